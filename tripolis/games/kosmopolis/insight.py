"""What a good player works out from what they see, as numbers. `INSIGHT_NAMES` names each.

A network reads them beside the observation: the limits to expect, and what each column may bring.
"""

from __future__ import annotations

from typing import Any

from tripolis.engine.rule import rule
from tripolis.games.kosmopolis import judgement, scoring, table
from tripolis.games.kosmopolis.components import (
    COLOUR_NAMES,
    COLOURS,
    NO_CARD,
    SEATS,
    column_total,
    highest_card,
    value_of,
)
from tripolis.games.kosmopolis.state import (
    CLOSEST_LOWERED,
    CLOSEST_RAW,
    SIMULTANEOUS,
    State,
)

_OF_A_COLUMN = ("worth", "room", "is first")
_OF_A_SEAT = (
    *(f"{name} {what}" for name in COLOUR_NAMES for what in _OF_A_COLUMN),
    "columns",
    "score",
)
_SEAT_NUMBERS = len(_OF_A_SEAT)
INSIGHT_NAMES: tuple[str, ...] = (
    "bonus to the closest, lowered",
    "bonus to the closest, raw",
    "all pay at once",
    *(f"limit {name}" for name in COLOUR_NAMES),
    *(f"bonus card {name}" for name in COLOUR_NAMES),
    *(f"seat +{seat} {what}" for seat in range(SEATS) for what in _OF_A_SEAT),
)


@rule
def insight(s: State, player: int, out: Any, n: int) -> None:
    """The player's insight, from number n on; seats in order from the player's."""
    for i in range(len(INSIGHT_NAMES)):
        out[n + i] = 0.0
    out[n] = 1.0 if s.bonus_rule == CLOSEST_LOWERED else 0.0
    out[n + 1] = 1.0 if s.bonus_rule == CLOSEST_RAW else 0.0
    out[n + 2] = 1.0 if s.gold_order == SIMULTANEOUS else 0.0
    n += 3
    for colour in range(COLOURS):
        out[n + colour] = judgement.expected_limit(s, player, colour) / 20.0
        best = highest_card(s.capital, colour)
        if best != NO_CARD:
            out[n + COLOURS + colour] = value_of(best) / 6.0
    n += 2 * COLOURS
    for steps in range(int(s.players)):
        measure_seat(s, player, table.left_of(s, player, steps), out, n)
        n += _SEAT_NUMBERS


@rule
def measure_seat(s: State, player: int, seat: int, out: Any, n: int) -> None:
    """What a seat's columns may bring it, as the player may guess."""
    columns = 0.0
    for colour in range(COLOURS):
        total = column_total(s.city[seat], colour)
        worth = judgement.column_worth(s, player, seat, colour, 0.0, 0.0)
        columns += worth
        out[n] = worth / 10.0
        if total > 0:
            room = judgement.expected_limit(s, player, colour) + s.gold[seat] - total
            out[n + 1] = min(1.0, max(-1.0, room / 8.0))
            if judgement.is_first(s, seat, colour, float(total)):
                out[n + 2] = 1.0
        n += len(_OF_A_COLUMN)
    out[n] = columns / 30.0
    out[n + 1] = scoring.final_score(s, seat) / 60.0
