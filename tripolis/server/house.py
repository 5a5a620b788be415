"""All that one server process holds, and the one way to a table as the store knows it."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from tripolis.engine.game import find_game, game_names
from tripolis.engine.match import Match
from tripolis.server import live, records
from tripolis.server.bots import Pool
from tripolis.server.bounds import Bounds, Rates
from tripolis.server.data import Person, Table
from tripolis.server.errors import NotFound
from tripolis.server.hub import Bell, Hub
from tripolis.server.live import Live
from tripolis.server.metrics import Metrics
from tripolis.server.store import Store

ASLEEP_AFTER = 300.0
"""Seconds without a look before a table leaves memory."""


@dataclass
class House:
    """One server process."""

    store: Store
    pool: Pool
    study: Pool = field(default_factory=lambda: Pool(1, niceness=10))
    """Thinks about finished matches, when nobody needs the machine more."""
    hub: Hub = field(default_factory=Hub)
    bounds: Bounds = field(default_factory=Bounds)
    metrics: Metrics = field(default_factory=Metrics)
    tables: dict[str, Live] = field(default_factory=dict)
    streams: Counter[str] = field(default_factory=Counter)
    """Open streams by person, or by address where nobody is known."""
    known: dict[str, tuple[float, Person]] = field(default_factory=dict)
    muted: dict[str, frozenset[str]] = field(default_factory=dict)
    bell: Bell = field(default_factory=Bell)
    """Rings when something may have become due."""
    chores: list[Callable[[House], Coroutine[Any, Any, None]]] = field(default_factory=list)
    """What else goes on while the house is open: see `neighbours`."""

    def __post_init__(self) -> None:
        self.rates = Rates(self.bounds)

    def close(self) -> None:
        """Let go of everything."""
        self.pool.close()
        self.study.close()
        self.store.close()


async def find(house: House, table_id: str) -> Live:
    """The table, as the store knows it."""
    found = house.tables.get(table_id)
    if found is None:
        news = await house.store.read(live.look, table_id, live.NOTHING_KNOWN)
        if news is None:
            raise NotFound("no-table")
        # Playing a whole match again takes a while.
        woken = await asyncio.to_thread(live.wake, table_id, news)
        found = house.tables.setdefault(table_id, woken)
    else:
        await refresh(house, found)
    found.used = time.monotonic()
    return found


async def recall(house: House, table_id: str) -> Live:
    """The table as this process remembers it; as the store knows it, if it does not."""
    remembered = house.tables.get(table_id)
    if remembered is None:
        return await find(house, table_id)
    remembered.used = time.monotonic()
    return remembered


async def refresh(house: House, table: Live) -> None:
    """Read what the store knows that this process does not, and tell who waits for it."""
    async with table.lock:
        news = await house.store.read(live.look, table.table.id, table.known)
        if news is None:
            return
        if table.match is None and news.table.started is not None:
            await ready_rules(news.table.game)
        table.take(news)
    table.bell.ring()
    house.bell.ring()


async def change(
    house: House, table_id: str, change: Callable[[Table], object], version: int | None = None
) -> Live:
    """Change a table in the store, then here, then everywhere."""
    table = await find(house, table_id)
    await ready_rules(table.table.game)
    await house.store.write(records.change_table, table_id, change, version)
    await tell(house, table)
    return table


async def tell(house: House, table: Live) -> None:
    """The store has something new about a table."""
    await refresh(house, table)
    await house.hub.publish(table.table.id)


async def ready_rules(game: str) -> None:
    """Compiled rules load slowly the first time: away from the event loop."""
    await asyncio.to_thread(_load_rules, game)


@cache
def _load_rules(name: str) -> None:
    game = find_game(name)
    match = Match(game, game.players[0], {}, seed=0)
    move = match.legal(match.awaited[0])[0]
    match.play(match.awaited[0], move)
    match.view(None)


async def load_all_rules() -> None:
    """Have every game ready before the first player comes."""
    for name in game_names():
        await ready_rules(name)


def let_sleep(house: House) -> None:
    """Forget tables that nobody has looked at for a while: the store has them."""
    bedtime = time.monotonic() - ASLEEP_AFTER
    for table_id, table in list(house.tables.items()):
        if not table.streams and table.used < bedtime:
            del house.tables[table_id]
