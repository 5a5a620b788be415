"""One search for all games: an information-set tree search over what a seat may know.

Each iteration imagines a world the seat could be in, walks down one tree that all worlds share,
adds a node to it, plays the match to its end by quick policies, and notes how everybody fared along
the way. A node stands for a sequence of decisions; which of its children exist depends on the
world, so a child is weighed by how often it was there to be chosen.

In a simultaneous choice the others decide by policy, outside the tree: they cannot know what the
seat has chosen. Given a seed and a number of iterations the answer is always the same.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from math import log, sqrt
from time import monotonic
from typing import Any

import numpy as np

from tripolis.engine.game import Game, State
from tripolis.engine.layout import Record, float64, int8, int16, int32
from tripolis.engine.luck import Luck, below, new_luck
from tripolis.engine.rule import rule
from tripolis.players.policy import GREEDY, RANDOM, build_chooser, build_glance

_CHUNK = 64
"""Iterations between two looks at the clock."""

_MOST_DEPTH = 256
_NONE = -1


class Node(Record):
    """A node of the tree."""

    action: int = int16()
    mover: int = int8()  # who chose this action
    first_child: int = int32()
    sibling: int = int32()
    visits: int = int32()
    available: int = int32()  # how often it could have been chosen
    worth: float = float64()  # the sum of its mover's utilities


NODE = Node.layout


@dataclass(frozen=True)
class Manner:
    """How to search: the balance of its parts."""

    greedy_percent: int = 100
    """How many moves of a playout follow the game's own judgement; the rest are random."""
    curiosity: float = 0.7
    """How much a child that was seldom tried is favoured."""
    width: float = 1.0
    """A node visited n times has about width * sqrt(n) children, the best-looking ones first."""
    tree: int = 2000
    """The iterations of a tree; a longer search grows several and adds them up. Deep in a tree the
    others' moves are its own experiments: the more of them lie between two own moves, the less it
    helps to go there."""
    duel_tree: int = 20_000
    """The same for two players, between whose moves there is only one."""

    def iterations_of_a_tree(self, players: int) -> int:
        """By how many play."""
        return self.duel_tree if players == 2 else self.tree


@dataclass(frozen=True)
class Thought:
    """What a search thinks of one legal move."""

    action: int
    visits: int
    worth: float
    """The seat's mean utility after it: 1 for a victory of its own, 0 for the last place."""
    chances: tuple[float, ...]
    """Each seat's share of the victories after it."""


@rule
def share_of_victory(ranks: Any, players: int, player: int) -> float:
    """A victory is 1, divided among those who share it."""
    if ranks[player] != 1:
        return 0.0
    sharing = 0
    for seat in range(players):
        if ranks[seat] == 1:
            sharing += 1
    return 1.0 / sharing


@rule
def utility(ranks: Any, players: int, player: int) -> float:
    """A victory counts, a shared one hardly less; a little is given for the other places."""
    if ranks[player] == 1:
        return 0.5 + 0.5 * share_of_victory(ranks, players, player)
    return 0.15 * float(players - ranks[player]) / (players - 1.0)


@rule
def lowest_seat(mask: int) -> int:
    """The lowest seat whose bit is set."""
    seat = 0
    while mask >> seat & 1 == 0:
        seat += 1
    return seat


@cache
def build_play_out(game: Game) -> Callable[..., None]:
    """The rest of a match by policy, mostly judgement with some chance mixed in."""
    apply, over, must_act = game.apply, game.over, game.must_act
    choose = build_chooser(game)

    @rule
    def play_out(s: State, greedy_percent: int, out: Any, luck: Luck) -> None:
        while not over(s):
            player = lowest_seat(must_act(s))
            policy = GREEDY if below(luck, 100) < greedy_percent else RANDOM
            apply(s, player, choose(s, player, policy, out, luck))

    return play_out


@cache
def build_search(game: Game) -> Callable[..., int]:
    """The search of one game, compiled: `iterations` more on a tree, as long as it has room."""
    legal, apply, over, ranks = game.legal, game.apply, game.over, game.ranks
    must_act, may_act, reimagine = game.must_act, game.may_act, game.reimagine
    glance = build_glance(game)
    outlook, appraise = glance.outlook, glance.appraise
    choose, play_out = build_chooser(game), build_play_out(game)

    @rule
    def best_unexplored(s: State, player: int, count: int, out: Any, child_of: Any) -> int:
        """Of the legal actions without a node, the one that looks best."""
        best = _NONE
        highest = 0.0
        seen = outlook(s, player)
        for i in range(count):
            if child_of[out[i]] == _NONE:
                worth = appraise(s, player, out[i], seen)
                if best == _NONE or worth > highest:
                    best = int(out[i])
                    highest = worth
        return best

    @rule
    def best_child(nodes: Any, count: int, out: Any, child_of: Any, curiosity: float) -> int:
        """Of the legal actions with a node, the one most worth another visit."""
        best = _NONE
        highest = 0.0
        for i in range(count):
            child = child_of[out[i]]
            if child != _NONE:
                nodes[child].available += 1
                visits = nodes[child].visits
                mean = nodes[child].worth / visits
                value = mean + curiosity * sqrt(log(nodes[child].available) / visits)
                if best == _NONE or value > highest:
                    best = child
                    highest = value
        return best

    @rule
    def add_child(nodes: Any, used: int, parent: int, action: int, mover: int) -> None:
        """A new node, the first of its parent's children."""
        nodes[used].action = action
        nodes[used].mover = mover
        nodes[used].first_child = _NONE
        nodes[used].sibling = nodes[parent].first_child
        nodes[used].visits = 0
        nodes[used].available = 1
        nodes[used].worth = 0.0
        nodes[parent].first_child = used

    @rule
    def search(
        root: Any,
        world: Any,
        viewer: int,
        players: int,
        nodes: Any,
        used: int,
        iterations: int,
        greedy_percent: int,
        curiosity: float,
        width: float,
        out: Any,
        child_of: Any,
        path: Any,
        placed: Any,
        victories: Any,
        luck: Luck,
    ) -> int:
        for _ in range(iterations):
            world[0] = root[0]
            s = world[0]
            reimagine(s, viewer, luck)
            node = 0
            depth = 0
            path[0] = 0
            while not over(s) and depth < _MOST_DEPTH - 1:
                waiting = must_act(s)
                player = viewer if waiting >> viewer & 1 else lowest_seat(waiting)
                several = may_act(s)
                if player != viewer and several & (several - 1) != 0:
                    apply(s, player, choose(s, player, GREEDY, out, luck))
                    continue
                count = legal(s, player, out)
                children = 0
                child = nodes[node].first_child
                while child != _NONE:
                    child_of[nodes[child].action] = child
                    child = nodes[child].sibling
                for i in range(count):
                    if child_of[out[i]] != _NONE:
                        children += 1
                room = int(width * sqrt(nodes[node].visits + 1.0)) + 1
                added = _NONE
                if children < count and children < room and used < len(nodes):
                    action = best_unexplored(s, player, count, out, child_of)
                    add_child(nodes, used, node, action, player)
                    added = used
                    used += 1
                    chosen = added
                else:
                    chosen = best_child(nodes, count, out, child_of, curiosity)
                child = nodes[node].first_child
                while child != _NONE:
                    child_of[nodes[child].action] = _NONE
                    child = nodes[child].sibling
                if chosen == _NONE:
                    break
                apply(s, player, nodes[chosen].action)
                node = chosen
                depth += 1
                path[depth] = node
                if added != _NONE:
                    break
            play_out(s, greedy_percent, out, luck)
            ranks(s, placed)
            nodes[0].visits += 1
            if depth > 0:
                for seat in range(players):
                    share = share_of_victory(placed, players, seat)
                    victories[nodes[path[1]].action, seat] += share
            for i in range(1, depth + 1):
                nodes[path[i]].visits += 1
                nodes[path[i]].worth += utility(placed, players, nodes[path[i]].mover)
        return used

    return search


class Tree:
    """One tree and the room its search works in."""

    def __init__(self, game: Game, s: State, seat: int, manner: Manner, room: int, luck: Luck):
        self._search = build_search(game)
        self._root = np.zeros(1, game.state)
        self._root[0] = s
        self._world = np.zeros(1, game.state)
        self._seat = seat
        self._players = int(s.players)
        self._manner = manner
        self.nodes = np.zeros(room, NODE)
        self.nodes[0]["first_child"] = _NONE
        self._used = 1
        self._out = np.zeros(game.most_legal, np.int16)
        self._child_of = np.full(game.actions, _NONE, np.int32)
        self._path = np.zeros(_MOST_DEPTH, np.int32)
        self._placed = np.zeros(self._players, np.int8)
        self._victories = np.zeros((game.actions, self._players), np.float32)
        self._luck = luck

    def grow(self, iterations: int, until: float | None) -> bool:
        """Search for so many more iterations; says whether the time sufficed."""
        manner = self._manner
        while True:
            some = min(iterations, _CHUNK)
            self._used = self._search(
                self._root,
                self._world,
                self._seat,
                self._players,
                self.nodes,
                self._used,
                some,
                manner.greedy_percent,
                manner.curiosity,
                manner.width,
                self._out,
                self._child_of,
                self._path,
                self._placed,
                self._victories,
                self._luck,
            )
            iterations -= some
            if until is not None and monotonic() >= until:
                return False
            if iterations == 0:
                return True

    def tried(self) -> dict[int, Any]:
        """For each move tried at the root: visits, the sum of utilities, everybody's victories."""
        found = {}
        child = int(self.nodes[0]["first_child"])
        while child != _NONE:
            node = self.nodes[child]
            action = int(node["action"])
            found[action] = np.array([node["visits"], node["worth"], *self._victories[action]])
            child = int(node["sibling"])
        return found


def think(
    game: Game,
    s: State,
    seat: int,
    seed: int,
    iterations: int | None = None,
    seconds: float | None = None,
    threads: int = 1,
    manner: Manner | None = None,
) -> list[Thought]:
    """What the search thinks of the seat's moves, the best first.

    It stops after the iterations, or after the seconds, whichever comes first; threads grow trees
    side by side. Without a limit in seconds the answer follows from the seed alone.
    """
    manner = manner or Manner()
    threads = min(threads, os.cpu_count() or 1)
    limit = iterations if iterations is not None else 1 << 30
    trees = min(limit, max(threads, -(-limit // manner.iterations_of_a_tree(int(s.players)))))
    until = None if seconds is None else monotonic() + seconds

    def grow_trees(first: int) -> list[Tree]:
        """One thread's trees, one after another."""
        grown = []
        for number in range(first, trees, threads):
            size = limit // trees + (1 if number < limit % trees else 0)
            luck = new_luck(seed, _SEARCH_STREAM + number)
            grown.append(Tree(game, s, seat, manner, size + 1, luck))
            if not grown[-1].grow(size, until):
                break
        return grown

    if threads == 1:
        return _merged(grow_trees(0))
    with ThreadPoolExecutor(threads) as pool:
        return _merged([tree for grown in pool.map(grow_trees, range(threads)) for tree in grown])


_SEARCH_STREAM = 1 << 40
"""The first of the streams of luck that searches draw from."""


def _merged(trees: list[Tree]) -> list[Thought]:
    sums: dict[int, Any] = {}
    for tree in trees:
        for action, numbers in tree.tried().items():
            sums[action] = sums[action] + numbers if action in sums else numbers
    thoughts = [
        Thought(
            action,
            int(visits),
            float(worth / visits),
            tuple(float(share / visits) for share in victories),
        )
        for action, (visits, worth, *victories) in sums.items()
        if visits > 0
    ]
    return sorted(thoughts, key=lambda thought: (-thought.visits, -thought.worth, thought.action))
