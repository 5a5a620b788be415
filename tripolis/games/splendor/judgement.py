"""How good a move looks at first sight: enough for an opponent worth losing to.

Every number here comes from what the player knows: open areas and the own reserve. What a player
can hope for is the worth of the cards in sight, each divided by the turns it takes to pay for it; a
move is as good as what it brings at once and what can be hoped for after it.
"""

from __future__ import annotations

from typing import Any

from tripolis.engine.rule import rule
from tripolis.games.splendor import actions
from tripolis.games.splendor.actions import (
    BAG_2,
    DOUBLE,
    NO_EXTRA,
    SINGLE,
    cards_paid,
    doubled_colour,
    extra_colour,
    gold_paid,
    moved_from,
    moved_to,
    pair_colour,
    pair_value,
    taken_colours,
)
from tripolis.games.splendor.components import (
    ABILITY,
    BONUS,
    BONUS_COUNT,
    CITIES_LAID_OUT,
    CITY_ANY,
    CITY_NEED,
    CITY_PRESTIGE,
    COLOURS,
    COLUMNS,
    COST,
    DISCARD2,
    DISCARD_COLOUR,
    FREE_LEVEL,
    GOAL,
    GOLD,
    GOLD2,
    MOST_NOBLES,
    NO_CARD,
    NO_COLOUR,
    NOBLE_NEED,
    POINTS,
    POST_NEED,
    POST_NOBLES,
    POSTS,
    SLOTS,
    TOKEN_LIMIT,
    TOWERS,
    is_bag,
    slot_at,
)
from tripolis.games.splendor.components import RESERVE_NOBLE as NOBLE_ABILITY
from tripolis.games.splendor.payment import gap_in, gaps_of, reach_of, sum_of, with_tokens
from tripolis.games.splendor.rules import can_buy
from tripolis.games.splendor.scoring import prestige
from tripolis.games.splendor.state import (
    CITIES,
    CONQUEST,
    DISCARD,
    FREE,
    MAIN,
    NOBLE,
    NOBODY,
    NOTHING,
    PAIR,
    PAY,
    PAY_GOLD,
    RESERVE_NOBLE,
    RETURN,
    TOKEN,
    TOWER,
    TRADING_POSTS,
    State,
)
from tripolis.games.splendor.strongholds import conquest_slot
from tripolis.games.splendor.table import card_at, count_tokens, has, is_guarded, is_reserved
from tripolis.games.splendor.trading_posts import count_shields, has_shield, nobles_received

_BONUS = 0.55  # a bonus of any colour
_DEMAND = 0.05  # and for each card in sight that needs it
_NOBLE = 2.2  # a noble, shared among the bonuses that are missing
_CITY = 4.5
_POINT = 1.0  # a point early in the game,
_LATE_POINT = 1.3  # and how much more at the end
_WIN = 30.0
_GOLD_CARD = 1.1
_HELD_NOBLE = 0.8
_WAIT = 1.3  # a card that can be paid now is worth its part of this
_SECOND_BEST = 0.12  # what all the other cards in sight count beside the best one
_GOLD_TOKEN = 0.12
_TOO_MANY = 0.25  # each token that must go back
_RESERVE_COSTS = 0.45
_BLIND_COSTS = 0.8
_TOWER_STACK = 0.35

_SCALE = 100
_WORTH_BITS = 11
_WORTH_MASK = 2047


# Bonuses


@rule
def missing_bonuses(s: State, player: int, row: int, table: Any) -> int:
    """How many bonuses a player lacks for a tile."""
    missing = 0
    for colour in range(COLOURS):
        missing += max(0, int(table[row, colour]) - int(s.bonuses[player, colour]))
    return missing


@rule
def share(s: State, player: int, colour: int, row: int, table: Any, worth: float) -> float:
    """What one bonus of a colour brings nearer of a tile's worth."""
    if s.bonuses[player, colour] >= table[row, colour]:
        return 0.0
    return worth / (missing_bonuses(s, player, row, table) + 0.5)


@rule
def group_share(s: State, player: int, colour: int, face: int) -> float:
    """What a bonus brings nearer of a city's group "of one colour"."""
    if CITY_ANY[face] == 0 or CITY_NEED[face, colour] > 0:
        return 0.0
    missing = int(CITY_ANY[face]) - int(s.bonuses[player, colour])
    return _CITY / (missing + 1.5) if missing > 0 else 0.0


@rule
def may_come(s: State, player: int, i: int) -> bool:
    """May a noble still visit this player one day?"""
    if s.noble[i] == NOTHING or s.noble_visited[i]:
        return False
    return bool(s.noble_owner[i] == NOBODY or s.noble_owner[i] == player)


@rule
def post_worth(s: State, player: int, post: int) -> float:
    """What opening a post is worth: a power, or prestige."""
    if POST_NOBLES[post] > 0:
        return 5.0 if nobles_received(s, player) > 0 else 1.5
    return 1.2 + 0.3 * count_shields(s, player)


@rule
def colour_worth(s: State, player: int, colour: int) -> float:
    """What one more bonus of a colour is worth to a player."""
    worth = _BONUS
    for slot in range(SLOTS):
        card = s.face_up[slot]
        if card != NO_CARD and COST[card, colour] > s.bonuses[player, colour]:
            worth += _DEMAND * (1.0 + 0.5 * POINTS[card])
    for i in range(s.reserved_count[player]):
        card = s.reserved[player, i]
        if COST[card, colour] > s.bonuses[player, colour]:
            worth += 3.0 * _DEMAND
    worth *= lateness(s, player, 1.0, 0.3)
    for i in range(MOST_NOBLES):
        if may_come(s, player, i):
            worth += share(s, player, colour, int(s.noble[i]), NOBLE_NEED, _NOBLE)
    if has(s, CITIES):
        for i in range(CITIES_LAID_OUT):
            face = int(s.city[i])
            worth += share(s, player, colour, face, CITY_NEED, _CITY)
            worth += group_share(s, player, colour, face)
    if has(s, TRADING_POSTS):
        for post in range(POSTS):
            if not has_shield(s, player, post):
                worth += share(s, player, colour, post, POST_NEED, post_worth(s, player, post))
    return worth


@rule
def colour_worths(s: State, player: int) -> int:
    """The worth of every colour, for `worth_in` to read: each is asked for many times a move."""
    worths = 0
    for colour in range(COLOURS):
        worth = min(_WORTH_MASK, int(_SCALE * colour_worth(s, player, colour)))
        worths |= worth << _WORTH_BITS * colour
    return worths


@rule
def worth_in(worths: int, colour: int) -> float:
    """The worth of one colour."""
    return (worths >> _WORTH_BITS * int(colour) & _WORTH_MASK) / _SCALE


@rule
def lateness(s: State, player: int, early: float, late: float) -> float:
    """Something between two numbers, as far as the match has come for a player."""
    part = min(1.0, prestige(s, player) / GOAL)
    return early + (late - early) * part


# Cards


@rule
def best_colour(s: State, player: int, worths: int) -> float:
    """The best bonus a paired card can copy."""
    best = 0.0
    for colour in range(COLOURS):
        if s.bonuses[player, colour] > 0:
            best = max(best, worth_in(worths, colour))
    return best


@rule
def printed_worth(s: State, player: int, card: int, worths: int) -> float:
    """What a card is worth without the cards it brings."""
    worth = float(POINTS[card]) * lateness(s, player, _POINT, _POINT + _LATE_POINT)
    if BONUS[card] != NO_COLOUR:
        worth += float(BONUS_COUNT[card]) * worth_in(worths, BONUS[card])
    if is_bag(card):
        worth += best_colour(s, player, worths)
    if ABILITY[card] == GOLD2:
        worth += _GOLD_CARD
    elif ABILITY[card] == NOBLE_ABILITY:
        worth += _HELD_NOBLE
    elif ABILITY[card] == DISCARD2:
        worth -= 2.0 * worth_in(worths, DISCARD_COLOUR[card])
    return worth


@rule
def card_worth(s: State, player: int, card: int, worths: int) -> float:
    """What a card is worth, with the best one it takes free."""
    worth = printed_worth(s, player, card, worths)
    level = int(FREE_LEVEL[ABILITY[card]])
    if level >= 0:
        best = 0.0
        for column in range(COLUMNS):
            slot = slot_at(level, column)
            if s.face_up[slot] != NO_CARD and not is_guarded(s, player, slot):
                best = max(best, printed_worth(s, player, int(s.face_up[slot]), worths))
        worth += best
    return worth


@rule
def turns_to_pay(s: State, player: int, card: int, reach: int, gold: int) -> float:
    """About how many turns of taking tokens a card still needs."""
    if ABILITY[card] == DISCARD2:
        return max(0.0, 2.0 - float(s.bonuses[player, DISCARD_COLOUR[card]])) * 2.0
    gaps = gaps_of(card, reach)
    missing = max(0, sum_of(gaps) - gold)
    largest = 0
    for colour in range(COLOURS):
        largest = max(largest, gap_in(gaps, colour))
    return max(missing / 2.6, 0.8 * (largest - gold))


@rule
def hope(s: State, player: int, reach: int, gold: int, without: int, worths: int) -> float:
    """The worth of the cards in sight by the turns they take, the best one most of all.

    `without` is a card that will be gone.
    """
    best = 0.0
    total = 0.0
    for place in range(SLOTS + s.reserved_count[player]):
        card = card_at(s, player, place)
        if card == NO_CARD:
            continue
        if card == without:
            continue
        if not is_reserved(place) and is_guarded(s, player, place):
            continue
        worth = card_worth(s, player, card, worths)
        if is_bag(card) and best_colour(s, player, worths) == 0.0:
            continue
        value = worth / (_WAIT + turns_to_pay(s, player, card, reach, gold))
        best = max(best, value)
        total += value
    return best + _SECOND_BEST * (total - best)


# Main actions


@rule
def appraise_tokens(s: State, player: int, reach: int, taken: int, worths: int) -> float:
    """The hope that tokens give, less those that must go back."""
    gold = int(s.tokens[player, GOLD])
    over = max(0, count_tokens(s, player) + taken - TOKEN_LIMIT)
    return hope(s, player, reach, gold, NO_CARD, worths) - _TOO_MANY * over + 0.02 * taken


@rule
def appraise_take(s: State, player: int, action: int, worths: int) -> float:
    """Take tokens."""
    reach = reach_of(s, player)
    taken = 0
    if action < actions.TAKE_SAME:
        for colour in range(COLOURS):
            if taken_colours(action) >> colour & 1:
                reach = with_tokens(reach, colour, 1)
                taken += 1
    else:
        reach = with_tokens(reach, doubled_colour(action), 2)
        taken = 2
        if extra_colour(action) != NO_EXTRA:
            reach = with_tokens(reach, extra_colour(action), 1)
            taken = 3
    return appraise_tokens(s, player, reach, taken, worths)


@rule
def appraise_reserve(s: State, player: int, card: int, worths: int) -> float:
    """A card nobody else can take any more, and a gold token; but a place and a turn."""
    gold = int(s.tokens[player, GOLD])
    if s.supply[GOLD] > 0:
        gold += 1
    value = hope(s, player, reach_of(s, player), gold, NO_CARD, worths)
    if count_tokens(s, player) >= TOKEN_LIMIT:
        value -= _TOO_MANY
    value -= _RESERVE_COSTS + 0.3 * float(s.reserved_count[player])
    if card == NO_CARD:
        return value - _BLIND_COSTS
    return value + 0.08 * card_worth(s, player, card, worths)


@rule
def appraise_buy(s: State, player: int, place: int, worths: int) -> float:
    """What a card brings at once, and what can be hoped for after paying for it."""
    card = card_at(s, player, place)
    reach = reach_of(s, player)
    gold = int(s.tokens[player, GOLD])
    for colour in range(COLOURS):
        need = max(0, int(COST[card, colour]) - int(s.bonuses[player, colour]))
        paid = min(need, int(s.tokens[player, colour]))
        reach = with_tokens(reach, colour, -paid)
        gold -= need - paid
    if BONUS[card] != NO_COLOUR:
        reach = with_tokens(reach, BONUS[card], int(BONUS_COUNT[card]))
    worth = card_worth(s, player, card, worths)
    if would_end(s, player, int(POINTS[card])):
        worth += _WIN
    return worth + hope(s, player, reach, max(0, gold), card, worths)


@rule
def would_end(s: State, player: int, points: int) -> bool:
    """Would so many points bring the last round?"""
    if has(s, CITIES):
        for i in range(CITIES_LAID_OUT):
            face = s.city[i]
            if (
                prestige(s, player) + points >= CITY_PRESTIGE[face]
                and missing_bonuses(s, player, int(face), CITY_NEED) == 0
                and CITY_ANY[face] == 0
            ):
                return True
        return False
    return prestige(s, player) + points >= GOAL


@rule
def appraise_main(s: State, player: int, action: int, worths: int) -> float:
    """Take, reserve, buy or pass."""
    if action < actions.RESERVE:
        return appraise_take(s, player, action, worths)
    if action < actions.RESERVE_TOP:
        card = int(s.face_up[action - actions.RESERVE])
        return appraise_reserve(s, player, card, worths)
    if action < actions.BUY:
        return appraise_reserve(s, player, NO_CARD, worths)
    if action < actions.PASS:
        return appraise_buy(s, player, action - actions.BUY, worths)
    return 0.0


# Towers


@rule
def wish(s: State, player: int, slot: int, worths: int) -> float:
    """How much a player wants a face-up card soon."""
    card = int(s.face_up[slot])
    turns = turns_to_pay(s, player, card, reach_of(s, player), int(s.tokens[player, GOLD]))
    return card_worth(s, player, card, worths) / (_WAIT + turns)


@rule
def tower_worth(s: State, player: int, slot: int, standing: int, worths: int) -> float:
    """What another tower does on a card: it keeps others off; a third one allows conquest."""
    worth = wish(s, player, slot, worths)
    value = worth * (0.4 if standing == 0 else _TOWER_STACK)
    if standing == TOWERS - 1:
        if can_buy(s, player, int(s.face_up[slot]), reach_of(s, player)):
            value += 2.0 * worth
        else:
            value += 0.5 * worth
    return value


@rule
def appraise_tower(s: State, player: int, action: int, worths: int) -> float:
    """Put, move, or send home."""
    if action >= actions.TOWER_REMOVE:
        slot = action - actions.TOWER_REMOVE
        value = 0.35 * wish(s, player, slot, worths)
        # All three of a rival's towers together threaten a conquest.
        return value + (0.5 if s.towers[slot] == TOWERS else 0.0)
    if action >= actions.TOWER_MOVE:
        source, target = moved_from(action), moved_to(action)
        lost = tower_worth(s, player, source, int(s.towers[source]) - 1, worths)
        return tower_worth(s, player, target, int(s.towers[target]), worths) - lost - 0.05
    slot = action - actions.TOWER_PUT
    return tower_worth(s, player, slot, int(s.towers[slot]), worths)


# Smaller decisions


@rule
def appraise_noble(s: State, player: int, i: int) -> float:
    """Of nobles that are ready, one that somebody else might get; an own reserved one can wait."""
    if s.noble_owner[i] == player:
        return -1.0
    nearest = 9
    for seat in range(s.players):
        if seat != player:
            nearest = min(nearest, missing_bonuses(s, seat, int(s.noble[i]), NOBLE_NEED))
    return -float(nearest) / 10.0


@rule
def appraise_return(s: State, player: int, kind: int, worths: int) -> float:
    """The hope that is left without a token."""
    reach = reach_of(s, player)
    gold = int(s.tokens[player, GOLD])
    if kind == GOLD:
        return hope(s, player, reach, gold - 1, NO_CARD, worths) - _GOLD_TOKEN
    return hope(s, player, with_tokens(reach, kind, -1), gold, NO_CARD, worths)


@rule
def appraise_discard(cards: int) -> float:
    """Own cards are given away by their points, then by their bonuses."""
    points = cards - SINGLE if SINGLE <= cards < DOUBLE else 0
    return -2.0 * points - (1.0 if cards in (BAG_2, DOUBLE) else 0.0)


@rule
def appraise(s: State, player: int, action: int) -> float:
    """How good a move looks; only differences between moves of one moment mean anything."""
    if s.phase == PAY:
        return 0.0 if action == actions.PAY else -1.0
    if s.phase == PAY_GOLD:
        return -1.0 * gold_paid(action) - 1.2 * cards_paid(action)
    if s.phase == DISCARD:
        return appraise_discard(action - actions.DISCARD)
    if s.phase == NOBLE:
        return appraise_noble(s, player, action - actions.NOBLE)
    if s.phase == RESERVE_NOBLE:
        tile = int(s.noble[action - actions.RESERVE_NOBLE])
        return -1.0 * missing_bonuses(s, player, tile, NOBLE_NEED)
    return appraise_with_worths(s, player, action, colour_worths(s, player))


@rule
def appraise_with_worths(s: State, player: int, action: int, worths: int) -> float:
    """The decisions that look at the worth of colours and cards."""
    if s.phase == MAIN:
        return appraise_main(s, player, action, worths)
    if s.phase == TOWER:
        return appraise_tower(s, player, action, worths)
    if s.phase == RETURN:
        return appraise_return(s, player, action - actions.RETURN, worths)
    if s.phase == TOKEN:
        reach = with_tokens(reach_of(s, player), action - actions.TOKEN, 1)
        return appraise_tokens(s, player, reach, 1, worths)
    if s.phase == PAIR:
        return pair_value(action) * worth_in(worths, pair_colour(action))
    if s.phase == FREE:
        card = int(s.face_up[action - actions.FREE])
        return card_worth(s, player, card, worths)
    if s.phase == CONQUEST:
        if action == actions.SKIP:
            return 0.0
        return printed_worth(s, player, int(s.face_up[conquest_slot(s, player)]), worths)
    return 0.0
