"""Buying a card: which one, then the payment, then the card comes to the tableau."""

from __future__ import annotations

from typing import Any, TypedDict

from tripolis.engine.rule import rule
from tripolis.engine.turn import Moves, Step
from tripolis.games.splendor import notation, orient, payment, table
from tripolis.games.splendor.components import (
    DISCARD_COLOUR,
    GOLD,
    KIND_NAMES,
    NO_CARD,
    RESERVE_LIMIT,
    SLOTS,
    deck_of_slot,
    is_bag,
)
from tripolis.games.splendor.state import ORIENT, State
from tripolis.words import Line


@rule
def can_buy(s: State, player: int, card: int, reach: int) -> bool:
    """Can a player pay for a card, with tokens or cards, and lay a pair beside something?"""
    if orient.has_condition(card) and not orient.meets_condition(s, player, card):
        return False
    return payment.can_pay(s, player, card, reach)


@rule
def may_buy(s: State, player: int, place: int, reach: int) -> bool:
    """Does nobody else guard the card in a place, and can the player buy it?"""
    if not table.is_reserved(place) and table.is_guarded(s, player, place):
        return False
    return can_buy(s, player, table.card_at(s, player, place), reach)


@rule
def legal_buy(s: State, player: int, out: Any, n: int, first: int) -> int:
    """Any face-up card or card in your reserve that can be paid for."""
    reach = payment.reach_of(s, player)
    most = payment.most_gold(s, player)
    begin = n
    for slot in range(SLOTS):
        card = int(s.face_up[slot])
        if card != NO_CARD and not payment.is_out_of_reach(card, reach, most):
            out[n] = first + slot
            n += 1
    for number in range(s.reserved_count[player]):
        if not payment.is_out_of_reach(int(s.reserved[player, number]), reach, most):
            out[n] = first + table.reserve_place(number)
            n += 1
    # In the base game a card within reach can be bought; modules may forbid it.
    return n if s.modules == 0 else keep_allowed(s, player, reach, out, begin, n, first)


@rule
def keep_allowed(
    s: State, player: int, reach: int, out: Any, begin: int, n: int, first: int
) -> int:
    """Of purchases that look possible, leave those that are."""
    kept = begin
    for i in range(begin, n):
        if may_buy(s, player, out[i] - first, reach):
            out[kept] = out[i]
            kept += 1
    return kept


@rule
def buy(s: State, player: int, place: int) -> None:
    """Begin a purchase. A card you reserved unseen is shown."""
    s.passes = 0
    s.wanted = place
    if table.is_reserved(place):
        s.blind[player, table.reserve_number(place)] = 0
    if orient.is_paid_with_cards(table.card_at(s, player, place)):
        orient.ask_price(s)
    else:
        payment.ask_payment(s)


def _read_buy(s: State, player: int, words: list[str]) -> int | None:
    if len(words) != 2 or words[0] != "buy":
        return None
    reserved = {f"r{number + 1}": table.reserve_place(number) for number in range(RESERVE_LIMIT)}
    return notation.SLOT_NUMBERS.get(words[1], reserved.get(words[1]))


def _why_no_purchase(s: State, player: int, place: int) -> Line:
    if table.is_reserved(place):
        if table.reserve_number(place) >= s.reserved_count[player]:
            return Line("splendor-no-reserved", {"number": table.reserve_number(place) + 1})
    elif s.face_up[place] == NO_CARD or table.is_guarded(s, player, place):
        return notation.why_no_face_up(s, player, place)
    card = table.card_at(s, player, place)
    if orient.is_paid_with_cards(card):
        colour = notation.colour_line(DISCARD_COLOUR[card])
        return Line("splendor-no-discard-price", {"colour": colour})
    if is_bag(card) and not orient.has_host(s, player):
        return Line("splendor-no-host")
    gaps = payment.gaps_of(card, payment.reach_of(s, player))
    missing = [
        Line(f"splendor-lack-{KIND_NAMES[colour]}", {"count": gap})
        for colour, gap in enumerate(payment.unpacked(gaps))
        if gap
    ]
    return Line("splendor-no-money", {"missing": missing, "gold": int(s.tokens[player, GOLD])})


class _PlacePart(TypedDict):
    place: str


def _place_part(s: State, player: int, place: int) -> _PlacePart:
    return {"place": notation.place_text(place)}


BUY = Moves(
    "buy",
    SLOTS + RESERVE_LIMIT,
    legal=legal_buy,
    do=buy,
    write=lambda s, player, place: f"buy {notation.place_text(place)}",
    read=_read_buy,
    parts=_place_part,
    why_not=_why_no_purchase,
)


# After the payment


@rule
def acquire(s: State) -> None:
    """Pay; your towers come home; the card comes to your tableau."""
    player = s.active
    card = table.card_at(s, player, s.wanted)
    if orient.is_paid_with_cards(card):
        orient.discard_price(s, player, card)
    else:
        payment.hand_over(s, player, card)
    if table.is_reserved(s.wanted):
        table.remove_from_reserve(s, player, table.reserve_number(s.wanted))
    else:
        table.towers_come_home(s, s.wanted)
        s.face_up[s.wanted] = NO_CARD
    table.forget_purchase(s)
    table.add_to_tableau(s, player, card)
    s.busy = 1
    if table.has(s, ORIENT):
        s.gained = card


ACQUIRE = Step("acquire", acquire)


@rule
def refill(s: State) -> None:
    """Every empty place is refilled from its own deck; an empty deck leaves it empty for good."""
    for slot in range(SLOTS):
        if s.face_up[slot] == NO_CARD:
            deck = deck_of_slot(slot)
            if s.deck_size[deck] > 0:
                s.face_up[slot] = table.draw_from_deck(s, deck)


REFILL = Step("refill", refill)
