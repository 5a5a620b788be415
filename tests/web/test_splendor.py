"""Splendor at its own table: whole games against bots, and what the table says on the way."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Person
from tests.web.wire import Wire
from tripolis.engine.match import new

Arrive = Callable[..., Person]

BOT = {"kind": "bot", "level": "regular"}
MODULES = ["cities", "strongholds", "trading_posts", "orient"]

# Clicks what glows, dearest first, until the match is over or something to look for is there.
# Whatever lies over a thing that glows, so that a finger would not reach it, is written down.
PLAYER = """
window.covered = [];
window.playUntil = async (wanted) => {
  const all = (selector) => [...document.querySelectorAll('.splendor ' + selector)];
  const choose = () => {
    const wishes = ['.tray [data-main]', '[data-place].can', '.can:not([data-gem])',
                    '.can[data-gem]:not(.taken)', '.can', '.may'];
    for (const wish of wishes) {
      const found = all(wish);
      if (found.length) return found[Math.floor(Math.random() * found.length)];
    }
  };
  const reachable = (thing) => {
    thing.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = thing.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return thing.contains(there) || there?.closest('.notice');
  };
  for (let since = performance.now(); performance.now() - since < 60_000; ) {
    if (document.querySelector('.ending')) return 'over';
    const mine = document.querySelector('.prompt.mine');
    if (wanted && mine && document.querySelector(wanted)) return 'found';
    const thing = choose();
    if (thing) {
      since = performance.now();
      const kind = thing.className;
      if (!reachable(thing)) window.covered.push(kind);
      thing.click();
    }
    await new Promise((go) => setTimeout(go, thing ? 0 : 8));
  }
  return 'nothing glows';
};
"""


def sit_down(anna: Person, modules: list[str], ahead: int = 0) -> Page:
    """At a table where `ahead` moves were made without the page, which takes ten times as long."""
    anna.context.add_init_script(PLAYER)
    table = anna.set_up("splendor", BOT, options={"modules": modules})
    anna.play_on(table, ahead)
    page = anna.go(f"/table/{table}")
    expect(page.locator(".splendor")).to_be_visible()
    return page


def play_on(page: Page, wanted: str = "") -> str:
    return str(page.evaluate("(wanted) => playUntil(wanted)", wanted))


@pytest.mark.parametrize(
    "modules",
    [[], ["cities"], ["trading_posts"], ["orient"], ["strongholds"], MODULES],
    ids=lambda modules: "-".join(modules) or "base",
)
def test_a_game_is_played_to_its_end_by_clicking_what_glows(
    person: Arrive, tmp_path: Path, modules: list[str]
) -> None:
    anna = person()
    wire = Wire(anna)
    # From the first move on where no other test plays so; a single module joins in for the rest.
    page = sit_down(anna, modules, ahead=10 if len(modules) == 1 else 0)
    assert play_on(page) == "over"
    assert page.evaluate("covered") == []
    expect(page.locator(".ending")).to_contain_text("Cards:")
    wire.kept_secrets(tmp_path)


def test_a_guarded_card_says_whose_tower_stands_on_it(person: Arrive) -> None:
    anna = person()
    page = sit_down(anna, ["strongholds"])
    assert play_on(page, ".market [data-place].guarded") == "found"
    page.locator(".market [data-place].guarded").first.click()
    page.locator(".tray [data-act=buy]").click(force=True)
    expect(page.get_by_role("alert").or_(page.locator(".notice")).first).to_contain_text("Only")
    page.locator(".tray [data-act=cancel]").click()
    expect(page.locator(".tray [data-act=cancel]")).to_have_count(0)
    assert page.evaluate("covered") == []


GLOWING = """
() => {
  const gems = [...document.querySelectorAll('.splendor [data-gem].can:not(.taken)')];
  return {
    over: !!document.querySelector('.ending'),
    here: !!document.activeElement?.closest('.splendor :is(.can, .tray [data-main])')
          && !document.activeElement.matches('[data-gem]'),
    paying: !!document.activeElement?.matches('.splendor .pay .gem'),
    glow: !!document.querySelector('.splendor :is(.can, .may, .tray [data-main])'),
    things: !!document.querySelector('.splendor :is(.can:not([data-gem]), .tray [data-main])'),
    gems: gems.map((gem) => gem.dataset.gem),
  };
}
"""
LETTERS = {"white": "w", "blue": "u", "green": "g", "red": "r", "black": "k"}


def test_a_game_is_played_to_its_end_by_keyboard_alone(person: Arrive) -> None:
    anna = person()
    page = sit_down(anna, [], ahead=15)
    keyboard = page.keyboard
    for _ in range(6000):
        seen = page.evaluate(GLOWING)
        if seen["over"]:
            break
        if not seen["glow"]:
            page.wait_for_timeout(10)
        elif seen["paying"]:
            keyboard.press("ArrowRight")  # Enter would change the payment, back and forth for ever
        elif seen["here"]:
            keyboard.press("Enter")
        elif seen["things"] or page.evaluate("!document.activeElement.closest('.splendor')"):
            keyboard.press("Tab")
        elif seen["gems"]:
            keyboard.press(LETTERS[seen["gems"][0]])
        else:
            keyboard.press("ArrowRight")
    else:
        raise AssertionError("The match does not end.")
    expect(page.locator(".ending")).to_be_visible()


def test_gems_gathered_outlive_a_reload_and_cards_say_what_is_missing(person: Arrive) -> None:
    anna = person()
    page = sit_down(anna, [])
    expect(page.locator(".prompt.mine")).to_be_visible()
    page.locator("[data-gem=white]").click()
    page.locator("[data-gem=blue]").click()
    page.reload()
    expect(page.locator(".tray .set button")).to_have_count(2)
    page.locator("[data-gem=green]").click()
    expect(page.locator(".tray .set button")).to_have_count(3)
    page.locator(".tray [data-act=take]").click()
    expect(page.locator("[data-own=white]")).to_contain_text("1")
    expect(page.locator("[data-own=green]")).to_contain_text("Tokens: green, 1")
    view = anna.ask("GET", f"/tables/{page.url.rsplit('/', 1)[1]}")["play"]["view"]
    dear = next(card for card in view["face_up"] if sum(card["missing"].values()) > 0)
    shown = page.locator(f"[data-place='{dear['slot']}'] .badge")
    expect(shown).to_have_text(f"−{sum(dear['missing'].values())}")


MEASURES = """() => {
  const high = (selector) => document.querySelector(selector).getBoundingClientRect();
  const market = high('.market').height;
  return {
    share: market / (high('.splendor .bar').top - high('.prompt').bottom),
    rival: high('.rival').width,
    letters: parseFloat(getComputedStyle(document.querySelector('.rival .name')).fontSize),
  };
}"""


def test_cards_and_rivals_use_the_room_there_is(person: Arrive) -> None:
    anna = person(viewport={"width": 1440, "height": 900})
    page = sit_down(anna, [])
    expect(page.locator(".prompt.mine")).to_be_visible()
    fills = f"() => ({MEASURES})().share > 0.85"
    page.wait_for_function(fills)
    small = page.evaluate(MEASURES)
    page.set_viewport_size({"width": 1920, "height": 1080})
    page.wait_for_function(f"rival => ({MEASURES})().rival > rival * 1.2", arg=small["rival"])
    page.wait_for_function(fills)
    large = page.evaluate(MEASURES)
    assert large["letters"] > small["letters"] * 1.2


@pytest.mark.parametrize("size", [(360, 740), (1440, 900)])
def test_the_cloth_ends_where_the_table_does(person: Arrive, size: tuple[int, int]) -> None:
    anna = person(viewport={"width": size[0], "height": size[1]})
    anna.ask("GET", "/me")
    match = new("splendor", 3, seed=3)
    chance = random.Random(3)
    while not match.over:
        seat = match.awaited[0]
        match.play(seat, chance.choice(match.legal(seat)))
    page = anna.go(f"/table/{anna.ask('POST', '/records', match.record())['id']}")
    expect(page.locator(".ending")).to_be_visible()
    expect(page.locator(".splendor .market")).to_be_visible()
    page.wait_for_function(
        """() => {
          const board = document.querySelector('.splendor');
          const low = (thing) => thing.getBoundingClientRect().bottom;
          const things = [...board.querySelectorAll('button, section')];
          return low(board) - Math.max(...things.map(low)) < 60;
        }"""
    )


def drag_by_finger(page: Page, thing: str, *way: tuple[float, float]) -> None:
    """A finger on the middle of a thing, along a way, and up."""
    box = page.locator(thing).bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def touch(kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    touch("touchStart", at)
    for goal in way:
        for i in range(1, 11):
            touch(
                "touchMove",
                (at[0] + (goal[0] - at[0]) * i / 10, at[1] + (goal[1] - at[1]) * i / 10),
            )
        at = goal
    touch("touchEnd")


def test_a_finger_drags_cards_sideways_and_gems_anywhere_and_scrolls_up_and_down(
    person: Arrive,
) -> None:
    anna = person(has_touch=True, viewport={"width": 360, "height": 740})
    page = sit_down(anna, [])
    expect(page.locator(".prompt.mine")).to_be_visible()
    drag_by_finger(page, "[data-place='3c']", (200, 150))
    page.wait_for_function("scrollY > 0")
    expect(page.locator(".reserved [data-place]")).to_have_count(0)
    page.evaluate("scrollTo(0, 0)")
    drag_by_finger(page, "[data-gem=red]", (180, 640))
    expect(page.locator(".tray .set button")).to_have_count(1)
    page.locator(".tray [data-act=cancel]").tap()
    # What lies on the right is reserved, what lies on the left bought.
    drag_by_finger(page, "[data-place='3b']", (300, 420), (300, 640))
    expect(page.locator(".reserved [data-place]")).to_have_count(1)
