"""Set-up: the available deck, the rows, the pile, and the first card."""

from __future__ import annotations

from tripolis.engine.luck import Luck, below, shuffle
from tripolis.engine.rule import rule
from tripolis.games.comparity import belief, checking, phase, rows, zone
from tripolis.games.comparity.components import (
    CARDS,
    DECK_CARDS,
    HEIGHTS,
    IS_CORE,
    NO_CARD,
    PILE_CARDS,
    ROW_CARDS,
    YEARS,
)
from tripolis.games.comparity.state import ALL, NO_REACTION, NOBODY, ROOM, State


@rule
def cards_needed(players: int) -> int:
    """How many cards are in play: 29, 41, 63 or 75."""
    return players * ROW_CARDS + int(PILE_CARDS[players])


@rule
def belongs_to_deck(s: State, card: int) -> bool:
    """The hundred core landmarks, or all of them (C-R24)."""
    return bool(s.deck == ALL or IS_CORE[card] == 1)


@rule
def count_unseen(s: State) -> int:
    """How many cards of the deck no earlier game of the room has shown."""
    count = 0
    for card in range(DECK_CARDS):
        if belongs_to_deck(s, card) and s.seen[card] == 0:
            count += 1
    return count


@rule
def recall_earlier_games(s: State) -> None:
    """When no unseen card is left, all count as unseen again (C-R23)."""
    if s.deck_memory == ROOM and count_unseen(s) == 0:
        for card in range(DECK_CARDS):
            s.seen[card] = 0


@rule
def gather_deck(s: State, luck: Luck) -> int:
    """Put the available deck together: the unseen cards, and seen ones only to fill up (C-R23)."""
    size = 0
    remembers = s.deck_memory == ROOM
    missing = cards_needed(int(s.players)) - count_unseen(s)
    if remembers and missing > 0:
        for card in range(DECK_CARDS):
            if belongs_to_deck(s, card) and s.seen[card] == 1:
                s.stock[size] = card
                size += 1
        shuffle(luck, s.stock, size)
        size = missing
    for card in range(DECK_CARDS):
        if belongs_to_deck(s, card) and not (remembers and s.seen[card] == 1):
            s.stock[size] = card
            size += 1
    return size


@rule
def setup(s: State, luck: Luck) -> None:
    """Shuffle the available deck, deal the rows, count off the pile, lay the first card."""
    players = int(s.players)
    recall_earlier_games(s)
    clear(s)
    size = gather_deck(s, luck)
    shuffle(luck, s.stock, size)
    s.first = below(luck, players)
    s.turn = s.first
    s.pile_size = PILE_CARDS[players]
    s.box_size = size - cards_needed(players)
    deal_rows(s, size)
    lay_first_card(s)
    clear_the_rest_of_stock(s)
    s.phase = phase.TURN
    for seat in range(players):
        belief.start_memory(seat, luck)
        belief.remember_landmarks(s, seat, luck)


@rule
def clear(s: State) -> None:
    """Nothing is laid, shown or checked yet, and every card shows what its landmark has."""
    s.reaction = NO_REACTION
    s.played = NO_CARD
    s.taker = NOBODY
    s.giver = NOBODY
    checking.forget_check(s)
    for card in range(CARDS):
        s.laid_by[card] = NOBODY
        s.height[card] = HEIGHTS[card]
        s.year[card] = YEARS[card]


@rule
def deal_rows(s: State, size: int) -> None:
    """Seven cards in a row from the top to each seat, clockwise from the first player."""
    top = size
    seat = int(s.first)
    for _ in range(int(s.players)):
        for _ in range(ROW_CARDS):
            top -= 1
            rows.add_to_row(s, seat, int(s.stock[top]))
        seat = rows.left_of(s, seat)


@rule
def lay_first_card(s: State) -> None:
    """The pile's top card goes closed to the cell (0, 0)."""
    zone.put_into_zone(s, rows.draw_from_pile(s), zone.cell_at(0, 0), NOBODY)


@rule
def clear_the_rest_of_stock(s: State) -> None:
    """Remove the dealt cards from the stock."""
    for i in range(int(s.box_size) + int(s.pile_size), DECK_CARDS):
        s.stock[i] = 0
