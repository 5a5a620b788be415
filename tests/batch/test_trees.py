"""Search at many tables at once: what the trees of learning hold, whatever the network says."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tripolis.batch import Tables
from tripolis.batch.stepping import NOBODY, TableArrays, build_list
from tripolis.learn.trees import Trees, build_record, build_walk, new_trees, plant
from tripolis.players.guided import GuidedSettings
from tripolis.players.network import SEATS
from tripolis.players.tree import ROOT

ITERATIONS = 40


def grow(tables: Tables, favourite: float) -> Trees:
    """Trees of a network that expects `favourite` for the player to move, and likes all moves."""
    game, count, players = tables.game, tables.count, tables.players
    run, edges = tables.device.run, game.most_legal
    trees = new_trees(np.zeros, count, ITERATIONS, edges)
    leaves = TableArrays(
        np.zeros(count, game.state),
        np.zeros(count, np.int8),
        tables.arrays.lucks,
        np.zeros((count, edges), np.int16),
        players,
    )
    counts = np.zeros(count, np.int32)
    chances = np.full((count, edges), 1 / edges, np.float32)
    for number in range(ITERATIONS + 1):
        if number == 0:
            run(plant, count, tables.arrays, leaves, trees)
        else:
            walk = build_walk(game)
            run(walk, count, tables.arrays, leaves, trees, GuidedSettings())
        run(build_list(game), count, leaves, counts)
        shares = np.zeros((count, SEATS), np.float32)
        shares[:, 0] = favourite
        shares[:, 1:players] = (1 - favourite) / (players - 1)
        run(build_record(game), count, leaves, counts, chances, shares, trees)
    return trees


@pytest.fixture(
    params=[
        pytest.param(name, marks=pytest.mark.xdist_group(name))
        for name in ("kosmopolis", "lanterns")
    ]
)
def tables(request: pytest.FixtureRequest) -> Tables:
    tables = Tables(request.param, 2, 6, seed=3)
    for _ in range(7):
        tables.step(tables.choose(["random", "random"]))
    return tables


def test_every_iteration_visits_a_legal_move_of_the_root(tables: Tables) -> None:
    trees = grow(tables, 0.5)
    listed, counts = tables.legal()
    for i in range(tables.count):
        assert tables.player[i] != NOBODY
        assert trees.choices[i, ROOT] == counts[i]
        assert trees.action[i, ROOT, : counts[i]].tolist() == listed[i, : counts[i]].tolist()
        assert trees.visits[i, ROOT].sum() == ITERATIONS
        assert trees.mover[i, ROOT] == tables.player[i]


def test_the_shares_of_all_seats_come_to_one_victory_an_iteration(tables: Tables) -> None:
    trees = grow(tables, 0.7)
    assert trees.expected[:, : tables.players].sum(1) == pytest.approx(ITERATIONS + 1, rel=1e-4)


def test_a_node_below_the_root_is_visited_no_more_than_the_way_to_it(tables: Tables) -> None:
    trees = grow(tables, 0.5)
    for i in range(tables.count):
        for node, edge in zip(*np.nonzero(trees.child[i]), strict=True):
            below: Any = trees.visits[i, trees.child[i, node, edge]]
            assert below.sum() <= trees.visits[i, node, edge]


def test_the_matches_stay_as_they_are(tables: Tables) -> None:
    before = tables.states.tobytes()
    grow(tables, 0.5)
    assert tables.states.tobytes() == before
