"""Everything one server process holds, and how it reads and changes tables."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from tripolis.engine.game import find_game, game_names
from tripolis.engine.match import Match
from tripolis.server import live, queries
from tripolis.server.advice import Advisor
from tripolis.server.errors import NotFound
from tripolis.server.health import Health
from tripolis.server.hub import Hub, Notifier
from tripolis.server.limits import Limits, RateLimiter
from tripolis.server.live import LiveTable, News
from tripolis.server.metrics import Metrics
from tripolis.server.models import Person, Table
from tripolis.server.open_streams import OpenStreams
from tripolis.server.store import Store
from tripolis.server.workers import WorkerPool

IDLE_AFTER = 300.0
"""A table nobody looks at leaves memory after this many seconds."""
QUIET_AFTER = 60.0
"""What was drawn of a table where nobody has asked for anything leaves memory after these."""


@dataclass
class Server:
    """One server process."""

    store: Store
    bot_pool: WorkerPool
    analysis_pool: WorkerPool = field(default_factory=lambda: WorkerPool(1, niceness=10))
    """Analyses finished matches, at low priority."""
    hint_pool: WorkerPool = field(default_factory=lambda: WorkerPool(1, niceness=5))
    """Computes hints, so that bots never wait for them."""
    archive_pool: WorkerPool = field(default_factory=lambda: WorkerPool(1, niceness=10))
    """Draws finished matches for the archive."""
    hub: Hub = field(default_factory=Hub)
    limits: Limits = field(default_factory=Limits)
    metrics: Metrics = field(default_factory=Metrics)
    tables: dict[str, LiveTable] = field(default_factory=dict)
    known_people: dict[str, tuple[float, Person]] = field(default_factory=dict)
    muted: dict[str, frozenset[str]] = field(default_factory=dict)
    shares_store: bool = False
    """Do other processes use the store too?"""
    changed: Notifier = field(default_factory=Notifier)
    """Notified when something may have become due."""
    background_tasks: list[Callable[[Server], Coroutine[Any, Any, None]]] = field(
        default_factory=list
    )
    """Run while the server is open: see `redis_hub`."""

    def __post_init__(self) -> None:
        self.rate_limiter = RateLimiter(self.limits)
        self.advisor = Advisor(self.hint_pool)
        self.health = Health(self.store, self.limits.health_pause)
        self.streams = OpenStreams(self.limits.streams, self.metrics.streams)

    def close(self) -> None:
        """Release everything."""
        self.bot_pool.close()
        self.analysis_pool.close()
        self.hint_pool.close()
        self.archive_pool.close()
        self.store.close()


async def find_table(server: Server, table_id: str) -> LiveTable:
    """The table, up to date with the store."""
    found = server.tables.get(table_id)
    if found is None:
        news = await server.store.read(live.read_news, table_id, live.NOTHING_KNOWN)
        if news is None:
            raise NotFound("no-table")
        # Replaying a whole match takes a while.
        woken = await asyncio.to_thread(live.load, table_id, news)
        found = server.tables.setdefault(table_id, woken)
    else:
        await refresh(server, found)
    found.used = time.monotonic()
    return found


async def cached_table(server: Server, table_id: str) -> LiveTable:
    """The table as cached here; read from the store if it is not cached."""
    remembered = server.tables.get(table_id)
    if remembered is None:
        return await find_table(server, table_id)
    remembered.used = time.monotonic()
    return remembered


async def refresh(server: Server, table: LiveTable) -> None:
    """Read what is new in the store, and notify everyone who waits for it."""
    async with table.lock:
        news = await server.store.read(live.read_news, table.table.id, table.known)
        if news is None:
            return
        if table.match is None and news.table.started and not live.is_outdated(news.table):
            await ready_rules(news.table.game)
        table.take(news)
    _wake(server, table)


async def accept(server: Server, table: LiveTable, news: News) -> None:
    """Take in a change that this process has stored, and tell everyone who waits for it.

    Only if something else came in between is the store asked.
    """
    async with table.lock:
        is_next = table.table.version == news.table.version - 1
        if is_next:
            table.take(news)
    if is_next:
        _wake(server, table)
    else:
        await refresh(server, table)
    await server.hub.publish(table.table.id)


def _wake(server: Server, table: LiveTable) -> None:
    table.changed.notify()
    if table.table.has_work:
        server.changed.notify()


async def change_table(
    server: Server, table_id: str, change: Callable[[Table], object], version: int | None = None
) -> LiveTable:
    """Change a table in the store, then here, then at other servers."""
    table = await find_table(server, table_id)
    await ready_rules(table.table.game)
    await server.store.write(queries.change_table, table_id, change, version)
    await announce(server, table)
    return table


async def announce(server: Server, table: LiveTable) -> None:
    """Read a table's changes from the store and tell the other servers."""
    await refresh(server, table)
    await server.hub.publish(table.table.id)


async def ready_rules(game: str) -> None:
    """Load a game's rules off the event loop: the first time takes long."""
    await asyncio.to_thread(_load_rules, game)


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


def evict_idle_tables(server: Server) -> None:
    """Drop tables nobody has looked at for a while: the store has them.

    Where somebody still looks but nothing happens, what was drawn goes.
    """
    now = time.monotonic()
    for table_id, table in list(server.tables.items()):
        if not table.streams and table.used < now - IDLE_AFTER:
            del server.tables[table_id]
        elif table.used < now - QUIET_AFTER:
            table.forget_drawings()
