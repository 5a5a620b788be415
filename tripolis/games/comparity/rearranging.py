"""Rearranging misplaced cards after a check has found a violation (4.5, C-R12).

The misplaced cards M are at most eight: the two cards just opened and their other neighbours. They
are kept as one number, seven bits for each of their places, in the order of the places. A
rearrangement says for each of them, in the same order, the number of the cell it moves to: three
bits each. Rearrangements are gone through in lexicographic order, which numbers them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypedDict

from tripolis.engine.rule import rule
from tripolis.engine.turn import Decision, Moves
from tripolis.games.comparity import notation, phase, violations, zone
from tripolis.games.comparity.state import PAIR_SWAP, State
from tripolis.words import Line

MOST_MISPLACED = 8
NO_ORDER = -1
_PLACE_BITS = 7
_ORDER_BITS = 3
_CARD_BITS = 8


# The misplaced cards


@rule
def misplaced_places(s: State) -> tuple[int, int]:
    """The places of the misplaced cards as one number, and how many they are."""
    packed = 0
    size = 0
    for place in range(int(s.zone_size)):
        if size < MOST_MISPLACED and violations.is_misplaced(s, place):
            packed |= place << (_PLACE_BITS * size)
            size += 1
    return packed, size


@rule
def misplaced_place(packed: int, i: int) -> int:
    """The place of the i-th misplaced card."""
    return packed >> (_PLACE_BITS * i) & 127


@rule
def index_of(packed: int, size: int, place: int) -> int:
    """Which of the misplaced cards lies at a place, or `zone.NO_PLACE`."""
    for i in range(size):
        if misplaced_place(packed, i) == place:
            return i
    return zone.NO_PLACE


# Rearrangements


@rule
def goes_to(order: int, i: int) -> int:
    """The number of the cell that the i-th misplaced card moves to."""
    return order >> (_ORDER_BITS * i) & 7


@rule
def with_cell(order: int, i: int, cell: int) -> int:
    """The cells of the cards before the i-th one, and this cell for it."""
    return order & ((1 << (_ORDER_BITS * i)) - 1) | cell << (_ORDER_BITS * i)


@rule
def who_goes_to(order: int, cards: int, cell: int) -> int:
    """Which of the first `cards` misplaced cards moves to a cell, or `zone.NO_PLACE`."""
    for i in range(cards):
        if goes_to(order, i) == cell:
            return i
    return zone.NO_PLACE


@rule
def count_moved(order: int, size: int) -> int:
    """How many cards a rearrangement moves."""
    moved = 0
    for i in range(size):
        if goes_to(order, i) != i:
            moved += 1
    return moved


@rule
def fits(s: State, packed: int, size: int, order: int, i: int, cell: int) -> bool:
    """May the i-th misplaced card move to a cell, as far as open neighbours are settled?

    Those are the cards that stay, and the misplaced ones before it. Closed neighbours do not count
    (C-R18).
    """
    if who_goes_to(order, i, cell) != zone.NO_PLACE:
        return False
    card = zone.card_at(s, misplaced_place(packed, i))
    place = misplaced_place(packed, cell)
    for side in range(4):
        other = zone.beside(s, place, side)
        if other == zone.NO_PLACE or not zone.is_open(s, other):
            continue
        neighbour = zone.card_at(s, other)
        number = index_of(packed, size, other)
        if number != zone.NO_PLACE:
            mover = who_goes_to(order, i, number)
            if mover == zone.NO_PLACE:
                continue
            neighbour = zone.card_at(s, misplaced_place(packed, mover))
        if violations.is_wrong(s, card, neighbour, side):
            return False
    return True


@rule
def next_cure(s: State, packed: int, size: int, order: int) -> int:
    """The next rearrangement in lexicographic order that leaves no violation anywhere.

    `NO_ORDER` asks for the first one and means that there are no more. Only cells of misplaced
    cards change, so looking at their neighbours is enough.
    """
    i = 0
    cell = 0
    if order != NO_ORDER:
        i = size - 1
        cell = goes_to(order, i) + 1
    else:
        order = 0
    while i >= 0:
        while cell < size and not fits(s, packed, size, order, i, cell):
            cell += 1
        if cell == size:
            i -= 1
            cell = goes_to(order, i) + 1 if i >= 0 else 0
            continue
        order = with_cell(order, i, cell)
        i += 1
        cell = 0
        if i == size:
            return order
    return NO_ORDER


@rule
def swaps_offending_pair(s: State, packed: int, size: int, order: int) -> bool:
    """Does a rearrangement only exchange the two cards of one violation (`pair_swap`)?"""
    if count_moved(order, size) != 2:
        return False
    i = 0
    while goes_to(order, i) == i:
        i += 1
    one = misplaced_place(packed, i)
    other = misplaced_place(packed, goes_to(order, i))
    for side in range(4):
        if zone.beside(s, one, side) == other:
            return violations.violates(s, one, side)
    return False


@rule
def walk_repairs(s: State, packed: int, size: int, number: int) -> tuple[int, int]:
    """The allowed rearrangement with this number, counted from 0, and how many there are.

    Of those that leave no violation only the ones that move the fewest cards are allowed; with
    `pair_swap` the exchanges of one offending pair. `NO_ORDER` if there is none of this number.
    """
    pairs = s.fix_mode == PAIR_SWAP
    fewest = size
    count = 0
    chosen = NO_ORDER
    order = NO_ORDER
    while True:
        order = next_cure(s, packed, size, order)
        if order == NO_ORDER:
            return chosen, count
        moves = count_moved(order, size)
        if moves <= fewest and (not pairs or swaps_offending_pair(s, packed, size, order)):
            if moves < fewest:
                fewest = moves
                count = 0
                chosen = NO_ORDER
            if count == number:
                chosen = order
            count += 1


@rule
def carry_out(s: State, packed: int, size: int, order: int) -> None:
    """Move the misplaced cards to their new cells; they stay open."""
    cards = 0
    for i in range(size):
        cards |= zone.card_at(s, misplaced_place(packed, i)) << (_CARD_BITS * goes_to(order, i))
    for i in range(size):
        s.zone_card[misplaced_place(packed, i)] = cards >> (_CARD_BITS * i) & 255


@rule
def count_repairs(s: State) -> int:
    """How many ways to rearrange the misplaced cards there are."""
    packed, size = misplaced_places(s)
    _, count = walk_repairs(s, packed, size, NO_ORDER)
    return count


# Choosing a rearrangement. Penalties come first (C-R15); all choices are the checker's (C-R9).

MOST_REPAIRS = 1000
"""No more ways to rearrange are offered than this; 12 were the most in 480,000 random matches."""
NO_REPAIR = MOST_REPAIRS
"""Stands for a rearrangement that is not among those allowed."""


@rule
def fix(s: State) -> None:
    """Rearrange the misplaced cards if that can cure the zone, else discard one (C-R16)."""
    packed, size = misplaced_places(s)
    if size == 0:
        s.phase = phase.RESUME
        return
    order, repairs = walk_repairs(s, packed, size, 0)
    if repairs == 0:
        s.phase = phase.DISCARD
    elif repairs == 1:
        carry_out(s, packed, size, order)
        s.phase = phase.RESUME
    else:
        s.phase = phase.REPAIR


@rule
def legal_repair(s: State, player: int, out: Any, n: int, first: int) -> int:
    """The rearrangements that are allowed."""
    for number in range(min(count_repairs(s), MOST_REPAIRS)):
        out[n] = first + number
        n += 1
    return n


@rule
def repair(s: State, player: int, number: int) -> None:
    """Rearrange; no violation is left then."""
    packed, size = misplaced_places(s)
    order, _ = walk_repairs(s, packed, size, number)
    carry_out(s, packed, size, order)


def repair_moves(s: State, number: int) -> Iterator[tuple[int, int]]:
    """The cards that an allowed rearrangement moves, and the cells they go to."""
    packed, size = misplaced_places(s)
    order, _ = walk_repairs(s, packed, size, number)
    for i in range(size):
        if goes_to(order, i) != i:
            target = misplaced_place(packed, goes_to(order, i))
            yield zone.card_at(s, misplaced_place(packed, i)), int(s.zone_cell[target])


def write_repair(s: State, player: int, number: int) -> str:
    """The cards that move, and where to: “repair big_ben 1,0 gherkin 0,0”."""
    moves = [
        f"{notation.card_text(card)} {notation.cell_text(cell)}"
        for card, cell in repair_moves(s, number)
    ]
    return " ".join(["repair", *moves])


def read_repair(s: State, player: int, words: list[str]) -> int | None:
    """Read a rearrangement; the order of the cards does not matter."""
    verb, *moves = words or [""]
    if verb != "repair" or not moves or len(moves) % 2:
        return None
    pairs = zip(moves[::2], moves[1::2], strict=True)
    wanted = {notation.read_card_and_cell(name, place) for name, place in pairs}
    if None in wanted:
        return None
    if s.phase == phase.REPAIR:
        for number in range(count_repairs(s)):
            if set(repair_moves(s, number)) == wanted:
                return number
    return NO_REPAIR


class RepairParts(TypedDict):
    """The cards that move, and where to."""

    moves: list[notation.CardInCell]


def repair_parts(s: State, player: int, number: int) -> RepairParts:
    """The cards that move, and where to."""
    return {"moves": [notation.card_in_cell(card, cell) for card, cell in repair_moves(s, number)]}


REPAIR = Moves(
    "repair",
    MOST_REPAIRS + 1,
    legal=legal_repair,
    do=repair,
    write=write_repair,
    read=read_repair,
    parts=repair_parts,
    why_not=lambda s, player, number: Line("comparity-no-repair"),
)

CHOOSE_REPAIR = Decision("repair", REPAIR, then="resume", section="fix")
"""Where several rearrangements move equally few cards, the checker chooses one."""
