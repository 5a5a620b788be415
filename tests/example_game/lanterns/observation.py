"""What a player knows as numbers, for networks. `LAYOUT` names each of them."""

from __future__ import annotations

from typing import Any

from tests.example_game.lanterns.components import (
    COPIES,
    HIGHEST,
    LANTERNS,
    LOWEST,
    NO_CARD,
    ROUNDS,
    SEATS,
)
from tests.example_game.lanterns.rules import lights_at_stake, lights_of, over
from tests.example_game.lanterns.state import State
from tripolis.engine.rule import rule

_NUMBERS = range(LOWEST, HIGHEST + 1)
_ALL_LIGHTS = float(LANTERNS.sum())

LAYOUT: tuple[str, ...] = (
    "rounds played",
    "lights at stake",
    *(f"hand {number}" for number in _NUMBERS),
    *(f"shown {number}" for number in _NUMBERS),
    *(
        f"seat +{seat} {what}"
        for seat in range(SEATS)
        for what in ("is there", "has chosen", "lights")
    ),
)


@rule
def observe(s: State, player: int, out: Any) -> None:
    """The player's knowledge, each number from 0 to 1, seats in order from the own."""
    out[0] = s.rounds_played / float(ROUNDS)
    out[1] = 0.0 if over(s) else lights_at_stake(s, s.rounds_played) / _ALL_LIGHTS
    n = 2
    for number in range(LOWEST, HIGHEST + 1):
        out[n] = s.hand[player, number] / float(COPIES)
        out[n + HIGHEST] = times_shown(s, number) / float(COPIES)
        n += 1
    n += HIGHEST
    for steps in range(SEATS):
        is_there = steps < s.players
        seat = (player + steps) % int(s.players)
        out[n] = 1.0 if is_there else 0.0
        out[n + 1] = 1.0 if is_there and s.answer[seat] != NO_CARD else 0.0
        out[n + 2] = lights_of(s, seat) / _ALL_LIGHTS if is_there else 0.0
        n += 3


@rule
def times_shown(s: State, number: int) -> int:
    """How many cards of a number have been shown."""
    count = 0
    for seat in range(s.players):
        for i in range(s.rounds_played):
            if s.shown[seat, i] == number:
                count += 1
    return count
