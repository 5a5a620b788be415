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
STEPS = (-WIDTH, -1, 1, WIDTH)
"""The steps to the neighbouring cells, by side."""
SIDES = array(STEPS, int16)

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
    return first_place_between(s, cell, 0, int(s.zone_size))


@rule
def first_place_between(s: State, cell: int, low: int, high: int) -> int:
    """The same, when it is known to be one of these places or the one after them."""
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
def places_around(s: State, cell: int) -> tuple[int, int, int, int]:
    """The places of the cards around a cell, by side; `NO_PLACE` where no card lies."""
    place = first_place_from(s, cell)
    if place < s.zone_size and s.zone_cell[place] == cell:
        return places_between(s, cell, place, place + 1)
    return places_between(s, cell, place, place)


@rule
def places_beside(s: State, place: int) -> tuple[int, int, int, int]:
    """The places of a card's neighbours, by side; `NO_PLACE` where there is none."""
    return places_between(s, int(s.zone_cell[place]), place, place + 1)


@rule
def places_between(s: State, cell: int, before: int, after: int) -> tuple[int, int, int, int]:
    """The same for a cell: the cards up to `before` come before it, those from `after` after it."""
    size = int(s.zone_size)
    below = first_place_between(s, cell - WIDTH, 0, before)
    if below == before or s.zone_cell[below] != cell - WIDTH:
        below = NO_PLACE
    left = before - 1 if before > 0 and s.zone_cell[before - 1] == cell - 1 else NO_PLACE
    right = after if after < size and s.zone_cell[after] == cell + 1 else NO_PLACE
    above = first_place_between(s, cell + WIDTH, after, size)
    if above == size or s.zone_cell[above] != cell + WIDTH:
        above = NO_PLACE
    return below, left, right, above


@rule
def count_neighbours(s: State, cell: int) -> int:
    """How many cards lie around a cell, open and closed alike (C-R19)."""
    return count_places(places_around(s, cell))


@rule
def count_places(around: tuple[int, int, int, int]) -> int:
    """How many of the places around a cell hold a card."""
    count = 0
    for place in around:
        if place != NO_PLACE:
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


def cards_by_cell(s: State) -> dict[int, int]:
    """The card in each cell, in the order of the cells."""
    size = int(s.zone_size)
    return dict(zip(s.zone_cell.tolist()[:size], s.zone_card.tolist()[:size], strict=True))


# The empty cells around the zone, line by line. The cards of a line are bits; the first bit is the
# column left of the zone. There are up to 77 columns and a word holds 62, so a line has two words.
# They share two columns, so that each knows the neighbours of its own empty cells.

_SPAN = 60
_WEST = (1 << (_SPAN + 1)) - 1
_EAST = ~1


@rule
def bits_in(word: int) -> int:
    """How many bits are set."""
    word -= word >> 1 & 0x5555555555555555
    word = (word & 0x3333333333333333) + (word >> 2 & 0x3333333333333333)
    word = word + (word >> 4) & 0x0F0F0F0F0F0F0F0F
    return word * 0x0101010101010101 >> 56 & 127


@rule
def nth_bit(word: int, number: int) -> int:
    """Where the set bit with this number is, counted from 0."""
    for _ in range(number):
        word &= word - 1
    return bits_in((word & -word) - 1)


@rule
def first_column(s: State) -> int:
    """The leftmost column that holds a card, counted from the first one there is."""
    column = WIDTH
    for place in range(int(s.zone_size)):
        column = min(column, int(s.zone_cell[place]) % WIDTH)
    return column


@rule
def cards_in_line(s: State, place: int, start: int) -> tuple[int, int, int]:
    """The cards of the line that starts at a cell, in two words, and the first place after them."""
    west = east = 0
    while place < s.zone_size:
        column = int(s.zone_cell[place]) - start
        if column >= WIDTH:
            break
        if column <= _SPAN + 1:
            west |= 1 << column
        if column >= _SPAN:
            east |= 1 << (column - _SPAN)
        place += 1
    return west, east, place


@rule
def empty_beside(below: int, line: int, above: int) -> int:
    """The empty cells of a line that have a neighbour in it or in the lines around it."""
    return (below | line << 1 | line >> 1 | above) & ~line


@rule
def walk_around(s: State, first: int, number: int) -> tuple[int, int]:
    """The empty neighbouring cell with this number, counted from 0 in the order of cells.

    Also says its number; past the last cell, `NO_CELL` and how many cells there are. `first` is
    the zone's `first_column`.
    """
    lowest = int(s.zone_cell[0]) // WIDTH - 1
    start = lowest * WIDTH + first - 1
    below_west = below_east = west = east = place = count = 0
    while place < s.zone_size or below_west | below_east | west | east != 0:
        above_west, above_east, place = cards_in_line(s, place, start + WIDTH)
        empty_west = empty_beside(below_west, west, above_west) & _WEST
        empty_east = empty_beside(below_east, east, above_east) & _EAST
        to_the_east = count + bits_in(empty_west)
        if count <= number < to_the_east:
            return start + nth_bit(empty_west, number - count), number
        count = to_the_east + bits_in(empty_east)
        if to_the_east <= number < count:
            return start + _SPAN + nth_bit(empty_east, number - to_the_east), number
        below_west, below_east, west, east = west, east, above_west, above_east
        start += WIDTH
    return NO_CELL, count


@rule
def nth_cell(s: State, number: int) -> int:
    """The empty cell beside the zone with this number."""
    return nth_cell_from(s, first_column(s), number)


@rule
def nth_cell_from(s: State, first: int, number: int) -> int:
    """The same, when the zone's `first_column` is known."""
    cell, _ = walk_around(s, first, number)
    return cell


@rule
def count_cells(s: State) -> int:
    """How many empty cells lie beside the zone: at most two for each card, and two more."""
    _, count = walk_around(s, first_column(s), -1)
    return count


def cells_around(s: State) -> tuple[int, ...]:
    """The empty cells beside the zone, in their order."""
    return _cells_around(s.zone_cell.tobytes(), int(s.zone_size))


@lru_cache(maxsize=64)
def _cells_around(cells: bytes, size: int) -> tuple[int, ...]:
    """The same, kept: to write down one state's moves asks for the cell of every one of them."""
    zone = memoryview(cells).cast("h").tolist()[:size]
    beside_cards = {cell + side for cell in zone for side in STEPS}
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
def with_place(low: int, high: int, place: int) -> tuple[int, int]:
    """The set with one place more."""
    if place < _WORD:
        return low | 1 << place, high
    return low, high | 1 << (place - _WORD)


@rule
def holds_together(s: State, low: int, high: int) -> bool:
    """Do the places of the set lead, from neighbour to neighbour, to the whole zone?"""
    size = int(s.zone_size)
    while True:
        low_before, high_before = low, high
        missing = below = 0
        for place in range(size):
            cell = int(s.zone_cell[place])
            while s.zone_cell[below] < cell - WIDTH:
                below += 1
            here = is_in(low, high, place)
            if s.zone_cell[below] == cell - WIDTH and is_in(low, high, below) != here:
                low, high = with_place(low, high, below if here else place)
                here = True
            left = place - 1
            has_left = left >= 0 and s.zone_cell[left] == cell - 1
            if has_left and is_in(low, high, left) != here:
                low, high = with_place(low, high, left if here else place)
                here = True
            if not here:
                missing += 1
        if missing == 0:
            return True
        if low == low_before and high == high_before:
            return False


@rule
def is_connected(s: State) -> bool:
    """Is the zone in one piece?"""
    return holds_together(s, 1, 0)


@rule
def would_connect(s: State, cell: int) -> bool:
    """Would a card in this cell join all pieces of a zone that has fallen apart (C-R10)?"""
    around = places_around(s, cell)
    if count_places(around) < 2:
        return False
    low = high = 0
    for place in around:
        if place != NO_PLACE:
            low, high = with_place(low, high, place)
    return holds_together(s, low, high)


@rule
def checkable_card(s: State, place: int) -> int:
    """The card at a place if it may be checked, else `NO_CARD`: closed, not alone (C-R4)."""
    if is_open(s, place) or s.zone_size == 1:
        return NO_CARD
    return card_at(s, place)
