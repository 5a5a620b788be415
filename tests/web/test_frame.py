"""At the table and after the game, whatever is played."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Person, play_in_words
from tests.web.wire import Wire
from tripolis.engine.match import load

Arrive = Callable[..., Person]

MOVES = re.compile(r"Your \d+ moves")


def test_a_whole_match_in_words_keeps_secrets_and_can_be_looked_at_again(
    person: Arrive, tmp_path: Path
) -> None:
    anna = person()
    anna.in_words()
    wire = Wire(anna)
    table = anna.set_up("kosmopolis", *[{"kind": "bot", "level": "newcomer"}] * 2)
    page = anna.go(f"/table/{table}")

    # The table in words: headings, a list of moves, what happened, and a voice for changes.
    expect(page.get_by_role("heading", name=MOVES)).to_be_visible()
    expect(page.get_by_role("heading", name="The position")).to_be_visible()
    expect(page.get_by_role("region", name="Capital")).to_contain_text("limit")
    voice = page.locator("[aria-live=polite]")
    page.locator(".moves button").first.click()
    expect(voice).to_contain_text("Everyone passes the rest of their pack")
    expect(voice).to_contain_text("Choose two cards to keep.")
    play_in_words(page)

    wire.kept_secrets(tmp_path)

    # Afterwards: points, chances, the record, the proof.
    ending = page.locator(".ending")
    expect(ending.get_by_role("heading", level=2)).to_contain_text("win")
    expect(ending.locator("tbody tr")).to_have_count(3)
    expect(ending.locator("tbody")).to_contain_text("City:")
    with page.expect_download() as started:
        ending.get_by_role("link", name="Save the record").click()
    record = tmp_path / "match.trip"
    started.value.save_as(record)
    assert load(record).over
    ending.get_by_text("Proof of a fair deal").click()
    expect(ending.locator("details li")).to_have_count(2)
    expect(ending.locator("details li.bad")).to_have_count(0)

    # The replay: with everything revealed, and through other eyes.
    ending.get_by_role("button", name="Replay").click()
    expect(page.get_by_label("Moment of the game")).to_be_visible()
    hidden = page.locator(".areas").get_by_text("face down")
    expect(hidden).to_have_count(0)
    page.get_by_label("Seen by").select_option(label=f"Seen by {anna.ask('GET', '/me')['name']}")
    expect(hidden).to_have_count(2)
    page.get_by_role("button", name="One move on").click()
    expect(page.get_by_text("1 of", exact=False).first).to_be_visible()
    page.get_by_label("Moment of the game").fill("20")
    expect(page).to_have_url(f"{anna.address}/table/{table}?replay=20")

    # The record can be brought back to look at, by anybody.
    boris = person()
    boris.go().get_by_label("Look at a saved game").set_input_files(record)
    expect(boris.page.get_by_label("Moment of the game")).to_be_visible()

    # Once more.
    page.get_by_role("link", name="Leave the replay").click()
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator(".prompt h1")).to_have_text("Choose two cards to keep.")


def test_a_game_without_a_board_is_played_at_the_generic_table(person: Arrive) -> None:
    anna = person()
    page = anna.go(f"/table/{anna.set_up('lanterns')}")
    assert play_in_words(page) > 0
    ending = page.locator(".ending")
    expect(ending).to_contain_text("win")
    # The analysis takes its time.
    curve = ending.get_by_role("img", name="Winning chances over the game")
    expect(curve).to_be_visible(timeout=120_000)


def test_the_language_changes_in_the_middle_of_a_game(person: Arrive) -> None:
    anna = person()
    page = anna.go(f"/table/{anna.set_up('kosmopolis')}")
    prompt = page.locator(".prompt h1")
    expect(prompt).to_have_text("Choose two cards to keep.")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("pl")
    expect(prompt).not_to_have_text("Choose two cards to keep.")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    page.get_by_role("button", name="Zasady").click()
    expect(page.get_by_role("region", name="Zasady")).to_contain_text("Kosmopolis")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "pl")


def test_a_clock_shows_the_time_left(person: Arrive) -> None:
    anna = person()
    clock = {"kind": "move", "seconds": 600, "reserve": 60}
    page = anna.go(f"/table/{anna.set_up('kosmopolis', clock=clock)}")
    own = page.get_by_role("list", name="Players").locator("li", has_text="you")
    expect(own.locator(".clock")).to_have_text(re.compile(r"^\d+:\d\d$"))


def test_a_clock_of_days_shows_days(person: Arrive) -> None:
    anna = person()
    page = anna.go(f"/table/{anna.set_up('kosmopolis', clock={'kind': 'days', 'days': 3})}")
    own = page.get_by_role("list", name="Players").locator("li", has_text="you")
    expect(own.locator(".clock")).to_have_text("3 days")
    page.get_by_role("button", name="Settings").click()
    expect(page.locator("#drawer dl")).to_contain_text("Days")


def test_what_cannot_be_done_says_why(person: Arrive) -> None:
    anna = person()
    anna.in_words()
    page = anna.go(f"/table/{anna.set_up('kosmopolis')}")
    page.evaluate("localStorage.setItem('notation', 'on')")
    page.reload()
    page.get_by_label("Or type a move").fill("agent B")
    page.get_by_label("Or type a move").press("Enter")
    expect(page.get_by_text("This is the draft: choose two cards of your pack")).to_be_visible()


def test_a_hint_names_a_move_says_why_and_shows_it(person: Arrive) -> None:
    anna = person()
    anna.in_words()
    page = anna.go(f"/table/{anna.set_up('kosmopolis')}")
    page.get_by_role("button", name="Hint").click()
    advice = page.locator(".banner", has_text="It wins in").or_(
        page.locator(".banner", has_text="%")
    )
    expect(advice.first).to_be_visible()
    expect(page.locator(".moves button.hinted")).to_have_count(1)


def test_the_rules_open_at_what_matters_now(person: Arrive) -> None:
    anna = person()
    page = anna.go(f"/table/{anna.set_up('kosmopolis')}")
    page.get_by_role("button", name="Rules").click()
    expect(page.locator("#rules-draft")).to_be_in_viewport()
    expect(page.locator("#rules-goal")).not_to_be_in_viewport()


def test_a_move_made_without_a_connection_arrives_when_it_is_back(person: Arrive) -> None:
    anna = person()
    anna.in_words()
    page = anna.go(f"/table/{anna.set_up('kosmopolis')}")
    expect(page.get_by_role("heading", name=MOVES)).to_be_visible()
    anna.context.set_offline(True)
    page.locator(".moves button").first.click()
    expect(page.locator(".banner.alarm")).to_contain_text("Your move is kept")
    anna.context.set_offline(False)
    expect(page.locator(".areas")).to_contain_text("Kept cards")
    expect(page.locator(".banner.alarm")).to_have_count(0)


def test_a_line_of_the_log_shows_that_moment(person: Arrive) -> None:
    anna = person(viewport={"width": 1440, "height": 900})
    anna.in_words()
    page = anna.go(f"/table/{anna.set_up('kosmopolis')}")
    page.locator(".moves button").first.click()
    expect(page.locator(".areas")).to_contain_text("Kept cards")
    expect(page.get_by_role("heading", name=MOVES)).to_be_visible()
    # Also a moment before this visit.
    page.reload()
    page.locator(".log").get_by_role("button", name="Round 1 begins").click()
    expect(page.get_by_text("You are looking at an earlier moment.")).to_be_visible()
    expect(page.locator(".areas")).not_to_contain_text("Kept cards")
    page.get_by_role("button", name="Back to now").click()
    page.locator(".log").get_by_role("button", name="You keep").first.click()
    expect(page.get_by_text("You are looking at an earlier moment.")).to_be_visible()
    expect(page.get_by_role("heading", name="Nothing to do now")).to_be_visible()
    page.get_by_role("button", name="Back to now").click()
    expect(page.get_by_role("heading", name=MOVES)).to_be_visible()


@pytest.mark.parametrize(
    ("game", "options", "theirs"),
    [
        ("kosmopolis", {}, ".kosmopolis .player"),
        ("splendor", {"modules": ["strongholds"]}, ".splendor .rival"),
        ("comparity", {}, ".opponent"),
        ("lanterns", {}, ".generic .players .area:not(.mine)"),
    ],
    ids=["kosmopolis", "splendor", "comparity", "lanterns"],
)
def test_a_character_who_comes_twice_has_one_letter_in_the_frame_and_on_the_board(
    person: Arrive, game: str, options: dict[str, list[str]], theirs: str
) -> None:
    anna = person(viewport={"width": 1440, "height": 900})
    twins = [{"kind": "bot", "character": "nina"}] * 2
    page = anna.go(f"/table/{anna.set_up(game, *twins, options=options)}")
    expect(page.locator(theirs)).to_have_count(2)
    one_letter_each(page, theirs, "Nina")
    page.evaluate("speak('ru')")
    one_letter_each(page, theirs, "Нина")


def one_letter_each(page: Page, theirs: str, called: str) -> None:
    expect(page.locator(".bar li .name").last).to_contain_text(called)
    letters = page.locator(".bar li .face text").all_text_contents()[1:]
    assert len(set(letters)) == 2
    names = page.locator(".bar li .name").all_text_contents()[1:]
    for letter, name in zip(letters, names, strict=True):
        # The board names a bot as the frame does, and the name ends with the letter.
        assert re.search(rf"\s{letter}$", name.strip())
        panel = page.locator(theirs).filter(has_text=name.strip())
        expect(panel.locator(".face text, .crest text").first).to_have_text(letter)
