"""The Cities module: a city instead of 15 prestige ends the game."""

from __future__ import annotations

from typing import Any

from tripolis.engine.luck import Luck, below, shuffle
from tripolis.engine.rule import rule
from tripolis.games.splendor.actions import CITY as CITY_ACTIONS
from tripolis.games.splendor.components import (
    CITIES_LAID_OUT,
    CITY_ANY,
    CITY_NEED,
    CITY_PRESTIGE,
    CITY_TILES,
    COLOURS,
)
from tripolis.games.splendor.scoring import prestige
from tripolis.games.splendor.state import CITY, NOBODY, State
from tripolis.games.splendor.table import meets

_FACES = 2


@rule
def lay_out_cities(s: State, luck: Luck) -> None:
    """Three of the seven tiles, each with a random side up (S-R7)."""
    tiles = s.deck[0]  # room for the shuffle: the decks are not made yet
    for tile in range(CITY_TILES):
        tiles[tile] = tile
    shuffle(luck, tiles, CITY_TILES)
    for i in range(CITIES_LAID_OUT):
        s.city[i] = int(tiles[i]) * _FACES + below(luck, _FACES)
        s.city_owner[i] = NOBODY


@rule
def has_group(s: State, player: int, face: int) -> bool:
    """Has a player the bonuses "of one colour", if any, in a colour the face does not name?"""
    if CITY_ANY[face] == 0:
        return True
    for colour in range(COLOURS):
        if CITY_NEED[face, colour] == 0 and s.bonuses[player, colour] >= CITY_ANY[face]:
            return True
    return False


@rule
def is_satisfied(s: State, player: int, i: int) -> bool:
    """Is a city still open, and has a player its prestige and its bonuses?"""
    face = s.city[i]
    return (
        bool(s.city_owner[i] == NOBODY)
        and prestige(s, player) >= CITY_PRESTIGE[face]
        and meets(s, player, face, CITY_NEED)
        and has_group(s, player, face)
    )


@rule
def legal_city(s: State, player: int, out: Any) -> int:
    """One of the cities whose conditions are met."""
    n = 0
    for i in range(CITIES_LAID_OUT):
        if is_satisfied(s, player, i):
            out[n] = CITY_ACTIONS + i
            n += 1
    return n


@rule
def offer_city(s: State) -> None:
    """A single satisfied city is taken by itself and cannot be refused (S-R24)."""
    choices = 0
    only = 0
    for i in range(CITIES_LAID_OUT):
        if is_satisfied(s, s.active, i):
            choices += 1
            only = i
    if choices == 1:
        s.city_owner[only] = s.active
    elif choices > 1:
        s.phase = CITY


@rule
def somebody_has_a_city(s: State) -> bool:
    """Has anybody taken a city? Then this round is the last."""
    for i in range(CITIES_LAID_OUT):
        if s.city_owner[i] != NOBODY:
            return True
    return False
