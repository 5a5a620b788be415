"""The Strongholds module: towers that guard cards, and conquest."""

from __future__ import annotations

from typing import Any

from tripolis.engine.rule import rule
from tripolis.games.splendor.actions import (
    TOWER_MOVE,
    TOWER_PUT,
    TOWER_REMOVE,
    moved_from,
    moved_to,
    tower_move,
)
from tripolis.games.splendor.components import NO_CARD, SLOTS, TOWERS
from tripolis.games.splendor.state import NOBODY, NOTHING, TOWER, State
from tripolis.games.splendor.table import is_guarded, towers_in_supply

# The compulsory tower action


@rule
def may_stand(s: State, player: int, slot: int) -> bool:
    """A face-up card without foreign towers; the slot just emptied is no target."""
    return bool(s.face_up[slot] != NO_CARD) and not is_guarded(s, player, slot)


@rule
def legal_tower(s: State, player: int, out: Any) -> int:
    """Put one from the supply, move one to a different card (S-R9), or send a foreign one home."""
    n = 0
    supply = towers_in_supply(s, player)
    for slot in range(SLOTS):
        if supply > 0 and may_stand(s, player, slot):
            out[n] = TOWER_PUT + slot
            n += 1
    for source in range(SLOTS):
        if s.towers[source] > 0 and s.tower_owner[source] == player:
            for target in range(SLOTS):
                if target != source and may_stand(s, player, target):
                    out[n] = tower_move(source, target)
                    n += 1
    for slot in range(SLOTS):
        if is_guarded(s, player, slot):
            out[n] = TOWER_REMOVE + slot
            n += 1
    return n


@rule
def tower_actions(s: State, player: int) -> int:
    """How many tower actions there are."""
    free_cards = 0
    own_cards = 0
    foreign_cards = 0
    for slot in range(SLOTS):
        if is_guarded(s, player, slot):
            foreign_cards += 1
        elif may_stand(s, player, slot):
            free_cards += 1
            if s.towers[slot] > 0:
                own_cards += 1
    puts = free_cards if towers_in_supply(s, player) > 0 else 0
    return puts + own_cards * (free_cards - 1) + foreign_cards


@rule
def first_tower_action(s: State, player: int) -> int:
    """The first of the tower actions."""
    source = NOTHING
    for slot in range(SLOTS):
        if is_guarded(s, player, slot):
            return TOWER_REMOVE + slot
        if may_stand(s, player, slot) and towers_in_supply(s, player) > 0:
            return TOWER_PUT + slot
        if s.towers[slot] > 0:
            source = slot
    target = 0
    while target == source or not may_stand(s, player, target):
        target += 1
    return tower_move(source, target)


@rule
def offer_tower(s: State) -> None:
    """After every purchase one tower action is compulsory; if none is legal, skip it (S-R10)."""
    ways = tower_actions(s, s.active)
    if ways == 1:
        act_with_tower(s, s.active, first_tower_action(s, s.active))
    elif ways > 1:
        s.phase = TOWER


@rule
def act_with_tower(s: State, player: int, action: int) -> None:
    """The tower action."""
    if action >= TOWER_REMOVE:
        take_tower(s, action - TOWER_REMOVE)
    elif action >= TOWER_MOVE:
        take_tower(s, moved_from(action))
        put_tower(s, player, moved_to(action))
    else:
        put_tower(s, player, action - TOWER_PUT)


@rule
def put_tower(s: State, player: int, slot: int) -> None:
    """A tower on a face-up card."""
    s.tower_owner[slot] = player
    s.towers[slot] += 1


@rule
def take_tower(s: State, slot: int) -> None:
    """One tower less on a face-up card."""
    s.towers[slot] -= 1
    if s.towers[slot] == 0:
        s.tower_owner[slot] = NOBODY


# Conquest


@rule
def conquest_slot(s: State, player: int) -> int:
    """The card all three own towers stand on, or `NOTHING`."""
    for slot in range(SLOTS):
        if s.towers[slot] == TOWERS and s.tower_owner[slot] == player:
            return slot
    return NOTHING
