"""Who is told that a table has changed.

What is passed on is a hint and nothing more, "look at table T": everybody reads what changed from
the store, so a lost hint loses nothing but time.
"""

from __future__ import annotations

import asyncio


class Notifier:
    """Wakes everybody who waits for it; who comes later waits for the next ring."""

    def __init__(self) -> None:
        self.next = asyncio.Event()

    def notify(self) -> None:
        """Now."""
        self.next.set()
        self.next = asyncio.Event()


class Hub:
    """Hints between processes. With one process there is nobody else to tell."""

    async def publish(self, table_id: str) -> None:
        """A table has changed, and the change is in the store."""
