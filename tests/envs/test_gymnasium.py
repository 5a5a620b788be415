"""Gymnasium's own checks, one seat among bots, and the same over a batch."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pytest.importorskip("gymnasium", reason="no Gymnasium: pip install tripolis[envs]")

from gymnasium.utils.env_checker import check_env

from tripolis.engine.errors import BadOption
from tripolis.envs.gymnasium import SeatEnv, VectorSeatEnv


def play(env: SeatEnv, seed: int) -> tuple[float, int]:
    """A match of the first legal action; the reward, and how many moves it took."""
    _, info = env.reset(seed=seed)
    for moves in range(1, 2000):
        _, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        if over:
            return reward, moves
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
