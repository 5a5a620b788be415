"""Tiny variants: every deal is enumerated, and players are held against the truth."""

from __future__ import annotations

from itertools import product
from math import prod
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="no OpenSpiel: pip install tripolis[envs]")

from open_spiel.python.algorithms import exploitability  # noqa: E402

from tests.envs.test_endgame import walk  # noqa: E402
from tripolis.envs import tiny  # noqa: E402

each_game = pytest.mark.parametrize("name", ["kosmopolis", "splendor", "comparity"])


def load(name: str) -> Any:
    return pyspiel.load_game(f"tripolis_{name}_tiny")


@each_game
def test_chance_nodes_deal_every_hidden_card(name: str) -> None:
    game = load(name)
    assert str(pyspiel.load_game(str(game))) == str(game)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    worlds = set()
    for outcomes in product(*map(range, game.chances)):
        state = game.new_initial_state()
        for outcome in outcomes:
            chances = state.chance_outcomes()
            assert sum(chance for _, chance in chances) == pytest.approx(1)
            state.apply_action(outcome)
        worlds.add(state.record.tobytes())
    assert len(worlds) == prod(game.chances)


@each_game
def test_seats_do_not_know_the_whole_deal(name: str) -> None:
    game = load(name)
    known: dict[str, set[bytes]] = {}
    for outcomes in product(*map(range, game.chances)):
        state = game.new_initial_state()
        for outcome in outcomes:
            state.apply_action(outcome)
        known.setdefault(state.information_state_string(0), set()).add(state.record.tobytes())
    assert all(len(worlds) > 1 for worlds in known.values())


def test_the_whole_tree_is_small_and_leaks_nothing() -> None:
    found: dict[tuple[int, str], set[tuple[int, ...]]] = {}
    assert walk(load("splendor").new_initial_state(), found) == 1212
    assert all(len(choices) == 1 for choices in found.values())


def test_a_search_is_held_against_the_truth() -> None:
    game = load("splendor")
    greedy, search = (
        exploitability.nash_conv(game, tiny.player_policy(game, name))
        for name in ("greedy", "search:100")
    )
    assert search < greedy
