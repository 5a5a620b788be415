"""With other people at the table: somebody stays away, somebody is not to be heard."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.conftest import Person

Arrive = Callable[..., Person]


def test_the_others_let_a_bot_play_for_who_ran_out_of_time_until_they_return(
    person: Arrive,
) -> None:
    anna, boris, clara = people = person(), person(), person()
    clock = {"kind": "move", "seconds": 1, "reserve": 0}
    open_seats = [{"kind": "open"}] * 2
    table = anna.set_up("kosmopolis", *open_seats, clock=clock, absent="vote")
    boris.join(table, anna, "Boris")
    clara.join(table, anna, "Clara")
    for one in people:
        one.go(f"/table/{table}")
        expect(one.page.locator(".prompt h1")).to_be_visible()

    # Everybody drafts but Clara.
    assert anna.play_any(table)
    assert boris.play_any(table)
    missed = anna.page.locator(".banner", has_text="Clara is away. May a bot play on?")
    missed.get_by_role("button", name="Let a bot play").click()
    expect(missed).to_contain_text("You have agreed; the others are deciding.")
    missed = boris.page.locator(".banner", has_text="Clara is away. May a bot play on?")
    missed.get_by_role("button", name="Let a bot play").click()
    seat = anna.page.get_by_role("list", name="Players").locator("li", has_text="Clara")
    expect(seat).to_contain_text("a bot is playing")

    held = clara.page.locator(".banner", has_text="A bot is playing for you.")
    held.get_by_role("button", name="I am back").click()
    expect(held).to_have_count(0)
    expect(seat).not_to_contain_text("a bot is playing")


def test_who_is_muted_is_not_heard_until_they_are_wanted_again(person: Arrive) -> None:
    anna, boris = person(), person()
    table = anna.set_up("kosmopolis", {"kind": "open"})
    boris.join(table, anna, "Boris")
    page = anna.go(f"/table/{table}")
    page.get_by_role("button", name="Chat").click()
    chat = page.get_by_role("log")

    say(boris, table, "You will lose.")
    expect(chat).to_contain_text("You will lose.")
    chat.get_by_role("button", name="Mute Boris").click()
    expect(chat).not_to_contain_text("You will lose.")
    say(boris, table, "You will lose badly.")
    # What comes after it has come: so it was not sent at all.
    say(anna, table, "How quiet it is.")
    expect(chat).to_contain_text("How quiet it is.")
    expect(chat).not_to_contain_text("badly")

    page.reload()
    page.get_by_role("button", name="Chat").click()
    expect(chat).to_contain_text("How quiet it is.")
    expect(chat).not_to_contain_text("lose")
    chat.get_by_role("button", name="Hear Boris again").click()
    expect(chat).to_contain_text("You will lose badly.")


def say(one: Person, table: str, text: str) -> None:
    one.ask("POST", f"/tables/{table}/chat", {"text": text})
