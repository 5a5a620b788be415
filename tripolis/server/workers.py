"""Thinking that takes a while, in processes of its own: bots' moves, hints, analyses.

The functions here run in a worker process. They are given plain values and give plain values back.
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

import numpy as np

from tripolis.engine import record
from tripolis.engine.game import State, find_game
from tripolis.engine.match import Match, replay
from tripolis.players import analysis, hints
from tripolis.players.levels import LEVELS, Player
from tripolis.server.models import Table

STAND_IN = "regular"
"""The level of a bot that plays for somebody who is away."""

PLAYOUTS = 100
ITERATIONS = 150
"""An analysis on a server that others play at has to be content with less."""

Result = TypeVar("Result")


# In the worker process


def choose(game_name: str, state: bytes, seat: int, level: str, seed: int) -> int:
    """The action a bot takes. It thinks in worlds that its seat could be in."""
    game = find_game(game_name)
    s: State = np.frombuffer(state, game.state).copy()[0]
    return Player(game, LEVELS[level], seed, seat).choose(s)


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
    """A finished match looked at again, moment by moment."""
    moments = list(analysis.analyse(replay(record.parse(text)), PLAYOUTS, ITERATIONS))
    turns = [moment.number for moment in analysis.turning_points(moments)]
    return {"moments": [dataclasses.asdict(moment) for moment in moments], "turning_points": turns}


def get_ready(game_name: str, level: str) -> None:
    """Load what a level needs for a game before the first of them has to move."""
    game = find_game(game_name)
    match = Match(game, game.players[0], {}, seed=0)
    choose(game_name, match.state.tobytes(), match.awaited[0], level, seed=0)


def _live_with_parent(niceness: int) -> None:
    """A worker ends with the server, however the server ends, and leaves Ctrl+C to it."""
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
        """How many processes think; a server with 0 leaves its bots to others."""
        self._executor: ProcessPoolExecutor | None = None

    def _running(self) -> ProcessPoolExecutor:
        if self._executor is None:
            self._executor = ProcessPoolExecutor(
                max(1, self.size),
                # A fork of a process with threads could inherit a lock that nobody will release.
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_live_with_parent,
                initargs=(self._niceness,),
            )
        return self._executor

    async def run(self, work: Callable[..., Result], *args: Any) -> Result:
        """Let a worker do this."""
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
        """Let the workers go, whatever they are thinking about; the next `run` gets others."""
        executor, self._executor = self._executor, None
        if executor is not None:
            workers = list((executor._processes or {}).values())
            executor.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                worker.terminate()


def bot_seed(table: Table, seat: int) -> int:
    """The luck of a bot's decision: secret, and the same if it has to be made again."""
    text = f"tripolis bot|{table.seed}|{table.seq}|{seat}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest())


def level_of(table: Table, seat: int) -> str:
    """Who thinks for this seat."""
    return table.seats[seat].level or STAND_IN
