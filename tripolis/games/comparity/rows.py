"""Around the table: who sits beside whom, the players' rows, and the pile."""

from __future__ import annotations

from tripolis.engine.rule import rule
from tripolis.games.comparity.components import NO_CARD
from tripolis.games.comparity.state import VISIBLE, State

# Seats


@rule
def left_of(s: State, seat: int) -> int:
    """The next player clockwise."""
    return (seat + 1) % int(s.players)


@rule
def right_of(s: State, seat: int) -> int:
    """The previous player."""
    return (seat + int(s.players) - 1) % int(s.players)


# Rows


@rule
def add_to_row(s: State, seat: int, card: int) -> None:
    """A card joins the end of a row, closed."""
    s.row[seat, s.row_size[seat]] = card
    s.row_size[seat] += 1


@rule
def take_from_row(s: State, seat: int, card: int) -> None:
    """A card leaves a row; the others close up."""
    i = 0
    while s.row[seat, i] != card:
        i += 1
    s.row_size[seat] -= 1
    last = int(s.row_size[seat])
    for k in range(i, last):
        s.row[seat, k] = s.row[seat, k + 1]
    s.row[seat, last] = 0


@rule
def has_won(s: State, player: int) -> bool:
    """The first player without a card wins at once, before any reaction (C-R5, C-R11)."""
    return bool(s.row_size[player] == 0)


def cards_of(s: State, seat: int) -> list[int]:
    """The cards of a row, in the order they came."""
    return [int(card) for card in s.row[seat, : s.row_size[seat]]]


# The pile


@rule
def draw_from_pile(s: State) -> int:
    """Take the pile's top card."""
    s.pile_size -= 1
    top = int(s.box_size) + int(s.pile_size)
    card = int(s.stock[top])
    s.stock[top] = 0
    return card


@rule
def visible_top(s: State) -> int:
    """The top card of the pile, or `NO_CARD` if there is none or it lies covered."""
    if s.pile_top_visible == VISIBLE and s.pile_size > 0:
        return int(s.stock[int(s.box_size) + int(s.pile_size) - 1])
    return NO_CARD
