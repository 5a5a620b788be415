"""How waiting tasks and other servers learn that a table has changed.

What is passed on is a hint and nothing more, "look at table T": everybody reads what changed from
the store, so a lost hint loses nothing but time.
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
