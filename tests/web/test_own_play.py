"""What your play says: after a game and over all of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import Person, finish
from tests.web.test_access import flaws
from tests.web.test_afterwards import _analysis, _answer_analysis, _line, _missed
from tripolis.puzzles.puzzle import puzzles_of

Arrive = Callable[..., Person]


def test_the_move_worth_another_look_becomes_a_puzzle(person: Arrive) -> None:
    anna = person()
    table = anna.set_up("kosmopolis")
    missed = _missed(anna, table)
    finish(anna, table)
    looks: dict[int, dict[str, Any]] = {
        2: {"lines": [_line(0)], "better": missed},
        4: {"lines": [_line(0)], "own_chances": [0.7, 0.3]},
    }
    told = _analysis(looks, 6) | {"best_moves": [4, None]}
    _answer_analysis(anna.page, told)
    made = {"game": "kosmopolis", "name": puzzles_of("kosmopolis")[0].name}
    asked: list[Any] = []
    anna.page.route(
        f"**/tables/{table}/puzzle",
        lambda route: (asked.append(route.request.post_data_json), route.fulfill(json=made)),
    )
    page = anna.go(f"/table/{table}")
    own = page.locator("section.own")
    expect(own).to_contain_text("In 2 of your 3 decisions")
    expect(own.locator(".well")).to_contain_text("50% → 70%")
    assert flaws(page) == []
    own.get_by_role("button", name="Make it a puzzle").click()
    expect(page.locator(".puzzle .board > *").first).to_be_visible()
    assert asked == [{"at": 2}]
    assert anna.missing_words() == []


def test_a_finished_game_shows_on_your_own_page_alone(person: Arrive) -> None:
    anna, boris = person(), person()
    finish(anna, anna.set_up("comparity"))
    page = anna.go("/me")
    expect(page.locator("main table tbody tr")).to_have_count(1)
    expect(page.locator(".misjudged li").first).to_be_visible()
    assert flaws(page) == []
    page.get_by_role("link", name="Train these landmarks").click()
    page.locator(".zone .free").first.click()
    expect(page.locator(".zone .laid")).to_have_count(2)
    assert flaws(page) == []
    assert anna.missing_words() == []
    expect(boris.go("/me").locator("main a.start")).to_be_visible()
