"""Strengths that do not depend on the order of matches: Bradley and Terry's model.

The odds that one player finishes ahead of another are the ratio of their strengths. A match of more
than two counts as a comparison of each pair; a tie is half a victory. Strengths are given in Elo
points, 0 for the average: 400 points are odds of ten to one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tripolis.arena.play import Outcome

_RESAMPLES = 400
_ROUNDS = 400
_PRIOR = 0.5
"""Everybody has won and lost so much of a match against an average player, so that nobody's
strength is infinite."""
_POINTS = 400.0
_COVERED = 95.0
"""Percent of the resamples that lie within the interval."""


@dataclass(frozen=True)
class Strength:
    """A contestant's strength in Elo points, with its 95 % interval."""

    points: float = 0.0
    low: float = 0.0
    high: float = 0.0


def strengths_of(outcomes: Sequence[Outcome], contestants: int) -> list[Strength]:
    """Every contestant's strength.

    The interval comes from playing with the deals again, each drawn as often as chance has it: the
    matches of one deal stay together, because they share its luck.
    """
    deals = _wins_by_deal(outcomes, contestants)
    best = _fit(deals.sum(axis=0)[None])[0]
    random = np.random.default_rng(0)
    times = random.multinomial(len(deals), np.full(len(deals), 1 / len(deals)), size=_RESAMPLES)
    drawn = _fit(np.tensordot(times.astype(np.float64), deals, axes=1))
    outside = (100.0 - _COVERED) / 2
    low, high = np.percentile(drawn, [outside, 100.0 - outside], axis=0)
    return [
        Strength(float(best[i]), float(min(low[i], best[i])), float(max(high[i], best[i])))
        for i in range(contestants)
    ]


def _wins_by_deal(outcomes: Sequence[Outcome], contestants: int) -> NDArray[np.float64]:
    """[deal, one, other]: how often the one finished ahead of the other."""
    places = {deal: place for place, deal in enumerate(sorted({one.deal for one in outcomes}))}
    wins = np.zeros((len(places), contestants, contestants))
    for outcome in outcomes:
        ranked = list(zip(outcome.seats, outcome.ranks, strict=True))
        for one, rank in ranked:
            for other, behind in ranked:
                if one != other:
                    won = 1.0 if rank < behind else 0.5 if rank == behind else 0.0
                    wins[places[outcome.deal], one, other] += won
    return wins


def _fit(wins: NDArray[np.float64]) -> NDArray[np.float64]:
    """Elo points of each contestant, for several tables of wins at once.

    Hunter's minorisation: each round brings the strengths nearer to the most likely ones.
    """
    met = wins + wins.transpose(0, 2, 1)
    won = wins.sum(axis=2) + _PRIOR
    strength = np.ones(won.shape)
    for _ in range(_ROUNDS):
        pairs = (met / (strength[:, :, None] + strength[:, None, :])).sum(axis=2)
        strength = won / (pairs + 2 * _PRIOR / (strength + 1.0))
        strength /= np.exp(np.log(strength).mean(axis=1, keepdims=True))
    points: NDArray[np.float64] = _POINTS * np.log10(strength)
    return points
