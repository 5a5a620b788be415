"""A match that began under older rules: the page says so and shows the ways out."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web.conftest import Person, finish, serving
from tripolis.engine import record

LATER = {"LANTERNS_RULES": "2"}


pytestmark = pytest.mark.xdist_group("outdated")  # two servers for all of them


class Returned(Person):
    """Somebody who comes back to a server with later rules, and to tables from before."""

    left_open = ""
    left_to_leave = ""
    over = ""


@pytest.fixture(scope="module")
def anna(
    page_built: None,
    lanterns_built: None,
    browser: Browser,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Returned]:
    folder = tmp_path_factory.mktemp("outdated")
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    with serving(folder) as address:
        earlier = Person(context, address)
        alone = {"kind": "local"}
        running = [earlier.set_up("lanterns", alone) for _ in range(2)]
        over = earlier.set_up("lanterns")
        finish(earlier, over)
        await_archive(folder / "data")
    with serving(folder, **LATER) as address:
        one = Returned(context, address)
        one.left_open, one.left_to_leave = running
        one.over = over
        yield one
        assert one.problems == []
        assert one.missing_words() == []
        context.close()


def test_a_running_match_of_older_rules_can_be_closed_and_kept(anna: Returned) -> None:
    page = anna.go(f"/table/{anna.left_open}")
    expect(page.locator("main [role=status]")).to_contain_text("older rules")
    expect(page.get_by_role("button", name="Leave the table")).to_be_visible()
    page.get_by_role("button", name="Close the table").click()
    page.get_by_role("dialog").get_by_role("button", name="Close the table").click()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the record").click()
    told = record.parse(saved.value.path().read_text())
    assert (told.game, told.rules) == ("lanterns", 1)


def test_a_running_match_of_older_rules_can_be_left(anna: Returned) -> None:
    page = anna.go(f"/table/{anna.left_to_leave}")
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave the table").click()
    expect(page).to_have_url(f"{anna.address}/")
    assert anna.ask("GET", f"/tables/{anna.left_to_leave}")["you"]["seats"] == []


def test_a_finished_match_of_older_rules_is_shown_with_its_replay(anna: Returned) -> None:
    page = anna.go(f"/table/{anna.over}")
    expect(page.locator(".ending")).to_be_visible()
    page.get_by_role("button", name="Replay").click()
    expect(page.locator(".generic")).to_be_visible()


def await_archive(folder: Path) -> None:
    """Wait until a finished match has been drawn for good."""
    (path,) = folder.glob("*.db")
    for _ in range(600):
        with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as store:
            if store.execute("SELECT count(*) FROM archives").fetchone()[0]:
                return
        time.sleep(0.1)
    raise AssertionError("The finished match is not kept.")
