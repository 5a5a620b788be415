"""Runs a server or a worker, and copies a store."""

from __future__ import annotations

import asyncio
import dataclasses
import gc
import signal
import socket
import sqlite3
import sys
from collections.abc import Callable, Container, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import cast

import uvicorn
from sqlalchemy.exc import ArgumentError, DBAPIError
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from tripolis.engine.errors import TripolisError
from tripolis.server import local_hub, redis_hub
from tripolis.server.app import create_app
from tripolis.server.connections import (
    BACKLOG,
    Connection,
    Door,
    allow_many_files,
    connections_through,
)
from tripolis.server.house import load_all_rules
from tripolis.server.limits import Limits
from tripolis.server.locks import lock
from tripolis.server.logs import log_to_stderr
from tripolis.server.neighbours import Neighbours
from tripolis.server.scheduler import running
from tripolis.server.server import Server
from tripolis.server.store import Store, make_private_file, open_store, sqlite_url
from tripolis.server.workers import WorkerPool


class CannotOpen(TripolisError):
    """A store, or what brings news of it, that this machine cannot use."""


def store_in(folder: Path) -> str:
    """The address of the store in a folder, which is made where needed."""
    _make_folder(folder)
    return sqlite_url(folder.resolve())


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as problem:
        raise _bad_folder(folder, problem) from None


def _bad_folder(folder: Path, problem: OSError) -> CannotOpen:
    reason = problem.strerror or str(problem)
    return CannotOpen("server-bad-folder", path=str(folder), problem=reason)


@contextmanager
def sole_server(folder: Path) -> Iterator[None]:
    """Lock a folder for a server and its processes; `CannotOpen` if another server has it.

    Two servers over one SQLite store would not see each other's changes.
    """
    _make_folder(folder)
    path = folder / "tripolis.lock"
    try:
        make_private_file(path)
        file = path.open("w")
    except OSError as problem:
        raise _bad_folder(folder, problem) from None
    with file:
        if not lock(file):
            raise CannotOpen("server-folder-taken", path=str(folder))
        yield


def open_server(
    database: str,
    redis: str | None,
    bots: int,
    limits: Limits,
    hints: Path | None = None,
    site: Callable[[], Mapping[str, bytes]] | None = None,
) -> Server:
    """A server over its own store, or over one it shares with others.

    Processes of one machine send each other hints through sockets in the folder `hints`.
    """
    server = Server(open_usable_store(database), WorkerPool(bots), limits=limits, site=site)
    server.background_tasks.append(_tune_garbage_collector)
    if hints is not None and redis is None:
        local_hub.join(server, hints)
    elif redis is not None or not server.store.is_sqlite:
        try:
            redis_hub.join(server, redis)
        except (ImportError, ValueError) as problem:
            server.close()
            raise _unusable("redis", problem) from None
    return server


async def _tune_garbage_collector(_: Server) -> None:
    """Collect garbage less often, and skip the objects that live as long as the process.

    The rules alone are 250,000 objects. Not scanning them allows 1.5 times as many moves a second.
    What is scanned at once stays small: nobody is answered meanwhile, and half a million objects
    take half a second.
    """
    await load_all_rules()
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 5, 800)


def open_usable_store(database: str) -> Store:
    """Open a store; `CannotOpen` says why that is not possible."""
    try:
        return open_store(database)
    except (ImportError, ValueError, ArgumentError) as problem:
        raise _unusable("database", problem) from None
    except DBAPIError as problem:
        reason = str(problem.orig).strip().split("\n")[0]
        raise CannotOpen("server-no-database", reason=reason) from None


def _unusable(part: str, problem: Exception) -> CannotOpen:
    """Names only the part: an address may contain a password."""
    if isinstance(problem, ImportError):
        return CannotOpen("server-needs-scale", part=part)
    return CannotOpen("server-bad-address", part=part)


def serve(
    server: Server,
    host: str,
    port: int,
    log_level: str,
    listeners: list[socket.socket] | None = None,
    neighbours: Neighbours | None = None,
) -> None:
    """Serve until told to stop, at the address or at sockets that listen already."""
    log_to_stderr(log_level)
    # Uvicorn shuts down cleanly on either signal, but then exits as if killed.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    with suppress(KeyboardInterrupt):
        HttpServer(server, host, port, neighbours).run(listeners)


class HttpServer(uvicorn.Server):
    """Uvicorn, with a bound on everything that it would wait for."""

    def __init__(
        self, server: Server, host: str, port: int, neighbours: Neighbours | None = None
    ) -> None:
        app = create_app(lambda: server)
        config = uvicorn.Config(
            app,
            host=host,
            port=port,
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=2,
            # Longer than balancers keep a connection: they must not send a request into a closed
            # one.
            timeout_keep_alive=75,
            backlog=BACKLOG,
        )
        most = allow_many_files(server.limits.connections)
        limits = dataclasses.replace(server.limits, connections=most)
        door = Door(limits, _proxies(config).__contains__)
        config.http = connections_through(door, neighbours)
        super().__init__(config)
        self._server = server
        self._neighbours = neighbours
        self._handed_over: set[asyncio.Task[object]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept connections: new ones, and those that neighbours hand over."""
        await super().startup(sockets)
        if self._neighbours is not None and self.started:
            self._neighbours.listen(self._take)

    def _take(self, connection: socket.socket, received: bytes) -> None:
        loop = asyncio.get_running_loop()
        taking = loop.create_task(
            loop.connect_accepted_socket(partial(self._protocol, received), connection)
        )
        self._handed_over.add(taking)
        taking.add_done_callback(self._handed_over.discard)

    def _protocol(self, received: bytes) -> Connection:
        kind = cast(type[Connection], self.config.http_protocol_class)
        protocol = kind(self.config, self.server_state, self.lifespan.state)
        protocol.received = received
        return protocol

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End the streams, which would not end by themselves, and then everything."""
        if self._neighbours is not None:
            self._neighbours.close(self._take)
            await asyncio.gather(*self._handed_over, return_exceptions=True)
        self._server.streams.close()
        await super().shutdown(sockets)


def _proxies(config: uvicorn.Config) -> Container[str]:
    """The addresses that may say whom they speak for."""
    known = ProxyHeadersMiddleware(config.app, config.forwarded_allow_ips)  # type: ignore[arg-type]
    return known.trusted_hosts  # type: ignore[return-value]


def work(server: Server, log_level: str) -> None:
    """Do what is due at the tables of all servers over the store, until told to stop."""
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
    """Copy a store that may be in use: whole, as of one moment, and readable by its owner alone."""
    try:
        make_private_file(file)
    except OSError as problem:
        reason = problem.strerror or str(problem)
        raise CannotOpen("server-backup-failed", path=str(file), problem=reason) from None
    try:
        _copy(folder, file)
    except sqlite3.Error as problem:
        file.unlink()
        raise CannotOpen("server-backup-failed", path=str(file), problem=str(problem)) from None


def _copy(folder: Path, file: Path) -> None:
    source = sqlite3.connect(f"file:{folder / 'tripolis.db'}?mode=ro", uri=True)
    copy = sqlite3.connect(file)
    with source, copy:
        source.backup(copy)
    copy.close()
    source.close()
