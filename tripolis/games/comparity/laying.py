"""Laying a card, and what it brings about: a duet, a trio, or the end (4.1, 4.2)."""

from __future__ import annotations

from typing import Any

from tripolis.engine.rule import rule
from tripolis.engine.turn import Decision, Moves
from tripolis.games.comparity import checking, notation, phase, rows, zone
from tripolis.games.comparity.components import CARDS
from tripolis.games.comparity.state import DUET, NO_REACTION, TRIO, State
from tripolis.words import Line

# A card is laid in one decision: the card, and a cell by its number among the empty cells beside
# the zone, in their order (from below, in a line from the left).

MOST_CELLS = 146
"""While somebody lays a card the zone holds at most 70 cards, and around so many lie at most
2 * 70 + 2 = 142 empty cells; a zone of at most 69 that a discard has split into up to four pieces
has at most 2 * 69 + 8 = 146."""
COVERED_CELL = MOST_CELLS
"""Stands for a cell in which a card already lies: it can be read and is refused with a reason."""
FAR_CELL = MOST_CELLS + 1
"""Stands for a cell that touches no card."""
_CELLS = MOST_CELLS + 2


@rule
def lay_number(card: int, cell_number: int) -> int:
    """The number of the move that lays a card into the empty cell with this number."""
    return card * _CELLS + cell_number


@rule
def laid_card(number: int) -> int:
    """The card that a move lays."""
    return number // _CELLS


@rule
def laid_cell_number(number: int) -> int:
    """The number of the cell that a move lays its card into."""
    return number % _CELLS


@rule
def laid_cell(s: State, number: int) -> int:
    """The cell that a move lays its card into."""
    return zone.nth_cell(s, laid_cell_number(number))


@rule
def legal_lay(s: State, player: int, out: Any, n: int, first: int) -> int:
    """Any card of your row into any empty cell beside the zone."""
    cells = zone.count_cells(s)
    for i in range(int(s.row_size[player])):
        first_of_card = first + lay_number(int(s.row[player, i]), 0)
        for cell_number in range(cells):
            out[n] = first_of_card + cell_number
            n += 1
    return n


@rule
def lay(s: State, player: int, number: int) -> None:
    """Put a card of your row closed into a cell. Nobody tests whether it fits."""
    card = laid_card(number)
    cell = laid_cell(s, number)
    rows.take_from_row(s, player, card)
    zone.put_into_zone(s, card, cell, player)
    s.played = card


def named_cell(s: State, number: int) -> int:
    """`laid_cell`, for one move after another."""
    cells, wanted = zone.cells_around(s), laid_cell_number(number)
    return cells[wanted] if wanted < len(cells) else zone.NO_CELL


def write_lay(s: State, player: int, number: int) -> str:
    """The card and the cell: “eiffel_tower 2,-1”."""
    cell = notation.cell_text(named_cell(s, number))
    return f"{notation.card_text(laid_card(number))} {cell}"


def read_lay(s: State, player: int, words: list[str]) -> int | None:
    """Read a card and a cell, including cells that cannot be chosen."""
    found = notation.read_card_and_cell(*words) if len(words) == 2 else None
    if found is None:
        return None
    card, cell = found
    if zone.place_of(s, cell) != zone.NO_PLACE:
        return lay_number(card, COVERED_CELL)
    cells = zone.cells_around(s)
    return lay_number(card, cells.index(cell) if cell in cells else FAR_CELL)


def lay_parts(s: State, player: int, number: int) -> notation.CardInCell:
    """The card, and the cell it goes to."""
    return notation.card_in_cell(laid_card(number), named_cell(s, number))


def why_no_lay(s: State, player: int, number: int) -> Line:
    """The card is not yours, or the cell is taken or too far away."""
    card = laid_card(number)
    if card not in rows.cards_of(s, player):
        return Line("comparity-no-card-in-row", {"card": notation.landmark(card)})
    if laid_cell_number(number) == COVERED_CELL:
        return Line("comparity-no-lay-covered")
    return Line("comparity-no-lay-far")


LAY = Moves(
    "lay",
    CARDS * _CELLS,
    legal=legal_lay,
    do=lay,
    write=write_lay,
    read=read_lay,
    parts=lay_parts,
    why_not=why_no_lay,
)

PLAY_OR_CHECK = Decision("turn", LAY, checking.CHECK, then="played", section="turn")
"""In your turn you play a card or check one."""

MOST_LEGAL = 2627
"""Nobody ever has more legal moves than this. With r cards in your row, n in the zone and at least
one in each other row, r + n is at most 71, and r * (2n + 2) + n is at most 2,627."""


# After a card was played (4.2)


@rule
def reaction_to(s: State, card: int) -> int:
    """Two neighbours make a duet, three or four a trio; open and closed count alike (C-R19)."""
    neighbours = zone.count_neighbours(s, int(s.zone_cell[zone.place_of_card(s, card)]))
    if neighbours >= 3:
        return TRIO
    return DUET if neighbours == 2 else NO_REACTION


@rule
def after_play(s: State) -> None:
    """An empty row wins; else the next player has a turn, after reacting to a duet or a trio."""
    if rows.has_won(s, int(s.turn)):
        s.phase = phase.END
        return
    s.reaction = reaction_to(s, int(s.played))
    s.turn = rows.left_of(s, int(s.turn))
    s.phase = phase.TURN if s.reaction == NO_REACTION else phase.REACT


# The extra card of a trio

PLAY_EXTRA = Decision("extra", LAY, then="extra_played", section="extra")
"""The player of a trio that holds plays one card more."""


@rule
def after_extra(s: State) -> None:
    """The extra card makes no duet or trio; then comes the next player's turn."""
    if rows.has_won(s, rows.right_of(s, int(s.turn))):
        s.phase = phase.END
        return
    s.reaction = NO_REACTION
    s.phase = phase.TURN
