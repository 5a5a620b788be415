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
    """From what a seat knows to the chances of its legal actions, and what the match is worth."""

    def __init__(self, numbers: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(numbers, HIDDEN), nn.Tanh(), nn.Linear(HIDDEN, HIDDEN), nn.Tanh()
        )
        self.rows = -(-actions // ROW) if actions > MANY else 0
        self.score = nn.Linear(HIDDEN, self.rows + ROW if self.rows else actions)
        self.value = nn.Linear(HIDDEN, 1)
        nn.init.zeros_(self.score.weight)
        nn.init.zeros_(self.score.bias)

    def forward(self, seen: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
        """The log-probability of each legal action, and the value."""
        thought = self.body(seen)
        scores, actions = self.score(thought), legal.clamp(min=0)
        if self.rows:
            columns = scores[:, self.rows :].gather(1, actions % ROW)
            scores = scores.gather(1, actions // ROW) + columns
        else:
            scores = scores.gather(1, actions)
        chances = scores.masked_fill(legal < 0, -1e9).log_softmax(1)
        return chances, self.value(thought).squeeze(1)


def make_envs(game: str, against: str) -> gymnasium.vector.VectorEnv:
    """Two-player tables against a built-in player; the seat is drawn for each match."""
    name = f"tripolis/{game.capitalize()}-v{tripolis.find_game(game).rules_version}"
    return gymnasium.make_vec(name, TABLES, seat=None, opponents=[against])


def tensors(seen: np.ndarray, infos: dict[str, np.ndarray]) -> tuple[Tensor, Tensor]:
    """What the network takes: observations, and the legal actions as lists that end in -1."""
    mask = infos["action_mask"]
    counts = mask.sum(1, dtype=np.int64)[:, None]
    legal = np.full((len(mask), counts.max()), -1)
    legal[np.arange(legal.shape[1]) < counts] = mask.nonzero()[1]
    return torch.from_numpy(seen), torch.from_numpy(legal)


@torch.no_grad()
def measure(network: Network, game: str, against: str, matches: int) -> tuple[float, float]:
    """The share of matches won, and its 95 % margin.

    Actions are drawn by their chances, as in learning: before its first lesson the learner is a
    random player. Every table plays equally many matches, or short ones would count more.
    """
    envs, won, over = make_envs(game, against), 0.0, np.zeros(TABLES, np.int64)
    seen, infos = envs.reset(seed=NEW_DEALS)
    while (playing := over * TABLES < matches).any():
        seen, legal = tensors(seen, infos)
        chances, _ = network(seen, legal)
        taken = torch.distributions.Categorical(logits=chances).sample()
        seen, rewards, ended, _, infos = envs.step(chosen(legal, taken))
        won += float((rewards[ended & playing] + 1).sum() / 2)
        over += ended & playing
    part, played = won / over.sum(), over.sum()
    return part, 1.96 * (part * (1 - part) / played) ** 0.5


def chosen(legal: Tensor, places: Tensor) -> np.ndarray:
    """The actions at these places of the lists."""
    return legal.gather(1, places[:, None]).squeeze(1).numpy()


def joined(parts: list[Tensor]) -> Tensor:
    """Rows of several moves as one; shorter lists of actions get more -1 at their end."""
    width = max(part.shape[-1] for part in parts)
    if parts[0].dim() == 2:
        parts = [nn.functional.pad(part, (0, width - part.shape[1]), value=-1) for part in parts]
    return torch.cat(parts)


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
        """Some moves at every table: what was seen, legal, taken, its chance, gains, values."""
        rows = []
        for _ in range(HORIZON):
            seen, legal = tensors(self.seen, self.infos)
            chances, value = self.network(seen, legal)
            taken = torch.distributions.Categorical(logits=chances).sample()
            self.seen, reward, ended, _, self.infos = self.envs.step(chosen(legal, taken))
            chance = chances.gather(1, taken[:, None]).squeeze(1)
            alive = 1 - torch.from_numpy(ended).float()
            rows.append(
                (seen, legal, taken, chance, value, torch.from_numpy(reward).float(), alive)
            )
        _, following = self.network(*tensors(self.seen, self.infos))
        gain, gains = torch.zeros_like(following), []
        for *_, value, reward, alive in reversed(rows):
            gain = reward + alive * following - value + alive * TRACE * gain
            following = value
            gains.append(gain)
        seen, legal, taken, chance, value = (
            joined([row[part] for row in rows]) for part in range(5)
        )
        return [seen, legal, taken, chance, torch.cat(gains[::-1]), value]

    def learn(self) -> None:
        """Make what turned out well more likely, not too much at once."""
        seen, legal, taken, chance, gain, value = self.play()
        worth, scaled = gain + value, (gain - gain.mean()) / (gain.std() + 1e-6)
        for _ in range(REPEATS):
            for part in torch.randperm(len(taken)).chunk(PARTS):
                chances, guess = self.network(seen[part], legal[part])
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
        won, margin = measure(learner.network, args.game, args.against, args.matches)
        print(
            f"{point * lessons * TABLES * HORIZON:>9,} steps, "
            f"{time.process_time():5.0f} s of the processor: "
            f"{won:.1%} ± {margin:.1%} of {args.matches:,} matches won",
            flush=True,
        )
        for _ in range(lessons if point < args.points else 0):
            learner.learn()


if __name__ == "__main__":
    main()
