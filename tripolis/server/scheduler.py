"""What happens without a request: bots move, clocks run out, idle tables leave memory.

What is due is in the store (`bot_at`, `clock_at`), so it also happens after a restart. The first
process to claim it does it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any

from tripolis.engine.game import game_names
from tripolis.server import archive, play, queries, requests, thinking
from tripolis.server.bots import play_for_bot
from tripolis.server.errors import Conflict, Refused
from tripolis.server.house import change_table, find_table, load_all_rules
from tripolis.server.live import LiveTable
from tripolis.server.models import PLAYING, Table, now_ms, to_json
from tripolis.server.server import Server, evict_idle_tables
from tripolis.server.table_store import StaleVersion

_LONGEST_WAIT = 1.0
_SHORT_WAIT = 0.02
_RELAXED_WAIT = 0.25
"""For work that can wait a little."""
_LOOKS_AT_ONCE = 64
_CLAIM = 10_000
"""A claim expires after this many ms unless it is renewed."""
_RENEW = 3.0
_TIME_TO_RETURN = 15.0
"""After a start, players have this many seconds to reconnect before they count as absent."""
_NOT_OURS = 3_600_000
"""How long to leave an outdated match alone before looking again, in ms."""
_LONG_CLAIM = 600_000
"""The same for analyses and archives, which take much longer."""
_STILL_WAITED_FOR = 10.0
"""Seconds between checks that someone still waits for an analysis."""
_HEARTBEAT = 10.0
_logger = logging.getLogger("tripolis.server")


@asynccontextmanager
async def running(server: Server) -> AsyncIterator[None]:
    """Run a server's background work until the context ends."""
    if not server.shares_store:
        # The claims in the store are this server's own, from before a crash.
        await server.store.write(queries.drop_claims)
    if await server.store.write(queries.hurry_bots, now_ms()):
        _logger.warning("the store is ahead of this machine's clock; its bots move now")
    scheduler = Scheduler(server)
    warming = asyncio.create_task(_warm(server))
    scheduler.start()
    try:
        yield
    finally:
        warming.cancel()
        await scheduler.stop()


async def _warm(server: Server) -> None:
    """Load the rules of all games, here and in the workers."""
    await load_all_rules()
    if server.bot_pool.size:
        # One by one, so that a bot that has to move waits for one load at most.
        # Searching bots take longest to load, so they load on first use.
        for level in ("newcomer", "regular"):
            for name in game_names():
                await server.bot_pool.run(thinking.get_ready, name, level)


class Scheduler:
    """Runs the background tasks of a server process."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Start every task."""
        server = self._server
        if server.bot_pool.size:
            # Keep one more ready than can run at once; leave the rest to other processes.
            most = server.bot_pool.size + 1
            self._start(self._run_due("bot_at", play_for_bot, most, _SHORT_WAIT))
            self._start(self._analyse())
        self._start(self._archive())
        self._start(self._watch_clocks())
        self._start(self._heartbeat())
        for task in server.background_tasks:
            self._start(task(server))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        """Cancel all tasks: the store knows what is due."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _run_due(
        self,
        column: str,
        work: Callable[[Server, str], Awaitable[None]],
        at_once: int,
        pause: float,
    ) -> None:
        """Do what is due, `at_once` tables at a time, then wait until something may be due."""
        server = self._server
        busy: set[str] = set()
        while True:
            signal, following = server.changed.next, None
            try:
                if len(busy) < at_once:
                    now = now_ms()
                    found = await server.store.read(queries.due, column, now, at_once)
                    fresh = [table_id for table_id in found if table_id not in busy]
                    for table_id in fresh[: at_once - len(busy)]:
                        busy.add(table_id)
                        self._start(self._do(column, table_id, work, busy))
                    following = await server.store.read(queries.next_due, column, now)
            except Refused:
                _logger.exception("the store cannot be read")
            await _wait(signal, pause, following)

    async def _do(
        self,
        column: str,
        table_id: str,
        work: Callable[[Server, str], Awaitable[None]],
        busy: set[str],
    ) -> None:
        now = now_ms()
        until = now + _CLAIM
        try:
            if await self._server.store.write(queries.claim, table_id, column, now, until):
                async with self._claiming(table_id, until):
                    await work(self._server, table_id)
        except Conflict:
            # An outdated match: it waits for a program that has its rules.
            later = now + _NOT_OURS
            await self._server.store.write(queries.claim_longer, table_id, until, later)
        except Exception:
            # The claim expires and someone tries again.
            _logger.exception("left undone", extra={"table": table_id[:6], "task": column})
        finally:
            busy.discard(table_id)
            self._server.changed.notify()

    @asynccontextmanager
    async def _claiming(self, table_id: str, until: int) -> AsyncIterator[None]:
        """Renew a claim while the work lasts. If this process dies, the claim soon expires."""
        renewing = asyncio.create_task(self._renew(table_id, until))
        try:
            yield
        finally:
            renewing.cancel()

    async def _renew(self, table_id: str, until: int) -> None:
        kept = True
        while kept:
            await asyncio.sleep(_RENEW)
            later = now_ms() + _CLAIM
            kept = await self._server.store.write(queries.claim_longer, table_id, until, later)
            until = later

    async def _watch_clocks(self) -> None:
        """Let bots play for absent players, once everyone has had time to reconnect."""
        await asyncio.sleep(_TIME_TO_RETURN)
        await self._run_due("clock_at", check_absent_players, _LOOKS_AT_ONCE, _RELAXED_WAIT)

    async def _analyse(self) -> None:
        """Analyse finished matches, one by one."""
        store = self._server.store
        while True:
            signal, asked = self._server.changed.next, False
            try:
                asked = await store.read(queries.is_analysis_asked, now_ms())
                if asked:
                    now = now_ms()
                    claimed = await store.write(queries.claim_analysis, now, now + _LONG_CLAIM)
                    if claimed is not None:
                        await analyse(self._server, claimed)
            except Exception:
                _logger.exception("an analysis was left undone")
                asked = False
            if not asked:
                await _wait(signal, _RELAXED_WAIT)

    async def _archive(self) -> None:
        """Archive finished matches, one by one."""
        store = self._server.store
        while True:
            signal, claimed = self._server.changed.next, None
            try:
                if await store.read(queries.is_unarchived, now_ms()):
                    now = now_ms()
                    claimed = await store.write(queries.claim_unarchived, now, now + _LONG_CLAIM)
                if claimed is not None:
                    await keep_for_good(self._server, claimed)
            except Exception:
                # The claim expires and someone tries again.
                _logger.exception("a match was not archived", extra={"table": (claimed or "")[:6]})
            if claimed is None:
                await _wait(signal, _RELAXED_WAIT)

    async def _heartbeat(self) -> None:
        """Store who is present, and drop idle tables."""
        server = self._server
        while True:
            await asyncio.sleep(_HEARTBEAT)
            now = now_ms()
            here = [one for table in server.tables.values() for one in recently_seen(table, now)]
            try:
                if here:
                    await server.store.write(queries.note_presence, here)
            except Refused:
                _logger.exception("presence could not be noted")
            evict_idle_tables(server)


def recently_seen(live: LiveTable, now: int) -> list[tuple[str, str, int]]:
    """Who was seen since the last heartbeat. A sighting by another server keeps its time:
    otherwise two servers would keep someone present who has left."""
    for person in live.streams:
        if person in live.table.people:
            live.saw(str(person), now)
    since = now - int(1000 * _HEARTBEAT)
    return [(live.table.id, person, at) for person, at in live.seen.items() if at > since]


async def _wait(signal: asyncio.Event, shortest: float, following: int | None = None) -> None:
    # One look finds everything that has become due, however many signals came.
    await asyncio.sleep(shortest)
    wait = _LONGEST_WAIT
    if following is not None:
        wait = min(wait, max(0, (following - now_ms()) / 1000))
    # Not `asyncio.wait_for`: in Python 3.11 it may return although its task was cancelled.
    with suppress(TimeoutError):
        async with asyncio.timeout(wait):
            await signal.wait()


async def analyse(server: Server, table_id: str) -> None:
    """Analyse a finished match and store the result."""
    live = await find_table(server, table_id)
    analysing = asyncio.create_task(requests.analyse(server.analysis_pool, live))
    if await _is_waited_for(server, table_id, analysing):
        await server.store.write(queries.keep_analysis, table_id, to_json(await analysing))


async def _is_waited_for(server: Server, table_id: str, thinking: asyncio.Task[Any]) -> bool:
    """Wait for an analysis while someone wants it; drop it if nobody does."""
    try:
        while not (await asyncio.wait({thinking}, timeout=_STILL_WAITED_FOR))[0]:
            if not await server.store.read(queries.is_waited_for, table_id, now_ms()):
                await server.store.write(queries.drop_analysis, table_id)
                return False
        return True
    finally:
        if not thinking.done():
            thinking.cancel()
            server.analysis_pool.close()


async def keep_for_good(server: Server, table_id: str) -> None:
    """Archive a match that has ended, so that it can be seen under any later rules."""
    live = await find_table(server, table_id)
    kept = None
    if live.match is not None:
        kept = await server.archive_pool.run(archive.draw, live.table, live.entries)
    record, views = (kept.record, kept.views) if kept else (None, [])
    await server.store.write(queries.keep_archive, table_id, record, views)


async def check_absent_players(server: Server, table_id: str) -> None:
    """Let a bot play for players who ran out of time or are away, if the table wants that."""
    live = await find_table(server, table_id)
    if live.outdated:
        raise live.other_rules()
    # Only the store knows who is connected to another server.
    for person, at in (await server.store.read(queries.last_seen, table_id)).items():
        live.saw(person, at)
    now = now_ms()
    gone = play.absent_seats(live, now) if live.table.status == PLAYING else []

    def hold(table: Table) -> None:
        if table.absent == "bot":
            for seat in gone:
                table.seats[seat].held = True
        bot_at = table.bot_at
        play.schedule(table, live.clocks, now, table.pace_ms)
        table.bot_at = bot_at if bot_at is not None else table.bot_at
        if table.clock_at is not None and table.clock_at <= now:
            table.clock_at = None  # the others have been told and can vote

    with suppress(StaleVersion):
        await change_table(server, table_id, hold, live.table.version)
