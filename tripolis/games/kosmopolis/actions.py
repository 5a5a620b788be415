"""The numbers of Kosmopolis's actions: the one place where they are made and read.

Draft actions come first, one for each pair of kinds; then a card to the city, a card to the
capital, the Agent's colour, the Priest's colour, and the set of colours paid for.
"""

from __future__ import annotations

import numpy as np

from tripolis.engine.rule import rule
from tripolis.games.kosmopolis.components import COLOURS, KINDS

_PAIRS = [(low, high) for low in range(KINDS) for high in range(low, KINDS)]
_PAIR_NUMBER = np.full((KINDS, KINDS), -1, np.int16)
for _number, (_low, _high) in enumerate(_PAIRS):
    _PAIR_NUMBER[_low, _high] = _PAIR_NUMBER[_high, _low] = _number
_PAIR_CARDS = np.array(_PAIRS, np.int8)

DRAFT = 0
CITY = DRAFT + len(_PAIRS)
CAPITAL = CITY + KINDS
AGENT = CAPITAL + KINDS
PRIEST = AGENT + COLOURS
PAY = PRIEST + COLOURS
ACTIONS = PAY + (1 << COLOURS)

NO_ACTION = -1


@rule
def draft_action(one: int, other: int) -> int:
    """Keep these two cards of the pack."""
    return DRAFT + int(_PAIR_NUMBER[one, other])


@rule
def drafted_card(action: int, which: int) -> int:
    """The first (0) or second (1) card a draft action keeps."""
    return int(_PAIR_CARDS[action - DRAFT, which])


@rule
def city_action(card: int) -> int:
    """Play a card to the own city."""
    return CITY + card


@rule
def capital_action(card: int) -> int:
    """Play a card to the capital."""
    return CAPITAL + card


@rule
def is_played_to_city(action: int) -> bool:
    """Does this action play a card to the city (rather than to the capital)?"""
    return action < CAPITAL


@rule
def played_card(action: int) -> int:
    """The card an action plays to the city or the capital."""
    return action - CITY if is_played_to_city(action) else action - CAPITAL


@rule
def agent_action(colour: int) -> int:
    """Put the modifier on a colour."""
    return AGENT + colour


@rule
def priest_action(colour: int) -> int:
    """Take the lowest card of a colour."""
    return PRIEST + colour


@rule
def named_colour(action: int) -> int:
    """The colour an Agent or a Priest names."""
    return action - AGENT if action < PRIEST else action - PRIEST


@rule
def pay_action(colours: int) -> int:
    """Pay for a set of colours, given as bits."""
    return PAY + colours


@rule
def paid_colours(action: int) -> int:
    """The colours an action pays for, as bits."""
    return action - PAY
