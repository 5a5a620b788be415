"""The games as Gymnasium environments: one seat learns, bots hold the others.

    env = tripolis.envs.gymnasium.SeatEnv("kosmopolis", opponents=["greedy"])
    envs = tripolis.envs.gymnasium.VectorSeatEnv("kosmopolis", 1024, opponents=["greedy"])

An observation is what the seat knows, as the numbers that `game.observation` names; the legal
actions are in `info["action_mask"]`. The reward comes at the end and is the value of the place
taken. An illegal action ends the match as a loss.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv

from tripolis.batch import Tables
from tripolis.engine.errors import BadOption
from tripolis.engine.game import Game
from tripolis.envs.table import BOUND, SEED_RANGE, Table
from tripolis.players.levels import Player, find_mind, seat_options


def _knowledge(game: Game) -> spaces.Box:
    return spaces.Box(-BOUND, BOUND, (len(game.observation),), np.float32)


def _check_opponents(opponents: Sequence[str], players: int) -> None:
    if len(opponents) != players - 1:
        raise BadOption("envs-opponents", count=len(opponents), others=players - 1)


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a table; bots, given by name, hold the others."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        seat: int | None = 0,
        opponents: Sequence[str] | None = None,
        rewards: Sequence[float] | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        table = Table(game, players, options, rewards)
        bots = ["random"] * (table.players - 1) if opponents is None else list(opponents)
        _check_opponents(bots, table.players)
        self._minds = [find_mind(name) for name in bots]
        options = seat_options(table.game, [None, *self._minds], options)
        self._table = Table(game, players, options, rewards, told=render_mode is not None)
        self.metadata = {"render_modes": ["human", "ansi"], "render_fps": 2}
        self.render_mode = render_mode
        self.observation_space = _knowledge(table.game)
        self.action_space = spaces.Discrete(table.game.actions)
        self._chosen_seat = seat

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal a match. If no seat was chosen, the agent gets a random one."""
        super().reset(seed=seed)
        table, random = self._table, self.np_random
        table.deal(int(random.integers(SEED_RANGE)))
        anywhere = int(random.integers(table.players))
        self.seat = anywhere if self._chosen_seat is None else self._chosen_seat
        others = [seat for seat in range(table.players) if seat != self.seat]
        self._bots = {
            seat: Player(table.game, mind, table.seed, seat)
            for seat, mind in zip(others, self._minds, strict=True)
        }
        self._answer()
        return table.observe(self.seat), self._info()

    def _answer(self) -> None:
        """Let the bots move until the agent has to."""
        table = self._table
        while not table.over and table.player != self.seat:
            table.play(self._bots[table.player].choose(table.state))

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._table.mask(self.seat)}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Make the agent's move, then the bots' moves."""
        table = self._table
        info = self._info()
        if not info["action_mask"][int(action)]:
            return table.observe(self.seat), float(table.values[-1]), True, False, info
        table.play(int(action))
        self._answer()
        reward = float(table.rewards()[self.seat]) if table.over else 0.0
        if self.render_mode == "human":
            self.render()
        return table.observe(self.seat), reward, table.over, False, self._info()

    def render(self) -> Any:
        """The last move, the points and what is asked: as text, or printed."""
        text = self._table.text()
        if self.render_mode == "human":
            print(text)
            return None
        return text


class VectorSeatEnv(VectorEnv[Any, Any, Any]):
    """The same seat of many tables at once, stepped as a batch; policies hold the other seats.

    Opponents are `random` or `greedy`. When a match ends, the next one begins in the same step; the
    last observation and mask are in `infos["final_obs"]` and `infos["final_info"]`.
    """

    def __init__(
        self,
        game: str,
        num_envs: int,
        players: int | None = None,
        *,
        seat: int = 0,
        opponents: Sequence[str] | None = None,
        rewards: Sequence[float] | None = None,
        threads: int | None = None,
        **options: object,
    ) -> None:
        table = Table(game, players, options, rewards)
        bots = ["random"] * (table.players - 1) if opponents is None else list(opponents)
        _check_opponents(bots, table.players)
        self._policies = [*bots[:seat], "random", *bots[seat:]]
        self._worst = float(table.values[-1])
        self._seat = seat
        chosen: dict[str, Any] = dict(table.options)
        self._make = lambda seed: Tables(
            table.game,
            table.players,
            num_envs,
            seed,
            threads=threads,
            rewards=rewards,
            automatic_reset=False,
            **chosen,
        )
        self._tables: Tables | None = None
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.single_observation_space = _knowledge(table.game)
        self.single_action_space = spaces.Discrete(table.game.actions)
        self.observation_space = spaces.Box(
            -BOUND, BOUND, (num_envs, len(table.game.observation)), np.float32
        )
        self.action_space = spaces.MultiDiscrete([table.game.actions] * num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal the first matches; without a seed, different ones each time."""
        super().reset(seed=seed)
        self._tables = self._make(int(self.np_random.integers(SEED_RANGE)))  # type: ignore[no-untyped-call]
        self._tables.play_others(self._seat, self._policies)
        return self._tables.observe(self._seat).copy(), {"action_mask": self._mask()}

    def _mask(self) -> Any:
        assert self._tables is not None
        return self._tables.mask().astype(np.int8)

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Make the seat's move at every table, then the others' moves."""
        tables, seat = self._tables, self._seat
        assert tables is not None, "reset comes before the first step"
        actions = np.asarray(actions)
        mask = tables.mask()
        illegal = mask[np.arange(self.num_envs), actions] == 0
        tables.step(np.where(illegal, mask.argmax(axis=1), actions), check=False)
        tables.play_others(seat, self._policies)
        rewards = np.where(illegal, self._worst, tables.rewards[:, seat]).astype(np.float64)
        ended = illegal | (tables.ended == 1)
        infos: dict[str, Any] = {}
        if ended.any():
            infos = {
                "final_obs": tables.observe(seat).copy(),
                "_final_obs": ended,
                "final_info": {"action_mask": self._mask(), "_action_mask": ended},
                "_final_info": ended,
            }
            tables.reset(where=ended)
            tables.play_others(seat, self._policies)
        infos["action_mask"] = self._mask()
        return tables.observe(seat).copy(), rewards, ended, np.zeros_like(ended), infos
