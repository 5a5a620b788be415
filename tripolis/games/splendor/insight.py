"""What a good player works out from what they see, as numbers. `INSIGHT_NAMES` names each.

A network reads them beside the observation: how near each seat is to each card and noble. It could
learn to subtract prices from means itself, but a small one has better things to learn.
"""

from __future__ import annotations

from typing import Any

from tripolis.engine.rule import rule
from tripolis.games.splendor import judgement, payment, table
from tripolis.games.splendor.components import (
    CITIES_LAID_OUT,
    CITY_NEED,
    COLOUR_NAMES,
    COLOURS,
    GOLD,
    MOST_NOBLES,
    NO_CARD,
    NOBLE_NEED,
    POINTS,
    RESERVE_LIMIT,
    SEATS,
    SLOTS,
)
from tripolis.games.splendor.knowledge import knows_reserved
from tripolis.games.splendor.notation import slot_text
from tripolis.games.splendor.state import CITIES, NOBODY, State

_PLACES = SLOTS + RESERVE_LIMIT
PLACE_NAMES = (
    *(slot_text(slot) for slot in range(SLOTS)),
    *(f"reserve {number + 1}" for number in range(RESERVE_LIMIT)),
)
_OF_A_PLACE = ("near", "near points", "payable")
_OF_A_SEAT = (
    *(f"{place} {what}" for place in PLACE_NAMES for what in _OF_A_PLACE),
    *(f"noble {i + 1} near" for i in range(MOST_NOBLES)),
    *(f"city {i + 1} near" for i in range(CITIES_LAID_OUT)),
    "payable points",
)
INSIGHT_NAMES: tuple[str, ...] = (
    *(f"taste {name}" for name in COLOUR_NAMES),
    *(f"{place} lacks {name}" for place in PLACE_NAMES for name in COLOUR_NAMES),
    *(f"seat +{seat} {what}" for seat in range(SEATS) for what in _OF_A_SEAT),
)
_SEAT_NUMBERS = len(_OF_A_SEAT)


@rule
def insight(s: State, player: int, out: Any, n: int) -> None:
    """The player's insight, from number n on; seats in order from the player's."""
    for i in range(len(INSIGHT_NAMES)):
        out[n + i] = 0.0
    for colour in range(COLOURS):
        out[n + colour] = judgement.colour_worth(s, player, colour) / 3.0
    n += COLOURS
    reach = payment.reach_of(s, player)
    for place in range(_PLACES):
        card = known_card(s, player, player, place)
        if card != NO_CARD:
            gaps = payment.gaps_of(card, reach)
            for colour in range(COLOURS):
                out[n + colour] = payment.gap_in(gaps, colour) / 4.0
        n += COLOURS
    for steps in range(int(s.players)):
        measure_seat(s, player, table.left_of(s, player, steps), out, n)
        n += _SEAT_NUMBERS


@rule
def known_card(s: State, player: int, seat: int, place: int) -> int:
    """The card in a place of the display or of a seat's reserve, if the player knows it."""
    if not table.is_reserved(place):
        return int(s.face_up[place])
    number = table.reserve_number(place)
    if number >= s.reserved_count[seat] or not knows_reserved(s, player, seat, number):
        return NO_CARD
    return int(s.reserved[seat, number])


@rule
def nearness(s: State, seat: int, card: int, reach: int, gold: int) -> float:
    """How near a card is to a seat that can pay so much: 1 where it can be bought at once."""
    return 1.0 / (1.0 + judgement.turns_to_pay(s, seat, card, reach, gold))


@rule
def measure_seat(s: State, player: int, seat: int, out: Any, n: int) -> None:
    """How near a seat is to everything in sight."""
    reach, gold, most = payment.reach_of(s, seat), int(s.tokens[seat, GOLD]), 0
    for place in range(_PLACES):
        card = known_card(s, player, seat, place)
        if card != NO_CARD:
            near = nearness(s, seat, card, reach, gold)
            out[n] = near
            out[n + 1] = near * POINTS[card] / 5.0
            if near == 1.0:
                out[n + 2] = 1.0
                most = max(most, int(POINTS[card]))
        n += len(_OF_A_PLACE)
    for i in range(MOST_NOBLES):
        if judgement.may_come(s, seat, i):
            missing = judgement.missing_bonuses(s, seat, int(s.noble[i]), NOBLE_NEED)
            out[n + i] = 1.0 / (1.0 + missing)
    n += MOST_NOBLES
    if table.has(s, CITIES):
        for i in range(CITIES_LAID_OUT):
            if s.city_owner[i] == NOBODY:
                missing = judgement.missing_bonuses(s, seat, int(s.city[i]), CITY_NEED)
                out[n + i] = 1.0 / (1.0 + missing)
    out[n + CITIES_LAID_OUT] = most / 5.0
