"""Whole matches played by policies, many at a time: on every core, or on a CUDA device.

Match number i of a batch is dealt from seed + i, so you can look at any of them alone:
`tripolis.new(game, players, seed=seed + i)`. Every device and any number of threads play the same
matches, byte for byte.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, NamedTuple

from tripolis.engine.arrays import NDArray, array, int8, int16, int32, int64, uint32, zeros
from tripolis.engine.game import Game, State, Step, seats_in
from tripolis.engine.luck import DEAL, LUCK, Luck, new_luck, seed_words, start
from tripolis.engine.match import NO_ACTION
from tripolis.engine.rule import COMPILES, kernel, rule
from tripolis.players.policy import (
    POLICY_NAMES,
    RANDOM,
    Chooser,
    build_chooser,
    build_random_chooser,
    chooser_of,
    lowest_seat,
)
from tripolis.wasm.runtime import module_of

POLICY_STREAM = 1 << 32
"""The stream that the policies of a batch draw from."""

_MATCHES_PER_TASK = 512


class Batch(NamedTuple):
    """Matches played to their end: final states, numbers of moves, and every seat's rank."""

    states: NDArray[Any]
    moves: NDArray[int32]
    ranks: NDArray[int8]


class Setup(NamedTuple):
    """What all matches of a batch are dealt from."""

    players: int
    options: NDArray[int32]
    first_seed: NDArray[uint32]


class Scratch(NamedTuple):
    """Memory that every match on a thread overwrites."""

    luck: NDArray[Any]  # one stream
    seed: NDArray[uint32]
    legal: NDArray[int16]


@rule
def seed_of(first: NDArray[uint32], number: int, seed: NDArray[uint32]) -> None:
    """The seed of a batch's match: the first one's plus its number, as 256-bit numbers."""
    carry = number
    for i in range(8):
        carry += int(int64(first[i]))
        seed[i] = carry & 0xFFFFFFFF
        carry >>= 32


@cache
def build_begin(game: Game) -> Callable[..., None]:
    """The deal of a match; leaves the luck where the policies begin to draw from it."""
    setup, must_advance, advance = game.setup, game.must_advance, game.advance

    @rule
    def begin(
        s: State, players: int, options: NDArray[int32], seed: NDArray[uint32], luck: Luck
    ) -> None:
        start(luck, seed, DEAL)
        setup(s, players, options, luck)
        while must_advance(s):
            advance(s)
        start(luck, seed, POLICY_STREAM)

    return begin


@cache
def build_play(game: Game, choose: Chooser) -> Callable[..., int]:
    """One match of a game from its deal to its end, with a policy for each seat."""
    begin, must_act, apply, over = build_begin(game), game.must_act, game.apply, game.over

    @rule
    def play(
        s: State,
        setup: Setup,
        policies: NDArray[int8],
        seed: NDArray[uint32],
        luck: Luck,
        legal_out: NDArray[int16],
    ) -> int:
        begin(s, setup.players, setup.options, seed, luck)
        moves = 0
        while not over(s):
            player = lowest_seat(must_act(s))
            apply(s, player, choose(s, player, policies[player], legal_out, luck))
            moves += 1
        return moves

    return play


@cache
def build_play_range(game: Game, choose: Chooser) -> Callable[..., None]:
    """Consecutive matches of a batch, on one thread."""
    play, ranks = build_play(game, choose), game.ranks

    @kernel
    def play_range(
        batch: Batch,
        setup: Setup,
        policies: NDArray[int8],
        scratch: Scratch,
        low: int,
        high: int,
    ) -> None:
        states, seed, luck = batch.states, scratch.seed, scratch.luck[0]
        for i in range(low, high):
            seed_of(setup.first_seed, i, seed)
            batch.moves[i] = play(states[i], setup, policies, seed, luck, scratch.legal)
            ranks(states[i], batch.ranks[i])

    return play_range


def chooser_for(game: Game, policies: Sequence[str]) -> Chooser:
    """The chooser these policies need: random play compiles without the game's judgement."""
    judging = any(policy != POLICY_NAMES[RANDOM] for policy in policies)
    return build_chooser(game) if judging else build_random_chooser(game)


def prepare_batch(
    game: Game,
    players: int,
    options: Mapping[str, object],
    policies: Sequence[str],
    seed: int,
    count: int,
) -> tuple[Batch, Setup, NDArray[int8]]:
    """An empty batch, and its setup and policies as compiled code takes them."""
    game.check_players(players)
    batch = Batch(
        states=zeros(count, game.state),
        moves=zeros(count, int32),
        ranks=zeros((count, players), int8),
    )
    encoded = game.encode_options(game.full_options(options))
    codes = array([POLICY_NAMES.index(policy) for policy in policies], int8)
    return batch, Setup(players, encoded, seed_words(seed)), codes


def new_scratch(game: Game) -> Scratch:
    """Memory for the matches of one thread."""
    return Scratch(
        luck=zeros(1, LUCK),
        seed=zeros(8, uint32),
        legal=zeros(game.most_legal, int16),
    )


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
    """Play `count` matches on CPU threads; calls `progress` with the number of matches finished
    since the last call."""
    batch, setup, codes = prepare_batch(game, players, options, policies, seed, count)
    module = module_of(game)
    per_task = _MATCHES_PER_TASK if COMPILES or module else 1

    def play(low: int) -> int:
        high = min(low + per_task, count)
        scratch = new_scratch(game)
        if module is None:
            play_range = build_play_range(game, chooser_for(game, policies))
            play_range(batch, setup, codes, scratch, low, high)
            return high - low
        some = Batch(batch.states[low:high], batch.moves[low:high], batch.ranks[low:high])
        first_seed = seed_words((seed + low) % (1 << 256))
        given = some._asdict() | setup._asdict() | scratch._asdict()
        given |= {"count": high - low, "options_len": len(setup.options), "policies": codes}
        module.call("play", **given | {"first_seed": first_seed})
        return high - low

    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
        for done in pool.map(play, range(0, count, per_task)):
            if progress is not None:
                progress(done)
    return batch


def match_steps(
    game: Game, players: int, options: Mapping[str, object], policies: Sequence[str], seed: int
) -> Iterator[Step]:
    """Plays a match of a batch again and yields its steps."""
    s = game.new_state()
    luck, legal_out = new_luck(seed, POLICY_STREAM), zeros(game.most_legal, int16)
    game.setup(s, players, game.encode_options(game.full_options(options)), new_luck(seed))
    for before, after, actor in game.automatic_steps(s):
        yield before, after, actor, NO_ACTION
    choose = chooser_of(game)
    while not game.over(s):
        seat = seats_in(game.must_act(s))[0]
        action = int(choose(s, seat, POLICY_NAMES.index(policies[seat]), legal_out, luck))
        for before, after, actor in game.steps(s, seat, action):
            yield before, after, actor, action
