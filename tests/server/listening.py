"""A real server on loopback, within the test's own process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx

from tests.server.running import free_port
from tests.server.visit import OwnThreads
from tripolis.server.limits import Limits
from tripolis.server.neighbours import Neighbours
from tripolis.server.run import HttpServer
from tripolis.server.server import Server
from tripolis.server.store import open_store, sqlite_url


class Open:
    """A server that listens, and sockets to it."""

    def __init__(self, port: int, http: HttpServer, server: Server) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self.http = http
        self.server = server
        self._port = port
        self._sockets: list[asyncio.StreamWriter] = []

    async def send(self, what: bytes, source: str = "127.0.0.1") -> asyncio.StreamReader:
        """Connect from an address of this machine and send something."""
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self._port, local_addr=(source, 0)
        )
        self._sockets.append(writer)
        writer.write(what)
        await writer.drain()
        return reader

    def client(self) -> httpx.AsyncClient:
        """Somebody who is patient with a busy machine: five seconds are not always enough."""
        return httpx.AsyncClient(base_url=self.address, timeout=60)

    async def is_well(self) -> bool:
        """Does somebody who comes now get an answer?"""
        async with self.client() as client:
            return (await client.get("/healthz")).status_code == 200

    async def table(self, client: httpx.AsyncClient, name: str = "k") -> str:
        """The path of a new table."""
        await client.get("/api/me")
        wanted, key = {"game": "lanterns", "players": 2}, {"Idempotency-Key": name}
        made = await client.post("/api/tables", json=wanted, headers=key)
        return f"/api/tables/{made.json()['id']}"

    async def hang_up(self) -> None:
        for one in self._sockets:
            one.close()


@asynccontextmanager
async def listening(
    folder: Path, limits: Limits, neighbours: Neighbours | None = None
) -> AsyncIterator[Open]:
    """A server in this process that listens on loopback."""
    port = free_port()
    store = open_store(sqlite_url(folder))
    server = Server(store, OwnThreads(1), OwnThreads(1), OwnThreads(1), limits=limits)
    http = HttpServer(server, "127.0.0.1", port, neighbours)
    serving = asyncio.create_task(http.serve())
    opened = Open(port, http, server)
    while not http.started:
        assert not serving.done(), "the server did not start"
        await asyncio.sleep(0.01)
    try:
        yield opened
    finally:
        await opened.hang_up()
        http.should_exit = True
        await serving
