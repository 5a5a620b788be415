"""After the game: who won, how it went, and another look at it."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import Person, finish

Arrive = Callable[..., Person]
Json = dict[str, Any]


def _line(player: int, key: str = "kosmopolis-log-drafted-secretly") -> Json:
    return {"key": key, "args": {"player": {"seat": player}}}


def _analysis(matters: dict[int, Json], last: int) -> Json:
    """An analysis of a match of two with something to say about some of its moves."""
    moments = [
        {
            "number": number,
            "seq": number,
            "seat": number % 2 if number else None,
            "move": "",
            "own_chances": [0.5, 0.5],
            "true_chances": [0.4, 0.6] if number % 2 else [0.6, 0.4],
            "better": None,
            "swing": 0.2,
            "lines": [],
            **matters.get(number, {}),
        }
        for number in range(last + 1)
    ]
    return {"status": "done", "moments": moments, "turning_points": [4, 5]}


def _answer_analysis(page: Page, told: Json) -> None:
    page.route("**/analysis", lambda route: route.fulfill(json=told))


def _missed(anna: Person, table: str) -> Json:
    """A move that Anna could have made with her first one."""
    shown = anna.ask("GET", f"/tables/{table}")
    play = shown["play"]
    move = next(move for move in play["legal"] if move["parts"]["kind"] == "draft")
    better = {**move, "move": move.pop("text"), "view": play["view"]}
    return {**better, "chance": 0.61, "chance_played": 0.48}


def test_the_end_page_asks_once_and_shows_every_turning_point(person: Arrive) -> None:
    anna = person()
    table = anna.set_up("kosmopolis")
    finish(anna, table)
    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    told = _analysis({4: {"seat": 0, "lines": [_line(0)]}, 5: {"lines": [_line(1)]}}, 9)
    _answer_analysis(anna.page, told)
    page = anna.go(f"/table/{table}")
    turns = page.locator(".chances li").filter(has_text=re.compile(r"Move \d"))
    expect(turns).to_have_count(2)
    expect(turns.first).to_contain_text("Move 4: ")
    expect(turns.first).to_contain_text("40% → 60%")
    assert asked.count("analysis") == 1
    assert not [path for path in asked if path.startswith("replay")]


def test_an_analysis_that_is_refused_says_why_and_can_be_asked_for_again(person: Arrive) -> None:
    anna = person()
    table = anna.set_up("lanterns")
    finish(anna, table)
    why = {"key": "server-too-many", "args": {}, "text": "Too many questions at once."}
    refusal = {"status": 429, "json": {"error": why}}
    anna.page.route("**/analysis", lambda route: route.fulfill(**refusal))
    page = anna.go(f"/table/{table}")
    expect(page.get_by_role("alert")).to_contain_text("Too many questions at once.")
    page.unroute("**/analysis")
    _answer_analysis(page, _analysis({}, 9))
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("img", name="Winning chances over the game")).to_be_visible()


def test_better_moves_are_told_in_words_on_the_curve_in_the_log_and_in_the_replay(
    person: Arrive,
) -> None:
    anna = person(viewport={"width": 1440, "height": 900})
    table = anna.set_up("kosmopolis")
    better = _missed(anna, table)
    finish(anna, table)
    mine, other = {"seat": 0, "better": better}, {"seat": 1, "better": better}
    told = _analysis({2: {**other, "lines": [_line(1)]}, 3: {**mine, "lines": [_line(0)]}}, 9)
    _answer_analysis(anna.page, told)
    page = anna.go(f"/table/{table}")
    words = re.compile(r"Better: Keep .+, 61% instead of 48%")
    lists = page.locator(".chances li").filter(has_text=words)
    # Your own first; the others' are folded away.
    expect(lists.first).to_contain_text("Move 3: ")
    expect(lists.first).to_be_visible()
    expect(lists.nth(1)).to_be_hidden()
    expect(page.locator("figure path.missed title")).to_have_count(2)
    expect(page.locator("figure path.missed title").first).to_have_text(words)
    expect(page.locator(".log li").filter(has_text=words).first).to_be_visible()
    assert not re.search(r"draft [BPGY]\d", page.locator(".ending").inner_text())
    lists.first.get_by_role("button").click()
    expect(page.locator(".replay .told")).to_have_text(words)


def test_the_ending_fits_who_is_looking(person: Arrive) -> None:
    lively = {"reduced_motion": "no-preference"}
    anna, boris, eva = person(**lively), person(**lively), person(**lively)
    table = anna.set_up("lanterns", {"kind": "open"}, visibility="public")
    boris.join(table, anna, "Boris")
    anna.ask("PATCH", "/me", {"name": "Anna"})
    for one in (anna, boris, eva):
        one.go(f"/table/{table}")
        expect(one.page.locator(".prompt h1")).to_be_visible()
    chance = random.Random(5)
    while not anna.ask("GET", f"/tables/{table}")["play"]["over"]:
        if not anna.play_any(table, chance):
            boris.play_any(table, chance)
    winners = anna.ask("GET", f"/tables/{table}")["play"]["result"]["winners"]
    for seat, one in enumerate((anna, boris, eva)):
        ending = one.page.locator(".ending")
        expect(ending).to_be_visible()
        title = ending.get_by_role("heading", level=2)
        if seat in winners:
            expect(title).to_have_text(re.compile(r"^You (win|share)"))
            expect(ending.locator(".confetti")).to_have_count(1)
        else:
            expect(title).not_to_contain_text("You")
            expect(ending.locator(".confetti")).to_have_count(0)
        close = ending.locator(".close")
        if len(winners) == 2:
            expect(close).to_have_count(0)
        elif seat < 2 and seat not in winners:
            expect(close).to_contain_text("You came second of 2.")
        else:
            expect(close).not_to_contain_text("You")


def test_arrow_keys_step_through_a_replay_and_the_log_follows(person: Arrive) -> None:
    anna = person(viewport={"width": 1440, "height": 900})
    table = anna.set_up("kosmopolis")
    finish(anna, table)
    page = anna.go(f"/table/{table}?replay=0")
    slider = page.get_by_label("Moment of the game")
    expect(page.locator(".replay .count")).to_have_text(re.compile(r"^0 of [1-9]"))
    page.keyboard.press("End")
    last = json.loads(slider.get_attribute("max") or "0")
    expect(slider).to_have_value(str(last))
    here = page.locator(".log li.at")
    expect(here).to_have_count(1)
    expect(here).to_be_in_viewport()
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("2")
    expect(here).to_be_in_viewport()
    expect(page.locator(".log li").last).not_to_be_in_viewport()
