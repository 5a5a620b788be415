"""Matches for search lessons on a processor: whole ones, played by the search that bots use.

A GPU searches at thousands of tables side by side (`trees`). A processor is many times faster with
one tree after another, and every core plays matches of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from itertools import count
from multiprocessing import get_context
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tripolis.engine.game import Game, State, find_game, seats_in
from tripolis.engine.match import Match
from tripolis.learn.setups import Setup
from tripolis.players.guided import GuidedSettings
from tripolis.players.network import whole_weights
from tripolis.players.opinion import read_weights
from tripolis.players.search import Thought, think

SETTINGS = GuidedSettings(curiosity=1.0)
"""Searches of a few iterations find more if they look around."""
DRAWN = 0.3
"""How often a move is drawn as the search likes it; otherwise it is the one it likes most."""
TRACE = 0.95
"""How far an expectation follows what came of the match; the rest of it follows what was expected
one move later."""


class Decisions(NamedTuple):
    """Some decisions between several moves, in the order of play."""

    states: NDArray[np.void]
    player: NDArray[np.int8]
    visits: NDArray[np.float32]  # [decision, choice]: how often the search tried it
    worth: NDArray[np.float32]  # [decision, choice]: the sum of the player's shares
    shares: NDArray[np.float32]  # [decision, seat]: the share that each seat came to expect


class Order(NamedTuple):
    """A match to play."""

    game: str
    setup: Setup
    weights: bytes
    iterations: int
    seed: int


@lru_cache(maxsize=1)
def _network(game: Game, content: bytes) -> NDArray[np.int16]:
    weights = read_weights(game, content)
    assert weights is not None
    return np.asarray(whole_weights(weights))


def play(order: Order) -> Decisions:
    """Play a match with a search before each move."""
    game, setup, chance = find_game(order.game), order.setup, np.random.default_rng(order.seed)
    weights = _network(game, order.weights)
    s = Match(game, setup.players, setup.options, order.seed).state
    states: list[State] = []
    players, tried, expected = [], [], []
    while not game.over(s):
        seat = seats_in(game.must_act(s))[0]
        actions = game.legal_actions(s, seat)
        if len(actions) > 1:
            seed = order.seed << 20 | len(states)
            thoughts = think(
                game, s, seat, seed, order.iterations, settings=SETTINGS, weights=weights
            )
            states.append(s.copy())
            players.append(seat)
            tried.append(_by_choice(thoughts, seat, actions, setup.choices))
            expected.append(_expected(thoughts))
            actions = [_chosen(thoughts, chance)]
        game.apply(s, seat, actions[0])
    visits, worth = zip(*tried, strict=True)
    return Decisions(
        np.array(states, game.state),
        np.array(players, np.int8),
        np.array(visits),
        np.array(worth),
        _came_to(np.array(expected), _outcome(game, s, setup.players)),
    )


def _by_choice(
    thoughts: list[Thought], seat: int, actions: list[int], most: int
) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """How often each choice was tried, and the sum of what it brought its player."""
    place = {action: number for number, action in enumerate(actions[:most])}
    visits, worth = np.zeros(most, np.float32), np.zeros(most, np.float32)
    for thought in thoughts:
        if thought.action in place:
            visits[place[thought.action]] = thought.visits
            worth[place[thought.action]] = thought.visits * thought.chances[seat]
    return visits, worth


def _expected(thoughts: list[Thought]) -> NDArray[np.float64]:
    """The share of the victory that each seat can expect, as the search found in the mean."""
    chances = np.array([thought.chances for thought in thoughts])
    return np.average(chances, axis=0, weights=[thought.visits for thought in thoughts])


def _chosen(thoughts: list[Thought], chance: np.random.Generator) -> int:
    """A move: mostly the one that the search tried most often."""
    if chance.random() >= DRAWN:
        return thoughts[0].action
    visits = np.array([thought.visits for thought in thoughts], float)
    return int(chance.choice([thought.action for thought in thoughts], p=visits / visits.sum()))


def _outcome(game: Game, s: State, players: int) -> NDArray[np.float64]:
    """The share of the victory that each seat got."""
    ranks = np.zeros(players, np.int8)
    game.ranks(s, ranks)
    shares: NDArray[np.float64] = (ranks == 1) / (ranks == 1).sum()
    return shares


def _came_to(expected: NDArray[np.float64], outcome: NDArray[np.float64]) -> NDArray[np.float32]:
    """What each seat came to expect after each decision: what searches expected later on, and in
    the end the outcome."""
    shares, following, came_to = [], outcome, outcome
    for now in expected[::-1]:
        came_to = (1 - TRACE) * following + TRACE * came_to
        shares.append(came_to)
        following = now
    return np.array(shares[::-1], np.float32)


class Players:
    """Processes that play matches, one on each core."""

    def __init__(self, game: str, iterations: int, first_seed: int) -> None:
        self._game, self._iterations = game, iterations
        self._seeds = count(first_seed)
        self._pool = ProcessPoolExecutor(mp_context=get_context("spawn"))

    def play(self, weights: bytes, setups: list[Setup]) -> Iterator[Decisions]:
        """Play a match of each set-up, with a network of these weights in all seats."""
        orders = [
            Order(self._game, setup, weights, self._iterations, next(self._seeds))
            for setup in setups
        ]
        return self._pool.map(play, orders)
