"""One search for all games: an information-set tree search over what a seat may know.

Each iteration imagines a world the seat could be in, walks down one tree that all worlds share,
adds a node to it, plays the match out by quick policies, and records the result in every node on
the way. A node stands for a sequence of decisions. Which of its children are legal depends on the
world, so a child's visits are weighed against how often it could have been chosen.

In a simultaneous choice the others decide by policy, outside the tree: they cannot know what the
seat has chosen. A seed and a number of iterations always give the same answer.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from math import sqrt
from threading import Event
from time import monotonic
from typing import Any, NamedTuple, TypeAlias

from tripolis.engine import arrays
from tripolis.engine.arrays import NDArray
from tripolis.engine.game import Game, State
from tripolis.engine.layout import Record, float64, int8, int16, int32
from tripolis.engine.luck import Luck, below, new_luck
from tripolis.engine.rule import IN_A_PAGE, kernel, rule
from tripolis.players.policy import GREEDY, RANDOM, build_chooser, build_glance, lowest_seat
from tripolis.wasm.runtime import Call, module_of

_SECONDS_PER_CALL = 0.01
"""About the time between two looks at the clock: a search stops within 50 ms."""

MAX_DEPTH = 256
_NONE = -1
_ROOT = 0


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

Legal: TypeAlias = NDArray[arrays.int16]
"""Room for all legal actions of a player."""


class SearchSettings(NamedTuple):
    """What a search can be tuned by."""

    greedy_percent: int = 100
    """How many moves in a hundred of a playout follow the game's judgement; the rest are random."""
    curiosity: float = 0.7
    """How strongly rarely tried children are favoured (the exploration constant of UCB)."""
    width: float = 1.0
    """A node with n visits has about width * sqrt(n) children, the most promising first."""
    tree: int = 2000
    """Iterations per tree; a longer search grows several trees and adds them up. Deep in a tree the
    others' moves are experiments of the tree: the more of them lie between two of the seat's own
    moves, the less depth helps."""
    duel_tree: int = 20_000
    """Iterations per tree with two players, where only one move lies between."""

    def iterations_per_tree(self, players: int) -> int:
        """The limit for this number of players."""
        return self.duel_tree if players == 2 else self.tree


class Question(NamedTuple):
    """Who thinks, and about what."""

    root: NDArray[Any]  # one state
    viewer: int
    players: int


class Tree(NamedTuple):
    """A search tree, and what is needed to walk down it."""

    nodes: NDArray[Any]  # NODE; the first one is the root
    used: NDArray[arrays.int32]  # one number: how many of the nodes are in use
    victories: NDArray[arrays.float32]  # [action, seat]: shares of victory after a move at the root
    child_of: NDArray[arrays.int32]  # [action]: the current node's child, or _NONE
    path: NDArray[arrays.int32]  # [depth]: the nodes of the current iteration


class Scratch(NamedTuple):
    """Memory that every iteration overwrites."""

    world: NDArray[Any]  # one state
    legal: Legal
    ranks: NDArray[arrays.int8]


@dataclass(frozen=True)
class Thought:
    """What a search thinks of one legal move."""

    action: int
    visits: int
    worth: float
    """The seat's mean utility after the move: 1 for winning alone, 0 for the last place."""
    chances: tuple[float, ...]
    """Each seat's share of the victories after the move."""


@rule
def share_of_victory(ranks: NDArray[arrays.int8], players: int, player: int) -> float:
    """A victory is 1, divided among those who share it."""
    if ranks[player] != 1:
        return 0.0
    sharing = 0
    for seat in range(players):
        if ranks[seat] == 1:
            sharing += 1
    return 1.0 / sharing


@rule
def utility(ranks: NDArray[arrays.int8], players: int, player: int) -> float:
    """Winning counts, sharing a victory nearly as much; the other places get a little."""
    if ranks[player] == 1:
        return 0.5 + 0.5 * share_of_victory(ranks, players, player)
    return 0.15 * float(players - ranks[player]) / (players - 1.0)


_LN2_HIGH, _LN2_LOW = 6.93147180369123816490e-01, 1.90821492927058770002e-10
_SQRT2 = 1.4142135623730951


@rule
def natural_log(n: int) -> float:
    """The natural logarithm of a positive integer.

    By sums, products and quotients alone, so that every way to run a rule gives the same bits: the
    libraries' logarithms differ in the last one. The polynomial is that of FreeBSD's `log`.
    """
    m = float(n)
    k = 0.0
    while m >= 65536.0:
        m *= 1.0 / 65536.0
        k += 16.0
    while m >= 16.0:
        m *= 1.0 / 16.0
        k += 4.0
    while m > _SQRT2:
        m *= 0.5
        k += 1.0
    f = m - 1.0
    s = f / (2.0 + f)
    z = s * s
    w = z * z
    odd = w * (0.3999999999940941908 + w * (0.2222219843214978396 + w * 0.1531383769920937332))
    even = z * (
        0.6666666666666735130
        + w * (0.2857142874366239149 + w * (0.1818357216161805012 + w * 0.1479819860511658591))
    )
    half = 0.5 * f * f
    return k * _LN2_HIGH - ((half - (s * (half + (odd + even)) + k * _LN2_LOW)) - f)


def new_question(game: Game, s: State, viewer: int) -> Question:
    """A copy of the state, to think about."""
    root = arrays.zeros(1, game.state)
    root[0] = s
    return Question(root, viewer, int(s.players))


def new_tree(game: Game, players: int, room: int) -> Tree:
    """A tree that consists of its root, with room for so many nodes."""
    tree = Tree(
        nodes=arrays.zeros(room, NODE),
        used=arrays.full(1, 1, arrays.int32),
        victories=arrays.zeros((game.actions, players), arrays.float32),
        child_of=arrays.full(game.actions, _NONE, arrays.int32),
        path=arrays.zeros(MAX_DEPTH, arrays.int32),
    )
    tree.nodes[_ROOT].first_child = _NONE
    return tree


def new_scratch(game: Game, players: int) -> Scratch:
    """Memory for the playouts of one thread."""
    return Scratch(
        world=arrays.zeros(1, game.state),
        legal=arrays.zeros(game.most_legal, arrays.int16),
        ranks=arrays.zeros(players, arrays.int8),
    )


# The tree


@rule
def mark_children(tree: Tree, node: int, legal: Legal, count: int) -> int:
    """Note a node's children in `child_of`; return how many of them are legal now."""
    nodes, child_of = tree.nodes, tree.child_of
    child = nodes[node].first_child
    while child != _NONE:
        child_of[nodes[child].action] = child
        child = nodes[child].sibling
    children = 0
    for i in range(count):
        if child_of[legal[i]] != _NONE:
            children += 1
    return children


@rule
def unmark_children(tree: Tree, node: int) -> None:
    """Empty `child_of` again."""
    nodes, child_of = tree.nodes, tree.child_of
    child = nodes[node].first_child
    while child != _NONE:
        child_of[nodes[child].action] = _NONE
        child = nodes[child].sibling


@rule
def add_child(tree: Tree, parent: int, action: int, mover: int) -> int:
    """Put a new node in front of its parent's children."""
    nodes = tree.nodes
    added = int(tree.used[0])
    nodes[added].action = action
    nodes[added].mover = mover
    nodes[added].first_child = _NONE
    nodes[added].sibling = nodes[parent].first_child
    nodes[added].visits = 0
    nodes[added].available = 1
    nodes[added].worth = 0.0
    nodes[parent].first_child = added
    tree.used[0] = added + 1
    return added


@rule
def best_child(tree: Tree, legal: Legal, count: int, curiosity: float) -> int:
    """Of the legal actions with a node, the one most worth another visit."""
    nodes, child_of = tree.nodes, tree.child_of
    best = _NONE
    highest = 0.0
    for i in range(count):
        child = child_of[legal[i]]
        if child != _NONE:
            nodes[child].available += 1
            visits = nodes[child].visits
            mean = nodes[child].worth / visits
            value = mean + curiosity * sqrt(natural_log(nodes[child].available) / visits)
            if best == _NONE or value > highest:
                best = child
                highest = value
    return best


@rule
def record_result(tree: Tree, depth: int, players: int, ranks: NDArray[arrays.int8]) -> None:
    """Add the result of an iteration to every node on its path."""
    nodes, path = tree.nodes, tree.path
    nodes[_ROOT].visits += 1
    if depth > 0:
        for seat in range(players):
            share = share_of_victory(ranks, players, seat)
            tree.victories[nodes[path[1]].action, seat] += share
    for i in range(1, depth + 1):
        nodes[path[i]].visits += 1
        nodes[path[i]].worth += utility(ranks, players, nodes[path[i]].mover)


# The search


@cache
def build_play_out(game: Game) -> Callable[[State, int, Legal, Luck], None]:
    """The rest of a match by policy: mostly by judgement, with some random moves mixed in."""
    apply, over, must_act = game.apply, game.over, game.must_act
    choose = build_chooser(game)

    @rule
    def play_out(s: State, greedy_percent: int, legal_out: Legal, luck: Luck) -> None:
        while not over(s):
            player = lowest_seat(must_act(s))
            policy = GREEDY if below(luck, 100) < greedy_percent else RANDOM
            apply(s, player, choose(s, player, policy, legal_out, luck))

    return play_out


@cache
def build_finish(game: Game) -> Callable[[State, Legal, Luck], None]:
    """The rest of a match by judgement alone."""
    apply, over, must_act = game.apply, game.over, game.must_act
    choose = build_chooser(game)

    @kernel
    def finish(s: State, legal_out: Legal, luck: Luck) -> None:
        while not over(s):
            player = lowest_seat(must_act(s))
            apply(s, player, choose(s, player, GREEDY, legal_out, luck))

    return finish


@cache
def _build_next_node(game: Game) -> Callable[..., int]:
    """Where to go from a node of the tree."""
    glance, legal = build_glance(game), game.legal
    outlook, appraise = glance.outlook, glance.appraise

    @rule
    def best_unexplored(s: State, player: int, child_of: Any, legal_out: Legal, count: int) -> int:
        """Of the legal actions without a node, the one that looks best."""
        best = _NONE
        highest = 0.0
        seen = outlook(s, player)
        for i in range(count):
            if child_of[legal_out[i]] == _NONE:
                value = appraise(s, player, legal_out[i], seen)
                if best == _NONE or value > highest:
                    best = int(legal_out[i])
                    highest = value
        return best

    @rule
    def next_node(
        s: State, player: int, tree: Tree, node: int, settings: SearchSettings, legal_out: Legal
    ) -> int:
        """A new child as long as the node may have more, else the best one; _NONE if a full tree
        has no child that is legal in this world."""
        count = legal(s, player, legal_out)
        children = mark_children(tree, node, legal_out, count)
        most = int(settings.width * sqrt(tree.nodes[node].visits + 1.0)) + 1
        if children < count and children < most and tree.used[0] < len(tree.nodes):
            action = best_unexplored(s, player, tree.child_of, legal_out, count)
            unmark_children(tree, node)
            return add_child(tree, node, action, player)
        best = best_child(tree, legal_out, count, settings.curiosity)
        unmark_children(tree, node)
        return best

    return next_node


@cache
def _build_descend(game: Game) -> Callable[..., int]:
    """The way down a tree."""
    apply, over, must_act, may_act = game.apply, game.over, game.must_act, game.may_act
    choose, next_node = build_chooser(game), _build_next_node(game)

    @rule
    def descend(
        s: State, viewer: int, tree: Tree, settings: SearchSettings, legal_out: Legal, luck: Luck
    ) -> int:
        """Play from the root to a new node, or to the end of the match; return the depth."""
        node = _ROOT
        depth = 0
        used = tree.used[0]
        while tree.used[0] == used and not over(s) and depth < MAX_DEPTH - 1:
            waiting = must_act(s)
            player = viewer if waiting >> viewer & 1 else lowest_seat(waiting)
            several = may_act(s)
            if player != viewer and several & (several - 1) != 0:
                apply(s, player, choose(s, player, GREEDY, legal_out, luck))
                continue
            node = next_node(s, player, tree, node, settings, legal_out)
            if node == _NONE:
                break
            apply(s, player, tree.nodes[node].action)
            depth += 1
            tree.path[depth] = node
        return depth

    return descend


@cache
def build_search(
    game: Game,
) -> Callable[[Question, Tree, Scratch, SearchSettings, Luck, int], None]:
    """A game's search, compiled: so many more iterations on a tree."""
    reimagine, ranks = game.reimagine, game.ranks
    descend, play_out = _build_descend(game), build_play_out(game)

    @kernel
    def search(
        question: Question,
        tree: Tree,
        scratch: Scratch,
        settings: SearchSettings,
        luck: Luck,
        iterations: int,
    ) -> None:
        viewer, legal_out = question.viewer, scratch.legal
        for _ in range(iterations):
            scratch.world[0] = question.root[0]
            s = scratch.world[0]
            reimagine(s, viewer, luck)
            depth = descend(s, viewer, tree, settings, legal_out, luck)
            play_out(s, settings.greedy_percent, legal_out, luck)
            ranks(s, scratch.ranks)
            record_result(tree, depth, question.players, scratch.ranks)

    return search


# Thinking


@contextmanager
def searching(
    game: Game, question: Question, tree: Tree, settings: SearchSettings, luck: Luck
) -> Iterator[Callable[[int], object]]:
    """A function that searches for so many more iterations; the tree is complete afterwards."""
    scratch, module = new_scratch(game, question.players), module_of(game)
    if module is None:
        search = build_search(game)
        yield lambda iterations: search(question, tree, scratch, settings, luck, iterations)
        return
    given = question._asdict() | tree._asdict() | scratch._asdict() | settings._asdict()
    with module.instance() as instance:
        call = Call(instance, "search", given | {"room": len(tree.nodes), "luck": luck})
        yield lambda iterations: call(iterations=iterations)
        call.fetch()


def finish_match(game: Game, s: State, luck: Luck) -> None:
    """Play the rest of a match on s by judgement alone."""
    legal_out, module = arrays.zeros(game.most_legal, arrays.int16), module_of(game)
    if module is None:
        build_finish(game)(s, legal_out, luck)
    else:
        module.call("finish", state=s, legal=legal_out, luck=luck)


def _grow(
    search: Callable[[int], object], iterations: int, out_of_time: Callable[[], bool]
) -> bool:
    """Search for so many iterations; return False if the time ran out first."""
    some = 1
    while True:
        began = monotonic()
        search(min(some, iterations))
        iterations -= min(some, iterations)
        if out_of_time():
            return False
        if iterations == 0:
            return True
        some = some * 2 if monotonic() - began < _SECONDS_PER_CALL / 2 else max(1, some // 2)


def think(
    game: Game,
    s: State,
    seat: int,
    seed: int,
    iterations: int | None = None,
    seconds: float | None = None,
    threads: int = 1,
    settings: SearchSettings | None = None,
    stop: Event | None = None,
) -> list[Thought]:
    """What the search thinks of the seat's moves, the best first.

    It stops at the limit it meets first, iterations or seconds, or once `stop` is set; threads grow
    trees side by side. Unless it is cut short, the answer follows from the seed alone.
    """
    settings = settings or SearchSettings()
    threads = 1 if IN_A_PAGE else min(threads, os.cpu_count() or 1)
    limit = iterations if iterations is not None else 1 << 30
    question = new_question(game, s, seat)
    per_tree = settings.iterations_per_tree(question.players)
    trees = min(limit, max(threads, -(-limit // per_tree)))
    until = None if seconds is None else monotonic() + seconds

    def out_of_time() -> bool:
        return (until is not None and monotonic() >= until) or (stop is not None and stop.is_set())

    def grow_trees(first: int) -> list[Tree]:
        """One thread's trees, one after another."""
        grown = []
        for number in range(first, trees, threads):
            size = limit // trees + (1 if number < limit % trees else 0)
            luck = new_luck(seed, _SEARCH_STREAM + number)
            grown.append(new_tree(game, question.players, size + 1))
            with searching(game, question, grown[-1], settings, luck) as search:
                done = _grow(search, size, out_of_time)
            if not done:
                break
        return grown

    if threads == 1:
        return _merge(grow_trees(0))
    with ThreadPoolExecutor(threads) as pool:
        return _merge([tree for grown in pool.map(grow_trees, range(threads)) for tree in grown])


_SEARCH_STREAM = 1 << 40
"""The first of the streams of luck that searches draw from."""


def moves_tried(tree: Tree) -> dict[int, NDArray[arrays.float64]]:
    """For each move tried at the root: visits, the sum of utilities, each seat's victories."""
    found = {}
    child = int(tree.nodes[_ROOT].first_child)
    while child != _NONE:
        node = tree.nodes[child]
        action = int(node.action)
        found[action] = arrays.array([node.visits, node.worth, *tree.victories[action]])
        child = int(node.sibling)
    return found


def _merge(trees: list[Tree]) -> list[Thought]:
    sums: dict[int, NDArray[arrays.float64]] = {}
    for tree in trees:
        for action, numbers in moves_tried(tree).items():
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
