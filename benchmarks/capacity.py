"""What many tables in play need, from the figures of `server.py` and a day of arrivals.

    python benchmarks/capacity.py --tables 100000

A day of matches is simulated on a smaller scale. People come as they do in one time zone: few at
night, most in the evening. A match has as many moves as random play has, each after a pause for
thought; each seat and each spectator has a stream. Streams go to any server (as any balancer sends
them) or all of a table to one (a balancer that hashes the path). The busiest minute is scaled up to
the tables asked for. What a move costs is measured, how people play is assumed: change either here.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass

import numpy as np

DAY = 24 * 60
MINUTE = 60.0

# How people play: assumed.
MOVES = {"kosmopolis": 60, "splendor": 100, "comparity": 30}
THINKING = 15.0
"""Mean seconds before a move."""
SEATS = {2: 0.5, 3: 0.3, 4: 0.2}
SPECTATORS = 0.5
"""Mean number at a table."""
PEAK_HOUR, NIGHT_SHARE = 20.5, 0.1
"""When most people come, and how many still do at the quietest hour."""


@dataclass(frozen=True)
class Costs:
    """What was measured, or follows from the program's constants."""

    move_ms: float = 6.5
    """A move's processor time at one server, its drawing for five streams included."""
    held_elsewhere_ms: float = 4.3
    """The same at another server that has readers of the table. It plays, draws and sends, which is
    two thirds of the work by a profile."""
    bytes_a_stream: int = 7_000
    """Sent to a stream for a move."""
    table_kib: float = 150
    stream_kib: float = 34
    busy: float = 0.6
    """The share of a core that a server may use: more makes moves wait for each other."""
    heartbeat: float = 10.0
    """Seconds after which a server stores who is present."""
    poll: float = 2.0
    """Seconds after which a server compares its tables with the store."""
    most_streams: int = 20_000
    """Of one process."""


@dataclass(frozen=True)
class Peak:
    """The busiest minute of the day, at its true scale."""

    tables: float
    players: float
    streams: float
    moves: float
    """A second."""
    opened: float
    """Tables opened and ended a second."""


def arrivals(luck: np.random.Generator, matches: int) -> np.ndarray:
    """The minutes of two days in which matches begin."""
    hours = np.arange(DAY) / 60
    rising = (1 + np.cos((hours - PEAK_HOUR) * 2 * np.pi / 24)) / 2
    chances = NIGHT_SHARE + (1 - NIGHT_SHARE) * rising
    day = luck.choice(DAY, matches, p=chances / chances.sum())
    return np.concatenate([day, DAY + day])


def simulate(tables: int, matches: int, seed: int) -> Peak:
    """Play the matches of a day, and scale its busiest minute to this many tables."""
    luck = np.random.default_rng(seed)
    begin = arrivals(luck, matches)
    count = len(begin)
    moves = luck.poisson(luck.choice(list(MOVES.values()), count))
    lasting = luck.gamma(np.maximum(moves, 1), THINKING / MINUTE)
    seats = luck.choice(list(SEATS), count, p=list(SEATS.values()))
    watching = luck.poisson(SPECTATORS, count)
    # The first day fills the tables; the second one is looked at.
    minutes = np.arange(DAY, 2 * DAY)
    playing = np.array([np.count_nonzero(_during(begin, lasting, at)) for at in minutes])
    busiest = int(minutes[playing.argmax()])
    now = _during(begin, lasting, busiest)
    scale = tables / playing.max()
    return Peak(
        tables,
        scale * float(seats[now].sum()),
        scale * float((seats + watching)[now].sum()),
        scale * float((moves / np.maximum(lasting, 1e-9))[now].sum()) / MINUTE,
        scale * 2 * np.count_nonzero(begin == busiest) / MINUTE,
    )


def _during(begin: np.ndarray, lasting: np.ndarray, minute: int) -> np.ndarray:
    return (begin <= minute) & (minute < begin + lasting)


def needs(peak: Peak, costs: Costs, hashed: bool) -> dict[str, float]:
    """What the busiest minute needs; `hashed` if all readers of a table use one server."""
    a_table = peak.streams / peak.tables
    servers, held = 1.0, 1.0
    for _ in range(20):  # more servers hold a table in more places, which needs more servers
        held = 1.0 if hashed else servers * (1 - (1 - 1 / servers) ** a_table)
        busy = peak.moves * (costs.move_ms + (held - 1) * costs.held_elsewhere_ms) / 1000
        servers = max(1.0, busy / costs.busy, peak.streams / costs.most_streams)
    memory = peak.tables * held * costs.table_kib + peak.streams * costs.stream_kib
    return {
        "moves a second": peak.moves,
        "streams": peak.streams,
        "servers (processes, one core each)": servers,
        "servers that hold a table": held,
        "memory of all servers, GiB": memory / 2**20,
        "sent to browsers, MB/s": peak.moves * a_table * costs.bytes_a_stream / 1e6,
        "PostgreSQL: transactions that write, a second": peak.moves
        + 2 * peak.opened
        + servers / costs.heartbeat,
        "PostgreSQL: rows written for moves, a second": 2 * peak.moves,
        "PostgreSQL: rows written for presence, a second": peak.players * held / costs.heartbeat,
        "PostgreSQL: reads after hints, a second": peak.moves * (held - 1),
        "PostgreSQL: versions compared, a second": peak.tables * held / costs.poll,
        "PostgreSQL: connections": 8 * servers,
        "Redis: hints published, a second": peak.moves,
        "Redis: hints delivered, a second": peak.moves * (servers - 1),
    }


def main() -> None:
    reader = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    reader.add_argument("--tables", type=int, default=100_000, help="in play in the busiest minute")
    reader.add_argument("--matches", type=int, default=60_000, help="simulated in a day")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--move-ms", type=float, default=Costs.move_ms)
    given = reader.parse_args()
    costs = Costs(move_ms=given.move_ms)
    peak = simulate(given.tables, given.matches, given.seed)
    columns = [needs(peak, costs, hashed) for hashed in (False, True)]
    print(
        "| the busiest minute | any server | a table's readers at one server |\n| --- | --- | --- |"
    )
    for name in columns[0]:
        shown = [f"{column[name]:,.{0 if column[name] >= 10 else 1}f}" for column in columns]
        print(f"| {name} | {' | '.join(shown)} |")


if __name__ == "__main__":
    main()
