"""How long a match can be at the most."""

from __future__ import annotations

from collections.abc import Mapping

from tripolis.engine.options import OptionValue
from tripolis.games.kosmopolis.components import CARDS, COPIES, HAND_SIZE, MODIFIERS, ROUNDS, VALUES
from tripolis.games.kosmopolis.drafting import PICKS

_OF_A_COLOUR = int(COPIES[:VALUES].sum())


def most_decisions(players: int, options: Mapping[str, OptionValue]) -> int:
    """More decisions than this cannot be made in a match.

    A card never comes back, so each is played at most once: those dealt, and one for each Scholar.
    A played card asks at most one question more: an Agent's while the round has modifiers, or a
    Priest's. A seat picks from a pack while it has more than two cards, and pays once a round.
    """
    hand = int(HAND_SIZE[players])
    picks = players * ROUNDS * ((hand - 1) // PICKS)
    plays = min(CARDS, players * ROUNDS * hand + _OF_A_COLOUR)
    agents = min(_OF_A_COLOUR, ROUNDS * len(MODIFIERS))
    priests = _OF_A_COLOUR
    payments = players * ROUNDS
    return picks + plays + agents + priests + payments
