"""Learning from one's own search: the guided search plays itself, and the network imitates it.

Every processor plays matches in which all seats search. For each decision the network then learns
how often the search visited each move, and what each seat came to: half as the match ended, half as
the search expected.
"""

from __future__ import annotations

import argparse
import multiprocessing
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.pool import Pool
from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from tripolis.engine.game import find_game
from tripolis.engine.luck import Luck, below, new_luck
from tripolis.engine.match import new
from tripolis.learn.model import Network
from tripolis.learn.selfplay import evaluate
from tripolis.learn.tables import SETUPS, Look, Setup
from tripolis.players.guided import GuidedSettings, build_guided_search
from tripolis.players.network import SEATS, build_see, build_traits, count_inputs, new_guide
from tripolis.players.opinion import read_weights, write_weights
from tripolis.players.policy import build_glance, lowest_seat
from tripolis.players.search import moves_tried
from tripolis.players.tree import new_question, new_scratch, new_tree

_SAMPLED_MOVES = 8
"""So many first moves of a match are drawn as the search visited them,"""
_SAMPLED_PERCENT = 25
"""and so many in a hundred of the others."""
_BATCH = 2048
_RATE, _LAST_RATE = 8e-4, 0.03
"""The rate of learning, and what part of it is left at the end."""
_UNSEEN = 20
"""One decision in so many is not learned from: it tells how well the others were understood."""


class Decision(NamedTuple):
    """A decision of a searching player, and what it is to teach."""

    seen: NDArray[np.float16]
    traits: NDArray[np.float16]
    choices: int
    players: int
    visits: NDArray[np.float16]
    shares: NDArray[np.float16]
    """Each seat's share of the victory, from the player's seat on."""


def play_match(name: str, setup: Setup, seed: int, iterations: int, weights: Any) -> list[Decision]:
    """A match in which all seats search; returns its decisions."""
    game = find_game(name)
    s = new(name, setup.players, seed, **setup.options).state.copy()
    guide, search = new_guide(game, weights), build_guided_search(game)
    scratch, luck = new_scratch(game, setup.players), new_luck(seed, 1 << 42)
    made: list[tuple[int, Any]] = []
    while not game.over(s):
        player = lowest_seat(game.must_act(s))
        legal = game.legal_actions(s, player)
        action = legal[0]
        if len(legal) > 1:
            tree = new_tree(game, setup.players, iterations + 1)
            question = new_question(game, s, player)
            search(question, tree, scratch, guide, GuidedSettings(), luck, iterations)
            visits = np.zeros(game.actions)
            for tried, numbers in moves_tried(tree).items():
                visits[tried] = numbers[0]
            expected = tree.victories.sum(0) / iterations
            made.append((player, describe(game, s, player, legal, visits, setup, expected)))
            action = choose(visits, len(made), luck)
        game.apply(s, player, action)
    ranks = np.zeros(setup.players, np.int8)
    game.ranks(s, ranks)
    won = (ranks == 1) / (ranks == 1).sum()
    return [finish(decision, player, won) for player, decision in made]


def describe(
    game: Any, s: Any, player: int, legal: list[int], visits: Any, setup: Setup, expected: Any
) -> Decision:
    """A decision as a network sees it, with what the search expected for each seat."""
    glance, traits = build_glance(game), build_traits(game)
    seen = np.zeros(count_inputs(game), np.float32)
    build_see(game)(s, player, seen)
    outlook = glance.outlook(s, player)
    legal = sorted(legal, key=lambda action: -visits[action])[: setup.choices]
    appraised = [glance.appraise(s, player, action, outlook) for action in legal]
    described = np.zeros((setup.choices, len(game.trait_names)), np.float32)
    shares = np.zeros(setup.choices, np.float32)
    for place, action in enumerate(legal):
        traits(s, player, action, max(appraised) - appraised[place], described[place])
        shares[place] = visits[action]
    return Decision(
        seen.astype(np.float16),
        described.astype(np.float16),
        len(legal),
        setup.players,
        (shares / shares.sum()).astype(np.float16),
        expected,
    )


def choose(visits: Any, made: int, luck: Luck) -> int:
    """The move visited most; sometimes any, as often as it was visited."""
    if made > _SAMPLED_MOVES and below(luck, 100) >= _SAMPLED_PERCENT:
        return int(visits.argmax())
    drawn = below(luck, int(visits.sum()))
    return int((visits.cumsum() > drawn).argmax())


def finish(decision: Decision, player: int, won: Any) -> Decision:
    """A decision with its result: half what the search expected, half how the match ended."""
    shares = np.zeros(SEATS, np.float16)
    both = (won + decision.shares) / 2
    shares[: decision.players] = np.roll(both, -player)
    return decision._replace(shares=shares)


def work(task: tuple[str, bytes, int, int, float]) -> list[Decision]:
    """One process: matches until the time is over."""
    name, content, first, iterations, until = task
    warnings.simplefilter("ignore")
    weights, setups = read_weights(find_game(name), content), SETUPS[name]
    found: list[Decision] = []
    number = 0
    while time.time() < until:
        # The first set-up is played as often as all the others together.
        setup = setups[0 if number % 2 == 0 else 1 + (first + number // 2) % (len(setups) - 1)]
        found += play_match(name, setup, first + number, iterations, weights)
        number += 1
    return found


class Lessons:
    """Decisions of searching players, on the device that learns from them."""

    def __init__(self, decisions: list[Decision], device: str) -> None:
        columns = [torch.from_numpy(np.stack(column)) for column in zip(*decisions, strict=True)]
        self._columns = [column.to(device) for column in columns]

    def __len__(self) -> int:
        return len(self._columns[0])

    def mistake(self, network: Network, part: Tensor) -> Tensor:
        """How far a network is from what some of the searches found."""
        *look, visits, shares = (column[part] for column in self._columns)
        chances, expected = evaluate(network, Look(*look))
        policy = -(visits.float() * chances.clamp(min=-20)).sum(1)
        value = -(shares.float() * expected.clamp(min=-20)).sum(1)
        return (policy + value).mean()


def imitate(network: Network, lessons: Lessons, repeats: int, device: str) -> float:
    """Learn from decisions, each so many times; returns the mean mistake in some it never saw."""
    order = torch.randperm(len(lessons), device=device)
    unseen, order = order.split([len(order) // _UNSEEN, len(order) - len(order) // _UNSEEN])
    optimizer = torch.optim.Adam(network.parameters(), lr=_RATE, eps=1e-5)
    steps = repeats * -(-len(order) // _BATCH)
    slower = torch.optim.lr_scheduler.LinearLR(optimizer, 1.0, _LAST_RATE, steps)
    for _ in range(repeats):
        order = order[torch.randperm(len(order), device=device)]
        for part in order.split(_BATCH):
            optimizer.zero_grad(set_to_none=True)
            lessons.mistake(network, part).backward()
            torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimizer.step()
            slower.step()
    with torch.no_grad():
        mistakes = [lessons.mistake(network, part) for part in unseen.split(_BATCH)]
    return float(torch.stack(mistakes).mean())


@contextmanager
def searchers(network: Network, count: int) -> Iterator[Pool]:
    """So many processes that play; none of them compiles the search again."""
    name, weights = network.game.name, np.asarray(network.numbers(), np.float32)
    play_match(name, SETUPS[name][0], 1, 4, weights)
    with multiprocessing.get_context("fork").Pool(count) as pool:
        yield pool


def teach_by_search(
    args: argparse.Namespace, network: Network, pool: Pool, decisions: list[Decision], first: int
) -> dict[str, float]:
    """Let the network search and play for a while, then imitate what it found, now and before."""
    until, content = time.time() + args.search, content_of(network)
    tasks = [
        (args.game, content, first + i * 1_000_000, args.iterations, until)
        for i in range(args.workers)
    ]
    for found in pool.map(work, tasks):
        decisions += found
    mistake = imitate(network, Lessons(decisions, args.device), args.repeats, args.device)
    return {"decisions": len(decisions), "mistake": round(mistake, 3)}


def content_of(network: Network) -> bytes:
    """The network as a file of weights."""
    return write_weights(network.game, network.numbers().tolist())
