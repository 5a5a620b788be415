"""The entry of a page's house: Python's end of the browser's storage and workers.

Runs in Pyodide alone. What the browser answers comes as promises, which Pyodide awaits.
"""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Callable
from typing import Any, TypeVar

from tripolis.site.house import PageHouse
from tripolis.site.store import PageStore, Row

Result = TypeVar("Result")


async def open_house(storage: Any, bots: Any, analysts: Any) -> PageHouse:
    """Open the house over the browser's storage."""
    store = PageStore(_Storage(storage))
    await store.open()
    house = PageHouse(store, _Thinkers(bots), _Thinkers(analysts))
    asyncio.create_task(house.run_bots())  # noqa: RUF006 - the loops end with the worker
    asyncio.create_task(house.keep_matches())  # noqa: RUF006
    return house


class _Storage:
    """Rows in IndexedDB."""

    def __init__(self, storage: Any) -> None:
        self._storage = storage

    async def get(self, key: str) -> str | None:
        found = await self._storage.get(key)
        return found if isinstance(found, str) else None

    async def range(self, first: str, last: str) -> list[str]:
        return list((await self._storage.range(first, last)).to_py())

    async def put(self, rows: list[Row]) -> None:
        from pyodide.ffi import to_js

        await self._storage.put(to_js(rows))


class _Thinkers:
    """Workers that think."""

    def __init__(self, thinker: Any) -> None:
        self._thinker = thinker

    async def run(self, work: Callable[..., Result], *args: Any) -> Result:
        from pyodide.ffi import to_js

        found = await self._thinker.think(work.__name__, to_js(pickle.dumps(args)))
        result: Result = pickle.loads(found.to_bytes())
        return result
