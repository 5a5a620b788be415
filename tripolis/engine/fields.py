"""A field of a record, as `layout` declares it."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Field:
    """How a field is stored, and who may see it where a view or an observation is derived."""

    kind: str
    """NumPy's name for its numbers."""
    shape: tuple[int, ...]
    public: bool = False
    """Everybody may see it."""
    private: bool = False
    """Its first index is the seat, and a seat may see its own row."""
    most: int = 1
    """The largest number it holds: an observation divides by it."""

    @property
    def bounds(self) -> tuple[int, int]:
        """The lowest and the highest whole number that fits into it."""
        bits = 8 * int(self.kind[1:])
        return (
            (0, (1 << bits) - 1) if self.kind[0] == "u" else (-1 << bits - 1, (1 << bits - 1) - 1)
        )


def unknown_field(record: str, name: str, fields: Iterable[str]) -> str:
    """What to say about a field that a record does not have."""
    near = difflib.get_close_matches(name, list(fields), 1)
    hint = f"; did you mean “{near[0]}”?" if near else ""
    return f"{record} has no field “{name}”{hint}"
