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
