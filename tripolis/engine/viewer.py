"""Who looks at a state: a seat by its number, or one of the numbers below."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import wraps
from typing import Any, TypeAlias, TypedDict, TypeVar, TypeVarTuple

from tripolis.engine.layout import Record
from tripolis.engine.options import OptionValue

Given = TypeVarTuple("Given")
Part = TypeVar("Part")
StateType = TypeVar("StateType", bound=Record)
Parts: TypeAlias = dict[tuple[Any, ...], Any]

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


# Views of one state for several viewers have much in common

_parts: ContextVar[Parts | None] = ContextVar("parts", default=None)


@contextmanager
def sharing_parts(parts: Parts) -> Iterator[None]:
    """Draw views from these parts of earlier ones, and add what was not among them.

    Views drawn so have parts in common: do not change them.
    """
    token = _parts.set(parts)
    try:
        yield
    finally:
        _parts.reset(token)


def _content(given: object) -> object:
    return given.tobytes() if isinstance(given, Record) else given


def shared_part(
    draw: Callable[[StateType, *Given], Part],
) -> Callable[[StateType, *Given], Part]:
    """A part of what several viewers are shown alike: `sharing_parts` draws it once.

    It may depend on its arguments alone: a state is a value, so equal bytes are drawn alike.
    """

    @wraps(draw)
    def drawn(s: StateType, *given: *Given) -> Part:
        parts = _parts.get()
        if parts is None:
            return draw(s, *given)
        key = (draw, s.tobytes(), *map(_content, given))
        if key not in parts:
            parts[key] = draw(s, *given)
        return parts[key]  # type: ignore[no-any-return]

    return drawn
