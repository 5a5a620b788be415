"""The store: what is written stays, whichever version of the program opens it."""

from __future__ import annotations

import asyncio
import queue
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, text

from tests.example_game import lanterns
from tests.server.visit import LOCAL, ME, Visit, visiting
from tripolis.engine import game as games
from tripolis.server import queries
from tripolis.server import store as store_module
from tripolis.server.house import find_table
from tripolis.server.limits import Limits
from tripolis.server.models import Person
from tripolis.server.run import copy_store
from tripolis.server.schema import metadata
from tripolis.server.store import Store, open_store, sqlite_url

FIXTURE = Path(__file__).parent / "stores" / "0001.sql"
TOKEN = "0001-" + "t" * 38
TABLE = "/api/tables/aaaaaaaaaaaaaaaa"


async def test_a_write_that_fails_fails_alone(tmp_path: Path) -> None:
    """Writes that are asked for together share a transaction, but not their mistakes."""
    store = open_store(sqlite_url(tmp_path))

    def add(connection: Connection, number: int) -> int:
        queries.add_person(connection, Person(f"p{number}", "x", "en"), f"t{number}")
        if number % 7 == 3:
            raise KeyError(number)
        return number

    outcomes = await asyncio.gather(
        *(store.write(add, number) for number in range(50)), return_exceptions=True
    )
    good = [number for number in range(50) if number % 7 != 3]
    assert [one for one in outcomes if isinstance(one, int)] == good
    assert sum(isinstance(one, KeyError) for one in outcomes) == 50 - len(good)

    def names(connection: Connection) -> set[str]:
        return set(connection.scalars(text("select id from people")))

    assert await store.read(names) == {f"p{number}" for number in good}
    store.close()


async def test_where_others_write_only_moves_go_together_in_the_order_of_their_tables() -> None:
    loop, jobs = asyncio.get_running_loop(), queue.SimpleQueue[store_module._Job | None]()

    def job(table: str | None) -> store_module._Job:
        return store_module._Job(lambda _: None, loop.create_future(), loop, table)

    def told(some: list[store_module._Job]) -> list[str | None]:
        return [one.table for one in some]

    for table in ("b", None, "c"):
        jobs.put(job(table))
    shared = store_module._Writer(create_engine("sqlite://"), jobs, alone=False)
    assert told(shared._together(job("d"))) == ["b", "d"]
    assert told(shared._together(job(None))) == [None]
    assert told(shared._together(job("a"))) == ["a", "c"]
    assert told([one for one in (jobs.get(),) if one]) == [None]
    for table in ("b", None):
        jobs.put(job(table))
    alone = store_module._Writer(create_engine("sqlite://"), jobs, alone=True)
    assert told(alone._together(job("d"))) == ["d", "b", None]


async def test_a_commit_waits_for_the_disk(tmp_path: Path) -> None:
    store = open_store(sqlite_url(tmp_path))

    def settings(connection: Connection) -> tuple[Any, Any]:
        return (
            connection.scalar(text("pragma journal_mode")),
            connection.scalar(text("pragma synchronous")),
        )

    assert await store.write(settings) == ("wal", 2)
    store.close()


def test_a_store_in_memory_leaves_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    open_store("sqlite://").close()
    assert list(tmp_path.iterdir()) == []


def test_the_migrations_make_what_the_program_describes(tmp_path: Path) -> None:
    migrated, described = tmp_path / "migrated", tmp_path / "described"
    migrated.mkdir()
    described.mkdir()
    open_store(sqlite_url(migrated)).close()
    store = Store(sqlite_url(described))
    metadata.create_all(store._writer)
    store.close()
    assert columns(migrated) == columns(described)


def columns(folder: Path) -> dict[str, list[Any]]:
    connection = sqlite3.connect(folder / "tripolis.db")
    tables = [
        name
        for (name,) in connection.execute("select name from sqlite_master where type = 'table'")
        if name != "alembic_version"
    ]
    found = {name: list(connection.execute(f"pragma table_info({name})")) for name in tables}
    found |= {
        f"{name} indexes": sorted(
            row[2:] for row in connection.execute(f"pragma index_list({name})")
        )
        for name in tables
    }
    connection.close()
    return found


async def test_a_store_made_by_the_first_migration_opens_and_its_game_goes_on(
    tmp_path: Path,
) -> None:
    old = sqlite3.connect(tmp_path / "tripolis.db")
    old.executescript(FIXTURE.read_text("utf-8"))
    old.close()
    async with visiting(tmp_path) as visit:
        anna = visit.passer_by()
        anna.client.cookies["tripolis_guest"] = TOKEN
        shown = await anna.get(TABLE)
        assert (shown["status"], shown["seq"]) == ("playing", 6)
        assert shown["play"]["log"][-1]["lines"]
        over = await anna.play_on(TABLE)
        assert over["status"] == "over"
        assert (await anna.get(f"{TABLE}/analysis"))["status"] == "waiting"


async def test_a_game_keeps_its_rules_version(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await visit.guest()
    table = await anna.open("lanterns", ME, LOCAL)
    await anna.begin(table)
    await anna.play_on(table, 2)
    before = await anna.get(table)
    live = await find_table(visit.server, table.rpartition("/")[2])
    newer = object.__new__(games.Game)
    newer.__dict__.update(live.playing.game.__dict__ | {"rules_version": 2})
    visit.server.tables.clear()
    with monkeypatch.context() as patched:
        patched.setattr(lanterns, "GAME", newer)
        assert (await anna.get(table))["play"] is None
        move = {"seat": 0, "move": "show 1", "seq": before["seq"]}
        refused = await anna.refused("POST", f"{table}/moves", move, "key")
        assert refused == (409, "server-other-rules")
    visit.server.tables.clear()
    # Nothing was lost: a program with the same rules goes on.
    assert (await anna.get(table))["play"] == before["play"]
    await anna.play_on(table, 1)


async def test_a_live_store_is_copied_whole(visit: Visit, tmp_path: Path) -> None:
    anna = await visit.guest()
    table = await anna.open("lanterns", ME, LOCAL)
    await anna.begin(table)
    await anna.play_on(table, 3)
    shown = await anna.get(table)
    copy = tmp_path / "copy"
    copy.mkdir()
    copy_store(tmp_path, copy / "tripolis.db")
    await anna.play_on(table, 1)
    async with visiting(copy) as later:
        somebody = later.passer_by()
        somebody.client.cookies["tripolis_guest"] = anna.token
        assert (await somebody.get(table))["play"] == shown["play"]


async def test_a_server_whose_disk_is_full_says_that_it_is_not_well(tmp_path: Path) -> None:
    async with visiting(tmp_path, Limits(limited=False, health_pause=0)) as visit:
        anna = await visit.guest()
        assert await anna.get("/healthz") == {"status": "ok"}
        with full_disk(tmp_path):
            refused = await anna.refused("GET", "/healthz")
            assert refused == (503, "server-store-failed")
        assert await anna.get("/healthz") == {"status": "ok"}


@contextmanager
def full_disk(folder: Path) -> Iterator[None]:
    """No file grows past what the store's files have, as if nothing were left."""
    size = (folder / "tripolis.db-wal").stat().st_size
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def test_asking_how_the_server_does_writes_little(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = 0
    real = queries.note_health

    def counting(connection: Connection, at: int) -> None:
        nonlocal written
        written += 1
        real(connection, at)

    monkeypatch.setattr(queries, "note_health", counting)
    anna = await visit.guest()
    visit.server.health._pause = 3600
    await asyncio.gather(*(anna.get("/healthz") for _ in range(20)))
    assert written == 1


async def test_a_store_that_fails_is_said_so_and_nothing_changes(visit: Visit) -> None:
    anna = await visit.guest()
    table = await anna.open("lanterns", ME, LOCAL)
    before = await anna.begin(table)

    def broken(connection: Connection) -> None:
        connection.execute(text("drop table entries"))

    await visit.server.store.write(broken)
    move = {"seat": 0, "move": before["play"]["legal"][0]["text"], "seq": 0}
    assert await anna.refused("POST", f"{table}/moves", move, "k") == (503, "server-store-failed")
