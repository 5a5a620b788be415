"""Slow computations: bots' moves, hints, analyses.

They take and return plain values, so that they can be done elsewhere: in a worker process of a
server, or in a worker of a browser.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tripolis.engine import record
from tripolis.engine.game import find_game
from tripolis.engine.match import Match, replay
from tripolis.players import analysis, hints
from tripolis.players.beliefs import Moment
from tripolis.players.levels import Player, find_mind

PLAYOUTS = 32
ITERATIONS = 150
"""Lower than on the command line: the machine also runs games."""


def choose(
    game_name: str, state: bytes, seat: int, player: str, seed: int, past: Sequence[Moment] = ()
) -> int:
    """The action a bot takes, from what its seat may know and remembers."""
    game = find_game(game_name)
    bot = Player(game, find_mind(player), seed, seat)
    bot.remember(past)
    return bot.choose(game.state_from(state))


def advise(
    game_name: str,
    players: int,
    options: Mapping[str, Any],
    deal: str | None,
    moves: list[tuple[int, str]],
    seat: int,
) -> dict[str, Any]:
    """A hint for a seat of a match."""
    match = Match(find_game(game_name), players, options, deal)
    for mover, move in moves:
        match.play(mover, move)
    found = hints.hint(match, seat)
    return {
        "move": found.move.text,
        "chance": found.chance,
        "runner_up": found.runner_up.text if found.runner_up else None,
        "runner_up_chance": found.runner_up_chance,
        "why": found.why.to_json(),
    }


def analyse(text: str) -> dict[str, Any]:
    """The analysis of a finished match, moment by moment."""
    moments = list(analysis.analyse(replay(record.parse(text)), PLAYOUTS, ITERATIONS))
    turns = [moment.number for moment in analysis.turning_points(moments)]
    told = [analysis.moment_json(moment) for moment in moments]
    return {"moments": told, "turning_points": turns}


def get_ready(game_name: str, level: str) -> None:
    """Load what bots of a level need for a game."""
    game = find_game(game_name)
    match = Match(game, game.players[0], {}, seed=0)
    choose(game_name, match.state.tobytes(), match.awaited[0], level, seed=0)
