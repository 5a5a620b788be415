"""Gymnasium's own checks, one seat among bots, and the same over a batch."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest

pytest.importorskip("gymnasium", reason="no Gymnasium: pip install tripolis[envs]")

import gymnasium
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import tripolis
from tripolis.batch import Tables
from tripolis.engine.errors import (
    BadArgument,
    BadOption,
    IllegalMove,
    MatchOver,
    TripolisError,
    WrongSeat,
)
from tripolis.envs.gymnasium import SeatEnv, VectorSeatEnv


def play(env: SeatEnv, seed: int) -> tuple[float, int, bytes]:
    """A match of the first legal action; the reward, how many moves it took, and what was seen at
    its end."""
    _, info = env.reset(seed=seed)
    for moves in range(1, 2000):
        seen, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        if over:
            return reward, moves, seen.tobytes()
    raise AssertionError("the match does not end")


@pytest.mark.parametrize(
    ("game", "players", "opponents"),
    [("kosmopolis", 2, ["greedy"]), ("splendor", 3, ["random", "newcomer"])],
)
def test_it_passes_gymnasiums_check(game: str, players: int, opponents: list[str]) -> None:
    check_env(SeatEnv(game, players, opponents=opponents, render_mode="ansi"))


def test_a_seed_repeats_a_match_and_its_bots() -> None:
    env = SeatEnv("kosmopolis", 3, seat=None, opponents=["greedy", "newcomer"])
    assert play(env, 5) == play(env, 5)
    assert len({play(env, seed) for seed in range(6)}) > 1


def test_it_is_always_the_agents_turn() -> None:
    env = SeatEnv("kosmopolis", 3, seat=2)
    _, info = env.reset(seed=1)
    over = False
    while not over:
        assert info["action_mask"].any()
        _, _, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[-1]))


def test_an_illegal_action_loses() -> None:
    env = SeatEnv("kosmopolis")
    _, info = env.reset(seed=1)
    _, reward, over, _, _ = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over) == (-1.0, True)


def test_every_other_seat_needs_a_bot() -> None:
    with pytest.raises(BadOption, match="2 other seats"):
        SeatEnv("kosmopolis", 3, opponents=["greedy"])
    with pytest.raises(BadOption, match="oracle"):
        SeatEnv("kosmopolis", 2, opponents=["oracle"])


def masked(mask: Any, random: np.random.Generator) -> Any:
    return (mask * random.random(mask.shape)).argmax(axis=1)


def test_a_batch_steps_and_ends_many_matches() -> None:
    envs = VectorSeatEnv("kosmopolis", 64, seat=1, opponents=["random"])
    seen, infos = envs.reset(seed=4)
    random = np.random.default_rng(0)
    ends = 0
    for _ in range(120):
        assert envs.observation_space.contains(seen)
        assert infos["action_mask"].any(axis=1).all()
        actions = masked(infos["action_mask"], random)
        seen, rewards, ended, cut, infos = envs.step(actions)
        assert ended.dtype == bool
        assert not cut.any()
        assert not rewards[~ended].any()
        if ended.any():
            assert (infos["_final_obs"] == ended).all()
            assert not infos["final_info"]["action_mask"][ended].any()
        ends += int(ended.sum())
    assert ends > 64


def test_a_batch_can_be_repeated() -> None:
    def rewards(seed: int) -> float:
        envs = VectorSeatEnv("kosmopolis", 16)
        _, infos = envs.reset(seed=seed)
        random, told = np.random.default_rng(0), []
        for _ in range(50):
            seen, _, _, _, infos = envs.step(masked(infos["action_mask"], random))
            told.append(seen.sum())
        return float(np.sum(told))

    assert rewards(1) == rewards(1) != rewards(2)


def test_an_illegal_action_loses_at_its_table_alone() -> None:
    envs = VectorSeatEnv("kosmopolis", 4)
    _, infos = envs.reset(seed=1)
    actions = infos["action_mask"].argmax(axis=1)
    actions[2] = infos["action_mask"][2].argmin()
    _, rewards, ended, _, _ = envs.step(actions)
    assert rewards.tolist() == [0, 0, -1, 0]
    assert ended.tolist() == [False, False, True, False]


# What is wrong at the edge

WRONG_ACTIONS = [
    (-1, IllegalMove, "no action -1"),
    (1 << 40, IllegalMove, "numbered from 0 to"),
    (0.0, BadArgument, "An action is a whole number"),
    ("0", BadArgument, "“0” of type str"),
    (None, BadArgument, "NoneType"),
    ([1, 2], BadArgument, "of type list"),
    (np.array([0]), BadArgument, "of type ndarray"),
]


@pytest.mark.parametrize(("action", "error", "sentence"), WRONG_ACTIONS)
@pytest.mark.parametrize("game", ["kosmopolis", "comparity"])
def test_what_is_no_action_is_refused(
    game: str, action: Any, error: type[Exception], sentence: str
) -> None:
    env = SeatEnv(game)
    _, info = env.reset(seed=1)
    with pytest.raises(error, match=sentence):
        env.step(action)
    env.step(int(info["action_mask"].argmax()))


@pytest.mark.parametrize(
    ("actions", "error"),
    [
        ([-1, 0, 0], IllegalMove),
        ([0, 0, 1 << 40], IllegalMove),
        ([0.0, 0.0, 0.0], BadArgument),
        ([0, 0], BadArgument),
    ],
)
def test_what_is_no_action_is_refused_in_a_batch(actions: Any, error: type[Exception]) -> None:
    envs = VectorSeatEnv("kosmopolis", 3)
    envs.reset(seed=1)
    with pytest.raises(error):
        envs.step(actions)


@pytest.mark.parametrize(
    ("opponents", "sentence"),
    [
        ("greedy", "“opponents” must be a list, not “greedy”"),
        (3, "“opponents” must be a list"),
        ([3], "no bot called “3”"),
        ([None], "no bot called “None”"),
    ],
)
def test_what_is_no_opponent_is_refused(opponents: Any, sentence: str) -> None:
    for make in (SeatEnv, lambda game, **given: VectorSeatEnv(game, 3, **given)):
        with pytest.raises(TripolisError, match=sentence):
            make("kosmopolis", opponents=opponents)


@pytest.mark.parametrize("seed", [-1, 1.0, "7", True, 1 << 256])
def test_what_is_no_seed_is_refused(seed: Any) -> None:
    for env in (SeatEnv("kosmopolis"), VectorSeatEnv("kosmopolis", 3)):
        with pytest.raises(BadArgument, match="“seed” must be a whole number from 0 to"):
            env.reset(seed=seed)


def test_the_seeds_of_a_batch_are_below_those_of_a_match() -> None:
    with pytest.raises(BadArgument, match=f"to {(1 << 63) - 1}, not"):
        VectorSeatEnv("kosmopolis", 3).reset(seed=1 << 63)
    _, info = SeatEnv("kosmopolis").reset(seed=1 << 200)
    assert info["seed"] == 1 << 200


def test_a_way_to_render_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadOption, match="human, ansi"):
        SeatEnv("kosmopolis", render_mode="rgb_array")
    with pytest.raises(BadOption, match="“ansi”"):
        VectorSeatEnv("kosmopolis", 3, render_mode="ansi")


def test_nothing_is_legal_before_the_first_deal() -> None:
    assert not SeatEnv("kosmopolis").action_masks().any()
    assert not VectorSeatEnv("kosmopolis", 3).action_masks().any()


@pytest.mark.parametrize("seat", [-1, 2, "0"])
def test_a_learner_sits_at_the_table(seat: Any) -> None:
    with pytest.raises(WrongSeat):
        SeatEnv("kosmopolis", seat=seat)
    with pytest.raises(WrongSeat):
        VectorSeatEnv("kosmopolis", 3, seat=seat)


def test_a_match_that_an_illegal_action_ended_goes_no_further() -> None:
    env = SeatEnv("kosmopolis", rewards=(2, -3))
    with pytest.raises(MatchOver, match="call `reset` first"):
        env.step(0)
    _, info = env.reset(seed=1)
    _, reward, over, _, after = env.step(int(info["action_mask"].argmin()))
    assert (reward, over) == (-3.0, True)
    assert not after["action_mask"].any()
    with pytest.raises(MatchOver):
        env.step(int(info["action_mask"].argmax()))


def test_an_illegal_action_costs_the_last_place_in_a_batch_and_plays_nothing() -> None:
    envs = VectorSeatEnv("kosmopolis", 2, rewards=(2, -3))
    seen, infos = envs.reset(seed=1)
    _, rewards, _, _, infos = envs.step(infos["action_mask"].argmin(axis=1))
    assert rewards.tolist() == [-3, -3]
    assert (infos["final_obs"] == seen).all()
    assert not infos["final_info"]["action_mask"].any()


# Seeds, seats and memory


def test_one_seed_is_one_deal() -> None:
    env = SeatEnv("kosmopolis", seat=None)
    _, info = env.reset(seed=7)
    assert info["seed"] == 7
    match = tripolis.new("kosmopolis", seed=7)
    assert env.unwrapped._table.state.tobytes() == match.state.tobytes() or info["seat"] > 0
    first = env.reset(seed=8)[1]["seed"]
    assert first == 8
    assert env.reset()[1]["seed"] not in (7, 8)


def test_a_batch_deals_the_matches_of_its_seed() -> None:
    envs = VectorSeatEnv("kosmopolis", 3)
    seen, infos = envs.reset(seed=7)
    assert infos["seed"].tolist() == [7, 8, 9]
    assert (seen == Tables("kosmopolis", 2, 3, seed=7).observe(0)).all()
    assert (seen[1] == SeatEnv("kosmopolis").reset(seed=8)[0]).all()


def memories(state: Any) -> list[int]:
    return [int(level) for level in state.travellers[:2]]


def test_a_learner_remembers_alike_in_every_interface() -> None:
    """A learner is a traveller, as the option's default is; a bot remembers by its level."""
    traveller, guide = 1, 2
    env = SeatEnv("comparity", seat=1, opponents=["expert:1"])
    env.reset(seed=3)
    assert memories(env._table.state) == [guide, traveller]
    envs = VectorSeatEnv("comparity", 1, seat=1, opponents=["expert:1"])
    assert memories(envs._tables.states[0]) == [guide, traveller]
    assert memories(SeatEnv("comparity")._table.state) == [traveller] * 2
    assert memories(tripolis.new("comparity").state) == [traveller] * 2


def test_a_batch_does_not_mix_up_memories() -> None:
    with pytest.raises(BadOption, match="remember differently"):
        VectorSeatEnv("comparity", 2, seat=None, opponents=["expert"])
    VectorSeatEnv("comparity", 2, seat=None, opponents=["expert"], travellers="author")


# The interface Gymnasium's friends know


def test_every_game_has_an_id_and_a_batch() -> None:
    env = gymnasium.make("tripolis/Kosmopolis-v1", players=3, opponents=["greedy", "random"])
    env.reset(seed=1)
    assert env.unwrapped.action_masks().dtype == bool
    envs = gymnasium.make_vec("tripolis/Kosmopolis-v1", num_envs=4, opponents=["greedy"])
    assert isinstance(envs.unwrapped, VectorSeatEnv)
    assert {"tripolis/Splendor-v1", "tripolis/Comparity-v1"} <= set(gymnasium.registry)


def test_metadata_stand_on_the_class() -> None:
    assert SeatEnv.metadata["render_modes"] == ["human", "ansi"]
    assert VectorSeatEnv.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_of_an_environment_plays_on_alike(copied: Any) -> None:
    env = SeatEnv("kosmopolis", 3, opponents=["greedy", "newcomer"])
    _, info = env.reset(seed=5)
    env.step(int(info["action_mask"].argmax()))
    other = copied(env)
    for _ in range(3):
        action = int(env.action_masks().argmax())
        one, two = env.step(action), other.step(action)
        assert (one[0] == two[0]).all()
    envs = VectorSeatEnv("kosmopolis", 2)
    _, infos = envs.reset(seed=5)
    others = copied(envs)
    actions = infos["action_mask"].argmax(axis=1)
    assert (envs.step(actions)[0] == others.step(actions)[0]).all()


def last_legal(seen: Any, masks: Any) -> Any:
    assert seen.dtype == np.float32
    return masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1)


@pytest.mark.parametrize("opponent", ["newcomer", "regular", last_legal])
def test_any_opponent_plays_in_a_batch_from_any_seat(opponent: Any) -> None:
    envs = VectorSeatEnv("kosmopolis", 6, 3, seat=None, opponents=["random", opponent])
    _, infos = envs.reset(seed=4)
    assert len(set(infos["seat"].tolist())) > 1
    random, ends = np.random.default_rng(0), 0
    for _ in range(40):
        assert infos["action_mask"].any(axis=1).all()
        _, rewards, ended, _, infos = envs.step(masked(infos["action_mask"], random))
        assert not rewards[~ended].any()
        ends += int(ended.sum())
    assert ends >= 6


def test_a_function_plays_the_same_alone_and_in_a_batch() -> None:
    env = SeatEnv("kosmopolis", opponents=[last_legal])
    envs = VectorSeatEnv("kosmopolis", 1, opponents=[last_legal])
    seen, info = env.reset(seed=6)
    rows, infos = envs.reset(seed=6)
    over = False
    while not over:
        assert (seen == rows[0]).all()
        action = int(info["action_mask"].argmax())
        seen, reward, over, _, info = env.step(action)
        rows, rewards, _, _, infos = envs.step([action])
    assert rewards[0] == reward
    assert infos["final_info"]["seed"].tolist() == [6]


def test_a_function_that_answers_wrongly_is_named_an_error() -> None:
    envs = VectorSeatEnv("kosmopolis", 2, seat=1, opponents=[lambda seen, masks: [0.5, 0.5]])
    with pytest.raises(BadArgument, match="array of integers"):
        envs.reset(seed=1)
    envs = VectorSeatEnv("kosmopolis", 2, seat=1, opponents=[lambda seen, masks: [273, 273]])
    with pytest.raises(IllegalMove):
        envs.reset(seed=1)


# Stable-Baselines3


NO_BASELINES = "no Stable-Baselines3: pip install tripolis[learn]"


@pytest.mark.parametrize("game", ["Kosmopolis", "Splendor", "Comparity"])
def test_it_passes_stable_baselines_check(game: str) -> None:
    checker = pytest.importorskip("stable_baselines3.common.env_checker", reason=NO_BASELINES)
    checker.check_env(gymnasium.make(f"tripolis/{game}-v1").unwrapped)


def test_maskable_ppo_learns_through_public_calls_alone() -> None:
    sb3_contrib = pytest.importorskip("sb3_contrib", reason=NO_BASELINES)
    env = gymnasium.make("tripolis/Kosmopolis-v1")
    model = sb3_contrib.MaskablePPO("MlpPolicy", env, n_steps=64, batch_size=64, seed=1)
    model.learn(128)
    seen, info = env.reset(seed=1)
    action, _ = model.predict(seen, action_masks=info["action_mask"])
    assert info["action_mask"][action] == 1
