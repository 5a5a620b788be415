"""For everyone: axe on every screen, keyboard alone, narrow screens, all words."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import ROOT, Person, play_in_words
from tripolis.engine.match import Match, new

Arrive = Callable[..., Person]

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
LANGUAGES = ("en", "ru", "pl", "cs")
NARROW = {"width": 360, "height": 740}
WIDE = {"width": 1440, "height": 900}

# By how much the page, or a board that hides what does not fit, is wider than it should be.
TOO_WIDE = """Math.max(...[document.documentElement, ...document.querySelectorAll('.board')]
  .map((part) => part.scrollWidth - part.clientWidth))"""


@pytest.fixture(scope="module")
def anna(browser: Browser, server: str) -> Iterator[Person]:
    """Somebody who has every screen: a table waiting, three being played, and one that is over."""
    if not Path(AXE).is_file():
        pytest.skip("axe is not installed: `npm ci` in web/ installs it.")
    one = Person(browser.new_context(locale="en-GB", reduced_motion="reduce"), server)
    one.context.add_init_script(path=AXE)
    yield one
    assert one.problems == []
    one.context.close()


@pytest.fixture(scope="module")
def over(anna: Person) -> str:
    """A match of the smallest game, played to its end."""
    table = anna.set_up("lanterns")
    anna.go(f"/table/{table}")
    play_in_words(anna.page)
    return table


def findings(page: Page) -> list[str]:
    """What axe has to say about the page as it stands."""
    result: dict[str, Any] = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    return [
        f"{finding['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for finding in result["violations"]
        for node in finding["nodes"]
    ]


def speak(anna: Person, language: str) -> None:
    """The language is chosen on the first page's select, as anywhere."""
    anna.page.evaluate("tag => localStorage.setItem('language', tag)", language)
    anna.page.reload()
    expect(anna.page.locator("html")).to_have_attribute("lang", language)
    expect(anna.page.locator("main")).to_be_visible()


def check(anna: Person, open_up: Callable[[Page], None] = lambda page: None) -> None:
    """The screen in four languages: narrow and light, wide and dark; axe hears both in English."""
    page = anna.page
    found: list[str] = []
    for language in LANGUAGES:
        page.set_viewport_size(NARROW)
        page.emulate_media(color_scheme="light")
        speak(anna, language)
        open_up(page)
        if too_wide := page.evaluate(TOO_WIDE):
            found.append(f"{language}: {too_wide} px too wide")
        if language in ("en", "ru"):
            found += [f"{language}, light: {finding}" for finding in findings(page)]
        page.set_viewport_size(WIDE)
        page.emulate_media(color_scheme="dark")
        if language != "ru":
            found += [f"{language}, dark: {finding}" for finding in findings(page)]
        found += [f"{language}: no word {key}" for key in anna.missing_words()]
    page.emulate_media(color_scheme="light")
    assert found == []


def test_the_front_page_suits_everyone(anna: Person) -> None:
    anna.go()
    check(anna, lambda page: expect(page.locator(".game").first).to_be_visible())


@pytest.mark.parametrize("game", ["kosmopolis", "splendor", "comparity"])
def test_the_form_for_a_table_suits_everyone(anna: Person, game: str) -> None:
    def open_up(page: Page) -> None:
        shut = page.locator("details:not([open]) summary")
        while shut.count():
            shut.first.click()

    anna.go(f"/new/{game}?with=device")
    check(anna, open_up)


def test_the_waiting_room_suits_everyone(anna: Person) -> None:
    anna.go(f"/table/{anna.set_up('splendor', {'kind': 'open'})}")
    check(anna)


@pytest.mark.parametrize("game", ["kosmopolis", "splendor", "comparity"])
def test_a_table_suits_everyone_as_a_board_and_in_words(anna: Person, game: str) -> None:
    def shown(page: Page) -> None:
        expect(page.locator(".prompt h1")).to_be_visible()
        expect(page.locator(".prompt .tools button").last).to_be_enabled()

    anna.go(f"/table/{anna.set_up(game)}")
    check(anna, shown)
    anna.page.evaluate("localStorage.setItem('table', 'words')")
    check(anna, shown)
    anna.page.evaluate("localStorage.setItem('table', 'board')")


def test_the_drawer_suits_everyone(anna: Person, over: str) -> None:
    page = anna.page
    page.set_viewport_size(NARROW)
    anna.go(f"/table/{over}")
    speak(anna, "en")
    for tab in ("log", "chat", "rules", "settings"):
        page.locator(f"#tab-{tab}").click()
        expect(page.locator("#drawer")).to_be_visible()
        assert findings(page) == []


def test_the_end_and_the_replay_suit_everyone(anna: Person, over: str) -> None:
    anna.go(f"/table/{over}")
    check(anna, lambda page: page.locator(".ending details summary").click())
    anna.go(f"/table/{over}?replay=1")
    check(anna, lambda page: expect(page.locator(".replay .areas")).to_be_visible())


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("kosmopolis", 2, {}),
        ("kosmopolis", 4, {}),
        ("splendor", 4, {"modules": ["cities", "trading_posts", "orient", "strongholds"]}),
        ("comparity", 4, {}),
    ],
)
def test_a_board_with_everything_revealed_suits_everyone(
    anna: Person, game: str, players: int, options: dict[str, Any]
) -> None:
    page = anna.page
    page.set_viewport_size(NARROW)
    match = some_match(game, players, options)
    anna.ask("GET", "/me")
    table = anna.ask("POST", "/records", match.record())["id"]
    found: list[str] = []
    for moment in (len(match.played) // 2, len(match.played)):
        anna.go(f"/table/{table}?replay={moment}")
        expect(page.locator(f".replay .{game}")).to_be_visible()
        found += [f"{moment}: {finding}" for finding in findings(page)]
        if too_wide := page.evaluate(TOO_WIDE):
            found.append(f"{moment}: {too_wide} px too wide")
    assert found == []


def some_match(game: str, players: int, options: dict[str, Any]) -> Match:
    """A match to its end, played by chance."""
    match = new(game, players, seed=3, **options)
    chance = random.Random(3)
    while not match.over:
        seat = match.awaited[0]
        match.play(seat, chance.choice(match.legal(seat)))
    return match


def test_the_curtain_suits_everyone(anna: Person) -> None:
    anna.go(f"/table/{anna.set_up('kosmopolis', {'kind': 'local', 'name': 'Boris'})}")
    check(anna, lambda page: expect(page.locator(".curtain")).to_be_visible())


def test_the_keyboard_alone_leads_to_a_move(person: Arrive) -> None:
    anna = person(viewport=WIDE)
    page = anna.go()
    expect(page.locator(".game").first).to_be_visible()
    _tab_to(page, "Play now (Kosmopolis)")
    page.keyboard.press("Enter")
    expect(page.locator(".prompt.mine")).to_be_visible()
    _tab_to(page, "Words")
    page.keyboard.press("Enter")
    expect(page.locator(".moves button").first).to_be_visible()
    _tab_to(page, page.locator(".moves button").first.inner_text())
    page.keyboard.press("Enter")
    expect(page.locator(".areas")).to_contain_text("Kept cards")


def _tab_to(page: Page, name: str) -> None:
    """Press Tab until the focus is on the button of that name; it must be seen there."""
    for _ in range(80):
        page.keyboard.press("Tab")
        focused = page.evaluate(
            "(focus => [focus.getAttribute('aria-label') ?? focus.innerText,"
            " getComputedStyle(focus).outlineStyle])(document.activeElement)"
        )
        if " ".join(focused[0].split()) == name:
            assert focused[1] != "none"
            return
    raise AssertionError(f"Tab never comes to “{name}”.")
