"""What a match of Splendor says about somebody's play: their gems, and their first purchases."""

from __future__ import annotations

from collections.abc import Iterator

from tripolis.engine.habits import Habit
from tripolis.engine.match import Match
from tripolis.games.splendor import components
from tripolis.games.splendor.rules import TURN

_FIRST = 3
"""So many purchases are an opening."""


def habits(match: Match, seat: int) -> Iterator[Habit]:
    """The colours of the gems a seat took and of the first cards it bought."""
    bought = 0
    for played in match.played:
        if played.seat != seat:
            continue
        moves, _ = TURN.find(played.action)
        if moves.name in ("take", "take_same"):
            gained = played.after.tokens[seat] - played.before.tokens[seat]
            for colour, name in enumerate(components.COLOUR_NAMES):
                for _ in range(int(gained[colour])):
                    yield Habit("gems", f"splendor-{name}")
        for colour, name in enumerate(components.COLOUR_NAMES):
            more = played.after.bonuses[seat, colour] > played.before.bonuses[seat, colour]
            if more and bought < _FIRST:
                bought += 1
                yield Habit("first", f"splendor-{name}")
