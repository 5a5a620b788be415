"""Hints and analyses take nobody else's time."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.server.visit import LOCAL, ME, Ears, Guest, OwnThreads, Visit, bot, visiting
from tripolis.server import queries, scheduler, thinking
from tripolis.server.advice import Advisor
from tripolis.server.models import now_ms
from tripolis.server.scheduler import analyse, play_for_bot
from tripolis.server.workers import WorkerPool


class OneThread(WorkerPool):
    """A single worker: whoever comes later waits."""

    def __init__(self) -> None:
        super().__init__(1)
        self._thread = ThreadPoolExecutor(1)

    async def run(self, work: Callable[..., Any], *args: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *args)

    def close(self) -> None:
        self._thread.shutdown()


async def test_a_bot_moves_while_somebody_elses_hints_are_thought_about(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = threading.Event()
    monkeypatch.setattr(thinking, "advise", lambda *_: done.wait(60) and {})
    visit.server.bot_pool = OneThread()
    anna, viktor = await visit.guest(), await visit.guest()
    hers, his = await anna.open("lanterns", ME, LOCAL), await viktor.open("lanterns", ME, bot())
    await anna.begin(hers)
    await viktor.begin(his)
    await viktor.play_any(his, 0)
    hints = [asyncio.create_task(anna.get(f"{hers}/hint?seat=0")) for _ in range(20)]
    await asyncio.sleep(0.5)
    await asyncio.wait_for(play_for_bot(visit.server, his.rpartition("/")[2]), 30)
    assert (await viktor.get(his))["seq"] == 2
    done.set()
    await asyncio.gather(*hints)


class Gated(WorkerPool):
    """Thinks when it is let, and notes for whom."""

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self.begun: list[str] = []
        self.let = asyncio.Semaphore(0)

    async def run(self, work: Callable[..., Any], *args: Any) -> Any:
        self.begun.append(args[0])
        await self.let.acquire()
        return args[0]


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def test_each_person_gets_one_hint_at_a_time() -> None:
    pool = Gated(2)
    advisor = Advisor(pool)
    many = [asyncio.create_task(advisor.ask("anna", print, f"anna {n}")) for n in range(5)]
    await settle()
    other = asyncio.create_task(advisor.ask("viktor", print, "viktor"))
    await settle()
    assert pool.begun == ["anna 0", "viktor"]
    for _ in range(6):
        pool.let.release()
    assert await asyncio.gather(*many) == [f"anna {n}" for n in range(5)]
    assert await other == "viktor"


async def test_a_hint_that_nobody_waits_for_any_more_is_never_begun() -> None:
    pool = Gated(1)
    advisor = Advisor(pool)
    tasks = [
        asyncio.create_task(advisor.ask(person, print, person)) for person in ("anna", "eva", "ivo")
    ]
    await settle()
    tasks[0].cancel()
    tasks[1].cancel()
    await settle()
    # The one that was begun cannot be stopped, and nobody else's is begun before it is done.
    assert pool.begun == ["anna"]
    pool.let.release()
    await settle()
    assert pool.begun == ["anna", "ivo"]
    pool.let.release()
    assert await tasks[2] == "ivo"


async def test_who_hangs_up_does_not_keep_others_waiting(visit: Visit) -> None:
    pool = Gated(1)
    visit.server.advisor = Advisor(pool)
    anna, viktor = await visit.guest(), await visit.guest()
    tables = []
    for person in (anna, viktor):
        table = await person.open("lanterns", ME, LOCAL)
        await person.begin(table)
        tables.append(table)
    first = Ears(visit.app, f"{tables[0]}/hint?seat=0", anna.token)
    while not pool.begun:
        await asyncio.sleep(0.01)
    second = Ears(visit.app, f"{tables[1]}/hint?seat=0", viktor.token)
    await asyncio.sleep(0.3)
    await second.close()
    await first.close()
    pool.let.release()
    await asyncio.sleep(0.1)
    assert len(pool.begun) == 1


# Analyses


async def finished(person: Guest) -> str:
    table = await person.open("lanterns", ME, LOCAL)
    await person.begin(table)
    await person.play_on(table)
    return table


async def test_each_person_has_one_analysis_in_the_queue(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "analyse", lambda _: {"moments": [], "turning_points": []})
    anna, viktor = await visit.guest(), await visit.guest()
    hers, his = [await finished(anna) for _ in range(3)], await finished(viktor)
    for table in (*hers, *hers):
        assert (await anna.get(f"{table}/analysis"))["status"] == "waiting"
    assert (await viktor.get(f"{his}/analysis"))["status"] == "waiting"

    async def claim() -> str | None:
        now = now_ms()
        claimed = await visit.server.store.write(queries.claim_analysis, now, now + 3_600_000)
        return f"/api/tables/{claimed}" if claimed else None

    assert [await claim() for _ in range(3)] == [hers[0], his, None]
    await analyse(visit.server, hers[0].rpartition("/")[2])
    assert (await anna.get(f"{hers[0]}/analysis"))["status"] == "done"
    await anna.get(f"{hers[1]}/analysis")
    assert await claim() == hers[1]


async def test_an_analysis_that_nobody_waits_for_is_not_begun(visit: Visit) -> None:
    anna = await visit.guest()
    table = await finished(anna)
    await anna.get(f"{table}/analysis")
    store, later = visit.server.store, now_ms() + 3_600_000
    assert await store.read(queries.is_analysis_asked, now_ms())
    assert not await store.read(queries.is_analysis_asked, later)
    assert await store.write(queries.claim_analysis, later, later + 1000) is None


async def test_an_analysis_that_is_left_is_dropped_while_it_is_thought_about(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "_STILL_WAITED_FOR", 0.01)
    closed = asyncio.Event()

    class Endless(OwnThreads):
        async def run(self, work: Callable[..., Any], *args: Any) -> Any:
            await asyncio.Event().wait()

        def close(self) -> None:
            closed.set()

    async with visiting(tmp_path) as visit:
        anna = await visit.guest()
        table = await finished(anna)
        await anna.get(f"{table}/analysis")
        visit.server.analysis_pool = Endless(1)
        thinking = asyncio.create_task(analyse(visit.server, table.rpartition("/")[2]))
        await asyncio.sleep(0.3)
        assert not thinking.done(), "somebody waits"
        monkeypatch.setattr(queries, "_WAITS_FOR", -1_000_000)
        await asyncio.wait_for(thinking, 30)
        assert closed.is_set()
        found = await visit.server.store.read(
            queries.analysis_of, table.rpartition("/")[2], now_ms()
        )
        assert found == queries.Analysis()
