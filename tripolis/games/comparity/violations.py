"""The order of the zone: numbers never fall to the right or upwards, as far as cards are open."""

from __future__ import annotations

from collections.abc import Set
from itertools import compress

from tripolis.engine.rule import rule
from tripolis.games.comparity import zone
from tripolis.games.comparity.components import CARDS
from tripolis.games.comparity.state import HEIGHT, State


@rule
def number_of(s: State, card: int) -> int:
    """The number on a card's open side that is compared."""
    return int(s.height[card]) if s.mode == HEIGHT else int(s.year[card])


@rule
def comes_after(side: int) -> bool:
    """Must the neighbour on this side have at least the card's number: right of it or above?"""
    return side >= zone.RIGHT


@rule
def is_wrong(s: State, card: int, other: int, side: int) -> bool:
    """Do two open cards break the order, the other one lying on this side of the card?"""
    if comes_after(side):
        return number_of(s, card) > number_of(s, other)
    return number_of(s, other) > number_of(s, card)


@rule
def violates(s: State, place: int, side: int) -> bool:
    """Is the card at a place in violation with its neighbour on this side? Closed cards never."""
    if not zone.is_open(s, place):
        return False
    other = zone.beside(s, place, side)
    if other == zone.NO_PLACE or not zone.is_open(s, other):
        return False
    return is_wrong(s, zone.card_at(s, place), zone.card_at(s, other), side)


@rule
def is_misplaced(s: State, place: int) -> bool:
    """Does a card belong to at least one violation?"""
    for side in range(4):
        if violates(s, place, side):
            return True
    return False


@rule
def count_violations(s: State) -> int:
    """All violations in the zone, no matter who opened the cards or when; each pair counts once."""
    count = 0
    for place in range(int(s.zone_size)):
        for side in range(zone.RIGHT, zone.ABOVE + 1):
            if violates(s, place, side):
                count += 1
    return count


def wrong_pairs(s: State, open_cards: Set[int] | None = None) -> list[tuple[int, int, int]]:
    """The cards of each violation, the left or lower one first, and on which side the other is.

    `open_cards` are those to compare if they are not the cards that have been shown.
    """
    compared = shown_cards(s) if open_cards is None else open_cards
    lying = {cell: card for cell, card in zone.cards_by_cell(s).items() if card in compared}
    return [
        (card, lying[other], side)
        for cell, card in lying.items()
        for side in range(zone.RIGHT, zone.ABOVE + 1)
        if (other := cell + zone.STEPS[side]) in lying and is_wrong(s, card, lying[other], side)
    ]


def shown_cards(s: State) -> set[int]:
    """The cards whose open side everybody has seen."""
    return set(compress(range(CARDS), s.shown.tolist()))


def misplaced_cards(s: State) -> list[int]:
    """The cards that belong to a violation, in the order of their cells."""
    wrong = {card for one, other, _ in wrong_pairs(s) for card in (one, other)}
    return [card for card in zone.cards_by_cell(s).values() if card in wrong]
