"""Clocks: how long each decision has taken.

Clocks are not stored. The times of a match's entries say when every decision began and ended, so
the clocks are right after a restart too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from tripolis.server.models import Clock

_SECOND = 1000
_DAY = 86_400_000


@dataclass
class Clocks:
    """Since when each awaited seat has been thinking, and the reserve each seat has left, in ms."""

    since: dict[int, int] = field(default_factory=dict)
    left: dict[int, int] = field(default_factory=dict)

    def copy(self) -> Clocks:
        """The same clocks, to be changed apart from these."""
        return Clocks(dict(self.since), dict(self.left))


def begin(clock: Clock, players: int, awaited: Sequence[int], at: int) -> Clocks:
    """The first decisions begin."""
    left = dict.fromkeys(range(players), clock.reserve * _SECOND)
    return Clocks(dict.fromkeys(awaited, at), left)


def go_on(clocks: Clocks, clock: Clock, mover: int, awaited: Sequence[int], at: int) -> None:
    """A move was made: charge the mover's reserve and start the clocks of seats newly to move."""
    for seat, since in clocks.since.items():
        if seat == mover or seat not in awaited:
            late = at - since - clock.seconds * _SECOND
            clocks.left[seat] = max(0, clocks.left[seat] - max(0, late))
    clocks.since = {seat: at if seat == mover else clocks.since.get(seat, at) for seat in awaited}


def begin_again(clocks: Clocks, awaited: Sequence[int], at: int) -> None:
    """After an undo, every seat to move starts again."""
    clocks.since = dict.fromkeys(awaited, at)


def deadline(clocks: Clocks, clock: Clock, seat: int) -> int | None:
    """When the seat's time runs out; None without a limit."""
    since = clocks.since.get(seat)
    if since is None or clock.kind == "none":
        return None
    if clock.kind == "days":
        return since + clock.days * _DAY
    return since + clock.seconds * _SECOND + clocks.left[seat]
