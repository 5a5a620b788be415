"""The landmarks of Comparity, read from the data files beside this one.

A card is a number. The cards of the deck come first, in the alphabetical order of their ids, then
those of the leaflet's examples, which are never dealt. The tables are sorted by height in their
file; nothing here keeps that order, so that a card's number says nothing about its open side.
"""

from __future__ import annotations

import csv
from pathlib import Path
from statistics import median_low
from typing import Any

from tripolis.engine.arrays import array, int8, int16, uint8

_DATA = Path(__file__).parent / "data"


def _read(name: str) -> list[dict[str, str]]:
    with open(_DATA / name, encoding="utf-8", newline="") as file:
        return sorted(csv.DictReader(file), key=lambda row: row["id"])


_DECK = _read("landmarks.csv")
_LANDMARKS = _DECK + _read("landmarks_examples.csv")
_FAME = {row["id"]: int(row["fame"]) for row in _read("fame.csv")}

SEATS = 5
"""The most players."""

ROW_CARDS = 7
PILE_CARDS = array([0, 0, 15, 20, 35, 40], int8)
"""The cards counted off for the pile, by the number of players."""

DECK_CARDS = len(_DECK)
CARDS = len(_LANDMARKS)
NO_CARD = -1

IDS: tuple[str, ...] = tuple(row["id"] for row in _LANDMARKS)
DECK_IDS = IDS[:DECK_CARDS]
CARD_NUMBERS: dict[str, int] = {name: card for card, name in enumerate(IDS)}
KINDS: tuple[str, ...] = tuple(row["kind"] for row in _LANDMARKS)
APPROXIMATE: tuple[bool, ...] = tuple(row["year_approx"] == "1" for row in _LANDMARKS)

HEIGHTS = array([round(float(row["height_m"]) * 10) for row in _LANDMARKS], int16)
"""In tenths of a metre."""

YEARS = array([int(row["year"]) for row in _LANDMARKS], int16)
"""Negative before our era."""

IS_CORE = array([row.get("deck") == "core" for row in _LANDMARKS], int8)
"""Is a card one of the hundred of the printed deck?"""

MOST_FAME = 3
FAME = array([_FAME[name] for name in IDS], int8)
"""How well known a landmark is, from 1 to 3: how well travellers remember its numbers."""


_FEWEST_OF_A_KIND = 4


def _family(card: int) -> list[int]:
    """The landmarks of a card's kind; where they are too few to say much, all of them."""
    alike = [other for other in range(DECK_CARDS) if KINDS[other] == KINDS[card]]
    return alike if len(alike) >= _FEWEST_OF_A_KIND else list(range(DECK_CARDS))


_FAMILIES = [list(family) for family in sorted({tuple(_family(card)) for card in range(CARDS)})]

FAMILY = array([_FAMILIES.index(_family(card)) for card in range(CARDS)], int8)
"""The family of each card: those somebody would think of who knows only its kind."""

FAMILY_SIZE = array([len(family) for family in _FAMILIES], int16)
FAMILY_MEMBERS = array([family + [0] * (DECK_CARDS - len(family)) for family in _FAMILIES], uint8)


def _usual(numbers: Any, card: int) -> int:
    """The middle number of a card's family, without the card itself."""
    return median_low(int(numbers[other]) for other in _family(card) if other != card)


USUAL_HEIGHT = array([_usual(HEIGHTS, card) for card in range(CARDS)], int16)
USUAL_YEAR = array([_usual(YEARS, card) for card in range(CARDS)], int16)
"""What somebody would guess who knows only a landmark's kind."""


def landmark_text(card: int, what: str, language: str) -> str:
    """A landmark's `name` or `place` in one of the four languages, as its table has it."""
    return _LANDMARKS[card][f"{what}_{language}"]
