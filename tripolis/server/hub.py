"""How waiting tasks and other servers learn that a table has changed.

Only a hint is sent, "look at table T". Everyone reads the change itself from the store, so a lost
hint costs only time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager


class Notifier:
    """Wakes every waiting task; a task that waits later is woken by the next notification."""

    def __init__(self) -> None:
        self.next = asyncio.Event()
        self._listeners: dict[object, Callable[[], None]] = {}

    def notify(self) -> None:
        """Wake every waiting task, and call every listener soon."""
        self.next.set()
        self.next = asyncio.Event()
        if self._listeners:
            loop = asyncio.get_running_loop()
            for listener in self._listeners.values():
                loop.call_soon(listener)

    @contextmanager
    def calling(self, listener: Callable[[], None]) -> Iterator[None]:
        """Call a function at every notification: for many listeners, cheaper than waking tasks."""
        mark = object()
        self._listeners[mark] = listener
        try:
            yield
        finally:
            del self._listeners[mark]


class Hub:
    """Hints between servers. A single server has nobody to tell."""

    async def publish(self, table_id: str, has_work: bool) -> None:
        """A table has changed, and the change is in the store.

        If there is something to do at the table, all who could do it should look.
        """
