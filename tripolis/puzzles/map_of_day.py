"""The map of the day and its training, found in the package of the game that has them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple, Protocol

from tripolis.homes import homes

GAME = "comparity"
_MODULE = "map_of_day"

Cell = tuple[int, int]


class Laid(Protocol):
    """A landmark on the map, where it was laid first, and whether it belonged there."""

    card: int
    cell: Cell
    tried: Cell
    right: bool


class GrowingMap(Protocol):
    """A map after some landmarks have been laid."""

    mode: str
    count: int
    first: int
    laid: Sequence[Laid]
    next: int | None
    done: bool
    score: int
    free: list[Cell]

    def lay(self, cell: Cell) -> Laid:
        """Lay the next landmark; it is moved if it does not belong there."""


class Maps(NamedTuple):
    """What a game offers."""

    of_day: Any
    of_landmarks: Any
    told: Any
    word: Any

    def open(self, day: date, cells: Sequence[Cell]) -> GrowingMap:
        """The map of a date, after these cells were chosen."""
        found: GrowingMap = self.of_day(day, cells)
        return found

    def train(
        self, mode: str, words: Sequence[str], number: int, cells: Sequence[Cell]
    ) -> GrowingMap:
        """The map of these landmarks that comes so many-th, after these cells were chosen."""
        found: GrowingMap = self.of_landmarks(mode, words, number, cells)
        return found


@cache
def find_maps() -> Maps:
    """The maps of the game that has them."""
    module = import_module(f"{homes()[GAME].package}.{_MODULE}")
    return Maps(module.DayMap, module.Training, module.told, module.word)
