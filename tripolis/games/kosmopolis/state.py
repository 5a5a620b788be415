"""The state of a match of Kosmopolis: one record of small numbers."""

from __future__ import annotations

from tripolis.engine.layout import Array, Record, int8, int16, uint32
from tripolis.engine.options import Choice
from tripolis.games.kosmopolis.components import (
    CARDS,
    KINDS,
    LARGEST_HAND,
    MODIFIERS,
    ROUNDS,
    SEATS,
)

HIGHEST_TOTAL, CLOSEST_LOWERED, CLOSEST_RAW = 0, 1, 2
SEQUENTIAL, SIMULTANEOUS = 0, 1
OWNER_ONLY, PUBLIC = 0, 1

OPTIONS = (
    Choice("edition", ("ru", "pl", "cs"), "ru"),
    Choice(
        "bonus_rule",
        ("highest_total", "closest_lowered", "closest_raw"),
        "highest_total",
        follows="edition",
        presets={"ru": "highest_total", "pl": "closest_lowered", "cs": "closest_lowered"},
    ),
    Choice("gold_order", ("sequential", "simultaneous"), "sequential"),
    Choice("bonus_visibility", ("owner_only", "public"), "owner_only"),
    Choice("spectator_view", ("public", "omniscient_delayed"), "public"),
)

NOT_YET = -1
"""`last_turns` before anybody has run out of cards."""

MOST_PLAYS = 24
"""More turns than anybody can have in a round: six cards and every Scholar."""


class State(Record):
    """The state of a match."""

    # the table
    players: int = int8()
    edition: int = int8()
    bonus_rule: int = int8()
    gold_order: int = int8()
    bonus_visibility: int = int8()
    spectator_view: int = int8()
    # where we are
    phase: int = int8()
    round_number: int = int8()
    start: int = int8()
    active: int = int8()
    last_turns: int = int8()  # turns left in the final lap, the active one included
    # the shared areas
    deck: Array = int8(CARDS)  # the top card is the last one
    deck_size: int = int8()
    capital: Array = int8(KINDS)
    gold_supply: int = int8()
    # the modifiers: an order for each round, dealt at set-up, the first one drawn first;
    # they are put on columns in the order they are drawn
    modifiers: Array = int8(ROUNDS, len(MODIFIERS))
    modifiers_drawn: int = int8()
    placed_on: Array = int8(len(MODIFIERS))
    placed_by: Array = int8(len(MODIFIERS))
    # each player's
    hand: Array = int8(SEATS, KINDS)
    city: Array = int8(SEATS, KINDS)
    bonus: Array = int8(SEATS, KINDS)
    gold: Array = int8(SEATS)
    pack: Array = int8(SEATS, KINDS)  # the cards being drafted
    answer: Array = int16(SEATS)  # a choice made while others still make theirs
    asked: int = int8()  # how many have been asked to pay this round
    paid_for: Array = int8(SEATS)  # the colours paid for this round, as bits
    # what has happened this round, for those who remember
    pack_size: int = int8()  # as dealt
    kept: Array = int8(SEATS, LARGEST_HAND)  # two from your own pack, two from the next...
    kept_count: int = int8()  # the same for everybody
    plays: Array = int8(SEATS)
    play: Array = int8(SEATS, MOST_PLAYS)  # the cards played, in order
    drew_after: Array = uint32(SEATS)  # bit n: the n-th play drew a card from the deck
