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
from tripolis.server.live import DrawnTable, LiveTable
from tripolis.server.models import Chat, Person, to_json
from tripolis.server.rendering import chat_json, draw_table, play_events
from tripolis.server.server import Server

_KEEP_ALIVE = 15.0
_RETRY_MS = 1000
_SHARED_FOR = 1.0
"""Seconds for which a drawn table may be sent to others: it says what time it is."""
_LAST_WORD = 0.5
"""Seconds in which a stream's reader can be told that it has ended."""


def _event(kind: str, data: bytes, number: int | None = None) -> bytes:
    ident = b"" if number is None else f"id: {number}\n".encode()
    return ident + f"event: {kind}\ndata: ".encode() + data + b"\n\n"


class Reader:
    """How far one reader has read."""

    def __init__(
        self, server: Server, live: LiveTable, person: Person | None, viewer: int, after: int | None
    ) -> None:
        self._server = server
        self._live = live
        self.person = person.id if person else None
        self.viewer = viewer
        self._after = after
        self._begun = False
        self._chats = 0
        self._table = b""
        self._state: tuple[int, bytes] | None = None

    @property
    def allowed(self) -> bool:
        """Is the seat still theirs?"""
        return self.viewer < 0 or self.viewer in self._live.table.seats_of(self.person)

    def news(self) -> bytes:
        """All that is new for this reader, as events."""
        return b"".join([*self._table_news(), *self._play_news(), *self._chat_news()])

    def _table_news(self) -> Iterator[bytes]:
        state = (self._live.table.version, self._live.presence)
        if state == self._state:
            return
        first, self._state = self._state is None, state
        drawn = self._draw_table(first)
        if drawn.lasting != self._table:
            self._table = drawn.lasting
            yield _event("table", drawn.whole)

    def _draw_table(self, first: bool) -> DrawnTable:
        """The table. All spectators see the same, so it is drawn once for all of them."""
        table, person = self._live.table, self.person
        if table.seats_of(person) or person == table.host:
            return draw_table(self._live, person)
        now = time.monotonic()
        shared = self._live.drawn_table
        if first or shared is None or shared.state != self._state or now > shared.at + _SHARED_FOR:
            shared = self._live.drawn_table = draw_table(self._live, None)
        return shared.seen_by(person)

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
        if said.person in self._server.muted.get(self.person or "", ()):
            return False
        # Spectators may see more than the players do: they keep it to themselves until the end.
        return not said.spectators or table.revealed or not table.seats_of(self.person)


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

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
            with self._present():
                await self._write_until_gone(receive, send)
        finally:
            self._server.streams.free_place(self._place)

    async def _write_until_gone(self, receive: Receive, send: Send) -> None:
        writing = asyncio.create_task(self._write(send))
        leaving = asyncio.create_task(_disconnected(receive))
        with self._server.streams.kept(writing, self._token):
            await asyncio.wait({writing, leaving}, return_when=asyncio.FIRST_COMPLETED)
        for task in (writing, leaving):
            task.cancel()
        await asyncio.gather(writing, leaving, return_exceptions=True)
        # A reader that takes nothing is not told that this is the end.
        with suppress(TimeoutError):
            async with asyncio.timeout(_LAST_WORD):
                await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _write(self, send: Send) -> None:
        async def put(chunk: bytes) -> None:
            async with asyncio.timeout(self._server.limits.slow_reader):
                await send({"type": "http.response.body", "body": chunk, "more_body": True})

        try:
            await put(f"retry: {_RETRY_MS}\n\n".encode())
            while self._reader.allowed:
                changed = self._live.changed.next
                await put(self._reader.news() or b": here\n\n")
                try:
                    async with asyncio.timeout(_KEEP_ALIVE):
                        await changed.wait()
                except TimeoutError:
                    presence.tell(self._live)
        except TimeoutError:
            self._server.metrics.dropped.inc()

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
