"""Where the matches are played: in this process, in several, or on a Ray cluster.

Each of them yields outcomes as they arrive, several at a time if they arrive together.
"""

from __future__ import annotations

import signal
from collections.abc import Iterable, Iterator
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any

from tripolis.arena.errors import ArenaStopped
from tripolis.arena.play import Outcome, play_fixture, rehearse
from tripolis.arena.program import end_services
from tripolis.arena.tournament import Tournament
from tripolis.wasm.runtime import compiled_here

LOCAL_RAY = "local"

_AHEAD = 2
"""How many matches a worker holds, so that it need not wait for the next."""

_PARTING_SECONDS = 5.0


def play_here(tournament: Tournament, numbers: Iterable[int]) -> Iterator[list[Outcome]]:
    """Play the matches with these numbers one after another."""
    try:
        for number in numbers:
            yield [play_fixture(tournament, tournament.schedule[number])]
    finally:
        end_services()


# In several processes


def play_in_processes(
    tournament: Tournament, numbers: Iterable[int], workers: int
) -> Iterator[list[Outcome]]:
    """Play the matches in this many processes, which end with this one however it ends."""
    if compiled_here(tournament.game):
        rehearse(tournament)
    waiting = iter(numbers)
    # Spawn instead of fork: compiled code and its threads do not survive a fork.
    context = get_context("spawn")
    at_work: dict[Connection, int] = {}
    processes: list[SpawnProcess] = []
    try:
        for _ in range(workers):
            first = list(islice(waiting, _AHEAD))
            if not first:
                break
            ours, theirs = context.Pipe()
            process = context.Process(target=_work, args=(theirs, tournament), daemon=True)
            process.start()
            theirs.close()
            processes.append(process)
            for number in first:
                ours.send(number)
            at_work[ours] = len(first)
        while at_work:
            outcomes = []
            for end in wait(list(at_work)):
                assert isinstance(end, Connection)
                outcomes.append(_outcome_from(end))
                at_work[end] -= 1
                for number in islice(waiting, 1):
                    end.send(number)
                    at_work[end] += 1
                if at_work[end] == 0:
                    del at_work[end]
                    end.close()
            yield outcomes
    finally:
        for process in processes:
            process.terminate()
        for process in processes:
            process.join(_PARTING_SECONDS)
            process.kill()


def _outcome_from(end: Connection) -> Outcome:
    try:
        outcome: Outcome = end.recv()
    except (EOFError, OSError):
        raise ArenaStopped("arena-worker-died") from None
    return outcome


def _work(end: Connection, tournament: Tournament) -> None:
    """Play the matches that arrive until the parent closes the connection."""
    # Ctrl-C is for the parent; it then ends this process, which may have a program to end first.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)
    try:
        while True:
            end.send(play_fixture(tournament, tournament.schedule[end.recv()]))
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return
    finally:
        end_services()
        # A farewell while Python closes down would only print a traceback.
        signal.signal(signal.SIGTERM, signal.SIG_DFL)


def _leave(signal_number: int, frame: object) -> None:
    raise SystemExit


# On a Ray cluster


def play_on_ray(
    tournament: Tournament, numbers: Iterable[int], address: str
) -> Iterator[list[Outcome]]:
    """Play the matches on a Ray cluster, or with Ray on this machine alone (`local`)."""
    ray = _connect(address)
    try:
        if compiled_here(tournament.game) and address == LOCAL_RAY:
            rehearse(tournament)
        play = ray.remote(_play_remotely)
        shared = ray.put(tournament)
        waiting = iter(numbers)
        room = _AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        at_work = [play.remote(shared, number) for number in islice(waiting, room)]
        while at_work:
            ready, at_work = ray.wait(at_work)
            more, at_work = (
                ray.wait(at_work, num_returns=len(at_work), timeout=0) if at_work else ([], [])
            )
            ready += more
            at_work += [play.remote(shared, number) for number in islice(waiting, len(ready))]
            yield ray.get(ready)
    finally:
        ray.shutdown()


def _connect(address: str) -> Any:
    try:
        import ray
    except ImportError:
        raise ArenaStopped("arena-no-ray") from None
    try:
        ray.init(
            address=None if address == LOCAL_RAY else address,
            include_dashboard=False if address == LOCAL_RAY else None,
            log_to_driver=False,
            logging_level="error",
        )
    except (ConnectionError, RuntimeError, ValueError) as problem:
        reason = str(problem).partition("\n")[0]
        raise ArenaStopped("arena-ray-unreachable", address=address, reason=reason) from None
    return ray


def _play_remotely(tournament: Tournament, number: int) -> Outcome:
    return play_fixture(tournament, tournament.schedule[number])
