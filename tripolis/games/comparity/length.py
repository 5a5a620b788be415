"""How long a match can be at the most."""

from __future__ import annotations

from collections.abc import Mapping

from tripolis.engine.options import OptionValue
from tripolis.games.comparity.checking import DRAWN_FOR_VIOLATION
from tripolis.games.comparity.dealing import cards_needed
from tripolis.games.comparity.reacting import DRAWN_IN_REACTION


def most_decisions(players: int, options: Mapping[str, OptionValue]) -> int:
    """More decisions than this cannot be made in a match.

    A card that was laid never goes back to a row, one that was opened is never closed, and one that
    was discarded never comes back. So each card in play is laid at most once, checked at most once
    and discarded at most once. A card laid asks for a reaction at most once, which may be a draw; a
    check asks for a neighbour, for cards from others, and for one repair.
    """
    cards = cards_needed(players)
    lays, checks, discards = cards, cards, cards
    draws = lays
    gifts = checks * DRAWN_FOR_VIOLATION + draws * DRAWN_IN_REACTION
    neighbours, repairs = checks, checks
    return lays + checks + draws + gifts + neighbours + repairs + discards
