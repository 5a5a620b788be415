"""The tables of one process, and how they are read and changed.

A server keeps its tables in a `House` and so does a page that plays without a server: what happens
at a table is decided by the same code.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Protocol, TypeVar

from tripolis.engine.game import find_game, game_names
from tripolis.engine.match import Match
from tripolis.engine.rule import IN_A_PAGE
from tripolis.server import live
from tripolis.server.errors import NotFound
from tripolis.server.hub import Hub, Notifier
from tripolis.server.live import LiveTable, News
from tripolis.server.models import Person, Table
from tripolis.server.table_store import TableStore

Result = TypeVar("Result")


class Pool(Protocol):
    """Does slow work elsewhere."""

    async def run(self, work: Callable[..., Result], *args: Any) -> Result:
        """Do this work, with plain values."""


@dataclass
class House:
    """Tables, the store behind them, and those who think for the bots."""

    store: TableStore
    bot_pool: Pool
    hub: Hub = field(default_factory=Hub, kw_only=True)
    tables: dict[str, LiveTable] = field(default_factory=dict, kw_only=True)
    muted: dict[str, frozenset[str]] = field(default_factory=dict, kw_only=True)
    changed: Notifier = field(default_factory=Notifier, kw_only=True)
    """Notified when something may have become due."""

    async def admit_table(self, person: Person) -> None:
        """Refuse a person who has opened too many tables."""

    def note_move(self, game: str, by_bot: bool) -> None:
        """A move was stored."""

    def note_overtaken(self) -> None:
        """A change has to be tried again because another came first."""

    def note_thinking(self, level: str, seconds: float) -> None:
        """A bot has thought for so long."""


async def aside(work: Callable[..., Result], *args: Any) -> Result:
    """Do slow work off the event loop; in a browser there is no thread to do it."""
    if IN_A_PAGE:
        return work(*args)
    return await asyncio.to_thread(work, *args)


async def find_table(house: House, table_id: str) -> LiveTable:
    """The table, up to date with the store."""
    found = house.tables.get(table_id)
    if found is None:
        news = await house.store.read_news(table_id, live.NOTHING_KNOWN)
        if news is None:
            raise NotFound("no-table")
        # Replaying a whole match takes a while.
        woken = await aside(live.load, table_id, news)
        found = house.tables.setdefault(table_id, woken)
    else:
        await refresh(house, found)
    found.used = time.monotonic()
    return found


async def cached_table(house: House, table_id: str) -> LiveTable:
    """The table as cached here; read from the store if it is not cached."""
    remembered = house.tables.get(table_id)
    if remembered is None:
        return await find_table(house, table_id)
    remembered.used = time.monotonic()
    return remembered


async def refresh(house: House, table: LiveTable) -> None:
    """Read what is new in the store, and notify everyone who waits for it."""
    async with table.lock:
        news = await house.store.read_news(table.table.id, table.known)
        if news is None:
            return
        if table.match is None and news.table.started and not live.is_outdated(news.table):
            await ready_rules(news.table.game)
        table.take(news)
    _wake(house, table)


async def accept(house: House, table: LiveTable, news: News) -> None:
    """Take in a change that this process has stored, and tell everyone who waits for it.

    Only if something else came in between is the store asked.
    """
    async with table.lock:
        is_next = table.table.version == news.table.version - 1
        if is_next:
            table.take(news)
    if is_next:
        _wake(house, table)
    else:
        await refresh(house, table)
    await house.hub.publish(table.table.id, table.table.has_work)


def _wake(house: House, table: LiveTable) -> None:
    table.changed.notify()
    if table.table.has_work:
        house.changed.notify()


async def change_table(
    house: House, table_id: str, change: Callable[[Table], object], version: int | None = None
) -> LiveTable:
    """Change a table in the store, then here, then at other servers."""
    table = await find_table(house, table_id)
    await ready_rules(table.table.game)
    await house.store.change_table(table_id, change, version)
    await announce(house, table)
    return table


async def announce(house: House, table: LiveTable) -> None:
    """Read a table's changes from the store and tell the other servers."""
    await refresh(house, table)
    await house.hub.publish(table.table.id, table.table.has_work)


async def ready_rules(game: str) -> None:
    """Load a game's rules off the event loop: the first time takes long."""
    await aside(_load_rules, game)


@cache
def _load_rules(name: str) -> None:
    game = find_game(name)
    match = Match(game, game.players[0], {}, seed=0)
    move = match.legal(match.awaited[0])[0]
    match.play(match.awaited[0], move)
    match.view(None)


async def load_all_rules() -> None:
    """Load every game before the first player comes."""
    for name in game_names():
        await ready_rules(name)
