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
        family: list[BaseProcess] = []
        try:
            while True:
                missing = processes - len(family)
                family += [_start(settings, listener, Path(folder)) for _ in range(missing)]
                wait([one.sentinel for one in family])
                family = [one for one in family if one.is_alive()]
                time.sleep(_PAUSE)
        except KeyboardInterrupt:
            pass
        finally:
            for one in family:
                one.terminate()
            for one in family:
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


def _start(settings: Settings, listener: socket.socket, folder: Path) -> BaseProcess:
    spawning = multiprocessing.get_context("spawn")
    one = spawning.Process(target=_serve, args=(settings, listener, folder))
    one.start()
    return one


def _serve(settings: Settings, listener: socket.socket, folder: Path) -> None:
    """One of the processes."""
    threading.Thread(target=_end_with_the_first, daemon=True).start()
    server = open_server(
        settings.database, settings.redis, settings.bots, settings.limits, folder, settings.site
    )
    serve(server, settings.host, settings.port, settings.log_level, [listener])


def _end_with_the_first() -> None:
    """Stop when the first process has died: it holds the lock on the store."""
    first = multiprocessing.parent_process()
    if first is not None:
        wait([first.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)
