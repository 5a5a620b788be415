"""Discarding a misplaced card that no rearrangement can place, and reconnecting the zone (4.5)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tripolis.engine.rule import rule
from tripolis.engine.turn import Decision
from tripolis.games.comparity import laying, notation, phase, rows, violations, zone
from tripolis.games.comparity.state import State
from tripolis.words import Line


@rule
def legal_discard(s: State, player: int, out: Any, n: int, first: int) -> int:
    """Any misplaced card, new or old, your own or another player's (C-R17)."""
    for place in range(int(s.zone_size)):
        if violations.is_misplaced(s, place):
            out[n] = first + zone.card_at(s, place)
            n += 1
    return n


@rule
def discard(s: State, player: int, card: int) -> None:
    """The card leaves the game; it stays readable and never comes back (C-R21)."""
    zone.take_out_of_zone(s, zone.place_of_card(s, card))


DISCARD = notation.naming(
    "discard",
    legal=legal_discard,
    do=discard,
    why_not=lambda s, player, card: Line("comparity-no-discard", {"card": notation.landmark(card)}),
)

CHOOSE_DISCARD = Decision("discard", DISCARD, then="discarded", section="discard")
"""The checker chooses which misplaced card leaves the game."""


@rule
def after_discard(s: State) -> None:
    """If the zone fell apart it is connected again at once (C-R10)."""
    s.phase = phase.FIX if zone.is_connected(s) else phase.RECONNECT


# Reconnecting the zone


@rule
def legal_join(s: State, player: int, out: Any, n: int, first: int) -> int:
    """Any card of your row into any empty cell that joins all pieces."""
    for cell_number in range(zone.count_cells(s)):
        if zone.would_connect(s, zone.nth_cell(s, cell_number)):
            for i in range(int(s.row_size[player])):
                out[n] = first + laying.lay_number(int(s.row[player, i]), cell_number)
                n += 1
    return n


def why_no_join(s: State, player: int, number: int) -> Line:
    """The card cannot be laid, or it would not join all pieces."""
    is_cell = laying.laid_cell(s, number) != zone.NO_CELL
    if is_cell and laying.laid_card(number) in rows.cards_of(s, player):
        return Line("comparity-no-lay-apart")
    return laying.why_no_lay(s, player, number)


JOIN = replace(
    laying.LAY, name="join", legal=legal_join, why_not=why_no_join, numbered_as=laying.LAY
)

RECONNECT = Decision("reconnect", JOIN, then="reconnected", section="reconnect")
"""The checker connects the pieces of the zone with a card."""


@rule
def after_reconnecting(s: State) -> None:
    """The connecting card makes no duet or trio; as a last card it wins (C-R11)."""
    s.phase = phase.END if rows.has_won(s, int(s.turn)) else phase.FIX
