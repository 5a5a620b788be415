"""Learning by self-play: proximal policy optimisation with a share of victory for every seat.

The network plays at many tables, in all seats or with an earlier self (`population`). What a move
led to is told for all seats at once: each seat's share of the victory at the end, and on the way
the shares that the network expects.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import torch
from torch import Tensor, nn

from tripolis.learn.matches import TRACE
from tripolis.learn.model import Network, drawn, evaluate
from tripolis.learn.population import with_guest
from tripolis.learn.setups import Setup
from tripolis.learn.tables import Bench, Look, joined
from tripolis.players.network import SEATS

HORIZON = 24
"""Moves made at each table between two lessons."""
TOGETHER, REPEATS = 16_384, 2
"""A lesson is split into parts of so many moves, and gone through so many times."""
CLIP, VALUE = 0.2, 1.0
_LEAST = 1e-4


@dataclass
class Lesson:
    """Some moves of every table, one after another."""

    look: Look
    taken: Tensor
    own: Tensor
    """Whether the network decided, and not a guest."""
    chance: Tensor
    advantage: Tensor
    shares: Tensor
    """The share of victory that each seat came to expect, from the player's seat on."""


def at(rows: Tensor, places: Tensor) -> Tensor:
    """The number at one place of each row."""
    return rows.gather(1, places[:, None]).squeeze(1)


def turned(shares: Tensor, by: Tensor, players: int) -> Tensor:
    """Rows of seats, each begun so many seats later."""
    seats = torch.arange(players, device=shares.device)
    return shares.gather(1, (seats + by[:, None]) % players)


def by_seat(shares: Tensor, bench: Bench) -> Tensor:
    """What the network expects for each seat, the first seat first."""
    players = bench.setup.players
    return turned(shares[:, :players].exp(), -bench.mover(), players)


class Moves:
    """Some moves of every table, one after another, with what they led to."""

    def __init__(self, network: Network, bench: Bench) -> None:
        self._network, self._bench = network, bench
        self._looks: list[Look] = []
        self._rows: dict[str, list[Tensor]] = {}

    def make(self, look: Look, taken: Tensor, expected: Tensor, **kept: Tensor) -> None:
        """Take a choice at every table, where each seat expected so much; keep what else is named
        beside it."""
        mover = self._bench.mover()
        reward, ended = self._bench.step(taken)
        self._network.meet(look.seen)
        self._looks.append(look)
        alive = (~ended).float()[:, None]
        row = {"taken": taken, "expected": expected, "mover": mover, "reward": reward}
        row |= {"alive": alive, **kept}
        for name, tensor in row.items():
            self._rows.setdefault(name, []).append(tensor)

    def look(self) -> Look:
        """What the players knew before all moves."""
        return joined(self._looks)

    def all(self, name: str) -> Tensor:
        """What was kept under a name, of all moves."""
        return torch.cat(self._rows[name])

    def gains(self) -> Tensor:
        """How much more each seat came to expect after each move, as the next moves showed and as
        the position now promises."""
        _, shares = evaluate(self._network, self._bench.look())
        following = by_seat(shares, self._bench)
        gain = torch.zeros_like(following)
        gains = []
        rows = (self._rows[name] for name in ("reward", "alive", "expected"))
        for reward, alive, expected in reversed(list(zip(*rows, strict=True))):
            gain = reward + alive * following - expected + TRACE * alive * gain
            gains.append(gain)
            following = expected
        return torch.cat(gains[::-1])

    def shares(self, gains: Tensor) -> Tensor:
        """The share of victory that each seat came to expect, from the player's seat on."""
        players = self._bench.setup.players
        came_to = (gains + self.all("expected")).clamp(0.0, 1.0)
        shares = turned(came_to, self.all("mover"), players)
        return nn.functional.pad(shares, (0, SEATS - players))


@torch.no_grad()
def play(network: Network, guest: Network, bench: Bench) -> Lesson:
    """Play some moves at every table, with a guest at some of them, and see how each turned out."""
    moves = Moves(network, bench)
    for _ in range(HORIZON):
        look = bench.look()
        chances, shares = evaluate(network, look)
        taken, own = with_guest(guest, bench, look, drawn(chances))
        moves.make(look, taken, by_seat(shares, bench), own=own, chance=at(chances, taken))
    gains = moves.gains()
    return Lesson(
        look=moves.look(),
        taken=moves.all("taken"),
        own=moves.all("own"),
        chance=moves.all("chance"),
        advantage=at(gains, moves.all("mover")),
        shares=moves.shares(gains),
    )


def learn(
    network: Network,
    optimizer: torch.optim.Optimizer,
    lessons: Sequence[Lesson],
    entropy: float,
) -> None:
    """Make what turned out well more likely, not too much at once."""
    for _ in range(REPEATS):
        orders = [
            torch.randperm(len(lesson.taken), device=lesson.taken.device).split(TOGETHER)
            for lesson in lessons
        ]
        for parts in zip(*orders, strict=True):
            optimizer.zero_grad(set_to_none=True)
            for lesson, part in zip(lessons, parts, strict=True):
                loss = mistake(network, lesson, part, entropy) / len(lessons)
                loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


def mistake(network: Network, lesson: Lesson, part: Tensor, entropy: float) -> Tensor:
    """What is to be made smaller: bad moves, wrong expectations, and too much certainty."""
    chances, shares = evaluate(network, lesson.look.at(part))
    ratio = (at(chances, lesson.taken[part]) - lesson.chance[part]).exp()
    gain = lesson.advantage[part] / (lesson.advantage.std() + _LEAST)
    kept = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain)
    target = lesson.shares[part]
    target = target / target.sum(1, keepdim=True).clamp(min=_LEAST)
    surprise = -(target * shares.clamp(min=-20)).sum(1)
    openness = -(chances.exp() * chances.clamp(min=-20)).sum(1)
    return (VALUE * surprise - lesson.own[part] * (kept + entropy * openness)).mean()


@torch.no_grad()
def measure(network: Network, setup: Setup, matches: int, seed: int, device: str) -> float:
    """The network's share of victory in one seat against greedy players, over all seats."""
    won = 0.0
    for seat in range(setup.players):
        bench = Bench(network.game.name, setup, matches // setup.players, seed, device, again=False)
        while bool((bench.mover() >= 0).any()):
            look = bench.look()
            chances, _ = evaluate(network, look)
            judged = look.traits[-1].float()
            judged += 1e-3 * torch.rand_like(judged)
            choices = torch.arange(judged.shape[1], device=judged.device)
            judged = judged.masked_fill(choices >= look.counts[:, None], -1e9)
            own = (bench.mover() == seat)[:, None]
            bench.step(torch.where(own, chances, judged).argmax(1))
        ranks = bench.share(bench.tables.ranks).long()
        first = (ranks == 1).float()
        won += float((first[:, seat] / first.sum(1)).mean()) / setup.players
    return won
