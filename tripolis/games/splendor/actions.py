"""The numbers of Splendor's actions: the one place where they are made and read."""

from __future__ import annotations

from tripolis.engine.rule import rule
from tripolis.games.splendor.components import (
    CITIES_LAID_OUT,
    COLOURS,
    DECKS,
    GOLD_CARDS,
    GOLD_TOKENS,
    KINDS,
    MOST_NOBLES,
    RESERVE_LIMIT,
    SLOTS,
)

NO_EXTRA = COLOURS
"""Taking two of a colour without a third token."""

DISCARD_CLASSES = 9
"""Own cards that pay alike: bags worth 1 and 2, cards of one bonus by their points, doubles."""
BAG_1, BAG_2, SINGLE, DOUBLE = 0, 1, 2, 8

PAIR_VALUES = 2
_GOLD_CHOICES = GOLD_TOKENS + 1
_CARD_CHOICES = GOLD_CARDS + 1

TAKE_DIFFERENT = 0
TAKE_SAME = TAKE_DIFFERENT + (1 << COLOURS)
RESERVE = TAKE_SAME + COLOURS * (COLOURS + 1)
RESERVE_TOP = RESERVE + SLOTS
BUY = RESERVE_TOP + DECKS
BUY_RESERVED = BUY + SLOTS
PASS = BUY_RESERVED + RESERVE_LIMIT
PAY = PASS + 1
GOLD_FOR = PAY + 1
PAY_GOLD = GOLD_FOR + COLOURS
DISCARD = PAY_GOLD + _GOLD_CHOICES * _CARD_CHOICES
PAIR = DISCARD + DISCARD_CLASSES
FREE = PAIR + COLOURS * PAIR_VALUES
RESERVE_NOBLE = FREE + SLOTS
TOKEN = RESERVE_NOBLE + MOST_NOBLES
TOWER_PUT = TOKEN + COLOURS
TOWER_MOVE = TOWER_PUT + SLOTS
TOWER_REMOVE = TOWER_MOVE + SLOTS * SLOTS
CONQUER = TOWER_REMOVE + SLOTS
SKIP = CONQUER + 1
NOBLE = SKIP + 1
CITY = NOBLE + MOST_NOBLES
RETURN = CITY + CITIES_LAID_OUT
ACTIONS = RETURN + KINDS


@rule
def take_different(colours: int) -> int:
    """Take one token of each of some colours, given as bits."""
    return TAKE_DIFFERENT + colours


@rule
def taken_colours(action: int) -> int:
    """The different colours an action takes, as bits."""
    return action - TAKE_DIFFERENT


@rule
def take_same(colour: int, extra: int) -> int:
    """Take two tokens of a colour, and one of another with the second trading post."""
    return TAKE_SAME + colour * (COLOURS + 1) + extra


@rule
def doubled_colour(action: int) -> int:
    """The colour of which an action takes two."""
    return (action - TAKE_SAME) // (COLOURS + 1)


@rule
def extra_colour(action: int) -> int:
    """The colour of the third token, or `NO_EXTRA`."""
    return (action - TAKE_SAME) % (COLOURS + 1)


@rule
def pay_gold(gold: int, cards: int) -> int:
    """Pay what gems do not cover with so many gold tokens and "two gold" cards."""
    return PAY_GOLD + gold * _CARD_CHOICES + cards


@rule
def gold_paid(action: int) -> int:
    """The gold tokens an action pays."""
    return (action - PAY_GOLD) // _CARD_CHOICES


@rule
def cards_paid(action: int) -> int:
    """The "two gold" cards an action pays."""
    return (action - PAY_GOLD) % _CARD_CHOICES


@rule
def pair_action(colour: int, value: int) -> int:
    """Pair with an own card of a colour, for so many bonuses."""
    return PAIR + colour * PAIR_VALUES + value - 1


@rule
def pair_colour(action: int) -> int:
    """The colour a card is paired with."""
    return (action - PAIR) // PAIR_VALUES


@rule
def pair_value(action: int) -> int:
    """The bonuses a paired card gets."""
    return (action - PAIR) % PAIR_VALUES + 1


@rule
def tower_move(source: int, target: int) -> int:
    """Move an own tower from one face-up card to another."""
    return TOWER_MOVE + source * SLOTS + target


@rule
def moved_from(action: int) -> int:
    """Where a tower is moved from."""
    return (action - TOWER_MOVE) // SLOTS


@rule
def moved_to(action: int) -> int:
    """Where a tower is moved to."""
    return (action - TOWER_MOVE) % SLOTS
