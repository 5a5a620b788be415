"""A masked PPO of a hundred lines learns any of the games against a built-in player.

    pip install "tripolis[envs,research,learn]"
    python examples/masked_ppo.py comparity --steps 200000

Set TRIPOLIS_RULES=numba, so that the rules are compiled. It plays a batch of tables through
`gymnasium.make_vec` and nothing else. An action that is not legal gets no probability. Where a game
has thousands of actions, an action's score is the sum of two: its row's and its column's
(docs/research.md, "Actions"). Progress is measured on deals that learning never saw. With
`--against greedy` it learns an approximate best response to the greedy player.
"""

from __future__ import annotations

import argparse
import time

import gymnasium
import numpy as np
import torch
from torch import Tensor, nn

import tripolis
import tripolis.envs.gymnasium

TABLES, HORIZON = 64, 32
"""Tables that play at once, and the moves at each between two lessons."""
PARTS, REPEATS = 4, 4
"""A lesson is split into this many parts and gone through this many times."""
HIDDEN, RATE, TRACE, CLIP, ENTROPY = 128, 1e-3, 0.95, 0.2, 0.01
MANY, ROW = 1000, 148
"""A game with more actions than this scores them by rows of this length."""
NEW_DEALS = 1 << 60
"""Deals for measuring begin here; learning begins at 0."""


class Network(nn.Module):
    """From what a seat knows to a score for each action, and what the match is worth to it."""

    def __init__(self, numbers: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(numbers, HIDDEN), nn.Tanh(), nn.Linear(HIDDEN, HIDDEN), nn.Tanh()
        )
        self.actions = actions
        self.rows = -(-actions // ROW) if actions > MANY else 0
        self.score = nn.Linear(HIDDEN, self.rows + ROW if self.rows else actions)
        self.value = nn.Linear(HIDDEN, 1)
        nn.init.zeros_(self.score.weight)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """The log-probability of each action, and the value."""
        thought = self.body(seen)
        scores = self.score(thought)
        if self.rows:
            rows, columns = scores[:, : self.rows], scores[:, self.rows :]
            scores = (rows[:, :, None] + columns[:, None, :]).flatten(1)[:, : self.actions]
        chances = scores.masked_fill(~mask, -1e9).log_softmax(1)
        return chances, self.value(thought).squeeze(1)


def make_envs(game: str, against: str) -> gymnasium.vector.VectorEnv:
    """Two-player tables against a built-in player; the seat is drawn for each match."""
    name = f"tripolis/{game.capitalize()}-v{tripolis.find_game(game).rules_version}"
    return gymnasium.make_vec(name, TABLES, seat=None, opponents=[against])


def tensors(seen: np.ndarray, infos: dict[str, np.ndarray]) -> tuple[Tensor, Tensor]:
    """What the network takes."""
    return torch.from_numpy(seen), torch.from_numpy(infos["action_mask"]).bool()


@torch.no_grad()
def measure(network: Network, game: str, against: str, matches: int) -> float:
    """The share of matches won with the likeliest actions."""
    envs, won, over = make_envs(game, against), 0.0, 0
    seen, infos = envs.reset(seed=NEW_DEALS)
    while over < matches:
        chances, _ = network(*tensors(seen, infos))
        seen, rewards, ended, _, infos = envs.step(chances.argmax(1).numpy())
        won += float((rewards[ended] + 1).sum() / 2)
        over += int(ended.sum())
    return won / over


class Learner:
    """A network, the tables it learns at, and how it learns."""

    def __init__(self, game: str, against: str, seed: int) -> None:
        self.envs = make_envs(game, against)
        self.seen, self.infos = self.envs.reset(seed=seed)
        space, actions = self.envs.single_observation_space, self.envs.single_action_space
        self.network = Network(space.shape[0], int(actions.n))
        self.optimizer = torch.optim.Adam(self.network.parameters(), RATE)

    @torch.no_grad()
    def play(self) -> list[Tensor]:
        """Some moves at every table: what was seen, masks, actions, chances, gains, values."""
        rows = []
        for _ in range(HORIZON):
            seen, mask = tensors(self.seen, self.infos)
            chances, value = self.network(seen, mask)
            taken = torch.distributions.Categorical(logits=chances).sample()
            self.seen, reward, ended, _, self.infos = self.envs.step(taken.numpy())
            chance = chances.gather(1, taken[:, None]).squeeze(1)
            alive = 1 - torch.from_numpy(ended).float()
            rows.append((seen, mask, taken, chance, value, torch.from_numpy(reward).float(), alive))
        _, following = self.network(*tensors(self.seen, self.infos))
        gain, gains = torch.zeros_like(following), []
        for *_, value, reward, alive in reversed(rows):
            gain = reward + alive * following - value + alive * TRACE * gain
            following = value
            gains.append(gain)
        columns = [torch.cat([row[place] for row in rows]) for place in range(5)]
        return [*columns[:4], torch.cat(gains[::-1]), columns[4]]

    def learn(self) -> None:
        """Make what turned out well more likely, not too much at once."""
        seen, mask, taken, chance, gain, value = self.play()
        worth, scaled = gain + value, (gain - gain.mean()) / (gain.std() + 1e-6)
        for _ in range(REPEATS):
            for part in torch.randperm(len(taken)).chunk(PARTS):
                chances, guess = self.network(seen[part], mask[part])
                now = chances.gather(1, taken[part, None]).squeeze(1)
                ratio = (now - chance[part]).exp()
                kept = torch.minimum(
                    ratio * scaled[part], ratio.clamp(1 - CLIP, 1 + CLIP) * scaled[part]
                )
                openness = -(chances.exp() * chances).sum(1)
                mistake = (guess - worth[part]).square()
                loss = (0.5 * mistake - kept - ENTROPY * openness).mean()
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
                self.optimizer.step()


def main() -> None:
    """Read the arguments, learn, and say how often the learner wins on the way."""
    parser = argparse.ArgumentParser(description="Learn a game with a masked PPO.")
    parser.add_argument("game", choices=tripolis.game_names())
    parser.add_argument("--against", default="random", help="a built-in player")
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--matches", type=int, default=1000, help="matches of each measurement")
    parser.add_argument("--points", type=int, default=4, help="measurements on the way")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(args.seed)
    learner = Learner(args.game, args.against, args.seed)
    lessons = max(1, args.steps // (TABLES * HORIZON * args.points))
    for point in range(args.points + 1):
        won = measure(learner.network, args.game, args.against, args.matches)
        print(
            f"{point * lessons * TABLES * HORIZON:>9,} steps, "
            f"{time.process_time():5.0f} s of the processor: "
            f"{won:.1%} of {args.matches:,} matches won",
            flush=True,
        )
        for _ in range(lessons if point < args.points else 0):
            learner.learn()


if __name__ == "__main__":
    main()
