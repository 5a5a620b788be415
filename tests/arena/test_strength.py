"""Bradley and Terry's strengths: order does not matter, and intervals hold the truth."""

from __future__ import annotations

import numpy as np
import pytest

from tripolis.arena.play import Outcome
from tripolis.arena.strength import strengths_of


def match(number: int, seats: tuple[int, ...], ranks: tuple[int, ...], deal: int = 0) -> Outcome:
    return Outcome(number, deal or number, seats, ranks, (0,) * len(seats), 50)


def duels(wins: int, losses: int) -> list[Outcome]:
    return [match(i, (0, 1), (1, 2) if i < wins else (2, 1)) for i in range(wins + losses)]


def test_odds_of_three_to_one_are_191_points() -> None:
    one, other = strengths_of(duels(3000, 1000), 2)
    assert one.points - other.points == pytest.approx(400 * np.log10(3), abs=1)
    assert one.low < one.points < one.high
    assert one.points == pytest.approx(-other.points)


def test_the_order_of_matches_does_not_matter() -> None:
    outcomes = duels(30, 20)
    assert strengths_of(outcomes, 2) == strengths_of(outcomes[::-1], 2)


def test_more_matches_narrow_the_interval() -> None:
    few, many = strengths_of(duels(6, 4), 2)[0], strengths_of(duels(600, 400), 2)[0]
    assert many.high - many.low < 0.3 * (few.high - few.low)


def test_a_player_that_always_wins_has_a_strength() -> None:
    one, other = strengths_of(duels(20, 0), 2)
    assert 300 < one.points - other.points < 1500


def test_a_tie_favours_nobody() -> None:
    outcomes = [match(i, (0, 1, 2), (1, 1, 1)) for i in range(10)]
    assert [one.points for one in strengths_of(outcomes, 3)] == pytest.approx([0, 0, 0], abs=1e-9)


def test_a_table_of_four_ranks_four() -> None:
    random = np.random.default_rng(1)
    true = np.array([2.0, 1.0, 0.0, -1.0])
    outcomes = []
    for number in range(2000):
        luck = true + random.gumbel(size=4)
        ranks = tuple(int(rank) for rank in 1 + (-luck).argsort().argsort())
        outcomes.append(match(number, (0, 1, 2, 3), ranks))
    found = strengths_of(outcomes, 4)
    for strength, value in zip(found, true - true.mean(), strict=True):
        assert strength.low - 10 < value * 400 / np.log(10) < strength.high + 10


def test_matches_of_one_deal_are_resampled_together() -> None:
    """Ten copies of each result say no more than one."""
    once = [match(i, (0, 1), (1, 2) if i % 3 else (2, 1), deal=1 + i) for i in range(30)]
    often = [
        match(10 * i + k, one.seats, one.ranks, deal=one.deal)
        for i, one in enumerate(once)
        for k in range(10)
    ]
    single, repeated = strengths_of(once, 2)[0], strengths_of(often, 2)[0]
    assert repeated.high - repeated.low > 0.8 * (single.high - single.low)


def test_a_contestant_in_two_seats_is_not_compared_with_itself() -> None:
    outcomes = [match(i, (0, 1, 1), (1, 2, 3)) for i in range(5)]
    one, other = strengths_of(outcomes, 2)
    assert one.points > other.points
