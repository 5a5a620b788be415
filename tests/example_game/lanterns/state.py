"""The cards, the option and the state of Lanterns.

The state says who holds and has shown what. Who took which lantern follows from that, so it is not
stored.
"""

from __future__ import annotations

from tripolis.engine import arrays
from tripolis.engine.layout import Array, Record, int8
from tripolis.engine.options import Choice

LOWEST, HIGHEST = 1, 10
COPIES = 3
"""How many cards there are of each number."""
HAND = 5
"""The cards dealt to each player."""
LANTERNS = arrays.array([1, 2, 3, 4], arrays.int8)
"""How many lights each lantern has. Each round is about one lantern."""
ROUNDS = len(LANTERNS)
SEATS = 5
"""The most players."""

STAYS, GOES_OUT = 0, 1
OPTIONS = (Choice("unclaimed", ("stays", "goes_out"), "stays"),)


class State(Record):
    """One small number for everything that can change."""

    players: int = int8()
    unclaimed: int = int8()
    phase: int = int8()
    rounds_played: int = int8()
    lanterns: Array = int8(ROUNDS)  # one a round; the later ones lie face down
    hand: Array = int8(SEATS, HIGHEST + 1)  # how many cards of each number; none of 0
    answer: Array = int8(SEATS)  # the card chosen this round, still in hand
    shown: Array = int8(SEATS, ROUNDS)  # the card shown in each round
