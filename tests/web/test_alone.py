"""The server's page hands a table without other devices over to the browser."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.conftest import Person
from tests.web.test_site import site_is_built


def test_a_table_in_the_browser_goes_on_when_the_connection_is_lost(
    person: Callable[..., Person],
) -> None:
    site_is_built()
    anna = person()
    anna.in_words()
    page = anna.go("/new/kosmopolis")
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    page.locator(".seats select").nth(1).select_option("bot newcomer nina")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Play in this browser").click()
    page.wait_for_url("**/alone/**")
    expect(page.locator(".seats select").nth(1)).to_have_value("bot newcomer nina")
    expect(page.get_by_label("Your name")).to_have_value("Anna")
    page.get_by_role("button", name="Start playing").click()
    first = page.locator(".moves button").first
    expect(first).to_be_visible()
    anna.context.set_offline(True)
    first.click()
    expect(page.locator(".areas")).to_contain_text("Kept cards")
    expect(first).to_be_visible()
    assert anna.ask("GET", "/me")["tables"] == []
