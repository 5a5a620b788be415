"""Reserving a card, face up or from the top of a deck, with a gold token."""

from __future__ import annotations

from typing import Any, TypedDict

from tripolis.engine.rule import rule
from tripolis.engine.turn import Moves
from tripolis.games.splendor import notation, phase, table
from tripolis.games.splendor.components import DECKS, GOLD, NO_CARD, RESERVE_LIMIT, SLOTS
from tripolis.games.splendor.state import State
from tripolis.words import Line


@rule
def has_room(s: State, player: int) -> bool:
    """Has a player reserved fewer than three cards?"""
    return bool(s.reserved_count[player] < RESERVE_LIMIT)


@rule
def receive_gold(s: State, player: int) -> None:
    """Reserving brings a gold token, if the supply has one."""
    s.passes = 0
    s.busy = 1
    if s.supply[GOLD] > 0:
        table.take_token(s, player, GOLD)


# A face-up card


@rule
def legal_reserve(s: State, player: int, out: Any, n: int, first: int) -> int:
    """A face-up card that nobody else guards."""
    if has_room(s, player):
        for slot in range(SLOTS):
            if s.face_up[slot] != NO_CARD and not table.is_guarded(s, player, slot):
                out[n] = first + slot
                n += 1
    return n


@rule
def reserve(s: State, player: int, slot: int) -> None:
    """A face-up card to your reserve; your towers on it come home first."""
    table.towers_come_home(s, slot)
    table.add_to_reserve(s, player, s.face_up[slot], 0)
    s.face_up[slot] = NO_CARD
    receive_gold(s, player)
    s.phase = phase.REFILL


def _why_no_reserve(s: State, player: int, slot: int) -> Line:
    if not has_room(s, player):
        return Line("splendor-no-reserve-full", {"limit": RESERVE_LIMIT})
    return notation.why_no_face_up(s, player, slot)


_write, _parts = notation.names_slot("reserve")

RESERVE = Moves(
    "reserve",
    SLOTS,
    legal=legal_reserve,
    do=reserve,
    write=_write,
    parts=_parts,
    why_not=_why_no_reserve,
)


# The top card of a deck


@rule
def may_reserve_top(s: State, player: int, deck: int) -> bool:
    """The top of any deck that is not empty."""
    return has_room(s, player) and bool(s.deck_size[deck] > 0)


@rule
def reserve_top(s: State, player: int, deck: int) -> None:
    """The top card of a deck, seen by its owner only."""
    table.add_to_reserve(s, player, table.draw_from_deck(s, deck), 1)
    receive_gold(s, player)


def _why_no_reserve_top(s: State, player: int, deck: int) -> Line:
    if not has_room(s, player):
        return Line("splendor-no-reserve-full", {"limit": RESERVE_LIMIT})
    return Line("splendor-no-deck", {"deck": notation.deck_text(deck)})


class _DeckPart(TypedDict):
    deck: str


def _deck_part(s: State, player: int, deck: int) -> _DeckPart:
    return {"deck": notation.deck_text(deck)}


RESERVE_TOP = Moves(
    "reserve_top",
    DECKS,
    kind="reserve",
    may=may_reserve_top,
    do=reserve_top,
    write=lambda s, player, deck: f"reserve {notation.deck_text(deck)}",
    parts=_deck_part,
    why_not=_why_no_reserve_top,
)
