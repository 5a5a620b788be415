"""The Strongholds module: towers that guard cards, and conquest."""

from __future__ import annotations

from typing import Any, TypedDict

from tripolis.engine.rule import rule
from tripolis.engine.turn import Decision, Moves, Step
from tripolis.games.splendor import buying, notation, payment, phase, table
from tripolis.games.splendor.components import NO_CARD, SLOTS, TOWERS
from tripolis.games.splendor.state import NOBODY, NOTHING, STRONGHOLDS, State
from tripolis.words import Line


@rule
def in_play(s: State) -> bool:
    """Does the table play with strongholds?"""
    return table.has(s, STRONGHOLDS)


# The tower action: compulsory after every purchase (S-R10)


@rule
def may_stand(s: State, player: int, slot: int) -> bool:
    """A face-up card without other players' towers; the slot just emptied is no target."""
    return bool(s.face_up[slot] != NO_CARD) and not table.is_guarded(s, player, slot)


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


# Put a tower on a card


@rule
def places_for_a_tower(s: State, player: int) -> int:
    """The cards, as bits, that a tower from your supply may stand on."""
    slots = 0
    if table.towers_in_supply(s, player) > 0:
        for slot in range(SLOTS):
            if may_stand(s, player, slot):
                slots |= 1 << slot
    return slots


def _why_no_put(s: State, player: int, slot: int) -> Line:
    if table.towers_in_supply(s, player) == 0:
        return Line("splendor-no-tower-left")
    return _why_no_stand(s, player, slot)


def _why_no_stand(s: State, player: int, slot: int) -> Line:
    if not may_stand(s, player, slot):
        return notation.why_no_face_up(s, player, slot)
    return Line("splendor-no-tower-there")


_write_put, _slot = notation.names_slot("tower put")

PUT = Moves(
    "tower_put",
    SLOTS,
    mask=places_for_a_tower,
    do=put_tower,
    write=_write_put,
    parts=_slot,
    why_not=_why_no_put,
)


# Move a tower to another card


@rule
def moved_from(number: int) -> int:
    """Where a tower is moved from."""
    return number // SLOTS


@rule
def moved_to(number: int) -> int:
    """Where a tower is moved to."""
    return number % SLOTS


@rule
def stands_on(s: State, player: int, slot: int) -> bool:
    """Does a player's own tower stand on a card?"""
    return bool(s.towers[slot] > 0 and s.tower_owner[slot] == player)


@rule
def legal_move(s: State, player: int, out: Any, n: int, first: int) -> int:
    """One of your towers, to a different card (S-R9)."""
    for source in range(SLOTS):
        if stands_on(s, player, source):
            for target in range(SLOTS):
                if target != source and may_stand(s, player, target):
                    out[n] = first + source * SLOTS + target
                    n += 1
    return n


@rule
def ways_to_move(s: State, player: int) -> tuple[int, int]:
    """How many such moves there are, and one of them."""
    sources, targets = 0, 0
    source, target = NOTHING, NOTHING
    for slot in range(SLOTS):
        if stands_on(s, player, slot):
            sources += 1
            source = slot
        elif may_stand(s, player, slot):
            targets += 1
            target = slot
    return sources * (sources + targets - 1), source * SLOTS + target


@rule
def move_tower(s: State, player: int, number: int) -> None:
    """A tower goes from one card to another."""
    take_tower(s, moved_from(number))
    put_tower(s, player, moved_to(number))


def _write_move(s: State, player: int, number: int) -> str:
    source, target = moved_from(number), moved_to(number)
    return f"tower move {notation.slot_text(source)} {notation.slot_text(target)}"


_MoveParts = TypedDict("_MoveParts", {"from": str, "to": str})


def _move_parts(s: State, player: int, number: int) -> _MoveParts:
    source, target = moved_from(number), moved_to(number)
    return {"from": notation.slot_text(source), "to": notation.slot_text(target)}


def _why_no_move(s: State, player: int, number: int) -> Line:
    source = moved_from(number)
    if not stands_on(s, player, source):
        return Line("splendor-no-own-tower", {"place": notation.slot_text(source)})
    return _why_no_stand(s, player, moved_to(number))


MOVE = Moves(
    "tower_move",
    SLOTS * SLOTS,
    legal=legal_move,
    ways=ways_to_move,
    do=move_tower,
    write=_write_move,
    parts=_move_parts,
    why_not=_why_no_move,
)


# Send another player's tower home


@rule
def remove_tower(s: State, player: int, slot: int) -> None:
    """One tower of another player goes home."""
    take_tower(s, slot)


def _why_no_remove(s: State, player: int, slot: int) -> Line:
    return Line("splendor-no-foreign-tower", {"place": notation.slot_text(slot)})


_write_remove, _slot = notation.names_slot("tower remove")

REMOVE = Moves(
    "tower_remove",
    SLOTS,
    may=table.is_guarded,
    do=remove_tower,
    write=_write_remove,
    parts=_slot,
    why_not=_why_no_remove,
)

TOWER = Decision(
    "tower",
    PUT,
    MOVE,
    REMOVE,
    offered_in="offer_tower",
    when=in_play,
    section="strongholds",
)
"""If no tower action is legal, there is none (S-R10)."""


# Conquest


@rule
def conquest_slot(s: State, player: int) -> int:
    """The card that all three towers of a player stand on, or `NOTHING`."""
    for slot in range(SLOTS):
        if s.towers[slot] == TOWERS and s.tower_owner[slot] == player:
            return slot
    return NOTHING


@rule
def is_offered(s: State) -> bool:
    """Three of your towers on a card that you can pay for. Never twice in a turn, for after a
    conquest at most one of your towers is on the table."""
    player = int(s.active)
    slot = conquest_slot(s, player)
    return slot != NOTHING and buying.may_buy(s, player, slot, payment.reach_of(s, player))


@rule
def offer_conquest(s: State) -> None:
    """Ask, where a conquest is possible (S-R33)."""
    if is_offered(s):
        s.phase = phase.CONQUEST


OFFER_CONQUEST = Step("offer_conquest", offer_conquest, when=in_play)


@rule
def always(s: State, player: int, number: int) -> bool:
    """Both are legal where a conquest is offered."""
    return True


@rule
def conquer(s: State, player: int, number: int) -> None:
    """A conquest is a purchase like any other."""
    buying.buy(s, player, conquest_slot(s, player))


@rule
def skip(s: State, player: int, number: int) -> None:
    """Leave the card; the turn ends."""


CONQUEST = Decision(
    "conquest",
    Moves("conquer", 1, may=always, do=conquer, write=lambda s, player, number: "conquer"),
    Moves("skip", 1, may=always, do=skip, write=lambda s, player, number: "skip"),
    then="end_noble",
    section="conquest",
)
