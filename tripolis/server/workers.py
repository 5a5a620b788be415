"""Slow computations in worker processes: bots' moves, hints, analyses.

The functions here run in a worker process. They take and return plain values.
"""

from __future__ import annotations

import asyncio
import dataclasses
import hashlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from tripolis.engine import record
from tripolis.engine.game import find_game
from tripolis.engine.match import Match, replay
from tripolis.players import analysis, hints
from tripolis.players.levels import LEVELS, Player
from tripolis.server.models import Table

STAND_IN = "regular"
"""The level of a bot that plays for an absent player."""

PLAYOUTS = 100
ITERATIONS = 150
"""Lower than on the command line: the machine also runs games."""

Result = TypeVar("Result")


# In the worker process


def choose(game_name: str, state: bytes, seat: int, level: str, seed: int) -> int:
    """The action a bot takes, from what its seat may know."""
    game = find_game(game_name)
    return Player(game, LEVELS[level], seed, seat).choose(game.state_from(state))


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
    return {"moments": [dataclasses.asdict(moment) for moment in moments], "turning_points": turns}


def get_ready(game_name: str, level: str) -> None:
    """Load what bots of a level need for a game."""
    game = find_game(game_name)
    match = Match(game, game.players[0], {}, seed=0)
    choose(game_name, match.state.tobytes(), match.awaited[0], level, seed=0)


def _live_with_parent(niceness: int) -> None:
    """End the worker when the server ends, however it ends, and ignore Ctrl+C."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


# In the server


class WorkerPool:
    """Worker processes, replaced when one of them dies."""

    def __init__(self, size: int, niceness: int = 0) -> None:
        self._niceness = niceness
        self.size = size
        """How many processes; a server with 0 leaves its bots to other processes."""
        self._executor: ProcessPoolExecutor | None = None

    def _running(self) -> ProcessPoolExecutor:
        if self._executor is None:
            self._executor = ProcessPoolExecutor(
                max(1, self.size),
                # A fork of a threaded process could inherit a lock that is never released.
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_live_with_parent,
                initargs=(self._niceness,),
            )
        return self._executor

    async def run(self, work: Callable[..., Result], *args: Any) -> Result:
        """Run this in a worker."""
        for attempt in (1, 2):
            executor = self._running()
            try:
                return await asyncio.get_running_loop().run_in_executor(executor, work, *args)
            except BrokenProcessPool:
                if self._executor is executor:
                    self._executor = None
                if attempt == 2:
                    raise
        raise AssertionError

    def close(self) -> None:
        """Stop the workers, whatever they are doing; the next `run` starts new ones."""
        executor, self._executor = self._executor, None
        if executor is not None:
            workers = list((executor._processes or {}).values())
            executor.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                worker.terminate()


def bot_seed(table: Table, seat: int) -> int:
    """The seed for a bot's decision: secret, and the same if it is repeated."""
    text = f"tripolis bot|{table.seed}|{table.seq}|{seat}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest())


def level_of(table: Table, seat: int) -> str:
    """The level of the bot that plays this seat."""
    return table.seats[seat].level or STAND_IN
