"""How people and puzzles rate each other: Weng and Lin's model for one against one.

The numbers are those of openskill's Plackett-Luce model, which the arena uses. They are computed
here so that a table needs no other package; a test compares the two.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import NamedTuple

from tripolis.puzzles.puzzle import Puzzle

_MU, _SIGMA = 25.0, 25.0 / 3
_BETA = _SIGMA / 2
_KAPPA = 0.0001
"""The least that a variance is multiplied by."""
_TAU = _MU / 300
"""Strengths change with time: some uncertainty comes back with each comparison."""
_PUZZLE_SIGMA = 4.0
"""The built-in levels have tried a puzzle, so it is known better than a newcomer is."""
_SPREAD = 40.0
_POINTS = 40
"""People are shown points: 1000 for the average."""


class Rating(NamedTuple):
    """A strength and how uncertain it is."""

    mu: float = _MU
    sigma: float = _SIGMA

    @property
    def points(self) -> int:
        """The strength as people are shown it."""
        return round(self.mu * _POINTS)


def first_rating(puzzle: Puzzle) -> Rating:
    """A puzzle's difficulty before any person tried it, from how often the levels find it."""
    return Rating(_MU + _SPREAD * (puzzle.difficulty - 0.5), _PUZZLE_SIGMA)


def rate(winner: Rating, loser: Rating) -> tuple[Rating, Rating]:
    """Both ratings after the one has beaten the other."""
    variances = [rating.sigma**2 + _TAU**2 for rating in (winner, loser)]
    c = sqrt(sum(variances) + 2 * _BETA**2)
    surprise = 1 / (1 + exp((winner.mu - loser.mu) / c))
    return (
        _moved(winner.mu, variances[0], c, surprise, 1),
        _moved(loser.mu, variances[1], c, surprise, -1),
    )


def _moved(mu: float, variance: float, c: float, surprise: float, sign: int) -> Rating:
    shrunk = sqrt(variance) / c * variance / c**2 * surprise * (1 - surprise)
    return Rating(mu + sign * variance / c * surprise, sqrt(variance * max(1 - shrunk, _KAPPA)))
