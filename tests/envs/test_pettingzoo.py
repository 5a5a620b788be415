"""PettingZoo's own tests, and what an agent may count on."""

from __future__ import annotations

import copy
from functools import partial
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="no PettingZoo: pip install tripolis[envs]")

from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

import tripolis
from tripolis.engine.errors import BadArgument, BadOption, IllegalMove, WrongSeat
from tripolis.envs import pettingzoo

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("kosmopolis", 3, {"edition": "pl"}),
    ("splendor", 4, {"modules": ["orient", "cities"]}),
    ("comparity", 2, {}),
]
each_table = pytest.mark.parametrize(
    ("game", "players", "options"), TABLES, ids=[game for game, _, _ in TABLES]
)


@each_table
def test_it_passes_pettingzoos_api_test(game: str, players: int, options: dict[str, Any]) -> None:
    api_test(pettingzoo.env(game, players=players, **options), num_cycles=40)


def test_it_passes_pettingzoos_seed_test() -> None:
    seed_test(partial(pettingzoo.env, "kosmopolis", players=3), num_cycles=60)


def test_it_passes_pettingzoos_render_test(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(pettingzoo.env, "kosmopolis", players=2))
    assert "Player 1 sets two cards aside." in capsys.readouterr().out


def test_it_runs_pettingzoos_performance_benchmark(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The benchmark plays for five seconds; a clock that hurries makes it one round."""
    clock = iter(range(0, 1000, 10))
    monkeypatch.setattr("time.time", lambda: next(clock))
    performance_benchmark(pettingzoo.env("kosmopolis", players=2))
    assert "turns per second" in capsys.readouterr().out


def test_a_match_ends_with_everybodys_reward() -> None:
    env = pettingzoo.env("kosmopolis", players=4, rewards=(1, 0, 0, -1))
    env.reset(seed=3)
    random = np.random.default_rng(1)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        total[agent] += reward
        mask = observation["action_mask"]
        env.step(None if termination or truncation else int(random.choice(np.flatnonzero(mask))))
    assert sum(total.values()) == 0
    assert max(total.values()) > 0


def test_an_illegal_action_ends_the_match() -> None:
    env = pettingzoo.env("kosmopolis", players=2)
    env.reset(seed=3)
    loser = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(loser)["action_mask"] == 0)[0]))
    assert env.terminations[loser]
    assert env.rewards[loser] == -1


def test_a_table_that_cannot_be_is_refused() -> None:
    with pytest.raises(BadOption):
        pettingzoo.env("kosmopolis", players=9)


def test_what_the_environment_does_not_have_is_refused() -> None:
    with pytest.raises(BadOption, match="human, ansi"):
        pettingzoo.env("kosmopolis", render_mode="rgb_array")
    env = pettingzoo.RawEnv("kosmopolis")
    for seed in (-1, True, "7"):
        with pytest.raises(BadArgument, match="“seed” must be a whole number"):
            env.reset(seed=seed)
    env.reset(seed=1)
    for look in (env.observe, env.observation_space, env.action_space):
        with pytest.raises(WrongSeat, match="no seat “seat_2”"):
            look("seat_2")


def test_an_illegal_action_costs_the_value_of_the_last_place() -> None:
    env = pettingzoo.env("kosmopolis", players=2, rewards=(2, -3))
    env.reset(seed=3)
    loser = env.agent_selection
    env.step(int(env.observe(loser)["action_mask"].argmin()))
    assert env.rewards[loser] == -3


@pytest.mark.parametrize("make", [pettingzoo.env, pettingzoo.RawEnv])
@pytest.mark.parametrize(
    ("action", "error"), [(-1, IllegalMove), (1 << 40, IllegalMove), (0.5, BadArgument)]
)
def test_what_is_no_action_is_refused(make: Any, action: Any, error: type[Exception]) -> None:
    env = make("kosmopolis", players=2)
    env.reset(seed=3)
    before = env.state().tolist()
    with pytest.raises(error):
        env.step(action)
    assert env.state().tolist() == before


def test_without_the_guard_an_illegal_action_is_an_error() -> None:
    env = pettingzoo.RawEnv("kosmopolis", players=2)
    env.reset(seed=3)
    with pytest.raises(IllegalMove):
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmin()))


def test_one_seed_is_one_deal() -> None:
    env = pettingzoo.env("splendor", players=3)
    env.reset(seed=7)
    match = tripolis.new("splendor", 3, seed=7)
    assert env.unwrapped._table.state.tobytes() == match.state.tobytes()
    assert {info["seed"] for info in env.infos.values()} == {7}


@each_table
def test_the_state_reveals_everything(game: str, players: int, options: dict[str, Any]) -> None:
    """It is every number of the record, so it tells worlds apart that all agents take for one."""
    env = pettingzoo.env(game, players=players, **options)
    env.reset(seed=1)
    seen = env.state()
    assert env.state_space.contains(seen)
    record = tripolis.new(game, players, seed=1, **options).state
    assert seen.sum() == sum(record[name].sum(dtype=float) for name in record.dtype.names)
    env.reset(seed=2)
    assert (env.state() != seen).any()


def test_a_copy_of_an_environment_plays_on_alike() -> None:
    env = pettingzoo.env("kosmopolis", players=2)
    env.reset(seed=1)
    other = copy.deepcopy(env)
    for _ in range(5):
        action = int(env.observe(env.agent_selection)["action_mask"].argmax())
        env.step(action)
        other.step(action)
        assert (env.state() == other.state()).all()
