"""Landmarks laid one after another into one growing map: twelve a day, or those you misjudge.

An exercise of our own, built on the order of the zone: numbers never fall to the right or upwards.
Each landmark is opened once it is laid. One that breaks the order is moved to the nearest cell
where it belongs.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from itertools import chain
from typing import NamedTuple

from tripolis.engine.luck import below, new_luck
from tripolis.games.comparity import notation
from tripolis.games.comparity.components import APPROXIMATE, HEIGHTS, IDS, IS_CORE, KINDS, YEARS

LANDMARKS = 12
"""So many are laid; one more lies there from the beginning."""
_MODES = ("height", "year")
_STREAM = 1 << 43
_SIDES = ((-1, 0), (0, -1), (1, 0), (0, 1))
"""To the left and below lie smaller numbers, to the right and above larger ones."""

Cell = tuple[int, int]


class Laid(NamedTuple):
    """A landmark on the map, where it was laid first, and whether it belonged there."""

    card: int
    cell: Cell
    tried: Cell
    right: bool


class GrowingMap:
    """A map after some landmarks have been laid: the first card and those that come after it."""

    def __init__(
        self, mode: str, first: int, coming: Iterator[int], count: int, cells: Sequence[Cell]
    ) -> None:
        self.mode = mode
        self.count = count
        self._numbers = HEIGHTS if mode == "height" else YEARS
        self._coming = coming
        self.first = first
        self.laid: list[Laid] = []
        self._taken: dict[Cell, int] = {(0, 0): first}
        self.next: int | None = self._draw()
        for cell in cells:
            self.lay(cell)

    @property
    def done(self) -> bool:
        """Are all landmarks laid?"""
        return len(self.laid) == self.count

    @property
    def score(self) -> int:
        """How many belonged where they were laid."""
        return sum(laid.right for laid in self.laid)

    @property
    def free(self) -> list[Cell]:
        """Where the next landmark may be laid: from top to bottom, from left to right."""
        cells = {(x + dx, y + dy) for x, y in self._taken for dx, dy in _SIDES} - set(self._taken)
        return sorted(cells, key=lambda cell: (-cell[1], cell[0])) if not self.done else []

    def lay(self, cell: Cell) -> Laid:
        """Lay the next landmark; it is moved if it does not belong there."""
        card = self.next
        if card is None or cell not in self.free:
            raise ValueError("nothing can be laid there")
        right = self._fits(card, cell)
        home = cell if right else min(self._homes(card), key=lambda other: _apart(cell, other))
        self._taken[home] = card
        self.laid.append(Laid(card, home, cell, right))
        self.next = None if self.done else self._draw()
        return self.laid[-1]

    def _draw(self) -> int:
        """The next landmark that has a place on this map."""
        return next(card for card in self._coming if self._homes(card))

    def _homes(self, card: int) -> list[Cell]:
        return [cell for cell in self.free if self._fits(card, cell)]

    def _fits(self, card: int, cell: Cell) -> bool:
        for side, (dx, dy) in enumerate(_SIDES):
            other = self._taken.get((cell[0] + dx, cell[1] + dy))
            if other is None:
                continue
            low, high = (other, card) if side < 2 else (card, other)
            if self._numbers[low] > self._numbers[high]:
                return False
        return True


class DayMap(GrowingMap):
    """The map of a date."""

    def __init__(self, day: date, cells: Sequence[Cell] = ()) -> None:
        coming = _shuffled(_CORE, day.toordinal())
        mode = _MODES[day.toordinal() % len(_MODES)]
        super().__init__(mode, next(coming), coming, LANDMARKS, cells)


class Training(GrowingMap):
    """A map of landmarks that somebody keeps misjudging, by the keys of their names."""

    def __init__(
        self, mode: str, words: Sequence[str], number: int, cells: Sequence[Cell] = ()
    ) -> None:
        wanted = [card for card in _CORE_AND_MORE if word(card) in words]
        others = _shuffled([card for card in _CORE if card not in wanted], number)
        first, count = next(others), min(LANDMARKS, len(wanted))
        # Others stand in for a landmark that has no place on the map.
        super().__init__(mode, first, chain(_shuffled(wanted, number), others), count, cells)


_CORE_AND_MORE = range(len(IDS))
_CORE = [card for card in _CORE_AND_MORE if IS_CORE[card]]


def _shuffled(cards: Iterable[int], seed: int) -> Iterator[int]:
    """Landmarks in the order in which they come."""
    left = list(cards)
    luck = new_luck(seed, _STREAM)
    while left:
        yield left.pop(below(luck, len(left)))


def _apart(one: Cell, other: Cell) -> tuple[int, Cell]:
    return abs(one[0] - other[0]) + abs(one[1] - other[1]), other


def word(card: int) -> str:
    """The key of a landmark's name."""
    return notation.landmark(card).key


def told(card: int, is_open: bool) -> dict[str, object]:
    """A landmark as a screen shows it: its closed side, and its open side if it is open."""
    return {
        "card": IDS[card],
        "kind": KINDS[card],
        "approximate": APPROXIMATE[card],
        "open": is_open,
        "height": int(HEIGHTS[card]) / 10 if is_open else None,
        "year": int(YEARS[card]) if is_open else None,
    }
