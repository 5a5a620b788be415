"""The state of a match of Comparity: one record of small numbers.

At most 75 cards are in play. Nobody's row is ever empty before the end, so that a row holds at
most 75 - 1 - 4 = 70 cards, and the zone at most 70 while somebody still has a card to lay. The
zone grows by a neighbouring cell at a time: its coordinates stay within 74 of the first card's.
"""

from __future__ import annotations

from tripolis.engine.layout import Array, Record, int8, int16, uint8
from tripolis.engine.options import Choice, PerSeat, Several
from tripolis.games.comparity.components import CARDS, DECK_CARDS, DECK_IDS, SEATS
from tripolis.games.comparity.views import Reaction

HEIGHT, YEAR = 0, 1
PROTECTED, WINS = 0, 1
REARRANGE, PAIR_SWAP = 0, 1
VISIBLE, COVERED = 0, 1
ROOM, OFF = 0, 1
CORE, ALL = 0, 1
TOURIST, TRAVELLER, GUIDE, AUTHOR, PERSON = range(5)

TRAVELLERS = PerSeat(
    "travellers", ("tourist", "traveller", "guide", "author", "person"), "traveller", SEATS
)
"""How well the bot in each seat remembers the landmarks. A person remembers what they remember."""

OPTIONS = (
    Choice("mode", ("height", "year"), "height"),
    Choice("last_card", ("protected", "wins"), "protected"),
    Choice("fix_mode", ("rearrange", "pair_swap"), "rearrange"),
    Choice("pile_top_visible", ("on", "off"), "on"),
    Choice("deck_memory", ("room", "off"), "room"),
    Choice("deck", ("core", "all"), "core"),
    TRAVELLERS,
    Several("seen", DECK_IDS),  # landmarks whose open sides earlier games of the room have shown
)

NO_REACTION, DUET, TRIO = 0, 1, 2
REACTION_NAMES: tuple[Reaction, ...] = ("none", "duet", "trio")

NOBODY = -1

MOST_IN_PLAY = 75
LONGEST_ROW = 70


class State(Record):
    """The state of a match."""

    # the table
    players: int = int8()
    mode: int = int8()
    last_card: int = int8()
    fix_mode: int = int8()
    pile_top_visible: int = int8()
    deck_memory: int = int8()
    deck: int = int8()
    seen: Array = int8(DECK_CARDS)
    # where we are
    phase: int = int8()
    first: int = int8()
    turn: int = int8()  # whose turn it is, or will be after the reaction; the checker
    reaction: int = int8()
    played: int = int16()  # the last card laid
    checked: int = int16()  # of a check that goes on: the card, the neighbour,
    neighbour: int = int16()
    found: int = int8()  # and how many violations there were
    taker: int = int8()  # who obtains cards, how many are still missing,
    owed: int = int8()
    giver: int = int8()  # and who gave or was passed over last
    # the zone, in the order of its cells: from below, and in a line from the left
    zone_size: int = int8()
    zone_cell: Array = int16(MOST_IN_PLAY)
    zone_card: Array = uint8(MOST_IN_PLAY)
    shown: Array = int8(CARDS)  # has the open side been seen in this game?
    laid_by: Array = int8(CARDS)  # who laid a card of the zone
    # each player's row, in the order the cards came
    row: Array = uint8(SEATS, LONGEST_ROW)
    row_size: Array = int8(SEATS)
    # the box, and on it the pile; the pile's top card is the last one
    stock: Array = uint8(DECK_CARDS)
    box_size: int = int8()
    pile_size: int = int8()
    # the open sides: of a card not shown they are nobody's knowledge
    height: Array = int16(CARDS)  # in tenths of a metre
    year: Array = int16(CARDS)
    # what each seat remembers of the compared number, for bots: its own secret
    travellers: Array = int8(SEATS)
    belief: Array = int16(SEATS, CARDS)
