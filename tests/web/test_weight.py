"""A page that is there at once, on a slow line too."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.conftest import Person

Arrive = Callable[..., Person]

MOST = 300_000
"""Bytes of a first visit up to the first move, as they come over the line."""


def weigh(page: Page) -> list[int]:
    """Bytes of everything the page loads from now on."""
    loaded: list[int] = []
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda one: loaded.append(one["encodedDataLength"]))
    return loaded


def test_a_first_visit_is_light(person: Arrive) -> None:
    anna = person()
    loaded = weigh(anna.page)
    page = anna.go()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    front = sum(loaded)
    page.get_by_role("button", name="Play now").nth(2).click()
    expect(page.get_by_role("button", name="Hint")).to_be_enabled()
    page.wait_for_load_state("load")
    assert 0 < front < sum(loaded) < MOST
