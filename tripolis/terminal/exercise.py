"""Use a game in every way the other commands do, so that every rule they call is compiled.

A rule is compiled anew for each combination of argument types it is called with. Rather than list
those types, this plays: a match for every value of every option, at tables of every size, through
the same functions that play, replay, simulate and bench use.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

from tripolis.batch.matches import play_matches, seed_of
from tripolis.engine import record
from tripolis.engine.arrays import float32, zeros
from tripolis.engine.game import Game, find_game
from tripolis.engine.match import Match, replay
from tripolis.engine.options import Choice, Number, PerSeat, Several
from tripolis.engine.rule import kept_in
from tripolis.engine.viewer import EVERYTHING, SPECTATOR
from tripolis.players.analysis import analyse
from tripolis.players.levels import LEVELS, Player, with_iterations
from tripolis.players.policy import POLICY_NAMES, choose_action, player_luck

Step: TypeAlias = Callable[[], object]

_MOVES_TRIED = 4


def mark_of(game: Game) -> Path:
    """The file that marks a game as prepared; it is deleted together with the compiled rules."""
    return kept_in(game.apply) / f"prepared-{kept_in(seed_of).name}"


def exercise(game: Game, done: Callable[[], object] | None = None) -> None:
    """Call every rule of a game the way it will be called later; say when each step is done."""
    for step in steps_of(game):
        step()
        if done is not None:
            done()
    mark_of(game).touch()


def steps_of(game: Game) -> list[Step]:
    """The steps of `exercise`, so that you can count them."""
    low, high = game.players
    tables = [
        partial(_exercise_table, game, low + number % (high - low + 1), options, number)
        for number, options in enumerate(_tables(game))
    ]
    return [*shared_steps(game), *tables]


def shared_steps(game: Game) -> list[Step]:
    """The steps that also call what all games share: batches, bots, hints and analyses."""
    players = game.players[0]
    return [
        *(
            partial(play_matches, game, players, {}, [policy] * players, 0, 1, threads=1)
            for policy in POLICY_NAMES
        ),
        partial(_choose, game),
        *(partial(_play_level, game, level) for level in LEVELS),
        partial(_ask_for_hint, game),
        partial(_analyse, game),
    ]


def _first_match(game: Game) -> tuple[Match, int]:
    """A small match, and the seat that moves first."""
    match = Match(game, game.players[0], {}, 0)
    return match, match.awaited[0]


def _choose(game: Game) -> None:
    match, seat = _first_match(game)
    choose_action(game, match.state, seat, 0, player_luck(0, 0))


def _play_level(game: Game, level: str) -> None:
    match, seat = _first_match(game)
    Player(game, with_iterations(LEVELS[level], 2), 0, seat).choose(match.state)


def _ask_for_hint(game: Game) -> None:
    match, seat = _first_match(game)
    match.hint(seat)


def _analyse(game: Game) -> None:
    match, seat = _first_match(game)
    match.play(seat, match.legal(seat)[0])
    for _ in analyse(match, playouts=1, iterations=1):
        pass


def _exercise_table(game: Game, players: int, options: dict[str, Any], number: int) -> None:
    _exercise_match(Match(game, players, options, number), number)


def _tables(game: Game) -> Iterator[dict[str, Any]]:
    """The default table, then one for each other option value; enough for every table size."""
    usual = game.full_options({})
    for _ in range(game.players[0], game.players[1] + 1):
        yield {}
    for option in game.options:
        values: list[Any]
        if isinstance(option, Choice | PerSeat):
            values = list(option.values)
        elif isinstance(option, Several):
            values = [[option.values[0]], list(option.values)]
        elif isinstance(option, Number):
            values = [option.low, option.high]
        else:
            values = [False, True]
        for value in values:
            if value != usual[option.name]:
                yield {option.name: value}


def _exercise_match(match: Match, number: int) -> None:
    """Play a match as the table does: people look at everything and bots move."""
    game, seats = match.game, range(match.players)
    lucks = [player_luck(number, seat) for seat in seats]
    while not match.over:
        turn = number + len(match.moves)
        _look_around(match, turn)
        seat = match.awaited[0]
        _try_moves(match, seat, turn)
        policy = (number + seat) % len(POLICY_NAMES)
        action = choose_action(game, match.state, seat, policy, lucks[seat])
        match.play(seat, game.write_move(match.state, seat, action))
        _ = match.undo_is_free
    for turn in range(match.players + 1):
        _look_around(match, turn)
    for viewer in (*seats, None):
        match.log(viewer)
    _look_back(match)


def _look_around(match: Match, turn: int) -> None:
    """What one viewer sees: a different seat each turn, then a spectator."""
    game, s = match.game, match.state
    viewer = turn % (match.players + 1)
    if viewer == match.players:
        match.view(None)
        match.prompt(None)
        game.view(s, EVERYTHING)
        game.section(s)
    else:
        match.view(viewer)
        match.prompt(viewer)
        game.score(s, viewer)
        game.observe(s, viewer, zeros(len(game.observation), float32))


def _try_moves(match: Match, seat: int, turn: int) -> None:
    """Look at all legal moves, and ask why a few others (different each turn) are refused."""
    game, s = match.game, match.state
    allowed = [move.action for move in match.legal(seat)]
    game.appraise(s, seat, allowed[0])
    step = game.actions // _MOVES_TRIED + 1
    for action in range(turn % step, game.actions, step):
        if action not in allowed:
            match.why_not(seat, game.write_move(s, seat, action))


def _look_back(match: Match) -> None:
    """What replay, verify, undo and analysis do with a finished match."""
    game = match.game
    _ = match.result
    replay(record.parse(match.record()))
    for played in match.played:
        game.secrets_are_out(played.before, match.state)
    imagined = match.state
    game.reimagine(imagined, SPECTATOR, player_luck(0, 0))
    match.undo()
    Match.from_position(match.position())


if __name__ == "__main__":
    # The program that waits counts these.
    exercise(find_game(sys.argv[1]), partial(print, end=".", flush=True))
