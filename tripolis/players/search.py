"""One search for all games: an information-set tree search over what a seat may know.

Each iteration imagines a world the seat could be in, walks down one tree that all worlds share,
adds a node to it, plays the match out by quick policies, and records the result in every node on
the way. Where a game has a network, the search is guided by it instead: see `guided`.

In a simultaneous choice the others decide by policy, outside the tree: they cannot know what the
seat has chosen. A seed and a number of iterations always give the same answer.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from math import sqrt
from threading import Event
from time import monotonic
from typing import Any, NamedTuple, TypeAlias, cast

from tripolis.engine import arrays
from tripolis.engine.arrays import NDArray
from tripolis.engine.game import Game, State
from tripolis.engine.luck import Luck, below, new_luck
from tripolis.engine.rule import IN_A_PAGE, kernel, rule
from tripolis.players.beliefs import Moment, believed_worlds, build_choose_likely
from tripolis.players.guided import GuidedSettings, build_guided_search
from tripolis.players.opinion import find_network, guide_of
from tripolis.players.policy import GREEDY, RANDOM, build_chooser, build_glance, lowest_seat
from tripolis.players.tree import (
    NONE,
    ROOT,
    Legal,
    Question,
    Scratch,
    Tree,
    add_child,
    best_child,
    build_descend,
    build_enter,
    mark_children,
    new_question,
    new_scratch,
    new_tree,
    record_result,
    unmark_children,
)
from tripolis.wasm.runtime import Call, module_of

_SECONDS_PER_CALL = 0.01
"""About the time between two looks at the clock: a search stops within 50 ms."""


class SearchSettings(NamedTuple):
    """What a search can be tuned by."""

    greedy_percent: int = 100
    """How many moves in a hundred of a playout follow the game's judgement; the rest are random."""
    curiosity: float = 0.7
    """How strongly rarely tried children are favoured (the exploration constant of UCB)."""
    width: float = 1.0
    """A node with n visits has about width * sqrt(n) children, the most promising first."""
    judged_percent: int = 0
    """How many moves in a hundred of the others follow from what looks good to them, each as often
    as is likely. The tree makes the rest of them, which are experiments: players who hide something
    would seem to try anything."""
    beliefs: bool = False
    """Does it take worlds for likelier in which the others would have moved as they did?"""
    tree: int = 2000
    """Iterations per tree; a longer search grows several trees and adds them up. Deep in a tree the
    others' moves are experiments of the tree: the more of them lie between two of the seat's own
    moves, the less depth helps."""
    duel_tree: int = 20_000
    """Iterations per tree with two players, where only one move lies between."""

    def iterations_per_tree(self, players: int) -> int:
        """The limit for this number of players."""
        return self.duel_tree if players == 2 else self.tree


PLAYOUTS = SearchSettings()
"""The search as it was before it had beliefs: `search:N`, puzzles and the fixed points."""
WITHOUT_NETWORK = SearchSettings(width=0.5, judged_percent=100, beliefs=True)
"""How a game is searched that has no network."""

Settings: TypeAlias = SearchSettings | GuidedSettings
"""Which search, and what it is tuned by."""


@dataclass(frozen=True)
class Thought:
    """What a search thinks of one legal move."""

    action: int
    visits: int
    worth: float
    """The seat's mean utility after the move: 1 for winning alone, 0 for the last place."""
    chances: tuple[float, ...]
    """Each seat's share of the victories after the move."""


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
        best = NONE
        highest = 0.0
        seen = outlook(s, player)
        for i in range(count):
            if child_of[legal_out[i]] == NONE:
                value = appraise(s, player, legal_out[i], seen)
                if best == NONE or value > highest:
                    best = int(legal_out[i])
                    highest = value
        return best

    @rule
    def next_node(
        s: State, player: int, tree: Tree, node: int, settings: SearchSettings, legal_out: Legal
    ) -> int:
        """A new child as long as the node may have more, else the best one; NONE if a full tree
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
def _build_choose_for_others(game: Game) -> Callable[..., int]:
    """How the others move: by judgement in a simultaneous choice, else as the settings say."""
    choose, choose_likely = build_chooser(game), build_choose_likely(game)

    @rule
    def choose_for_others(
        s: State, player: int, at_once: bool, settings: SearchSettings, legal_out: Legal, luck: Luck
    ) -> int:
        if settings.judged_percent > 0 and below(luck, 100) < settings.judged_percent:
            return choose_likely(s, player, legal_out, luck)
        return choose(s, player, GREEDY, legal_out, luck) if at_once else NONE

    return choose_for_others


@cache
def build_search(
    game: Game,
) -> Callable[[Question, Tree, Scratch, SearchSettings, Luck, int], None]:
    """A game's search, compiled: so many more iterations on a tree."""
    ranks, enter = game.ranks, build_enter(game)
    descend = build_descend(game, _build_choose_for_others(game), _build_next_node(game))
    play_out = build_play_out(game)

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
            enter(question, scratch.world, luck)
            s = scratch.world[0]
            depth = descend(s, viewer, tree, settings, legal_out, luck)
            play_out(s, settings.greedy_percent, legal_out, luck)
            ranks(s, scratch.ranks)
            record_result(tree, depth, question.players, scratch.ranks)

    return search


# Thinking


@contextmanager
def searching(
    game: Game,
    question: Question,
    tree: Tree,
    settings: Settings,
    luck: Luck,
    weights: NDArray[arrays.int16] | None = None,
) -> Iterator[Callable[[int], object]]:
    """A function that searches for so many more iterations; the tree is complete afterwards."""
    scratch, module = new_scratch(game, question.players), module_of(game)
    name, search = "search", cast(Callable[..., None], build_search(game))
    parts: tuple[Any, ...] = (question, tree, scratch)
    if isinstance(settings, GuidedSettings):
        name, search = "guided_search", build_guided_search(game)
        parts += (guide_of(game, weights),)
    if module is None:
        yield lambda iterations: search(*parts, settings, luck, iterations)
        return
    given = {key: value for part in (*parts, settings) for key, value in part._asdict().items()}
    with module.instance() as instance:
        call = Call(instance, name, given | {"room": len(tree.nodes), "luck": luck})
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
    search: Callable[[int], object], iterations: int, out_of_time: Callable[[], bool] | None
) -> bool:
    """Search for so many iterations; return False if the time ran out first."""
    if out_of_time is None:
        search(iterations)
        return True
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


def usual_settings(game: Game) -> Settings:
    """The search of a game: guided by its network if it has one."""
    return WITHOUT_NETWORK if find_network(game) is None else GuidedSettings()


def think(
    game: Game,
    s: State,
    seat: int,
    seed: int,
    iterations: int | None = None,
    seconds: float | None = None,
    threads: int = 1,
    settings: Settings | None = None,
    past: Sequence[Moment] = (),
    stop: Event | None = None,
    weights: NDArray[arrays.int16] | None = None,
) -> list[Thought]:
    """What the search thinks of the seat's moves, the best first.

    It stops at the limit it meets first, iterations or seconds, or once `stop` is set; threads grow
    trees side by side. Unless it is cut short, the answer follows from the seed alone. Without
    settings, the game's network guides it if there is one; `weights` are those of another network.
    `past` is what the seat remembers.
    """
    settings = settings or usual_settings(game)
    threads = 1 if IN_A_PAGE else min(threads, os.cpu_count() or 1)
    limit = iterations if iterations is not None else 1 << 30
    believed = None
    if settings.beliefs:
        believed = believed_worlds(game, past, s, seat, new_luck(seed, _BELIEF_STREAM))
    question = new_question(game, s, seat, believed)
    per_tree = settings.iterations_per_tree(question.players)
    trees = min(limit, max(threads, -(-limit // per_tree)))
    until = None if seconds is None else monotonic() + seconds
    can_end = until is not None or stop is not None

    def out_of_time() -> bool:
        return (until is not None and monotonic() >= until) or (stop is not None and stop.is_set())

    def grow_trees(first: int) -> list[Tree]:
        """One thread's trees, one after another."""
        grown = []
        for number in range(first, trees, threads):
            size = limit // trees + (1 if number < limit % trees else 0)
            luck = new_luck(seed, _SEARCH_STREAM + number)
            grown.append(new_tree(game, question.players, size + 1))
            with searching(game, question, grown[-1], settings, luck, weights) as search:
                done = _grow(search, size, out_of_time if can_end else None)
            if not done:
                break
        return grown

    if threads == 1:
        return _merge(grow_trees(0))
    with ThreadPoolExecutor(threads) as pool:
        return _merge([tree for grown in pool.map(grow_trees, range(threads)) for tree in grown])


_BELIEF_STREAM = 1 << 39
_SEARCH_STREAM = 1 << 40
"""The first of the streams of luck that searches draw from."""


def moves_tried(tree: Tree) -> dict[int, NDArray[arrays.float64]]:
    """For each move tried at the root: visits, the sum of utilities, each seat's victories."""
    found = {}
    child = int(tree.nodes[ROOT].first_child)
    while child != NONE:
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
