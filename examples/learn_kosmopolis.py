"""A first learner: a small network teaches itself two-player Kosmopolis.

    python examples/learn_kosmopolis.py                   # on the CPU, some minutes
    python examples/learn_kosmopolis.py --device cuda     # on a GPU, seconds

It plays against itself at many tables at once (`tripolis.batch`) and improves its policy with PPO.
From time to time it is measured against the random and the greedy player. The learning curve is
written as JSON, and as a picture where Matplotlib is installed. The same seed learns the same
(on a GPU up to the order of its sums).

It needs PyTorch: `pip install tripolis[learn]`.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from dataclasses import asdict, dataclass
from pathlib import Path

import torch
from torch import Tensor, nn
from torch.distributions import Categorical

from tripolis.batch import Tables

GAME, PLAYERS = "kosmopolis", 2
OPPONENTS = ("random", "greedy")
HIDDEN = 256
HORIZON = 32
"""Moves made at each table between two lessons."""
DISCOUNT, TRACE = 1.0, 0.95
CLIP, ENTROPY, VALUE = 0.2, 0.01, 0.5
FINAL_ENTROPY = 0.002


@dataclass
class Moment:
    """A point of the learning curve: how often the network wins (a draw is half a victory)."""

    moves: int
    seconds: float
    random: float
    greedy: float


class Network(nn.Module):
    """What a seat knows in; how likely each action is, and what the match is worth to it, out."""

    def __init__(self, numbers: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(numbers, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU()
        )
        self.policy = nn.Linear(HIDDEN, actions)
        self.value = nn.Linear(HIDDEN, 1)
        nn.init.zeros_(self.policy.weight)
        nn.init.zeros_(self.value.weight)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Categorical, Tensor]:
        thought = self.body(seen)
        logits = self.policy(thought).masked_fill(mask == 0, -1e9)
        return Categorical(logits=logits, validate_args=False), self.value(thought).squeeze(-1)


class Table:
    """A batch of tables and the tensors that share its memory."""

    def __init__(self, count: int, seed: int, device: str, automatic_reset: bool) -> None:
        self.tables = Tables(
            GAME, PLAYERS, count, seed, device=device, automatic_reset=automatic_reset
        )
        self._device = device

    def share(self, array: object) -> Tensor:
        """An array of the batch as a tensor: the same memory, no copy."""
        if self._device == "cpu":
            return torch.from_dlpack(array)
        return torch.as_tensor(array, device=self._device)

    def look(self) -> tuple[Tensor, Tensor]:
        """What whoever decides knows, and what it may do."""
        return self.share(self.tables.observe()), self.share(self.tables.mask())

    def step(self, actions: Tensor) -> tuple[Tensor, Tensor]:
        """Make the moves; everybody's rewards, and where a match ended."""
        rewards, ended = self.tables.step(actions.detach(), check=False)
        return self.share(rewards), self.share(ended)


@dataclass
class Lesson:
    """Some moves of every table, [move, table] each."""

    seen: Tensor
    mask: Tensor
    actions: Tensor
    likelihood: Tensor
    advantage: Tensor
    worth: Tensor


@torch.no_grad()
def play(network: Network, table: Table) -> Lesson:
    """Play some moves at every table, both seats by the network, and see what came of each.

    The next to decide may be the opponent: what is good for it is bad for us, so its value counts
    with the opposite sign.
    """
    rows: dict[str, list[Tensor]] = {}
    for _ in range(HORIZON):
        seen, mask = table.look()
        chances, value = network(seen, mask)
        actions = chances.sample()
        player = table.share(table.tables.player).long().clone()
        row = {
            "seen": seen.clone(),
            "mask": mask.clone(),
            "actions": actions,
            "likelihood": chances.log_prob(actions),
            "value": value,
            "player": player,
        }
        rewards, ended = table.step(actions)
        row["reward"] = rewards.gather(1, player[:, None]).squeeze(1).clone()
        row["alive"] = 1.0 - ended.float()
        for name, tensor in row.items():
            rows.setdefault(name, []).append(tensor)
    seen, mask = table.look()
    _, following = network(seen, mask)
    turn = table.share(table.tables.player).long()
    advantage = torch.zeros_like(following)
    advantages = []
    for move in reversed(range(HORIZON)):
        sign = torch.where(turn == rows["player"][move], 1.0, -1.0) * rows["alive"][move] * DISCOUNT
        surprise = rows["reward"][move] + sign * following - rows["value"][move]
        advantage = surprise + TRACE * sign * advantage
        advantages.append(advantage)
        following, turn = rows["value"][move], rows["player"][move]
    gain = torch.stack(advantages[::-1])
    return Lesson(
        *(torch.stack(rows[name]).flatten(0, 1) for name in ("seen", "mask", "actions")),
        likelihood=torch.stack(rows["likelihood"]).flatten(),
        advantage=gain.flatten(),
        worth=(gain + torch.stack(rows["value"])).flatten(),
    )


def learn(
    network: Network, optimizer: torch.optim.Optimizer, lesson: Lesson, parts: int, entropy: float
) -> None:
    """Make what turned out well more likely, not too much at once."""
    scale = lesson.advantage.std() + 1e-6
    for _ in range(2):
        for part in torch.randperm(len(lesson.actions), device=lesson.actions.device).chunk(parts):
            chances, value = network(lesson.seen[part], lesson.mask[part])
            ratio = (chances.log_prob(lesson.actions[part]) - lesson.likelihood[part]).exp()
            gain = lesson.advantage[part] / scale
            kept = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain)
            mistake = (value - lesson.worth[part]).square().mean()
            loss = VALUE * mistake - kept.mean() - entropy * chances.entropy().mean()
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


@torch.no_grad()
def measure(network: Network, opponent: str, matches: int, seed: int, device: str) -> float:
    """The share of victories against a player, over the same deals from both seats."""
    won = 0.0
    for seat in range(PLAYERS):
        table = Table(matches // PLAYERS, seed, device, automatic_reset=False)
        table.tables.answer_others(seat, [opponent] * PLAYERS)
        while bool((table.share(table.tables.player) >= 0).any()):
            seen, mask = table.look()
            table.step(network(seen, mask)[0].logits.argmax(dim=1))
            table.tables.answer_others(seat, [opponent] * PLAYERS)
        ranks = table.share(table.tables.ranks).float()
        won += float((ranks[:, 1 - seat] - ranks[:, seat]).sign().add(1).div(2).mean()) / PLAYERS
    return won


def train(
    moves: int, count: int, seed: int, device: str, matches: int = 512, points: int = 12
) -> tuple[Network, list[Moment]]:
    """Learn from so many moves; the network, and how it got better."""
    torch.manual_seed(seed)
    table = Table(count, seed, device, automatic_reset=True)
    network = Network(len(table.tables.game.observation), table.tables.game.actions).to(device)
    lessons = max(1, moves // (count * HORIZON))
    optimizer = torch.optim.Adam(network.parameters(), lr=1e-3)
    parts = max(4, min(8, count * HORIZON // 4096))
    curve: list[Moment] = []
    began, spent = time.perf_counter(), 0.0
    for number in range(lessons + 1):
        if number * points // lessons != (number - 1) * points // lessons or number == lessons:
            spent += time.perf_counter() - began
            shares = [
                measure(network, name, matches, seed + 1_000_000, device) for name in OPPONENTS
            ]
            curve.append(Moment(number * count * HORIZON, round(spent, 2), *shares))
            began = time.perf_counter()
        show(number / lessons, curve[-1])
        if number < lessons:
            rest = 1 - number / lessons
            for group in optimizer.param_groups:
                group["lr"] = 1e-3 * (0.1 + 0.9 * rest)
            entropy = FINAL_ENTROPY + (ENTROPY - FINAL_ENTROPY) * rest
            learn(network, optimizer, play(network, table), parts, entropy)
    print(file=sys.stderr)
    return network, curve


def show(done: float, last: Moment) -> None:
    """A bar that fills, and the latest point of the curve."""
    bar = "█" * round(done * 30)
    text = f"random {last.random:.0%}  greedy {last.greedy:.0%}"
    print(f"\r{bar:·<30} {done:4.0%}  {last.moves:>10,} moves  {text}", end="", file=sys.stderr)


def draw(curve: list[Moment], path: Path) -> None:
    """The learning curve as a picture."""
    try:
        import matplotlib
    except ImportError:
        print("No picture of the curve: Matplotlib is not installed (pip install tripolis[learn]).")
        return
    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4))
    moves = [moment.moves / 1e6 for moment in curve]
    for name in OPPONENTS:
        axes.plot(moves, [getattr(moment, name) * 100 for moment in curve], marker="o", label=name)
    axes.axhline(50, color="grey", linewidth=0.8)
    axes.set(
        xlabel="moves of self-play, millions",
        ylabel="matches won, %",
        ylim=(0, 100),
        title=f"A network learns two-player Kosmopolis in {curve[-1].seconds:.0f} s",
    )
    axes.legend(title="against", loc="lower right")
    figure.tight_layout()
    figure.savefig(path)
    print(f"The learning curve is in {path}.")


def main() -> None:
    """Read the arguments, learn, and write down the curve."""
    parser = argparse.ArgumentParser(description="Learn two-player Kosmopolis by self-play.")
    parser.add_argument("--device", default="cpu", choices=("cpu", "cuda"))
    parser.add_argument(
        "--moves", type=int, help="moves of self-play (1,500,000; 20,000,000 on a GPU)"
    )
    parser.add_argument("--tables", type=int, help="tables at once (256; 8192 on a GPU)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("kosmopolis-learning.svg"))
    args = parser.parse_args()
    count = args.tables or (256 if args.device == "cpu" else 8192)
    moves = args.moves or (1_500_000 if args.device == "cpu" else 20_000_000)
    network, curve = train(moves, count, args.seed, args.device)
    last = curve[-1]
    print(f"After {last.moves:,} moves and {last.seconds:.0f} s of learning:")
    for name in OPPONENTS:
        share = measure(network, name, 4000, args.seed + 2_000_000, args.device)
        print(f"  {share:.1%} of 4,000 new matches won against the {name} player")
    args.out.with_suffix(".json").write_text(json.dumps([asdict(moment) for moment in curve]))
    draw(curve, args.out)


if __name__ == "__main__":
    main()
