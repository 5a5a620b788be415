"""The end of a match with three cards and few tokens: small enough to enumerate."""

from __future__ import annotations

from collections.abc import Sequence

from tripolis.engine.luck import new_luck
from tripolis.games.splendor import GAME, phase, table
from tripolis.games.splendor.knowledge import CARD_NUMBERS
from tripolis.games.splendor.rules import clear_table
from tripolis.games.splendor.state import State

POOL = ("1W1/4G", "1K1/4U", "1R1/4W")
"""All cards there are, of level 1: one lies open, and the deck holds the others."""
TABLEAUS = (("3G5/7U3G", "3W5/3W7K", "3U4/7W"), ("3R5/7G3R", "3K5/7R3K", "3G4/7U"))
"""What the players have: 14 points each."""
TOKENS = ((0, 3, 3, 0, 0, 0), (3, 0, 0, 3, 0, 0))
SUPPLY = (0, 1, 1, 0, 0, 1)
PLAYERS = 2
OPTIONS = {"max_idle_rounds": 1}
DECISIONS = 10
"""A match is never longer."""


def chance_nodes() -> tuple[int, ...]:
    """How many equally likely outcomes each chance node has: the open card and the next one."""
    return len(POOL), len(POOL) - 1


def deal(outcomes: Sequence[int]) -> State:
    """The table after these outcomes."""
    cards = [CARD_NUMBERS[text] for text in POOL]
    open_card = cards.pop(outcomes[0])
    top = cards.pop(outcomes[1])
    s: State = GAME.new_state()
    GAME.setup(s, PLAYERS, GAME.encode_options(GAME.full_options(OPTIONS)), new_luck(0))
    clear_table(s)
    s.deck_size[:] = 0
    s.start = s.active = 0
    s.phase = phase.MAIN
    s.face_up[0] = open_card
    s.deck[0, :2], s.deck_size[0] = (cards[0], top), 2
    s.supply[:] = SUPPLY
    for seat in range(PLAYERS):
        s.tokens[seat] = TOKENS[seat]
        for text in TABLEAUS[seat]:
            table.add_to_tableau(s, seat, CARD_NUMBERS[text])
    return s
