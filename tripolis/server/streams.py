"""Server-Sent Events: what changes at a table, to whoever looks on.

A stream holds no queue. It knows how far its reader is and draws what is new when the reader is
ready for it, so a slow reader costs nothing but time, and a reader that has stalled is let go.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from tripolis.server.live import LiveTable
from tripolis.server.models import Chat, Person, to_json
from tripolis.server.rendering import chat_json, play_events, table_json
from tripolis.server.server import Server

_KEEP_ALIVE = 15.0
_RETRY_MS = 1000


def _event(kind: str, data: bytes, number: int | None = None) -> bytes:
    ident = b"" if number is None else f"id: {number}\n".encode()
    return ident + f"event: {kind}\ndata: ".encode() + data + b"\n\n"


class Reader:
    """How far one reader is."""

    def __init__(
        self, server: Server, live: LiveTable, person: Person | None, viewer: int, after: int | None
    ) -> None:
        self._server = server
        self._live = live
        self._person = person.id if person else None
        self.viewer = viewer
        self._after = after
        self._begun = False
        self._chats = 0
        self._table = b""

    @property
    def allowed(self) -> bool:
        """Is the seat still theirs?"""
        return self.viewer < 0 or self.viewer in self._live.table.seats_of(self._person)

    def news(self) -> bytes:
        """All that is new for this reader, as events."""
        return b"".join([*self._table_news(), *self._play_news(), *self._chat_news()])

    def _table_news(self) -> Iterator[bytes]:
        told = table_json(self._live, self._person)
        now, seq = told["clock"].pop("now"), told.pop("seq")
        drawn = to_json(told)
        if drawn != self._table:
            self._table = drawn
            told["clock"]["now"], told["seq"] = now, seq
            yield _event("table", to_json(told))

    def _play_news(self) -> Iterator[bytes]:
        if self._live.match is None or (self._begun and self._after == self._live.table.seq):
            return
        for number, data in play_events(self._live, self.viewer, self._after):
            yield _event("play", data, number)
        self._begun, self._after = True, self._live.table.seq

    def _chat_news(self) -> Iterator[bytes]:
        for said in self._live.chat:
            if said.number > self._chats:
                self._chats = said.number
                if self._may_read(said):
                    yield _event("chat", to_json(chat_json(said)))

    def _may_read(self, said: Chat) -> bool:
        table = self._live.table
        if said.person in self._server.muted.get(self._person or "", ()):
            return False
        # Spectators may see more than the players do: they keep it to themselves until the end.
        return not said.spectators or table.revealed or not table.seats_of(self._person)


class EventStream(Response):
    """The answer that does not end."""

    media_type = "text/event-stream"

    def __init__(
        self, server: Server, live: LiveTable, person: Person | None, reader: Reader, who: str
    ) -> None:
        super().__init__(headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"})
        del self.headers["content-length"]
        self._server = server
        self._live = live
        self._person = person.id if person else None
        self._reader = reader
        self._who = who

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
        with self._present():
            writing = asyncio.create_task(self._write(send))
            leaving = asyncio.create_task(_disconnected(receive))
            done, waiting = await asyncio.wait(
                {writing, leaving}, return_when=asyncio.FIRST_COMPLETED
            )
            for task in waiting:
                task.cancel()
            await asyncio.gather(*done, *waiting, return_exceptions=True)

    async def _write(self, send: Send) -> None:
        async def put(chunk: bytes, more: bool = True) -> None:
            async with asyncio.timeout(self._server.limits.slow_reader):
                await send({"type": "http.response.body", "body": chunk, "more_body": more})

        try:
            await put(f"retry: {_RETRY_MS}\n\n".encode())
            while self._reader.allowed:
                changed = self._live.changed.next
                await put(self._reader.news() or b": here\n\n")
                with suppress(TimeoutError):
                    await asyncio.wait_for(changed.wait(), _KEEP_ALIVE)
            await put(b"", more=False)
        except TimeoutError:
            self._server.metrics.dropped.inc()

    @contextmanager
    def _present(self) -> Iterator[None]:
        """Count the stream, and show everybody that somebody has come or gone."""
        live, who = self._live, self._person
        live.streams[who] = live.streams.get(who, 0) + 1
        self._server.streams[self._who] += 1
        self._server.metrics.streams.inc()
        live.changed.notify()
        try:
            yield
        finally:
            live.streams[who] -= 1
            if not live.streams[who]:
                del live.streams[who]
            self._server.streams[self._who] -= 1
            if not self._server.streams[self._who]:
                del self._server.streams[self._who]
            self._server.metrics.streams.dec()
            live.changed.notify()


async def _disconnected(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
