"""Learning from search: every table thinks before it moves, and the network learns what it found.

All tables of a bench search at once. The network then learns to choose as the search would, and to
expect what the search expected, corrected by how the matches went on.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor, nn

from tripolis.batch import stepping
from tripolis.batch.stepping import TableArrays
from tripolis.learn.matches import DRAWN, SETTINGS, Decisions
from tripolis.learn.model import Network, evaluate
from tripolis.learn.population import with_guest
from tripolis.learn.selfplay import Moves, turned
from tripolis.learn.setups import Setup
from tripolis.learn.tables import Bench, Look, look_at
from tripolis.learn.trees import build_record, build_walk, new_trees, plant
from tripolis.players.network import SEATS
from tripolis.players.tree import ROOT

HORIZON = 4
"""Moves made at each table between two lessons. The fewer they are, the sooner the next searches
are guided by what the last ones found."""
TRUST = 12.0
"""How strongly a better chance of victory draws the search's choice to a move."""
FADE = 0.1
"""What part of a score each lesson forgets. What searches find again and again comes to rest at
`TRUST / FADE` times a move's advantage; otherwise a network grows surer of its move with every
lesson, and a search that it guides looks at nothing else."""
_ODD, _SPREAD = 0.25, 10.0
"""What part of the tries at the root goes to moves drawn at random, and among how many or so."""
_TOGETHER = 4096
"""Decisions that the network learns from at once."""
REPEATS = 2
"""How often it learns from each: searching takes longer than learning."""
_LEAST = 1e-4


class Memory:
    """Room for the trees of a bench, and for what the network reads; benches can share it."""

    def __init__(self, bench: Bench, iterations: int) -> None:
        tables = bench.tables
        game, count, zeros = tables.game, tables.count, tables.device.zeros
        edges = bench.setup.choices
        self.iterations = iterations
        self.states = zeros((count,), game.state)
        self.player = zeros((count,), np.int8)
        self.legal = zeros((count, game.most_legal), np.int16)
        self.trees = new_trees(zeros, count, iterations, edges)
        self.reader = bench.new_reader()


class Thinking:
    """The search of all tables of a bench."""

    def __init__(self, bench: Bench, memory: Memory) -> None:
        tables = bench.tables
        self._bench, self._memory, self._trees = bench, memory, memory.trees
        self._leaves = TableArrays(
            memory.states, memory.player, tables.arrays.lucks, memory.legal, tables.players
        )

    def think(self, network: Network) -> tuple[Tensor, Tensor]:
        """Search at all tables; returns how likely each choice should be taken, and what share of
        the victory each seat can expect."""
        bench, memory, run = self._bench, self._memory, self._run
        tables, leaves, trees = bench.tables.arrays, self._leaves, self._trees
        run(plant, tables, leaves, trees)
        self._judge(network)
        prior = self._try_odd_moves()
        for _ in range(memory.iterations):
            run(build_walk(bench.tables.game), tables, leaves, trees, SETTINGS)
            self._judge(network)
        expected = bench.share(trees.expected)[:, : bench.setup.players]
        return self._choices(prior), expected / (memory.iterations + 1)

    def _run(self, operation: stepping.Operation, *args: object) -> None:
        self._bench.tables.device.run(operation, self._bench.tables.count, *args)

    def _judge(self, network: Network) -> None:
        """Let the network look at all leaves, and record what it thinks."""
        reader, borrow = self._memory.reader, self._bench.tables.device.borrow
        chances, shares = evaluate(network, reader.look(self._leaves))
        self._run(
            build_record(self._bench.tables.game),
            self._leaves,
            reader.counts,
            borrow(chances.exp()),
            borrow(shares.exp()),
            self._trees,
        )

    def _try_odd_moves(self) -> Tensor:
        """Let the search try moves at the root that the network finds unlikely; returns the chances
        that the network gave."""
        share = self._bench.share
        prior, count = share(self._trees.prior)[:, ROOT], share(self._trees.choices)[:, ROOT, None]
        given = prior.clone()
        drawn = torch._standard_gamma((_SPREAD / count.clamp(min=1)).expand_as(prior).contiguous())
        drawn = drawn * self._offered(count)
        odd = drawn / drawn.sum(1, keepdim=True).clamp(min=1e-9)
        prior.copy_((1 - _ODD) * given + _ODD * odd)
        return given

    def _offered(self, count: Tensor) -> Tensor:
        """Which edges of the roots are choices."""
        return torch.arange(self._bench.setup.choices, device=count.device) < count

    def _choices(self, prior: Tensor) -> Tensor:
        """How likely each choice at the root should be taken."""
        trees, share = self._trees, self._bench.share
        worth, visits = share(trees.worth)[:, ROOT], share(trees.visits)[:, ROOT].float()
        return corrected(prior, worth, visits, self._offered(share(trees.choices)[:, ROOT, None]))


def corrected(prior: Tensor, worth: Tensor, visits: Tensor, offered: Tensor) -> Tensor:
    """The network's chances, a little more even, and corrected by what the search found: a move
    that was never tried counts as the tried ones do in the mean."""
    tried = (visits > 0) & offered
    means = worth / visits.clamp(min=1)
    weight = prior * tried
    usual = (means * weight).sum(1, keepdim=True) / weight.sum(1, keepdim=True).clamp(min=1e-9)
    # A mean of few visits counts for less.
    better = TRUST * tried * (means - usual) * visits / (visits + 1)
    scores = (1 - FADE) * prior.clamp(min=1e-9).log()
    return (scores + better).masked_fill(~offered, -1e9).softmax(1)


@dataclass
class Found:
    """What searches found, at some moves of every table."""

    look: Look
    choices: Tensor
    shares: Tensor


@torch.no_grad()
def found_in(network: Network, setup: Setup, decisions: Sequence[Decisions]) -> Found:
    """What the searches of some matches of one set-up found."""
    states, player, visits, worth, shares = (
        np.concatenate(parts) for parts in zip(*decisions, strict=True)
    )
    look = look_at(network.game, setup, states, player)
    places, choices = torch.arange(setup.choices), []
    for part in torch.arange(len(states)).split(_TOGETHER):
        chances, _ = evaluate(network, look.at(part))
        offered = places < look.counts[part, None]
        tried = torch.from_numpy(worth)[part], torch.from_numpy(visits)[part]
        choices.append(corrected(chances.exp(), *tried, offered).half())
    own = turned(torch.from_numpy(shares), torch.from_numpy(player).long(), setup.players)
    return Found(look, torch.cat(choices), nn.functional.pad(own, (0, SEATS - setup.players)))


@torch.no_grad()
def play(network: Network, guest: Network, memory: Memory, bench: Bench) -> Found:
    """Play some moves at every table, each after a search, and see how they turned out.

    A guest does not search. What the search found in its place is learned all the same.
    """
    moves, thinking = Moves(network, bench), Thinking(bench, memory)
    for _ in range(HORIZON):
        look = bench.look()
        choices, expected = thinking.think(network)
        noise = torch.empty_like(choices).exponential_().log()
        odd = torch.rand(len(choices), 1, device=choices.device) < DRAWN
        liked = (choices.log() - noise * odd).argmax(1)
        taken, _ = with_guest(guest, bench, look, liked)
        moves.make(look, taken, expected, choices=choices.half())
    return Found(moves.look(), moves.all("choices"), moves.shares(moves.gains()))


def learn(network: Network, optimizer: torch.optim.Optimizer, found: list[Found]) -> None:
    """Imitate what the searches found, some decisions of one set-up at a time."""
    for _ in range(REPEATS):
        parts = [
            (one, part)
            for one in found
            for part in torch.randperm(len(one.choices), device=one.choices.device).split(_TOGETHER)
        ]
        for place in torch.randperm(len(parts)).tolist():
            one, part = parts[place]
            optimizer.zero_grad(set_to_none=True)
            mistake(network, one, part).backward()
            nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimizer.step()


def mistake(network: Network, found: Found, part: Tensor) -> Tensor:
    """How far the network is from what the searches found."""
    chances, expected = evaluate(network, found.look.at(part))
    shares = found.shares[part]
    shares = shares / shares.sum(1, keepdim=True).clamp(min=_LEAST)
    policy = -(found.choices[part].float() * chances.clamp(min=-20)).sum(1)
    value = -(shares * expected.clamp(min=-20)).sum(1)
    return (policy + value).mean()
