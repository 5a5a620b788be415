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

from tripolis.games.kosmopolis import components
from tripolis.words import Line


def card_text(card: int) -> str:
    """A card as text."""
    return f"{components.LETTERS[components.colour_of(int(card))]}{components.value_of(int(card))}"


def read_card(text: object) -> int | None:
    """A card from its text, ignoring case; None if it is not a card."""
    if not isinstance(text, str) or len(text) != 2:
        return None
    letter, digit = text[0].upper(), text[1]
    if letter not in components.LETTERS or not digit.isdecimal() or not digit.isascii():
        return None
    value = int(digit)
    return (
        components.card_of(components.LETTERS.index(letter), value)
        if components.LOWEST_VALUE <= value <= components.HIGHEST_VALUE
        else None
    )


def cards_text(area: Any) -> list[str]:
    """All cards of an area, in order."""
    return [card_text(card) for card, count in enumerate(area.tolist()) for _ in range(count)]


def colours_of(colours: int) -> list[int]:
    """The colours whose bits are set."""
    return [colour for colour in range(components.COLOURS) if colours >> colour & 1]


def read_colour(letter: str) -> int | None:
    """The colour that a letter stands for."""
    return (
        components.LETTERS.index(letter.upper())
        if len(letter) == 1 and letter.upper() in components.LETTERS
        else None
    )


def colour_line(colour: int) -> Line:
    """A colour's name, as something to say."""
    return Line(f"kosmopolis-{components.COLOUR_NAMES[colour]}")
