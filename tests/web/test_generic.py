"""A game that brings no board is played at the generic one."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.conftest import ROOT, Person
from tests.web.test_access import AXE, TOO_WIDE, findings
from tripolis.words import LANGUAGES

Arrive = Callable[..., Person]

BOARDS = ROOT / "web" / "src" / "games"


def sit_down(anna: Person) -> Page:
    page = anna.go(f"/table/{anna.set_up('lanterns')}")
    expect(page.locator(".generic .moves button").first).to_be_visible()
    return page


def test_the_generic_board_names_players_and_things_and_shows_the_state_before_the_moves(
    person: Arrive,
) -> None:
    anna = person()
    page = sit_down(anna)
    name = anna.ask("GET", "/me")["name"]
    own = page.get_by_role("region", name=re.compile(name))
    expect(own).to_contain_text("Lights taken")
    expect(own.locator("dt", has_text=re.compile("^Hand$"))).to_be_visible()
    expect(page.get_by_role("region", name="The table")).to_contain_text("Lights at stake")
    expect(page.locator(".moves button").first).to_have_text(re.compile(r"^Show \d+$"))
    assert "_" not in page.locator(".generic").inner_text()
    before = "area.compareDocumentPosition(document.querySelector('.generic .moves'))"
    after = page.locator(".generic .areas").evaluate(f"area => {before} & 4")
    assert after, "The moves come before the state."


def test_the_generic_board_is_played_by_the_keys_alone(person: Arrive) -> None:
    page = sit_down(person())
    buttons = page.locator(".moves button")
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.moves button')"):
            break
    expect(buttons.first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(buttons.nth(1)).to_be_focused()
    chosen = buttons.nth(1).inner_text().split()[-1]
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text(f"You show {chosen}")


@pytest.mark.parametrize(
    "size", [{"width": 360, "height": 640}, {"width": 1440, "height": 900}], ids=["phone", "desk"]
)
def test_the_generic_board_suits_everyone(person: Arrive, size: ViewportSize) -> None:
    anna = person(viewport=size)
    anna.context.add_init_script(path=AXE)
    page = sit_down(anna)
    for language in LANGUAGES:
        page.evaluate("tag => speak(tag)", language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert page.evaluate(TOO_WIDE) == [], language
        assert findings(page) == [], language
        expect(page.locator(".moves button").first).to_be_in_viewport()


def test_a_game_on_the_page_is_one_folder(person: Arrive) -> None:
    """A new folder with these files is all that the page needs to know of a game."""
    for game in ("kosmopolis", "splendor", "comparity"):
        assert {"Board.svelte", "Cover.svelte", "speech.ts"} <= {
            path.name for path in (BOARDS / game).iterdir()
        }
        outside = [
            path
            for path in (BOARDS.parent).rglob("*.*")
            if path.suffix in (".ts", ".svelte") and not path.is_relative_to(BOARDS)
        ]
        naming = [path for path in outside if f'"{game}"' in path.read_text()]
        assert naming == [], f"{naming} knows {game} by name."


def test_no_board_reads_what_happened_from_a_sentence() -> None:
    """Boards go by the kinds and facts of events, so sentences can change freely."""
    steps = [*BOARDS.rglob("steps.ts"), *BOARDS.rglob("Show.svelte")]
    assert steps
    assert [path for path in steps if re.search(r"\bline\.(args|key)", path.read_text())] == []


def test_no_component_is_longer_than_350_lines() -> None:
    long = {
        path.name: lines
        for path in BOARDS.parent.rglob("*.svelte")
        if (lines := len(path.read_text().splitlines())) > 350
    }
    assert long == {}
