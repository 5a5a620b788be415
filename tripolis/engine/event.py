"""What happens in a step of a match, for programs and for people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from tripolis.words import Line


class Event(NamedTuple):
    """Something that happened: its kind, the sentence that tells it, and facts for a screen.

    Screens decide what to show, and for how long, by the kind, so sentences can change freely.
    An event without a sentence is shown but not told.
    """

    kind: str
    line: Line | None = None
    facts: Mapping[str, Any] = {}
    """Plain JSON values, as in a view."""

    def to_json(self) -> dict[str, Any]:
        """The event as JSON."""
        line = self.line.to_json() if self.line else None
        return {"kind": self.kind, "facts": dict(self.facts), "line": line}


def tell(
    game: str, kind: str, args: Mapping[str, Any] | None = None, *, key: str = "", **facts: Any
) -> Event:
    """An event told by the sentence `<game>-log-<kind>`, or `<game>-log-<key>` if one kind has
    several sentences."""
    return Event(kind, Line(f"{game}-log-{key or kind}", args or {}), facts)
