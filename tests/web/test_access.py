"""For everyone: axe on every screen, keyboard alone, narrow screens, all words."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.missing import missing
from tests.web.conftest import ROOT, Person, play_in_words
from tripolis.engine.match import Match, new

Arrive = Callable[..., Person]
Open = Callable[[Page], object]

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
NARROW: ViewportSize = {"width": 360, "height": 740}
WIDE: ViewportSize = {"width": 1440, "height": 900}

# What is wider than it has room for: the page, a board, a drawer, a dialog and what is in them.
TOO_WIDE = """[document.documentElement,
  ...document.querySelectorAll('.board, #drawer, #drawer > *, dialog, .banners')]
  .filter((part) => part.scrollWidth > part.clientWidth)
  .map((part) => `${part.tagName}.${part.className} is ${part.scrollWidth} px wide`)"""

# All that is written on the page, or said of it, outside of some of its parts.
WORDS = """(apart) => {
  const found = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode())
    if (!walk.currentNode.parentElement.closest(apart))
      found.add(walk.currentNode.data.trim());
  for (const name of ['aria-label', 'aria-valuetext', 'title', 'alt', 'placeholder'])
    for (const one of document.querySelectorAll(`[${name}]`)) found.add(one.getAttribute(name));
  return [...found];
}"""
# Moves are written alike in all languages, a proof is all digits, and what people type is theirs.
NOT_OURS = "noscript, code, pre, .chat .text, .ending dd, [lang]:not(html)"
NAMES = re.compile(r"Tripolis|Comparity|Anna|Boris")

# In which guise axe hears which language: each of both themes on each of both screens.
GUISES = {
    "en": (NARROW, "light"),
    "ru": (NARROW, "dark"),
    "pl": (WIDE, "light"),
    "cs": (WIDE, "dark"),
}


@contextmanager
def judge(browser: Browser, server: str, name: str) -> Iterator[Person]:
    """Somebody whose browser has axe."""
    if not Path(AXE).is_file():
        missing("no axe: `npm ci` in web/ installs it")
    one = Person(browser.new_context(locale="en-GB", reduced_motion="reduce"), server)
    one.context.add_init_script(path=AXE)
    one.ask("GET", "/me")
    one.ask("PATCH", "/me", {"name": name})
    yield one
    assert one.problems == []
    one.context.close()


@pytest.fixture(scope="module")
def anna(browser: Browser, server: str) -> Iterator[Person]:
    with judge(browser, server, "Anna") as one:
        yield one


@pytest.fixture(scope="module")
def boris(browser: Browser, server: str) -> Iterator[Person]:
    with judge(browser, server, "Boris") as one:
        yield one


@pytest.fixture(scope="module")
def over(anna: Person) -> str:
    """A match of the smallest game, played to its end."""
    table = anna.set_up("lanterns")
    anna.go(f"/table/{table}")
    play_in_words(anna.page)
    return table


def as_it_is(page: Page) -> None:
    """Nothing has to be opened."""


def findings(page: Page) -> list[str]:
    """What axe has to say about the page as it stands."""
    result: dict[str, Any] = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    return [
        f"{finding['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for finding in result["violations"]
        for node in finding["nodes"]
    ]


def flaws(page: Page) -> list[str]:
    """What axe finds in the light and in the dark, with the screen left as it was."""
    page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = []
    for theme in ("dark", "light"):
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        found += [f"{theme}: {finding}" for finding in findings(page)]
    return found


def check(anna: Person, open_up: Open = as_it_is, apart: str = NOT_OURS) -> None:
    """The screen must suit everyone."""
    assert look(anna, open_up, apart) == []


def look(anna: Person, open_up: Open, apart: str = NOT_OURS) -> list[str]:
    """What is wrong with the screen in four languages: on a phone, and in the guise axe judges."""
    page = anna.page
    found: list[str] = []
    written: dict[str, set[str]] = {}
    for language, (size, theme) in GUISES.items():
        found += narrow(anna, language, open_up)
        written[language] = set(page.evaluate(WORDS, apart))
        page.emulate_media(color_scheme=theme)
        resize(page, size)
        open_up(page)
        found += [f"{language}, {theme}: {finding}" for finding in findings(page)]
    page.emulate_media(color_scheme="light")
    for language in ("ru", "pl", "cs"):
        both = written["en"] & written[language]
        found += [f"{language}: {text}" for text in both if is_english(text, language)]
    return found


def narrow(anna: Person, language: str, open_up: Open) -> list[str]:
    """What is wrong with the screen on a phone, in a language."""
    page = anna.page
    open_up(page)
    page.evaluate("tag => speak(tag)", language)
    resize(page, NARROW)
    open_up(page)
    expect(page.locator("html")).to_have_attribute("lang", language)
    wide: list[str] = page.evaluate(TOO_WIDE)
    return [f"{language}: {part}" for part in wide] + [
        f"{language}: no word {key}" for key in anna.missing_words()
    ]


def resize(page: Page, size: ViewportSize) -> None:
    """Another screen; the page has seen that by the next frame."""
    page.set_viewport_size(size)
    page.evaluate("() => new Promise(requestAnimationFrame)")


def is_english(text: str, language: str) -> bool:
    """Has nobody translated this? Between alphabets a word tells, between cousins a sentence."""
    words = re.findall(r"\b[A-Za-z][a-z]{2,}", NAMES.sub("", text))
    return bool(words) if language == "ru" else sum(word.islower() for word in words) > 1


def test_the_front_page_and_its_settings_suit_everyone(anna: Person) -> None:
    anna.set_up("splendor", {"kind": "open"}, visibility="public")
    page = anna.go()
    check(anna, lambda page: expect(page.locator(".game").first).to_be_visible())
    page.locator("header button").click()
    check(anna, lambda page: expect(page.locator("dialog .settings")).to_be_visible())


@pytest.mark.parametrize(
    ("address", "part"),
    [
        ("/puzzles", "main .game"),
        ("/puzzles/kosmopolis", ".puzzle:not(.busy) .board > :not(.quiet)"),
        ("/puzzles/splendor", ".puzzle:not(.busy) .board > :not(.quiet)"),
        ("/puzzles/comparity", ".puzzle:not(.busy) .board .row"),
        ("/map", ".zone .free"),
        ("/me", "main .start"),
    ],
)
def test_puzzles_and_the_map_of_the_day_suit_everyone(
    anna: Person, address: str, part: str
) -> None:
    anna.go(address)
    check(anna, lambda page: expect(page.locator(part).first).to_be_visible())


@pytest.mark.parametrize("address", ["/nowhere", "/table/nowhere"])
def test_an_address_without_anything_suits_everyone(anna: Person, address: str) -> None:
    anna.go(address)
    check(anna, lambda page: expect(page.locator("main a.button")).to_be_visible())


@pytest.mark.parametrize("game", ["kosmopolis", "splendor", "comparity"])
def test_the_form_for_a_table_suits_everyone(anna: Person, game: str) -> None:
    page = anna.go(f"/new/{game}?with=device")
    expect(page.locator("form button.main")).to_be_visible()
    shut = page.locator("details:not([open]) summary")
    while shut.count():
        shut.first.click()
    check(anna)


def test_a_lesson_suits_everyone(anna: Person) -> None:
    # The sentences of a lesson come a moment after the page's other words.
    told = ", ".join(f"html[lang={tag}] .said[lang={tag}]" for tag in GUISES)
    anna.go("/learn/kosmopolis")
    check(anna, lambda page: expect(page.locator(told)).to_be_visible())
    anna.page.locator(".speech .go").click()
    expect(anna.page.locator(".speech.mine")).to_be_visible()
    check(anna, lambda page: expect(page.locator(told)).to_be_visible())


def test_the_waiting_room_suits_host_and_guest(anna: Person, boris: Person) -> None:
    table = anna.set_up("splendor", {"kind": "open"})
    anna.go(f"/table/{table}")
    check(anna, lambda page: expect(page.locator(".invite")).to_be_visible())
    boris.go(anna.ask("GET", f"/tables/{table}")["invite"])
    check(boris, lambda page: expect(page.locator("#sit-name")).to_be_visible())


ROUNDS = 25
MODULES = ["cities", "trading_posts", "orient", "strongholds"]

each_game = pytest.mark.parametrize(
    ("game", "options"),
    [("kosmopolis", {}), ("splendor", {"modules": MODULES}), ("comparity", {})],
    ids=["kosmopolis", "splendor", "comparity"],
)


@each_game
def test_a_table_suits_everyone_whatever_is_asked(
    anna: Person, boris: Person, game: str, options: dict[str, Any]
) -> None:
    def shown(page: Page) -> None:
        expect(page.locator(".prompt.mine h1")).to_be_visible()
        expect(page.locator(f".board .{game}, .board .spoken")).to_be_visible()

    page = anna.page
    table = anna.set_up(game, {"kind": "open"}, options=options)
    boris.join(table, anna, "Boris")
    chance = random.Random(game)
    found: list[str] = []
    questions: set[str] = set()
    ways = ["words", "board"]
    for number in range(ROUNDS):
        question = asks(anna, table)
        if question and question not in questions:
            questions.add(question)
            anna.go(f"/table/{table}")
            for language in GUISES:
                found += [f"{question}, {part}" for part in narrow(anna, language, shown)]
            found += [f"{question}, {finding}" for finding in findings(page)]
        while question and number > ROUNDS // 3 and ways:
            page.evaluate("way => localStorage.setItem('table', way)", ways.pop(0))
            anna.go(f"/table/{table}")
            found += look(anna, shown)
        for one in (anna, boris):
            one.play_any(table, chance)
    assert found == []
    assert not ways


def asks(one: Person, table: str) -> str:
    """What a table asks somebody, by its key; nothing if it is not their turn."""
    play = one.ask("GET", f"/tables/{table}")["play"]
    return str(play["prompt"]["key"]) if play["seat"] in play["awaited"] else ""


@pytest.mark.parametrize("tab", ["log", "chat", "rules", "settings"])
def test_a_drawer_suits_everyone(anna: Person, boris: Person, tab: str) -> None:
    table = anna.set_up("kosmopolis", {"kind": "open"})
    boris.join(table, anna, "Boris")
    for one, text in ((boris, "Hello!"), (anna, "Hello, Boris!")):
        one.ask("POST", f"/tables/{table}/chat", {"text": text})
        one.play_any(table)
    anna.go(f"/table/{table}")

    def leave(page: Page) -> None:
        if page.locator("dialog[open]").count() == 0:
            drawer(tab)(page)
            page.locator("#drawer .ways button").first.click()

    check(anna, drawer(tab))
    if tab == "settings":
        check(anna, leave)


@pytest.mark.parametrize("game", ["splendor", "comparity"])
def test_the_rules_of_the_others_suit_everyone(anna: Person, game: str) -> None:
    anna.go(f"/table/{anna.set_up(game)}")
    check(anna, drawer("rules"))


def drawer(tab: str) -> Open:
    """Opens the drawer there, where it is not open yet, and waits until it is filled."""
    inside = {"log": ".log li", "chat": ".own", "rules": ".rules h2", "settings": "dl"}[tab]

    def open_up(page: Page) -> None:
        handle = page.locator(f"#tab-{tab}")
        if handle.get_attribute("aria-expanded") == "false":
            handle.click()
        expect(page.locator(f"#drawer {inside}").first).to_be_visible()

    return open_up


def test_the_end_and_the_replay_suit_everyone(anna: Person, over: str) -> None:
    page = anna.go(f"/table/{over}")
    page.locator(".ending .proof summary").click()
    expect(page.locator(".ending figure")).to_be_visible()
    # A game without a table of its own is read out as it is.
    apart = f"{NOT_OURS}, .areas"
    proof = page.locator(".ending .proof li").first
    check(anna, lambda page: expect(proof).to_be_visible(), apart)
    anna.go(f"/table/{over}?replay=1")
    check(anna, lambda page: expect(page.locator(".replay .areas")).to_be_visible(), apart)


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("kosmopolis", 4, {}),
        ("splendor", 4, {"modules": MODULES}),
        ("comparity", 4, {}),
    ],
)
def test_the_end_and_everything_revealed_suit_everyone(
    anna: Person, game: str, players: int, options: dict[str, Any]
) -> None:
    match = some_match(game, players, options)
    anna.ask("GET", "/me")
    table = anna.ask("POST", "/records", match.record())["id"]
    page = anna.go(f"/table/{table}")
    expect(page.locator(f".board .{game}")).to_be_visible()
    check(anna, lambda page: expect(page.locator(".ending")).to_be_visible())
    anna.go(f"/table/{table}?replay={len(match.played) // 2}")
    expect(page.locator(f".replay .{game}")).to_be_visible()
    check(anna)


def some_match(game: str, players: int, options: dict[str, Any]) -> Match:
    """A match to its end, played by chance."""
    match = new(game, players, seed=3, **options)
    chance = random.Random(3)
    while not match.over:
        seat = match.awaited[0]
        match.play(seat, chance.choice(match.legal(seat)))
    return match


def test_what_wants_attention_suits_everyone(anna: Person, boris: Person) -> None:
    """A clock that ran out, somebody to vote about, a hint, and a lost line."""
    clock = {"kind": "move", "seconds": 1, "reserve": 0}
    table = anna.set_up("kosmopolis", {"kind": "open"}, clock=clock, absent="vote")
    boris.join(table, anna, "Boris")
    page = anna.go(f"/table/{table}")
    expect(page.locator(".banner", has_text="Boris")).to_be_visible()
    page.locator(".tools button").nth(1).click()
    expect(page.locator(".banner strong")).to_be_visible()
    check(anna, lambda page: expect(page.locator(".banner strong")).to_be_visible())
    anna.context.set_offline(True)
    page.locator(".banner:has(strong) .button").first.click()
    expect(page.locator(".banner.alarm")).to_be_visible()
    assert findings(page) == []
    anna.context.set_offline(False)
    expect(page.locator(".banner.alarm")).to_have_count(0)


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
