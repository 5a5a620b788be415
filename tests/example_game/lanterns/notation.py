"""Lanterns in text: `show 7` chooses a seven."""

from __future__ import annotations

from typing import Any

from tests.example_game.lanterns.components import HIGHEST, LOWEST
from tests.example_game.lanterns.state import State
from tripolis.engine.errors import UnreadableMove
from tripolis.words import Line

_NUMBERS = {str(number): number for number in range(LOWEST, HIGHEST + 1)}


def hand_numbers(s: State, seat: int) -> list[int]:
    """The numbers in a hand, in rising order."""
    return [number for number in _NUMBERS.values() for _ in range(s.hand[seat, number])]


def write_move(s: State, player: int, action: int) -> str:
    """An action's one notation."""
    return f"show {int(action)}"


def read_move(s: State, player: int, text: str) -> int:
    """An action's number."""
    match text.lower().split():
        case ["show", number] if number in _NUMBERS:
            return _NUMBERS[number]
    raise UnreadableMove("lanterns-unreadable", text=text[:60])


def move_parts(s: State, player: int, action: int) -> dict[str, Any]:
    """A move taken apart, for a screen."""
    return {"kind": "show", "number": int(action)}


def why_not(s: State, player: int, action: int) -> Line:
    """Why an action is refused: a card that is not in hand cannot be shown."""
    return Line("lanterns-not-in-hand", {"number": int(action)})
