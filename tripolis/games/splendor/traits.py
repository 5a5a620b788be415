"""What a move is made of, as numbers: how a network tells moves apart. `TRAIT_NAMES` names each.

A card is described by what is printed on it and by what it still costs the player, so that what
was learned of one card holds for all that are like it.
"""

from __future__ import annotations

from typing import Any

from tripolis.engine.rule import rule
from tripolis.games.splendor import actions, payment, taking
from tripolis.games.splendor.components import (
    BONUS,
    COLOUR_NAMES,
    COLOURS,
    DECKS,
    KIND_NAMES,
    KINDS,
    NO_CARD,
    NO_COLOUR,
    POINTS,
    RESERVE_LIMIT,
    SLOTS,
)
from tripolis.games.splendor.notation import deck_text, slot_text
from tripolis.games.splendor.state import State
from tripolis.games.splendor.table import card_at

_FAR_BEHIND = 8.0
_OTHER_MOVES = ("pass", "puts a tower", "moves a tower", "removes a tower", "conquers", "skips")
_OF_A_CARD = (
    "points",
    "gap",
    *(f"bonus {name}" for name in COLOUR_NAMES),
    *(f"gap {name}" for name in COLOUR_NAMES),
)
_PLACES = SLOTS + RESERVE_LIMIT

_TAKES = 0
_BUYS = _TAKES + 2 + COLOURS
_RESERVES = _BUYS + 1 + len(_OF_A_CARD) + _PLACES
_RESERVES_TOP = _RESERVES + 1 + len(_OF_A_CARD) + SLOTS
_RETURNS = _RESERVES_TOP + DECKS
_OTHERS = _RETURNS + KINDS
_BEHIND = _OTHERS + len(_OTHER_MOVES)

TRAIT_NAMES: tuple[str, ...] = (
    "takes different",
    "takes the same",
    *(f"takes {name}" for name in COLOUR_NAMES),
    "buys",
    *(f"buys {what}" for what in _OF_A_CARD),
    *(f"buys {slot_text(slot)}" for slot in range(SLOTS)),
    *(f"buys reserve {number + 1}" for number in range(RESERVE_LIMIT)),
    "reserves",
    *(f"reserves {what}" for what in _OF_A_CARD),
    *(f"reserves {slot_text(slot)}" for slot in range(SLOTS)),
    *(f"reserves top of {deck_text(deck)}" for deck in range(DECKS)),
    *(f"returns {name}" for name in KIND_NAMES),
    *_OTHER_MOVES,
    "behind the best",
)


@rule
def traits(s: State, player: int, action: int, behind: float, out: Any) -> None:
    """The tokens, the card and the place of a move, and how far its appraisal is behind."""
    for i in range(_BEHIND):
        out[i] = 0.0
    out[_BEHIND] = -min(_FAR_BEHIND, behind)
    if action < actions.RESERVE:
        describe_taking(action, out)
    elif action < actions.RESERVE_TOP:
        describe_card(s, player, action - actions.RESERVE, _RESERVES, out)
    elif action < actions.BUY:
        out[_RESERVES_TOP + action - actions.RESERVE_TOP] = 1.0
    elif action < actions.PASS:
        describe_card(s, player, action - actions.BUY, _BUYS, out)
    elif actions.FREE <= action < actions.FREE + SLOTS:
        describe_card(s, player, action - actions.FREE, _BUYS, out)
    elif actions.TOKEN <= action < actions.TOKEN + COLOURS:
        out[_TAKES + 2 + action - actions.TOKEN] = 1.0
    elif actions.RETURN <= action < actions.RETURN + KINDS:
        out[_RETURNS + action - actions.RETURN] = 1.0
    else:
        describe_other(action, out)


@rule
def describe_taking(action: int, out: Any) -> None:
    """Tokens by their colours."""
    if action < actions.TAKE_SAME:
        out[_TAKES] = 1.0
        for colour in range(COLOURS):
            out[_TAKES + 2 + colour] = float(action >> colour & 1)
        return
    number = action - actions.TAKE_SAME
    out[_TAKES + 1] = 1.0
    out[_TAKES + 2 + taking.doubled_colour(number)] = 2.0
    if taking.extra_colour(number) != taking.NO_EXTRA:
        out[_TAKES + 2 + taking.extra_colour(number)] = 1.0


@rule
def describe_card(s: State, player: int, place: int, first: int, out: Any) -> None:
    """What a card brings, and what the player lacks for it."""
    out[first] = 1.0
    out[first + 1 + len(_OF_A_CARD) + place] = 1.0
    card = card_at(s, player, place)
    if card == NO_CARD:
        return
    gaps = payment.gaps_of(card, payment.reach_of(s, player))
    out[first + 1] = POINTS[card] / 5.0
    out[first + 2] = payment.sum_of(gaps) / 7.0
    if BONUS[card] != NO_COLOUR:
        out[first + 3 + int(BONUS[card])] = 1.0
    for colour in range(COLOURS):
        out[first + 3 + COLOURS + colour] = payment.gap_in(gaps, colour) / 4.0


@rule
def describe_other(action: int, out: Any) -> None:
    """A move without tokens or cards."""
    if action == actions.PASS:
        out[_OTHERS] = 1.0
    elif actions.TOWER_PUT <= action < actions.TOWER_MOVE:
        out[_OTHERS + 1] = 1.0
    elif actions.TOWER_MOVE <= action < actions.TOWER_REMOVE:
        out[_OTHERS + 2] = 1.0
    elif actions.TOWER_REMOVE <= action < actions.CONQUER:
        out[_OTHERS + 3] = 1.0
    elif action == actions.CONQUER:
        out[_OTHERS + 4] = 1.0
    elif action == actions.SKIP:
        out[_OTHERS + 5] = 1.0
