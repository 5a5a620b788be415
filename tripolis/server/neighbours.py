"""The processes of one machine that serve together: each table is at home in one of them.

Any process can answer any request. But if the readers of a table are at several, each of these
reads, plays and draws every move. So a process hands a connection that asks for a table over to the
table's home: the open socket itself, with what was read from it. If that fails, it answers itself.
"""

from __future__ import annotations

import asyncio
import re
import socket
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

_ASKS_FOR_A_TABLE = re.compile(rb"[A-Z]+ /api/tables/([a-z0-9]{16})[/? ]")
_LONGEST = 16_384
"""A request of which more has arrived is answered where it is."""
_BUFFER = 1 << 20
"""Bytes that may wait for a busy home: about a thousand requests."""

Take = Callable[[socket.socket, bytes], None]


@dataclass(frozen=True)
class Place:
    """One of several processes, which are numbered and have sockets in a folder."""

    folder: Path
    number: int
    processes: int

    def socket_of(self, number: int) -> Path:
        """Where a process listens."""
        return self.folder / f"home-{number}"


class Neighbours:
    """Gives connections to the other processes, and takes those that they give."""

    def __init__(self, place: Place) -> None:
        self._place = place
        self._path = place.socket_of(place.number)
        self._incoming: set[socket.socket] = set()
        self._outgoing: dict[int, socket.socket] = {}

    def listen(self, take: Take) -> None:
        """Be a home from now on; `take` gets the connections that are handed over."""
        self._path.unlink(missing_ok=True)  # left by a process with this number that was killed
        self._listener = _new_socket()
        self._listener.bind(str(self._path))
        self._listener.listen(self._place.processes)
        asyncio.get_running_loop().add_reader(self._listener, self._accept, take)

    def close(self, take: Take) -> None:
        """Stop being a home. What has arrived is taken."""
        loop = asyncio.get_running_loop()
        loop.remove_reader(self._listener)
        self._path.unlink(missing_ok=True)
        self._accept(take)
        self._listener.close()
        for one in list(self._incoming):
            self._receive(one, take)
            self._hang_up(one)
        for one in self._outgoing.values():
            one.close()
        self._outgoing.clear()

    def _accept(self, take: Take) -> None:
        loop = asyncio.get_running_loop()
        try:
            while True:
                incoming, _ = self._listener.accept()
                incoming.setblocking(False)
                self._incoming.add(incoming)
                loop.add_reader(incoming, self._receive, incoming, take)
        except BlockingIOError:
            return

    def _receive(self, incoming: socket.socket, take: Take) -> None:
        """Take the connections that have arrived from one process."""
        while True:
            try:
                data, files, _, _ = socket.recv_fds(incoming, _LONGEST, 1, socket.MSG_CMSG_CLOEXEC)
            except BlockingIOError:
                return
            if not data:
                self._hang_up(incoming)  # the process has ended
                return
            for file in files:
                take(socket.socket(fileno=file), data)

    def _hang_up(self, incoming: socket.socket) -> None:
        if incoming in self._incoming:
            self._incoming.remove(incoming)
            asyncio.get_running_loop().remove_reader(incoming)
            incoming.close()

    def home_for(self, data: bytes) -> int | None:
        """The process that should answer a request; None if that is this one."""
        asked = _ASKS_FOR_A_TABLE.match(data)
        if asked is None or len(data) > _LONGEST:
            return None
        home = zlib.crc32(asked[1]) % self._place.processes
        return home if home != self._place.number else None

    def hand_over(self, connection: int, data: bytes, home: int) -> bool:
        """Send a connection's file to a process; False if it does not take it."""
        try:
            socket.send_fds(self._line_to(home), [data], [connection])
        except BlockingIOError:
            return False  # it has more to do than it can
        except OSError:
            if home in self._outgoing:
                self._outgoing.pop(home).close()  # it has died; its successor has another socket
            return False
        return True

    def _line_to(self, home: int) -> socket.socket:
        if home not in self._outgoing:
            line = _new_socket()
            try:
                line.connect(str(self._place.socket_of(home)))
            except OSError:
                line.close()
                raise
            self._outgoing[home] = line
        return self._outgoing[home]


def _new_socket() -> socket.socket:
    made = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    made.setblocking(False)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _BUFFER)
    return made
