"""How good a move looks at first sight: enough for an opponent worth losing to.

Every number here comes from what the player knows: open areas and their own reserve. A player's
hope is the worth of the cards in sight, each divided by the turns it takes to pay for it. A move is
as good as what it brings at once plus the hope after it.

The worth of colours and cards is the same for all moves of one moment: it is the player's outlook,
found once and handed to the appraisal of each.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from tripolis.engine.game import Glance
from tripolis.engine.rule import rule
from tripolis.games.splendor import (
    actions,
    buying,
    components,
    orient,
    payment,
    phase,
    scoring,
    strongholds,
    table,
    taking,
    trading_posts,
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
from tripolis.games.splendor.state import CITIES, NOBODY, NOTHING, TRADING_POSTS, State

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
_NOWHERE = -1


class Taste(NamedTuple):
    """What a player likes at the moment."""

    colours: tuple[float, ...]
    """The worth of one more bonus of each colour."""
    copied: float
    """The worth of the best bonus that a paired card can copy."""
    point: float
    """The worth of a point."""


class Outlook(NamedTuple):
    """What all moves of one moment have in common."""

    taste: Taste
    cards: tuple[float, ...]
    """The worth of the card in each place; 0 where the player can hope for none."""
    with_gold: float
    """What can be hoped for with the gold token of a reservation."""


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
        return 5.0 if trading_posts.nobles_received(s, player) > 0 else 1.5
    return 1.2 + 0.3 * trading_posts.count_shields(s, player)


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
    if table.has(s, CITIES):
        for i in range(CITIES_LAID_OUT):
            face = int(s.city[i])
            worth += share(s, player, colour, face, CITY_NEED, _CITY)
            worth += group_share(s, player, colour, face)
    if table.has(s, TRADING_POSTS):
        for post in range(POSTS):
            if not trading_posts.has_shield(s, player, post):
                worth += share(s, player, colour, post, POST_NEED, post_worth(s, player, post))
    return worth


@rule
def lateness(s: State, player: int, early: float, late: float) -> float:
    """Interpolate between two numbers by a player's progress in the match."""
    part = min(1.0, scoring.prestige(s, player) / GOAL)
    return early + (late - early) * part


# Cards


@rule
def taste_of(s: State, player: int) -> Taste:
    """What a player likes at the moment."""
    colours = (
        colour_worth(s, player, 0),
        colour_worth(s, player, 1),
        colour_worth(s, player, 2),
        colour_worth(s, player, 3),
        colour_worth(s, player, 4),
    )
    copied = 0.0
    for colour in range(COLOURS):
        if s.bonuses[player, colour] > 0:
            copied = max(copied, colours[colour])
    return Taste(colours, copied, lateness(s, player, _POINT, _POINT + _LATE_POINT))


@rule
def printed_worth(card: int, taste: Taste) -> float:
    """What a card is worth without the cards it brings."""
    worth = float(POINTS[card]) * taste.point
    if BONUS[card] != NO_COLOUR:
        worth += float(BONUS_COUNT[card]) * taste.colours[BONUS[card]]
    if is_bag(card):
        worth += taste.copied
    if ABILITY[card] == GOLD2:
        worth += _GOLD_CARD
    elif ABILITY[card] == components.RESERVE_NOBLE:
        worth += _HELD_NOBLE
    elif ABILITY[card] == DISCARD2:
        worth -= 2.0 * taste.colours[DISCARD_COLOUR[card]]
    return worth


@rule
def card_worth(s: State, player: int, card: int, taste: Taste) -> float:
    """What a card is worth, with the best one it takes free."""
    worth = printed_worth(card, taste)
    level = int(FREE_LEVEL[ABILITY[card]])
    if level >= 0:
        best = 0.0
        for column in range(COLUMNS):
            slot = slot_at(level, column)
            if s.face_up[slot] != NO_CARD and not table.is_guarded(s, player, slot):
                best = max(best, printed_worth(int(s.face_up[slot]), taste))
        worth += best
    return worth


@rule
def worth_at(s: State, player: int, place: int, taste: Taste) -> float:
    """The worth of the card in a place, if the player can hope for it."""
    if table.is_reserved(place):
        if table.reserve_number(place) >= s.reserved_count[player]:
            return 0.0
    elif s.face_up[place] == NO_CARD or table.is_guarded(s, player, place):
        return 0.0
    card = table.card_at(s, player, place)
    if is_bag(card) and taste.copied == 0.0:
        return 0.0
    return card_worth(s, player, card, taste)


@rule
def three_worths(s: State, player: int, place: int, taste: Taste) -> tuple[float, float, float]:
    """The worths of the cards in a place and the next two."""
    return (
        worth_at(s, player, place, taste),
        worth_at(s, player, place + 1, taste),
        worth_at(s, player, place + 2, taste),
    )


@rule
def turns_to_pay(s: State, player: int, card: int, reach: int, gold: int) -> float:
    """About how many turns of taking tokens a card still needs."""
    if ABILITY[card] == DISCARD2:
        return max(0.0, 2.0 - float(s.bonuses[player, DISCARD_COLOUR[card]])) * 2.0
    gaps = payment.gaps_of(card, reach)
    missing = max(0, payment.sum_of(gaps) - gold)
    largest = 0
    for colour in range(COLOURS):
        largest = max(largest, payment.gap_in(gaps, colour))
    return max(missing / 2.6, 0.8 * (largest - gold))


@rule
def hope(s: State, player: int, reach: int, gold: int, without: int, cards: Any) -> float:
    """The worth of the cards in sight by the turns they take, the best one most of all.

    `without` is the place of a card that will be gone.
    """
    best = 0.0
    total = 0.0
    for place in range(SLOTS + s.reserved_count[player]):
        worth = cards[place]
        if worth != 0.0 and place != without:
            turns = turns_to_pay(s, player, table.card_at(s, player, place), reach, gold)
            value = worth / (_WAIT + turns)
            best = max(best, value)
            total += value
    return best + _SECOND_BEST * (total - best)


@rule
def outlook(s: State, player: int) -> Outlook:
    """The worth of everything in sight."""
    taste = taste_of(s, player)
    cards = (
        three_worths(s, player, 0, taste)
        + three_worths(s, player, 3, taste)
        + three_worths(s, player, 6, taste)
        + three_worths(s, player, 9, taste)
        + three_worths(s, player, 12, taste)
        + three_worths(s, player, 15, taste)
        + three_worths(s, player, SLOTS, taste)
    )
    gold = int(s.tokens[player, GOLD]) + (1 if s.supply[GOLD] > 0 else 0)
    with_gold = hope(s, player, payment.reach_of(s, player), gold, _NOWHERE, cards)
    return Outlook(taste, cards, with_gold)


# Main actions


@rule
def appraise_tokens(s: State, player: int, reach: int, taken: int, seen: Outlook) -> float:
    """The hope that tokens give, less those that must go back."""
    gold = int(s.tokens[player, GOLD])
    over = max(0, table.count_tokens(s, player) + taken - TOKEN_LIMIT)
    return hope(s, player, reach, gold, _NOWHERE, seen.cards) - _TOO_MANY * over + 0.02 * taken


@rule
def reach_with_taken(s: State, player: int, action: int) -> tuple[int, int]:
    """What a player's bonuses and gems pay after taking tokens, and how many are taken."""
    reach = payment.reach_of(s, player)
    taken = 0
    if action < actions.TAKE_SAME:
        for colour in range(COLOURS):
            if action >> colour & 1:
                reach = payment.with_tokens(reach, colour, 1)
                taken += 1
    else:
        number = action - actions.TAKE_SAME
        extra = taking.extra_colour(number)
        reach = payment.with_tokens(reach, taking.doubled_colour(number), 2)
        taken = 2
        if extra != taking.NO_EXTRA:
            reach = payment.with_tokens(reach, extra, 1)
            taken = 3
    return reach, taken


@rule
def appraise_take(s: State, player: int, action: int, seen: Outlook) -> float:
    """Take tokens."""
    reach, taken = reach_with_taken(s, player, action)
    return appraise_tokens(s, player, reach, taken, seen)


@rule
def appraise_reserve(s: State, player: int, card: int, seen: Outlook) -> float:
    """A card nobody else can take, and a gold token; it costs a place and a turn."""
    value = seen.with_gold
    if table.count_tokens(s, player) >= TOKEN_LIMIT:
        value -= _TOO_MANY
    value -= _RESERVE_COSTS + 0.3 * float(s.reserved_count[player])
    if card == NO_CARD:
        return value - _BLIND_COSTS
    return value + 0.08 * card_worth(s, player, card, seen.taste)


@rule
def means_after_buying(s: State, player: int, card: int) -> tuple[int, int]:
    """What a player's bonuses and gems pay once a card is bought, and the gold that is left."""
    reach = payment.reach_of(s, player)
    gold = int(s.tokens[player, GOLD])
    for colour in range(COLOURS):
        need = max(0, int(COST[card, colour]) - int(s.bonuses[player, colour]))
        paid = min(need, int(s.tokens[player, colour]))
        reach = payment.with_tokens(reach, colour, -paid)
        gold -= need - paid
    return with_bonus(reach, card), max(0, gold)


@rule
def with_bonus(reach: int, card: int) -> int:
    """What a player's bonuses and gems pay with the bonus of one more card."""
    if BONUS[card] == NO_COLOUR:
        return reach
    return payment.with_tokens(reach, BONUS[card], int(BONUS_COUNT[card]))


@rule
def appraise_buy(s: State, player: int, place: int, seen: Outlook) -> float:
    """What a card brings at once, and what can be hoped for after paying for it."""
    card = table.card_at(s, player, place)
    reach, gold = means_after_buying(s, player, card)
    worth = card_worth(s, player, card, seen.taste)
    if would_end(s, player, int(POINTS[card])):
        worth += _WIN
    return worth + hope(s, player, reach, gold, place, seen.cards)


@rule
def would_end(s: State, player: int, points: int) -> bool:
    """Would so many points bring the last round?"""
    if table.has(s, CITIES):
        for i in range(CITIES_LAID_OUT):
            face = s.city[i]
            if (
                scoring.prestige(s, player) + points >= CITY_PRESTIGE[face]
                and missing_bonuses(s, player, int(face), CITY_NEED) == 0
                and CITY_ANY[face] == 0
            ):
                return True
        return False
    return scoring.prestige(s, player) + points >= GOAL


@rule
def appraise_main(s: State, player: int, action: int, seen: Outlook) -> float:
    """Take, reserve, buy or pass."""
    if action < actions.RESERVE:
        return appraise_take(s, player, action, seen)
    if action < actions.RESERVE_TOP:
        card = int(s.face_up[action - actions.RESERVE])
        return appraise_reserve(s, player, card, seen)
    if action < actions.BUY:
        return appraise_reserve(s, player, NO_CARD, seen)
    if action < actions.PASS:
        return appraise_buy(s, player, action - actions.BUY, seen)
    return 0.0


# Towers


@rule
def wish(s: State, player: int, slot: int, seen: Outlook) -> float:
    """How much a player wants a face-up card soon."""
    card = int(s.face_up[slot])
    turns = turns_to_pay(s, player, card, payment.reach_of(s, player), int(s.tokens[player, GOLD]))
    return card_worth(s, player, card, seen.taste) / (_WAIT + turns)


@rule
def tower_worth(s: State, player: int, slot: int, standing: int, seen: Outlook) -> float:
    """What another tower does on a card: it keeps others off; a third one allows conquest."""
    worth = wish(s, player, slot, seen)
    value = worth * (0.4 if standing == 0 else _TOWER_STACK)
    if standing == TOWERS - 1:
        if buying.can_buy(s, player, int(s.face_up[slot]), payment.reach_of(s, player)):
            value += 2.0 * worth
        else:
            value += 0.5 * worth
    return value


@rule
def appraise_tower(s: State, player: int, action: int, seen: Outlook) -> float:
    """Put, move, or send home."""
    if action >= actions.TOWER_REMOVE:
        slot = action - actions.TOWER_REMOVE
        value = 0.35 * wish(s, player, slot, seen)
        # All three of a rival's towers together threaten a conquest.
        return value + (0.5 if s.towers[slot] == TOWERS else 0.0)
    if action >= actions.TOWER_MOVE:
        number = action - actions.TOWER_MOVE
        source, target = strongholds.moved_from(number), strongholds.moved_to(number)
        lost = tower_worth(s, player, source, int(s.towers[source]) - 1, seen)
        return tower_worth(s, player, target, int(s.towers[target]), seen) - lost - 0.05
    slot = action - actions.TOWER_PUT
    return tower_worth(s, player, slot, int(s.towers[slot]), seen)


# Smaller decisions


@rule
def appraise_noble(s: State, player: int, i: int) -> float:
    """Prefer a noble that somebody else might get; one you reserved can wait."""
    if s.noble_owner[i] == player:
        return -1.0
    nearest = 9
    for seat in range(s.players):
        if seat != player:
            nearest = min(nearest, missing_bonuses(s, seat, int(s.noble[i]), NOBLE_NEED))
    return -float(nearest) / 10.0


@rule
def appraise_return(s: State, player: int, kind: int, seen: Outlook) -> float:
    """The hope that is left without a token."""
    reach = payment.reach_of(s, player)
    gold = int(s.tokens[player, GOLD])
    if kind == GOLD:
        return hope(s, player, reach, gold - 1, _NOWHERE, seen.cards) - _GOLD_TOKEN
    return hope(s, player, payment.with_tokens(reach, kind, -1), gold, _NOWHERE, seen.cards)


@rule
def appraise_discard(cards: int) -> float:
    """Give away cards with the fewest points, then the fewest bonuses."""
    points = cards - orient.SINGLE if orient.SINGLE <= cards < orient.DOUBLE else 0
    return -2.0 * points - (1.0 if cards in (orient.BAG_2, orient.DOUBLE) else 0.0)


@rule
def appraise(s: State, player: int, action: int) -> float:
    """How good a move looks; only differences between moves of one moment mean anything."""
    return appraise_in(s, player, action, outlook(s, player))


@rule
def appraise_in(s: State, player: int, action: int, seen: Outlook) -> float:
    """The same, with the outlook of the moment at hand."""
    if s.phase == phase.PAY:
        return 0.0 if action == actions.PAY else -1.0
    if s.phase == phase.PAY_GOLD:
        number = action - actions.PAY_GOLD
        return -1.0 * payment.gold_paid(number) - 1.2 * payment.cards_paid(number)
    if s.phase == phase.DISCARD:
        return appraise_discard(action - actions.DISCARD)
    if s.phase == phase.NOBLE:
        return appraise_noble(s, player, action - actions.NOBLE)
    if s.phase == phase.RESERVE_NOBLE:
        tile = int(s.noble[action - actions.RESERVE_NOBLE])
        return -1.0 * missing_bonuses(s, player, tile, NOBLE_NEED)
    if s.phase == phase.MAIN:
        return appraise_main(s, player, action, seen)
    if s.phase == phase.TOWER:
        return appraise_tower(s, player, action, seen)
    if s.phase == phase.RETURN:
        return appraise_return(s, player, action - actions.RETURN, seen)
    if s.phase == phase.TOKEN:
        reach = payment.with_tokens(payment.reach_of(s, player), action - actions.TOKEN, 1)
        return appraise_tokens(s, player, reach, 1, seen)
    if s.phase == phase.PAIR:
        number = action - actions.PAIR
        return orient.pair_value(number) * seen.taste.colours[orient.pair_colour(number)]
    if s.phase == phase.FREE:
        card = int(s.face_up[action - actions.FREE])
        return card_worth(s, player, card, seen.taste)
    if s.phase == phase.CONQUEST:
        if action == actions.SKIP:
            return 0.0
        return printed_worth(int(s.face_up[strongholds.conquest_slot(s, player)]), seen.taste)
    return 0.0


GLANCE = Glance(outlook, appraise_in)
