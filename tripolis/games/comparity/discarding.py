"""Discarding a misplaced card that no rearrangement can place, and reconnecting the zone (4.5)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tripolis.engine.rule import rule
from tripolis.engine.turn import Decision, asking
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


@rule
def ways_to_join(s: State, player: int) -> tuple[int, int]:
    """How many ways join all pieces (2 stands for more), and one of them.

    One cell at least joins them: the one just vacated.
    """
    if s.row_size[player] > 1:
        return 2, 0
    ways = 0
    number = 0
    for cell_number in range(zone.count_cells(s)):
        if zone.would_connect(s, zone.nth_cell(s, cell_number)):
            ways += 1
            number = laying.lay_number(int(s.row[player, 0]), cell_number)
            if ways == 2:
                break
    return ways, number


def why_no_join(s: State, player: int, number: int) -> Line:
    """The card cannot be laid, or it would not join all pieces."""
    is_cell = laying.laid_cell(s, number) != zone.NO_CELL
    if is_cell and laying.laid_card(number) in rows.cards_of(s, player):
        return Line("comparity-no-lay-apart")
    return laying.why_no_lay(s, player, number)


JOIN = replace(
    laying.LAY,
    name="join",
    legal=legal_join,
    ways=ways_to_join,
    why_not=why_no_join,
    numbered_as=laying.LAY,
)

RECONNECT = Decision("reconnect", JOIN, then="reconnected", section="reconnect")
"""The checker connects the pieces of the zone with a card."""

ask_to_reconnect = asking(RECONNECT, phase)


@rule
def after_discard(s: State) -> None:
    """If the zone fell apart, reconnect it at once (C-R10), without asking if there is only one
    way."""
    if zone.is_connected(s):
        s.phase = phase.FIX
    else:
        s.phase = phase.RECONNECTED
        ask_to_reconnect(s, int(s.turn))


def made_at_once(before: State, after: State) -> tuple[int, str] | None:
    """The only way to reconnect the zone; older versions asked for it."""
    if (before.phase, after.phase) != (phase.DISCARDED, phase.RECONNECTED):
        return None
    cell = after.zone_cell[zone.place_of_card(after, int(after.played))]
    return int(before.turn), f"{notation.card_text(after.played)} {notation.cell_text(cell)}"


@rule
def after_reconnecting(s: State) -> None:
    """The connecting card makes no duet or trio; as a last card it wins (C-R11)."""
    s.phase = phase.END if rows.has_won(s, int(s.turn)) else phase.FIX
