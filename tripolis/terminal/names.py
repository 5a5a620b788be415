"""What players are called in a terminal: people as they typed it, characters in its language."""

from __future__ import annotations

from collections.abc import Sequence

from tripolis.players.characters import recorded_character
from tripolis.players.levels import LEVELS
from tripolis.words import Line, Name, say


def names_called(recorded: Sequence[str]) -> list[Name]:
    """What sentences call the players, by their names in a record."""
    return [_called(name, seat) for seat, name in enumerate(recorded)]


def _called(name: str, seat: int) -> Name:
    if not name:
        return Line("engine-seat", {"number": seat + 1})
    if name in LEVELS:  # as bots were once recorded
        return Line(f"level-{name}")
    kind, _, number = name.rpartition(" ")
    if number.isdecimal() and (kind in LEVELS or recorded_character(kind)):
        return Line("terminal-numbered", {"name": _called(kind, seat), "number": int(number)})
    character = recorded_character(name)
    return Line(f"character-{character.name}") if character else name


def say_name(name: Name, language: str) -> str:
    """A name by itself."""
    return name if isinstance(name, str) else say(name, language)
