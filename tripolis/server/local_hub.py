"""Several processes of one machine over one store: hints through sockets in a folder.

Each process listens at its own socket there and sends its hints to all the others. As with Redis a
hint may be lost, so every process also polls the store.
"""

from __future__ import annotations

import asyncio
import secrets
import socket
from pathlib import Path

from tripolis.server.hub import Hub
from tripolis.server.redis_hub import poll_store, refresh_tables
from tripolis.server.server import Server

_LONGEST_HINT = 64
_WORK = b"!"
"""Ends a hint about a table where there is something to do."""


def join(server: Server, folder: Path) -> None:
    """Let this server share its store with the others that have sockets in a folder."""
    hub = LocalHub(folder)
    server.hub = hub
    server.shares_store = True
    server.background_tasks += [poll_store, hub.listen]


class LocalHub(Hub):
    """Hints through the sockets in a folder. Nothing waits for them or fails with them."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._path = folder / secrets.token_hex(4)
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        self._socket.bind(str(self._path))

    async def publish(self, table_id: str, has_work: bool) -> None:
        """Send a hint to every other process."""
        hint = table_id.encode() + (_WORK if has_work else b"")
        for other in self._folder.iterdir():
            if other != self._path:
                self._send(hint, other)

    def _send(self, hint: bytes, other: Path) -> None:
        try:
            self._socket.sendto(hint, str(other))
        except BlockingIOError:
            pass  # it has more hints than it can read, and will ask the store
        except OSError:
            other.unlink(missing_ok=True)  # its process has died

    async def listen(self, server: Server) -> None:
        """Refresh the tables that other processes changed."""
        loop = asyncio.get_running_loop()
        try:
            while True:
                hints = {await loop.sock_recv(self._socket, _LONGEST_HINT), *self._waiting()}
                changed = {hint.removesuffix(_WORK).decode() for hint in hints}
                await refresh_tables(server, sorted(changed))
                if any(hint.endswith(_WORK) for hint in hints):
                    server.changed.notify()
        finally:
            self.close()

    def close(self) -> None:
        """Hear and send no more."""
        self._socket.close()
        self._path.unlink(missing_ok=True)

    def _waiting(self) -> set[bytes]:
        """The hints that can be read at once."""
        found: set[bytes] = set()
        try:
            while True:
                found.add(self._socket.recv(_LONGEST_HINT))
        except BlockingIOError:
            return found
