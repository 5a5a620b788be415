"""The Cities module: a city instead of 15 prestige ends the game."""

from __future__ import annotations

from tripolis.engine.luck import Luck, below, shuffle
from tripolis.engine.rule import rule
from tripolis.engine.turn import Decision, Moves
from tripolis.games.splendor import notation, scoring, table
from tripolis.games.splendor.components import (
    CITIES_LAID_OUT,
    CITY_ANY,
    CITY_NEED,
    CITY_PRESTIGE,
    CITY_TILES,
    COLOURS,
)
from tripolis.games.splendor.state import CITIES, NOBODY, State

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
def satisfied(s: State, player: int) -> int:
    """The open cities for which a player has the prestige and the bonuses, as bits."""
    points = scoring.prestige(s, player)
    cities = 0
    for i in range(CITIES_LAID_OUT):
        face = s.city[i]
        if (
            s.city_owner[i] == NOBODY
            and points >= CITY_PRESTIGE[face]
            and table.meets(s, player, face, CITY_NEED)
            and has_group(s, player, face)
        ):
            cities |= 1 << i
    return cities


@rule
def take_city(s: State, player: int, i: int) -> None:
    """The city is the player's. It cannot be refused (S-R24)."""
    s.city_owner[i] = player


@rule
def in_play(s: State) -> bool:
    """Does the table play with cities?"""
    return table.has(s, CITIES)


_write, _parts = notation.names_tile("city ")

CITY = Decision(
    "city",
    Moves("city", CITIES_LAID_OUT, mask=satisfied, do=take_city, write=_write, parts=_parts),
    offered_in="end_city",
    when=in_play,
    section="cities",
)
"""Where the conditions of several cities are met, one of them is chosen."""


@rule
def somebody_has_a_city(s: State) -> bool:
    """Has anybody taken a city? Then this round is the last."""
    for i in range(CITIES_LAID_OUT):
        if s.city_owner[i] != NOBODY:
            return True
    return False
