"""The map of the day, found in the package of the game that has one."""

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


class DayMap(Protocol):
    """The map of a date, after some landmarks have been laid."""

    mode: str
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

    landmarks: int
    of_day: Any
    told: Any

    def open(self, day: date, cells: Sequence[Cell]) -> DayMap:
        """The map of a date, after these cells were chosen."""
        found: DayMap = self.of_day(day, cells)
        return found


@cache
def find_maps() -> Maps:
    """The maps of the game that has them."""
    module = import_module(f"{homes()[GAME].package}.{_MODULE}")
    return Maps(module.LANDMARKS, module.DayMap, module.told)
