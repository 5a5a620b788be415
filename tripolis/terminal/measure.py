"""How fast matches are played here.

Run as a program it measures its own process, so that plain Python can be measured beside compiled
rules: `python -m tripolis.terminal.measure GAME POLICY SECONDS REPEATS`.
"""

from __future__ import annotations

import json
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from tripolis.batch.matches import Batch, play_matches
from tripolis.engine.game import Game, find_game

_MOST_BYTES = 1 << 30
"""A batch is not made larger than this, however fast it is played."""


@dataclass(frozen=True)
class Speed:
    """How much is played in a second."""

    moves: float
    matches: float


def measure(game: Game, play: Callable[[int], Batch], seconds: float, repeats: int) -> Speed:
    """The median of some runs of about so many seconds; `play` is told how many matches to play."""
    play(1)
    count, taken = 1, _time(play, 1)[0]
    most = _MOST_BYTES // game.state.itemsize
    while taken < seconds / 4 and count < most:
        count = min(most, count * 4)
        taken = _time(play, count)[0]
    count = max(1, min(most, int(count * seconds / taken)))
    runs = [_time(play, count) for _ in range(repeats)]
    return Speed(
        moves=statistics.median(moves / taken for taken, moves in runs),
        matches=statistics.median(count / taken for taken, _ in runs),
    )


def _time(play: Callable[[int], Batch], count: int) -> tuple[float, int]:
    began = time.perf_counter()
    batch = play(count)
    return time.perf_counter() - began, int(batch.moves.sum())


def on_cores(game: Game, players: int, policy: str, threads: int | None) -> Callable[[int], Batch]:
    """Matches of the usual kind on so many threads; None for one on each core."""
    return lambda count: play_matches(game, players, {}, [policy] * players, 0, count, threads)


def table_sizes(game: Game) -> range:
    """How many can play."""
    return range(game.players[0], game.players[1] + 1)


def _measure_here(name: str, policy: str, seconds: float, repeats: int) -> dict[int, Any]:
    game = find_game(name)
    return {
        players: asdict(measure(game, on_cores(game, players, policy, 1), seconds, repeats))
        for players in table_sizes(game)
    }


if __name__ == "__main__":
    name, policy, seconds, repeats = sys.argv[1:]
    json.dump(_measure_here(name, policy, float(seconds), int(repeats)), sys.stdout)
