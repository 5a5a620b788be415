"""A state of Lanterns as JSON, and the way back, which believes nothing it has not checked."""

from __future__ import annotations

from typing import Any

from tests.example_game.lanterns.components import (
    COPIES,
    HAND,
    HIGHEST,
    LANTERNS,
    LOWEST,
    NO_CARD,
    ROUNDS,
)
from tests.example_game.lanterns.notation import hand_numbers
from tests.example_game.lanterns.rules import must_advance, take_options, undealt
from tests.example_game.lanterns.state import State
from tripolis.engine.errors import BadPosition
from tripolis.engine.strict import Reader, number_within

_read_number = number_within(LOWEST, HIGHEST)


def position(s: State) -> dict[str, Any]:
    """The whole truth."""
    return {
        "rounds_played": int(s.rounds_played),
        "lanterns": [int(lights) for lights in s.lanterns],
        "seats": [
            {
                "hand": hand_numbers(s, seat),
                "shown": [int(number) for number in s.shown[seat, : s.rounds_played]],
                "answer": None if s.answer[seat] == NO_CARD else int(s.answer[seat]),
            }
            for seat in range(s.players)
        ],
    }


def from_position(truth: Any, s: State, players: int, options: Any) -> None:
    """Fill a zeroed state; anything that could not be so is refused."""
    reader = Reader(truth, "state")
    take_options(s, players, options)
    s.rounds_played = reader.integer("rounds_played", 0, ROUNDS)
    lanterns = reader.items("lanterns", number_within(0, ROUNDS), ROUNDS, ROUNDS)
    if sorted(lanterns) != sorted(LANTERNS):
        raise reader.wrong("lanterns", "lanterns-position-lanterns")
    s.lanterns[:] = lanterns
    for seat, own in enumerate(reader.objects("seats", players, players)):
        _read_seat(own, s, seat)
    reader.done()
    for number in range(LOWEST, HIGHEST + 1):
        if undealt(s, number) < 0:
            raise BadPosition("lanterns-position-cards", number=number, copies=COPIES)
    if must_advance(s):
        raise BadPosition("lanterns-position-answers")


def _read_seat(own: Reader, s: State, seat: int) -> None:
    played = int(s.rounds_played)
    for number in own.items("hand", _read_number, HAND - played, HAND - played):
        s.hand[seat, number] += 1
    s.shown[seat, :played] = own.items("shown", _read_number, played, played)
    if own.take("answer") is not None:
        s.answer[seat] = own.integer("answer", LOWEST, HIGHEST)
        if played == ROUNDS or s.hand[seat, s.answer[seat]] == 0:
            raise own.wrong("answer", "lanterns-not-in-hand", number=int(s.answer[seat]))
    own.done()
