"""`tripolis serve --processes N`: several processes over one store and one port."""

from __future__ import annotations

import asyncio
import signal
import socket
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Running, spawned_by
from tests.server.visit import LOCAL, ME, Ears, visiting
from tripolis.server import redis_hub
from tripolis.server.local_hub import LocalHub


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
