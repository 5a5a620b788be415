"""What is done at one table of a batch: the same functions on CPU threads and on CUDA.

Each builder makes an operation of one game: a rule whose first argument is the table's number and
whose others are arrays with a row for every table, so that tables never meet and any number of them
can be worked at side by side.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from tripolis.batch.matches import POLICY_STREAM, seed_of
from tripolis.batch.rewards import give_rewards
from tripolis.engine.game import Game
from tripolis.engine.luck import DEAL, below, start
from tripolis.engine.rule import rule
from tripolis.players.policy import Chooser

Operation = Callable[..., None]

NOBODY = -1
"""The seat that decides at a table whose match is over."""


@cache
def build_seat(game: Game) -> Callable[[Any], int]:
    """Who decides next: of several that are must_act, the lowest seat."""
    must_act = game.must_act

    @rule
    def seat(s: Any) -> int:
        waiting = must_act(s)
        if waiting == 0:
            return NOBODY
        lowest = 0
        while waiting >> lowest & 1 == 0:
            lowest += 1
        return lowest

    return seat


@cache
def build_deal(game: Game) -> Operation:
    """Deal a table's match: the one of its number."""
    setup, must_advance, advance, seat = (
        game.setup,
        game.must_advance,
        game.advance,
        build_seat(game),
    )

    @rule
    def deal(
        i: int,
        states: Any,
        blank: Any,
        numbers: Any,
        seeds: Any,
        lucks: Any,
        player: Any,
        players: int,
        options: Any,
        first_seed: Any,
    ) -> None:
        seed_of(first_seed, int(numbers[i]), seeds[i])
        start(lucks[i], seeds[i], DEAL)
        states[i] = blank[0]
        setup(states[i], players, options, lucks[i])
        while must_advance(states[i]):
            advance(states[i])
        start(lucks[i], seeds[i], POLICY_STREAM)
        player[i] = seat(states[i])

    return deal


@cache
def build_deal_some(game: Game) -> Operation:
    """Deal the next match where it is asked for."""
    deal = build_deal(game)

    @rule
    def deal_some(
        i: int,
        where: Any,
        step: int,
        states: Any,
        blank: Any,
        numbers: Any,
        seeds: Any,
        lucks: Any,
        player: Any,
        players: int,
        options: Any,
        first_seed: Any,
    ) -> None:
        if where[i]:
            numbers[i] += step
            deal(i, states, blank, numbers, seeds, lucks, player, players, options, first_seed)

    return deal_some


@cache
def build_list(game: Game) -> Operation:
    """List the legal actions of whoever decides."""
    legal = game.legal

    @rule
    def list_legal(i: int, states: Any, player: Any, listed: Any, counts: Any) -> None:
        counts[i] = 0
        if player[i] != NOBODY:
            counts[i] = legal(states[i], int(player[i]), listed[i])

    return list_legal


@cache
def build_check(game: Game) -> Operation:
    """Note whether a table's action is none of the legal ones."""
    list_legal = build_list(game)

    @rule
    def check(
        i: int, states: Any, player: Any, listed: Any, counts: Any, actions: Any, wrong: Any
    ) -> None:
        list_legal(i, states, player, listed, counts)
        wrong[i] = 1 if counts[i] > 0 else 0
        for k in range(counts[i]):
            if listed[i, k] == actions[i]:
                wrong[i] = 0

    return check


@rule
def fill_mask(i: int, listed: Any, counts: Any, mask: Any) -> None:
    """One for each legal action, zero for the others."""
    for action in range(mask.shape[1]):
        mask[i, action] = 0
    for k in range(counts[i]):
        mask[i, listed[i, k]] = 1


@rule
def fill_row_mask(i: int, listed: Any, counts: Any, columns: int, mask: Any) -> None:
    """One for each row of the actions' table that has a legal one in it."""
    for row in range(mask.shape[1]):
        mask[i, row] = 0
    for k in range(counts[i]):
        mask[i, int(listed[i, k]) // columns] = 1


@rule
def fill_column_mask(i: int, listed: Any, counts: Any, columns: int, rows: Any, mask: Any) -> None:
    """One for each column that is legal in the row a table has chosen."""
    for column in range(mask.shape[1]):
        mask[i, column] = 0
    for k in range(counts[i]):
        if int(listed[i, k]) // columns == rows[i]:
            mask[i, int(listed[i, k]) % columns] = 1


@cache
def build_observe(game: Game) -> Operation:
    """Write down what a seat knows."""
    observe = game.observe

    @rule
    def look(i: int, states: Any, viewers: Any, observation: Any) -> None:
        if viewers[i] == NOBODY:
            for k in range(observation.shape[1]):
                observation[i, k] = 0.0
        else:
            observe(states[i], int(viewers[i]), observation[i])

    return look


@cache
def build_step(game: Game) -> Operation:
    """Make a table's move. A match that ends is rewarded, and the next one dealt if so asked."""
    apply, over, ranks = game.apply, game.over, game.ranks
    deal, seat = build_deal(game), build_seat(game)

    @rule
    def step(
        i: int,
        actions: Any,
        ended: Any,
        rewards: Any,
        placed: Any,
        values: Any,
        again: int,
        states: Any,
        blank: Any,
        numbers: Any,
        seeds: Any,
        lucks: Any,
        player: Any,
        players: int,
        options: Any,
        first_seed: Any,
    ) -> None:
        ended[i] = 0
        for k in range(players):
            rewards[i, k] = 0.0
        if player[i] == NOBODY:
            return
        apply(states[i], int(player[i]), int(actions[i]))
        player[i] = seat(states[i])
        if over(states[i]):
            ended[i] = 1
            ranks(states[i], placed[i])
            give_rewards(placed[i], players, values, rewards[i])
            if again > 0:
                numbers[i] += again
                deal(i, states, blank, numbers, seeds, lucks, player, players, options, first_seed)

    return step


@cache
def build_choose(game: Game, chooser: Chooser) -> Operation:
    """Choose for whoever decides, by the policy of its seat."""

    @rule
    def choose(
        i: int, states: Any, player: Any, listed: Any, lucks: Any, policies: Any, actions: Any
    ) -> None:
        if player[i] != NOBODY:
            seat = int(player[i])
            actions[i] = chooser(states[i], seat, policies[seat], listed[i], lucks[i])

    return choose


@cache
def build_run(game: Game, chooser: Chooser) -> Operation:
    """Make some moves by policy, one match after another; adds up the rewards of those that end."""
    apply, over, ranks = game.apply, game.over, game.ranks
    deal, seat = build_deal(game), build_seat(game)

    @rule
    def go_on(s: Any, moves: int, policies: Any, out: Any, luck: Any) -> int:
        """Play until the match is over or the moves are made; says how many are left."""
        # A loop over records alone: handing whole arrays on costs more than a move does.
        while moves > 0 and not over(s):
            player = seat(s)
            apply(s, player, chooser(s, player, policies[player], out, luck))
            moves -= 1
        return moves

    @rule
    def run(
        i: int,
        moves: int,
        policies: Any,
        listed: Any,
        totals: Any,
        finished: Any,
        ended: Any,
        rewards: Any,
        placed: Any,
        values: Any,
        again: int,
        states: Any,
        blank: Any,
        numbers: Any,
        seeds: Any,
        lucks: Any,
        player: Any,
        players: int,
        options: Any,
        first_seed: Any,
    ) -> None:
        ended[i] = 0
        finished[i] = 0
        for k in range(players):
            rewards[i, k] = 0.0
            totals[i, k] = 0.0
        left = moves
        while left > 0 and player[i] != NOBODY:
            left = go_on(states[i], left, policies, listed[i], lucks[i])
            player[i] = seat(states[i])
            if not over(states[i]):
                return
            ended[i] = 1
            finished[i] += 1
            ranks(states[i], placed[i])
            give_rewards(placed[i], players, values, rewards[i])
            for k in range(players):
                totals[i, k] += rewards[i, k]
            if again > 0:
                numbers[i] += again
                deal(i, states, blank, numbers, seeds, lucks, player, players, options, first_seed)

    return run


@cache
def build_answer_others(game: Game, chooser: Chooser) -> Operation:
    """Let the other seats move, each by its policy, until one seat decides or the match is over."""
    apply, over, ranks, seat = game.apply, game.over, game.ranks, build_seat(game)

    @rule
    def answer_others(
        i: int,
        own: int,
        policies: Any,
        listed: Any,
        ended: Any,
        rewards: Any,
        placed: Any,
        values: Any,
        states: Any,
        lucks: Any,
        player: Any,
        players: int,
    ) -> None:
        while player[i] != NOBODY and player[i] != own:
            other = int(player[i])
            action = chooser(states[i], other, policies[other], listed[i], lucks[i])
            apply(states[i], other, action)
            player[i] = seat(states[i])
            if over(states[i]):
                ended[i] = 1
                ranks(states[i], placed[i])
                give_rewards(placed[i], players, values, rewards[i])

    return answer_others


@cache
def build_play_out(game: Game) -> Operation:
    """Play the rest of a match at random several times, each in a world that whoever decides could
    be in, and leave the match as it is; writes down the mean rewards."""
    legal, apply, over, ranks = game.legal, game.apply, game.over, game.ranks
    reimagine, seat = game.reimagine, build_seat(game)

    @rule
    def play_out(
        i: int,
        repeats: int,
        listed: Any,
        worlds: Any,
        rewards: Any,
        placed: Any,
        values: Any,
        means: Any,
        states: Any,
        lucks: Any,
        player: Any,
        players: int,
    ) -> None:
        for k in range(players):
            means[i, k] = 0.0
        if player[i] == NOBODY:
            return
        for _ in range(repeats):
            worlds[i] = states[i]
            reimagine(worlds[i], int(player[i]), lucks[i])
            while not over(worlds[i]):
                mover = seat(worlds[i])
                choices = legal(worlds[i], mover, listed[i])
                apply(worlds[i], mover, int(listed[i, below(lucks[i], choices)]))
            ranks(worlds[i], placed[i])
            give_rewards(placed[i], players, values, rewards[i])
            for k in range(players):
                means[i, k] += rewards[i, k] / repeats

    return play_out
