"""Comparity at its own table: by what glows, and by the keys alone."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.conftest import Person
from tests.web.wire import Wire
from tripolis.engine.match import new
from tripolis.words import Line, say

Arrive = Callable[..., Person]

MOST_MOVES = 250

# What of a selector can be seen and clicked: the map shows a part of the zone.
IN_SIGHT = """selector => [...document.querySelectorAll(selector)].flatMap((element, number) => {
    const {x, y, width, height} = element.getBoundingClientRect()
    const seen = document.elementFromPoint(x + width / 2, y + height / 2)
    return element.contains(seen) ? [number] : []
})"""


def click_one(page: Page, selector: str) -> bool:
    """Click the first of these that can be seen, if there is one."""
    seen: list[int] = page.evaluate(IN_SIGHT, selector)
    if seen:
        page.locator(selector).nth(seen[0]).click()
    return bool(seen)


def wait_for_something_to_do(page: Page) -> bool:
    """Wait until something glows; says whether the match goes on."""
    ending = page.locator(".ending")
    expect(page.locator(".comparity .can").or_(ending).first).to_be_visible(timeout=30_000)
    return not ending.is_visible()


def wait_until_still(page: Page, selector: str) -> None:
    """Wait until a thing has kept its place for a frame: a map fits itself into the room it has."""
    page.locator(selector).first.evaluate(
        """thing => new Promise((done) => {
          let before = '';
          const look = () => {
            const now = JSON.stringify(thing.getBoundingClientRect());
            if (now === before) return done();
            before = now;
            requestAnimationFrame(look);
          };
          look();
        })"""
    )


def sit_down(anna: Person, *levels: str, **options: str) -> Page:
    bots = [{"kind": "bot", "level": level} for level in levels or ("newcomer",)]
    page = anna.go(f"/table/{anna.set_up('comparity', *bots, options=options)}")
    expect(page.get_by_role("grid", name="Zone")).to_be_visible()
    return page


def test_a_whole_match_by_clicking_what_glows(person: Arrive, tmp_path: Path) -> None:
    anna = person()
    wire = Wire(anna)
    page = sit_down(anna)
    kinds: set[str] = set()
    for _ in range(MOST_MOVES):
        if not wait_for_something_to_do(page):
            break
        kinds.add(click_what_glows(page, doubtful="check" not in kinds))
    expect(page.locator(".ending")).to_be_visible()
    assert {"lay", "check"} <= kinds
    wire.kept_secrets(tmp_path)


def click_what_glows(page: Page, doubtful: bool) -> str:
    """One choice: a doubt to begin with, then cards; a button where one is offered."""
    if doubtful and click_one(page, ".laid.can"):
        # A neighbour to open is opened at once; a check wants a second word.
        confirm = page.get_by_role("button", name="Check", exact=True)
        if confirm.is_visible():
            confirm.click()
            return "check"
        return "open"
    if click_one(page, ".bar .main.can"):
        return "button"
    if click_one(page, ".own.can"):
        return "lay" if click_one(page, ".cell.can") else "give"
    assert click_one(page, ".laid.can"), "Nothing that glows can be clicked."
    return "open or discard"


def test_a_whole_match_by_the_keys_alone(person: Arrive) -> None:
    page = sit_down(person(), mode="year")
    for _ in range(MOST_MOVES):
        if not wait_for_something_to_do(page):
            break
        press_what_glows(page)
    expect(page.locator(".ending")).to_be_visible()


def press_what_glows(page: Page) -> None:
    if page.locator(".bar .main.can").count():
        tab_to(page, ".bar .main.can")
        page.keyboard.press("Enter")
    elif page.locator(".own.can").count():
        laying = page.locator(".cell.free").count() > 0
        tab_to(page, ".own.can")
        page.keyboard.press("Enter")
        if laying:
            # The keys are on the map now, at a free cell.
            expect(page.locator(".cell.can:focus")).to_be_visible()
            page.keyboard.press("Enter")
    else:
        tab_to(page, ".cell")
        walk_to(page, ".cell:has(.laid.can)")
        page.keyboard.press("Enter")


def tab_to(page: Page, selector: str) -> None:
    for _ in range(60):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"The Tab key does not lead to {selector}.")


def walk_to(page: Page, selector: str) -> None:
    """Walk over the map with the arrow keys."""
    goal = page.locator(selector).first.get_attribute("data-cell")
    here = page.locator(".cell:focus").get_attribute("data-cell")
    assert goal is not None
    assert here is not None
    (x, y), (to_x, to_y) = (map(int, cell.split(",")) for cell in (here, goal))
    for key, steps in (
        ("ArrowRight", to_x - x),
        ("ArrowLeft", x - to_x),
        ("ArrowUp", to_y - y),
        ("ArrowDown", y - to_y),
    ):
        for _ in range(steps):
            page.keyboard.press(key)
    expect(page.locator(f'.cell[data-cell="{goal}"]')).to_be_focused()


FIRST_IN_SIGHT = """cells => cells.findIndex((cell) => {
    const {x, y, width, height} = cell.getBoundingClientRect();
    return cell.contains(document.elementFromPoint(x + width / 2, y + height / 2));
})"""
"""The number of the first cell that nothing lies over: the map reaches beyond its window."""


def test_a_card_put_where_it_touches_nothing_is_refused_with_the_reason(person: Arrive) -> None:
    page = sit_down(person())
    assert wait_for_something_to_do(page)
    click_one(page, ".own.can")
    cells = page.locator(".cell:not(.free):not(:has(.laid))")
    cells.nth(cells.evaluate_all(FIRST_IN_SIGHT)).click()
    expect(page.get_by_text("That cell touches no card of the zone.")).to_be_visible()


def test_a_card_in_the_hand_is_still_there_after_a_reload(person: Arrive) -> None:
    page = sit_down(person())
    assert wait_for_something_to_do(page)
    page.locator(".own.can").nth(2).click()
    name = page.locator(".own.chosen .unseen").inner_text()
    page.reload()
    expect(page.get_by_role("button", name=name, pressed=True)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".own.chosen")).to_have_count(0)


def test_a_finger_looks_at_a_cell_before_it_lays_a_card_there(person: Arrive) -> None:
    page = sit_down(person(has_touch=True, viewport={"width": 360, "height": 740}))
    assert wait_for_something_to_do(page)
    page.locator(".own.can").first.tap()
    laid = page.locator(".laid").count()
    page.locator(".cell.can").nth(page.evaluate(IN_SIGHT, ".cell.can")[0]).tap()
    expect(page.locator(".ghost")).to_be_visible()
    expect(page.get_by_text("taller than").or_(page.get_by_text("as tall as"))).to_be_visible()
    assert page.locator(".laid").count() == laid
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    page.get_by_role("button", name="Lay it here").tap()
    expect(page.locator(".laid")).not_to_have_count(laid)


def test_the_map_zooms_and_shows_everything_again(person: Arrive) -> None:
    page = sit_down(person())
    assert wait_for_something_to_do(page)
    for way in ("buttons", "wheel", "keys"):
        zoom_and_show_everything_again(page, way)


def zoom_and_show_everything_again(page: Page, way: str) -> None:
    wait_until_still(page, ".laid")
    card = page.locator(".laid").first
    width = card.evaluate("card => card.offsetWidth")

    def grows() -> None:
        expect(card).not_to_have_js_property("offsetWidth", width)
        assert card.evaluate("card => card.offsetWidth") > width

    if way == "buttons":
        page.get_by_role("button", name="Zoom in").click()
        grows()
        page.get_by_role("button", name="Show the whole zone").click()
    elif way == "wheel":
        card.hover()
        page.mouse.wheel(0, -200)
        grows()
        page.get_by_role("button", name="Show the whole zone").click()
    else:
        page.locator('.cell[tabindex="0"]').focus()
        page.keyboard.press("+")
        grows()
        page.keyboard.press("0")
    laid = page.locator(".laid").count()
    page.wait_for_function(
        f"([all, count]) => ({IN_SIGHT})(all).length == count", arg=[".laid", laid]
    )


def test_the_map_is_dragged_and_what_ends_the_drag_chooses_nothing(person: Arrive) -> None:
    page = sit_down(person())
    assert wait_for_something_to_do(page)
    wait_until_still(page, ".laid")
    card = page.locator(".laid").first
    before = card.bounding_box()
    assert before is not None
    x, y = before["x"] + before["width"] / 2, before["y"] + before["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 40, y - 10, steps=4)
    page.mouse.up()
    wait_until_still(page, ".laid")
    after = card.bounding_box()
    assert after is not None
    assert after["x"] == pytest.approx(before["x"] - 40, abs=2)
    assert page.locator(".laid.picked").count() == 0


def test_a_card_is_dragged_from_the_row_to_a_cell(person: Arrive) -> None:
    page = sit_down(person())
    assert wait_for_something_to_do(page)
    laid = page.locator(".laid").count()
    cell = page.locator(".cell.free").nth(page.evaluate(IN_SIGHT, ".cell.free")[0])
    page.locator(".own.can").first.drag_to(cell)
    expect(page.locator(".laid")).not_to_have_count(laid)


PHONE: ViewportSize = {"width": 360, "height": 640}


def lay_cards(anna: Person, table: str, moves: int) -> None:
    """Lay cards without the page, so that the zone grows."""
    for played in range(moves):
        shown = anna.ask("GET", f"/tables/{table}")
        play = shown["play"]
        cards = [move for move in play["legal"] if move["parts"]["kind"] == "lay"]
        # To the right and upwards: a zone as wide and as high as can be.
        cards.sort(key=lambda move: (move["parts"]["x"], move["parts"]["y"])[:: (-1) ** played])
        body = {"seat": play["seat"], "move": cards[-1]["text"], "seq": shown["seq"]}
        anna.ask("POST", f"/tables/{table}/moves", body)


@pytest.mark.parametrize("size", [PHONE, {"width": 1440, "height": 900}], ids=["phone", "desk"])
def test_the_whole_zone_can_be_seen_at_once_with_nothing_over_it(
    person: Arrive, size: ViewportSize
) -> None:
    anna = person(viewport=size)
    # Both players at one device: bots who doubt could use up the pile and end the match.
    table = anna.set_up("comparity", {"kind": "local"})
    lay_cards(anna, table, 12)
    page = anna.go(f"/table/{table}")
    page.get_by_role("button", name="I am").click()
    assert wait_for_something_to_do(page)
    # The ribbon with the news goes by itself.
    page.add_style_tag(content=".news { display: none; }")
    cells = ".laid, .cell.free"
    whole = page.get_by_role("button", name="Show the whole zone")
    for _ in range(2):
        if len(page.evaluate(IN_SIGHT, cells)) < page.locator(cells).count():
            whole.click()
    page.wait_for_function(
        f"all => ({IN_SIGHT})(all).length == document.querySelectorAll(all).length", arg=cells
    )


def test_a_hint_brings_its_card_and_its_cell_into_view(person: Arrive) -> None:
    anna = person(viewport=PHONE)
    page = sit_down(anna)
    assert wait_for_something_to_do(page)
    table = page.url.rsplit("/", 1)[1]
    play = anna.ask("GET", f"/tables/{table}")["play"]
    lay = [move for move in play["legal"] if move["parts"]["kind"] == "lay"][-1]
    advice = {"move": lay["text"], "why": {"key": "page-none", "args": {}}}
    page.route("**/hint*", lambda route: route.fulfill(json=advice))
    for _ in range(4):
        page.get_by_role("button", name="Zoom in").click()
    grid = page.get_by_role("grid", name="Zone").bounding_box()
    assert grid is not None
    page.mouse.move(grid["x"] + 60, grid["y"] + 60)
    page.mouse.down()
    page.mouse.move(grid["x"] + 260, grid["y"] + 200, steps=5)
    page.mouse.up()
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".own.hinted")).to_be_visible()
    page.wait_for_function(f"all => ({IN_SIGHT})(all).length == 2", arg=".hinted:is(.own, .cell)")


@pytest.mark.parametrize("height", [720, 900])
def test_nobodys_row_is_cut_with_five_players(person: Arrive, height: int) -> None:
    anna = person(viewport={"width": 1280, "height": height})
    page = sit_down(anna, *["newcomer"] * 4)
    assert wait_for_something_to_do(page)
    cards = ".opponent li"
    assert page.locator(cards).count() >= 20
    page.wait_for_function(
        f"all => ({IN_SIGHT})(all).length == document.querySelectorAll(all).length", arg=cards
    )


def test_at_the_end_all_closed_cards_turn_over(person: Arrive) -> None:
    anna = person()
    anna.ask("GET", "/me")
    match = new("comparity", 3, seed=3)
    chance = random.Random(3)
    while not match.over:
        seat = match.awaited[0]
        match.play(seat, chance.choice(match.legal(seat)))
    record = match.record()
    page = anna.go(f"/table/{anna.ask('POST', '/records', record)['id']}")
    expect(page.locator(".ending")).to_be_visible()
    expect(page.locator(".cell .face.open").first).to_be_visible()
    expect(page.locator(".cell .face:not(.open) > .inner")).to_have_count(0)
    expect(page.locator(".opponent .face:not(.open) > .inner")).to_have_count(0)


def test_the_map_shows_coordinates_only_to_those_who_want_notation(person: Arrive) -> None:
    page = sit_down(person(), "newcomer", "newcomer")
    expect(page.locator(".cell").first).to_be_visible()
    expect(page.locator(".viewport .scale")).to_have_count(0)
    page.evaluate("localStorage.setItem('notation', 'on')")
    page.reload()
    expect(page.locator(".viewport .scale span").first).to_be_visible()


def test_a_landmark_has_its_article_in_a_sentence_and_none_before_it(person: Arrive) -> None:
    anna = person()
    anna.in_words()
    beside = ""
    while " of the " not in beside:  # some are named without one
        table = anna.set_up("comparity")
        view = anna.ask("GET", f"/tables/{table}")["play"]["view"]
        beside = say(Line("comparity-say-right", {"card": landmark(view["zone"][0]["card"])}))
    page = anna.go(f"/table/{table}")
    mine = say(landmark(view["seats"][0]["row"][0]["card"]))
    there = beside.partition(" of ")[2]
    # A bot may have taken one of the cells around it by now.
    named = re.compile(rf"^{re.escape(mine)} .*(left of|right of|above|below) {re.escape(there)}")
    expect(page.get_by_role("button", name=named).first).to_be_visible()


def landmark(card: str) -> Line:
    return Line(f"landmark-{card.replace('_', '-')}")


def test_no_number_of_a_closed_card_is_in_the_page(person: Arrive) -> None:
    page = sit_down(person(), "newcomer", "newcomer")
    assert wait_for_something_to_do(page)
    assert page.locator(".comparity .face:not(.open) > .inner").count() > 20
    assert page.locator(".comparity .face:not(.open) .number").count() == 0
