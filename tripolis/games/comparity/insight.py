"""What a good player works out from what they see, as numbers. `INSIGHT_NAMES` names each.

A network reads them beside the observation: how safely each seat could lay a card, and how likely
the card played last breaks the order, as far as the player remembers the landmarks.
"""

from __future__ import annotations

from typing import Any

from tripolis.engine.rule import rule
from tripolis.games.comparity import judgement, zone
from tripolis.games.comparity.components import SEATS
from tripolis.games.comparity.state import State

_SAFE = 100
"""A lay that goes wrong less often than this, in thousandths, is safe."""
_MANY = 20.0
_OF_A_SEAT = ("safest lay", "safest duet", "safest trio", "safe lays")
_SEAT_NUMBERS = len(_OF_A_SEAT)
INSIGHT_NAMES: tuple[str, ...] = (
    "last card is wrong",
    *(f"seat +{seat} {what}" for seat in range(SEATS) for what in _OF_A_SEAT),
)


@rule
def insight(s: State, player: int, out: Any, n: int) -> None:
    """The player's insight, from number n on; seats in order from the player's."""
    for i in range(len(INSIGHT_NAMES)):
        out[n + i] = 0.0
    played = zone.place_of_card(s, int(s.played))
    if played != zone.NO_PLACE:
        out[n] = float(judgement.chance_of_check(s, player, played)) / judgement.SURE
    first = zone.first_column(s)
    for number in range(zone.count_cells(s)):
        around = zone.places_around(s, zone.nth_cell_from(s, first, number))
        for steps in range(int(s.players)):
            measure_cell(s, player, steps, around, out, n + 1 + steps * _SEAT_NUMBERS)


@rule
def measure_cell(
    s: State, player: int, steps: int, around: tuple[int, int, int, int], out: Any, n: int
) -> None:
    """How safely a seat could lay one of its cards into a cell with these places around it."""
    seat = (player + steps) % int(s.players)
    neighbours = min(zone.count_places(around), len(_OF_A_SEAT) - 1)
    for i in range(int(s.row_size[seat])):
        wrong = judgement.chance_card_fits_not(s, player, int(s.row[seat, i]), around)
        safe = float(judgement.SURE - wrong) / judgement.SURE
        out[n + neighbours - 1] = max(float(out[n + neighbours - 1]), safe)
        if wrong < _SAFE:
            out[n + _SEAT_NUMBERS - 1] += 1.0 / _MANY
