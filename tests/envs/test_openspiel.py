"""OpenSpiel's own tests, its bots, and the leak law on what it calls information states."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="no OpenSpiel: pip install tripolis[envs]")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

import tripolis  # noqa: E402
from tripolis.engine.errors import BadArgument, BadOption, IllegalMove, MatchOver, WrongSeat  # noqa: E402
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


WITH_OPTIONS = [
    "tripolis_kosmopolis(edition=cs,players=3)",
    "tripolis_splendor(modules=orient+cities,max_idle_rounds=5)",
    "tripolis_comparity(mode=year,travellers=author+guide)",
]
each_with_options = pytest.mark.parametrize("text", WITH_OPTIONS)


@each_with_options
def test_it_passes_openspiels_random_simulation(text: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=1, serialize=True, verbose=False)


@each_with_options
def test_a_game_loads_from_its_own_string(text: str) -> None:
    game = pyspiel.load_game(text)
    for same in (pyspiel.load_game(str(game)), pickle.loads(pickle.dumps(game))):
        assert str(same) == str(game)
        assert same.encoded.tolist() == game.encoded.tolist()
    usual = pyspiel.load_game(game.get_type().short_name)
    assert usual.encoded.tolist() != game.encoded.tolist()


@each_with_options
def test_a_state_can_be_written_read_pickled_and_copied(text: str) -> None:
    game = pyspiel.load_game(text)
    state = game.new_initial_state()
    for byte in range(openspiel.SEED_BYTES):
        state.apply_action(byte)
    play_some(state, 6)
    written = pyspiel.serialize_game_and_state(game, state)
    copies = [pyspiel.deserialize_game_and_state(written)[1], copy.deepcopy(state)]
    for other in [*copies, pickle.loads(pickle.dumps(state))]:
        assert other.record.tobytes() == state.record.tobytes()
        assert other.history() == state.history()


def test_an_option_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadOption, match="“fr”"):
        pyspiel.load_game("tripolis_kosmopolis(edition=fr)")


def test_chance_nodes_are_the_bytes_of_the_seed() -> None:
    game = pyspiel.load_game("tripolis_kosmopolis")
    assert game.max_chance_nodes_in_history() == openspiel.SEED_BYTES
    assert game.max_history_length() == openspiel.SEED_BYTES + game.max_game_length()


LENGTHS = {
    "tripolis_kosmopolis": 102,
    "tripolis_kosmopolis(players=4)": 138,
    "tripolis_splendor(max_idle_rounds=2)": 14_428,
    "tripolis_splendor(modules=orient+strongholds,players=4)": 214_920,
    "tripolis_comparity": 290,
    "tripolis_comparity(players=5)": 750,
}


def never_in_a_hurry(texts: list[str], turn: int) -> int:
    """A choice that makes a match long: no purchase, many Scholars, checks and draws."""
    for wanted in ("take", "gold", "draw", "check", "G"):
        for place, text in enumerate(texts):
            if text.startswith(wanted) and not text.endswith("city"):
                return place
    return turn % len(texts)


@pytest.mark.parametrize("text", LENGTHS)
def test_no_match_is_longer_than_its_bound(text: str) -> None:
    """The bounds follow from the rules (each game's `length.py`); slow players stay within them."""
    game = pyspiel.load_game(text)
    assert game.max_game_length() == LENGTHS[text]
    for slow in (True, False):
        state = game.new_initial_state()
        for byte in range(openspiel.SEED_BYTES):
            state.apply_action(byte)
        moves = 0
        while not state.is_terminal() and moves < 800:
            legal = state.legal_actions()
            texts = [state.action_to_string(action) for action in legal] if slow else []
            choice = never_in_a_hurry(texts, moves) if slow else moves * 7 % len(legal)
            state.apply_action(legal[choice])
            moves += 1
        assert state.is_terminal()
        assert moves <= game.max_game_length()


def test_what_cannot_be_played_is_refused() -> None:
    fresh = pyspiel.load_game("tripolis_kosmopolis").new_initial_state()
    with pytest.raises(BadArgument, match="from 0 to 255"):
        fresh.apply_action(256)
    state = dealt("kosmopolis")
    for action, sentence in ((-2, "no action -2"), (1 << 40, "numbered"), (273, "not legal")):
        with pytest.raises(IllegalMove, match=sentence):
            state.apply_action(action)
    with pytest.raises(IllegalMove, match="no action 9999"):
        state.action_to_string(0, 9999)
    observer = state.get_game().make_py_observer()
    with pytest.raises(WrongSeat):
        observer.set_from(state, 100)
    with pytest.raises(WrongSeat):
        observer.string_from(state, -1)
    while not state.is_terminal():
        play_some(state, 1)
    with pytest.raises(MatchOver):
        state.apply_action(0)


def test_nature_writes_the_seed_byte_by_byte() -> None:
    state = dealt("splendor", seed=77, players=3, modules="orient+cities")
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
