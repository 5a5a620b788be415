"""A first learner: a small network teaches itself two-player Kosmopolis.

    python examples/learn_kosmopolis.py                   # on one core, two minutes
    python examples/learn_kosmopolis.py --device cuda     # on a GPU, seconds

It plays against itself at many tables at once (`tripolis.batch`) and improves its policy with PPO,
from nothing but who won. From time to time it is measured against the random and the greedy player,
whom it never learns from. The learning curve is written as JSON, and as a picture where Matplotlib
is installed. The same seed learns the same (on a GPU up to the order of its sums).

It needs PyTorch: `pip install tripolis[learn]`.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from dataclasses import asdict, dataclass
from itertools import combinations_with_replacement
from pathlib import Path

import torch
from torch import Tensor, nn
from torch.nn.functional import pad

import tripolis
from tripolis.batch import Tables

GAME, PLAYERS = "kosmopolis", 2
OPPONENTS = ("random", "greedy")
KINDS = 20
"""Kinds of cards."""
PAIRS = list(combinations_with_replacement(range(KINDS), 2))
"""The first actions: two cards kept in the draft."""
CITY = len(PAIRS)
"""The first action after them: a card played to the city."""
ACTIONS = tripolis.find_game(GAME).actions
NUMBERS = tripolis.find_game(GAME).observation.index("seat +2 is there")
"""The part of the observation that two players need."""
CHOICES = 16
"""Two players never have more: 15 pairs of six cards, 12 plays, 16 sets of colours to pay for."""
SCORES = KINDS + ACTIONS - CITY
"""What the network scores: each card for the draft, then each action after the draft."""
HIDDEN = 128
HORIZON = 32
"""Moves made at each table between two lessons."""
PARTS, REPEATS = 8, 2
"""A lesson is split into this many parts and gone through this many times."""
RATE, TRACE, CLIP, VALUE = 6e-3, 0.95, 0.2, 0.5
ENTROPY, FINAL_ENTROPY = 0.01, 0.002


@dataclass
class Moment:
    """A point of the learning curve: how often the network wins (a draw is half a victory)."""

    moves: int
    seconds: float
    random: float
    greedy: float


def parts_of(action: int) -> tuple[int, int]:
    """The two scores that add up to an action's: two cards kept, or its own score and none."""
    if action < CITY:
        return PAIRS[action]
    return KINDS + action - CITY, SCORES


class Network(nn.Module):
    """From what a seat knows to how likely each choice is and what the match is worth to it."""

    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(NUMBERS, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU()
        )
        self.score = nn.Linear(HIDDEN, SCORES)
        self.value = nn.Linear(HIDDEN, 1)
        nn.init.zeros_(self.score.weight)
        nn.init.zeros_(self.value.weight)
        self.parts: Tensor
        self.register_buffer("parts", torch.tensor([parts_of(action) for action in range(ACTIONS)]))

    def forward(self, seen: Tensor, choices: Tensor) -> tuple[Tensor, Tensor]:
        """The log-probability of each choice, and the value; a choice of -1 is none."""
        thought = self.body(seen)
        scores = pad(self.score(thought), (0, 1))
        one, other = self.parts[choices.clamp(min=0)].unbind(-1)
        worth = scores.gather(1, one) + scores.gather(1, other)
        chances = worth.masked_fill(choices < 0, -1e9).log_softmax(1)
        return chances, self.value(thought).squeeze(1)


def at(rows: Tensor, places: Tensor) -> Tensor:
    """The number at one place of each row."""
    return rows.gather(1, places[:, None]).squeeze(1)


class Table:
    """A batch of tables and the tensors that share its memory."""

    def __init__(self, count: int, seed: int, device: str, automatic_reset: bool) -> None:
        self.tables = Tables(
            GAME, PLAYERS, count, seed, device=device, automatic_reset=automatic_reset
        )
        self._device = device
        self._places = torch.arange(CHOICES, device=device)

    def share(self, array: object) -> Tensor:
        """An array of the batch as a tensor: the same memory, no copy."""
        if self._device == "cpu":
            return torch.from_dlpack(array)
        return torch.as_tensor(array, device=self._device)

    def look(self) -> tuple[Tensor, Tensor]:
        """What the player to move knows, and its legal actions: a row of actions, then -1."""
        listed, counts = (self.share(array) for array in self.tables.legal())
        there = self._places < counts[:, None]
        choices = listed[:, :CHOICES].long().masked_fill(~there, -1)
        return self.share(self.tables.observe())[:, :NUMBERS].clone(), choices

    def step(self, actions: Tensor) -> tuple[Tensor, Tensor]:
        """Make the moves; returns everybody's rewards, and where a match ended."""
        rewards, ended = self.tables.step(actions, check=False)
        return self.share(rewards), self.share(ended)


@dataclass
class Lesson:
    """Some moves of every table, one after another."""

    seen: Tensor
    choices: Tensor
    taken: Tensor
    chance: Tensor
    advantage: Tensor
    worth: Tensor


@torch.no_grad()
def play(network: Network, table: Table) -> Lesson:
    """Play some moves at every table, the network in both seats, and see how each turned out.

    The next to decide may be the opponent: what is good for it is bad for us, so its value counts
    with the opposite sign.
    """
    rows: dict[str, list[Tensor]] = {}
    for _ in range(HORIZON):
        seen, choices = table.look()
        chances, value = network(seen, choices)
        taken = (chances - torch.empty_like(chances).exponential_().log()).argmax(1)
        player = table.share(table.tables.player).long().clone()
        rewards, ended = table.step(at(choices, taken))
        row = {
            "seen": seen,
            "choices": choices,
            "taken": taken,
            "chance": at(chances, taken),
            "value": value,
            "player": player,
            "reward": at(rewards, player),
            "alive": 1.0 - ended.float(),
        }
        for name, tensor in row.items():
            rows.setdefault(name, []).append(tensor)
    _, following = network(*table.look())
    turn = table.share(table.tables.player).long()
    advantage = torch.zeros_like(following)
    advantages = []
    for move in reversed(range(HORIZON)):
        sign = torch.where(turn == rows["player"][move], 1.0, -1.0) * rows["alive"][move]
        surprise = rows["reward"][move] + sign * following - rows["value"][move]
        advantage = surprise + TRACE * sign * advantage
        advantages.append(advantage)
        following, turn = rows["value"][move], rows["player"][move]
    gain = torch.cat(advantages[::-1])
    return Lesson(
        *(torch.cat(rows[name]) for name in ("seen", "choices", "taken", "chance")),
        advantage=gain,
        worth=gain + torch.cat(rows["value"]),
    )


def learn(
    network: Network, optimizer: torch.optim.Optimizer, lesson: Lesson, entropy: float
) -> None:
    """Make what turned out well more likely, not too much at once."""
    scale = lesson.advantage.std() + 1e-6
    for _ in range(REPEATS):
        for part in torch.randperm(len(lesson.taken), device=lesson.taken.device).chunk(PARTS):
            chances, value = network(lesson.seen[part], lesson.choices[part])
            ratio = (at(chances, lesson.taken[part]) - lesson.chance[part]).exp()
            gain = lesson.advantage[part] / scale
            kept = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain)
            mistake = (value - lesson.worth[part]).square()
            openness = -(chances.exp() * chances).sum(1)
            loss = (VALUE * mistake - kept - entropy * openness).mean()
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
        table.tables.play_others(seat, [opponent] * PLAYERS)
        while bool((table.share(table.tables.player) >= 0).any()):
            seen, choices = table.look()
            table.step(at(choices, network(seen, choices)[0].argmax(1)))
            table.tables.play_others(seat, [opponent] * PLAYERS)
        ranks = table.share(table.tables.ranks).float()
        won += float((ranks[:, 1 - seat] - ranks[:, seat]).sign().add(1).div(2).mean()) / PLAYERS
    return won


def train(
    moves: int, count: int, seed: int, device: str, matches: int = 512, points: int = 12
) -> tuple[Network, list[Moment]]:
    """Learn from this many moves; returns the network and its learning curve."""
    torch.manual_seed(seed)
    table = Table(count, seed, device, automatic_reset=True)
    network = Network().to(device)
    lessons = max(1, moves // (count * HORIZON))
    optimizer = torch.optim.Adam(network.parameters())
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
                group["lr"] = RATE * (0.1 + 0.9 * rest)
            entropy = FINAL_ENTROPY + (ENTROPY - FINAL_ENTROPY) * rest
            learn(network, optimizer, play(network, table), entropy)
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
        "--moves", type=int, help="moves of self-play (5,000,000; 20,000,000 on a GPU)"
    )
    parser.add_argument("--tables", type=int, help="tables at once (512; 4096 on a GPU)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("kosmopolis-learning.svg"))
    args = parser.parse_args()
    count = args.tables or (512 if args.device == "cpu" else 4096)
    moves = args.moves or (5_000_000 if args.device == "cpu" else 20_000_000)
    # In a network this small, threads would wait for each other longer than they work.
    torch.set_num_threads(1)
    network, curve = train(moves, count, args.seed, args.device)
    last = curve[-1]
    print(f"After {last.moves:,} moves and {last.seconds:.0f} s of learning:")
    for name in OPPONENTS:
        share = measure(network, name, 4000, args.seed + 2_000_000, args.device)
        print(f"  {share:.1%} of 4,000 new matches won against the {name} player")
    torch.save(network.state_dict(), args.out.with_suffix(".pt"))
    args.out.with_suffix(".json").write_text(json.dumps([asdict(moment) for moment in curve]))
    draw(curve, args.out)


if __name__ == "__main__":
    main()
