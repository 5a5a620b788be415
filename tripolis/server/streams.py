"""Server-Sent Events: what changes at a table, for everyone who watches.

A stream has no queue. It knows how far its reader is and draws what is new when the reader is
ready, so a slow reader costs no memory, and a stalled one is disconnected.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from tripolis.server import presence
from tripolis.server.connections import CONNECTION, Connection
from tripolis.server.live import LiveTable
from tripolis.server.reader import News, Reader
from tripolis.server.server import Server

_KEEP_ALIVE = 15.0
_RETRY_MS = 1000
_LAST_WORD = 0.5
"""Seconds in which a stream's reader can be told that it has ended."""


def _event(news: News) -> bytes:
    ident = b"" if news.number is None else f"id: {news.number}\n".encode()
    return ident + f"event: {news.kind}\ndata: ".encode() + news.data + b"\n\n"


class EventStream(Response):
    """The answer that does not end. Its place was counted before, by `OpenStreams.take_place`."""

    media_type = "text/event-stream"

    def __init__(
        self, server: Server, live: LiveTable, reader: Reader, place: str, token: str
    ) -> None:
        super().__init__(headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"})
        del self.headers["content-length"]
        self._server = server
        self._live = live
        self._reader = reader
        self._place = place
        self._token = token
        self._connection: Connection | None = None
        self._wanted = asyncio.Event()
        """Set when the task that writes has something to do."""
        self._idle = False
        """Does that task wait?"""
        self._wrote = 0.0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._connection = scope.get("extensions", {}).get(CONNECTION)
        try:
            await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
            with self._present():
                await self._write_until_gone(receive, send)
        finally:
            self._server.streams.free_place(self._place)

    async def _write_until_gone(self, receive: Receive, send: Send) -> None:
        writing = asyncio.create_task(self._write(send))
        leaving = asyncio.create_task(_disconnected(receive))
        with self._server.streams.kept(writing, self._token, self._remind):
            await asyncio.wait({writing, leaving}, return_when=asyncio.FIRST_COMPLETED)
        for task in (writing, leaving):
            task.cancel()
        await asyncio.gather(writing, leaving, return_exceptions=True)
        # A reader that takes nothing is not told that this is the end.
        with suppress(TimeoutError):
            async with asyncio.timeout(_LAST_WORD):
                await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _write(self, send: Send) -> None:
        """Write what is new when `_tell` could not, and every now and then a sign of life."""

        async def put(chunk: bytes) -> None:
            async with asyncio.timeout(self._server.limits.slow_reader):
                await send({"type": "http.response.body", "body": chunk, "more_body": True})

        try:
            await put(f"retry: {_RETRY_MS}\n\n".encode())
            with self._live.changed.calling(self._tell):
                while self._reader.allowed:
                    self._wanted.clear()
                    await put(self._news() or b": here\n\n")
                    self._idle = True
                    await self._wanted.wait()
                    self._idle = False
        except TimeoutError:
            self._server.metrics.dropped.inc()

    def _news(self) -> bytes:
        self._wrote = time.monotonic()
        return b"".join(map(_event, self._reader.news()))

    def _tell(self) -> None:
        """Something has changed: write it at once if the connection takes it."""
        if self._wanted.is_set():
            return
        connection = self._connection
        if not (self._idle and connection and connection.is_ready and self._reader.allowed):
            self._wanted.set()
        elif news := self._news():
            connection.write_more(news)

    def _remind(self) -> None:
        """Let a reader who has heard nothing for long know that the stream is open."""
        if self._idle and time.monotonic() > self._wrote + _KEEP_ALIVE:
            presence.tell(self._live)
            self._wanted.set()

    @contextmanager
    def _present(self) -> Iterator[None]:
        """Show everybody soon that somebody has come, and later that they have gone."""
        live, person = self._live, self._reader.person
        live.streams[person] = live.streams.get(person, 0) + 1
        presence.tell_soon(live, self._server.limits.presence_pause)
        try:
            yield
        finally:
            live.streams[person] -= 1
            if not live.streams[person]:
                del live.streams[person]
            presence.tell_soon(live, self._server.limits.presence_pause)


async def _disconnected(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
