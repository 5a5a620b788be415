"""Everything one server process holds."""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass, field
from typing import Any

from tripolis.server.advice import Advisor
from tripolis.server.errors import TooManyRequests
from tripolis.server.health import Health
from tripolis.server.house import House
from tripolis.server.limits import Limits, RateLimiter
from tripolis.server.metrics import Metrics
from tripolis.server.models import Person
from tripolis.server.open_streams import OpenStreams
from tripolis.server.store import Store
from tripolis.server.workers import WorkerPool

IDLE_AFTER = 300.0
"""A table nobody looks at leaves memory after this many seconds."""
QUIET_AFTER = 60.0
"""What was drawn of a table where nobody has asked for anything leaves memory after these."""


@dataclass
class Server(House):
    """One server process."""

    store: Store
    bot_pool: WorkerPool
    analysis_pool: WorkerPool = field(default_factory=lambda: WorkerPool(1, niceness=10))
    """Analyses finished matches, at low priority."""
    hint_pool: WorkerPool = field(default_factory=lambda: WorkerPool(1, niceness=5))
    """Computes hints, so that bots never wait for them."""
    archive_pool: WorkerPool = field(default_factory=lambda: WorkerPool(1, niceness=10))
    """Draws finished matches for the archive."""
    limits: Limits = field(default_factory=Limits)
    site: Callable[[], Mapping[str, bytes]] | None = None
    """Makes the files of the site that plays without a server; see `routes/page.py`."""
    metrics: Metrics = field(default_factory=Metrics)
    known_people: dict[str, tuple[float, Person]] = field(default_factory=dict)
    shares_store: bool = False
    """Do other processes use the store too?"""
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

    async def admit_table(self, person: Person) -> None:
        """Refuse a person who has opened too many tables."""
        self.rate_limiter.count("table", person.id)
        most = self.limits.unfinished_tables
        if len(await self.store.tables_of(person.id, most)) >= most:
            raise TooManyRequests("too-many-tables", wait=60)

    def note_move(self, game: str, by_bot: bool) -> None:
        """A move was stored."""
        self.metrics.moves.labels(game, "bot" if by_bot else "person").inc()

    def note_overtaken(self) -> None:
        """A change has to be tried again because another came first."""
        self.metrics.overtaken.inc()

    def note_thinking(self, level: str, seconds: float) -> None:
        """A bot has thought for so long."""
        self.metrics.thinking.labels(level).observe(seconds)


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
