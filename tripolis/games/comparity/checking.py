"""A check (4.4): open a card, perhaps a neighbour of it, and see whether the order holds."""

from __future__ import annotations

from typing import Any, TypedDict

from tripolis.engine.rule import rule
from tripolis.engine.turn import Decision, Moves, asking
from tripolis.games.comparity import notation, obtaining, phase, rows, violations, zone
from tripolis.games.comparity.components import NO_CARD
from tripolis.games.comparity.state import State
from tripolis.words import Line

DRAWN_IN_VAIN = 2
"""Cards the checker obtains when there is no violation."""
DRAWN_FOR_VIOLATION = 3
"""Cards the previous player obtains when there is one."""


@rule
def legal_check(s: State, player: int, out: Any, n: int, first: int) -> int:
    """Any closed card of the zone that has a neighbour."""
    for place in range(int(s.zone_size)):
        card = zone.checkable_card(s, place)
        if card != NO_CARD:
            out[n] = first + card
            n += 1
    return n


@rule
def begin_check(s: State, player: int, card: int) -> None:
    """Name the card that will be opened."""
    s.checked = card
    s.phase = phase.OPEN_CARD


@rule
def forget_check(s: State) -> None:
    """Clear the check: none is in progress."""
    s.checked = NO_CARD
    s.neighbour = NO_CARD
    s.found = 0


def can_check(s: State) -> bool:
    """Is there a card to check?"""
    return any(zone.checkable_card(s, place) != NO_CARD for place in range(int(s.zone_size)))


def why_no_check(s: State, player: int, card: int) -> Line:
    """The card is not in the zone, already open, or alone."""
    place = zone.place_of_card(s, card)
    named = {"card": notation.landmark(card)}
    if place == zone.NO_PLACE:
        return Line("comparity-no-check-absent", named)
    if zone.is_open(s, place):
        return Line("comparity-no-check-open", named)
    return Line("comparity-no-check-alone", named)


CHECK = notation.naming("check", legal=legal_check, do=begin_check, why_not=why_no_check)


# Opening a neighbour


@rule
def legal_open(s: State, player: int, out: Any, n: int, first: int) -> int:
    """Any closed neighbour of the checked card."""
    place = zone.place_of_card(s, int(s.checked))
    for side in range(4):
        other = zone.beside(s, place, side)
        if other != zone.NO_PLACE and not zone.is_open(s, other):
            out[n] = first + zone.card_at(s, other)
            n += 1
    return n


@rule
def closed_neighbours(s: State, player: int) -> tuple[int, int]:
    """How many closed neighbours the checked card has, and one of them."""
    place = zone.place_of_card(s, int(s.checked))
    closed = 0
    card = NO_CARD
    for side in range(4):
        other = zone.beside(s, place, side)
        if other != zone.NO_PLACE and not zone.is_open(s, other):
            closed += 1
            card = zone.card_at(s, other)
    return closed, card


@rule
def choose_neighbour(s: State, player: int, card: int) -> None:
    """Name the neighbour that will be opened."""
    s.neighbour = card


OPEN = notation.naming(
    "open",
    legal=legal_open,
    ways=closed_neighbours,
    do=choose_neighbour,
    why_not=lambda s, player, card: Line("comparity-no-open", {"card": notation.landmark(card)}),
)


@rule
def has_open_neighbour(s: State, player: int, number: int) -> bool:
    """Does the checked card have an open neighbour already? Then no other has to be opened."""
    place = zone.place_of_card(s, int(s.checked))
    for side in range(4):
        other = zone.beside(s, place, side)
        if other != zone.NO_PLACE and zone.is_open(s, other):
            return True
    return False


@rule
def open_none(s: State, player: int, number: int) -> None:
    """Leave it at the checked card."""
    s.phase = phase.EVALUATE


class _NoCard(TypedDict):
    card: None


def _no_card(s: State, player: int, number: int) -> _NoCard:
    return {"card": None}


OPEN_NONE = Moves(
    "open_none",
    1,
    may=has_open_neighbour,
    do=open_none,
    write=lambda s, player, number: "open none",
    kind="open",
    parts=_no_card,
    why_not=lambda s, player, number: Line("comparity-no-open-none"),
)

CHOOSE_NEIGHBOUR = Decision("neighbour", OPEN, OPEN_NONE, then="open_neighbour", section="check")
"""The checker chooses a neighbour with knowledge of the card just opened (C-R7)."""

ask_neighbour = asking(CHOOSE_NEIGHBOUR, phase)


@rule
def open_checked_card(s: State) -> None:
    """Turn the card open. A single candidate among its neighbours is opened without asking."""
    s.shown[s.checked] = 1
    s.phase = phase.OPEN_NEIGHBOUR
    ask_neighbour(s, int(s.turn))


@rule
def open_neighbour(s: State) -> None:
    """Turn the neighbour open."""
    s.shown[s.neighbour] = 1


# What the check shows


@rule
def evaluate(s: State) -> None:
    """Without a violation the checker obtains two cards; else the right-hand neighbour three.

    It does not matter whose mistake it was or how many there are (C-R8, C-R12).
    """
    s.found = violations.count_violations(s)
    if s.found == 0:
        obtaining.obtain(s, int(s.turn), DRAWN_IN_VAIN)
    else:
        obtaining.obtain(s, rows.right_of(s, int(s.turn)), DRAWN_FOR_VIOLATION)
