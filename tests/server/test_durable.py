"""Durable before visible: a server of its own is killed again and again while people play.

`make soak` does the same for longer.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from tests.server import scripted
from tests.server.running import Running, spawned_by

pytestmark = pytest.mark.xdist_group("server-durable")

TABLES = (
    ("kosmopolis", [{"kind": "me"}, {"kind": "bot", "level": "newcomer"}]),
    ("comparity", [{"kind": "bot", "level": "regular"}, {"kind": "me"}, {"kind": "local"}]),
    ("splendor", [{"kind": "me"}, {"kind": "local"}]),
)


@dataclass
class Mortal:
    """A server over a folder, which is killed after so many promised moves and started again."""

    folder: Path
    luck: random.Random
    kills: int
    """How often it is still to be killed."""
    often: int
    """About how many promised moves come between."""
    processes: int = 1
    """With several, sometimes one of them dies and sometimes the one that started them."""
    moves: int = 0
    deaths: int = 0
    server: Running = field(init=False)

    def __post_init__(self) -> None:
        self.start()
        self.server.wait_until_up()
        self._next = self.luck.randint(1, self.often)

    def start(self) -> None:
        """Start it; people ask until it answers."""
        words = ["--data", str(self.folder), "--unlimited", "--bots", "1"]
        words += ["--processes", str(self.processes)] if self.processes > 1 else []
        self.server = Running(self.folder / "log", "serve", *words)

    def addresses(self) -> list[str]:
        """Where it listens now."""
        return [self.server.address]

    def moved(self) -> None:
        """Another move was promised: perhaps the last for a while."""
        self.moves += 1
        if self.kills and self.moves >= self._next:
            self._next = self.moves + self.luck.randint(1, self.often)
            self.kills -= 1
            self.deaths += 1
            self.kill()

    def kill(self) -> None:
        """Kill the server, or one of its processes."""
        family = spawned_by(self.server.process.pid)
        one = self.luck.choice([None, *family]) if self.processes > 1 else None
        if one is None:
            self.server.kill()
        else:
            with suppress(ProcessLookupError):
                os.kill(one, signal.SIGKILL)


async def keep_alive(mortal: Mortal) -> None:
    """Start the server again whenever it has died."""
    while True:
        await asyncio.sleep(mortal.luck.uniform(0.02, 0.2))
        if mortal.server.process.poll() is not None:
            # It may be killed again before it is seen to be up.
            mortal.start()


async def play_and_kill(mortal: Mortal, games: int) -> int:
    """So many whole games at once; says how many moves their records have."""

    async def whole_game(number: int) -> int:
        name, seats = TABLES[number % len(TABLES)]
        luck = random.Random(mortal.luck.random())
        person = await scripted.somebody(mortal.addresses, luck)
        game = await scripted.open_table(person, name, seats)
        await scripted.play(person, game, mortal.moved)
        mine = [place for place, seat in enumerate(seats) if seat["kind"] != "bot"]
        return await scripted.check(person, game, mine)

    keeping = asyncio.create_task(keep_alive(mortal))
    try:
        return sum(await asyncio.gather(*(whole_game(number) for number in range(games))))
    finally:
        keeping.cancel()
        mortal.server.kill()


async def test_every_promised_move_survives_a_server_that_is_killed(tmp_path: Path) -> None:
    mortal = Mortal(tmp_path, random.Random(1), kills=2, often=15)
    moves = await play_and_kill(mortal, games=2)
    assert mortal.deaths == 2
    assert moves > mortal.moves > 30
    assert "Traceback" not in (tmp_path / "log").read_text()


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="finds processes in /proc")
async def test_every_promised_move_survives_when_any_process_of_a_server_is_killed(
    tmp_path: Path,
) -> None:
    mortal = Mortal(tmp_path, random.Random(4), kills=3, often=15, processes=2)
    moves = await play_and_kill(mortal, games=2)
    assert mortal.deaths == 3
    assert moves > mortal.moves > 30
    assert "Traceback" not in (tmp_path / "log").read_text()
