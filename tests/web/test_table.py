"""At the table: the question, the people, the drawer, on screens of every size."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import Person

Arrive = Callable[..., Person]
Json = dict[str, Any]

PHONE = {"width": 360, "height": 640}


def _my_turn(anna: Person, table: str) -> Json:
    """What the table looks like once Anna is asked again."""
    while not (shown := anna.ask("GET", f"/tables/{table}"))["play"]["legal"]:
        time.sleep(0.05)
    return dict(shown)


def test_the_line_under_the_question_says_what_the_last_player_did(person: Arrive) -> None:
    anna = person(viewport={"width": 1440, "height": 900})
    table = anna.set_up("splendor", {"kind": "bot", "character": "nina"})
    page = anna.go(f"/table/{table}")
    for _ in range(6):
        shown = _my_turn(anna, table)
        legal = [move["text"] for move in shown["play"]["legal"]]
        # Whatever takes a card from the table is followed by a new one.
        move = next((text for text in legal if re.match(r"buy|reserve \d", text)), legal[0])
        wanted = {"seat": 0, "move": move, "seq": shown["seq"]}
        anna.ask("POST", f"/tables/{table}/moves", wanted)
    _my_turn(anna, table)
    expect(page.locator(".log li").last).to_contain_text("Nina")
    # Both at one moment: the page may still be catching up with the moves made without it.
    page.wait_for_function(
        """() => {
          const words = (of) => of?.textContent.replace(/\\s+/g, ' ').trim() ?? '';
          const told = words(document.querySelector('.prompt.mine .told'));
          const log = [...document.querySelectorAll('.log li')];
          return told.includes('Nina') && told.includes(words(log.at(-1).querySelector('span')));
        }"""
    )
    assert not re.search("new cards?:", page.locator(".log").inner_text(), re.I)


def test_the_chat_counts_what_others_said_and_was_not_read(person: Arrive) -> None:
    anna, boris = person(viewport=PHONE), person(viewport=PHONE)
    table = anna.set_up("kosmopolis", {"kind": "open"})
    boris.join(table, anna, "Boris")
    page = anna.go(f"/table/{table}")
    badge = page.locator(".unread")
    anna.ask("POST", f"/tables/{table}/chat", {"text": "Hello?"})
    boris.ask("POST", f"/tables/{table}/chat", {"text": "Hello!"})
    expect(badge).to_have_text(re.compile(r"^1(?!\d)"))
    page.get_by_role("button", name="Chat").click()
    expect(page.get_by_role("log")).to_contain_text("Hello!")
    page.get_by_role("button", name="Chat").click()
    expect(badge).to_have_count(0)
    # What was read once stays read.
    page.reload()
    expect(page.locator(".prompt h1")).to_be_visible()
    page.get_by_role("button", name="Chat").click()
    expect(page.get_by_role("log")).to_contain_text("Hello?")
    page.get_by_role("button", name="Chat").click()
    page.reload()
    boris.ask("POST", f"/tables/{table}/chat", {"text": "Your move"})
    expect(badge).to_have_text(re.compile(r"^1(?!\d)"))


def test_the_question_before_leaving_opens_in_view(person: Arrive) -> None:
    anna = person(viewport=PHONE)
    page = anna.go(f"/table/{anna.set_up('kosmopolis')}")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Leave the table").click()
    question = page.get_by_role("dialog")
    expect(question).to_contain_text("Leave for good?")
    for choice in ("Stay", "Leave the table"):
        expect(question.get_by_role("button", name=choice)).to_be_in_viewport(ratio=1)
    question.get_by_role("button", name="Stay").click()
    expect(question).to_have_count(0)
    page.get_by_role("button", name="Leave the table").click()
    question.get_by_role("button", name="Leave the table").click()
    expect(page.get_by_role("heading", name="Three city card games")).to_be_visible()
