"""A page's house on this machine: storage in memory, thinking done at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tripolis.site.house import PageHouse
from tripolis.site.store import PageStore, Row


class Memory:
    """Storage that lasts as long as the test."""

    def __init__(self) -> None:
        self.rows: dict[str, str] = {}
        self.full = False

    async def get(self, key: str) -> str | None:
        return self.rows.get(key)

    async def range(self, first: str, last: str) -> list[str]:
        return [text for key, text in sorted(self.rows.items()) if first <= key <= last]

    async def put(self, rows: list[Row]) -> None:
        self.rows |= dict(rows)


class AtOnce:
    """Thinks on the spot."""

    async def run(self, work: Callable[..., Any], *args: Any) -> Any:
        return work(*args)


async def open_house(memory: Memory) -> PageHouse:
    """A house over this storage, as after loading the page."""
    store = PageStore(memory)
    await store.open()
    return PageHouse(store, AtOnce(), AtOnce())
