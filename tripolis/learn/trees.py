"""Search trees of many tables: what one table does in an iteration of its search.

The same search as `players.guided`, in two halves with the network between them, which reads the
positions of all tables at once. A node has an edge for each legal move of the first world that
reached it, with the chance that the network gave the move there.
"""

from __future__ import annotations

from functools import cache
from math import sqrt
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tripolis.batch.stepping import NOBODY, Operation, TableArrays
from tripolis.engine.game import Game
from tripolis.engine.rule import rule
from tripolis.players.guided import GuidedSettings
from tripolis.players.network import SEATS
from tripolis.players.policy import GREEDY, build_chooser, lowest_seat
from tripolis.players.tree import NONE, ROOT, share_of_victory

DEEPEST = 48
"""The most moves between the root and a leaf."""


class Trees(NamedTuple):
    """The search trees of all tables, and where their iterations have come to.

    There is room for a new node in each iteration.
    """

    mover: NDArray[np.int8]  # [table, node]: who decides there
    choices: NDArray[np.int16]  # [table, node]: how many edges it has
    action: NDArray[np.int16]  # [table, node, edge]
    prior: NDArray[np.float32]  # [table, node, edge]: its chance, as the network found it
    child: NDArray[np.int16]  # [table, node, edge]: the node it leads to, or ROOT for none
    visits: NDArray[np.int32]  # [table, node, edge]
    worth: NDArray[np.float32]  # [table, node, edge]: the sum of its mover's shares
    used: NDArray[np.int32]  # [table]: how many nodes are in use
    path: NDArray[np.int32]  # [table, depth]: the edges of this iteration, counted over all nodes
    depth: NDArray[np.int32]  # [table]
    leaf: NDArray[np.int32]  # [table]: the new node, or NONE
    ranks: NDArray[np.int8]  # [table, seat]
    expected: NDArray[np.float32]  # [table, seat]: the sum of its shares


def new_trees(zeros: Any, tables: int, iterations: int, edges: int) -> Trees:
    """Room for trees, from a function that makes zeroed arrays."""
    nodes = iterations + 1
    return Trees(
        mover=zeros((tables, nodes), np.int8),
        choices=zeros((tables, nodes), np.int16),
        action=zeros((tables, nodes, edges), np.int16),
        prior=zeros((tables, nodes, edges), np.float32),
        child=zeros((tables, nodes, edges), np.int16),
        visits=zeros((tables, nodes, edges), np.int32),
        worth=zeros((tables, nodes, edges), np.float32),
        used=zeros((tables,), np.int32),
        path=zeros((tables, DEEPEST), np.int32),
        depth=zeros((tables,), np.int32),
        leaf=zeros((tables,), np.int32),
        ranks=zeros((tables, SEATS), np.int8),
        expected=zeros((tables, SEATS), np.float32),
    )


@rule
def edge_to_visit(
    i: int, node: int, trees: Trees, legal: Any, count: int, settings: GuidedSettings
) -> int:
    """Of the edges whose moves are legal in this world, the one most worth a visit; or NONE."""
    tried, worth = 0, 0.0
    for e in range(trees.choices[i, node]):
        tried += int(trees.visits[i, node, e])
        worth += float(trees.worth[i, node, e])
    eagerness = settings.curiosity * sqrt(float(tried + 1))
    untried = worth / tried - settings.caution if tried > 0 else 0.0
    best, highest, place = NONE, 0.0, 0
    for e in range(trees.choices[i, node]):
        action = trees.action[i, node, e]
        # Moves are listed in one order, so the next one is mostly found at once.
        found = False
        for _ in range(count):
            found = legal[place] == action
            place = place + 1 if place + 1 < count else 0
            if found:
                break
        if found:
            visits = int(trees.visits[i, node, e])
            mean = float(trees.worth[i, node, e]) / visits if visits > 0 else untried
            value = mean + eagerness * float(trees.prior[i, node, e]) / (1.0 + visits)
            if best == NONE or value > highest:
                best, highest = e, value
    return best


@cache
def build_walk(game: Game) -> Operation:
    """Walk from the root down to a new node, in a world that the table's player could be in."""
    reimagine, legal, apply = game.reimagine, game.legal, game.apply
    over, must_act, may_act = game.over, game.must_act, game.may_act
    choose = build_chooser(game)

    @rule
    def walk(
        i: int, tables: TableArrays, leaves: TableArrays, trees: Trees, settings: GuidedSettings
    ) -> None:
        viewer = int(tables.player[i])
        trees.depth[i] = 0
        trees.leaf[i] = NONE
        leaves.player[i] = NOBODY
        if viewer == NOBODY:
            return
        leaves.states[i] = tables.states[i]
        s, legal_out, luck = leaves.states[i], leaves.legal[i], tables.lucks[i]
        reimagine(s, viewer, luck)
        edges = trees.action.shape[2]
        node, depth = ROOT, 0
        while not over(s):
            waiting, several = must_act(s), may_act(s)
            player = viewer if waiting >> viewer & 1 else lowest_seat(waiting)
            if player != viewer and several & (several - 1) != 0:
                # They choose at the same time, and cannot know what the tree tried.
                apply(s, player, choose(s, player, GREEDY, legal_out, luck))
                continue
            leaves.player[i] = player
            if trees.leaf[i] != NONE or depth == DEEPEST:
                break
            count = legal(s, player, legal_out)
            edge = edge_to_visit(i, node, trees, legal_out, count, settings)
            if edge == NONE:
                break
            apply(s, player, int(trees.action[i, node, edge]))
            leaves.player[i] = NOBODY
            trees.path[i, depth] = node * edges + edge
            depth += 1
            child = int(trees.child[i, node, edge])
            if child == ROOT:
                child = int(trees.used[i])
                trees.used[i] += 1
                trees.child[i, node, edge] = child
                trees.leaf[i] = child
                trees.choices[i, child] = 0
            node = child
        trees.depth[i] = depth

    return walk


@cache
def build_record(game: Game) -> Operation:
    """Give the new node its edges, and tell the way to it what the network expects there."""
    ranks = game.ranks

    @rule
    def record(
        i: int,
        leaves: TableArrays,
        counts: NDArray[np.int32],
        chances: NDArray[np.float32],
        shares: NDArray[np.float32],
        trees: Trees,
    ) -> None:
        first, players, leaf = int(leaves.player[i]), leaves.players, int(trees.leaf[i])
        if first == NOBODY:
            if trees.depth[i] == 0:
                return
            first = 0
            ranks(leaves.states[i], trees.ranks[i])
            for seat in range(players):
                shares[i, seat] = share_of_victory(trees.ranks[i], players, seat)
        elif leaf != NONE:
            trees.mover[i, leaf] = first
            trees.choices[i, leaf] = min(int(counts[i]), trees.action.shape[2])
            for e in range(trees.choices[i, leaf]):
                trees.action[i, leaf, e] = leaves.legal[i, e]
                trees.prior[i, leaf, e] = chances[i, e]
                trees.child[i, leaf, e] = ROOT
                trees.visits[i, leaf, e] = 0
                trees.worth[i, leaf, e] = 0.0
        for seat in range(players):
            trees.expected[i, (first + seat) % players] += shares[i, seat]
        edges = trees.action.shape[2]
        for step in range(trees.depth[i]):
            node, e = int(trees.path[i, step]) // edges, int(trees.path[i, step]) % edges
            trees.visits[i, node, e] += 1
            trees.worth[i, node, e] += shares[i, (int(trees.mover[i, node]) - first) % players]

    return record


@rule
def plant(i: int, tables: TableArrays, leaves: TableArrays, trees: Trees) -> None:
    """Begin a tree: the next thing to record is its root."""
    leaves.states[i] = tables.states[i]
    leaves.player[i] = tables.player[i]
    trees.used[i] = 1
    trees.depth[i] = 0
    trees.leaf[i] = ROOT
    trees.choices[i, ROOT] = 0
    for seat in range(tables.players):
        trees.expected[i, seat] = 0.0
