"""How fast matches run on this machine.

Run as a program, it measures its own process, so that you can compare plain Python with compiled
rules: `python -m tripolis.terminal.measure GAME POLICY SECONDS REPEATS [PLAYERS]`.
"""

from __future__ import annotations

import json
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass

from tripolis.batch.matches import Batch, play_matches
from tripolis.engine.game import Game, find_game

_MOST_BYTES = 1 << 30
"""The largest batch in bytes, however fast it runs."""


@dataclass(frozen=True)
class Speed:
    """Moves and matches per second."""

    moves: float
    matches: float


def measure(game: Game, play: Callable[[int], Batch], seconds: float, repeats: int) -> Speed:
    """The median of some runs of about this many seconds; `play` gets the number of matches."""
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
    """Matches with default options on this many threads; None for one per core."""
    return lambda count: play_matches(game, players, {}, [policy] * players, 0, count, threads)


def table_sizes(game: Game) -> range:
    """How many can play."""
    return range(game.players[0], game.players[1] + 1)


def measure_here(
    name: str, policy: str, seconds: float, repeats: int, players: int | None = None
) -> dict[int, Speed]:
    """The speed on one core with each number of players, or with this one."""
    game = find_game(name)
    return {
        count: measure(game, on_cores(game, count, policy, 1), seconds, repeats)
        for count in ([players] if players else table_sizes(game))
    }


if __name__ == "__main__":
    name, policy, seconds, repeats, *players = sys.argv[1:]
    found = measure_here(name, policy, float(seconds), int(repeats), *map(int, players))
    json.dump({count: asdict(speed) for count, speed in found.items()}, sys.stdout)
