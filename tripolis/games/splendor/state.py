"""The state of a match of Splendor: one record of small numbers."""

from __future__ import annotations

from tripolis.engine.layout import Array, Record, int8, int16
from tripolis.engine.options import Choice, Number, Several, Switch
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

NOBODY = -1
NOTHING = -1


class State(Record):
    """The state of a match."""

    # the table
    players: int = int8()
    modules: int = int8()
    allow_fewer_tokens: int = int8()
    pair_on_double: int = int8()
    discard_counts: int = int8()
    house_cities_with_nobles: int = int8()
    house_p3_doubles_virtual: int = int8()
    spectator_view: int = int8()
    max_idle_rounds: int = int16()
    # where we are
    round_number: int = int16()
    idle_rounds: int = int16()  # full rounds without a purchase or a reservation
    phase: int = int8()
    active: int = int8()
    start: int = int8()
    final_round: int = int8()
    passes: int = int8()  # in succession
    busy: int = int8()  # has anybody bought or reserved this round?
    # the shared areas
    supply: Array = int8(KINDS)
    deck: Array = int8(DECKS, LARGEST_DECK)  # the top card is the last one
    deck_size: Array = int8(DECKS)
    face_up: Array = int8(SLOTS)
    noble: Array = int8(MOST_NOBLES)  # the tiles of this match, each in its place
    noble_owner: Array = int8(MOST_NOBLES)  # who received or reserved it
    noble_visited: Array = int8(MOST_NOBLES)
    city: Array = int8(CITIES_LAID_OUT)
    city_owner: Array = int8(CITIES_LAID_OUT)
    tower_owner: Array = int8(SLOTS)
    towers: Array = int8(SLOTS)
    # each player's
    tokens: Array = int8(SEATS, KINDS)
    tableau: Array = int8(CARDS)  # in front of whom each card lies
    reserved: Array = int8(SEATS, RESERVE_LIMIT)
    reserved_count: Array = int8(SEATS)
    blind: Array = int8(SEATS, RESERVE_LIMIT)  # is a reserved card known to its owner only?
    shields: Array = int8(SEATS)  # the posts with the player's shield, as bits
    gold_card: Array = int8(SEATS, GOLD_CARDS)  # the oldest first
    gold_cards: Array = int8(SEATS)
    bag_colour: Array = int8(BAGS)  # what each paired card copies
    bag_value: Array = int8(BAGS)
    # sums over the tableau, kept because every move asks for them
    bonuses: Array = int8(SEATS, COLOURS)
    card_points: Array = int16(SEATS)
    cards: Array = int8(SEATS)
    # the purchase that is going on
    wanted: int = int8()  # a slot, or `SLOTS` and a place in the reserve
    kept: Array = int8(COLOURS)  # gems kept although they would fit
    from_kind: int = int8()  # choices of kinds are made in order, each set in one way only
    paid_gold: int = int8()
    paid_cards: int = int8()
    discards: Array = int8(2)  # classes of the player's cards
    gained: int = int8()  # the card whose ability is being resolved
