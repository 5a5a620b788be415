"""How waiting tasks and other servers learn that a table has changed.

Only a hint is sent, "look at table T". Everyone reads the change itself from the store, so a lost
hint costs only time.
"""

from __future__ import annotations

import asyncio


class Notifier:
    """Wakes every waiting task; a task that waits later is woken by the next notification."""

    def __init__(self) -> None:
        self.next = asyncio.Event()

    def notify(self) -> None:
        """Wake every waiting task."""
        self.next.set()
        self.next = asyncio.Event()


class Hub:
    """Hints between servers. A single server has nobody to tell."""

    async def publish(self, table_id: str) -> None:
        """A table has changed, and the change is in the store."""
