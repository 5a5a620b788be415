"""The search guided by a network: the same tree, widened by its scores and judged by its shares.

An iteration imagines a world and walks down the tree as in `search`. A child is the more worth a
visit the likelier the network found it. When the network scores the moves of a node, the node
remembers the likeliest that have no child yet. Once the next of them is worth a visit more than all
children, it gets a node; where none is left that is legal, the network scores the moves again, in
the world at hand. There is no playout: the result is what share of victory the network expects for
each seat in the new position.

In a simultaneous choice the others decide as the network finds likely. Those who have decided
already are imagined to have done so too: the rules only know which choices are possible.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import sqrt
from typing import NamedTuple

from tripolis.engine import arrays
from tripolis.engine.arrays import NDArray
from tripolis.engine.game import Game, State
from tripolis.engine.luck import Luck, below
from tripolis.engine.rule import kernel, rule
from tripolis.players.network import Guide, build_looks, soften
from tripolis.players.policy import lowest_seat
from tripolis.players.tree import (
    NONE,
    REMEMBERED,
    ROOT,
    Legal,
    Question,
    Scratch,
    Tree,
    add_child,
    build_descend,
    build_enter,
    mark_children,
    share_of_victory,
    unmark_children,
)

_FINE = 1 << 20
"""Chances are drawn in steps of one in so many."""


class GuidedSettings(NamedTuple):
    """What a guided search can be tuned by."""

    curiosity: float = 0.5
    """How strongly likely and rarely tried children are favoured (the constant of PUCT)."""
    caution: float = 0.1
    """How much less a move that was never tried is expected to bring than those that were."""
    trust: float = 0.5
    """How much the network's scores decide which moves are tried; 1 takes them as chances. It is
    too sure for that: with 1, a third of all searches in Kosmopolis tried one move only."""
    tree: int = 20_000
    """Iterations per tree; a longer search grows several trees and adds them up."""
    beliefs: bool = False
    """Does it take worlds for likelier in which the others would have moved as they did?"""

    def iterations_per_tree(self, players: int) -> int:
        """The limit for this number of players."""
        return self.tree


class Guided(NamedTuple):
    """What guides the way down a tree."""

    guide: Guide
    settings: GuidedSettings


@rule
def child_to_visit(
    tree: Tree, node: int, legal: Legal, count: int, settings: GuidedSettings, may_grow: bool
) -> int:
    """Of the legal actions with a node, the one most worth another visit; NONE if there is none, or
    if the node may grow and a move without a node is worth it more."""
    nodes, child_of = tree.nodes, tree.child_of
    best = NONE
    highest = 0.0
    worth = 0.0
    tried = 0
    eagerness = settings.curiosity * sqrt(float(nodes[node].visits))
    for i in range(count):
        child = child_of[legal[i]]
        if child != NONE:
            visits = nodes[child].visits
            worth += nodes[child].worth
            tried += visits
            value = nodes[child].worth / visits + eagerness * nodes[child].prior / (1.0 + visits)
            if best == NONE or value > highest:
                best = child
                highest = value
    if may_grow and best != NONE:
        expected = worth / tried - settings.caution
        if expected + eagerness * nodes[node].chances[nodes[node].tried] > highest:
            return NONE
    return best


@rule
def drawn_by_chance(chances: NDArray[arrays.float64], count: int, luck: Luck) -> int:
    """One of some choices, each as likely as its chance says."""
    left = below(luck, _FINE) / _FINE
    for i in range(count - 1):
        left -= chances[i]
        if left < 0.0:
            return i
    return count - 1


@rule
def record_shares(
    tree: Tree, depth: int, players: int, shares: NDArray[arrays.float64], first: int
) -> None:
    """Add the result of an iteration, told from one seat on, to every node on its path."""
    nodes, path = tree.nodes, tree.path
    nodes[ROOT].visits += 1
    if depth > 0:
        for i in range(players):
            tree.victories[nodes[path[1]].action, (first + i) % players] += shares[i]
    for i in range(1, depth + 1):
        nodes[path[i]].visits += 1
        nodes[path[i]].worth += shares[(nodes[path[i]].mover - first) % players]


@rule
def forget_moves(tree: Tree, node: int) -> None:
    """Forget what the network found likely at a node."""
    for i in range(REMEMBERED):
        tree.nodes[node].moves[i] = NONE
    for i in range(REMEMBERED + 1):
        tree.nodes[node].chances[i] = NONE


@rule
def remember_move(tree: Tree, node: int, action: int, chance: float) -> None:
    """Remember a move in front of those that are less likely; of the others, only the chance of
    the likeliest stays."""
    moves, chances = tree.nodes[node].moves, tree.nodes[node].chances
    place = REMEMBERED
    while place > 0 and chance > chances[place - 1]:
        chances[place] = chances[place - 1]
        if place < REMEMBERED:
            moves[place] = moves[place - 1]
        place -= 1
    if place < REMEMBERED:
        moves[place] = action
        chances[place] = chance
    else:
        chances[place] = max(chances[place], chance)


@rule
def is_listed(action: int, legal: Legal, count: int) -> bool:
    """Is a move one of the legal ones?"""
    for i in range(count):
        if legal[i] == action:
            return True
    return False


@cache
def _build_next_node(game: Game) -> Callable[..., int]:
    """Where to go from a node of the tree."""
    legal, looks = game.legal, build_looks(game)
    look, score = looks.look, looks.score

    @rule
    def look_around(
        s: State, player: int, tree: Tree, node: int, guided: Guided, legal_out: Legal, count: int
    ) -> None:
        """Let the node remember which of the legal moves without a child the network finds
        likeliest."""
        guide = guided.guide
        look(s, player, guide)
        score(s, player, legal_out, count, guide)
        for i in range(count):
            guide.scores[i] *= guided.settings.trust
        soften(guide.scores, count)
        forget_moves(tree, node)
        for i in range(count):
            if tree.child_of[legal_out[i]] == NONE:
                remember_move(tree, node, int(legal_out[i]), float(guide.scores[i]))

    @rule
    def add_likeliest(
        s: State, player: int, tree: Tree, node: int, guided: Guided, legal_out: Legal, count: int
    ) -> int:
        """A child for the likeliest of the moves that the node remembers; if that is not legal in
        this world, for the likeliest that is."""
        nodes = tree.nodes
        tried = int(nodes[node].tried)
        if tried == REMEMBERED or not is_listed(int(nodes[node].moves[tried]), legal_out, count):
            look_around(s, player, tree, node, guided, legal_out, count)
            tried = 0
        nodes[node].tried = tried + 1
        added = add_child(tree, node, int(nodes[node].moves[tried]), player)
        nodes[added].prior = nodes[node].chances[tried]
        return added

    @rule
    def next_node(
        s: State, player: int, tree: Tree, node: int, guided: Guided, legal_out: Legal
    ) -> int:
        """The child most worth a visit, perhaps a new one; NONE if a full tree has no child that is
        legal in this world."""
        count = legal(s, player, legal_out)
        children = mark_children(tree, node, legal_out, count)
        may_grow = children < count and tree.used[0] < len(tree.nodes)
        best = child_to_visit(tree, node, legal_out, count, guided.settings, may_grow)
        if may_grow and best == NONE:
            best = add_likeliest(s, player, tree, node, guided, legal_out, count)
        unmark_children(tree, node)
        return best

    return next_node


@cache
def _build_choose_for_others(game: Game) -> Callable[..., int]:
    """How the others choose at the same time: each move as often as the network finds it likely."""
    legal, looks = game.legal, build_looks(game)
    look, score = looks.look, looks.score

    @rule
    def choose_for_others(
        s: State, player: int, at_once: bool, guided: Guided, legal_out: Legal, luck: Luck
    ) -> int:
        if not at_once:
            return NONE
        guide = guided.guide
        count = legal(s, player, legal_out)
        if count == 1:
            return int(legal_out[0])
        look(s, player, guide)
        score(s, player, legal_out, count, guide)
        soften(guide.scores, count)
        return int(legal_out[drawn_by_chance(guide.scores, count, luck)])

    return choose_for_others


@cache
def build_guided_search(game: Game) -> Callable[..., None]:
    """A game's guided search, compiled: so many more iterations on a tree."""
    enter, ranks, over = build_enter(game), game.ranks, game.over
    apply, must_act, may_act = game.apply, game.must_act, game.may_act
    choose = _build_choose_for_others(game)
    descend = build_descend(game, choose, _build_next_node(game))
    look = build_looks(game).look

    @rule
    def imagine_answers(
        s: State, viewer: int, guided: Guided, legal_out: Legal, luck: Luck
    ) -> None:
        """Let the others who have decided in a simultaneous choice decide again, as is likely."""
        decided = may_act(s) & ~must_act(s) & ~(1 << viewer)
        while decided != 0:
            seat = lowest_seat(decided)
            decided &= decided - 1
            apply(s, seat, choose(s, seat, True, guided, legal_out, luck))

    @kernel
    def guided_search(
        question: Question,
        tree: Tree,
        scratch: Scratch,
        guide: Guide,
        settings: GuidedSettings,
        luck: Luck,
        iterations: int,
    ) -> None:
        viewer, players, legal_out = question.viewer, question.players, scratch.legal
        guided = Guided(guide, settings)
        for _ in range(iterations):
            enter(question, scratch.world, luck)
            s = scratch.world[0]
            if question.worlds == 0:
                imagine_answers(s, viewer, guided, legal_out, luck)
            depth = descend(s, viewer, tree, guided, legal_out, luck)
            first = 0
            if over(s):
                ranks(s, scratch.ranks)
                for seat in range(players):
                    guide.shares[seat] = share_of_victory(scratch.ranks, players, seat)
            else:
                first = lowest_seat(must_act(s))
                look(s, first, guide)
            record_shares(tree, depth, players, guide.shares, first)

    return guided_search
