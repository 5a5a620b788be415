"""One clear error for each kind of mistake. Each is a sentence in the reader's language."""

from __future__ import annotations

from typing import Any

from tripolis.words import Line, say

_LONGEST = 200
"""At most this much of what somebody wrote is quoted back to them."""


def _shortened(value: Any) -> Any:
    if isinstance(value, str) and len(value) > _LONGEST:
        return f"{value[: _LONGEST - 1]}…"
    return value


class TripolisError(Exception):
    """Something a person or a program asked for cannot be done; nothing was changed."""

    def __init__(self, key: str, **args: Any) -> None:
        args = {name: _shortened(value) for name, value in args.items()}
        super().__init__(key, args)
        self.line = Line(key, args)

    def __str__(self) -> str:
        return say(self.line)

    def in_language(self, language: str) -> str:
        """The error as a sentence in one of the four languages."""
        return say(self.line, language)


class UnknownGame(TripolisError):
    """There is no game with this name."""


class BrokenGame(TripolisError):
    """The game is installed, but its package cannot be loaded."""


class BadOption(TripolisError):
    """The game does not have this option, number of players or seed."""


class WrongSeat(TripolisError):
    """There is no such seat at the table."""


class BadArgument(TripolisError):
    """A call got an argument of the wrong type, shape or size."""


class NotYourTurn(TripolisError):
    """The seat has nothing to decide now."""


class MatchOver(TripolisError):
    """The match has ended; nothing more can be played."""


class UnreadableMove(TripolisError):
    """The text is not a move of this game."""


class IllegalMove(TripolisError):
    """The move exists, but the rules do not allow it now."""


class NothingToUndo(TripolisError):
    """The match is at its beginning."""


class BadPosition(TripolisError):
    """A position does not describe a state this game could be in."""


class BadRecord(TripolisError):
    """A record file is damaged, cut off, of another kind, or from a newer version."""
