"""Points, and who is ahead."""

from __future__ import annotations

from typing import Any

from tripolis.engine.rule import rule
from tripolis.games.kosmopolis.components import (
    COLOURS,
    HIGHEST_VALUE,
    LOWEST_VALUE,
    area_total,
    card_of,
)
from tripolis.games.kosmopolis.state import State


@rule
def final_score(s: State, player: int) -> int:
    """Printed values in the city and on bonus cards, and one point for each gold."""
    return area_total(s.city[player]) + area_total(s.bonus[player]) + int(s.gold[player])


@rule
def cards_of_value(s: State, player: int, value: int) -> int:
    """How many cards of a value a player has in the city and as bonus cards."""
    count = 0
    for colour in range(COLOURS):
        count += int(s.city[player, card_of(colour, value)])
        count += int(s.bonus[player, card_of(colour, value)])
    return count


@rule
def is_ahead(s: State, one: int, other: int) -> bool:
    """More points; if tied more sixes, then more fives, and so on (K-R14)."""
    difference = final_score(s, one) - final_score(s, other)
    for value in range(HIGHEST_VALUE, LOWEST_VALUE - 1, -1):
        if difference == 0:
            difference = cards_of_value(s, one, value) - cards_of_value(s, other, value)
    return difference > 0


@rule
def ranks(s: State, out: Any) -> None:
    """A player's place is one more than the number of players ahead."""
    for seat in range(s.players):
        out[seat] = 1
        for other in range(s.players):
            if is_ahead(s, other, seat):
                out[seat] += 1
