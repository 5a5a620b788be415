"""A match that began under older rules: the page says so and shows the ways out."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web.conftest import Person, finish, serving
from tripolis.engine import record

Arrive = Callable[..., Person]

LATER = {"LANTERNS_RULES": "2"}


@pytest.mark.usefixtures("page_built")
def test_a_running_match_of_older_rules_can_be_closed_and_kept(
    browser: Browser, tmp_path: Path
) -> None:
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    with serving(tmp_path) as address:
        anna = Person(context, address)
        table = anna.set_up("lanterns", {"kind": "local"})
    with serving(tmp_path, **LATER) as address:
        anna = Person(context, address)
        page = anna.go(f"/table/{table}")
        expect(page.locator("main [role=status]")).to_contain_text("older rules")
        expect(page.get_by_role("button", name="Leave the table")).to_be_visible()
        page.get_by_role("button", name="Close the table").click()
        page.get_by_role("dialog").get_by_role("button", name="Close the table").click()
        with page.expect_download() as saved:
            page.get_by_role("link", name="Save the record").click()
        told = record.parse(saved.value.path().read_text())
        assert (told.game, told.rules) == ("lanterns", 1)
        assert anna.problems == []
        assert anna.missing_words() == []
        context.close()


@pytest.mark.usefixtures("page_built")
def test_a_running_match_of_older_rules_can_be_left(browser: Browser, tmp_path: Path) -> None:
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    with serving(tmp_path) as address:
        anna = Person(context, address)
        table = anna.set_up("lanterns", {"kind": "local"})
    with serving(tmp_path, **LATER) as address:
        anna = Person(context, address)
        page = anna.go(f"/table/{table}")
        page.get_by_role("button", name="Leave the table").click()
        page.get_by_role("dialog").get_by_role("button", name="Leave the table").click()
        expect(page).to_have_url(f"{address}/")
        assert anna.ask("GET", f"/tables/{table}")["you"]["seats"] == []
        context.close()


@pytest.mark.usefixtures("page_built")
def test_a_finished_match_of_older_rules_is_shown_with_its_replay(
    browser: Browser, tmp_path: Path
) -> None:
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    with serving(tmp_path) as address:
        anna = Person(context, address)
        table = anna.set_up("lanterns")
        finish(anna, table)
        await_archive(tmp_path / "data")
    with serving(tmp_path, **LATER) as address:
        anna = Person(context, address)
        page = anna.go(f"/table/{table}")
        expect(page.locator(".ending")).to_be_visible()
        page.get_by_role("button", name="Replay").click()
        expect(page.locator(".generic")).to_be_visible()
        assert anna.problems == []
        assert anna.missing_words() == []
        context.close()


def await_archive(folder: Path) -> None:
    """Wait until a finished match has been drawn for good."""
    (path,) = folder.glob("*.db")
    for _ in range(600):
        with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as store:
            if store.execute("SELECT count(*) FROM archives").fetchone()[0]:
                return
        time.sleep(0.1)
    raise AssertionError("The finished match is not kept.")
