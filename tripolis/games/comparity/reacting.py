"""Reacting to a duet or a trio (4.3): draw a card, or check one."""

from __future__ import annotations

from tripolis.engine.rule import rule
from tripolis.engine.turn import Decision, Moves
from tripolis.games.comparity import checking, obtaining
from tripolis.games.comparity.state import State
from tripolis.words import Line

DRAWN_IN_REACTION = 1


@rule
def may_draw(s: State, player: int, number: int) -> bool:
    """At least one card can be obtained, from the pile or from another player (C-R6)."""
    if s.pile_size > 0:
        return True
    for seat in range(int(s.players)):
        if seat != player and obtaining.can_give(s, seat):
            return True
    return False


@rule
def draw(s: State, player: int, number: int) -> None:
    """One card is due to you."""
    obtaining.obtain(s, player, DRAWN_IN_REACTION)


DRAW = Moves(
    "draw",
    1,
    may=may_draw,
    do=draw,
    write=lambda s, player, number: "draw",
    why_not=lambda s, player, number: Line("comparity-no-draw-nobody-gives"),
)

REACT = Decision("react", DRAW, checking.CHECK, section="duet-trio")
"""Before your turn you answer a duet or a trio."""
