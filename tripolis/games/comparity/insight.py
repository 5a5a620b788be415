"""What a good player works out from what they see, as numbers. `INSIGHT_NAMES` names each.

A network reads them beside the observation: how safely each seat could lay a card, and how likely
a check finds something, as far as the player remembers the landmarks.
"""

from __future__ import annotations

from typing import Any

from tripolis.engine.rule import rule
from tripolis.games.comparity import judgement, rows, zone
from tripolis.games.comparity.components import NO_CARD, SEATS
from tripolis.games.comparity.state import State

_SAFE = 0.9
"""A lay that goes right more often than this is safe."""
_LAST_BIT = 60
"""In a longer row, the cards from this one on count as one."""
_MANY = 20.0
_ROW = 10.0
_LAST, _CHECK, _TOP, _PLACEABLE = range(4)
_OF_THE_TABLE = (
    "last card is wrong",
    "best check finds a violation",
    "safest lay of the card on top of the pile",
    "own cards with a safe place",
)
_OF_A_SEAT = ("safest lay", "safest duet", "safest trio", "safe lays")
_TABLE_NUMBERS, _SEAT_NUMBERS = len(_OF_THE_TABLE), len(_OF_A_SEAT)
INSIGHT_NAMES: tuple[str, ...] = (
    *_OF_THE_TABLE,
    *(f"seat +{seat} {what}" for seat in range(SEATS) for what in _OF_A_SEAT),
)


@rule
def insight(s: State, player: int, out: Any, n: int) -> None:
    """The player's insight, from number n on; seats in order from the player's."""
    for i in range(len(INSIGHT_NAMES)):
        out[n + i] = 0.0
    measure_checks(s, player, out, n)
    top, placeable = rows.visible_top(s), 0
    first = zone.first_column(s)
    for number in range(zone.count_cells(s)):
        around = zone.places_around(s, zone.nth_cell_from(s, first, number))
        if top != NO_CARD:
            out[n + _TOP] = max(float(out[n + _TOP]), safety(s, player, top, around))
        for steps in range(int(s.players)):
            seat = (player + steps) % int(s.players)
            at = n + _TABLE_NUMBERS + steps * _SEAT_NUMBERS
            safe = measure_cell(s, player, seat, around, out, at)
            if seat == player:
                placeable |= safe
    out[n + _PLACEABLE] = zone.bits_in(placeable) / _ROW


@rule
def measure_checks(s: State, player: int, out: Any, n: int) -> None:
    """How likely the card played last is wrong, and the best check finds something."""
    for place in range(int(s.zone_size)):
        card = zone.checkable_card(s, place)
        if card != NO_CARD:
            found = float(judgement.chance_of_check(s, player, place)) / judgement.SURE
            out[n + _CHECK] = max(float(out[n + _CHECK]), found)
            if card == s.played:
                out[n + _LAST] = found


@rule
def safety(s: State, player: int, card: int, around: tuple[int, int, int, int]) -> float:
    """The chance that a card fits into a cell with these places around it."""
    wrong = judgement.chance_card_fits_not(s, player, card, around)
    return float(judgement.SURE - wrong) / judgement.SURE


@rule
def measure_cell(
    s: State, player: int, seat: int, around: tuple[int, int, int, int], out: Any, n: int
) -> int:
    """How safely a seat could lay one of its cards into a cell with these places around it.

    Returns which of its cards are safe there, as bits.
    """
    neighbours = min(zone.count_places(around), _SEAT_NUMBERS - 1)
    safe_cards = 0
    for i in range(int(s.row_size[seat])):
        safe = safety(s, player, int(s.row[seat, i]), around)
        out[n + neighbours - 1] = max(float(out[n + neighbours - 1]), safe)
        if safe > _SAFE:
            out[n + _SEAT_NUMBERS - 1] += 1.0 / _MANY
            safe_cards |= 1 << min(i, _LAST_BIT)
    return safe_cards
