"""MaskablePPO of sb3-contrib learns any of the games against the random player.

    pip install "tripolis[envs,research]" sb3-contrib
    python examples/maskable_ppo.py splendor --steps 100000

Set TRIPOLIS_RULES=numba, so that the rules are compiled. Nothing here knows the rules: the
environments come from `gymnasium.make`, and masks, rewards and seeds from their public calls.
Progress is measured on deals that learning never saw.
"""

from __future__ import annotations

import argparse
import time

import gymnasium
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

import tripolis
import tripolis.envs.gymnasium

TABLES = 8
MANY = 1000
"""A game with more actions than this gets a smaller network and shorter lessons."""
NEW_DEALS = 1 << 62
"""Deals for measuring begin here; those for learning are drawn below it or not at all."""


def make_env(game: str) -> gymnasium.Env:
    """A two-player table where the learner's seat is drawn for each match."""
    version = tripolis.find_game(game).rules_version
    return gymnasium.make(f"tripolis/{game.capitalize()}-v{version}", seat=None)


def measure(model: MaskablePPO, game: str, matches: int) -> float:
    """The mean reward against the random player: 1 for a victory, -1 for a defeat."""
    env, total = make_env(game), 0.0
    for deal in range(matches):
        seen, info = env.reset(seed=NEW_DEALS + deal)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=info["action_mask"], deterministic=True)
            seen, reward, over, _, info = env.step(action)
        total += float(reward)
    return total / matches


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
    many = tripolis.find_game(args.game).actions > MANY
    model = MaskablePPO(
        "MlpPolicy",
        envs,
        n_steps=64 if many else 256,
        batch_size=256 if many else 512,
        n_epochs=2 if many else 4,
        learning_rate=1e-3,
        gamma=1.0,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [64] if many else [128, 128]},
        seed=args.seed,
    )
    for point in range(args.points + 1):
        reward = measure(model, args.game, args.matches)
        print(
            f"{model.num_timesteps:>9,} steps, {time.process_time():5.0f} s of the processor: "
            f"{(reward + 1) / 2:.1%} of {args.matches} matches won",
            flush=True,
        )
        if point < args.points:
            model.learn(args.steps // args.points, reset_num_timesteps=False)


if __name__ == "__main__":
    main()
