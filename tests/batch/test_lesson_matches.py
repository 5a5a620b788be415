"""The matches that search lessons on a processor are made of."""

from __future__ import annotations

import numpy as np
import pytest

from tripolis.engine.game import find_game
from tripolis.engine.rule import folder_of
from tripolis.learn.matches import Decisions, Order, play
from tripolis.learn.setups import Setup
from tripolis.players.opinion import FILE

ITERATIONS = 6


def order(players: int, seed: int = 3) -> Order:
    weights = (folder_of(find_game("kosmopolis").reimagine) / FILE).read_bytes()
    return Order("kosmopolis", Setup(players, choices=48), weights, ITERATIONS, seed)


@pytest.fixture(scope="module")
def decisions() -> Decisions:
    return play(order(3))


def test_only_decisions_between_several_moves_teach(decisions: Decisions) -> None:
    game = find_game("kosmopolis")
    for s, seat in zip(decisions.states, decisions.player, strict=True):
        assert game.must_act(s) >> int(seat) & 1
        assert len(game.legal_actions(s, int(seat))) > 1


def test_what_was_tried_stands_where_the_move_is_listed(decisions: Decisions) -> None:
    game = find_game("kosmopolis")
    for s, seat, visits, worth in zip(
        decisions.states, decisions.player, decisions.visits, decisions.worth, strict=True
    ):
        assert visits.sum() == ITERATIONS
        assert (worth <= visits).all()
        assert not visits[len(game.legal_actions(s, int(seat))) :].any()


def test_expectations_end_with_the_outcome(decisions: Decisions) -> None:
    assert decisions.shares.sum(1) == pytest.approx(1.0, abs=1e-5)
    assert sorted(set(decisions.shares[-1])) in ([0.0, 1.0], [0.0, 0.5], [pytest.approx(1 / 3)])


def test_the_same_order_plays_the_same_match(decisions: Decisions) -> None:
    again, other = play(order(3)), play(order(3, seed=4))
    assert all(np.array_equal(one, two) for one, two in zip(decisions, again, strict=True))
    assert not np.array_equal(decisions.states[0], other.states[0])
