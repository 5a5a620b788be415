"""Connections: how many may be open, and how long a request may take to arrive.

Uvicorn waits for the rest of a request for as long as its sender likes, and accepts connections
until the process has no files left. So a thousand half-sent requests would stop a server.
"""

from __future__ import annotations

import asyncio
import ipaddress
import os
import resource
from collections import Counter, defaultdict
from collections.abc import Callable
from typing import ClassVar, Literal

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from tripolis.server.limits import Limits
from tripolis.server.neighbours import Neighbours

BACKLOG = 256
"""Connections that are accepted in one go. Only after that can some of them be closed again."""
_MOST_FILES = 65_536
_SPARE_FILES = 4 * BACKLOG
_GRACE = 10.0
"""Streams drop slow readers by themselves: give them time to."""
_TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
_FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\n"
    b"Connection: close\r\nContent-Length: 0\r\n\r\n"
)

CONNECTION = "tripolis.connection"
"""The extension under which a request's scope has its connection."""

Phase = Literal["head", "body", "answer", "idle"]
"""What a connection waits for: a request's head, its body, our answer, or the next request."""


def allow_many_files(most: int) -> int:
    """Let this process open as many files as it may; says how many connections that leaves."""
    if os.name != "posix":
        return most

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, _MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    if soft == resource.RLIM_INFINITY:
        return most
    return min(most, soft - min(_SPARE_FILES, soft // 2))


class Door:
    """Knows all open connections. Where there are too many, the longest unused has to go."""

    def __init__(self, limits: Limits, is_proxy: Callable[[str], bool]) -> None:
        self.limits = limits
        self._is_proxy = is_proxy
        self._open: dict[Connection, str] = {}
        """The open connections and where they come from."""
        self._count: Counter[str] = Counter()
        self._unused: dict[Connection, None] = {}
        """Those without a whole request, the one that waits longest first."""
        self._unused_from: defaultdict[str, dict[Connection, None]] = defaultdict(dict)

    def enter(self, connection: Connection) -> bool:
        """A new connection; False if there is no room for it."""
        source = self._source(connection)
        each, most = self.limits.connections_each, self.limits.connections
        if source and self._count[source] >= each and not self._drop(self._unused_from[source]):
            return False
        if len(self._open) >= most and not self._drop(self._unused):
            return False
        self._open[connection] = source
        self._count[source] += 1
        return True

    def _source(self, connection: Connection) -> str:
        """Where a connection comes from; empty for a proxy, which speaks for many."""
        host = connection.client[0] if connection.client else ""
        if self._is_proxy(host):
            return ""
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return host
        if address.version == 4:
            return host
        # Who has one address of IPv6 has a whole network of them.
        return str(ipaddress.ip_network((int(address), 64), strict=False))

    def _drop(self, unused: dict[Connection, None]) -> bool:
        """Close the connection that has been unused for longest, if there is one."""
        oldest = next(iter(unused), None)
        if oldest is None:
            return False
        self.leave(oldest)
        oldest.transport.abort()
        return True

    def note(self, connection: Connection, phase: Phase) -> None:
        """A connection waits for something else now."""
        self._forget_unused(connection)
        if phase != "answer" and connection in self._open:
            self._unused[connection] = None
            self._unused_from[self._open[connection]][connection] = None

    def leave(self, connection: Connection) -> None:
        """A connection has ended."""
        if connection in self._open:
            self._forget_unused(connection)
            source = self._open.pop(connection)
            self._count[source] -= 1
            if not self._count[source]:
                del self._count[source]
                self._unused_from.pop(source, None)

    def _forget_unused(self, connection: Connection) -> None:
        if self._unused.pop(connection, False) is None:
            self._unused_from[self._open[connection]].pop(connection)


class Connection(H11Protocol):
    """A connection that does not wait for ever."""

    door: ClassVar[Door]
    neighbours: ClassVar[Neighbours | None]
    received: bytes = b""
    """What another process had read before it handed the connection over."""
    _phase: Phase | None = None
    _timer: asyncio.TimerHandle | None = None
    _write_timer: asyncio.TimerHandle | None = None
    _spoke = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has connected."""
        super().connection_made(transport)
        if self.door.enter(self):
            self._enter("head")
            if self.received:
                self._take_in(self.received)
        else:
            transport.write(_FULL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        self.door.leave(self)
        for timer in (self._timer, self._write_timer):
            if timer is not None:
                timer.cancel()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """A part of a request has arrived."""
        if not self._handed_over(data):
            self._take_in(data)

    def _handed_over(self, data: bytes) -> bool:
        """Hand the connection over if a request begins that another process should answer."""
        if self.neighbours is None or self._phase not in ("head", "idle"):
            return False
        home = self.neighbours.home_for(data) if not self.conn.trailing_data[0] else None
        if home is None or self.transport.get_write_buffer_size():
            return False
        file = self.transport.get_extra_info("socket").fileno()
        if not self.neighbours.hand_over(file, data, home):
            return False
        self.transport.abort()  # this process's hold on it; the other has its own
        return True

    def _take_in(self, data: bytes) -> None:
        self._spoke = True
        super().data_received(data)
        if self.scope is not None:
            # A stream of events writes to its connection directly: see `write_more`.
            self.scope["extensions"] = {CONNECTION: self}  # type: ignore[dict-item]
        self._look()

    @property
    def is_ready(self) -> bool:
        """Does the reader keep up?"""
        return not self.flow.write_paused and not self.transport.is_closing()

    def write_more(self, chunk: bytes) -> None:
        """Write a part of a body whose length is not known.

        By way of the framework this would take several times as long.
        """
        chunked = self.conn.their_http_version != b"1.0"
        self.transport.write(b"%x\r\n%b\r\n" % (len(chunk), chunk) if chunked else chunk)

    def on_response_complete(self) -> None:
        """A request was answered."""
        super().on_response_complete()
        self._look()

    def _look(self) -> None:
        """Find out what the connection waits for."""
        if self.transport.is_closing():
            return
        theirs = self.conn.their_state
        if theirs is h11.SEND_BODY:
            self._enter("body")
        elif theirs is not h11.IDLE:
            self._enter("answer")
        else:
            self._enter("idle" if self.timeout_keep_alive_task is not None else "head")

    def _enter(self, phase: Phase) -> None:
        if phase == self._phase:
            return  # time does not begin anew with every byte
        self._phase = phase
        self.door.note(self, phase)
        if self._timer is not None:
            self._timer.cancel()
        limits = self.door.limits
        seconds = {"head": limits.head_seconds, "body": limits.body_seconds}.get(phase)
        self._timer = self.loop.call_later(seconds, self._end) if seconds is not None else None

    def _end(self) -> None:
        """The rest of the request did not come in time."""
        answering = self.cycle is not None and self.cycle.response_started
        if self._spoke and not answering:
            self.transport.write(_TOO_SLOW)
        if self.transport.get_write_buffer_size():
            self.transport.abort()
        else:
            self.transport.close()

    def pause_writing(self) -> None:
        """Nobody takes what was sent."""
        super().pause_writing()
        patience = self.door.limits.slow_reader + _GRACE
        self._write_timer = self.loop.call_later(patience, self.transport.abort)

    def resume_writing(self) -> None:
        """Somebody does again."""
        super().resume_writing()
        if self._write_timer is not None:
            self._write_timer.cancel()
            self._write_timer = None


def connections_through(door: Door, neighbours: Neighbours | None) -> type[Connection]:
    """The protocol for a server's connections."""
    return type("Connection", (Connection,), {"door": door, "neighbours": neighbours})
