"""The server within the test's own process: people who ask it, and ears on its streams."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from fastapi import FastAPI

from tripolis.server import local_hub
from tripolis.server.app import create_app
from tripolis.server.limits import Limits
from tripolis.server.server import Server
from tripolis.server.store import open_store, sqlite_url
from tripolis.server.workers import WorkerPool

FREE = Limits(limited=False)


class OwnThreads(WorkerPool):
    """Thinks in this process: nothing has to be started for it."""

    async def run(self, work: Callable[..., Any], *args: Any) -> Any:
        return await asyncio.to_thread(work, *args)


@dataclass
class Visit:
    """A server that is open, and everybody who has come."""

    app: FastAPI
    server: Server
    clients: list[httpx.AsyncClient] = field(default_factory=list)

    async def guest(self, name: str = "") -> Guest:
        """Somebody new."""
        guest = self.passer_by()
        me = await guest.get("/api/me")
        guest.id = me["id"]
        guest.token = guest.client.cookies["tripolis_guest"]
        if name:
            await guest.ask("PATCH", "/api/me", {"name": name})
        return guest

    def passer_by(self) -> Guest:
        """Somebody without a token."""
        transport = httpx.ASGITransport(self.app, raise_app_exceptions=False)
        client = httpx.AsyncClient(transport=transport, base_url="http://table")
        self.clients.append(client)
        return Guest(self, client)


@dataclass
class Guest:
    """A person and what they can do."""

    visit: Visit
    client: httpx.AsyncClient
    id: str = ""
    token: str = ""

    async def send(
        self, method: str, path: str, body: Any = None, key: str | None = None
    ) -> httpx.Response:
        """Any request, whatever comes back."""
        headers = {"Idempotency-Key": key} if key is not None else {}
        return await self.client.request(method, path, json=body, headers=headers)

    async def ask(self, method: str, path: str, body: Any = None, key: str | None = None) -> Any:
        """A request that has to be met."""
        answer = await self.send(method, path, body, key)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json()

    async def get(self, path: str) -> Any:
        return await self.ask("GET", path)

    async def post(self, path: str, body: Any = None, key: str | None = None) -> Any:
        return await self.ask("POST", path, body, key)

    async def refused(
        self, method: str, path: str, body: Any = None, key: str | None = None
    ) -> tuple[int, str]:
        """The status and the key of a refusal, which has the one shape all of them have."""
        answer = await self.send(method, path, body, key)
        told = answer.json()["error"]
        assert set(told) == {"key", "args", "text"}
        assert told["text"] != told["key"]
        return answer.status_code, told["key"]

    async def open(self, game: str, *seats: dict[str, Any], **settings: Any) -> str:
        """A new table; its path."""
        wanted = {"game": game, "players": len(seats), "seats": list(seats), "pace_ms": 0}
        table = await self.post("/api/tables", wanted | settings, secrets.token_hex(8))
        return f"/api/tables/{table['id']}"

    async def begin(self, table: str) -> Any:
        """Add a nonce; the match begins if it was the last one that was missing."""
        return await self.post(f"{table}/nonce", {"nonce": secrets.token_hex(8)})

    async def play(self, table: str, seat: int, move: str, seq: int) -> int:
        """Make a move."""
        wanted = {"seat": seat, "move": move, "seq": seq}
        number: int = (await self.post(f"{table}/moves", wanted, secrets.token_hex(8)))["seq"]
        return number

    async def play_any(self, table: str, seat: int) -> int:
        """Make any of a seat's legal moves, the same one whenever things are as they are."""
        shown = await self.get(f"{table}?seat={seat}")
        move = random.Random(shown["seq"]).choice(shown["play"]["legal"])["text"]
        return await self.play(table, seat, move, shown["seq"])

    async def play_on(self, table: str, moves: int = 10_000) -> Any:
        """Make moves for all one's seats until the match is over, or so many."""
        while True:
            shown = await self.get(table)
            mine = [s for s in shown["you"]["seats"] if s in shown["play"]["awaited"]]
            if not mine or not moves:
                return shown
            await self.play_any(table, mine[0])
            moves -= 1


ME = {"kind": "me"}
LOCAL = {"kind": "local", "name": "Eva"}
OPEN = {"kind": "open"}


def bot(level: str = "newcomer") -> dict[str, Any]:
    return {"kind": "bot", "level": level}


@asynccontextmanager
async def visiting(
    folder: Path, limits: Limits = FREE, schedule: bool = False, hints: Path | None = None
) -> AsyncIterator[Visit]:
    """Open the server over a folder's store, which it may share with others in this process."""
    server = Server(
        open_store(sqlite_url(folder)), *(OwnThreads(1) for _ in range(4)), limits=limits
    )
    if hints is not None:
        local_hub.join(server, hints)
    app = create_app(lambda: server, schedule)
    async with app.router.lifespan_context(app):
        visit = Visit(app, server)
        yield visit
        for client in visit.clients:
            await client.aclose()


class Ears:
    """One stream of events, as bytes and taken apart."""

    def __init__(self, app: FastAPI, path: str, token: str = "", last: int | None = None) -> None:
        route, _, query = path.partition("?")
        headers = [(b"host", b"table")]
        if token:
            headers.append((b"cookie", f"tripolis_guest={token}".encode()))
        if last is not None:
            headers.append((b"last-event-id", str(last).encode()))
        self._scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": "GET",
            "scheme": "http",
            "path": route,
            "raw_path": route.encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": headers,
            "client": ("127.0.0.1", 1),
            "server": ("table", 80),
        }
        self._app = app
        self._gone = asyncio.Event()
        self.heard = b""
        self.status = 0
        self.blocked = asyncio.Event()
        """While this is not set, the reader takes nothing."""
        self.blocked.set()
        self._more = asyncio.Event()
        self.task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async def receive() -> dict[str, Any]:
            await self._gone.wait()
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            await self.blocked.wait()
            self.status = message.get("status", self.status)
            self.heard += message.get("body", b"")
            self._more.set()

        await self._app(self._scope, receive, send)

    @property
    def events(self) -> list[tuple[str, Any]]:
        """The events heard so far: their kinds and data."""
        found = []
        for block in self.heard.decode().split("\n\n"):
            fields = dict(line.partition(": ")[::2] for line in block.split("\n") if line)
            if "event" in fields:
                found.append((fields["event"], json.loads(fields["data"])))
        return found

    def of(self, kind: str) -> list[Any]:
        """The data of one kind of event."""
        return [data for name, data in self.events if name == kind]

    async def until(self, met: Callable[[Ears], bool], patience: float = 60.0) -> None:
        """Listen until something was heard."""
        async with asyncio.timeout(patience):
            while not met(self):
                self._more.clear()
                await self._more.wait()

    async def close(self) -> None:
        """Go away."""
        self._gone.set()
        await self.task
