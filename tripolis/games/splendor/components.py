"""The cards, tokens and tiles of Splendor, read from the data files beside this one.

A card is its row: 0 to 89 are the base cards, 90 to 119 the Orient cards. What a card can do is in
the columns of its row; no rule knows a card by its number.
"""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Literal

from tripolis.engine.arrays import NDArray, array, full, int8
from tripolis.engine.rule import rule
from tripolis.games.splendor.views import Ability, Colour, Kind

WHITE, BLUE, GREEN, RED, BLACK, GOLD = range(6)
COLOURS = 5
"""The gem colours; gold is no colour."""
KINDS = 6
"""The kinds of tokens: the colours and gold."""
COLOUR_NAMES: tuple[Colour, ...] = ("white", "blue", "green", "red", "black")
KIND_NAMES: tuple[Kind, ...] = (*COLOUR_NAMES, "gold")
LETTERS = "WUGRK*"
NO_COLOUR = -1

SEATS = 4
"""The most players."""
GEMS = array([0, 0, 4, 5, 7], int8)
"""Tokens of each gem, by the number of players."""
GOLD_TOKENS = 5
TOKEN_LIMIT = 10
RESERVE_LIMIT = 3
GOAL = 15
"""The prestige that brings the last round."""

LEVELS = 3
BASE_COLUMNS = 4
ORIENT_COLUMNS = 2
COLUMNS = BASE_COLUMNS + ORIENT_COLUMNS
SLOTS = LEVELS * COLUMNS
"""The places for face-up cards, row by row."""
DECKS = 2 * LEVELS
"""Three base decks, then three Orient decks."""
LARGEST_DECK = 40
TOWERS = 3
"""Towers of each player."""

NO_CARD = -1

ABILITY_NAMES: tuple[Ability | Literal["none"], ...] = (
    "none",
    "gold2",
    "pair",
    "pair_take1",
    "double",
    "reserve_noble",
    "take2",
    "discard2",
)
NONE, GOLD2, PAIR, PAIR_TAKE1, DOUBLE, RESERVE_NOBLE, TAKE2, DISCARD2 = range(len(ABILITY_NAMES))
FREE_LEVEL = array([-1, -1, -1, 0, -1, -1, 1, -1], int8)
"""The level, counted from 0, of the card an ability takes free; -1 where it takes none."""

_DATA = Path(__file__).parent / "data"


def _rows(name: str) -> list[dict[str, str]]:
    with open(_DATA / name, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def _column(rows: list[dict[str, str]], name: str) -> NDArray[int8]:
    return array([int(row[name]) for row in rows], int8)


def _colours(rows: list[dict[str, str]]) -> NDArray[int8]:
    return array([[int(row[name]) for name in COLOUR_NAMES] for row in rows], int8)


def _colour_numbers(names: list[str]) -> NDArray[int8]:
    numbers = [COLOUR_NAMES.index(name) if name in COLOUR_NAMES else NO_COLOUR for name in names]
    return array(numbers, int8)


_BASE = _rows("base_cards.csv")
_ORIENT = _rows("orient_cards.csv")
_CARDS = [*_BASE, *_ORIENT]
BASE_CARDS = len(_BASE)
CARDS = len(_CARDS)

LEVEL = array([int(row["level"]) - 1 for row in _CARDS], int8)
"""A card's level, counted from 0."""
POINTS = _column(_CARDS, "points")
COST = _colours(_CARDS)
BONUS = _colour_numbers([row["bonus"] for row in _CARDS])
"""The colour of a card's bonus; `NO_COLOUR` for gold and for cards that copy one."""
BONUS_COUNT = array([int(row.get("bonus_count", 1)) for row in _CARDS], int8)
ABILITY = array([ABILITY_NAMES.index(row.get("ability", "none")) for row in _CARDS], int8)
DISCARD_COLOUR = _colour_numbers([row.get("discard_colour", "") for row in _CARDS])
"""The colour of the cards that a card is paid with."""

DECK_OF = array([row + (0 if i < BASE_CARDS else LEVELS) for i, row in enumerate(LEVEL)], int8)
"""The deck a card comes from."""
FULL_DECK = array([DECK_OF.tolist().count(deck) for deck in range(DECKS)], int8)
"""The cards in each deck before any is drawn."""
DECK_CARDS = full((DECKS, LARGEST_DECK), NO_CARD, int8)
"""The cards of each deck, sorted."""
for _deck in range(DECKS):
    DECK_CARDS[_deck, : FULL_DECK[_deck]] = [
        card for card in range(CARDS) if DECK_OF[card] == _deck
    ]

_BAGS = [card for card in range(CARDS) if ABILITY[card] in (PAIR, PAIR_TAKE1)]
BAGS = len(_BAGS)
"""The cards with the bag symbol: they copy a colour."""
BAG_NUMBER = full(CARDS, -1, int8)
for _number, _card in enumerate(_BAGS):
    BAG_NUMBER[_card] = _number
GOLD_CARDS = int((ABILITY == GOLD2).sum())

_NOBLES = _rows("nobles.csv")
NOBLE_TILES = len(_NOBLES)
NOBLE_NEED = _colours(_NOBLES)
NOBLE_POINTS = _column(_NOBLES, "points")
MOST_NOBLES = SEATS + 1
"""One more than there are players lie on the table."""

_CITIES = _rows("cities.csv")
CITY_TILES = len(_CITIES) // 2
CITIES_LAID_OUT = 3
CITY_PRESTIGE = _column(_CITIES, "points")
CITY_NEED = _colours(_CITIES)
CITY_ANY = _column(_CITIES, "any_same")
"""How many bonuses of one more colour, whichever it is, a city asks for."""
CITY_NAMES = tuple(f"{row['tile']}{row['face']}" for row in _CITIES)

_POSTS = _rows("trading_posts.csv")
POSTS = len(_POSTS)
POST_NEED = _colours(_POSTS)
POST_NOBLES = _column(_POSTS, "nobles")
POST_VALUE = _column(_POSTS, "power_value")
POWER_NAMES = (
    "gem_after_purchase",
    "third_gem_on_take_two",
    "gold_worth_two_same",
    "prestige_fixed",
    "prestige_per_own_shield",
)
GEM_AFTER_PURCHASE, THIRD_GEM, GOLD_WORTH_TWO, PRESTIGE_FIXED, PRESTIGE_PER_SHIELD = range(5)
POST_OF = array([[row["power"] for row in _POSTS].index(name) for name in POWER_NAMES], int8)
"""The post that has a power."""


@rule
def slot_at(level: int, column: int) -> int:
    """The place for a face-up card in a row (counted from 0) and column."""
    return level * COLUMNS + column


@rule
def level_of_slot(slot: int) -> int:
    """The row of a face-up card."""
    return slot // COLUMNS


@rule
def column_of_slot(slot: int) -> int:
    """The column of a face-up card; the Orient columns come last."""
    return slot % COLUMNS


@rule
def deck_of_slot(slot: int) -> int:
    """The deck that refills a place."""
    level = level_of_slot(slot)
    return level if column_of_slot(slot) < BASE_COLUMNS else LEVELS + level


@rule
def is_bag(card: int) -> bool:
    """Does a card copy the colour of another one?"""
    return bool(BAG_NUMBER[card] >= 0)
