"""The games as PettingZoo environments: agents take turns (AEC) and know only their seats.

    env = tripolis.envs.pettingzoo.env("splendor", players=3, modules=["orient"])

An observation is `{"observation": numbers, "action_mask": ones where an action is legal}`; the
game's `observation` names the numbers. Rewards come at the end: the value of the place a seat
took. An agent that takes an illegal action ends the match and is penalised.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from tripolis.envs.table import BOUND, SEED_RANGE, Table

_ILLEGAL = -1.0


def env(
    game: str,
    players: int | None = None,
    *,
    render_mode: str | None = None,
    rewards: Sequence[float] | None = None,
    **options: object,
) -> Any:
    """An environment with PettingZoo's usual guards: illegal actions, order of calls."""
    bare = RawEnv(game, players, render_mode=render_mode, rewards=rewards, **options)
    guarded = wrappers.TerminateIllegalWrapper(bare, illegal_reward=_ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


class RawEnv(AECEnv):  # type: ignore[misc]
    """A match whose seats are agents, without any guards."""

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
        self._table = Table(game, players, options, rewards, told=render_mode is not None)
        self.metadata = {
            "name": f"{game}_v{self._table.game.rules_version}",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self._table.players)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._random, _ = seeding.np_random(None)

    @cache  # noqa: B019 - PettingZoo asks for the very same space each time
    def observation_space(self, agent: str) -> Any:
        """The observed numbers, and a mask of the legal actions."""
        table = self._table.game
        numbers = spaces.Box(-BOUND, BOUND, (len(table.observation),), np.float32)
        mask = spaces.Box(0, 1, (table.actions,), np.int8)
        return spaces.Dict({"observation": numbers, "action_mask": mask})

    @cache  # noqa: B019
    def action_space(self, agent: str) -> Any:
        """All action numbers."""
        return spaces.Discrete(self._table.game.actions)

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        """Deal a match; the same seed deals the same matches."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self._table.deal(int(self._random.integers(SEED_RANGE)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._table.player]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows, and what it may do."""
        seat = self._seat[agent]
        return {"observation": self._table.observe(seat), "action_mask": self._table.mask(seat)}

    def step(self, action: int | None) -> None:
        """Make the selected agent's move."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        self._table.play(int(action))
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
