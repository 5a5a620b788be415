"""Use a game in every way the other commands do, so that every rule they call is compiled.

A rule is compiled anew for each combination of argument types it is called with. Rather than list
those types, this plays: a match for every value of every option, at tables of every size, through
the same functions that play, replay, simulate and bench use.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

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

_MOVES_TRIED = 4


def mark_of(game: Game) -> Path:
    """The file that marks a game as prepared; it is deleted together with the compiled rules."""
    return kept_in(game.apply) / f"prepared-{kept_in(seed_of).name}"


def exercise(game: Game) -> None:
    """Call every rule of a game the way it will be called later."""
    exercise_batch(game)
    exercise_players(game)
    low, high = game.players
    for number, options in enumerate(_tables(game)):
        players = low + number % (high - low + 1)
        _exercise_match(Match(game, players, options, number), number)
    mark_of(game).touch()


def exercise_batch(game: Game) -> None:
    """Call what simulate and bench call, and choose a move for a bot."""
    players = game.players[0]
    for policy in POLICY_NAMES:
        play_matches(game, players, {}, [policy] * players, 0, 1, threads=1)
    match = Match(game, players, {}, 0)
    choose_action(game, match.state, match.awaited[0], 0, player_luck(0, 0))


def exercise_players(game: Game) -> None:
    """Call what bots of every level, hints and an analysis call."""
    match = Match(game, game.players[0], {}, 0)
    seat = match.awaited[0]
    for mind in LEVELS.values():
        Player(game, with_iterations(mind, 2), 0, seat).choose(match.state)
    match.hint(seat)
    match.play(seat, match.legal(seat)[0])
    for _ in analyse(match, playouts=1, iterations=1):
        pass


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
    exercise(find_game(sys.argv[1]))
