"""The state of a match of Comparity: one record of small numbers.

At most 75 cards are in play. Nobody's row is ever empty before the end, so that a row holds at
most 75 - 1 - 4 = 70 cards, and the zone at most 70 while somebody still has a card to lay. The
zone grows by a neighbouring cell at a time: its coordinates stay within 74 of the first card's.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from tripolis.engine.game import Choice, PerSeat, Several
from tripolis.engine.layout import record
from tripolis.games.comparity.components import CARDS, DECK_CARDS, DECK_IDS, SEATS

State: TypeAlias = Any
"""A record of `STATE`."""

HEIGHT, YEAR = 0, 1
PROTECTED, WINS = 0, 1
REARRANGE, PAIR_SWAP = 0, 1
VISIBLE, COVERED = 0, 1
ROOM, OFF = 0, 1
CORE, ALL = 0, 1
TOURIST, TRAVELLER, GUIDE, AUTHOR, PERSON = range(5)

CHOICES = (
    Choice("mode", ("height", "year"), "height"),
    Choice("last_card", ("protected", "wins"), "protected"),
    Choice("fix_mode", ("rearrange", "pair_swap"), "rearrange"),
    Choice("pile_top_visible", ("on", "off"), "on"),
    Choice("deck_memory", ("room", "off"), "room"),
    Choice("deck", ("core", "all"), "core"),
)
"""The options with one value each."""

TRAVELLERS = PerSeat(
    "travellers", ("tourist", "traveller", "guide", "author", "person"), "traveller", SEATS
)
"""How well the bot in each seat remembers the landmarks. What a person remembers is not ours."""

SEEN = Several("seen", DECK_IDS)
"""The landmarks whose open sides earlier games of the room have shown."""

OPTIONS = (*CHOICES, TRAVELLERS, SEEN)

# The phases. Those from `FIRST_DECISION` on wait for somebody.
(
    PLAYED,
    EXTRA_PLAYED,
    OPEN_CARD,
    OPEN_NEIGHBOUR,
    EVALUATE,
    OBTAIN,
    FIND_GIVER,
    FIX,
    DISCARDED,
    RECONNECTED,
    RESUME,
) = range(11)
FIRST_DECISION = 11
TURN, REACT, EXTRA, NEIGHBOUR, GIVE, REPAIR, DISCARD, RECONNECT, END = range(11, 20)
PHASE_NAMES = (
    "played",
    "extra_played",
    "open_card",
    "open_neighbour",
    "evaluate",
    "obtain",
    "find_giver",
    "fix",
    "discarded",
    "reconnected",
    "resume",
    "turn",
    "react",
    "extra",
    "neighbour",
    "give",
    "repair",
    "discard",
    "reconnect",
    "end",
)

NO_REACTION, DUET, TRIO = 0, 1, 2
REACTION_NAMES = ("none", "duet", "trio")

NOBODY = -1

MOST_IN_PLAY = 75
LONGEST_ROW = 70

STATE = record(
    # the table
    ("players", "i1"),
    ("mode", "i1"),
    ("last_card", "i1"),
    ("fix_mode", "i1"),
    ("pile_top_visible", "i1"),
    ("deck_memory", "i1"),
    ("deck", "i1"),
    ("seen", "i1", DECK_CARDS),
    # where we are
    ("phase", "i1"),
    ("first", "i1"),
    ("turn", "i1"),  # whose turn it is, or will be after the reaction; the checker
    ("reaction", "i1"),
    ("played", "i2"),  # the last card laid
    ("checked", "i2"),  # of a check that goes on: the card, the neighbour,
    ("neighbour", "i2"),
    ("found", "i1"),  # and how many violations there were
    ("taker", "i1"),  # who obtains cards, how many are still missing,
    ("owed", "i1"),
    ("giver", "i1"),  # and who gave or was passed over last
    # the zone, in the order of its cells: from below, and in a line from the left
    ("zone_size", "i1"),
    ("zone_cell", "i2", MOST_IN_PLAY),
    ("zone_card", "u1", MOST_IN_PLAY),
    ("shown", "i1", CARDS),  # has the open side been seen in this game?
    ("laid_by", "i1", CARDS),  # who laid a card of the zone
    # each player's row, in the order the cards came
    ("row", "u1", (SEATS, LONGEST_ROW)),
    ("row_size", "i1", SEATS),
    # the box, and on it the pile; the pile's top card is the last one
    ("stock", "u1", DECK_CARDS),
    ("box_size", "i1"),
    ("pile_size", "i1"),
    # the open sides: of a card not shown they are nobody's knowledge
    ("height", "i2", CARDS),  # in tenths of a metre
    ("year", "i2", CARDS),
    # what each seat remembers of the compared number, for bots: its own secret
    ("level", "i1", SEATS),
    ("belief", "i2", (SEATS, CARDS)),
)
