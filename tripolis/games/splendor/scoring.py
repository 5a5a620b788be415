"""Prestige, and who is ahead."""

from __future__ import annotations

from typing import Any

from tripolis.engine.rule import rule
from tripolis.games.splendor.components import CITIES_LAID_OUT, MOST_NOBLES, NOBLE_POINTS
from tripolis.games.splendor.state import CITIES, TRADING_POSTS, State
from tripolis.games.splendor.table import has
from tripolis.games.splendor.trading_posts import post_points


@rule
def noble_points(s: State, player: int) -> int:
    """The prestige of the nobles that have visited a player; a reserved one is worth nothing."""
    points = 0
    for i in range(MOST_NOBLES):
        if s.noble_visited[i] and s.noble_owner[i] == player:
            points += int(NOBLE_POINTS[s.noble[i]])
    return points


@rule
def prestige(s: State, player: int) -> int:
    """Printed points of the tableau, nobles, and what a module gives."""
    points = int(s.card_points[player]) + noble_points(s, player)
    if has(s, TRADING_POSTS):
        points += post_points(s, player)
    return points


@rule
def city_of(s: State, player: int) -> int:
    """The city a player has taken, by its place, or -1."""
    for i in range(CITIES_LAID_OUT):
        if s.city_owner[i] == player:
            return i
    return -1


@rule
def is_ahead(s: State, one: int, other: int) -> bool:
    """More prestige, then fewer cards (S-R5); city owners come before all others (S-R8, S-R28)."""
    if has(s, CITIES) and (city_of(s, one) >= 0) != (city_of(s, other) >= 0):
        return city_of(s, one) >= 0
    difference = prestige(s, one) - prestige(s, other)
    if difference == 0:
        return bool(s.cards[one] < s.cards[other])
    return difference > 0


@rule
def ranks(s: State, out: Any) -> None:
    """A player's place is one more than the number of players ahead."""
    for seat in range(s.players):
        out[seat] = 1
        for other in range(s.players):
            if is_ahead(s, other, seat):
                out[seat] += 1
