"""The puzzle and the map of the day, in the page."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import ViewportSize, expect

from tests.web.conftest import Person
from tests.web.test_access import flaws
from tripolis.puzzles.puzzle import find_puzzle

Arrive = Callable[..., Person]

PHONE: ViewportSize = {"width": 360, "height": 740}


def test_the_puzzle_of_the_day_says_why_and_gives_a_line_to_share(person: Arrive) -> None:
    anna = person(viewport=PHONE)
    anna.in_words()
    anna.go("/puzzles").get_by_role("link", name="Solve today’s puzzle").click()
    page = anna.page
    page.locator(".moves button").first.click()
    # Every day has another puzzle, and on some the first move is the answer.
    give_up = page.get_by_role("button", name="Show the answer")
    following = page.get_by_role("button", name="Next puzzle")
    expect(give_up.or_(following)).to_be_visible()
    if give_up.is_visible():
        give_up.click()
    expect(following).to_be_visible()
    shared = page.locator(".shared")
    expect(shared).to_contain_text(re.compile("[✗✓]"))
    _, _, game, name = page.url.removeprefix(anna.address).split("/")
    answer = find_puzzle(game, name).answer
    assert not any(text in shared.inner_text() for text in answer)
    assert flaws(page) == []


def test_the_map_of_the_day_is_laid_to_its_end_and_the_latest_landmark_is_in_sight(
    person: Arrive,
) -> None:
    page = person(viewport=PHONE).go("/map")
    for laid in range(1, 13):
        # The first and the last free place in turn: the map outgrows the screen.
        page.locator(".zone .free:enabled").nth(-(laid % 2)).click()
        expect(page.locator(".zone .laid")).to_have_count(laid + 1)
        expect(page.locator(".zone .latest")).to_be_in_viewport()
        if laid == 6:
            assert flaws(page) == []
    shared = page.locator("pre")
    expect(shared).to_contain_text("12")
    expect(page.get_by_role("button", name="Share")).to_be_visible()
    assert flaws(page) == []
