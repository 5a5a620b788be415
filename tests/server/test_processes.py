"""`tripolis serve --processes N`: several processes over one store and one port."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from tests.server.listening import listening
from tests.server.running import Running, spawned_by
from tests.server.visit import FREE, LOCAL, ME, Ears, visiting
from tripolis.server import redis_hub
from tripolis.server.local_hub import LocalHub
from tripolis.server.neighbours import Neighbours, Place


@pytest.fixture
def hints() -> Iterator[Path]:
    """A folder for sockets: their paths have to be short."""
    with tempfile.TemporaryDirectory(prefix="hints-") as folder:
        yield Path(folder)


async def test_a_move_made_in_one_process_is_heard_in_another(
    tmp_path: Path, hints: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(redis_hub, "_POLL", 3600)
    async with (
        visiting(tmp_path, schedule=True, hints=hints) as one,
        visiting(tmp_path, schedule=True, hints=hints) as other,
    ):
        anna = await one.guest()
        table = await anna.open("lanterns", ME, LOCAL)
        await anna.begin(table)
        ears = Ears(other.app, f"{table}/events?after=0", anna.token)
        await ears.until(lambda ears: bool(ears.of("table")))
        await anna.play_any(table, 0)
        await ears.until(lambda ears: bool(ears.of("play")))
        # The other process goes on from there.
        there = other.passer_by()
        there.client.cookies["tripolis_guest"] = anna.token
        await there.play_any(table, 1)
        assert (await anna.get(table))["seq"] == 2
        await ears.close()


def _asking_for(number: int) -> bytes:
    return b"GET /api/tables/%016d/events HTTP/1.1\r\n" % number


def test_processes_agree_on_the_home_of_each_table(hints: Path) -> None:
    family = [Neighbours(Place(hints, number, 3)) for number in range(3)]
    homes = [[one.home_for(_asking_for(number)) for one in family] for number in range(60)]
    for named in homes:
        (home,) = {*named} - {None}
        assert [number for number, told in enumerate(named) if told is None] == [home]
    assert {home for named in homes for home in named} == {None, 0, 1, 2}
    assert all(one.home_for(b"GET /api/tables HTTP/1.1\r\n") is None for one in family)


@pytest.fixture
def homes(hints: Path) -> tuple[Neighbours, Neighbours]:
    """Two processes that can hand connections over to each other."""
    if sys.platform != "linux":
        pytest.skip("only Linux has such sockets")
    return Neighbours(Place(hints, 0, 2)), Neighbours(Place(hints, 1, 2))


async def test_connections_go_to_the_process_where_their_table_is_at_home(
    tmp_path: Path, homes: tuple[Neighbours, Neighbours]
) -> None:
    async with (
        listening(tmp_path, FREE, homes[0]) as one,
        listening(tmp_path, FREE, homes[1]) as other,
        one.client() as anna,
        other.client() as viktor,
    ):
        tables = [await one.table(anna, str(number)) for number in range(8)]
        one.server.tables.clear()
        for table in tables:
            for client in (anna, viktor):
                # Each client has one connection, which moves to and fro.
                assert (await client.get(table)).json()["id"] == table.split("/")[-1]
        held = [*one.server.tables, *other.server.tables]
        assert sorted(held) == sorted(table.split("/")[-1] for table in tables)


async def test_a_request_for_the_table_of_a_dead_process_is_answered(
    tmp_path: Path, homes: tuple[Neighbours, Neighbours]
) -> None:
    async with listening(tmp_path, FREE, homes[0]) as one, one.client() as anna:
        keys = map(str, count())
        table = await one.table(anna, next(keys))
        while homes[0].home_for(f"GET {table} HTTP/1.1".encode()) is None:
            table = await one.table(anna, next(keys))
        async with listening(tmp_path, FREE, homes[1]) as other:
            assert (await anna.get(table)).status_code == 200
            assert [*other.server.tables] == [table.split("/")[-1]]
        assert (await anna.get(table)).status_code == 200


async def test_a_process_that_takes_no_more_connections_holds_nobody_up(
    homes: tuple[Neighbours, Neighbours],
) -> None:
    giver, busy = homes
    taken: list[bytes] = []

    def take(connection: socket.socket, received: bytes) -> None:
        connection.close()
        taken.append(received)

    for one in homes:
        one.listen(take)
    given = 0
    with socket.socket() as connection:
        # The event loop does not run meanwhile, so nothing is taken.
        while giver.hand_over(connection.fileno(), b"GET / HTTP/1.1\r\n\r\n", 1):
            given += 1
    busy.close(take)
    giver.close(take)
    assert given == len(taken) > 100


async def test_a_process_that_died_is_forgotten(hints: Path) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as dead:
        dead.bind(str(hints / "dead"))
    hub = LocalHub(hints)
    await hub.publish("t" * 16, True)
    assert [path.name for path in hints.iterdir()] == [hub._path.name]
    hub.close()
    assert list(hints.iterdir()) == []


async def test_a_process_that_cannot_keep_up_holds_nobody_up(hints: Path) -> None:
    sender, busy = LocalHub(hints), LocalHub(hints)
    async with asyncio.timeout(60):
        for number in range(5000):
            await sender.publish(f"{number:016}", False)
    sender.close()
    busy.close()


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="finds processes in /proc")
def test_processes_end_with_the_first_of_them(tmp_path: Path) -> None:
    words = ("--data", str(tmp_path / "data"), "--bots", "0", "--processes", "2")
    server = Running(tmp_path / "log", "serve", *words)
    server.wait_until_up()
    family = spawned_by(server.process.pid)
    assert len(family) == 2
    assert server.stop(signal.SIGTERM) == 0
    assert not any(Path(f"/proc/{pid}").exists() for pid in family)
    assert "Traceback" not in (tmp_path / "log").read_text()
