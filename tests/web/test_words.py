"""The page speaks like a table: to the person who looks, in words, in their language."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.conftest import Person
from tests.web.test_access import some_match
from tripolis.words import LANGUAGES, Line, say

Arrive = Callable[..., Person]
POLISH = {
    "white": "biały",
    "blue": "niebieski",
    "green": "zielony",
    "red": "czerwony",
    "black": "czarny",
}
NOTATION = re.compile(r"\b[1-3][a-f]\b|\b\d[WUGRK*]|\b(deck|noble)\d")


SAID = {
    "en": r"^You (take|reserve|buy) ",
    "ru": r"^Вы (берёте|резервируете|покупаете) ",
    "pl": r"^(Bierzesz|Rezerwujesz|Kupujesz) ",
    "cs": r"^(Berete|Rezervujete|Naslepo|Kupujete) ",
}


def test_the_log_speaks_to_the_viewer_without_notation(person: Arrive) -> None:
    anna = person()
    table = anna.set_up("splendor")
    page = anna.go(f"/table/{table}")
    for _ in range(4):
        expect(page.locator(".prompt.mine")).to_be_visible()
        anna.play_any(table)
    for language in LANGUAGES:
        page.evaluate("tag => speak(tag)", language)
        own = page.locator(".log li span").filter(has_text=re.compile(SAID[language]))
        expect(own.first).to_be_visible()
        assert not NOTATION.search(page.locator(".log").inner_text())


def test_a_refusal_is_a_sentence_of_the_table(person: Arrive) -> None:
    anna = person()
    table = anna.set_up("splendor")
    page = anna.go(f"/table/{table}")
    expect(page.locator(".prompt.mine")).to_be_visible()
    page.locator('[data-place="3a"]').first.click()
    page.locator(".tray [data-act='buy']").dispatch_event("click")
    expect(page.get_by_text(re.compile(r"You are \d .* short"))).to_be_visible()


def test_the_line_under_the_question_tells_what_the_last_player_did(person: Arrive) -> None:
    anna = person()
    table = anna.set_up("splendor")
    page = anna.go(f"/table/{table}")
    for _ in range(3):
        expect(page.locator(".prompt.mine")).to_be_visible()
        anna.play_any(table)
    expect(page.locator(".prompt.mine")).to_be_visible()
    expect(page.locator(".told").first).to_have_text(re.compile(r"(takes|reserves|buys|returns) "))


def test_notation_is_there_for_those_who_ask_for_it(person: Arrive) -> None:
    anna = person()
    anna.in_words()
    page = anna.go(f"/table/{anna.set_up('kosmopolis')}")
    move = page.locator(".moves button").first
    expect(move).to_be_visible()
    assert not re.search(r"\b[BPGY][2-6]\b", move.inner_text())
    page.get_by_role("button", name="Rules").click()
    expect(page.locator("#rules-draft")).to_be_visible()
    expect(page.locator("#rules-notation")).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name="Notation").get_by_text("On", exact=True).click()
    expect(move).to_have_text(re.compile(r"draft [BPGY][2-6] [BPGY][2-6]"))
    page.get_by_role("button", name="Rules").click()
    expect(page.locator("#rules-notation")).to_have_count(1)


def test_a_gem_has_its_shape_and_the_letter_of_the_language(person: Arrive) -> None:
    anna = person()
    page = anna.go(f"/table/{anna.set_up('splendor')}")
    expect(page.locator("[data-gem] svg").first).to_be_visible()
    for language in LANGUAGES:
        page.evaluate("tag => speak(tag)", language)
        shapes = set()
        for colour in POLISH:
            gem = page.locator(f"[data-gem={colour}] svg").first
            letter = say(Line(f"splendor-letter-{colour}"), language)
            expect(gem.locator("text")).to_have_text(letter)
            shapes.add(gem.locator("path.body").get_attribute("d"))
        assert len(shapes) == len(POLISH)


def test_the_table_in_words_says_the_bonus_of_a_card_paid_with_cards(person: Arrive) -> None:
    """Its price is a sentence with a comma in some languages: the bonus must not go with it."""
    match = some_match("splendor", 2, {"modules": ["orient"]})
    at, card = next(
        (at, card)
        for at, played in enumerate(match.played)
        for card in match.game.view(played.before, 0)["face_up"]
        if card["discard"]
    )
    anna = person(locale="pl-PL")
    anna.in_words()
    anna.ask("GET", "/me")
    table = anna.ask("POST", "/records", match.record())["id"]
    page = anna.go(f"/table/{table}?replay={at}")
    told = page.locator(".areas li", has_text="własne karty warte dwa bonusy")
    # Before its price: that names a colour too.
    expect(told.first).to_contain_text(re.compile(rf"\b{POLISH[card['bonus']]}\b.*; cena:"))
