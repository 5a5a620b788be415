"""The numbers of Comparity's actions: the one place where they are made and read.

A card is laid in one decision: the card, and a cell by its number among the empty cells beside the
zone, in their order (from below, in a line from the left). Cards stand in actions by themselves and
not by their place in a row, so that an action means the same in every world somebody imagines.

While somebody lays a card the zone holds at most 70 cards, and around so many lie at most
2 * 70 + 2 = 142 empty cells; a zone of at most 69 that a discard has split into up to four pieces
has at most 2 * 69 + 8 = 146. Two more numbers stand for cells that can never be chosen, so that
they can be read and refused with a reason. In all 26,083 actions: an `int16` holds 32,767.

Nobody ever has more than `MOST_LEGAL` of them at once. With r cards in the own row, n in the zone
and one at least in each other row, r + n is at most 71, and r * (2n + 2) + n is at most 2,627.
"""

from __future__ import annotations

from tripolis.engine.rule import rule
from tripolis.games.comparity.components import CARDS

MOST_CELLS = 146
COVERED_CELL = MOST_CELLS
"""Stands for a cell in which a card lies already."""
FAR_CELL = MOST_CELLS + 1
"""Stands for a cell that touches no card."""
_CELLS = MOST_CELLS + 2

MOST_REPAIRS = 1000
"""No more ways to rearrange are offered than this; 12 were the most in 480,000 random matches."""

MOST_LEGAL = 2627

LAY = 0
CHECK = LAY + CARDS * _CELLS
OPEN = CHECK + CARDS
OPEN_NONE = OPEN + CARDS
DRAW = OPEN_NONE + 1
GIVE = DRAW + 1
DISCARD = GIVE + CARDS
REPAIR = DISCARD + CARDS
NO_REPAIR = REPAIR + MOST_REPAIRS
"""Stands for a rearrangement that is not among those allowed."""
ACTIONS = NO_REPAIR + 1


@rule
def lay_action(card: int, cell_number: int) -> int:
    """Lay a card into the empty cell with this number."""
    return LAY + card * _CELLS + cell_number


@rule
def laid_card(action: int) -> int:
    """The card an action lays."""
    return (action - LAY) // _CELLS


@rule
def laid_cell_number(action: int) -> int:
    """The number of the cell an action lays its card into."""
    return (action - LAY) % _CELLS


@rule
def is_lay(action: int) -> bool:
    """Does an action lay a card?"""
    return action < CHECK


@rule
def check_action(card: int) -> int:
    """Check a closed card of the zone."""
    return CHECK + card


@rule
def open_action(card: int) -> int:
    """Open a neighbour of the checked card."""
    return OPEN + card


@rule
def give_action(card: int) -> int:
    """Give a card of the own row."""
    return GIVE + card


@rule
def discard_action(card: int) -> int:
    """Discard a misplaced card."""
    return DISCARD + card


@rule
def repair_action(number: int) -> int:
    """Rearrange the misplaced cards in the way with this number."""
    return REPAIR + number


@rule
def repair_number(action: int) -> int:
    """The number of the way an action rearranges cards."""
    return action - REPAIR


@rule
def named_card(action: int) -> int:
    """The card an action checks, opens, gives or discards."""
    if action < OPEN:
        return action - CHECK
    if action < OPEN_NONE:
        return action - OPEN
    if action < DISCARD:
        return action - GIVE
    return action - DISCARD
