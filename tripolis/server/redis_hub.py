"""Several servers over one store: each sees what the others change.

Servers send each other hints over Redis: "look at these tables". Hints may be late, doubled or
lost, and Redis may be down, so every server also polls the store.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine, Sequence
from typing import TYPE_CHECKING, Any

from tripolis.server import people, queries
from tripolis.server.errors import Refused
from tripolis.server.house import refresh
from tripolis.server.hub import Hub
from tripolis.server.server import Server

if TYPE_CHECKING:
    from redis.asyncio import Redis

_CHANNEL = "tripolis:tables"
_POLL = 2.0
"""Seconds between polls of the store."""
_AGAIN = 1.0
_PATIENCE = 2.0
_AT_ONCE = 500
_logger = logging.getLogger("tripolis.server")


def join(server: Server, redis_url: str | None) -> None:
    """Let this server share its store with others."""
    server.shares_store = True
    server.background_tasks.append(poll_store)
    if redis_url is not None:
        hub = RedisHub(redis_url)
        server.hub = hub
        server.background_tasks += [hub.send_changes, hub.listen]


class RedisHub(Hub):
    """Hints over Redis. Nothing waits for Redis, and nothing fails with it."""

    def __init__(self, url: str) -> None:
        self._redis = _redis(url)
        self._me = secrets.token_hex(8)
        self._untold: dict[str, None] = {}
        self._more = asyncio.Event()
        self._works = True

    async def publish(self, table_id: str, has_work: bool) -> None:
        """Queue a hint for the other servers."""
        self._untold[table_id] = None
        self._more.set()

    async def send_changes(self, _: Server) -> None:
        """Send queued hints to the other servers, batched into one message."""
        while True:
            await self._more.wait()
            self._more.clear()
            changed, self._untold = list(self._untold), {}
            await self._try(self._send(changed))

    async def _send(self, table_ids: Sequence[str]) -> None:
        async with asyncio.timeout(_PATIENCE):
            await self._redis.publish(_CHANNEL, " ".join([self._me, *table_ids]))

    async def listen(self, server: Server) -> None:
        """Refresh the tables that other servers changed."""
        try:
            while True:
                await self._try(self._hear(server))
                await asyncio.sleep(_AGAIN)
        finally:
            await self._redis.aclose()

    async def _hear(self, server: Server) -> None:
        async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
            await channel.subscribe(_CHANNEL)
            self._works = True
            async for message in channel.listen():
                sender, *table_ids = str(message["data"]).split()
                if sender != self._me:
                    await refresh_tables(server, table_ids)
                    server.changed.notify()

    async def _try(self, work: Coroutine[Any, Any, None]) -> None:
        from redis.exceptions import RedisError

        try:
            await work
        except (RedisError, OSError, TimeoutError):
            if self._works:
                _logger.warning("Redis does not answer; the store is asked instead")
            self._works = False


def _redis(url: str) -> Redis:
    from redis.asyncio import Redis

    return Redis.from_url(
        url, decode_responses=True, socket_connect_timeout=_PATIENCE, health_check_interval=15
    )


async def poll_store(server: Server) -> None:
    """Poll the store for every table with a stream open here, in case a hint was lost."""
    while True:
        await asyncio.sleep(_POLL)
        watched = [table_id for table_id, table in server.tables.items() if table.streams]
        try:
            for start in range(0, len(watched), _AT_ONCE):
                await compare(server, watched[start : start + _AT_ONCE])
            server.muted |= await server.store.read(queries.muted_by_each, _readers(server))
            await end_revoked(server)
        except Refused:
            _logger.exception("the store cannot be read")


async def end_revoked(server: Server) -> None:
    """End the streams of tokens that were revoked at another server."""
    used = sorted(server.streams.tokens)
    for start in range(0, len(used), _AT_ONCE):
        some = used[start : start + _AT_ONCE]
        server.streams.end(set(some) - (await people.find_people(server, some)).keys())


async def compare(server: Server, table_ids: Sequence[str]) -> None:
    """Compare these tables with the store: what changed, and who is present elsewhere."""
    versions = await server.store.read(queries.versions, table_ids)
    await refresh_tables(server, [one for one in table_ids if _is_behind(server, one, versions)])
    for table_id, person, seen in await server.store.read(queries.seen_at, table_ids):
        if table_id in server.tables:
            server.tables[table_id].saw(person, seen)


def _is_behind(server: Server, table_id: str, versions: dict[str, int]) -> bool:
    known = server.tables.get(table_id)
    return known is not None and known.table.version != versions.get(table_id)


async def refresh_tables(server: Server, table_ids: Sequence[str]) -> None:
    """Read from the store what is new at these tables, as far as somebody watches them here.

    Others are read when somebody asks for them.
    """
    known = [server.tables[table_id] for table_id in table_ids if table_id in server.tables]
    watched = [table for table in known if table.streams]
    outcomes = await asyncio.gather(
        *(refresh(server, one) for one in watched), return_exceptions=True
    )
    for outcome in outcomes:
        if isinstance(outcome, Exception):
            _logger.error("a table could not be read", exc_info=outcome)


def _readers(server: Server) -> list[str]:
    """Everyone with a stream open here."""
    return sorted({one for table in server.tables.values() for one in table.streams if one})
