"""The state of a match of Lanterns: one record of small numbers.

It says who holds and has shown what. Who has won which lantern follows from that, so it is not
stored.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from tests.example_game.lanterns.components import HIGHEST, ROUNDS, SEATS
from tripolis.engine.game import Choice
from tripolis.engine.layout import record

State: TypeAlias = Any
"""A record of `STATE`."""

STAYS, GOES_OUT = 0, 1

OPTIONS = (Choice("unclaimed", ("stays", "goes_out"), "stays"),)

STATE = record(
    ("players", "i1"),
    ("unclaimed", "i1"),  # the option
    ("rounds_played", "i1"),
    ("lanterns", "i1", ROUNDS),  # one a round; the later ones lie face down
    ("hand", "i1", (SEATS, HIGHEST + 1)),  # how many cards of each number; none of 0
    ("answer", "i1", SEATS),  # the card chosen this round, still in hand
    ("shown", "i1", (SEATS, ROUNDS)),  # the card shown in each round
)
