"""The state of a match of Splendor: one record of small numbers."""

from __future__ import annotations

from typing import Any, TypeAlias

from tripolis.engine.game import Choice, Number, Several, Switch
from tripolis.engine.layout import record
from tripolis.games.splendor.components import (
    BAGS,
    CARDS,
    CITIES_LAID_OUT,
    COLOURS,
    DECKS,
    GOLD_CARDS,
    KINDS,
    LARGEST_DECK,
    MOST_NOBLES,
    RESERVE_LIMIT,
    SEATS,
    SLOTS,
)

State: TypeAlias = Any
"""A record of `STATE`."""

MODULE_NAMES = ("cities", "strongholds", "trading_posts", "orient")
CITIES, STRONGHOLDS, TRADING_POSTS, ORIENT = 1, 2, 4, 8
"""The modules, as bits of `modules`."""
COUNT_BONUSES, COUNT_CARDS = 0, 1
MOST_IDLE_ROUNDS = 200

OPTIONS = (
    Several("modules", MODULE_NAMES),
    Switch("allow_fewer_tokens", False),
    Number("pair_on_double", 1, 2, 1),
    Choice("discard_counts", ("bonuses", "cards"), "bonuses"),
    Switch("house_cities_with_nobles", False),
    Switch("house_p3_doubles_virtual", False),
    Number("max_idle_rounds", 1, MOST_IDLE_ROUNDS, 30),
    Choice("spectator_view", ("public", "omniscient_delayed"), "public"),
)

# The steps of a turn, in their order: what happens by itself, then what somebody decides.
(
    ACQUIRE,
    ABILITY,
    OFFER_CARD,
    OFFER_TOKEN,
    OFFER_TOWER,
    REFILL,
    OFFER_CONQUEST,
    END_NOBLE,
    END_POSTS,
    END_CITY,
    END_TOKENS,
    END_CHECK,
) = range(12)
FIRST_DECISION = 12
(
    MAIN,
    PAY,
    PAY_GOLD,
    DISCARD,
    PAIR,
    FREE,
    RESERVE_NOBLE,
    TOKEN,
    TOWER,
    CONQUEST,
    NOBLE,
    CITY,
    RETURN,
    END,
) = range(12, 26)
PHASE_NAMES = (
    "acquire",
    "ability",
    "offer_card",
    "offer_token",
    "offer_tower",
    "refill",
    "offer_conquest",
    "end_noble",
    "end_posts",
    "end_city",
    "end_tokens",
    "end_check",
    "main",
    "pay",
    "pay_gold",
    "discard",
    "pair",
    "free",
    "reserve_noble",
    "token",
    "tower",
    "conquest",
    "noble",
    "city",
    "return",
    "end",
)

NOBODY = -1
NOTHING = -1

STATE = record(
    # the table
    ("players", "i1"),
    ("modules", "i1"),
    ("allow_fewer_tokens", "i1"),
    ("pair_on_double", "i1"),
    ("discard_counts", "i1"),
    ("house_cities_with_nobles", "i1"),
    ("house_p3_doubles_virtual", "i1"),
    ("spectator_view", "i1"),
    ("max_idle_rounds", "i2"),
    # where we are
    ("round_number", "i2"),
    ("idle_rounds", "i2"),  # full rounds without a purchase or a reservation
    ("phase", "i1"),
    ("active", "i1"),
    ("start", "i1"),
    ("final_round", "i1"),
    ("passes", "i1"),  # in succession
    ("busy", "i1"),  # has anybody bought or reserved this round?
    # the shared areas
    ("supply", "i1", KINDS),
    ("deck", "i1", (DECKS, LARGEST_DECK)),  # the top card is the last one
    ("deck_size", "i1", DECKS),
    ("face_up", "i1", SLOTS),
    ("noble", "i1", MOST_NOBLES),  # the tiles of this match, each in its place
    ("noble_owner", "i1", MOST_NOBLES),  # who received or reserved it
    ("noble_visited", "i1", MOST_NOBLES),
    ("city", "i1", CITIES_LAID_OUT),
    ("city_owner", "i1", CITIES_LAID_OUT),
    ("tower_owner", "i1", SLOTS),
    ("towers", "i1", SLOTS),
    # each player's
    ("tokens", "i1", (SEATS, KINDS)),
    ("tableau", "i1", CARDS),  # in front of whom each card lies
    ("reserved", "i1", (SEATS, RESERVE_LIMIT)),
    ("reserved_count", "i1", SEATS),
    ("blind", "i1", (SEATS, RESERVE_LIMIT)),  # is a reserved card known to its owner only?
    ("shields", "i1", SEATS),  # the posts with an own shield, as bits
    ("gold_card", "i1", (SEATS, GOLD_CARDS)),  # the oldest first
    ("gold_cards", "i1", SEATS),
    ("bag_colour", "i1", BAGS),  # what each paired card copies
    ("bag_value", "i1", BAGS),
    # sums over the tableau, kept because every move asks for them
    ("bonuses", "i1", (SEATS, COLOURS)),
    ("card_points", "i2", SEATS),
    ("cards", "i1", SEATS),
    # the purchase that is going on
    ("wanted", "i1"),  # a slot, or `SLOTS` and a place in the reserve
    ("kept", "i1", COLOURS),  # own gems kept though they would do
    ("from_kind", "i1"),  # choices of kinds are made in order, each set in one way only
    ("paid_gold", "i1"),
    ("paid_cards", "i1"),
    ("discards", "i1", 2),  # classes of own cards
    ("gained", "i1"),  # the card whose ability is being resolved
)
