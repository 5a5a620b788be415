"""OpenSpiel's own tests, its bots, and the leak law on what it calls information states."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="no OpenSpiel: pip install tripolis[envs]")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

import tripolis  # noqa: E402
from tripolis.envs import openspiel  # noqa: E402

GAMES = ["kosmopolis", "splendor", "comparity"]
each_game = pytest.mark.parametrize("name", GAMES)


def dealt(name: str, seed: int = 5, **params: Any) -> Any:
    """A match after the deal."""
    state = pyspiel.load_game(f"tripolis_{name}", params).new_initial_state()
    for byte in seed.to_bytes(openspiel.SEED_BYTES, "little"):
        assert state.is_chance_node()
        state.apply_action(byte)
    return state


def play_some(state: Any, moves: int) -> None:
    for turn in range(moves):
        legal = state.legal_actions()
        state.apply_action(legal[turn * 7 % len(legal)])


@each_game
def test_it_passes_openspiels_random_simulation(name: str) -> None:
    game = pyspiel.load_game(f"tripolis_{name}")
    pyspiel.random_sim_test(game, num_sims=1, serialize=name == "kosmopolis", verbose=False)


def test_nature_writes_the_seed_byte_by_byte() -> None:
    state = dealt("splendor", seed=77, players=3, options="modules=orient,cities")
    match = tripolis.new("splendor", 3, seed=77, modules=["orient", "cities"])
    assert state.record.tobytes() == match.state.tobytes()
    assert state.current_player() == match.awaited[0]
    assert state.action_to_string(state.legal_actions()[0]) in map(
        str, match.legal(match.awaited[0])
    )


@each_game
def test_a_player_cannot_tell_resampled_states_apart(name: str) -> None:
    state = dealt(name, players=3)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for _ in range(4):
        play_some(state, 5)
        player = state.current_player()
        other = state.resample_from_infostate(player, sampler)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        assert other.record.tobytes() != state.record.tobytes()


def test_a_secret_choice_is_in_nobody_elses_information_state() -> None:
    one, other = dealt("kosmopolis"), dealt("kosmopolis")
    first, second = one.legal_actions()[:2]
    one.apply_action(first)
    other.apply_action(second)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_string(1) == other.information_state_string(1)


def test_a_clone_goes_its_own_way() -> None:
    state = dealt("kosmopolis")
    before = state.record.tobytes()
    play_some(state.clone(), 10)
    assert state.record.tobytes() == before


def test_returns_sum_to_zero() -> None:
    state = dealt("kosmopolis", players=4)
    while not state.is_terminal():
        assert state.returns() == [0.0] * 4
        play_some(state, 1)
    assert sum(state.returns()) == pytest.approx(0, abs=1e-6)
    assert any(state.returns())


def test_openspiels_search_plays_it() -> None:
    state = dealt("kosmopolis")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(state.get_game(), 1.4, 6, evaluator, random_state=np.random.RandomState(2))
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_openspiels_information_set_search_plays_it() -> None:
    state = dealt("kosmopolis")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        uct_c=1.4,
        max_simulations=8,
        evaluator=evaluator,
        random_state=np.random.RandomState(2),
    )
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
