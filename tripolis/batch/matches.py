"""Whole matches played by policies, many at a time: on every core, or on a CUDA device.

Match number i of a batch is dealt from seed + i, so each can be looked at alone:
`tripolis.new(game, players, seed=seed + i)`. The same matches come out on every device, byte for
byte, whatever the number of threads.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from tripolis.engine.game import Game, Step, seats_in
from tripolis.engine.luck import DEAL, LUCK, new_luck, seed_words, start
from tripolis.engine.match import NO_ACTION
from tripolis.engine.rule import INTERPRETED, rule
from tripolis.players.policy import (
    POLICY_NAMES,
    RANDOM,
    Chooser,
    build_chooser,
    build_random_chooser,
)

POLICY_STREAM = 1 << 32
"""The stream that the policies of a batch draw from."""


@dataclass(frozen=True)
class Batch:
    """Matches played to their end: final states, moves made, and everybody's ranks."""

    states: Any
    moves: Any
    ranks: Any


@rule
def seed_of(first: Any, number: int, seed: Any) -> None:
    """The seed of a batch's match: the first one's plus its number, as 256-bit numbers."""
    carry = number
    for i in range(8):
        carry += int(np.int64(first[i]))
        seed[i] = carry & 0xFFFFFFFF
        carry >>= 32


@cache
def build_begin(game: Game) -> Callable[..., None]:
    """The deal of a match; the luck is left where the policies begin to draw from it."""
    setup, must_advance, advance = game.setup, game.must_advance, game.advance

    @rule
    def begin(s: Any, players: int, options: Any, seed: Any, luck: Any) -> None:
        start(luck, seed, DEAL)
        setup(s, players, options, luck)
        while must_advance(s):
            advance(s)
        start(luck, seed, POLICY_STREAM)

    return begin


@cache
def build_play(game: Game, choose: Chooser) -> Callable[..., int]:
    """One match of a game from its deal to its end, played by a policy for each seat."""
    begin, must_act, apply, over = build_begin(game), game.must_act, game.apply, game.over

    @rule
    def play(
        s: Any, players: int, options: Any, policies: Any, seed: Any, luck: Any, out: Any
    ) -> int:
        begin(s, players, options, seed, luck)
        moves = 0
        while not over(s):
            waiting = must_act(s)
            player = 0
            while waiting >> player & 1 == 0:
                player += 1
            apply(s, player, choose(s, player, policies[player], out, luck))
            moves += 1
        return moves

    return play


@cache
def build_play_some(game: Game, choose: Chooser) -> Callable[..., None]:
    """A run of matches on one thread, into their places in the batch."""
    play, ranks = build_play(game, choose), game.ranks

    @rule
    def play_some(
        states: Any,
        moves: Any,
        placed: Any,
        players: int,
        options: Any,
        policies: Any,
        first_seed: Any,
        lucks: Any,
        seed: Any,
        out: Any,
        low: int,
        high: int,
    ) -> None:
        for i in range(low, high):
            seed_of(first_seed, i, seed)
            moves[i] = play(states[i], players, options, policies, seed, lucks[0], out)
            ranks(states[i], placed[i])

    return play_some


def chooser_for(game: Game, policies: Sequence[str]) -> Chooser:
    """What these policies need: random play is compiled without the judgement of the others."""
    thoughtful = any(policy != POLICY_NAMES[RANDOM] for policy in policies)
    return build_chooser(game) if thoughtful else build_random_chooser(game)


def prepare_batch(
    game: Game,
    players: int,
    options: Mapping[str, object],
    policies: Sequence[str],
    seed: int,
    count: int,
) -> tuple[Batch, Any, Any, Any]:
    """An empty batch, and the options, policies and seed as compiled code takes them."""
    game.check_players(players)
    batch = Batch(
        states=np.zeros(count, game.state),
        moves=np.zeros(count, np.int32),
        ranks=np.zeros((count, players), np.int8),
    )
    encoded = game.encode_options(game.full_options(options))
    codes = np.array([POLICY_NAMES.index(policy) for policy in policies], np.int8)
    return batch, encoded, codes, seed_words(seed)


def play_matches(
    game: Game,
    players: int,
    options: Mapping[str, object],
    policies: Sequence[str],
    seed: int,
    count: int,
    threads: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Batch:
    """Play `count` matches on CPU threads. `progress` is told how many more are finished."""
    batch, encoded, codes, first_seed = prepare_batch(game, players, options, policies, seed, count)
    play_some = build_play_some(game, chooser_for(game, policies))

    def work(low: int, high: int) -> int:
        play_some(
            batch.states,
            batch.moves,
            batch.ranks,
            players,
            encoded,
            codes,
            first_seed,
            np.zeros(1, LUCK),
            np.zeros(8, np.uint32),
            np.zeros(game.most_legal, np.int16),
            low,
            high,
        )
        return high - low

    step = 1 if INTERPRETED else 512
    ranges = [(low, min(low + step, count)) for low in range(0, count, step)]
    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
        for done in pool.map(lambda bounds: work(*bounds), ranges):
            if progress is not None:
                progress(done)
    return batch


def match_steps(
    game: Game, players: int, options: Mapping[str, object], policies: Sequence[str], seed: int
) -> Iterator[Step]:
    """A match of a batch once more, step by step, for whoever wants to look into it."""
    s = game.new_state()
    luck, out = new_luck(seed, POLICY_STREAM), np.zeros(game.most_legal, np.int16)
    game.setup(s, players, game.encode_options(game.full_options(options)), new_luck(seed))
    for before, after, actor in game.automatic_steps(s):
        yield before, after, actor, NO_ACTION
    choose = chooser_for(game, policies)
    while not game.over(s):
        seat = seats_in(game.must_act(s))[0]
        action = int(choose(s, seat, POLICY_NAMES.index(policies[seat]), out, luck))
        for before, after, actor in game.steps(s, seat, action):
            yield before, after, actor, action
