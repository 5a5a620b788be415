"""Paying for a card: gems, gold tokens, and the gold of Orient cards.

A payment is what leaves the player's hands: so many gems of each colour, so many gold tokens, so
many "two gold" cards. You choose it in two short steps. First, starting from all the gems that fit,
gold replaces one gem after another, in the order of the colours. Then, if gold tokens and cards can
share the rest in several ways, you choose how many of each. So every payment can be made, each in
exactly one way.

What gold has to cover is the *gap*: for each colour the need less the gems paid.
"""

from __future__ import annotations

from typing import Any, TypedDict

from tripolis.engine.arrays import array, int64
from tripolis.engine.rule import rule
from tripolis.engine.turn import Decision, Moves, asking
from tripolis.games.splendor import notation, phase, table, trading_posts
from tripolis.games.splendor.components import (
    COLOURS,
    COST,
    GOLD,
    GOLD_CARDS,
    GOLD_TOKENS,
    GOLD_WORTH_TWO,
    NO_CARD,
)
from tripolis.games.splendor.state import State

_HALVES = 2
"""The virtual gold of a "two gold" card."""


@rule
def need(s: State, player: int, card: int, colour: int) -> int:
    """What a card costs of a colour after bonuses."""
    return max(0, int(COST[card, colour]) - int(s.bonuses[player, colour]))


# Whether a card can be paid is asked for every face-up card before every move, so all five colours
# are compared at once: one byte for each, packed into one number.

_BITS = 8
_BYTE = 127
_TOP = 128
_ALL_TOPS = sum(_TOP << _BITS * colour for colour in range(COLOURS))
_ALL_ONES = _ALL_TOPS // _TOP
_LAST_BYTE = _BITS * (COLOURS - 1)
_PRICE = array(
    [sum(int(cost) << _BITS * colour for colour, cost in enumerate(row)) for row in COST], int64
)


@rule
def reach_of(s: State, player: int) -> int:
    """What bonuses and gems pay of each colour, packed."""
    reach = 0
    for colour in range(COLOURS):
        own = int(s.bonuses[player, colour]) + int(s.tokens[player, colour])
        reach |= own << _BITS * colour
    return reach


@rule
def gaps_of(card: int, reach: int) -> int:
    """What gold must cover of each colour when all fitting gems are paid, packed.

    A top bit lent to every colour keeps the differences apart and is still there where the price is
    not below the reach; only those differences remain.
    """
    differences = (int(_PRICE[card]) | _ALL_TOPS) - reach
    return differences & ((differences & _ALL_TOPS) >> (_BITS - 1)) * _BYTE


@rule
def with_tokens(reach: int, colour: int, count: int) -> int:
    """A reach with some gems added or removed."""
    return reach + (count << _BITS * int(colour))


@rule
def gap_in(gaps: int, colour: int) -> int:
    """The gap of one colour."""
    return gaps >> _BITS * colour & _BYTE


@rule
def sum_of(gaps: int) -> int:
    """The gaps of all colours together: a product with ones brings their sum to the last byte."""
    return gaps * _ALL_ONES >> _LAST_BYTE & _BYTE


@rule
def odd_of(gaps: int) -> int:
    """In how many colours the gap is odd."""
    return sum_of(gaps & _ALL_ONES)


@rule
def most_gold(s: State, player: int) -> int:
    """The most a player's gold can cover, even if all of it counts double."""
    gold = int(s.tokens[player, GOLD])
    if s.gold_cards[player] == 0 and s.shields[player] == 0:
        return gold
    return 2 * (gold + _HALVES * int(s.gold_cards[player]))


@rule
def is_out_of_reach(card: int, reach: int, most: int) -> bool:
    """Is a card too dear at first sight? `reach` and `most` are what a player has for any card."""
    return sum_of(gaps_of(card, reach)) > most


@rule
def can_pay(s: State, player: int, card: int, reach: int) -> bool:
    """Do a player's bonuses, gems and gold reach a card's cost?"""
    gaps = gaps_of(card, reach)
    gap = sum_of(gaps)
    return bool(gap <= s.tokens[player, GOLD]) or covers(s, player, gap, odd_of(gaps))


@rule
def least_gold(s: State, player: int, gap: int, odd: int, virtual: int) -> int:
    """The fewest gold tokens that cover a gap beside so much virtual gold.

    `odd` counts the colours whose gap is odd: with the third post a token covers two gems of one
    colour (S-R13), and virtual gold best covers the odd ones. Virtual gold counts single (H6)
    unless the option says otherwise (S-R26).
    """
    if not trading_posts.has_power(s, player, GOLD_WORTH_TWO):
        return gap - virtual
    doubled = (gap + odd) // 2
    if s.house_p3_doubles_virtual:
        return max(0, doubled - virtual)
    return doubled - (virtual if virtual <= odd else odd + (virtual - odd) // 2)


@rule
def covers(s: State, player: int, gap: int, odd: int) -> bool:
    """Can a player's gold tokens and "two gold" cards cover a gap?"""
    virtual = min(gap, _HALVES * int(s.gold_cards[player]))
    return bool(least_gold(s, player, gap, odd, virtual) <= s.tokens[player, GOLD])


# Gold in the place of gems


@rule
def chosen_gap(s: State, player: int, card: int, colour: int) -> int:
    """What gold must cover of a colour, as the payment stands."""
    missing = need(s, player, card, colour) - int(s.tokens[player, colour])
    return max(0, missing) + int(s.kept[colour])


@rule
def gems_paid(s: State, player: int, card: int, colour: int) -> int:
    """The gems of a colour that are paid, as the payment stands."""
    fitting = min(need(s, player, card, colour), int(s.tokens[player, colour]))
    return fitting - int(s.kept[colour])


@rule
def total_gap(s: State, player: int) -> int:
    """What gold must cover in all."""
    card = table.card_at(s, player, s.wanted)
    gap = 0
    for colour in range(COLOURS):
        gap += chosen_gap(s, player, card, colour)
    return gap


@rule
def odd_gaps(s: State, player: int) -> int:
    """In how many colours an odd number is left for gold to cover."""
    card = table.card_at(s, player, s.wanted)
    odd = 0
    for colour in range(COLOURS):
        odd += chosen_gap(s, player, card, colour) & 1
    return odd


@rule
def may_pay_as_it_stands(s: State, player: int, number: int) -> bool:
    """What is wanted can be paid."""
    return True


@rule
def replaceable(s: State, player: int) -> int:
    """The colours, as bits, of which gold may take the place of one more gem (S-R4): the one
    replaced last, or a later one."""
    colours = 0
    if s.tokens[player, GOLD] == 0 and s.gold_cards[player] == 0:
        return colours
    card = table.card_at(s, player, s.wanted)
    gap, odd = total_gap(s, player), odd_gaps(s, player)
    for colour in range(s.from_kind, COLOURS):
        change = -1 if chosen_gap(s, player, card, colour) & 1 else 1
        if gems_paid(s, player, card, colour) > 0 and covers(s, player, gap + 1, odd + change):
            colours |= 1 << colour
    return colours


@rule
def ask_payment(s: State) -> None:
    """Ask whether gold replaces gems, if it could (S-R33)."""
    if replaceable(s, int(s.active)) != 0:
        s.phase = phase.PAY
    else:
        ask_gold(s)


@rule
def pay(s: State, player: int, number: int) -> None:
    """Pay as it stands."""
    ask_gold(s)


@rule
def use_gold_for(s: State, player: int, colour: int) -> None:
    """Keep a gem and let gold stand for it."""
    s.kept[colour] += 1
    s.from_kind = colour
    ask_payment(s)


_write_gold, _gold_parts = notation.names_token("gold")

PAY = Decision(
    "pay",
    Moves("pay", 1, may=may_pay_as_it_stands, do=pay, write=lambda s, player, number: "pay"),
    Moves("gold", COLOURS, mask=replaceable, do=use_gold_for, write=_write_gold, parts=_gold_parts),
    section="payment",
)


# Gold tokens and "two gold" cards


@rule
def gold_fits(s: State, player: int, gold: int, virtual: int) -> bool:
    """Do so much gold and virtual gold cover the gap, with nothing beyond it?"""
    gap = total_gap(s, player)
    if virtual < 0 or virtual > gap or gold > gap - virtual:
        return False
    return gold >= least_gold(s, player, gap, odd_gaps(s, player), virtual)


_CARD_CHOICES = GOLD_CARDS + 1


@rule
def gold_paid(number: int) -> int:
    """The gold tokens of a payment."""
    return number // _CARD_CHOICES


@rule
def cards_paid(number: int) -> int:
    """The "two gold" cards of a payment."""
    return number % _CARD_CHOICES


@rule
def may_pay_gold(s: State, player: int, number: int) -> bool:
    """May so many tokens and cards be paid? At least a half of each card is used (S-R15)."""
    gold, cards = gold_paid(number), cards_paid(number)
    if gold > s.tokens[player, GOLD] or cards > s.gold_cards[player]:
        return False
    if gold_fits(s, player, gold, _HALVES * cards):
        return True
    return cards > 0 and gold_fits(s, player, gold, _HALVES * cards - 1)


@rule
def legal_pay_gold(s: State, player: int, out: Any, n: int, first: int) -> int:
    """All ways to share the gap among gold tokens and "two gold" cards, the fewest cards first."""
    for cards in range(s.gold_cards[player] + 1):
        for gold in range(s.tokens[player, GOLD] + 1):
            number = gold * _CARD_CHOICES + cards
            if may_pay_gold(s, player, number):
                out[n] = first + number
                n += 1
    return n


@rule
def pay_with_gold(s: State, player: int, number: int) -> None:
    """Pay so many tokens and cards."""
    s.paid_gold = gold_paid(number)
    s.paid_cards = cards_paid(number)


def _write_pay_gold(s: State, player: int, number: int) -> str:
    paid = ((gold_paid(number), "*"), (cards_paid(number), "c"))
    return "pay " + "+".join(f"{count}{mark}" for count, mark in paid if count)


class _GoldParts(TypedDict):
    gold: int
    cards: int


def _pay_gold_parts(s: State, player: int, number: int) -> _GoldParts:
    return {"gold": gold_paid(number), "cards": cards_paid(number)}


PAY_GOLD = Decision(
    "pay_gold",
    Moves(
        "pay_gold",
        (GOLD_TOKENS + 1) * _CARD_CHOICES,
        kind="pay",
        may=may_pay_gold,
        legal=legal_pay_gold,
        do=pay_with_gold,
        write=_write_pay_gold,
        parts=_pay_gold_parts,
    ),
    then="acquire",
    section="payment",
)

ask_pay_gold = asking(PAY_GOLD, phase)


@rule
def ask_gold(s: State) -> None:
    """Ask how gold tokens and cards share what is left, if there is more than one way."""
    player = int(s.active)
    s.phase = phase.ACQUIRE
    if s.gold_cards[player] == 0 and not trading_posts.has_power(s, player, GOLD_WORTH_TWO):
        s.paid_gold = total_gap(s, player)
    else:
        ask_pay_gold(s, player)


@rule
def hand_over(s: State, player: int, card: int) -> None:
    """Tokens go to the supply; "two gold" cards to the box, the oldest first (S-R31)."""
    for colour in range(COLOURS):
        table.give_back(s, player, colour, gems_paid(s, player, card, colour))
    table.give_back(s, player, GOLD, s.paid_gold)
    for _ in range(s.paid_cards):
        table.put_in_box(s, player, s.gold_card[player, 0])
        forget_oldest_gold_card(s, player)


@rule
def forget_oldest_gold_card(s: State, player: int) -> None:
    """The first of the "two gold" cards has been used."""
    last = int(s.gold_cards[player]) - 1
    for i in range(last):
        s.gold_card[player, i] = s.gold_card[player, i + 1]
    s.gold_card[player, last] = NO_CARD
    s.gold_cards[player] = last


# For people


@rule
def bonuses_of(s: State, player: int) -> int:
    """What bonuses alone pay of each colour, packed as a reach is."""
    bonuses = 0
    for colour in range(COLOURS):
        bonuses |= int(s.bonuses[player, colour]) << _BITS * colour
    return bonuses


def unpacked(gaps: int) -> list[int]:
    """The gap of each colour."""
    return [*gaps.to_bytes(COLOURS, "little")]
