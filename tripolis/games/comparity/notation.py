"""Cards and cells in text, and the moves that name a card.

eiffel_tower         a landmark, by its id or any beginning of it that fits no other
2,-1                 a cell: its column to the right and its line upwards
check eiffel_tower   a move that names a card
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any, TypedDict

from tripolis.engine.turn import Moves
from tripolis.games.comparity import zone
from tripolis.games.comparity.components import CARD_NUMBERS, CARDS, IDS
from tripolis.games.comparity.state import State
from tripolis.games.comparity.views import Cell
from tripolis.words import Line

_CELL = re.compile(r"(-?[0-9]{1,3}),(-?[0-9]{1,3})")


def card_text(card: int) -> str:
    """A card as text: the id of its landmark."""
    return IDS[int(card)]


def read_card(text: object) -> int | None:
    """A card from its whole id; None if there is none of that name."""
    return CARD_NUMBERS.get(text) if isinstance(text, str) else None


def find_card(text: str) -> int | None:
    """A card from its id, or from a beginning that fits one landmark alone."""
    if text in CARD_NUMBERS:
        return CARD_NUMBERS[text]
    fitting = [card for name, card in CARD_NUMBERS.items() if name.startswith(text)]
    return fitting[0] if len(fitting) == 1 else None


def landmark(card: int) -> Line:
    """A landmark's name, as something to say."""
    return Line(f"landmark-{card_text(card).replace('_', '-')}")


@cache
def cell_text(cell: int) -> str:
    """A cell as text."""
    return f"{zone.column_of(cell)},{zone.line_of(cell)}"


def read_cell(text: str) -> int | None:
    """A cell from its text; None for one that no zone can reach."""
    found = _CELL.fullmatch(text.replace("−", "-"))
    if found is None:
        return None
    x, y = int(found[1]), int(found[2])
    return zone.cell_at(x, y) if abs(x) <= zone.REACH and abs(y) <= zone.REACH else None


def cell_parts(cell: int) -> Cell:
    """A cell's column and line."""
    return _cell_parts(cell).copy()


@cache
def _cell_parts(cell: int) -> Cell:
    return {"x": zone.column_of(cell), "y": zone.line_of(cell)}


class CardInCell(Cell):
    """A card, and the cell it goes to."""

    card: str


def card_in_cell(card: int, cell: int) -> CardInCell:
    """A card and the cell it goes to, taken apart."""
    return {"card": card_text(card), **_cell_parts(cell)}


def read_card_and_cell(name: str, place: str) -> tuple[int, int] | None:
    """A card and the cell it goes to; None if one of them cannot be read."""
    card, cell = find_card(name), read_cell(place)
    return None if card is None or cell is None else (card, cell)


class CardPart(TypedDict):
    card: str


def card_part(s: State, player: int, card: int) -> CardPart:
    """The card that a move names."""
    return {"card": card_text(card)}


def naming(
    verb: str,
    *,
    legal: Callable[[State, int, Any, int, int], int],
    do: Callable[[State, int, int], None],
    why_not: Callable[[State, int, int], Line],
    ways: Callable[[State, int], tuple[int, int]] | None = None,
) -> Moves:
    """Moves that name a card, which is also their number."""
    return Moves(
        verb,
        CARDS,
        legal=legal,
        ways=ways,
        do=do,
        write=lambda s, player, card: f"{verb} {card_text(card)}",
        read=lambda s, player, words: (
            find_card(words[1]) if len(words) == 2 and words[0] == verb else None
        ),
        parts=card_part,
        why_not=why_not,
    )
