"""What all steps share: seats, the deck, and what a round begins with."""

from __future__ import annotations

from tripolis.engine.rule import rule
from tripolis.engine.turn import NO_ANSWER
from tripolis.games.kosmopolis.components import LARGEST_HAND, MODIFIERS, NO_CARD, SEATS
from tripolis.games.kosmopolis.state import MOST_PLAYS, NOT_YET, State

NOBODY = -1
"""Where a modifier lies, and who put it there, before it is placed."""


@rule
def left_of(s: State, seat: int, steps: int) -> int:
    """The seat this many places clockwise."""
    return (seat + steps) % int(s.players)


@rule
def everybody(s: State) -> int:
    """All seats, as bits."""
    return (1 << int(s.players)) - 1


@rule
def clear_round(s: State) -> None:
    """A round begins with nothing chosen, played or placed."""
    s.active = s.start
    s.last_turns = NOT_YET
    s.modifiers_drawn = 0
    s.asked = 0
    for i in range(len(MODIFIERS)):
        s.placed_on[i] = NOBODY
        s.placed_by[i] = NOBODY
    for seat in range(SEATS):
        s.answer[seat] = NO_ANSWER
        s.paid_for[seat] = 0
    forget_the_draft(s)


@rule
def forget_the_draft(s: State) -> None:
    """Clear who kept and played what; it is no longer needed."""
    s.pack_size = 0
    s.kept_count = 0
    for seat in range(SEATS):
        s.plays[seat] = 0
        s.drew_after[seat] = 0
        for i in range(LARGEST_HAND):
            s.kept[seat, i] = NO_CARD
        for i in range(MOST_PLAYS):
            s.play[seat, i] = NO_CARD


@rule
def draw_from_deck(s: State) -> int:
    """Take the top card of the deck."""
    s.deck_size -= 1
    card = int(s.deck[s.deck_size])
    s.deck[s.deck_size] = NO_CARD
    return card
