"""Kill a server hundreds of times while people play hundreds of games.

    python -m tests.server.soak --games 300 --minutes 20 --seed 1

Games are played by the dozen, with one process and with two in turn. Any broken promise ends the
run with a traceback; the last line says what was held.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from itertools import cycle
from pathlib import Path

from tests.server.test_durable import Mortal, play_and_kill

_AT_ONCE = 12


async def soak(games: int, minutes: float, seed: int) -> None:
    end = time.monotonic() + 60 * minutes
    luck = random.Random(seed)
    played = moves = deaths = 0
    processes = cycle((1, 2))
    while played < games and time.monotonic() < end:
        with tempfile.TemporaryDirectory(prefix="tripolis-soak-") as folder:
            mortal = Mortal(Path(folder), luck, kills=8, often=120, processes=next(processes))
            count = min(_AT_ONCE, games - played)
            moves += await play_and_kill(mortal, count)
            played, deaths = played + count, deaths + mortal.deaths
            print(f"{played} games, {moves} moves, killed {deaths} times", flush=True)
    print(f"Held: {played} games, {moves} moves, killed {deaths} times (seed {seed})")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1 << 30))
    asyncio.run(soak(**vars(parser.parse_args())))


if __name__ == "__main__":
    main()
