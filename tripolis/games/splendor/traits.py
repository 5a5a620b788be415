"""What a move is made of, as numbers: how a network tells moves apart. `TRAIT_NAMES` names each.

A card is described by what is printed on it and by what it still costs the player, so that what
was learned of one card holds for all that are like it. Beside that stands what the move makes
possible, as `progress` tells it.
"""

from __future__ import annotations

from typing import Any

from tripolis.engine.rule import rule
from tripolis.games.splendor import (
    actions,
    judgement,
    orient,
    payment,
    progress,
    strongholds,
    table,
    taking,
)
from tripolis.games.splendor.components import (
    BONUS,
    COLOUR_NAMES,
    COLOURS,
    DECKS,
    GOLD,
    KIND_NAMES,
    KINDS,
    NO_CARD,
    NO_COLOUR,
    POINTS,
    RESERVE_LIMIT,
    SLOTS,
    TOKEN_LIMIT,
    TOWERS,
)
from tripolis.games.splendor.notation import deck_text, slot_text
from tripolis.games.splendor.state import State

_FAR_BEHIND = 8.0
_OTHER_MOVES = (
    "pass",
    "puts a tower",
    "moves a tower",
    "removes a tower",
    "conquers",
    "skips",
    "gives back",
    "pays gold",
    "pays gold cards",
    "towers on the card",
)
_PASSES, _PUTS, _MOVES, _REMOVES, _CONQUERS, _SKIPS = range(6)
_GIVES_BACK, _PAYS_GOLD, _PAYS_CARDS, _TOWERS = range(6, len(_OTHER_MOVES))
_OF_A_CARD = (
    "points",
    "gap",
    *(f"bonus {name}" for name in COLOUR_NAMES),
    *(f"gap {name}" for name in COLOUR_NAMES),
)
_PLACES = SLOTS + RESERVE_LIMIT
_NOWHERE = -1

_TAKES = 0
_BUYS = _TAKES + 2 + COLOURS
_RESERVES = _BUYS + 1 + len(_OF_A_CARD) + _PLACES
_RESERVES_TOP = _RESERVES + 1 + len(_OF_A_CARD) + SLOTS
_RETURNS = _RESERVES_TOP + DECKS
_KEEPS = _RETURNS + KINDS
_TOWER_CARD = _KEEPS + COLOURS
_OTHERS = _TOWER_CARD + len(_OF_A_CARD)
_PROGRESS = _OTHERS + len(_OTHER_MOVES)
_BEHIND = _PROGRESS + len(progress.PROGRESS_NAMES)

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
    *(f"keeps {name}" for name in COLOUR_NAMES),
    *(f"tower {what}" for what in _OF_A_CARD),
    *_OTHER_MOVES,
    *progress.PROGRESS_NAMES,
    "behind the best",
)


@rule
def traits(s: State, player: int, action: int, behind: float, out: Any) -> None:
    """The tokens, the card and the place of a move, what it makes possible, and how far its
    appraisal is behind."""
    for i in range(_BEHIND):
        out[i] = 0.0
    out[_BEHIND] = -min(_FAR_BEHIND, behind)
    if action < actions.RESERVE:
        describe_taking(s, player, action, out)
    elif action < actions.RESERVE_TOP:
        describe_reserving(s, player, action - actions.RESERVE, out)
    elif action < actions.BUY:
        out[_RESERVES_TOP + action - actions.RESERVE_TOP] = 1.0
        describe_gold(s, player, out)
    elif action < actions.PASS:
        describe_buying(s, player, action - actions.BUY, out)
    elif action < actions.DISCARD:
        describe_paying(s, player, action, out)
    elif actions.PAIR <= action < actions.FREE:
        describe_pair(s, player, action - actions.PAIR, out)
    elif actions.FREE <= action < actions.RESERVE_NOBLE:
        describe_free_card(s, player, action - actions.FREE, out)
    elif actions.TOKEN <= action < actions.TOWER_PUT:
        describe_token(s, player, action - actions.TOKEN, 1, out)
        out[_TAKES + 2 + action - actions.TOKEN] = 1.0
    elif actions.TOWER_PUT <= action < actions.CONQUER:
        describe_tower(s, player, action, out)
    elif action == actions.CONQUER:
        out[_OTHERS + _CONQUERS] = 1.0
        describe_buying(s, player, strongholds.conquest_slot(s, player), out)
    elif action == actions.SKIP:
        out[_OTHERS + _SKIPS] = 1.0
    elif actions.RETURN <= action < actions.RETURN + KINDS:
        out[_RETURNS + action - actions.RETURN] = 1.0
        describe_token(s, player, action - actions.RETURN, -1, out)


# Tokens


@rule
def describe_taking(s: State, player: int, action: int, out: Any) -> None:
    """Tokens by their colours, and how many must go back."""
    if action < actions.TAKE_SAME:
        out[_TAKES] = 1.0
        for colour in range(COLOURS):
            out[_TAKES + 2 + colour] = float(action >> colour & 1)
    else:
        number = action - actions.TAKE_SAME
        out[_TAKES + 1] = 1.0
        out[_TAKES + 2 + taking.doubled_colour(number)] = 2.0
        if taking.extra_colour(number) != taking.NO_EXTRA:
            out[_TAKES + 2 + taking.extra_colour(number)] = 1.0
    reach, taken = judgement.reach_with_taken(s, player, action)
    gold = int(s.tokens[player, GOLD])
    describe_surplus(s, player, taken, out)
    progress.tell_means(s, player, reach, gold, _NOWHERE, out, _PROGRESS)


@rule
def describe_surplus(s: State, player: int, taken: int, out: Any) -> None:
    """How many of these tokens must go back."""
    surplus = max(0, table.count_tokens(s, player) + taken - TOKEN_LIMIT)
    out[_OTHERS + _GIVES_BACK] = surplus / 3.0


@rule
def describe_token(s: State, player: int, kind: int, count: int, out: Any) -> None:
    """One token more or less."""
    reach, gold = payment.reach_of(s, player), int(s.tokens[player, GOLD])
    if kind == GOLD:
        gold += count
    else:
        reach = payment.with_tokens(reach, kind, count)
    progress.tell_means(s, player, reach, gold, _NOWHERE, out, _PROGRESS)


@rule
def describe_gold(s: State, player: int, out: Any) -> None:
    """The gold token of a reservation, if there is one."""
    if s.supply[GOLD] > 0:
        describe_surplus(s, player, 1, out)
        describe_token(s, player, GOLD, 1, out)


# Cards


@rule
def describe_card(s: State, player: int, card: int, first: int, out: Any) -> None:
    """What a card brings, and what the player lacks for it."""
    gaps = payment.gaps_of(card, payment.reach_of(s, player))
    out[first] = POINTS[card] / 5.0
    out[first + 1] = payment.sum_of(gaps) / 7.0
    if BONUS[card] != NO_COLOUR:
        out[first + 2 + int(BONUS[card])] = 1.0
    for colour in range(COLOURS):
        out[first + 2 + COLOURS + colour] = payment.gap_in(gaps, colour) / 4.0


@rule
def describe_reserving(s: State, player: int, slot: int, out: Any) -> None:
    """A face-up card that others cannot have any more, and a gold token."""
    out[_RESERVES] = 1.0
    out[_RESERVES + 1 + len(_OF_A_CARD) + slot] = 1.0
    describe_card(s, player, int(s.face_up[slot]), _RESERVES + 1, out)
    progress.tell_loss_of_rivals(s, player, slot, out, _PROGRESS)
    describe_gold(s, player, out)


@rule
def describe_gained_card(s: State, player: int, place: int, out: Any) -> None:
    """A card that comes to the tableau."""
    out[_BUYS] = 1.0
    out[_BUYS + 1 + len(_OF_A_CARD) + place] = 1.0
    card = table.card_at(s, player, place)
    describe_card(s, player, card, _BUYS + 1, out)
    progress.tell_gain(s, player, card, out, _PROGRESS)
    if not table.is_reserved(place):
        progress.tell_loss_of_rivals(s, player, place, out, _PROGRESS)


@rule
def describe_buying(s: State, player: int, place: int, out: Any) -> None:
    """A card for its price."""
    describe_gained_card(s, player, place, out)
    reach, gold = judgement.means_after_buying(s, player, table.card_at(s, player, place))
    progress.tell_means(s, player, reach, gold, place, out, _PROGRESS)


@rule
def describe_free_card(s: State, player: int, slot: int, out: Any) -> None:
    """A card for nothing; or none, where the player may leave it."""
    if s.face_up[slot] != NO_CARD:
        describe_gained_card(s, player, slot, out)
        reach = judgement.with_bonus(payment.reach_of(s, player), int(s.face_up[slot]))
        progress.tell_means(s, player, reach, int(s.tokens[player, GOLD]), slot, out, _PROGRESS)


@rule
def describe_pair(s: State, player: int, number: int, out: Any) -> None:
    """The colour that a card copies."""
    colour, count = orient.pair_colour(number), orient.pair_value(number)
    progress.tell_bonus(s, player, colour, count, 0, out, _PROGRESS)
    describe_token(s, player, colour, count, out)


@rule
def describe_paying(s: State, player: int, action: int, out: Any) -> None:
    """A way to pay: a gem kept for gold, or the gold and the cards that are spent."""
    if action == actions.PASS:
        out[_OTHERS + _PASSES] = 1.0
    elif actions.GOLD <= action < actions.PAY_GOLD:
        colour = action - actions.GOLD
        out[_KEEPS + colour] = 1.0
        reach = payment.with_tokens(payment.reach_of(s, player), colour, 1)
        gold = max(0, int(s.tokens[player, GOLD]) - 1)
        progress.tell_means(s, player, reach, gold, int(s.wanted), out, _PROGRESS)
    elif action >= actions.PAY_GOLD:
        number = action - actions.PAY_GOLD
        out[_OTHERS + _PAYS_GOLD] = payment.gold_paid(number) / 3.0
        out[_OTHERS + _PAYS_CARDS] = payment.cards_paid(number) / 2.0


# Towers


@rule
def describe_tower(s: State, player: int, action: int, out: Any) -> None:
    """The card that a tower comes to or leaves, and how many towers stand there then."""
    if action < actions.TOWER_MOVE:
        slot, kind, change = action - actions.TOWER_PUT, _PUTS, 1
    elif action < actions.TOWER_REMOVE:
        slot, kind, change = strongholds.moved_to(action - actions.TOWER_MOVE), _MOVES, 1
    else:
        slot, kind, change = action - actions.TOWER_REMOVE, _REMOVES, -1
    out[_OTHERS + kind] = 1.0
    out[_OTHERS + _TOWERS] = (int(s.towers[slot]) + change) / TOWERS
    describe_card(s, player, int(s.face_up[slot]), _TOWER_CARD, out)
    progress.tell_loss_of_rivals(s, player, slot, out, _PROGRESS)
