"""Kill servers and workers over one PostgreSQL, again and again, while people play.

    python -m tests.server.soak_scale --games 300 --minutes 20 --seed 1

Two servers and two workers; every few moves one of the four is killed at any instant, and started
again. Games are played by the dozen. Any broken promise ends the run with a traceback; the last
line says what was held.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.server import scripted
from tests.server.running import Cluster, shared_store

_AT_ONCE = 12
_GAMES = ("kosmopolis", "splendor", "comparity")
_BOT = {"kind": "bot", "level": "newcomer"}
_START = {"serve": ("--bots", "0", "--unlimited"), "worker": ("--bots", "1")}


class Mortals:
    """Two servers and two workers that die now and then."""

    def __init__(self, cluster: Cluster, luck: random.Random, often: int) -> None:
        self._cluster = cluster
        self._luck = luck
        self._often = often
        self._kinds = ["serve", "serve", "worker", "worker"]
        self._running = [cluster.start(kind, *_START[kind]) for kind in self._kinds]
        self._returning: set[asyncio.Task[None]] = set()
        self.deaths = 0
        for one in self._running:
            one.wait_until_up()

    def addresses(self) -> list[str]:
        """Where servers are, or were a moment ago."""
        return [one.address for one in self._running[:2]]

    def maybe_die(self) -> None:
        """After a move: perhaps one of them dies, while another of its kind lives."""
        if self._luck.randrange(self._often) or self._returning:
            return
        place = self._luck.randrange(len(self._kinds))
        task = asyncio.create_task(self._die(place))
        self._returning.add(task)
        task.add_done_callback(self._returning.discard)

    async def _die(self, place: int) -> None:
        # Not always right after an answer: the next requests are under way by then.
        await asyncio.sleep(self._luck.random() * 0.2)
        self._running[place].kill()
        self.deaths += 1
        kind = self._kinds[place]
        self._running[place] = self._cluster.start(kind, *_START[kind])
        await asyncio.to_thread(self._running[place].wait_until_up)

    async def rest(self) -> None:
        """Wait until all are up."""
        await asyncio.gather(*self._returning)


async def whole_game(mortals: Mortals, number: int, seed: int) -> tuple[int, int]:
    """One game from its opening to the check of its record: moves, and requests sent again."""
    person = await scripted.somebody(mortals.addresses, random.Random(f"{seed}-{number}"))
    seats: list[dict[str, Any]] = [{"kind": "me"}, _BOT, *[{"kind": "local"}] * (number % 2)]
    game = await scripted.open_table(person, _GAMES[number % 3], seats)
    await scripted.play(person, game, mortals.maybe_die)
    mine = [place for place, seat in enumerate(seats) if seat is not _BOT]
    moves = await scripted.check(person, game, mine)
    await person.client.aclose()
    return moves, person.tries


async def soak(games: int, minutes: float, seed: int, often: int) -> None:
    end = time.monotonic() + 60 * minutes
    played = moves = again = 0
    with (
        tempfile.TemporaryDirectory(prefix="tripolis-soak-") as folder,
        shared_store(Path(folder)) as (cluster, _, _),
    ):
        mortals = Mortals(cluster, random.Random(seed), often)
        while played < games and time.monotonic() < end:
            some = range(played, min(games, played + _AT_ONCE))
            done = await asyncio.gather(*(whole_game(mortals, one, seed) for one in some))
            played += len(done)
            moves += sum(one[0] for one in done)
            again += sum(one[1] for one in done)
            print(f"{played} games, {moves} moves, killed {mortals.deaths} times", flush=True)
        await mortals.rest()
    print(
        f"Held: {played} games, {moves} moves, killed {mortals.deaths} times, "
        f"{again} requests sent again (seed {seed})"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1 << 30))
    parser.add_argument("--often", type=int, default=60, help="moves between deaths, on average")
    asyncio.run(soak(**vars(parser.parse_args())))


if __name__ == "__main__":
    main()
