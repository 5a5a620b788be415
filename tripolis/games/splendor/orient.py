"""The Orient module: what the abilities of its cards do.

Each card's ability is a code in its row. A chain has one link at a time: an ability takes at most
one card, and that card's ability follows at once (S-R16).
"""

from __future__ import annotations

from typing import TypedDict

from tripolis.engine.rule import rule
from tripolis.engine.turn import Decision, Moves, Step, asking
from tripolis.games.splendor import components, notation, phase, table
from tripolis.games.splendor.components import (
    ABILITY,
    BAG_NUMBER,
    CARDS,
    COLOUR_NAMES,
    COLOURS,
    COLUMNS,
    DISCARD_COLOUR,
    FREE_LEVEL,
    LETTERS,
    MOST_NOBLES,
    NO_CARD,
    POINTS,
    SLOTS,
    is_bag,
    slot_at,
)
from tripolis.games.splendor.state import COUNT_CARDS, NOBODY, NOTHING, ORIENT, State
from tripolis.games.splendor.views import Colour


@rule
def in_play(s: State) -> bool:
    """Does the table play with the Orient?"""
    return table.has(s, ORIENT)


DISCARD_CLASSES = 9
"""Cards that pay alike: bags worth 1 and 2, cards of one bonus by their points, doubles."""
BAG_1, BAG_2, SINGLE, DOUBLE = 0, 1, 2, 8
_CLASS_NAMES = ("bag", "bag2", "0", "1", "2", "3", "4", "5", "double")
PAIR_VALUES = 2
"""The most bonuses a pair can copy."""

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
    """Does a card cost cards instead of tokens?"""
    return bool(ABILITY[card] == components.DISCARD2)


@rule
def may_discard_for(s: State, player: int, card: int) -> bool:
    """Has a player the two bonuses, or under an option the two cards, of the colour (S-R19)?"""
    colour = DISCARD_COLOUR[card]
    if s.discard_counts == COUNT_CARDS:
        count = 0
        for own in range(CARDS):
            if s.tableau[own] == player and table.bonus_colour(s, own) == colour:
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


# Paying with cards


@rule
def discard_class(s: State, card: int) -> int:
    """Cards of one class pay alike and are worth the same: bags, singles by points, doubles."""
    value = table.bonus_value(s, card)
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
        if s.tableau[own] == player and table.bonus_colour(s, own) == colour:
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
    return int(DISCARD_COLOUR[table.card_at(s, player, s.wanted)])


@rule
def next_discards(s: State, player: int) -> int:
    """The classes, as bits, that may come next in the price; equal cards are one choice."""
    counts = count_classes(s, player, wanted_colour(s, player))
    classes = 0
    for cards in range(DISCARD_CLASSES):
        if s.discards[0] == NOTHING:
            fits = may_start_discard(s, counts, cards)
        else:
            fits = may_discard(s, counts, int(s.discards[0]), cards)
        if fits:
            classes |= 1 << cards
    return classes


@rule
def price_is_complete(s: State) -> bool:
    """Have enough cards been chosen?"""
    if s.discards[0] == NOTHING:
        return False
    return reaches_price(s, int(s.discards[0]), int(s.discards[1]))


@rule
def add_discard(s: State, player: int, cards: int) -> None:
    """One more card of the price."""
    if s.discards[0] == NOTHING:
        s.discards[0] = cards
    else:
        s.discards[1] = cards


@rule
def ask_price(s: State) -> None:
    """Ask for cards, one after another, where there is a choice (S-R33)."""
    while not price_is_complete(s):
        if ask_discard(s, int(s.active)) > 1:
            return
    s.phase = phase.ACQUIRE


@rule
def discard(s: State, player: int, cards: int) -> None:
    """A card is chosen; perhaps another has to follow."""
    add_discard(s, player, cards)
    ask_price(s)


class _CardsPart(TypedDict):
    cards: str


def _discard_parts(s: State, player: int, cards: int) -> _CardsPart:
    return {"cards": _CLASS_NAMES[cards]}


DISCARD = Decision(
    "discard",
    Moves(
        "discard",
        DISCARD_CLASSES,
        mask=next_discards,
        do=discard,
        write=lambda s, player, cards: f"discard {_CLASS_NAMES[cards]}",
        parts=_discard_parts,
    ),
    section="discards",
)

ask_discard = asking(DISCARD, phase, do=add_discard)


@rule
def discard_price(s: State, player: int, card: int) -> None:
    """The chosen cards go to the box."""
    for i in range(2):
        if s.discards[i] != NOTHING:
            own = first_of_class(s, player, DISCARD_COLOUR[card], s.discards[i])
            table.put_in_box(s, player, own)


@rule
def first_of_class(s: State, player: int, colour: int, cards: int) -> int:
    """The first card of a class and colour in a tableau."""
    for own in range(CARDS):
        if (
            s.tableau[own] == player
            and table.bonus_colour(s, own) == colour
            and discard_class(s, own) == cards
        ):
            return own
    return NO_CARD


# The ability of the card just gained


@rule
def resolve_ability(s: State) -> None:
    """What a gained card does before it takes another: gold, a pair, a noble."""
    ability = ABILITY[s.gained]
    if ability == components.GOLD2:
        keep_gold_card(s, s.active, s.gained)
    elif is_bag(s.gained):
        ask_pair(s, int(s.active))
    elif ability == components.RESERVE_NOBLE:
        ask_reserve_noble(s, int(s.active))


ABILITY_STEP = Step("ability", resolve_ability, when=in_play)


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
        if s.tableau[card] == player and table.bonus_colour(s, card) == colour:
            values |= table.bonus_value(s, card)
    return values


@rule
def pair_colour(number: int) -> int:
    """The colour that a pair copies."""
    return number // PAIR_VALUES


@rule
def pair_value(number: int) -> int:
    """The bonuses that a pair copies."""
    return number % PAIR_VALUES + 1


@rule
def hosts(s: State, player: int) -> int:
    """The colours of your cards, as bits; hosts of one colour and value are one choice."""
    choices = 0
    for colour in range(COLOURS):
        choices |= host_value(s, player, colour) << PAIR_VALUES * colour
    return choices


@rule
def pair(s: State, player: int, number: int) -> None:
    """The colour is fixed for good, whatever happens to the host (S-R17)."""
    colour, value = pair_colour(number), pair_value(number)
    s.bag_colour[BAG_NUMBER[s.gained]] = colour
    s.bag_value[BAG_NUMBER[s.gained]] = value
    s.bonuses[player, colour] += value


class _PairParts(TypedDict):
    colour: Colour
    value: int


def _pair_parts(s: State, player: int, number: int) -> _PairParts:
    return {"colour": COLOUR_NAMES[pair_colour(number)], "value": pair_value(number)}


PAIR = Decision(
    "pair",
    Moves(
        "pair",
        COLOURS * PAIR_VALUES,
        mask=hosts,
        do=pair,
        write=lambda s, player, n: f"pair {LETTERS[pair_colour(n)] * pair_value(n)}",
        parts=_pair_parts,
    ),
    then="offer_card",
    section="orient-abilities",
)

ask_pair = asking(PAIR, phase)


# Reserving a noble: compulsory while one is on the table (S-R21)


@rule
def may_reserve_noble(s: State, player: int, i: int) -> bool:
    """Is a noble still on the table?"""
    return bool(s.noble[i] >= 0 and s.noble_owner[i] == NOBODY)


@rule
def reserve_noble(s: State, player: int, i: int) -> None:
    """Reserve a noble: it can visit only this player, and is worth nothing until then."""
    s.noble_owner[i] = player


_write_noble, _noble_parts = notation.names_tile("reserve noble")

RESERVE_NOBLE = Decision(
    "reserve_noble",
    Moves(
        "reserve_noble",
        MOST_NOBLES,
        may=may_reserve_noble,
        do=reserve_noble,
        write=_write_noble,
        parts=_noble_parts,
    ),
    then="offer_card",
    section="orient-abilities",
)

ask_reserve_noble = asking(RESERVE_NOBLE, phase)


# A free card: compulsory if there is any (S-R21)


@rule
def free_cards(s: State, player: int) -> int:
    """The face-up cards of the level that the ability names, as bits, unless another player guards
    them (H4)."""
    cards = 0
    level = int(FREE_LEVEL[ABILITY[s.gained]])
    if level >= 0:
        for column in range(COLUMNS):
            slot = slot_at(level, column)
            if s.face_up[slot] != NO_CARD and not table.is_guarded(s, player, slot):
                cards |= 1 << slot
    return cards


@rule
def take_free(s: State, player: int, slot: int) -> None:
    """No cost and no purchase; your towers on it come home, and its ability follows at once."""
    s.gained = s.face_up[slot]
    s.face_up[slot] = NO_CARD
    table.towers_come_home(s, slot)
    table.add_to_tableau(s, player, s.gained)
    s.phase = phase.ABILITY


_write_free, _free_parts = notation.names_slot("free")

FREE = Decision(
    "free",
    Moves("free", SLOTS, mask=free_cards, do=take_free, write=_write_free, parts=_free_parts),
    section="orient-abilities",
)

ask_free = asking(FREE, phase)


@rule
def offer_card(s: State) -> None:
    """The next link of a chain, or its end."""
    if ask_free(s, int(s.active)) == 0:
        s.gained = NO_CARD


OFFER_CARD = Step("offer_card", offer_card, when=in_play)
