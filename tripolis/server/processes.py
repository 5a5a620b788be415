"""Serves with several processes on one machine, over one store and one port.

The first process only starts the others and starts a new one when one dies. Any of them answers any
request, and any can be killed at any time: what was promised is in the store.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from pathlib import Path

from tripolis.server import queries
from tripolis.server.connections import BACKLOG
from tripolis.server.limits import Limits
from tripolis.server.neighbours import Neighbours, Place
from tripolis.server.run import open_server, open_usable_store, serve

_PAUSE = 0.5
"""Seconds before a process that died is started again."""


@dataclass(frozen=True)
class Settings:
    """What each process is started with."""

    database: str
    redis: str | None
    bots: int
    limits: Limits
    host: str
    port: int
    log_level: str
    site: Callable[[], Mapping[str, bytes]] | None


def serve_together(processes: int, settings: Settings) -> None:
    """Serve with so many processes until told to stop."""
    with (
        _listening(settings.host, settings.port) as listener,
        tempfile.TemporaryDirectory(prefix="tripolis-") as folder,
    ):
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
        family: dict[int, BaseProcess] = {}
        hints = Path(folder, "hints")
        hints.mkdir()
        try:
            while True:
                for number in {*range(processes)} - family.keys():
                    place = Place(Path(folder), number, processes)
                    family[number] = _start(settings, listener, hints, place)
                wait([one.sentinel for one in family.values()])
                family = {number: one for number, one in family.items() if one.is_alive()}
                time.sleep(_PAUSE)
        except KeyboardInterrupt:
            pass
        finally:
            for one in family.values():
                one.terminate()
            for one in family.values():
                one.join()


def prepare_store(database: str) -> None:
    """Migrate the store once. In a folder, the claims there are those of processes that died."""
    store = open_usable_store(database)
    try:
        if store.is_sqlite:
            asyncio.run(store.write(queries.drop_claims))
    finally:
        store.close()


def _listening(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family, backlog=BACKLOG)


def _start(settings: Settings, listener: socket.socket, hints: Path, place: Place) -> BaseProcess:
    spawning = multiprocessing.get_context("spawn")
    one = spawning.Process(target=_serve, args=(settings, listener, hints, place))
    one.start()
    return one


def _serve(settings: Settings, listener: socket.socket, hints: Path, place: Place) -> None:
    """One of the processes."""
    threading.Thread(target=_end_with_the_first, daemon=True).start()
    server = open_server(
        settings.database, settings.redis, settings.bots, settings.limits, hints, settings.site
    )
    # Only Linux has the kind of socket that processes hand connections over with.
    neighbours = Neighbours(place) if sys.platform == "linux" else None
    where = (settings.host, settings.port)
    serve(server, *where, settings.log_level, [listener], neighbours)


def _end_with_the_first() -> None:
    """Stop when the first process has died: it holds the lock on the store."""
    first = multiprocessing.parent_process()
    if first is not None:
        wait([first.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)
