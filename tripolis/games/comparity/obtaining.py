"""Obtaining cards (4.6): from the pile, and when it is empty from the other players."""

from __future__ import annotations

from typing import Any

from tripolis.engine.rule import rule
from tripolis.engine.turn import Decision, asking
from tripolis.games.comparity import notation, phase, rows
from tripolis.games.comparity.state import WINS, State
from tripolis.words import Line


@rule
def obtain(s: State, player: int, cards: int) -> None:
    """A player is due some cards."""
    s.taker = player
    s.owed = cards
    s.giver = player
    s.phase = phase.OBTAIN


@rule
def draw_owed_cards(s: State) -> None:
    """As many as the pile has; for the rest the others are asked, from the left neighbour on."""
    while s.owed > 0 and s.pile_size > 0:
        rows.add_to_row(s, int(s.taker), rows.draw_from_pile(s))
        s.owed -= 1
    go_on_obtaining(s)


@rule
def go_on_obtaining(s: State) -> None:
    """Another gift if cards are missing; then a repair if the check found something."""
    if s.owed > 0:
        s.phase = phase.FIND_GIVER
    else:
        s.phase = phase.FIX if s.found > 0 else phase.RESUME


# Giving a card


@rule
def can_give(s: State, seat: int) -> bool:
    """A player's only card is protected, unless giving it wins (C-R13)."""
    return bool(s.row_size[seat] > 1 or s.last_card == WINS)


@rule
def legal_give(s: State, player: int, out: Any, n: int, first: int) -> int:
    """Any card of your row."""
    for i in range(int(s.row_size[player])):
        out[n] = first + int(s.row[player, i])
        n += 1
    return n


@rule
def ways_to_give(s: State, player: int) -> tuple[int, int]:
    """How many cards a player has, and one of them."""
    return int(s.row_size[player]), int(s.row[player, 0])


@rule
def give(s: State, player: int, card: int) -> None:
    """The card goes to the row of the player who is due it; giving the last one wins at once."""
    rows.take_from_row(s, player, card)
    rows.add_to_row(s, int(s.taker), card)
    s.owed -= 1
    if rows.has_won(s, player):
        s.phase = phase.END
    else:
        go_on_obtaining(s)


GIVE = notation.naming(
    "give",
    legal=legal_give,
    ways=ways_to_give,
    do=give,
    why_not=lambda s, player, card: Line(
        "comparity-no-card-in-row", {"card": notation.landmark(card)}
    ),
)

CHOOSE_GIFT = Decision("give", GIVE, section="give")
"""A player with cards to spare chooses one to give."""

ask_for_gift = asking(CHOOSE_GIFT, phase)


@rule
def find_giver(s: State) -> None:
    """The next one clockwise who can give; if a whole lap finds nobody, the rest is not obtained.

    A player whose only card is asked for gives it without being asked, and wins (C-R13).
    """
    for _ in range(int(s.players)):
        s.giver = rows.left_of(s, int(s.giver))
        if s.giver != s.taker and can_give(s, int(s.giver)):
            ask_for_gift(s, int(s.giver))
            return
    s.owed = 0
    go_on_obtaining(s)
