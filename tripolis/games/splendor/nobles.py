"""Nobles: laid out at the start, they visit at the end of a turn."""

from __future__ import annotations

from tripolis.engine.luck import Luck, shuffle
from tripolis.engine.rule import rule
from tripolis.engine.turn import Decision, Moves
from tripolis.games.splendor import notation, table
from tripolis.games.splendor.components import MOST_NOBLES, NOBLE_NEED, NOBLE_TILES
from tripolis.games.splendor.state import NOBODY, NOTHING, State


@rule
def lay_out_nobles(s: State, luck: Luck) -> None:
    """One noble more than there are players."""
    tiles = s.deck[0]  # room for the shuffle: the decks are not made yet
    for tile in range(NOBLE_TILES):
        tiles[tile] = tile
    shuffle(luck, tiles, NOBLE_TILES)
    for i in range(s.players + 1):
        s.noble[i] = tiles[i]


@rule
def would_visit(s: State, player: int, i: int) -> bool:
    """A noble on the table, or reserved by the player, whose requirement the bonuses meet."""
    if s.noble[i] == NOTHING or s.noble_visited[i]:
        return False
    if s.noble_owner[i] != NOBODY and s.noble_owner[i] != player:
        return False
    return table.meets(s, player, s.noble[i], NOBLE_NEED)


@rule
def receive_noble(s: State, player: int, i: int) -> None:
    """The tile is the player's; it is not replaced. It cannot be refused (S-R24)."""
    s.noble_owner[i] = player
    s.noble_visited[i] = 1


_write, _parts = notation.names_tile("noble ")

NOBLE = Decision(
    "noble",
    Moves("noble", MOST_NOBLES, may=would_visit, do=receive_noble, write=_write, parts=_parts),
    offered_in="end_noble",
    section="nobles",
)
"""Where several would visit, one of them is chosen (S-R23)."""
