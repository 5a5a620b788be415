"""The Orient module: what the abilities of its cards do.

Each card's ability is a code in its row. A chain has one link at a time: an ability takes at most
one card, and what comes of that card follows at once (S-R16).
"""

from __future__ import annotations

from typing import Any

from tripolis.engine.rule import rule
from tripolis.games.splendor.actions import (
    BAG_1,
    BAG_2,
    DISCARD_CLASSES,
    DOUBLE,
    SINGLE,
    pair_action,
    pair_colour,
    pair_value,
)
from tripolis.games.splendor.actions import DISCARD as DISCARD_ACTIONS
from tripolis.games.splendor.actions import FREE as FREE_ACTIONS
from tripolis.games.splendor.actions import RESERVE_NOBLE as RESERVE_NOBLE_ACTIONS
from tripolis.games.splendor.components import (
    ABILITY,
    BAG_NUMBER,
    CARDS,
    COLOURS,
    COLUMNS,
    DISCARD2,
    DISCARD_COLOUR,
    FREE_LEVEL,
    GOLD2,
    MOST_NOBLES,
    NO_CARD,
    POINTS,
    is_bag,
    slot_at,
)
from tripolis.games.splendor.components import RESERVE_NOBLE as NOBLE_ABILITY
from tripolis.games.splendor.state import (
    ABILITY as ABILITY_STEP,
)
from tripolis.games.splendor.state import (
    ACQUIRE,
    COUNT_CARDS,
    DISCARD,
    FREE,
    NOBODY,
    NOTHING,
    OFFER_CARD,
    PAIR,
    RESERVE_NOBLE,
    State,
)
from tripolis.games.splendor.table import (
    add_to_tableau,
    bonus_colour,
    bonus_value,
    card_at,
    is_guarded,
    put_in_box,
    towers_come_home,
)

_PRICE = 2
"""What a card paid with cards costs: bonuses, or cards, of its colour."""
_COUNT_BITS = 5
_COUNT_MASK = 31


# Buying


@rule
def has_host(s: State, player: int) -> bool:
    """Has a player a card with a gem bonus, for a pair to be laid beside?"""
    for colour in range(COLOURS):
        if s.bonuses[player, colour] > 0:
            return True
    return False


@rule
def is_paid_with_cards(card: int) -> bool:
    """Does a card cost own cards instead of tokens?"""
    return bool(ABILITY[card] == DISCARD2)


@rule
def may_discard_for(s: State, player: int, card: int) -> bool:
    """Has a player the two bonuses, or under an option the two cards, of the colour (S-R19)?"""
    colour = DISCARD_COLOUR[card]
    if s.discard_counts == COUNT_CARDS:
        count = 0
        for own in range(CARDS):
            if s.tableau[own] == player and bonus_colour(s, own) == colour:
                count += 1
        return count >= _PRICE
    return bool(s.bonuses[player, colour] >= _PRICE)


@rule
def has_condition(card: int) -> bool:
    """Does it take more than tokens to buy a card?"""
    return is_bag(card) or is_paid_with_cards(card)


@rule
def meets_condition(s: State, player: int, card: int) -> bool:
    """A pair needs a host, a card paid with cards its price."""
    return may_discard_for(s, player, card) if is_paid_with_cards(card) else has_host(s, player)


# Paying with own cards


@rule
def discard_class(s: State, card: int) -> int:
    """Own cards of one class pay alike and are worth the same: bags, singles by points, doubles."""
    value = bonus_value(s, card)
    if is_bag(card):
        return BAG_1 if value == 1 else BAG_2
    return SINGLE + int(POINTS[card]) if value == 1 else DOUBLE


@rule
def class_value(cards: int) -> int:
    """The bonuses of a card of a class."""
    return 2 if cards in (BAG_2, DOUBLE) else 1


@rule
def is_bag_class(cards: int) -> bool:
    """Is this a class of cards with the bag symbol?"""
    return cards in (BAG_1, BAG_2)


@rule
def count_classes(s: State, player: int, colour: int) -> int:
    """How many cards of each class a player has of a colour, for `of_class` to read."""
    counts = 0
    for own in range(CARDS):
        if s.tableau[own] == player and bonus_colour(s, own) == colour:
            counts += 1 << _COUNT_BITS * discard_class(s, own)
    return counts


@rule
def of_class(counts: int, cards: int) -> int:
    """How many cards of a class there are."""
    return counts >> _COUNT_BITS * cards & _COUNT_MASK


@rule
def reaches_price(s: State, first: int, second: int) -> bool:
    """Is a set worth the price, and no card of it too much? `second` may be `NOTHING`."""
    if s.discard_counts == COUNT_CARDS:
        return second != NOTHING
    if second == NOTHING:
        return class_value(first) >= _PRICE
    # A bag that is not enough goes first, whatever the other card is worth (S-T48).
    if is_bag_class(first) and not is_bag_class(second):
        return class_value(first) < _PRICE
    return class_value(first) < _PRICE and class_value(second) < _PRICE


@rule
def may_discard(s: State, counts: int, first: int, second: int) -> bool:
    """Is a set of one or two cards, the lower class first, a legal price? Bags go first."""
    bags = of_class(counts, BAG_1) + of_class(counts, BAG_2)
    if of_class(counts, first) < (2 if first == second else 1):
        return False
    if second != NOTHING and (second < first or of_class(counts, second) == 0):
        return False
    if not reaches_price(s, first, second):
        return False
    if bags >= 1 and not is_bag_class(first):
        return False
    # With two bags or more a price of two cards is paid with bags alone.
    return bags < 2 or second == NOTHING or is_bag_class(second)


@rule
def may_start_discard(s: State, counts: int, first: int) -> bool:
    """Is there a legal set whose lowest class is this one?"""
    if may_discard(s, counts, first, NOTHING):
        return True
    for second in range(first, DISCARD_CLASSES):
        if may_discard(s, counts, first, second):
            return True
    return False


@rule
def wanted_colour(s: State, player: int) -> int:
    """The colour of the cards that pay for the wanted one."""
    return int(DISCARD_COLOUR[card_at(s, player, s.wanted)])


@rule
def may_choose_discard(s: State, counts: int, cards: int) -> bool:
    """May a card of this class be the next one of the price?"""
    if s.discards[0] == NOTHING:
        return may_start_discard(s, counts, cards)
    return may_discard(s, counts, int(s.discards[0]), cards)


@rule
def legal_discard(s: State, player: int, out: Any) -> int:
    """The own cards that may be the next one of the price; equal ones are one choice."""
    n = 0
    counts = count_classes(s, player, wanted_colour(s, player))
    for cards in range(DISCARD_CLASSES):
        if may_choose_discard(s, counts, cards):
            out[n] = DISCARD_ACTIONS + cards
            n += 1
    return n


@rule
def price_is_complete(s: State) -> bool:
    """Have enough own cards been chosen?"""
    if s.discards[0] == NOTHING:
        return False
    return reaches_price(s, int(s.discards[0]), int(s.discards[1]))


@rule
def ask_discard(s: State) -> None:
    """Ask for own cards, one after another, where there is a choice (S-R33)."""
    counts = count_classes(s, s.active, wanted_colour(s, s.active))
    while not price_is_complete(s):
        choices = 0
        only = 0
        for cards in range(DISCARD_CLASSES):
            if may_choose_discard(s, counts, cards):
                choices += 1
                only = cards
        if choices > 1:
            s.phase = DISCARD
            return
        add_discard(s, only)
    s.phase = ACQUIRE


@rule
def add_discard(s: State, cards: int) -> None:
    """One more card of the price."""
    if s.discards[0] == NOTHING:
        s.discards[0] = cards
    else:
        s.discards[1] = cards


@rule
def choose_discard(s: State, cards: int) -> None:
    """A card is chosen; perhaps another has to follow."""
    add_discard(s, cards)
    ask_discard(s)


@rule
def discard_price(s: State, player: int, card: int) -> None:
    """The chosen cards go to the box."""
    for i in range(2):
        if s.discards[i] != NOTHING:
            own = first_of_class(s, player, DISCARD_COLOUR[card], s.discards[i])
            put_in_box(s, player, own)


@rule
def first_of_class(s: State, player: int, colour: int, cards: int) -> int:
    """The first card of a class and colour in a tableau."""
    for own in range(CARDS):
        if (
            s.tableau[own] == player
            and bonus_colour(s, own) == colour
            and discard_class(s, own) == cards
        ):
            return own
    return NO_CARD


# The ability of the card just gained


@rule
def resolve_ability(s: State) -> None:
    """What a gained card does before it takes another: gold, a pair, a noble."""
    ability = ABILITY[s.gained]
    s.phase = OFFER_CARD
    if ability == GOLD2:
        keep_gold_card(s, s.active, s.gained)
    elif is_bag(s.gained):
        ask_pair(s)
    elif ability == NOBLE_ABILITY:
        ask_noble(s)


@rule
def keep_gold_card(s: State, player: int, card: int) -> None:
    """A card worth two gold waits for one purchase."""
    s.gold_card[player, s.gold_cards[player]] = card
    s.gold_cards[player] += 1


@rule
def host_value(s: State, player: int, colour: int) -> int:
    """The bonuses a pair may copy of a colour, as bits: 1 for one, 2 for two; 0 without a host.

    One bonus even beside a double (S-R18), unless the option says two; a bag worth two passes two
    on (S-R30).
    """
    if s.bonuses[player, colour] == 0:
        return 0
    if s.pair_on_double == 1:
        return 1
    values = 0
    for card in range(CARDS):
        if s.tableau[card] == player and bonus_colour(s, card) == colour:
            values |= bonus_value(s, card)
    return values


@rule
def legal_pair(s: State, player: int, out: Any) -> int:
    """The colours of own cards; hosts of one colour and value are one choice."""
    n = 0
    for colour in range(COLOURS):
        values = host_value(s, player, colour)
        for value in range(1, 3):
            if values & value:
                out[n] = pair_action(colour, value)
                n += 1
    return n


@rule
def ask_pair(s: State) -> None:
    """Which colour does the card copy? A single possibility needs no question."""
    choices = 0
    only_colour = 0
    only_value = 0
    for colour in range(COLOURS):
        values = host_value(s, s.active, colour)
        for value in range(1, 3):
            if values & value:
                choices += 1
                only_colour = colour
                only_value = value
    if choices == 1:
        pair_up(s, s.active, only_colour, only_value)
    elif choices > 1:
        s.phase = PAIR


@rule
def choose_pair(s: State, player: int, action: int) -> None:
    """Pair the gained card as chosen."""
    pair_up(s, player, pair_colour(action), pair_value(action))


@rule
def pair_up(s: State, player: int, colour: int, value: int) -> None:
    """The colour is fixed for ever, whatever becomes of the host (S-R17)."""
    s.bag_colour[BAG_NUMBER[s.gained]] = colour
    s.bag_value[BAG_NUMBER[s.gained]] = value
    s.bonuses[player, colour] += value
    s.phase = OFFER_CARD


@rule
def may_reserve_noble(s: State, i: int) -> bool:
    """Is a noble still on the table?"""
    return bool(s.noble[i] >= 0 and s.noble_owner[i] == NOBODY)


@rule
def legal_reserve_noble(s: State, out: Any) -> int:
    """Any noble on the table."""
    n = 0
    for i in range(MOST_NOBLES):
        if may_reserve_noble(s, i):
            out[n] = RESERVE_NOBLE_ACTIONS + i
            n += 1
    return n


@rule
def ask_noble(s: State) -> None:
    """Reserving a noble is compulsory while one is on the table (S-R21)."""
    choices = 0
    only = 0
    for i in range(MOST_NOBLES):
        if may_reserve_noble(s, i):
            choices += 1
            only = i
    if choices == 1:
        reserve_noble(s, s.active, only)
    elif choices > 1:
        s.phase = RESERVE_NOBLE


@rule
def reserve_noble(s: State, player: int, i: int) -> None:
    """A noble that only this player can be visited by; it is worth nothing until then."""
    s.noble_owner[i] = player
    s.phase = OFFER_CARD


# A free card


@rule
def may_take_free(s: State, player: int, level: int, slot: int) -> bool:
    """A face-up card of the level, unless another player guards it (H4)."""
    return (
        slot_at(level, 0) <= slot < slot_at(level + 1, 0)
        and bool(s.face_up[slot] != NO_CARD)
        and not is_guarded(s, player, slot)
    )


@rule
def legal_free(s: State, player: int, out: Any) -> int:
    """The face-up cards of the level the ability names."""
    level = int(FREE_LEVEL[ABILITY[s.gained]])
    n = 0
    for column in range(COLUMNS):
        slot = slot_at(level, column)
        if may_take_free(s, player, level, slot):
            out[n] = FREE_ACTIONS + slot
            n += 1
    return n


@rule
def offer_card(s: State) -> bool:
    """The free card of the gained one is compulsory if there is any (S-R21); else the chain ends.

    Says whether the chain goes on.
    """
    level = int(FREE_LEVEL[ABILITY[s.gained]])
    choices = 0
    only = 0
    if level >= 0:
        for column in range(COLUMNS):
            slot = slot_at(level, column)
            if may_take_free(s, s.active, level, slot):
                choices += 1
                only = slot
    if choices == 1:
        take_free(s, s.active, only)
    elif choices > 1:
        s.phase = FREE
    return choices > 0


@rule
def take_free(s: State, player: int, slot: int) -> None:
    """No cost and no purchase; own towers on it come home, and its ability follows at once."""
    s.gained = s.face_up[slot]
    s.face_up[slot] = NO_CARD
    towers_come_home(s, slot)
    add_to_tableau(s, player, s.gained)
    s.phase = ABILITY_STEP
