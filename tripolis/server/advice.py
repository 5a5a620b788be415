"""Hints: one at a time per person, and none that nobody waits for any more."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from tripolis.server.workers import WorkerPool

Result = TypeVar("Result")


class Advisor:
    """Lets people take turns at a pool of workers.

    A worker cannot be interrupted, so a turn lasts until the worker is done, even if nobody waits
    any more. Asking and leaving repeatedly thus costs no more than asking once.
    """

    def __init__(self, pool: WorkerPool) -> None:
        self._pool = pool
        self._free = asyncio.Semaphore(max(1, pool.size))
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def ask(self, person: str, work: Callable[..., Result], *args: Any) -> Result:
        """Have a worker do this in the person's turn. Cancelled before that, it is never begun."""
        begun = asyncio.Event()
        doing = asyncio.create_task(self._do(person, begun, work, *args))
        try:
            return await asyncio.shield(doing)
        except asyncio.CancelledError:
            if not begun.is_set():
                doing.cancel()
            raise

    async def _do(
        self, person: str, begun: asyncio.Event, work: Callable[..., Result], *args: Any
    ) -> Result:
        turn = self._turns.setdefault(person, asyncio.Lock())
        async with turn, self._free:
            begun.set()
            return await self._pool.run(work, *args)
