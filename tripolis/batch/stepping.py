"""What is done at one table of a batch: the same functions on CPU threads and on CUDA.

Each builder makes an operation of one game: a rule whose first argument is the table's number. Its
other arguments are arrays with a row for every table, grouped into named tuples, and numbers that
are the same for all. An operation touches only the rows of its own table, so any number of them can
run in parallel.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tripolis.batch.matches import build_begin, seed_of
from tripolis.batch.rewards import give_rewards
from tripolis.engine.game import Game, State
from tripolis.engine.luck import Luck, below
from tripolis.engine.rule import rule
from tripolis.players import network
from tripolis.players.policy import Chooser, build_glance, lowest_seat

Operation = Callable[..., None]

NOBODY = -1
"""The seat that decides at a table whose match is over."""

ASKED = -1
"""The policy of a seat whose moves come from outside."""


class TableArrays(NamedTuple):
    """The tables: their matches, who decides, and the luck of the policies."""

    states: NDArray[np.void]
    player: NDArray[np.int8]
    lucks: NDArray[np.void]
    legal: NDArray[np.int16]  # [table, i]: room for legal actions
    players: int


class Dealer(NamedTuple):
    """What the next match of a table is dealt from."""

    numbers: NDArray[np.int64]  # [table]: the number of its match
    seeds: NDArray[np.uint32]
    blank: NDArray[np.void]  # one zeroed state
    options: NDArray[np.int32]
    first_seed: NDArray[np.uint32]
    step: int  # from the number of a table's match to that of its next
    automatic: bool  # deal the next match as soon as one ends


class Outcomes(NamedTuple):
    """How the last matches ended."""

    ended: NDArray[np.bool_]
    rewards: NDArray[np.float32]
    ranks: NDArray[np.int8]
    values: NDArray[np.float32]  # [place]: its reward


class Totals(NamedTuple):
    """What several matches at each table came to."""

    rewards: NDArray[np.float32]
    finished: NDArray[np.int32]


class Playouts(NamedTuple):
    """Memory for playouts, and their mean rewards."""

    worlds: NDArray[np.void]
    rewards: NDArray[np.float32]
    ranks: NDArray[np.int8]
    means: NDArray[np.float32]


@cache
def build_seat(game: Game) -> Callable[[State], int]:
    """The seat that decides next; in a simultaneous choice the lowest one that has not yet."""
    must_act = game.must_act

    @rule
    def seat(s: State) -> int:
        waiting = must_act(s)
        return NOBODY if waiting == 0 else lowest_seat(waiting)

    return seat


@cache
def build_deal(game: Game) -> Operation:
    """Deal the match whose number the table has."""
    begin, seat = build_begin(game), build_seat(game)

    @rule
    def deal(i: int, tables: TableArrays, dealer: Dealer) -> None:
        s, seed = tables.states[i], dealer.seeds[i]
        seed_of(dealer.first_seed, int(dealer.numbers[i]), seed)
        tables.states[i] = dealer.blank[0]
        begin(s, tables.players, dealer.options, seed, tables.lucks[i])
        tables.player[i] = seat(s)

    return deal


@cache
def build_deal_next(game: Game) -> Operation:
    """Deal the next match of a table."""
    deal = build_deal(game)

    @rule
    def deal_next(i: int, tables: TableArrays, dealer: Dealer) -> None:
        dealer.numbers[i] += dealer.step
        deal(i, tables, dealer)

    return deal_next


@cache
def build_deal_some(game: Game) -> Operation:
    """Deal the next match at the tables that ask for it."""
    deal_next = build_deal_next(game)

    @rule
    def deal_some(i: int, where: NDArray[np.bool_], tables: TableArrays, dealer: Dealer) -> None:
        if where[i]:
            deal_next(i, tables, dealer)

    return deal_some


@cache
def build_list(game: Game) -> Operation:
    """List the legal actions of the seat that decides."""
    legal = game.legal

    @rule
    def list_legal(i: int, tables: TableArrays, counts: NDArray[np.int32]) -> None:
        counts[i] = 0
        if tables.player[i] != NOBODY:
            counts[i] = legal(tables.states[i], int(tables.player[i]), tables.legal[i])

    return list_legal


@cache
def build_check(game: Game) -> Operation:
    """Note whether a table's action is illegal."""
    list_legal = build_list(game)

    @rule
    def check(
        i: int,
        tables: TableArrays,
        counts: NDArray[np.int32],
        actions: NDArray[np.int64],
        wrong: NDArray[np.bool_],
    ) -> None:
        list_legal(i, tables, counts)
        wrong[i] = counts[i] > 0
        for k in range(counts[i]):
            if tables.legal[i, k] == actions[i]:
                wrong[i] = False

    return check


@rule
def fill_mask(i: int, legal: Any, counts: Any, mask: Any) -> None:
    """One for each legal action, zero for the others."""
    for action in range(mask.shape[1]):
        mask[i, action] = 0
    for k in range(counts[i]):
        mask[i, legal[i, k]] = 1


@rule
def fill_row_mask(i: int, legal: Any, counts: Any, columns: int, mask: Any) -> None:
    """One for each row of the grid of actions that has a legal one in it."""
    for row in range(mask.shape[1]):
        mask[i, row] = 0
    for k in range(counts[i]):
        mask[i, int(legal[i, k]) // columns] = 1


@rule
def fill_column_mask(i: int, legal: Any, counts: Any, columns: int, rows: Any, mask: Any) -> None:
    """One for each column that is legal in the row chosen at the table."""
    for column in range(mask.shape[1]):
        mask[i, column] = 0
    for k in range(counts[i]):
        if int(legal[i, k]) // columns == rows[i]:
            mask[i, int(legal[i, k]) % columns] = 1


def build_observe(game: Game) -> Operation:
    """Write down what a seat knows."""
    return _build_look(game.observe)


def build_see(game: Game) -> Operation:
    """Write down what a network reads."""
    return _build_look(network.build_see(game))


@cache
def _build_look(observe: Callable[[State, int, Any], None]) -> Operation:
    """Write down what a seat knows, as a rule tells it."""

    @rule
    def look(
        i: int,
        states: NDArray[np.void],
        viewers: NDArray[np.int8],
        observation: NDArray[np.float32],
    ) -> None:
        if viewers[i] == NOBODY:
            for k in range(observation.shape[1]):
                observation[i, k] = 0.0
        else:
            observe(states[i], int(viewers[i]), observation[i])

    return look


APPRAISED_TOGETHER = 4
"""Choices that one thread appraises: its outlook serves them all, and the others have theirs."""


@cache
def build_appraise(game: Game) -> Operation:
    """Appraise some legal actions of a table: number i stands for a table and choices there."""
    glance = build_glance(game)
    outlook, appraise = glance.outlook, glance.appraise

    @rule
    def appraise_choices(
        i: int, tables: TableArrays, counts: NDArray[np.int32], appraised: NDArray[np.float32]
    ) -> None:
        most = appraised.shape[1]
        groups = -(-most // APPRAISED_TOGETHER)
        table, first = i // groups, i % groups * APPRAISED_TOGETHER
        last = min(first + APPRAISED_TOGETHER, most, int(counts[table]))
        if first < last:
            s, player = tables.states[table], int(tables.player[table])
            seen = outlook(s, player)
            for choice in range(first, last):
                action = int(tables.legal[table, choice])
                appraised[table, choice] = appraise(s, player, action, seen)

    return appraise_choices


@cache
def build_describe(game: Game) -> Operation:
    """Write down the traits of one legal action: number i stands for a table and a choice."""
    traits = network.build_traits(game)

    @rule
    def describe(
        i: int,
        tables: TableArrays,
        counts: NDArray[np.int32],
        appraised: NDArray[np.float32],
        described: NDArray[np.float32],
    ) -> None:
        table, choice = i // appraised.shape[1], i % appraised.shape[1]
        if choice >= counts[table]:
            for k in range(described.shape[2]):
                described[table, choice, k] = 0.0
            return
        best = appraised[table, 0]
        for other in range(1, min(int(counts[table]), appraised.shape[1])):
            best = max(best, appraised[table, other])
        behind = float(best) - float(appraised[table, choice])
        action = int(tables.legal[table, choice])
        player = int(tables.player[table])
        traits(tables.states[table], player, action, behind, described[table, choice])

    return describe


@rule
def clear_outcomes(i: int, players: int, outcomes: Outcomes) -> None:
    """Forget how the table's last match ended."""
    outcomes.ended[i] = False
    for k in range(players):
        outcomes.rewards[i, k] = 0.0


@cache
def build_record_end(game: Game) -> Operation:
    """Note the ranks and rewards of a match that is over."""
    ranks = game.ranks

    @rule
    def record_end(i: int, tables: TableArrays, outcomes: Outcomes) -> None:
        outcomes.ended[i] = True
        ranks(tables.states[i], outcomes.ranks[i])
        give_rewards(outcomes.ranks[i], tables.players, outcomes.values, outcomes.rewards[i])

    return record_end


@cache
def build_step(game: Game) -> Operation:
    """Make a table's move. When a match ends, reward it and deal the next one if so asked."""
    apply, over, seat = game.apply, game.over, build_seat(game)
    deal_next, record_end = build_deal_next(game), build_record_end(game)

    @rule
    def step(
        i: int, actions: NDArray[np.int64], tables: TableArrays, dealer: Dealer, outcomes: Outcomes
    ) -> None:
        clear_outcomes(i, tables.players, outcomes)
        if tables.player[i] == NOBODY:
            return
        s = tables.states[i]
        apply(s, int(tables.player[i]), int(actions[i]))
        tables.player[i] = seat(s)
        if over(s):
            record_end(i, tables, outcomes)
            if dealer.automatic:
                deal_next(i, tables, dealer)

    return step


@cache
def build_choose(game: Game, chooser: Chooser) -> Operation:
    """Choose an action by the policy of the seat that decides."""

    @rule
    def choose(
        i: int, tables: TableArrays, policies: NDArray[np.int8], actions: NDArray[np.int64]
    ) -> None:
        if tables.player[i] != NOBODY:
            seat = int(tables.player[i])
            actions[i] = chooser(
                tables.states[i], seat, policies[seat], tables.legal[i], tables.lucks[i]
            )

    return choose


@cache
def build_play_on(game: Game, chooser: Chooser) -> Callable[..., int]:
    """Play by policy until the match is over or the moves are made; return the moves left.

    It works on the records of one table: handing on whole arrays costs more than a move.
    """
    apply, over, seat = game.apply, game.over, build_seat(game)

    @rule
    def play_on(
        s: State,
        moves: int,
        policies: NDArray[np.int8],
        legal_out: NDArray[np.int16],
        luck: Luck,
    ) -> int:
        while moves > 0 and not over(s):
            player = seat(s)
            apply(s, player, chooser(s, player, policies[player], legal_out, luck))
            moves -= 1
        return moves

    return play_on


@cache
def build_run(game: Game, chooser: Chooser) -> Operation:
    """Make some moves by policy, one match after another, and add up their rewards."""
    over, seat, play_on = game.over, build_seat(game), build_play_on(game, chooser)
    deal_next, record_end = build_deal_next(game), build_record_end(game)

    @rule
    def run(
        i: int,
        moves: int,
        policies: NDArray[np.int8],
        totals: Totals,
        tables: TableArrays,
        dealer: Dealer,
        outcomes: Outcomes,
    ) -> None:
        clear_outcomes(i, tables.players, outcomes)
        totals.finished[i] = 0
        for k in range(tables.players):
            totals.rewards[i, k] = 0.0
        s = tables.states[i]
        while moves > 0 and tables.player[i] != NOBODY:
            moves = play_on(s, moves, policies, tables.legal[i], tables.lucks[i])
            tables.player[i] = seat(s)
            if not over(s):
                return
            record_end(i, tables, outcomes)
            totals.finished[i] += 1
            for k in range(tables.players):
                totals.rewards[i, k] += outcomes.rewards[i, k]
            if dealer.automatic:
                deal_next(i, tables, dealer)

    return run


@cache
def build_play_others(game: Game, chooser: Chooser) -> Operation:
    """Let seats move by their policies until one is asked from outside or the match is over."""
    apply, over, seat = game.apply, game.over, build_seat(game)
    record_end = build_record_end(game)

    @rule
    def play_others(
        i: int, policies: NDArray[np.int8], tables: TableArrays, outcomes: Outcomes
    ) -> None:
        s = tables.states[i]
        while tables.player[i] != NOBODY and policies[i, tables.player[i]] != ASKED:
            other = int(tables.player[i])
            action = chooser(s, other, policies[i, other], tables.legal[i], tables.lucks[i])
            apply(s, other, action)
            tables.player[i] = seat(s)
            if over(s):
                record_end(i, tables, outcomes)

    return play_others


@cache
def build_play_some(game: Game) -> Operation:
    """Make a move at the tables that are named; what the last step brought still counts."""
    apply, over, seat = game.apply, game.over, build_seat(game)
    record_end = build_record_end(game)

    @rule
    def play_some(
        i: int,
        where: NDArray[np.bool_],
        actions: NDArray[np.int64],
        tables: TableArrays,
        outcomes: Outcomes,
    ) -> None:
        if not where[i] or tables.player[i] == NOBODY:
            return
        s = tables.states[i]
        apply(s, int(tables.player[i]), int(actions[i]))
        tables.player[i] = seat(s)
        if over(s):
            record_end(i, tables, outcomes)

    return play_some


@cache
def build_play_out(game: Game) -> Operation:
    """Play the rest of a match at random several times, each in a world that the deciding seat
    could be in, and write down the mean rewards. The match itself stays as it is."""
    legal, apply, over, ranks = game.legal, game.apply, game.over, game.ranks
    reimagine, seat = game.reimagine, build_seat(game)

    @rule
    def play_out(
        i: int, repeats: int, playouts: Playouts, tables: TableArrays, values: NDArray[np.float32]
    ) -> None:
        players, luck, legal_out = tables.players, tables.lucks[i], tables.legal[i]
        for k in range(players):
            playouts.means[i, k] = 0.0
        if tables.player[i] == NOBODY:
            return
        for _ in range(repeats):
            playouts.worlds[i] = tables.states[i]
            s = playouts.worlds[i]
            reimagine(s, int(tables.player[i]), luck)
            while not over(s):
                mover = seat(s)
                choices = legal(s, mover, legal_out)
                apply(s, mover, int(legal_out[below(luck, choices)]))
            ranks(s, playouts.ranks[i])
            give_rewards(playouts.ranks[i], players, values, playouts.rewards[i])
            for k in range(players):
                playouts.means[i, k] += playouts.rewards[i, k] / repeats

    return play_out
