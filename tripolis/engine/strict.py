"""Check what comes from outside: JSON by its path, numbers, and seats."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any, TypeVar

from tripolis.engine.errors import BadPosition, WrongSeat

T = TypeVar("T")


def whole_number(value: object) -> int | None:
    """An integer of any kind, NumPy's included, as Python's; None for everything else."""
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        return None
    try:
        return operator.index(value)
    except TypeError:  # an array of several numbers, or of other things
        return None


def check_seat(seat: object, players: int) -> int:
    """The seat, if the table has it; raises `WrongSeat`."""
    number, last = whole_number(seat), players - 1
    if number is None:
        kind = type(seat).__name__
        raise WrongSeat("engine-wrong-seat-type", seat=str(seat), type=kind, last=last)
    if not 0 <= number <= last:
        raise WrongSeat("engine-wrong-seat", seat=str(seat), last=last)
    return number


class Reader:
    """A JSON object being read; complains about what is missing, wrong, or left over."""

    def __init__(self, value: object, path: str = "") -> None:
        self._path = path
        if not isinstance(value, dict):
            raise self.wrong("", "engine-position-object")
        self._value = value
        self._read: set[str] = set()

    def wrong(self, name: str, key: str, **args: Any) -> BadPosition:
        """The error for one value of this object."""
        place = f"{self._path}.{name}" if self._path and name else self._path or name
        return BadPosition(key, place=place or "position", **args)

    def take(self, name: str) -> Any:
        """A value of any kind."""
        if name not in self._value:
            raise self.wrong(name, "engine-position-missing")
        self._read.add(name)
        return self._value[name]

    def integer(self, name: str, low: int, high: int) -> int:
        """A whole number within bounds."""
        value = self.take(name)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.wrong(name, "engine-position-number", low=int(low), high=int(high))
        return value

    def boolean(self, name: str) -> bool:
        """True or false."""
        value = self.take(name)
        if not isinstance(value, bool):
            raise self.wrong(name, "engine-position-boolean")
        return value

    def choice(self, name: str, allowed: tuple[str, ...]) -> int:
        """One of some words; says which."""
        value = self.take(name)
        if not isinstance(value, str) or value not in allowed:
            raise self.wrong(name, "engine-position-choice", allowed=", ".join(allowed))
        return allowed.index(value)

    def items(
        self, name: str, read: Callable[[object], T | None], low: int = 0, high: int = 1000
    ) -> list[T]:
        """A list whose items `read` understands; it returns None for one it does not."""
        value = self.take(name)
        if not isinstance(value, list) or not low <= len(value) <= high:
            raise self.wrong(name, "engine-position-list", low=int(low), high=int(high))
        found = []
        for place, item in enumerate(value):
            understood = read(item)
            if understood is None:
                raise self.wrong(f"{name}[{place}]", "engine-position-item", item=str(item)[:40])
            found.append(understood)
        return found

    def objects(self, name: str, low: int = 0, high: int = 1000) -> list[Reader]:
        """A list of objects."""
        value = self.take(name)
        if not isinstance(value, list) or not low <= len(value) <= high:
            raise self.wrong(name, "engine-position-list", low=int(low), high=int(high))
        prefix = f"{self._path}.{name}" if self._path else name
        return [Reader(item, f"{prefix}[{place}]") for place, item in enumerate(value)]

    def object(self, name: str) -> Reader:
        """A nested object."""
        return Reader(self.take(name), f"{self._path}.{name}" if self._path else name)

    def done(self) -> None:
        """Refuse whatever has not been read."""
        for name in self._value:
            if name not in self._read:
                raise self.wrong(str(name)[:40], "engine-position-unknown")


def number_within(low: int, high: int) -> Callable[[object], int | None]:
    """A reader for `Reader.items`: whole numbers within bounds."""

    def read(item: object) -> int | None:
        good = isinstance(item, int) and not isinstance(item, bool) and low <= item <= high
        return item if good and isinstance(item, int) else None

    return read
