"""Two rows of two cards around an open one: small enough to enumerate."""

from __future__ import annotations

from collections.abc import Sequence

from tripolis.engine.luck import new_luck
from tripolis.games.comparity import GAME, dealing, phase, rows, zone
from tripolis.games.comparity.components import CARD_NUMBERS
from tripolis.games.comparity.state import NOBODY, State

FIRST = ("big_ben", 960)
"""The card that lies open, and its height in tenths of a metre."""
ROWS = (("atomium", "london_eye"), ("tokyo_tower", "gherkin"))
LOW, HIGH = 500, 2000
"""In each row one card is low and the other high; nobody knows which before it is opened."""
DECISIONS = 7
"""A match is never longer."""
PLAYERS = 2
OPTIONS = {"travellers": "person"}


def chance_nodes() -> tuple[int, ...]:
    """How many equally likely outcomes each chance node has: the high card of each row."""
    return tuple(len(row) for row in ROWS)


def deal(outcomes: Sequence[int]) -> State:
    """The table after these outcomes; the pile is empty."""
    s: State = GAME.new_state()
    GAME.setup(s, PLAYERS, GAME.encode_options(GAME.full_options(OPTIONS)), new_luck(0))
    dealing.clear(s)
    s.zone_size = s.pile_size = s.box_size = 0
    s.row_size[:] = 0
    s.row[:] = 0
    s.stock[:] = 0
    s.zone_card[:] = 0
    s.zone_cell[:] = 0
    s.first = s.turn = 0
    s.phase = phase.TURN
    name, height = FIRST
    first = CARD_NUMBERS[name]
    zone.put_into_zone(s, first, zone.cell_at(0, 0), NOBODY)
    s.shown[first] = 1
    s.height[first] = height
    for seat, row in enumerate(ROWS):
        for place, text in enumerate(row):
            rows.add_to_row(s, seat, CARD_NUMBERS[text])
            s.height[CARD_NUMBERS[text]] = HIGH if place == outcomes[seat] else LOW
    return s
