"""The rulebook of Splendor, step by step.

`S-R` numbers name the rulings where the rules leave room. Every step is a rule over the state;
`apply` makes a decision and then takes the automatic steps up to the next one. The modules are
files of their own; their steps are called here, at the points of the turn where they belong:

    MAIN, and for a purchase: payment, `ACQUIRE`, [Orient: `ABILITY`, `OFFER_CARD`],
          [Trading Posts: `OFFER_TOKEN`], [Strongholds: `OFFER_TOWER`], `REFILL`
    [Strongholds: `OFFER_CONQUEST`, a purchase like any other]
    `END_NOBLE`, [Trading Posts: `END_POSTS`], [Cities: `END_CITY`], `END_TOKENS`, `END_CHECK`
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tripolis.engine.luck import Luck, below, shuffle
from tripolis.engine.rule import rule
from tripolis.games.splendor.actions import (
    BUY,
    BUY_RESERVED,
    CONQUER,
    GOLD_FOR,
    NO_EXTRA,
    PASS,
    RESERVE,
    RESERVE_TOP,
    SKIP,
    TAKE_SAME,
    TOKEN,
    cards_paid,
    doubled_colour,
    extra_colour,
    gold_paid,
    take_different,
    take_same,
    taken_colours,
)
from tripolis.games.splendor.actions import CITY as CITY_ACTIONS
from tripolis.games.splendor.actions import DISCARD as DISCARD_ACTIONS
from tripolis.games.splendor.actions import FREE as FREE_ACTIONS
from tripolis.games.splendor.actions import NOBLE as NOBLE_ACTIONS
from tripolis.games.splendor.actions import PAY as PAY_ACTION
from tripolis.games.splendor.actions import RESERVE_NOBLE as RESERVE_NOBLE_ACTIONS
from tripolis.games.splendor.actions import RETURN as RETURN_ACTIONS
from tripolis.games.splendor.cities import (
    lay_out_cities,
    legal_city,
    offer_city,
    somebody_has_a_city,
)
from tripolis.games.splendor.components import (
    BAGS,
    CARDS,
    CITIES_LAID_OUT,
    COLOURS,
    DECK_CARDS,
    DECKS,
    FULL_DECK,
    GEMS,
    GOAL,
    GOLD,
    GOLD_CARDS,
    GOLD_TOKENS,
    KINDS,
    LARGEST_DECK,
    LEVELS,
    MOST_NOBLES,
    NO_CARD,
    NO_COLOUR,
    NOBLE_NEED,
    NOBLE_TILES,
    RESERVE_LIMIT,
    SEATS,
    SLOTS,
    THIRD_GEM,
    TOKEN_LIMIT,
    deck_of_slot,
)
from tripolis.games.splendor.orient import (
    ask_discard,
    choose_discard,
    choose_pair,
    discard_price,
    has_condition,
    is_paid_with_cards,
    legal_discard,
    legal_free,
    legal_pair,
    legal_reserve_noble,
    meets_condition,
    offer_card,
    reserve_noble,
    resolve_ability,
    take_free,
)
from tripolis.games.splendor.payment import (
    ask_gold,
    ask_payment,
    can_pay,
    hand_over,
    is_out_of_reach,
    legal_pay,
    legal_pay_gold,
    most_gold,
    reach_of,
    use_gold_for,
)
from tripolis.games.splendor.scoring import prestige
from tripolis.games.splendor.state import (
    ABILITY,
    ACQUIRE,
    CITIES,
    CITY,
    CONQUEST,
    DISCARD,
    END,
    END_CHECK,
    END_CITY,
    END_NOBLE,
    END_POSTS,
    END_TOKENS,
    FIRST_DECISION,
    FREE,
    MAIN,
    NOBLE,
    NOBODY,
    NOTHING,
    OFFER_CARD,
    OFFER_CONQUEST,
    OFFER_TOKEN,
    OFFER_TOWER,
    ORIENT,
    PAIR,
    PAY,
    PAY_GOLD,
    REFILL,
    RETURN,
    STRONGHOLDS,
    TOWER,
    TRADING_POSTS,
    State,
)
from tripolis.games.splendor.state import TOKEN as POST_TOKEN
from tripolis.games.splendor.strongholds import (
    act_with_tower,
    conquest_slot,
    legal_tower,
    offer_tower,
)
from tripolis.games.splendor.table import (
    add_to_reserve,
    add_to_tableau,
    card_at,
    count_tokens,
    draw_from_deck,
    forget_purchase,
    give_back,
    has,
    is_guarded,
    is_reserved,
    left_of,
    meets,
    nobles_are_in_play,
    remove_from_reserve,
    reserve_number,
    take_token,
    towers_come_home,
)
from tripolis.games.splendor.trading_posts import (
    has_power,
    legal_token,
    offer_token,
    place_shields,
)

DIFFERENT = 3
"""Tokens of different colours taken at once."""
PILE_FOR_TWO = 4
"""The pile from which two alike may be taken."""

_SET = np.array(sorted(range(1 << COLOURS), key=int.bit_count), np.int8)
"""All sets of colours, as bits, the small ones first."""
_SET_SIZE = np.array([colours.bit_count() for colours in range(1 << COLOURS)], np.int8)
_FIRST_OF_SIZE = np.array([0, 1, 6, 16, 26], np.int8)
"""Where the sets of a size begin."""


# Set-up


@rule
def take_options(s: State, players: int, options: Any) -> None:
    """Write down who sits at the table and which options it chose."""
    s.players = players
    s.modules = options[0]
    s.allow_fewer_tokens = options[1]
    s.pair_on_double = options[2]
    s.discard_counts = options[3]
    s.house_cities_with_nobles = options[4]
    s.house_p3_doubles_virtual = options[5]
    s.max_idle_rounds = options[6]
    s.spectator_view = options[7]


@rule
def clear_table(s: State) -> None:
    """Nothing lies anywhere yet."""
    for deck in range(DECKS):
        for i in range(LARGEST_DECK):
            s.deck[deck, i] = NO_CARD
    for slot in range(SLOTS):
        s.face_up[slot] = NO_CARD
        s.tower_owner[slot] = NOBODY
    for card in range(CARDS):
        s.tableau[card] = NOBODY
    for i in range(MOST_NOBLES):
        s.noble[i] = NOTHING
        s.noble_owner[i] = NOBODY
    for i in range(CITIES_LAID_OUT):
        s.city[i] = NOTHING
        s.city_owner[i] = NOBODY
    for bag in range(BAGS):
        s.bag_colour[bag] = NO_COLOUR
    for seat in range(SEATS):
        for i in range(RESERVE_LIMIT):
            s.reserved[seat, i] = NO_CARD
        for i in range(GOLD_CARDS):
            s.gold_card[seat, i] = NO_CARD
    s.gained = NO_CARD
    forget_purchase(s)


@rule
def setup(s: State, players: int, options: Any, luck: Luck) -> None:
    """Draw the first player (S-R1), lay out tokens and tiles, shuffle, turn up the rows."""
    take_options(s, players, options)
    clear_table(s)
    s.start = below(luck, players)
    s.active = s.start
    s.round_number = 1
    for colour in range(COLOURS):
        s.supply[colour] = GEMS[players]
    s.supply[GOLD] = GOLD_TOKENS
    if nobles_are_in_play(s):
        lay_out_nobles(s, luck)
    if has(s, CITIES):
        lay_out_cities(s, luck)
    for deck in range(DECKS):
        shuffle_deck(s, deck, luck)
    refill(s)
    s.phase = MAIN


@rule
def lay_out_nobles(s: State, luck: Luck) -> None:
    """One noble more than there are players."""
    tiles = s.deck[0]  # room for the shuffle: the decks are not made yet
    for tile in range(NOBLE_TILES):
        tiles[tile] = tile
    shuffle(luck, tiles, NOBLE_TILES)
    for i in range(s.players + 1):
        s.noble[i] = tiles[i]


@rule
def shuffle_deck(s: State, deck: int, luck: Luck) -> None:
    """Shuffle a deck; the Orient decks only where they are in play."""
    if deck >= LEVELS and not has(s, ORIENT):
        return
    for i in range(LARGEST_DECK):
        s.deck[deck, i] = DECK_CARDS[deck, i]
    s.deck_size[deck] = FULL_DECK[deck]
    shuffle(luck, s.deck[deck], int(FULL_DECK[deck]))


# Taking gems


@rule
def piles(s: State) -> int:
    """The colours whose pile is not empty, as bits."""
    colours = 0
    for colour in range(COLOURS):
        if s.supply[colour] > 0:
            colours |= 1 << colour
    return colours


@rule
def legal_take_different(s: State, out: Any, n: int) -> int:
    """Three different colours; fewer only where fewer are left (S-R2), unless an option allows."""
    available = piles(s)
    size = min(DIFFERENT, int(_SET_SIZE[available]))
    if size == 0:
        return n
    smallest = 1 if s.allow_fewer_tokens else size
    for i in range(_FIRST_OF_SIZE[smallest], _FIRST_OF_SIZE[size + 1]):
        colours = int(_SET[i])
        if colours & available == colours:
            out[n] = take_different(colours)
            n += 1
    return n


@rule
def take_different_tokens(s: State, player: int, colours: int) -> None:
    """One token of each colour."""
    for colour in range(COLOURS):
        if colours >> colour & 1:
            take_token(s, player, colour)


@rule
def legal_take_same(s: State, player: int, out: Any, n: int) -> int:
    """Two of a colour from a pile of four; with the second post a third of another (S-R32)."""
    with_extra = has_power(s, player, THIRD_GEM)
    for colour in range(COLOURS):
        if s.supply[colour] < PILE_FOR_TWO:
            continue
        others = piles(s) & ~(1 << colour) if with_extra else 0
        if others == 0:
            out[n] = take_same(colour, NO_EXTRA)
            n += 1
        for extra in range(COLOURS):
            if others >> extra & 1:
                out[n] = take_same(colour, extra)
                n += 1
    return n


@rule
def take_same_tokens(s: State, player: int, action: int) -> None:
    """Two tokens of a colour, and perhaps one more."""
    colour = doubled_colour(action)
    take_token(s, player, colour)
    take_token(s, player, colour)
    if extra_colour(action) != NO_EXTRA:
        take_token(s, player, extra_colour(action))


# Reserving


@rule
def legal_reserve(s: State, player: int, out: Any, n: int) -> int:
    """A face-up card nobody else guards, or the top of a deck, with fewer than three in reserve."""
    if s.reserved_count[player] >= RESERVE_LIMIT:
        return n
    for slot in range(SLOTS):
        if s.face_up[slot] != NO_CARD and not is_guarded(s, player, slot):
            out[n] = RESERVE + slot
            n += 1
    for deck in range(DECKS):
        if s.deck_size[deck] > 0:
            out[n] = RESERVE_TOP + deck
            n += 1
    return n


@rule
def reserve_face_up(s: State, player: int, slot: int) -> None:
    """A face-up card to the own reserve; own towers on it come home first."""
    towers_come_home(s, slot)
    add_to_reserve(s, player, s.face_up[slot], 0)
    s.face_up[slot] = NO_CARD
    receive_gold(s, player)
    s.phase = REFILL


@rule
def reserve_top(s: State, player: int, deck: int) -> None:
    """The top card of a deck, seen by its owner only."""
    add_to_reserve(s, player, draw_from_deck(s, deck), 1)
    receive_gold(s, player)


@rule
def receive_gold(s: State, player: int) -> None:
    """Reserving brings a gold token, if the supply has one."""
    s.busy = 1
    if s.supply[GOLD] > 0:
        take_token(s, player, GOLD)


# Buying


@rule
def can_buy(s: State, player: int, card: int, reach: int) -> bool:
    """Can a player pay for a card, with tokens or own cards, and lay a pair beside something?"""
    if has_condition(card) and not meets_condition(s, player, card):
        return False
    return can_pay(s, player, card, reach)


@rule
def may_buy(s: State, player: int, place: int, reach: int) -> bool:
    """Does nobody else guard the card in a place, and can the player buy it?"""
    if not is_reserved(place) and is_guarded(s, player, place):
        return False
    return can_buy(s, player, card_at(s, player, place), reach)


@rule
def legal_buy(s: State, player: int, out: Any, n: int) -> int:
    """Any face-up or own reserved card that can be paid for."""
    reach = reach_of(s, player)
    most = most_gold(s, player)
    first = n
    for slot in range(SLOTS):
        card = int(s.face_up[slot])
        if card != NO_CARD and not is_out_of_reach(card, reach, most):
            out[n] = BUY + slot
            n += 1
    for number in range(s.reserved_count[player]):
        if not is_out_of_reach(int(s.reserved[player, number]), reach, most):
            out[n] = BUY_RESERVED + number
            n += 1
    # In the base game a card within reach can be bought; modules may forbid it.
    return n if s.modules == 0 else keep_allowed(s, player, reach, out, first, n)


@rule
def keep_allowed(s: State, player: int, reach: int, out: Any, first: int, n: int) -> int:
    """Of purchases that look possible, leave those that are."""
    kept = first
    for i in range(first, n):
        if may_buy(s, player, out[i] - BUY, reach):
            out[kept] = out[i]
            kept += 1
    return kept


@rule
def buy(s: State, player: int, place: int) -> None:
    """Begin a purchase. Whoever buys an unseen reserved card shows it."""
    s.wanted = place
    if is_reserved(place):
        s.blind[player, reserve_number(place)] = 0
    if is_paid_with_cards(card_at(s, player, place)):
        ask_discard(s)
    else:
        ask_payment(s)


@rule
def acquire(s: State) -> None:
    """Pay; own towers come home; the card comes to the tableau."""
    player = s.active
    card = card_at(s, player, s.wanted)
    if is_paid_with_cards(card):
        discard_price(s, player, card)
    else:
        hand_over(s, player, card)
    if is_reserved(s.wanted):
        remove_from_reserve(s, player, reserve_number(s.wanted))
    else:
        towers_come_home(s, s.wanted)
        s.face_up[s.wanted] = NO_CARD
    forget_purchase(s)
    add_to_tableau(s, player, card)
    s.busy = 1
    if has(s, ORIENT):
        s.gained = card
        s.phase = ABILITY
    else:
        go_on_after_chain(s)


@rule
def go_on_after_chain(s: State) -> None:
    """After a purchase and all that its card brought: post, tower, refill."""
    if has(s, TRADING_POSTS):
        s.phase = OFFER_TOKEN
    elif has(s, STRONGHOLDS):
        s.phase = OFFER_TOWER
    else:
        s.phase = REFILL


@rule
def go_on_after_token(s: State) -> None:
    """After the first post's token."""
    s.phase = OFFER_TOWER if has(s, STRONGHOLDS) else REFILL


@rule
def offer_post_token(s: State) -> None:
    """The first post's token, if there is a choice."""
    go_on_after_token(s)
    offer_token(s)


@rule
def offer_own_tower(s: State) -> None:
    """A tower to put, move or remove."""
    s.phase = REFILL
    offer_tower(s)


@rule
def offer_free_card(s: State) -> None:
    """The next link of an Orient chain, or its end."""
    if not offer_card(s):
        s.gained = NO_CARD
        go_on_after_chain(s)


# Refilling


@rule
def refill(s: State) -> None:
    """Every empty place is refilled from its own deck; an empty deck leaves it empty for good."""
    for slot in range(SLOTS):
        if s.face_up[slot] == NO_CARD:
            deck = deck_of_slot(slot)
            if s.deck_size[deck] > 0:
                s.face_up[slot] = draw_from_deck(s, deck)
    go_on_after_action(s)


@rule
def go_on_after_action(s: State) -> None:
    """After a main action or a conquest: perhaps a conquest, then the end of the turn."""
    s.phase = OFFER_CONQUEST if has(s, STRONGHOLDS) else END_NOBLE


@rule
def offer_conquest(s: State) -> None:
    """Three own towers on a card that can be paid for: ask (S-R33). Never twice in a turn, for
    after a conquest at most one own tower is on the table."""
    slot = conquest_slot(s, s.active)
    s.phase = END_NOBLE
    if slot != NOTHING and may_buy(s, s.active, slot, reach_of(s, s.active)):
        s.phase = CONQUEST


# The end of a turn


@rule
def would_visit(s: State, player: int, i: int) -> bool:
    """A noble on the table, or reserved by the player, whose requirement the bonuses meet."""
    if s.noble[i] == NOTHING or s.noble_visited[i]:
        return False
    if s.noble_owner[i] != NOBODY and s.noble_owner[i] != player:
        return False
    return meets(s, player, s.noble[i], NOBLE_NEED)


@rule
def end_noble(s: State) -> None:
    """None: go on; one: it visits and cannot be refused (S-R24); several: choose one (S-R23)."""
    choices = 0
    only = 0
    for i in range(MOST_NOBLES):
        if would_visit(s, s.active, i):
            choices += 1
            only = i
    if choices > 1:
        s.phase = NOBLE
        return
    if choices == 1:
        receive_noble(s, s.active, only)
    go_on_after_noble(s)


@rule
def legal_noble(s: State, player: int, out: Any) -> int:
    """The nobles that would visit."""
    n = 0
    for i in range(MOST_NOBLES):
        if would_visit(s, player, i):
            out[n] = NOBLE_ACTIONS + i
            n += 1
    return n


@rule
def receive_noble(s: State, player: int, i: int) -> None:
    """The tile is the player's; it is not replaced."""
    s.noble_owner[i] = player
    s.noble_visited[i] = 1


@rule
def go_on_after_noble(s: State) -> None:
    """After the noble: posts, city, tokens."""
    if has(s, TRADING_POSTS):
        s.phase = END_POSTS
    else:
        go_on_after_posts(s)


@rule
def end_posts(s: State) -> None:
    """Shields on all posts that are open to the player."""
    place_shields(s)
    go_on_after_posts(s)


@rule
def go_on_after_posts(s: State) -> None:
    """After the posts: city, tokens."""
    s.phase = END_CITY if has(s, CITIES) else END_TOKENS


@rule
def end_city(s: State) -> None:
    """A city whose conditions are met."""
    s.phase = END_TOKENS
    offer_city(s)


@rule
def returnable(s: State, player: int) -> int:
    """The kinds of which a token may go back next, as bits. Kinds go in order, each set of tokens
    in one way: from a kind on there must be enough to come down to ten."""
    later = count_tokens(s, player)
    beyond = later - TOKEN_LIMIT
    kinds = 0
    for kind in range(KINDS):
        own = int(s.tokens[player, kind])
        if kind >= s.from_kind and own > 0 and later >= beyond:
            kinds |= 1 << kind
        later -= own
    return kinds


@rule
def legal_return(s: State, player: int, out: Any) -> int:
    """One token at a time, of any kind, ones just taken included."""
    kinds = returnable(s, player)
    n = 0
    for kind in range(KINDS):
        if kinds >> kind & 1:
            out[n] = RETURN_ACTIONS + kind
            n += 1
    return n


@rule
def return_token(s: State, player: int, kind: int) -> None:
    """One token back to the supply."""
    give_back(s, player, kind, 1)
    s.from_kind = kind
    s.phase = END_TOKENS


@rule
def end_tokens(s: State) -> None:
    """Whoever has more than ten tokens gives some back; a single possibility needs no question."""
    while count_tokens(s, s.active) > TOKEN_LIMIT:
        kinds = returnable(s, s.active)
        if kinds & kinds - 1:
            s.phase = RETURN
            return
        only = 0
        while kinds >> only & 1 == 0:
            only += 1
        return_token(s, s.active, only)
    s.from_kind = 0
    s.phase = END_CHECK


@rule
def end_check(s: State) -> None:
    """Is this the last round, and is it over? Everybody has the same number of turns."""
    if has(s, CITIES):
        if somebody_has_a_city(s):
            s.final_round = 1
    elif prestige(s, s.active) >= GOAL:
        s.final_round = 1
    s.phase = MAIN
    if s.passes == s.players:
        s.phase = END
    elif left_of(s, s.active, 1) == s.start:
        end_round(s)
    if s.phase == MAIN:
        s.active = left_of(s, s.active, 1)


@rule
def end_round(s: State) -> None:
    """The last round ends the match; so do too many idle ones, counted whole (S-R6, S-R27)."""
    s.idle_rounds = 0 if s.busy else s.idle_rounds + 1
    s.busy = 0
    if s.final_round or s.idle_rounds >= s.max_idle_rounds:
        s.phase = END
    else:
        s.round_number += 1


# What a game offers


@rule
def over(s: State) -> bool:
    """Has the match ended?"""
    return bool(s.phase == END)


@rule
def may_act(s: State) -> int:
    """Who may act now: always one player alone."""
    if FIRST_DECISION <= s.phase < END:
        return 1 << int(s.active)
    return 0


@rule
def must_act(s: State) -> int:
    """Whose answer is missing."""
    return may_act(s)


@rule
def legal_main(s: State, player: int, out: Any) -> int:
    """Take, reserve or buy; pass only where nothing of that is legal (S-R3)."""
    n = legal_take_different(s, out, 0)
    n = legal_take_same(s, player, out, n)
    n = legal_reserve(s, player, out, n)
    n = legal_buy(s, player, out, n)
    if n == 0:
        out[0] = PASS
        n = 1
    return n


@rule
def legal_conquest(out: Any) -> int:
    """Conquer, or leave it."""
    out[0] = CONQUER
    out[1] = SKIP
    return 2


@rule
def legal(s: State, player: int, out: Any) -> int:
    """The player's legal actions."""
    if may_act(s) >> player & 1 == 0:
        return 0
    if s.phase == MAIN:
        return legal_main(s, player, out)
    if s.phase == PAY:
        return legal_pay(s, player, out)
    if s.phase == RETURN:
        return legal_return(s, player, out)
    if s.phase == PAY_GOLD:
        return legal_pay_gold(s, player, out)
    if s.phase == NOBLE:
        return legal_noble(s, player, out)
    if s.phase == CITY:
        return legal_city(s, player, out)
    if s.phase == TOWER:
        return legal_tower(s, player, out)
    if s.phase == CONQUEST:
        return legal_conquest(out)
    if s.phase == POST_TOKEN:
        return legal_token(s, out)
    if s.phase == DISCARD:
        return legal_discard(s, player, out)
    if s.phase == PAIR:
        return legal_pair(s, player, out)
    if s.phase == FREE:
        return legal_free(s, player, out)
    return legal_reserve_noble(s, out)


@rule
def do_main_action(s: State, player: int, action: int) -> None:
    """Exactly one of take, reserve, buy, or pass."""
    s.passes = s.passes + 1 if action == PASS else 0
    if BUY <= action < PASS:
        buy(s, player, action - BUY)
        return
    go_on_after_action(s)
    if action < TAKE_SAME:
        take_different_tokens(s, player, taken_colours(action))
    elif action < RESERVE:
        take_same_tokens(s, player, action)
    elif action < RESERVE_TOP:
        reserve_face_up(s, player, action - RESERVE)
    elif action < BUY:
        reserve_top(s, player, action - RESERVE_TOP)


@rule
def decide(s: State, player: int, action: int) -> None:
    """Make the decision that is asked for."""
    if s.phase == MAIN:
        do_main_action(s, player, action)
    elif s.phase == PAY:
        if action == PAY_ACTION:
            ask_gold(s)
        else:
            use_gold_for(s, action - GOLD_FOR)
    elif s.phase == RETURN:
        return_token(s, player, action - RETURN_ACTIONS)
    elif s.phase == PAY_GOLD:
        s.paid_gold = gold_paid(action)
        s.paid_cards = cards_paid(action)
        s.phase = ACQUIRE
    elif s.phase == NOBLE:
        receive_noble(s, player, action - NOBLE_ACTIONS)
        go_on_after_noble(s)
    elif s.phase == CITY:
        s.city_owner[action - CITY_ACTIONS] = player
        s.phase = END_TOKENS
    elif s.phase == TOWER:
        act_with_tower(s, player, action)
        s.phase = REFILL
    elif s.phase == CONQUEST:
        answer_conquest(s, player, action)
    elif s.phase == POST_TOKEN:
        take_token(s, player, action - TOKEN)
        go_on_after_token(s)
    elif s.phase == DISCARD:
        choose_discard(s, action - DISCARD_ACTIONS)
    elif s.phase == PAIR:
        choose_pair(s, player, action)
    elif s.phase == FREE:
        take_free(s, player, action - FREE_ACTIONS)
    else:
        reserve_noble(s, player, action - RESERVE_NOBLE_ACTIONS)


@rule
def answer_conquest(s: State, player: int, action: int) -> None:
    """A conquest is a purchase; without it the turn ends."""
    if action == CONQUER:
        buy(s, player, conquest_slot(s, player))
    else:
        s.phase = END_NOBLE


@rule
def must_advance(s: State) -> bool:
    """Does the next step need nobody's decision?"""
    return bool(s.phase < FIRST_DECISION)


@rule
def advance(s: State) -> None:
    """Take the next step that needs nobody's decision."""
    if s.phase == END_NOBLE:
        end_noble(s)
    elif s.phase == END_TOKENS:
        end_tokens(s)
    elif s.phase == END_CHECK:
        end_check(s)
    elif s.phase == REFILL:
        refill(s)
    elif s.phase == ACQUIRE:
        acquire(s)
    elif s.phase == ABILITY:
        resolve_ability(s)
    elif s.phase == OFFER_CARD:
        offer_free_card(s)
    elif s.phase == OFFER_TOKEN:
        offer_post_token(s)
    elif s.phase == OFFER_TOWER:
        offer_own_tower(s)
    elif s.phase == OFFER_CONQUEST:
        offer_conquest(s)
    elif s.phase == END_POSTS:
        end_posts(s)
    else:
        end_city(s)


@rule
def go_through_turn(s: State) -> None:
    """The steps that `advance` takes one by one, as far as they follow in the order of a turn.

    Matches played side by side meet at each step here: a GPU takes it once for all of them.
    """
    if s.phase == ACQUIRE:
        acquire(s)
    if s.phase == ABILITY:
        resolve_ability(s)
    if s.phase == OFFER_CARD:
        offer_free_card(s)
    if s.phase == OFFER_TOKEN:
        offer_post_token(s)
    if s.phase == OFFER_TOWER:
        offer_own_tower(s)
    if s.phase == REFILL:
        refill(s)
    if s.phase == OFFER_CONQUEST:
        offer_conquest(s)
    if s.phase == END_NOBLE:
        end_noble(s)
    if s.phase == END_POSTS:
        end_posts(s)
    if s.phase == END_CITY:
        end_city(s)
    if s.phase == END_TOKENS:
        end_tokens(s)
    if s.phase == END_CHECK:
        end_check(s)


@rule
def apply(s: State, player: int, action: int) -> None:
    """The move, and everything automatic after it."""
    decide(s, player, action)
    while must_advance(s):
        go_through_turn(s)


@rule
def reveals(before: State, after: State) -> bool:
    """Did a move show anybody anything new: a card from a deck, or one reserved unseen?"""
    for deck in range(DECKS):
        if before.deck_size[deck] != after.deck_size[deck]:
            return True
    for seat in range(before.players):
        hidden = 0
        for i in range(RESERVE_LIMIT):
            hidden += int(before.blind[seat, i]) - int(after.blind[seat, i])
        if hidden != 0:
            return True
    return False
