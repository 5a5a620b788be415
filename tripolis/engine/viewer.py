"""Who looks at a state: a seat by its number, or one of the numbers below."""

from __future__ import annotations

from typing import Any, TypeAlias, TypedDict

from tripolis.engine.options import OptionValue

View: TypeAlias = dict[str, Any]
"""What a viewer may know of a state: plain JSON values."""


class ViewHead(TypedDict):
    """What every view begins with."""

    game: str
    viewer: int | None
    players: int
    options: dict[str, OptionValue]


SPECTATOR = -1
"""Somebody without a seat."""

EVERYTHING = -2
"""Sees all seats' secrets: for replays of finished matches."""
