"""Whether the server can do its work: read its store, and write to it."""

from __future__ import annotations

import asyncio
import time

from tripolis.server import queries
from tripolis.server.errors import Unavailable
from tripolis.server.models import now_ms
from tripolis.server.store import Store

_PATIENCE = 5.0
"""Seconds after which a store that does not answer does not work."""


class Health:
    """Tries to write, but not more often than once in a while: asking costs an attacker nothing."""

    def __init__(self, store: Store, pause: float) -> None:
        self._store = store
        self._pause = pause
        self._tried = 0.0
        self._try: asyncio.Task[None] | None = None

    async def check(self) -> None:
        """`Unavailable` if the store cannot be written."""
        now = time.monotonic()
        if self._try is None or now >= self._tried + self._pause:
            self._tried = now
            self._try = asyncio.create_task(self._write())
        await asyncio.shield(self._try)

    async def _write(self) -> None:
        try:
            async with asyncio.timeout(_PATIENCE):
                await self._store.write(queries.note_health, now_ms())
        except TimeoutError:
            raise Unavailable("store-failed") from None
