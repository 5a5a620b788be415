"""How long a match can be at the most."""

from __future__ import annotations

from collections.abc import Mapping

from tripolis.engine.options import OptionValue
from tripolis.games.splendor.components import BASE_CARDS, CARDS, LEVELS, TOKEN_LIMIT

_MOST_TAKEN = 3
"""Tokens that an action takes."""
_GEMS_AFTER = 2
"""Gems that a trading post brings in a turn: one for each of two purchases."""
_QUIET_TURN = 1 + 1 + 1 + 1 + _MOST_TAKEN
"""Decisions of a turn without a purchase: the action, whether to conquer, a noble, a city, and
tokens to give back."""
_PURCHASE = (TOKEN_LIMIT + _MOST_TAKEN + 1) + 1 + 2 + 2 * LEVELS + 1 + 1
"""Decisions of a purchase: gold for each gem paid and then "pay", tokens or cards for gold, two
cards as a price; for each card of a chain, one a level, a pair or a noble and a free card; a gem of
a trading post, and a tower."""
_BUSY_TURN = _QUIET_TURN + 2 * _PURCHASE + _GEMS_AFTER
"""Two purchases: the second is a conquest."""


def most_decisions(players: int, options: Mapping[str, OptionValue]) -> int:
    """More decisions than this cannot be made in a match.

    A card never comes back, so it is reserved at most once and gained at most once: that many turns
    are busy at the most. Of the rounds, so many in succession are idle at the most as the option
    says.
    """
    modules = options["modules"]
    cards = CARDS if isinstance(modules, list) and "orient" in modules else BASE_CARDS
    busy = 2 * cards
    rounds = (busy + 1) * int(str(options["max_idle_rounds"]))
    return players * rounds * _QUIET_TURN + busy * (_BUSY_TURN - _QUIET_TURN)
