"""Who plays whom, in which seats, with which cards: a pure function of three numbers.

A *line-up* is a set of contestants that meet at a table; every set of the right size is one. Every
line-up plays every deal in every seating of a balanced Latin square. So everybody gets the same
cards in the same seats against the same opponents, and the luck of deal and seat cancels out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import overload


@dataclass(frozen=True)
class Fixture:
    """A match to play."""

    number: int
    """Its place in the schedule, from 0."""
    deal: int
    seats: tuple[int, ...]
    """The contestant in each seat."""


def seatings(players: int) -> list[tuple[int, ...]]:
    """The fewest seating orders that are fair to all.

    Everybody gets every seat equally often, and acts right after every opponent equally often.
    """
    # A zigzag 0, 1, n-1, 2, n-2, … meets every distance between neighbours once (Williams, 1949);
    # with an odd number of players the distances balance only together with the reverse orders.
    zigzag = [(step + 1) // 2 * (1 if step % 2 else -1) for step in range(players)]
    rows = [tuple((turn + place) % players for place in zigzag) for turn in range(players)]
    return rows + [row[::-1] for row in rows] if players % 2 and players > 1 else rows


class Schedule(Sequence[Fixture]):
    """All matches of a tournament: deal after deal, and in each every line-up and seating."""

    def __init__(self, contestants: int, players: int, matches: int) -> None:
        self.line_ups = list(combinations(range(contestants), players))
        self.seatings = seatings(players)
        self.matches_a_deal = len(self.line_ups) * len(self.seatings)
        self.deals = -(-matches // self.matches_a_deal)

    def __len__(self) -> int:
        return self.deals * self.matches_a_deal

    @overload
    def __getitem__(self, place: int) -> Fixture: ...
    @overload
    def __getitem__(self, place: slice) -> list[Fixture]: ...
    def __getitem__(self, place: int | slice) -> Fixture | list[Fixture]:
        if isinstance(place, slice):
            return [self[number] for number in range(*place.indices(len(self)))]
        if not 0 <= place < len(self):
            raise IndexError(place)
        deal, within = divmod(place, self.matches_a_deal)
        line_up, seating = divmod(within, len(self.seatings))
        sitting = self.line_ups[line_up]
        return Fixture(place, deal, tuple(sitting[who] for who in self.seatings[seating]))
