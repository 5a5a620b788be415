"""The state of a match of Kosmopolis: one record of small numbers."""

from __future__ import annotations

from typing import Any, TypeAlias

from tripolis.engine.game import Choice
from tripolis.engine.layout import record
from tripolis.games.kosmopolis.components import (
    CARDS,
    KINDS,
    LARGEST_HAND,
    MODIFIERS,
    ROUNDS,
    SEATS,
)

State: TypeAlias = Any
"""A record of `STATE`."""

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

# The phases, in the order of a round. Those from `FIRST_DECISION` on wait for somebody.
DEAL, PASS_PACKS, KEEP_LAST, TURN_END, LEFTOVERS, REVEAL, NEXT_PAYER, DISCARD, BONUS, NEXT_ROUND = (
    range(10)
)
FIRST_DECISION = 10
DRAFT, PLAY, AGENT, PRIEST, GOLD, END = range(10, 16)
PHASE_NAMES = (
    "deal",
    "pass_packs",
    "keep_last",
    "turn_end",
    "leftovers",
    "reveal",
    "next_payer",
    "discard",
    "bonus",
    "next_round",
    "draft",
    "play",
    "agent",
    "priest",
    "gold",
    "end",
)

NOT_YET = -1
"""`last_turns` before anybody has run out of cards."""

MOST_PLAYS = 24
"""More turns than anybody can have in a round: six cards and every Scholar."""

STATE = record(
    # the table
    ("players", "i1"),
    ("edition", "i1"),
    ("bonus_rule", "i1"),
    ("gold_order", "i1"),
    ("bonus_visibility", "i1"),
    ("spectator_view", "i1"),
    # where we are
    ("phase", "i1"),
    ("round_number", "i1"),
    ("start", "i1"),
    ("active", "i1"),
    ("last_turns", "i1"),  # turns left in the final lap, the active one included
    # the shared areas
    ("deck", "i1", CARDS),  # the top card is the last one
    ("deck_size", "i1"),
    ("capital", "i1", KINDS),
    ("gold_supply", "i1"),
    # the modifiers: an order for each round, dealt at set-up, the first one drawn first;
    # they are put on columns in the order they are drawn
    ("modifiers", "i1", (ROUNDS, len(MODIFIERS))),
    ("modifiers_drawn", "i1"),
    ("placed_on", "i1", len(MODIFIERS)),
    ("placed_by", "i1", len(MODIFIERS)),
    # each player's
    ("hand", "i1", (SEATS, KINDS)),
    ("city", "i1", (SEATS, KINDS)),
    ("bonus", "i1", (SEATS, KINDS)),
    ("gold", "i1", SEATS),
    ("pack", "i1", (SEATS, KINDS)),  # the cards being drafted
    ("answer", "i2", SEATS),  # a choice made while others still make theirs
    ("asked", "i1"),  # how many have been asked to pay this round
    ("paid_for", "i1", SEATS),  # the colours paid for this round, as bits
    # what has happened this round, for those who remember
    ("pack_size", "i1"),  # as dealt
    ("kept", "i1", (SEATS, LARGEST_HAND)),  # two from the own pack, two from the next...
    ("kept_count", "i1"),  # the same for everybody
    ("plays", "i1", SEATS),
    ("play", "i1", (SEATS, MOST_PLAYS)),  # the cards played, in order
    ("drew_after", "u4", SEATS),  # bit n: the n-th play drew a card from the deck
)
