"""The games as PettingZoo environments: agents take turns (AEC) and know only their seats.

    env = tripolis.envs.pettingzoo.env("splendor", players=3, modules=["orient"])

An observation is `{"observation": numbers, "action_mask": ones where an action is legal}`; the
game's `observation` names the numbers. Rewards come at the end: the value of the place a seat
took. An illegal action ends the match and is worth the last place; a number that no action has is
an error. `reset(seed=7)` deals the match that `tripolis.new(seed=7)` deals, and every agent's info
has the seed of the match. `state()` is the whole truth as numbers, for centralised critics.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from tripolis.batch.edge import check_action
from tripolis.engine.errors import WrongSeat
from tripolis.engine.game import Game, find_game
from tripolis.envs.table import (
    BOUND,
    RENDER_MODES,
    SEED_RANGE,
    Table,
    check_render_mode,
    check_seed,
)


def env(
    game: str,
    players: int | None = None,
    *,
    render_mode: str | None = None,
    rewards: Sequence[float] | None = None,
    **options: object,
) -> Any:
    """An environment in which illegal actions lose, and calls have to come in order."""
    bare = RawEnv(game, players, render_mode=render_mode, rewards=rewards, **options)
    return wrappers.OrderEnforcingWrapper(Guard(bare, illegal_reward=bare.penalty))


class Guard(wrappers.TerminateIllegalWrapper):  # type: ignore[misc]
    """Ends the match after an illegal action; refuses numbers that no action has."""

    def step(self, action: int | None) -> None:
        """Make the selected agent's move."""
        if action is not None:
            check_action(self.unwrapped.game, action)
        super().step(action)


class RawEnv(AECEnv):  # type: ignore[misc]
    """A match whose seats are agents. An illegal action is an error and changes nothing."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        render_mode: str | None = None,
        rewards: Sequence[float] | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        check_render_mode(render_mode)
        self._table = Table(game, players, options, rewards, told=render_mode is not None)
        self.game, self.penalty = self._table.game, self._table.penalty
        self.state_space = _state_space(self.game)
        self.metadata = {
            "name": f"{game}_v{self._table.game.rules_version}",
            "render_modes": [*RENDER_MODES],
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self._table.players)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._random, _ = seeding.np_random(None)

        numbers = spaces.Box(-BOUND, BOUND, (len(self.game.observation),), np.float32)
        mask = spaces.Box(0, 1, (self.game.actions,), np.int8)
        # PettingZoo asks for the very same space each time.
        self.observation_spaces = {
            agent: spaces.Dict({"observation": numbers, "action_mask": mask})
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self.game.actions) for agent in self.possible_agents
        }

    def __getstate__(self) -> dict[str, Any]:
        """What a copy needs: compiled rules cannot be copied, but they can be found."""
        return self.__dict__ | {"game": self.game.name}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept | {"game": find_game(kept["game"])})

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The observed numbers, and a mask of the legal actions."""
        return self.observation_spaces[self.possible_agents[self._seat_of(agent)]]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All action numbers."""
        return self.action_spaces[self.possible_agents[self._seat_of(agent)]]

    def _seat_of(self, agent: str) -> int:
        if agent not in self._seat:
            raise WrongSeat("engine-wrong-seat", seat=str(agent), last=len(self._seat) - 1)
        return self._seat[agent]

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        """Deal a match; the same seed deals the same matches."""
        seed = check_seed(seed)
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        drawn = int(self._random.integers(SEED_RANGE))
        self._table.deal(drawn if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {
            agent: {"seed": self._table.seed} for agent in self.agents
        }
        self.agent_selection = self.agents[self._table.player]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows, and what it may do."""
        seat = self._seat_of(agent)
        return {"observation": self._table.observe(seat), "action_mask": self._table.mask(seat)}

    def state(self) -> NDArray[np.float32]:
        """The whole truth: every number of the state record, field by field in its order."""
        record = self._table.state
        fields = [np.ravel(record[name]) for name in self.game.state.names or ()]
        return np.concatenate(fields).astype(np.float32)

    def step(self, action: int | None) -> None:
        """Make the selected agent's move."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._table.play(action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        if self._table.over:
            for agent, reward in zip(self.agents, self._table.rewards(), strict=True):
                self.rewards[agent] = float(reward)
                self.terminations[agent] = True
        else:
            self.agent_selection = self.possible_agents[self._table.player]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The last move, the points and what is asked: as text, or printed."""
        text = self._table.text()
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """There is nothing to close."""


def _state_space(game: Game) -> spaces.Box:
    """The room of `state`: each number lies within what its field can hold."""
    low: list[float] = []
    high: list[float] = []
    for name in game.state.names or ():
        field = game.state[name]
        limits = np.iinfo(field.base)
        count = math.prod(field.shape)
        low += [limits.min] * count
        high += [limits.max] * count
    return spaces.Box(np.array(low, np.float32), np.array(high, np.float32))
