"""The cards and tokens of Kosmopolis.

A card is a kind: a number from 0 to 19 that stands for a colour and a value. Cards of one kind are
interchangeable, so no two of them are ever told apart; areas count how many of each kind they hold.
"""

from __future__ import annotations

from typing import Any

from tripolis.engine.arrays import array, int8
from tripolis.engine.rule import rule
from tripolis.games.kosmopolis.views import Colour

BLUE, PINK, GREEN, YELLOW = 0, 1, 2, 3
COLOURS = 4
COLOUR_NAMES: tuple[Colour, ...] = ("blue", "pink", "green", "yellow")
LETTERS = "BPGY"

LOWEST_VALUE, HIGHEST_VALUE = 2, 6
VALUES = HIGHEST_VALUE - LOWEST_VALUE + 1
KINDS = COLOURS * VALUES

COPIES = array([3, 4, 4, 4, 3] * COLOURS, int8)
"""How many cards of each kind there are: three twos, four threes, and so on, in every colour."""

CARDS = int(COPIES.sum())
DECK = array([kind for kind, copies in enumerate(COPIES) for _ in range(copies)], int8)
"""The whole deck, sorted."""

MODIFIERS = array([4, 2, -1, -3], int8)
GOLD = 8
ROUNDS = 3
SEATS = 4
"""The most players."""

HAND_SIZE = array([0, 0, 6, 6, 5], int8)
"""The cards dealt to each player, by the number of players."""

LARGEST_HAND = 6
NO_CARD = -1


@rule
def card_of(colour: int, value: int) -> int:
    """The card of this colour and value."""
    return colour * VALUES + value - LOWEST_VALUE


@rule
def colour_of(card: int) -> int:
    """A card's colour."""
    return card // VALUES


@rule
def value_of(card: int) -> int:
    """A card's printed value."""
    return card % VALUES + LOWEST_VALUE


@rule
def count_cards(area: Any) -> int:
    """How many cards lie in an area."""
    count = 0
    for card in range(KINDS):
        count += int(area[card])
    return count


@rule
def is_empty(area: Any) -> bool:
    """Does an area hold no card at all?"""
    held = 0
    for card in range(KINDS):
        held |= area[card]
    return held == 0


@rule
def column_total(area: Any, colour: int) -> int:
    """The sum of the printed values of one colour in an area."""
    total = 0
    for value in range(LOWEST_VALUE, HIGHEST_VALUE + 1):
        total += int(area[card_of(colour, value)]) * value
    return total


@rule
def area_total(area: Any) -> int:
    """The sum of all printed values in an area."""
    total = 0
    for colour in range(COLOURS):
        total += column_total(area, colour)
    return total


@rule
def column_is_empty(area: Any, colour: int) -> bool:
    """Does an area hold no card of this colour?"""
    held = 0
    for value in range(LOWEST_VALUE, HIGHEST_VALUE + 1):
        held |= area[card_of(colour, value)]
    return held == 0


@rule
def lowest_card(area: Any, colour: int) -> int:
    """The lowest card of a colour in an area, or `NO_CARD`."""
    for value in range(LOWEST_VALUE, HIGHEST_VALUE + 1):
        if area[card_of(colour, value)] > 0:
            return card_of(colour, value)
    return NO_CARD


@rule
def highest_card(area: Any, colour: int) -> int:
    """The highest card of a colour in an area, or `NO_CARD`."""
    for value in range(HIGHEST_VALUE, LOWEST_VALUE - 1, -1):
        if area[card_of(colour, value)] > 0:
            return card_of(colour, value)
    return NO_CARD
