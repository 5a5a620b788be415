"""Lessons in the page, walked by somebody who does only what the screen says."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.conftest import Person
from tests.web.test_access import flaws

Arrive = Callable[..., Person]

NARROW: ViewportSize = {"width": 360, "height": 740}
WIDE: ViewportSize = {"width": 1440, "height": 900}

# Clicks what is highlighted and glows; a choice that is complete is confirmed. Where the lesson
# leaves a choice, `wish` is what the sentence suggests. Says what is pointed at but out of sight.
LEARNER = """(wish) => {
  const chosen = '.taken, .picked, .up, [aria-pressed=true]';
  const board = document.querySelector('.lesson .board');
  const all = (selector) => [...board.querySelectorAll(selector)]
    .filter((one) => one.offsetParent !== null && !one.disabled);
  const fresh = (selector) => all(selector).filter((one) => !one.matches(chosen));
  const next = [
    ...fresh('.can.hinted, .may.hinted'),
    ...all('.button.main.can, .button.main.glow, .button.next.can'),
    ...all('.can.hinted'),
    ...fresh('.can[data-pointed]'),
    ...(wish ? fresh(wish) : []),
    ...fresh('.pile.can'),
    ...fresh('.cell.can'),
  ][0];
  next?.click();
  return Boolean(next);
}"""
OUT_OF_SIGHT = """() => [...document.querySelectorAll('.lesson [data-pointed]')]
  .filter((one) => {
    const box = one.getBoundingClientRect();
    return !box.width || box.right <= 0 || box.left >= innerWidth;
  }).map((one) => one.className)"""
WISHES = {"comparity": '.own[data-piece="golden_gate_bridge"]'}


def at(page: Page) -> int:
    return int(page.locator("progress").get_attribute("value") or 0)


SHORT = [
    ("comparity", "year"),
    ("kosmopolis", "closest"),
    ("splendor", "cities"),
    ("splendor", "orient"),
    ("splendor", "strongholds"),
    ("splendor", "trading_posts"),
]
# What a sentence asks for where nothing on the board is highlighted alone: clicks, in order.
ASKED = {
    "The Parthenon is older": ['.row [data-piece="parthenon"]', '[data-cell="-1,0"]'],
    "Eiffel Tower": ['.row [data-piece="eiffel_tower"]', '[data-cell="0,1"]'],
    "two red": ["[data-gem=red]", "[data-gem=red]", "[data-gem=white]"],
}


def walk(
    page: Page, game: str, width: int, choices: Mapping[str, list[str]] = MappingProxyType({})
) -> None:
    """Do what the screen says until the lesson is over; `choices` are those it leaves open."""
    last = page.get_by_role("button", name="Play a real game")
    go_on = page.locator(".speech .go:enabled")
    # A game's board comes after the first words, on a busy machine much later.
    page.locator(".lesson .board > :not(.quiet)").first.wait_for(state="attached")
    for _ in range(120):
        expect(page.locator(".lesson:not(.busy)")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.evaluate(OUT_OF_SIGHT) == []
        if last.is_visible():
            break
        sentence = page.locator("h1").inner_text()
        asked = next((clicks for words, clicks in choices.items() if words in sentence), None)
        if go_on.is_visible():
            go_on.click()
        elif asked:
            do_what_is_asked(page, asked)
        else:
            page.wait_for_function(LEARNER, arg=WISHES.get(game))
    assert last.is_visible()
    assert at(page) == int(page.locator("progress").get_attribute("max") or 0)


def do_what_is_asked(page: Page, clicks: list[str]) -> None:
    """Put the choice together, and confirm it."""
    before = at(page)
    board = page.locator(".lesson .board")
    for selector in clicks:
        board.locator(selector).first.evaluate("one => one.click()")
    confirm = board.locator(".button.main.can, .button.main.glow").first
    if confirm.is_visible():
        confirm.evaluate("one => one.click()")
    page.wait_for_function(f"() => document.querySelector('progress').value !== {before}")


@pytest.mark.parametrize("game", ["kosmopolis", "splendor", "comparity"])
def test_a_first_game_is_learned_by_doing_what_the_screen_says(person: Arrive, game: str) -> None:
    page = person(viewport=NARROW).go(f"/learn/{game}")
    walk(page, game, NARROW["width"])
    assert flaws(page) == []


@pytest.mark.parametrize("viewport", [NARROW, WIDE], ids=["360", "1440"])
@pytest.mark.parametrize(("game", "lesson"), SHORT, ids=[lesson for _, lesson in SHORT])
def test_a_short_lesson_is_learned_by_doing_what_the_screen_says(
    person: Arrive, game: str, lesson: str, viewport: ViewportSize
) -> None:
    page = person(viewport=viewport).go(f"/learn/{game}/{lesson}")
    walk(page, game, viewport["width"], ASKED)


def test_how_to_play_is_offered_on_every_cover_until_a_game_is_known(person: Arrive) -> None:
    anna = person()
    page = anna.go()
    offer = page.get_by_role("link", name="New here? Learn it in five minutes (Splendor)")
    expect(offer).to_be_visible()
    offer.click()
    expect(page.locator(".speech h1")).to_contain_text("You are a jeweller")
    page.get_by_role("link", name="Leave the lesson").click()
    expect(page.get_by_role("link", name="How to play (Splendor)")).to_be_visible()
    expect(page.locator(".learn.offered")).to_have_count(2)


def test_a_lesson_works_in_words_and_by_keyboard_and_answers_kindly(person: Arrive) -> None:
    anna = person()
    anna.in_words()
    page = anna.go("/learn/splendor")
    page.get_by_role("button", name="Go on").press("Enter")
    expect(page.locator(".looked")).to_have_text(
        "Look at: the white gems, the blue gems, the green gems"
    )
    page.locator(".moves button", has_text="red").first.press("Enter")
    expect(page.locator(".speech h1")).to_contain_text("Three different ones, exactly!")
    page.locator(".moves button.hinted").press("Enter")
    expect(page.locator(".speech h1")).to_contain_text("two of one colour")


def test_a_lesson_changes_its_language_where_it_stands(person: Arrive) -> None:
    page = person(viewport={"width": 1440, "height": 900}).go("/learn/comparity")
    page.get_by_role("button", name="Go on").click()
    page.locator(".language select").select_option("cs")
    expect(page.locator(".speech h1")).to_contain_text("Váš Burdž Chalífa")
