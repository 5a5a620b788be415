"""The entry functions of a game's module, for Numba to lower: see `signatures`.

They turn addresses into arrays and call the rules and kernels that every way to run them shares.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tripolis.batch.matches import Batch, Setup, build_begin, build_play_range
from tripolis.batch.matches import Scratch as MatchScratch
from tripolis.engine.game import Game
from tripolis.engine.luck import LUCK
from tripolis.players.beliefs import MOMENTS, WORLDS, Past, Pool, Room, build_follow
from tripolis.players.estimate import build_estimate
from tripolis.players.guided import GuidedSettings, build_guided_search
from tripolis.players.network import (
    HIDDEN,
    SEATS,
    Guide,
    build_consult,
    count_inputs,
    most_inputs,
    sizes_of,
    widths_of,
)
from tripolis.players.policy import build_chooser, build_glance
from tripolis.players.search import SearchSettings, build_finish, build_search
from tripolis.players.tree import MAX_DEPTH, NODE, Question, Scratch, Tree
from tripolis.wasm.signatures import Kind, Records


def elements_of(kind: Kind, game: Game) -> np.dtype[Any]:
    """The type of an array's elements."""
    if isinstance(kind, Records):
        return {Records.STATE: game.state, Records.LUCK: LUCK, Records.NODE: NODE}[kind]
    named: np.dtype[Any] = np.dtype(kind.value)
    return named


def entry_functions(game: Game) -> dict[str, Callable[..., Any]]:
    """The entry functions of a game, ready for Numba to compile."""
    return {**_rule_entries(game), **_playing_entries(game), **_guided_entries(game)}


def _rule_entries(game: Game) -> dict[str, Callable[..., Any]]:
    """One entry for each rule that a host may want to call by itself."""
    from numba import carray

    g_legal, g_apply, g_over, g_ranks = game.legal, game.apply, game.over, game.ranks
    g_may_act, g_must_act, g_observe = game.may_act, game.must_act, game.observe
    g_reimagine, begin, glance = game.reimagine, build_begin(game), build_glance(game)
    outlook, g_appraise = glance.outlook, glance.appraise
    most_legal, most_players = game.most_legal, game.players[1]

    def deal(state, players, options, options_len, seed, luck):  # type: ignore[no-untyped-def]
        begin(
            carray(state, 1)[0],
            int(players),
            carray(options, options_len),
            carray(seed, 8),
            carray(luck, 1)[0],
        )
        return 0

    def may_act(state):  # type: ignore[no-untyped-def]
        return g_may_act(carray(state, 1)[0])

    def must_act(state):  # type: ignore[no-untyped-def]
        return g_must_act(carray(state, 1)[0])

    def legal(state, player, out):  # type: ignore[no-untyped-def]
        return g_legal(carray(state, 1)[0], int(player), carray(out, most_legal))

    def apply(state, player, action):  # type: ignore[no-untyped-def]
        g_apply(carray(state, 1)[0], int(player), int(action))
        return 0

    def over(state):  # type: ignore[no-untyped-def]
        return 1 if g_over(carray(state, 1)[0]) else 0

    def ranks(state, out):  # type: ignore[no-untyped-def]
        g_ranks(carray(state, 1)[0], carray(out, most_players))
        return 0

    def observe(state, player, out, out_len):  # type: ignore[no-untyped-def]
        g_observe(carray(state, 1)[0], int(player), carray(out, out_len))
        return 0

    def reimagine(state, viewer, luck):  # type: ignore[no-untyped-def]
        g_reimagine(carray(state, 1)[0], int(viewer), carray(luck, 1)[0])
        return 0

    def appraise(state, player, actions, count, values):  # type: ignore[no-untyped-def]
        s = carray(state, 1)[0]
        listed, judged = carray(actions, count), carray(values, count)
        seen = outlook(s, int(player))
        for i in range(count):
            judged[i] = g_appraise(s, int(player), listed[i], seen)
        return 0

    return _by_name(
        deal, may_act, must_act, legal, apply, over, ranks, observe, reimagine, appraise
    )


def _playing_entries(game: Game) -> dict[str, Callable[..., Any]]:
    """The entries that think and play."""
    from numba import carray

    chooser, finisher, searcher = build_chooser(game), build_finish(game), build_search(game)
    estimator, player_of = build_estimate(game), build_play_range(game, build_chooser(game))
    most_legal, tree_at, follower = game.most_legal, _build_tree_at(game), build_follow(game)

    def choose(state, player, policy, legal, luck):  # type: ignore[no-untyped-def]
        s, out = carray(state, 1)[0], carray(legal, most_legal)
        return chooser(s, int(player), int(policy), out, carray(luck, 1)[0])

    def finish(state, legal, luck):  # type: ignore[no-untyped-def]
        finisher(carray(state, 1)[0], carray(legal, most_legal), carray(luck, 1)[0])
        return 0

    def search(  # type: ignore[no-untyped-def]
        root,
        worlds,
        viewer,
        players,
        nodes,
        room,
        used,
        victories,
        child_of,
        path,
        world,
        legal,
        ranks,
        greedy_percent,
        curiosity,
        width,
        judged_percent,
        luck,
        iterations,
    ):
        searcher(
            Question(carray(root, max(worlds, 1)), int(worlds), int(viewer), int(players)),
            tree_at(nodes, room, used, victories, players, child_of, path),
            Scratch(carray(world, 1), carray(legal, most_legal), carray(ranks, players)),
            SearchSettings(int(greedy_percent), curiosity, width, int(judged_percent), False, 0, 0),
            carray(luck, 1)[0],
            int(iterations),
        )
        return 0

    def estimate(root, worlds, viewer, players, world, legal, ranks, playouts, shares, luck):  # type: ignore[no-untyped-def]
        estimator(
            Question(carray(root, 1), int(worlds), int(viewer), int(players)),
            Scratch(carray(world, 1), carray(legal, most_legal), carray(ranks, players)),
            int(playouts),
            carray(shares, players),
            carray(luck, 1)[0],
        )
        return 0

    def play(  # type: ignore[no-untyped-def]
        states,
        moves,
        ranks,
        count,
        players,
        options,
        options_len,
        first_seed,
        policies,
        luck,
        seed,
        legal,
    ):
        player_of(
            Batch(carray(states, count), carray(moves, count), carray(ranks, (count, players))),
            Setup(int(players), carray(options, options_len), carray(first_seed, 8)),
            carray(policies, players),
            MatchScratch(carray(luck, 1), carray(seed, 8), carray(legal, most_legal)),
            0,
            int(count),
        )
        return 0

    def follow(  # type: ignore[no-untyped-def]
        states,
        own,
        moments,
        viewer,
        worlds,
        heirs,
        weights,
        common,
        spare,
        legal,
        chances,
        key,
        luck,
    ):
        return follower(
            Past(carray(states, MOMENTS + 1), carray(own, MOMENTS), int(moments), int(viewer)),
            Pool(
                carray(worlds, WORLDS),
                carray(heirs, WORLDS),
                carray(weights, WORLDS),
                carray(common, 3),
            ),
            Room(
                carray(spare, 3),
                carray(legal, most_legal),
                carray(chances, most_legal),
                carray(key, 1),
            ),
            carray(luck, 1)[0],
        )

    return _by_name(choose, finish, search, estimate, play, follow)


def _build_tree_at(game: Game) -> Any:
    """The tree whose arrays begin at these addresses."""
    from numba import carray, njit

    all_actions = game.actions

    @njit
    def tree_at(nodes, room, used, victories, players, child_of, path):  # type: ignore[no-untyped-def]
        return Tree(
            carray(nodes, room),
            carray(used, 1),
            carray(victories, (all_actions, players)),
            carray(child_of, all_actions),
            carray(path, MAX_DEPTH),
        )

    return tree_at


def _guided_entries(game: Game) -> dict[str, Callable[..., Any]]:
    """The entries that ask the game's network."""
    from numba import carray, njit

    searcher, consulter = build_guided_search(game), build_consult(game)
    most_legal, tree_at = game.most_legal, _build_tree_at(game)
    weight_count, inputs = sum(sizes_of(game)), count_inputs(game)
    trait_count, (width, thoughts) = len(game.trait_names), widths_of(game)
    listed = most_inputs(game)

    @njit
    def guide_at(  # type: ignore[no-untyped-def]
        weights,
        seen,
        first,
        thought,
        shares,
        wishes,
        context,
        traits,
        hidden,
        scores,
        places,
        numbers,
    ):
        return Guide(
            carray(weights, weight_count),
            carray(seen, inputs),
            carray(first, width),
            carray(thought, thoughts),
            carray(shares, SEATS),
            carray(wishes, trait_count),
            carray(context, HIDDEN),
            carray(traits, trait_count),
            carray(hidden, HIDDEN),
            carray(scores, most_legal),
            carray(places, listed),
            carray(numbers, listed),
        )

    def guided_search(  # type: ignore[no-untyped-def]
        root,
        worlds,
        viewer,
        players,
        nodes,
        room,
        used,
        victories,
        child_of,
        path,
        world,
        legal,
        ranks,
        weights,
        seen,
        first,
        thought,
        shares,
        wishes,
        context,
        traits,
        hidden,
        scores,
        places,
        numbers,
        curiosity,
        caution,
        trust,
        luck,
        iterations,
    ):
        searcher(
            Question(carray(root, max(worlds, 1)), int(worlds), int(viewer), int(players)),
            tree_at(nodes, room, used, victories, players, child_of, path),
            Scratch(carray(world, 1), carray(legal, most_legal), carray(ranks, players)),
            guide_at(
                weights,
                seen,
                first,
                thought,
                shares,
                wishes,
                context,
                traits,
                hidden,
                scores,
                places,
                numbers,
            ),
            GuidedSettings(curiosity, caution, trust, 0, False),
            carray(luck, 1)[0],
            int(iterations),
        )
        return 0

    def consult(  # type: ignore[no-untyped-def]
        state,
        player,
        legal,
        weights,
        seen,
        first,
        thought,
        shares,
        wishes,
        context,
        traits,
        hidden,
        scores,
        places,
        numbers,
    ):
        guide = guide_at(
            weights,
            seen,
            first,
            thought,
            shares,
            wishes,
            context,
            traits,
            hidden,
            scores,
            places,
            numbers,
        )
        return consulter(carray(state, 1)[0], int(player), carray(legal, most_legal), guide)

    return _by_name(guided_search, consult)


def _by_name(*functions: Callable[..., Any]) -> dict[str, Callable[..., Any]]:
    """Functions by their names."""
    return {function.__name__: function for function in functions}
