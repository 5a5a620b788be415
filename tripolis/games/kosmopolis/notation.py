"""Kosmopolis in text: cards and colours. Each move's own words stand with its rules.

B4              a card: a colour's letter and a value
draft B4 Y6     keep two cards of the pack
B4 city         play a card to your city
B4 capital      play a card to the capital
agent Y         put the modifier on yellow
priest B        take the lowest blue card
pay B Y         pay for blue and yellow; `pay none` for nothing
"""

from __future__ import annotations

from typing import Any

from tripolis.games.kosmopolis.components import (
    COLOUR_NAMES,
    COLOURS,
    HIGHEST_VALUE,
    KINDS,
    LETTERS,
    LOWEST_VALUE,
    card_of,
    colour_of,
    value_of,
)
from tripolis.words import Line


def card_text(card: int) -> str:
    """A card as text."""
    return f"{LETTERS[colour_of(int(card))]}{value_of(int(card))}"


def read_card(text: object) -> int | None:
    """A card from its text, ignoring case; None if it is not a card."""
    if not isinstance(text, str) or len(text) != 2:
        return None
    letter, digit = text[0].upper(), text[1]
    if letter not in LETTERS or not digit.isdecimal() or not digit.isascii():
        return None
    value = int(digit)
    return card_of(LETTERS.index(letter), value) if LOWEST_VALUE <= value <= HIGHEST_VALUE else None


def cards_text(area: Any) -> list[str]:
    """All cards of an area, in order."""
    return [card_text(card) for card in range(KINDS) for _ in range(area[card])]


def colours_of(colours: int) -> list[int]:
    """The colours whose bits are set."""
    return [colour for colour in range(COLOURS) if colours >> colour & 1]


def read_colour(letter: str) -> int | None:
    """The colour that a letter stands for."""
    return LETTERS.index(letter.upper()) if len(letter) == 1 and letter.upper() in LETTERS else None


def colour_line(colour: int) -> Line:
    """A colour's name, as something to say."""
    return Line(f"kosmopolis-{COLOUR_NAMES[colour]}")
