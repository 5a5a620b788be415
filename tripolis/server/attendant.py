"""Whoever sees to it that things happen without a request: bots move, clocks run out, tables sleep.

What is due stands in the store (`bot_at`, `clock_at`), so it happens after a restart too, and
whichever process claims it first may do it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any

from tripolis.engine.game import game_names
from tripolis.server import bots, play, records
from tripolis.server.data import PLAYING, Table, now_ms, to_json
from tripolis.server.errors import Conflict, Refused
from tripolis.server.house import House, change, find, let_sleep, load_all_rules
from tripolis.server.live import Live
from tripolis.server.records import Overtaken

_LONGEST_NAP = 1.0
_SHORT_NAP = 0.02
_UNHURRIED_NAP = 0.25
"""For what need not happen at once."""
_LOOKS_AT_ONCE = 64
_CLAIM = 10_000
"""A claim that was neither made good nor renewed for so long, in ms, is anybody's again."""
_RENEW = 3.0
_TIME_TO_RETURN = 15.0
"""Seconds after a start in which nobody is missed yet."""
_NOT_OURS = 3_600_000
"""For so long, in ms, a match of other rules is left alone before somebody looks again."""
_LONG_CLAIM = 600_000
"""The same for an analysis, which takes much longer."""
_HEARTBEAT = 10.0
_logger = logging.getLogger("tripolis.server")


@asynccontextmanager
async def attended(house: House) -> AsyncIterator[None]:
    """A house at work: whatever is due there is done until the end."""
    if house.store.is_sqlite:
        # There is one server; what it had begun when it died need not wait.
        await house.store.write(records.drop_claims)
    attendant = Attendant(house)
    warming = asyncio.create_task(_warm(house))
    attendant.start()
    try:
        yield
    finally:
        warming.cancel()
        await attendant.stop()


async def _warm(house: House) -> None:
    """Have the rules of all games loaded, here and where bots think."""
    await load_all_rules()
    if house.pool.thinkers:
        # One thing after another: a bot that has to move meanwhile waits for one of them at most.
        # What searches need takes longest, and is loaded when somebody needs it.
        for level in ("newcomer", "regular"):
            for name in game_names():
                await house.pool.run(bots.get_ready, name, level)


class Attendant:
    """The tasks of a server process that nobody asked for."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Begin to attend."""
        house = self._house
        if house.pool.thinkers:
            # One more than can think at once: it is ready when the first is done. What is left
            # is for other processes.
            most = house.pool.thinkers + 1
            self._start(self._attend("bot_at", play_for_bot, most, _SHORT_NAP))
            self._start(self._analyse())
        self._start(self._watch_clocks())
        self._start(self._heartbeat())
        for chore in house.chores:
            self._start(chore(house))

    def _start(self, chore: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(chore)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        """Leave off, whatever is being done: the store knows what is due."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _attend(
        self, column: str, work: Callable[[House, str], Awaitable[None]], at_once: int, nap: float
    ) -> None:
        """Do what is due, so much at once, and nap until something may be due again."""
        house = self._house
        busy: set[str] = set()
        while True:
            bell, following = house.bell.next, None
            try:
                if len(busy) < at_once:
                    now = now_ms()
                    found = await house.store.read(records.due, column, now, at_once)
                    fresh = [table_id for table_id in found if table_id not in busy]
                    for table_id in fresh[: at_once - len(busy)]:
                        busy.add(table_id)
                        self._start(self._do(column, table_id, work, busy))
                    following = await house.store.read(records.next_due, column, now)
            except Refused:
                _logger.exception("the store cannot be read")
            await _nap(bell, nap, following)

    async def _do(
        self,
        column: str,
        table_id: str,
        work: Callable[[House, str], Awaitable[None]],
        busy: set[str],
    ) -> None:
        now = now_ms()
        until = now + _CLAIM
        try:
            if await self._house.store.write(records.claim, table_id, column, now, until):
                async with self._claiming(table_id, until):
                    await work(self._house, table_id)
        except Conflict:
            # A match of other rules than ours: it waits for a program that has them.
            later = now + _NOT_OURS
            await self._house.store.write(records.claim_longer, table_id, until, later)
        except Exception:
            # The claim runs out and somebody tries again.
            _logger.exception("left undone", extra={"table": table_id[:6], "chore": column})
        finally:
            busy.discard(table_id)
            self._house.bell.ring()

    @asynccontextmanager
    async def _claiming(self, table_id: str, until: int) -> AsyncIterator[None]:
        """Keep a claim for as long as the work takes: others see soon if this process dies."""
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
            kept = await self._house.store.write(records.claim_longer, table_id, until, later)
            until = later

    async def _watch_clocks(self) -> None:
        """Let bots play for who is missed; but after a start everybody may come back first."""
        await asyncio.sleep(_TIME_TO_RETURN)
        await self._attend("clock_at", look_who_is_missed, _LOOKS_AT_ONCE, _UNHURRIED_NAP)

    async def _analyse(self) -> None:
        """Look again at finished matches, one after another."""
        store = self._house.store
        while True:
            bell, asked = self._house.bell.next, False
            try:
                asked = await store.read(records.is_analysis_asked, now_ms())
                if asked:
                    now = now_ms()
                    claimed = await store.write(records.claim_analysis, now, now + _LONG_CLAIM)
                    if claimed is not None:
                        await analyse(self._house, claimed)
            except Exception:
                _logger.exception("an analysis was left undone")
                asked = False
            if not asked:
                await _nap(bell, _UNHURRIED_NAP)

    async def _heartbeat(self) -> None:
        """Note who is here, and forget what nobody looks at."""
        house = self._house
        while True:
            await asyncio.sleep(_HEARTBEAT)
            now = now_ms()
            here = [one for table in house.tables.values() for one in lately_seen(table, now)]
            try:
                if here:
                    await house.store.write(records.note_presence, here)
            except Refused:
                _logger.exception("presence could not be noted")
            let_sleep(house)


def lately_seen(live: Live, now: int) -> list[tuple[str, str, int]]:
    """Who was seen since the last heartbeat. What another server saw keeps its time: two servers
    must not go on telling each other of somebody who has left."""
    for person in live.streams:
        if person in live.table.people:
            live.saw(str(person), now)
    since = now - int(1000 * _HEARTBEAT)
    return [(live.table.id, person, at) for person, at in live.seen.items() if at > since]


async def _nap(bell: asyncio.Event, shortest: float, following: int | None = None) -> None:
    # However often the bell rings: all that has become due meanwhile is found by one look.
    await asyncio.sleep(shortest)
    wait = _LONGEST_NAP
    if following is not None:
        wait = min(wait, max(0, (following - now_ms()) / 1000))
    with suppress(TimeoutError):
        await asyncio.wait_for(bell.wait(), wait)


async def play_for_bot(house: House, table_id: str) -> None:
    """Think for one seat that a bot plays, and make its move like anybody else's."""
    live = await find(house, table_id)
    seat = _bot_asked(live)
    if seat is None:
        await change(house, table_id, _nothing_due)
        return
    began = time.monotonic()
    level = bots.level_of(live.table, seat)
    seed = bots.bot_seed(live.table, seat)
    match, decided_at = live.playing, live.table.seq
    state = match.state
    action = await house.pool.run(bots.choose, live.table.game, state.tobytes(), seat, level, seed)
    house.metrics.thinking.labels(level).observe(time.monotonic() - began)
    move = match.game.write_move(state, seat, action)
    while play.still_decides(live, seat, decided_at) and live.table.bot_plays(seat):
        try:
            await play.make_move(house, live, seat, move, None)
            return
        except Overtaken:
            live = await find(house, table_id)


def _bot_asked(live: Live) -> int | None:
    if live.table.status != PLAYING:
        return None
    return next((seat for seat in live.awaited if live.table.bot_plays(seat)), None)


def _nothing_due(table: Table) -> None:
    if not any(table.bot_plays(seat) for seat in table.awaited):
        table.bot_at = None


async def analyse(house: House, table_id: str) -> None:
    """Look again at a finished match, and keep what was found."""
    live = await find(house, table_id)
    text = live.table.record or await asyncio.to_thread(live.playing.record)
    found = await house.study.run(bots.analyse, text)
    await house.store.write(records.keep_analysis, table_id, to_json(found))


async def look_who_is_missed(house: House, table_id: str) -> None:
    """Let a bot play for who ran out of time or stays away, where the table chose so."""
    live = await find(house, table_id)
    # Who talks to another server is noted in the store alone.
    for person, at in (await house.store.read(records.last_seen, table_id)).items():
        live.saw(person, at)
    now = now_ms()
    gone = play.missed(live, now) if live.table.status == PLAYING else []

    def hold(table: Table) -> None:
        if table.absent == "bot":
            for seat in gone:
                table.seats[seat].held = True
        bot_at = table.bot_at
        play.schedule(table, live.clocks, now, table.pace_ms)
        table.bot_at = bot_at if bot_at is not None else table.bot_at
        if table.clock_at is not None and table.clock_at <= now:
            table.clock_at = None  # the others have been told, and it is theirs to vote

    with suppress(Overtaken):
        await change(house, table_id, hold, live.table.version)
