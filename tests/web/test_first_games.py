"""Somebody's first games: gentle opponents, explanations, and a hint when they ponder."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.conftest import Person
from tests.web.test_access import flaws

Arrive = Callable[..., Person]

PHONE = {"width": 360, "height": 740}


def levels_at(anna: Person, page: Page) -> set[str]:
    """The levels of the bots at the table that is shown."""
    page.wait_for_url("**/table/*")
    table = anna.ask("GET", f"/tables/{page.url.rpartition('/')[2]}")
    return {seat["level"] for seat in table["seats"] if seat["kind"] == "bot"}


def test_the_first_game_of_a_kind_is_against_newcomers_and_the_next_against_regulars(
    person: Arrive,
) -> None:
    anna = person(viewport=PHONE)
    for expected in ("newcomer", "regular"):
        page = anna.go()
        page.get_by_role("button", name="Play now").first.click()
        assert levels_at(anna, page) == {expected}


def help_on(anna: Person) -> None:
    anna.context.add_init_script("localStorage.help = 'on'")


def test_somebody_who_ponders_in_a_first_game_is_offered_a_hint(person: Arrive) -> None:
    anna = person(viewport=PHONE)
    help_on(anna)
    anna.page.clock.install()
    page = anna.go(f"/table/{anna.set_up('kosmopolis')}")
    expect(page.locator(".prompt.mine")).to_be_visible()
    expect(page.locator(".explained")).to_have_count(0)
    page.clock.fast_forward(46_000)
    expect(page.locator(".explained")).to_contain_text("Not sure?")
    page.locator(".explained").get_by_role("button", name="Close").click()
    expect(page.locator(".explained")).to_have_count(0)


def test_what_happens_first_is_explained_once(person: Arrive) -> None:
    anna, boris = person(viewport=PHONE), person()
    help_on(anna)
    for is_new in (True, False):
        table = anna.set_up("splendor", {"kind": "open"})
        boris.join(table, anna, "Boris")
        page = anna.go(f"/table/{table}")
        expect(page.locator(".prompt h1")).to_be_visible()
        reserve_a_card(anna, boris, table)
        expect(page.locator(".prompt .told")).to_contain_text("reserve")
        if is_new:
            expect(page.locator(".explained")).to_contain_text("A reserved card is kept")
            assert flaws(page) == []
            page.get_by_role("button", name="Got it").click()
        expect(page.locator(".explained")).to_have_count(0)


def reserve_a_card(anna: Person, boris: Person, table: str) -> None:
    """The player to move does, without the page."""
    shown = anna.ask("GET", f"/tables/{table}")
    seat = shown["play"]["awaited"][0]
    wanted = {"seat": seat, "move": "reserve 1a", "seq": shown["seq"]}
    (anna, boris)[seat].ask("POST", f"/tables/{table}/moves", wanted)
