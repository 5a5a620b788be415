"""The zone: cells, neighbours, and whether it is connected.

A cell is one number made of its column x (to the right) and line y (upwards). Cards reach to 74
from the first one, cells beside them to 75, so that 151 columns leave room for every cell, and the
cells to the left of the first column and to the right of the last are never asked for.
"""

from __future__ import annotations

from functools import lru_cache

from tripolis.engine.arrays import array, int16
from tripolis.engine.rule import rule
from tripolis.games.comparity.components import NO_CARD
from tripolis.games.comparity.state import NOBODY, State

REACH = 75
WIDTH = 2 * REACH + 1
BELOW, LEFT, RIGHT, ABOVE = range(4)
SIDES = array([-WIDTH, -1, 1, WIDTH], int16)
"""The steps to the neighbouring cells, by side."""

NO_PLACE = -1
NO_CELL = -1


@rule
def cell_at(x: int, y: int) -> int:
    """The cell of this column and line; the first card lies at (0, 0)."""
    return (y + REACH) * WIDTH + x + REACH


@rule
def column_of(cell: int) -> int:
    """A cell's column."""
    return cell % WIDTH - REACH


@rule
def line_of(cell: int) -> int:
    """A cell's line."""
    return cell // WIDTH - REACH


# The cards of the zone lie in the order of their cells; a place is a number in that order.


@rule
def card_at(s: State, place: int) -> int:
    """The card at a place."""
    return int(s.zone_card[place])


@rule
def first_place_from(s: State, cell: int) -> int:
    """The first place whose cell is this one or comes after it."""
    low = 0
    high = int(s.zone_size)
    while low < high:
        middle = (low + high) // 2
        if s.zone_cell[middle] < cell:
            low = middle + 1
        else:
            high = middle
    return low


@rule
def place_of(s: State, cell: int) -> int:
    """The place of the card in a cell, or `NO_PLACE`."""
    place = first_place_from(s, cell)
    if place < s.zone_size and s.zone_cell[place] == cell:
        return place
    return NO_PLACE


@rule
def beside(s: State, place: int, side: int) -> int:
    """The place of the neighbour on one of the four sides, or `NO_PLACE`."""
    cell = int(s.zone_cell[place]) + int(SIDES[side])
    if side in (BELOW, ABOVE):
        return place_of(s, cell)
    # In its line a card can only be the one just before or just after.
    other = place - 1 if side == LEFT else place + 1
    if 0 <= other < s.zone_size and s.zone_cell[other] == cell:
        return other
    return NO_PLACE


@rule
def place_of_card(s: State, card: int) -> int:
    """Where in the zone a card lies, or `NO_PLACE`."""
    for place in range(int(s.zone_size)):
        if s.zone_card[place] == card:
            return place
    return NO_PLACE


@rule
def is_open(s: State, place: int) -> bool:
    """Does the card at a place lie open side up?"""
    return bool(s.shown[card_at(s, place)] == 1)


@rule
def count_neighbours(s: State, cell: int) -> int:
    """How many cards lie around a cell, open and closed alike (C-R19)."""
    count = 0
    for side in range(4):
        if place_of(s, cell + int(SIDES[side])) != NO_PLACE:
            count += 1
    return count


@rule
def put_into_zone(s: State, card: int, cell: int, player: int) -> None:
    """Lay a card into an empty cell; the cards after it move up by a place."""
    place = first_place_from(s, cell)
    for i in range(int(s.zone_size), place, -1):
        s.zone_cell[i] = s.zone_cell[i - 1]
        s.zone_card[i] = s.zone_card[i - 1]
    s.zone_cell[place] = cell
    s.zone_card[place] = card
    s.zone_size += 1
    s.laid_by[card] = player


@rule
def take_out_of_zone(s: State, place: int) -> None:
    """Take a card away; the cards after it move down by a place."""
    s.laid_by[card_at(s, place)] = NOBODY
    s.zone_size -= 1
    last = int(s.zone_size)
    for i in range(place, last):
        s.zone_cell[i] = s.zone_cell[i + 1]
        s.zone_card[i] = s.zone_card[i + 1]
    s.zone_cell[last] = 0
    s.zone_card[last] = 0


# The empty cells around the zone. The cells below all cards, left of them, right of them and above
# them are four sorted lists; they are merged, and what the zone itself covers is left out.


@rule
def walk_around(s: State, number: int) -> tuple[int, int]:
    """The empty neighbouring cell with this number, counted from 0 in the order of cells.

    Also says its number; past the last cell, `NO_CELL` and how many cells there are.
    """
    size = int(s.zone_size)
    below = left = right = above = covered = 0
    count = 0
    while above < size:
        cell = int(s.zone_cell[above]) + WIDTH
        if below < size:
            cell = min(cell, int(s.zone_cell[below]) - WIDTH)
        if left < size:
            cell = min(cell, int(s.zone_cell[left]) - 1)
        if right < size:
            cell = min(cell, int(s.zone_cell[right]) + 1)
        if below < size and s.zone_cell[below] == cell + WIDTH:
            below += 1
        if left < size and s.zone_cell[left] == cell + 1:
            left += 1
        if right < size and s.zone_cell[right] == cell - 1:
            right += 1
        if s.zone_cell[above] == cell - WIDTH:
            above += 1
        while covered < size and s.zone_cell[covered] < cell:
            covered += 1
        if covered == size or s.zone_cell[covered] != cell:
            if count == number:
                return cell, count
            count += 1
    return NO_CELL, count


@rule
def nth_cell(s: State, number: int) -> int:
    """The empty cell beside the zone with this number."""
    cell, _ = walk_around(s, number)
    return cell


@rule
def count_cells(s: State) -> int:
    """How many empty cells lie beside the zone: at most two for each card, and two more."""
    _, count = walk_around(s, -1)
    return count


def cells_around(s: State) -> tuple[int, ...]:
    """The empty cells beside the zone, in their order."""
    return _cells_around(s.zone_cell[: s.zone_size].tobytes())


@lru_cache(maxsize=64)
def _cells_around(cells: bytes) -> tuple[int, ...]:
    """The same, kept: to write down one state's moves asks for the cell of every one of them."""
    zone = memoryview(cells).cast("h").tolist()
    beside_cards = {cell + side for cell in zone for side in SIDES.tolist()}
    return tuple(sorted(beside_cards.difference(zone)))


# Pieces. A set of places is kept as bits in two words of forty, which is enough for 75 cards.

_WORD = 40


@rule
def is_in(low: int, high: int, place: int) -> bool:
    """Is a place in the set?"""
    if place < _WORD:
        return low >> place & 1 == 1
    return high >> (place - _WORD) & 1 == 1


@rule
def touches(s: State, low: int, high: int, place: int) -> bool:
    """Is a neighbour of this place in the set?"""
    for side in range(4):
        other = beside(s, place, side)
        if other != NO_PLACE and is_in(low, high, other):
            return True
    return False


@rule
def holds_together(s: State, low: int, high: int) -> bool:
    """Do the places of the set lead, from neighbour to neighbour, to the whole zone?"""
    grew = True
    while grew:
        grew = False
        for place in range(int(s.zone_size)):
            if not is_in(low, high, place) and touches(s, low, high, place):
                grew = True
                if place < _WORD:
                    low |= 1 << place
                else:
                    high |= 1 << (place - _WORD)
    for place in range(int(s.zone_size)):
        if not is_in(low, high, place):
            return False
    return True


@rule
def is_connected(s: State) -> bool:
    """Is the zone in one piece?"""
    return holds_together(s, 1, 0)


@rule
def would_connect(s: State, cell: int) -> bool:
    """Would a card in this cell join all pieces of the zone (C-R10)?"""
    low = high = 0
    for side in range(4):
        place = place_of(s, cell + int(SIDES[side]))
        if place != NO_PLACE:
            if place < _WORD:
                low |= 1 << place
            else:
                high |= 1 << (place - _WORD)
    return holds_together(s, low, high)


@rule
def checkable_card(s: State, place: int) -> int:
    """The card at a place if it may be checked, else `NO_CARD`: closed, not alone (C-R4)."""
    if is_open(s, place) or s.zone_size == 1:
        return NO_CARD
    return card_at(s, place)
