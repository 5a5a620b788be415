"""A server or a worker from its start to its end, and a copy of a store."""

from __future__ import annotations

import asyncio
import gc
import signal
import sqlite3
import sys
from pathlib import Path

import uvicorn
from sqlalchemy.exc import ArgumentError, DBAPIError

from tripolis.engine.errors import TripolisError
from tripolis.server import redis_hub
from tripolis.server.app import create_app
from tripolis.server.limits import Limits
from tripolis.server.logs import log_to_stderr
from tripolis.server.scheduler import running
from tripolis.server.server import Server, load_all_rules
from tripolis.server.store import Store, open_store, sqlite_url
from tripolis.server.workers import WorkerPool


class CannotOpen(TripolisError):
    """A store, or what brings news of it, that this machine cannot use."""


def store_in(folder: Path) -> str:
    """The address of the store in a folder, which is made where needed."""
    folder.mkdir(parents=True, exist_ok=True)
    return sqlite_url(folder.resolve())


def open_server(database: str, redis: str | None, bots: int, limits: Limits) -> Server:
    """All that a process needs, over its own store or one it shares with others."""
    server = Server(_open(database), WorkerPool(bots), limits=limits)
    server.background_tasks.append(_tune_garbage_collector)
    if redis is not None or not server.store.is_sqlite:
        try:
            redis_hub.join(server, redis)
        except (ImportError, ValueError) as problem:
            server.close()
            raise _unusable("redis", problem) from None
    return server


async def _tune_garbage_collector(_: Server) -> None:
    """Look less often for rubbish, and not among what is here for good.

    The rules alone are a quarter of a million objects. Without going through them again and again
    a server bears half as many moves again, and nobody waits for it.
    """
    await load_all_rules()
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)


def _open(database: str) -> Store:
    try:
        return open_store(database)
    except (ImportError, ValueError, ArgumentError) as problem:
        raise _unusable("database", problem) from None
    except DBAPIError as problem:
        reason = str(problem.orig).strip().split("\n")[0]
        raise CannotOpen("server-no-database", reason=reason) from None


def _unusable(part: str, problem: Exception) -> CannotOpen:
    """Only the part is named: an address may hold a password."""
    if isinstance(problem, ImportError):
        return CannotOpen("server-needs-scale", part=part)
    return CannotOpen("server-bad-address", part=part)


def serve(server: Server, host: str, port: int, log_level: str) -> None:
    """Serve until told to stop."""
    log_to_stderr(log_level)
    # Uvicorn ends well when it is told to, and then says that it was killed.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    uvicorn.run(
        create_app(lambda: server),
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=2,
        # Longer than balancers keep a connection: they must not send a request into a closed one.
        timeout_keep_alive=75,
    )


def work(server: Server, log_level: str) -> None:
    """Do what is due at the tables of all servers over the same store, until told to stop."""
    log_to_stderr(log_level)
    asyncio.run(_work(server))


async def _work(server: Server) -> None:
    told_to_stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, lambda *_: loop.call_soon_threadsafe(told_to_stop.set))
    try:
        async with running(server):
            await told_to_stop.wait()
    finally:
        server.close()


def copy_store(folder: Path, file: Path) -> None:
    """Copy a store that may be in use: whole, as of one moment."""
    source = sqlite3.connect(f"file:{folder / 'tripolis.db'}?mode=ro", uri=True)
    copy = sqlite3.connect(file)
    with source, copy:
        source.backup(copy)
    copy.close()
    source.close()
