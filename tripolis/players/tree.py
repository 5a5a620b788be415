"""A search tree over what a seat may know: its nodes, the way down, and what comes back up.

A node stands for a sequence of decisions. Which of its children are legal depends on the imagined
world, so a child's visits are weighed against how often it could have been chosen.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import sqrt
from typing import Any, NamedTuple, TypeAlias

from tripolis.engine import arrays
from tripolis.engine.arrays import NDArray
from tripolis.engine.game import Game, State
from tripolis.engine.layout import Array, Record, float64, int8, int16, int32
from tripolis.engine.luck import Luck, below
from tripolis.engine.rule import rule
from tripolis.players.policy import lowest_seat

MAX_DEPTH = 256
REMEMBERED = 4
"""How many moves a node remembers of what a network found likely there."""
NONE = -1
ROOT = 0


class Node(Record):
    """A node of the tree."""

    action: int = int16()
    mover: int = int8()  # who chose this action
    first_child: int = int32()
    sibling: int = int32()
    visits: int = int32()
    available: int = int32()  # how often it could have been chosen
    worth: float = float64()  # the sum of its mover's utilities
    prior: float = float64()  # how likely a network found it
    moves: Array = int16(REMEMBERED)  # the likeliest moves without a node, when it last looked
    chances: Array = float64(REMEMBERED + 1)  # how likely it found them, and the best of the others
    tried: int = int8()  # how many of these moves have got a node since


NODE = Node.layout

Legal: TypeAlias = NDArray[arrays.int16]
"""Room for all legal actions of a player."""


class Question(NamedTuple):
    """Who thinks, and about what."""

    root: NDArray[Any]  # one state, or the worlds the viewer believes in
    worlds: int  # how many those are; 0 if the state is to be imagined anew
    viewer: int
    players: int


class Tree(NamedTuple):
    """A search tree, and what is needed to walk down it."""

    nodes: NDArray[Any]  # NODE; the first one is the root
    used: NDArray[arrays.int32]  # one number: how many of the nodes are in use
    victories: NDArray[arrays.float32]  # [action, seat]: shares of victory after a move at the root
    child_of: NDArray[arrays.int32]  # [action]: the current node's child, or NONE
    path: NDArray[arrays.int32]  # [depth]: the nodes of the current iteration


class Scratch(NamedTuple):
    """Memory that every iteration overwrites."""

    world: NDArray[Any]  # one state
    legal: Legal
    ranks: NDArray[arrays.int8]


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


def new_question(
    game: Game, s: State, viewer: int, believed: NDArray[Any] | None = None
) -> Question:
    """A copy of the state, to think about, or the worlds that the viewer believes in."""
    if believed is not None:
        return Question(believed, len(believed), viewer, int(s.players))
    root = arrays.zeros(1, game.state)
    root[0] = s
    return Question(root, 0, viewer, int(s.players))


def new_tree(game: Game, players: int, room: int) -> Tree:
    """A tree that consists of its root, with room for so many nodes."""
    tree = Tree(
        nodes=arrays.zeros(room, NODE),
        used=arrays.full(1, 1, arrays.int32),
        victories=arrays.zeros((game.actions, players), arrays.float32),
        child_of=arrays.full(game.actions, NONE, arrays.int32),
        path=arrays.zeros(MAX_DEPTH, arrays.int32),
    )
    tree.nodes[ROOT].first_child = NONE
    tree.nodes[ROOT].tried = REMEMBERED
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
    while child != NONE:
        child_of[nodes[child].action] = child
        child = nodes[child].sibling
    children = 0
    for i in range(count):
        if child_of[legal[i]] != NONE:
            children += 1
    return children


@rule
def unmark_children(tree: Tree, node: int) -> None:
    """Empty `child_of` again."""
    nodes, child_of = tree.nodes, tree.child_of
    child = nodes[node].first_child
    while child != NONE:
        child_of[nodes[child].action] = NONE
        child = nodes[child].sibling


@rule
def add_child(tree: Tree, parent: int, action: int, mover: int) -> int:
    """Put a new node in front of its parent's children."""
    nodes = tree.nodes
    added = int(tree.used[0])
    nodes[added].action = action
    nodes[added].mover = mover
    nodes[added].first_child = NONE
    nodes[added].sibling = nodes[parent].first_child
    nodes[added].visits = 0
    nodes[added].available = 1
    nodes[added].worth = 0.0
    nodes[added].tried = REMEMBERED
    nodes[parent].first_child = added
    tree.used[0] = added + 1
    return added


@rule
def best_child(tree: Tree, legal: Legal, count: int, curiosity: float) -> int:
    """Of the legal actions with a node, the one most worth another visit."""
    nodes, child_of = tree.nodes, tree.child_of
    best = NONE
    highest = 0.0
    for i in range(count):
        child = child_of[legal[i]]
        if child != NONE:
            nodes[child].available += 1
            visits = nodes[child].visits
            mean = nodes[child].worth / visits
            value = mean + curiosity * sqrt(natural_log(nodes[child].available) / visits)
            if best == NONE or value > highest:
                best = child
                highest = value
    return best


@rule
def record_result(tree: Tree, depth: int, players: int, ranks: NDArray[arrays.int8]) -> None:
    """Add the result of an iteration to every node on its path."""
    nodes, path = tree.nodes, tree.path
    nodes[ROOT].visits += 1
    if depth > 0:
        for seat in range(players):
            share = share_of_victory(ranks, players, seat)
            tree.victories[nodes[path[1]].action, seat] += share
    for i in range(1, depth + 1):
        nodes[path[i]].visits += 1
        nodes[path[i]].worth += utility(ranks, players, nodes[path[i]].mover)


Children = Callable[[State, int, Tree, int, Any, Legal], int]
"""next_node(s, player, tree, node, how, legal_out): the child to go to, perhaps a new one; NONE if
there is none."""
Others = Callable[[State, int, bool, Any, Legal, Luck], int]
"""choose(s, player, at_once, how, legal_out, luck): the move of another player, in a simultaneous
choice or else; NONE if the tree moves them."""


@cache
def build_enter(game: Game) -> Callable[[Question, NDArray[Any], Luck], None]:
    """How an iteration comes by its world."""
    reimagine = game.reimagine

    @rule
    def enter(question: Question, world: NDArray[Any], luck: Luck) -> None:
        """Begin in a world that the viewer could be in."""
        if question.worlds > 0:
            world[0] = question.root[below(luck, question.worlds)]
        else:
            world[0] = question.root[0]
            reimagine(world[0], question.viewer, luck)

    return enter


@cache
def build_descend(game: Game, choose: Others, next_node: Children) -> Callable[..., int]:
    """The way down a tree; `how` is whatever the two functions need."""
    apply, over, must_act, may_act = game.apply, game.over, game.must_act, game.may_act

    @rule
    def descend(s: State, viewer: int, tree: Tree, how: Any, legal_out: Legal, luck: Luck) -> int:
        """Play from the root to a new node, or to the end of the match; return the depth."""
        node = ROOT
        depth = 0
        used = tree.used[0]
        while tree.used[0] == used and not over(s) and depth < MAX_DEPTH - 1:
            waiting = must_act(s)
            player = viewer if waiting >> viewer & 1 else lowest_seat(waiting)
            if player != viewer:
                several = may_act(s)
                at_once = several & (several - 1) != 0
                action = choose(s, player, at_once, how, legal_out, luck)
                if action != NONE:
                    apply(s, player, action)
                    continue
            node = next_node(s, player, tree, node, how, legal_out)
            if node == NONE:
                break
            apply(s, player, tree.nodes[node].action)
            depth += 1
            tree.path[depth] = node
        return depth

    return descend
