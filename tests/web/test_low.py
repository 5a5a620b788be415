"""Small windows: whatever can be done is in view, upright, on its side, and at 200 %."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.conftest import Person

Arrive = Callable[..., Person]

SIZES: list[ViewportSize] = [
    {"width": 360, "height": 640},
    {"width": 640, "height": 360},
    {"width": 740, "height": 360},
    {"width": 720, "height": 450},  # 1440x900 at 200 %
]
BOTS = [{"kind": "bot", "level": "newcomer"}] * 2

# What of a selector lies outside the window, or under something else.
OUT_OF_VIEW = """selector => [...document.querySelectorAll(selector)].filter((element) => {
  const {left, top, right, bottom} = element.getBoundingClientRect();
  const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight
    || !element.contains(there);
}).map((element) => `${element.className}: ${element.innerText}`)"""

each_size = pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s['width']}x{s['height']}")


def sit_down(anna: Person, game: str) -> Page:
    page = anna.go(f"/table/{anna.set_up(game, *BOTS)}")
    expect(page.locator(".prompt.mine")).to_be_visible()
    return page


def all_in_view(page: Page, selector: str) -> None:
    expect(page.locator(selector).first).to_be_visible()
    # A board may scroll to what is asked for.
    page.wait_for_function(f"selector => ({OUT_OF_VIEW})(selector).length === 0", arg=selector)


@each_size
def test_all_of_a_draft_and_of_a_hand_is_in_view(person: Arrive, size: ViewportSize) -> None:
    anna = person(viewport=size)
    page = sit_down(anna, "kosmopolis")
    cards = page.locator(".hand-card")
    all_in_view(page, ".hand-card, .keep")
    cards.nth(0).click()
    cards.nth(1).click()
    all_in_view(page, ".keep.can")
    table = page.url.rsplit("/", 1)[1]
    while anna.ask("GET", f"/tables/{table}")["play"]["view"]["phase"] != "play":
        anna.play_any(table)
    page.reload()
    expect(page.locator(".prompt.mine")).to_be_visible()
    all_in_view(page, ".hand-card")
    page.locator(".hand-card.can").first.click()
    all_in_view(page, ".choices button")


@each_size
def test_all_cards_and_gems_are_in_view(person: Arrive, size: ViewportSize) -> None:
    page = sit_down(person(viewport=size), "splendor")
    all_in_view(page, ".market [data-place], .market .deck, [data-gem]")
    page.locator("[data-gem=white]").click()
    all_in_view(page, "[data-gem], .tray button")
    page.locator(".tray [data-act=cancel]").click()
    page.locator("[data-place='2b']").click()
    all_in_view(page, ".tray button")


ALL_MODULES = {"modules": ["cities", "strongholds", "trading_posts", "orient"]}


def test_a_phone_shows_every_card_that_can_be_had_also_with_every_module(person: Arrive) -> None:
    anna = person(viewport=SIZES[0])
    table = anna.set_up("splendor", *BOTS, options=ALL_MODULES)
    page = anna.go(f"/table/{table}")
    expect(page.locator(".prompt.mine")).to_be_visible()
    all_in_view(page, ".market .can, .market .may, [data-gem]")
    assert page.locator(".of-orient [data-place].may").count() == 6
    reserve(anna, table)
    page.reload()
    expect(page.locator(".own .reserved button")).to_have_count(1)
    expect(page.locator(".prompt.mine")).to_be_visible()
    all_in_view(page, ".market .can, .market .may, .own .reserved .can, [data-gem]")


def reserve(anna: Person, table: str) -> None:
    """Reserve a card, and come to the next turn."""
    for wanted in ("reserve", ""):
        while True:
            shown = anna.ask("GET", f"/tables/{table}")
            play = shown["play"]
            if play["seat"] in play["awaited"]:
                break
        if not wanted:
            return
        move = next(move["text"] for move in play["legal"] if move["text"].startswith(wanted))
        sent = {"seat": play["seat"], "move": move, "seq": shown["seq"]}
        anna.ask("POST", f"/tables/{table}/moves", sent)


@each_size
def test_a_hint_stays_in_view_with_what_it_points_at(person: Arrive, size: ViewportSize) -> None:
    anna = person(viewport=size)
    table = anna.set_up("splendor", *BOTS)
    legal = anna.ask("GET", f"/tables/{table}")["play"]["legal"]
    move = next((move["text"] for move in legal if move["text"] == "reserve 1a"), "")
    why = {"key": "hint-only-move", "args": {"chance": 61}}
    told = {"move": move, "chance": 0.61, "runner_up": None, "runner_up_chance": None, "why": why}
    anna.page.route("**/hint*", lambda route: route.fulfill(json=told))
    page = anna.go(f"/table/{table}")
    expect(page.locator(".prompt.mine")).to_be_visible()
    page.get_by_role("button", name="Hint").click()
    all_in_view(page, ".banner.hint, [data-place='1a'].hinted")


# Names that are wider than the room they have, without the letter that the face beside them shows.
CUT = """all => all.filter((one) => {
  const name = document.createRange();
  name.selectNodeContents([...one.childNodes].find((node) => node.nodeValue?.trim()));
  return name.getBoundingClientRect().width > one.clientWidth + 1;
}).map((one) => one.innerText)"""


def test_the_names_of_a_full_table_are_whole(person: Arrive) -> None:
    for game, names in (("comparity", ".bar .name"), ("kosmopolis", ".bar .name, .player .who b")):
        anna = person(viewport=SIZES[0])
        bots = [{"kind": "bot", "level": "newcomer"}] * (4 if game == "comparity" else 3)
        anna.ask("GET", "/me")
        anna.ask("PATCH", "/me", {"name": "Anna"})
        page = anna.go(f"/table/{anna.set_up(game, *bots)}")
        for one in names.split(", "):
            expect(page.locator(one).first).to_be_visible()
        assert page.locator(names).evaluate_all(CUT) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= 360


@each_size
def test_the_row_the_map_and_the_pile_are_in_view(person: Arrive, size: ViewportSize) -> None:
    page = sit_down(person(viewport=size), "comparity")
    all_in_view(page, ".place:nth-child(-n + 3) .own, .stack:not(.empty), .zooms button")
    # The map shows a part of a zone that has grown, with places to lay a card.
    page.locator(".own.can").first.click()
    all_in_view(page, ".deed button")
    page.wait_for_function(
        f"all => ({OUT_OF_VIEW})(all).length < document.querySelectorAll(all).length",
        arg=".cell.can",
    )


def test_the_frame_gives_way_on_its_side(person: Arrive) -> None:
    page = sit_down(person(viewport=SIZES[1]), "splendor")
    top = page.locator(".board").first.bounding_box()
    assert top is not None
    assert top["y"] < 56
    assert top["height"] >= 300
    page.get_by_role("button", name="Rules").click()
    expect(page.locator("#drawer .rules")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= 640
