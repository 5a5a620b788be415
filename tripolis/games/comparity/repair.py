"""The order of the zone, and how misplaced cards may be rearranged (4.5, C-R12).

The misplaced cards M are at most eight: the two cards just opened and their other neighbours. They
are kept as one number, seven bits for each of their places, in the order of the places. A
rearrangement says for each of them, in the same order, the number of the cell it moves to: three
bits each. Rearrangements are gone through in lexicographic order, which numbers them.
"""

from __future__ import annotations

from tripolis.engine.rule import rule
from tripolis.games.comparity.state import HEIGHT, PAIR_SWAP, State
from tripolis.games.comparity.zone import ABOVE, NO_PLACE, RIGHT, beside, card_at, is_open

MOST_MISPLACED = 8
NO_ORDER = -1
_PLACE_BITS = 7
_ORDER_BITS = 3
_CARD_BITS = 8


# The order rule


@rule
def number_of(s: State, card: int) -> int:
    """The number on a card's open side that is compared."""
    return int(s.height[card]) if s.mode == HEIGHT else int(s.year[card])


@rule
def comes_after(side: int) -> bool:
    """Must the neighbour on this side have at least the card's number: right of it or above?"""
    return side >= RIGHT


@rule
def is_wrong(s: State, card: int, other: int, side: int) -> bool:
    """Do two open cards break the order, the other one lying on this side of the card?"""
    if comes_after(side):
        return number_of(s, card) > number_of(s, other)
    return number_of(s, other) > number_of(s, card)


@rule
def violates(s: State, place: int, side: int) -> bool:
    """Is the card at a place in violation with its neighbour on this side? Closed cards never."""
    other = beside(s, place, side)
    if other == NO_PLACE or not is_open(s, place) or not is_open(s, other):
        return False
    return is_wrong(s, card_at(s, place), card_at(s, other), side)


@rule
def is_misplaced(s: State, place: int) -> bool:
    """Does a card belong to at least one violation?"""
    for side in range(4):
        if violates(s, place, side):
            return True
    return False


@rule
def count_violations(s: State) -> int:
    """All violations of the zone, whoever opened the cards and when; each pair counts once."""
    count = 0
    for place in range(int(s.zone_size)):
        for side in range(RIGHT, ABOVE + 1):
            if violates(s, place, side):
                count += 1
    return count


# The misplaced cards


@rule
def misplaced_places(s: State) -> tuple[int, int]:
    """The places of the misplaced cards as one number, and how many they are."""
    packed = 0
    size = 0
    for place in range(int(s.zone_size)):
        if size < MOST_MISPLACED and is_misplaced(s, place):
            packed |= place << (_PLACE_BITS * size)
            size += 1
    return packed, size


@rule
def misplaced_place(packed: int, i: int) -> int:
    """The place of the i-th misplaced card."""
    return packed >> (_PLACE_BITS * i) & 127


@rule
def index_of(packed: int, size: int, place: int) -> int:
    """Which of the misplaced cards lies at a place, or `NO_PLACE`."""
    for i in range(size):
        if misplaced_place(packed, i) == place:
            return i
    return NO_PLACE


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
    """Which of the first so many misplaced cards moves to a cell, or `NO_PLACE`."""
    for i in range(cards):
        if goes_to(order, i) == cell:
            return i
    return NO_PLACE


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
    if who_goes_to(order, i, cell) != NO_PLACE:
        return False
    card = card_at(s, misplaced_place(packed, i))
    place = misplaced_place(packed, cell)
    for side in range(4):
        other = beside(s, place, side)
        if other == NO_PLACE or not is_open(s, other):
            continue
        neighbour = card_at(s, other)
        number = index_of(packed, size, other)
        if number != NO_PLACE:
            mover = who_goes_to(order, i, number)
            if mover == NO_PLACE:
                continue
            neighbour = card_at(s, misplaced_place(packed, mover))
        if is_wrong(s, card, neighbour, side):
            return False
    return True


@rule
def next_cure(s: State, packed: int, size: int, order: int) -> int:
    """The next rearrangement in lexicographic order that leaves no violation anywhere.

    `NO_ORDER` asks for the first one and stands for no more. Only cells of misplaced cards change,
    so that looking at their neighbours is enough.
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
        if beside(s, one, side) == other:
            return violates(s, one, side)
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
        cards |= card_at(s, misplaced_place(packed, i)) << (_CARD_BITS * goes_to(order, i))
    for i in range(size):
        s.zone_card[misplaced_place(packed, i)] = cards >> (_CARD_BITS * i) & 255


@rule
def count_repairs(s: State) -> int:
    """How many ways to rearrange the misplaced cards there are."""
    packed, size = misplaced_places(s)
    _, count = walk_repairs(s, packed, size, NO_ORDER)
    return count
