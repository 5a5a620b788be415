"""What a match says about somebody's play, found in the `habits.py` of a game that has one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from tripolis.engine.match import Match
from tripolis.homes import find_part


class Habit(NamedTuple):
    """Something a player did that says how they play."""

    kind: str
    """What they did, as the game's words name it: `splendor-habit-first`."""
    word: str
    """With what, as the key of a message: `splendor-blue`."""
    right: bool | None = None
    """Were they right? None where nothing is right or wrong."""


def habits_of(match: Match, seat: int) -> list[Habit]:
    """What a finished match says about a seat's play; nothing in a game that does not look."""
    part = find_part(match.game.name, "habits")
    if part is None:
        return []
    find: Callable[[Match, int], Iterator[Habit]] = part.habits
    return list(find(match, seat))
