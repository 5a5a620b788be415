"""Counting many matches: who won how often, by how much, and from which seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from tripolis.arena.share import Share


@dataclass(frozen=True)
class Row:
    """How one player, or one seat, fared."""

    matches: int
    wins: float
    """A victory shared by three counts as a third for each."""
    share: float
    """The share of matches won."""
    low: float
    high: float
    """The share's 95 % interval."""
    mean_rank: float
    mean_points: float
    least_points: int
    most_points: int


class Tally:
    """Running totals per player or per seat; the matches themselves are not kept."""

    def __init__(self, count: int) -> None:
        self.matches = 0
        self._wins = np.zeros(count)
        self._ranks = np.zeros(count)
        self._points = np.zeros(count)
        self._least = np.full(count, np.iinfo(np.int64).max)
        self._most = np.full(count, np.iinfo(np.int64).min)

    def add(self, ranks: Any, points: Any) -> None:
        """Add matches: one row per match, one column per player."""
        first = ranks == 1
        self.matches += len(ranks)
        self._wins += (first / first.sum(axis=1, keepdims=True)).sum(axis=0)
        self._ranks += ranks.sum(axis=0)
        self._points += points.sum(axis=0)
        self._least = np.minimum(self._least, points.min(axis=0))
        self._most = np.maximum(self._most, points.max(axis=0))

    def rows(self) -> list[Row]:
        """The totals as rows."""
        rows = []
        for i, wins in enumerate(self._wins):
            low, high = Share(float(wins), self.matches).interval
            rows.append(
                Row(
                    matches=self.matches,
                    wins=float(wins),
                    share=float(wins) / self.matches,
                    low=low,
                    high=high,
                    mean_rank=float(self._ranks[i]) / self.matches,
                    mean_points=float(self._points[i]) / self.matches,
                    least_points=int(self._least[i]),
                    most_points=int(self._most[i]),
                )
            )
        return rows


@dataclass
class Lengths:
    """How many moves matches took."""

    matches: int = 0
    total: int = 0
    shortest: int = 0
    longest: int = 0

    def add(self, moves: Any) -> None:
        """Add the lengths of some matches."""
        shortest = int(moves.min())
        self.shortest = min(self.shortest, shortest) if self.matches else shortest
        self.longest = max(self.longest, int(moves.max()))
        self.total += int(moves.sum())
        self.matches += len(moves)

    @property
    def mean(self) -> float:
        """The mean length."""
        return self.total / self.matches
