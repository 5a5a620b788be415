"""MaskablePPO of sb3-contrib learns any of the games against the random player.

    pip install "tripolis[envs,research]" sb3-contrib
    python examples/maskable_ppo.py splendor --steps 100000

Set TRIPOLIS_RULES=numba, so that the rules are compiled. Nothing here knows the rules: the
environments come from `gymnasium.make`, and masks, rewards and seeds from their public calls.
Where a game has thousands of actions, an action is chosen in two steps: its row, then its column
(docs/research.md, "Actions"). Progress is measured on deals that learning never saw.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

import tripolis
import tripolis.envs.gymnasium

TABLES = 8
MANY, COLUMNS = 1000, 148
"""In a game with more actions than this they are chosen in two steps, in rows of this length."""
NEW_DEALS = 1 << 62
"""Deals for measuring begin here; those for learning are drawn below it or not at all."""


class InTwoSteps(gymnasium.Wrapper):
    """An action is a row, then a column of that row; the observation says which row was chosen."""

    def __init__(self, env: gymnasium.Env) -> None:
        super().__init__(env)
        self.rows = -(-int(env.action_space.n) // COLUMNS)
        self.size = max(self.rows, COLUMNS)
        self.action_space = gymnasium.spaces.Discrete(self.size)
        inner = env.observation_space
        low = np.append(inner.low, np.zeros(self.rows, np.float32))
        high = np.append(inner.high, np.ones(self.rows, np.float32))
        self.observation_space = gymnasium.spaces.Box(low, high, dtype=np.float32)

    def reset(self, **given: Any) -> tuple[np.ndarray, dict[str, Any]]:
        """Deal a match; a row comes next."""
        self.row, (self.seen, self.info) = None, self.env.reset(**given)
        return self.told(), self.info

    def step(self, action: int) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        """Remember the row, or play the action in that row and column."""
        if self.row is None:
            self.row = int(action)
            return self.told(), 0.0, False, False, self.info
        number, self.row = self.row * COLUMNS + int(action), None
        self.seen, reward, over, cut, self.info = self.env.step(number)
        return self.told(), reward, over, cut, self.info

    def told(self) -> np.ndarray:
        """What the seat knows, and the row it has chosen."""
        chosen = np.zeros(self.rows, np.float32)
        if self.row is not None:
            chosen[self.row] = 1.0
        return np.append(self.seen, chosen)

    def action_masks(self) -> np.ndarray:
        """The rows with a legal action, or the legal columns of the chosen row."""
        grid = np.zeros(self.rows * COLUMNS, np.bool_)
        grid[: len(self.info["action_mask"])] = self.info["action_mask"]
        grid = grid.reshape(self.rows, COLUMNS)
        legal = grid.any(1) if self.row is None else grid[self.row]
        return np.pad(legal, (0, self.size - len(legal)))


def make_env(game: str) -> gymnasium.Env:
    """A two-player table where the learner's seat is drawn for each match."""
    version = tripolis.find_game(game).rules_version
    env = gymnasium.make(f"tripolis/{game.capitalize()}-v{version}", seat=None)
    return InTwoSteps(env) if env.action_space.n > MANY else env


def measure(model: MaskablePPO, game: str, matches: int) -> tuple[float, float]:
    """The share of matches won against the random player, and its 95 % margin.

    Actions are drawn by their chances, as in learning: before its first lesson the learner then
    plays about as well as a random player.
    """
    env, won = make_env(game), 0.0
    masks = env.get_wrapper_attr("action_masks")
    for deal in range(matches):
        seen, _ = env.reset(seed=NEW_DEALS + deal)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=masks())
            seen, reward, over, _, _ = env.step(action)
        won += (float(reward) + 1) / 2
    part = won / matches
    return part, 1.96 * (part * (1 - part) / matches) ** 0.5


def main() -> None:
    """Read the arguments, learn, and say how often the learner wins on the way."""
    parser = argparse.ArgumentParser(description="Learn a game with MaskablePPO.")
    parser.add_argument("game", choices=tripolis.game_names())
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--matches", type=int, default=400, help="matches of each measurement")
    parser.add_argument("--points", type=int, default=4, help="measurements on the way")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    torch.set_num_threads(1)
    envs = DummyVecEnv([lambda: make_env(args.game)] * TABLES)
    model = MaskablePPO(
        "MlpPolicy",
        envs,
        n_steps=256,
        batch_size=512,
        n_epochs=4,
        learning_rate=1e-3,
        gamma=1.0,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=args.seed,
        device="cpu",  # one table at a time is far quicker there than on a GPU
    )
    for point in range(args.points + 1):
        won, margin = measure(model, args.game, args.matches)
        print(
            f"{model.num_timesteps:>9,} steps, {time.process_time():5.0f} s of the processor: "
            f"{won:.1%} ± {margin:.1%} of {args.matches} matches won",
            flush=True,
        )
        if point < args.points:
            model.learn(args.steps // args.points, reset_num_timesteps=False)


if __name__ == "__main__":
    main()
