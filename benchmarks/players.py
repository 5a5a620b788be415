"""How strong the players are and how fast they think, in one run.

    python benchmarks/players.py            # everything, on every core; takes a while
    python benchmarks/players.py --quick    # the same with a few matches each, to see that it works

Needs only NumPy and Numba. The master thinks by the clock at a table; here it thinks a fixed number
of iterations (fewer than it has time for), so that a run can be repeated: matches follow from their
seeds alone. Speeds do not; they are measured first, on an otherwise idle machine.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass, field
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import numpy as np

from tripolis.arena.share import Share
from tripolis.engine.game import Game, State, find_game, seats_in
from tripolis.engine.luck import new_luck
from tripolis.engine.match import Match
from tripolis.players.levels import LEVELS, Player, find_mind, seat_options
from tripolis.players.policy import GREEDY, choose_action, player_luck
from tripolis.players.search import SearchSettings, build_play_out, finish_match, think

FIRST_SEED = 20_000
OLD_MASTER = 150
"""The iterations of the master of 2026 when today's plays against it."""
SECTIONS = ("speed", "levels", "iterations", "top", "old")


@dataclass(frozen=True)
class Table:
    """A game with its options, and how many iterations stand in for the master's second there.

    Two cores of the machine in docs/strength.md do more in that time, at any table.
    """

    name: str
    game: str
    master: int
    as_long: tuple[int, ...]
    """By players, from two on: the iterations of today's master in the processor time that the one
    of 2026 needs for its `OLD_MASTER`, in the modules that people play with."""
    options: Mapping[str, Any] = field(default_factory=dict)
    """The chosen options; the rest have their defaults."""


_MODULES = {
    "cities": (350, 545, 710),
    "trading_posts": (365, 570, 765),
    "orient": (390, 600, 800),
    "strongholds": (485, 680, 870),
}
TABLES = {
    table.name: table
    for table in (
        Table("kosmopolis", "kosmopolis", 10_000, (240, 305, 400)),
        *(
            Table(
                f"kosmopolis {edition}", "kosmopolis", 10_000, (305, 320, 425), {"edition": edition}
            )
            for edition in ("pl", "cs")
        ),
        Table("splendor", "splendor", 6000, (265, 430, 600)),
        *(
            Table(f"splendor {module}", "splendor", 5000, as_long, {"modules": [module]})
            for module, as_long in _MODULES.items()
        ),
        Table(
            "splendor with all", "splendor", 5000, (740, 1050, 1250), {"modules": list(_MODULES)}
        ),
        Table("comparity", "comparity", 4000, (305, 475, 750, 910)),
        Table("comparity year", "comparity", 4000, (310, 500, 725, 885), {"mode": "year"}),
    )
}


@dataclass(frozen=True)
class Pairing:
    """One player against another in all other seats; the first sits in every seat in turn."""

    section: str
    table: str
    players: int
    one: str
    others: str
    matches: int


# What is played


def level_name(level: str, table: Table) -> str:
    """A level's name for a match that can be repeated."""
    return f"{level}:{table.master}" if LEVELS[level].seconds else level


def often(weaker: str, stronger: str) -> int:
    """How many times as often as a master a level is measured: the quicker, the oftener."""
    if LEVELS[stronger].seconds:
        return 1
    return 2 if LEVELS[weaker].searches else 3 if LEVELS[stronger].searches else 5


def pairings(sections: Sequence[str], tables: Sequence[Table], scale: float) -> Iterator[Pairing]:
    """Everything to play."""

    def some(matches: int, players: int) -> int:
        """Whole turns around the table."""
        return players * max(1, round(matches * scale / players))

    names = list(LEVELS)
    for table in tables:
        low, high = find_game(table.game).players
        if "levels" in sections:
            for weaker, stronger in pairwise(names):
                for players in range(low, high + 1):
                    one, others = (level_name(name, table) for name in (stronger, weaker))
                    usual = (40 if players == 2 else 18) // (2 if table.options else 1)
                    matches = some(often(weaker, stronger) * usual, players)
                    yield Pairing("levels", table.name, players, one, others, matches)
        if "top" in sections:
            top = level_name(names[-1], table)
            yield Pairing("top", table.name, 2, top, "greedy", some(20, 2))
            yield Pairing("top", table.name, 2, top, "random", some(6, 2))
        if "old" in sections:
            for players, iterations in enumerate(table.as_long, low):
                new, old = f"master:{iterations}", f"master-2026:{OLD_MASTER}"
                yield Pairing("old", table.name, players, new, old, some(200, players))
        if "iterations" in sections and not table.options:
            steps = ("greedy", "search:100", "search:1000", "search:10000")
            for (weaker, stronger), usual in zip(pairwise(steps), (40, 20, 10), strict=True):
                yield Pairing("iterations", table.name, 2, stronger, weaker, some(usual, 2))


def rounds(plan: Sequence[Pairing]) -> Iterator[tuple[Pairing, int]]:
    """The matches of all pairings, one of each at a time, in case the time runs out.

    A pairing with fewer matches than others skips some rounds, but never the first.
    """
    steps = max(pairing.matches for pairing in plan)
    for step in range(steps):
        for pairing in plan:
            before, after = (-(-now * pairing.matches // steps) for now in (step, step + 1))
            for number in range(before, after):
                yield pairing, number


# Playing


def acting_seat(game: Game, s: State) -> int:
    """The seat to ask next."""
    return seats_in(game.must_act(s))[0]


class Played(NamedTuple):
    """A match: the one player's share of the victory, and the processor time and the moves, first
    of that player and then of all others."""

    part: float
    seconds: list[float]
    moves: list[int]


@dataclass
class Tally:
    """How the one player of a pairing fares, and the processor time that moves take: its own, and
    those of the others."""

    share: Share = field(default_factory=Share)
    seconds: list[float] = field(default_factory=lambda: [0.0, 0.0])
    moves: list[int] = field(default_factory=lambda: [0, 0])

    def add(self, played: Played) -> None:
        """Count one match."""
        self.share.add(played.part)
        self.seconds = [sum(both) for both in zip(self.seconds, played.seconds, strict=True)]
        self.moves = [sum(both) for both in zip(self.moves, played.moves, strict=True)]

    def seconds_a_move(self) -> list[float]:
        """Of the one player, and of the others."""
        return [
            seconds / max(1, moves) for seconds, moves in zip(self.seconds, self.moves, strict=True)
        ]


def play(pairing: Pairing, number: int) -> Played:
    """Play one match."""
    table = TABLES[pairing.table]
    game = find_game(table.game)
    seed, place = FIRST_SEED + number // pairing.players, number % pairing.players
    names = [pairing.others] * pairing.players
    names[place] = pairing.one
    minds = [find_mind(name) for name in names]
    s = Match(game, pairing.players, seat_options(game, minds, table.options), seed).state
    players = [Player(game, mind, seed, seat) for seat, mind in enumerate(minds)]
    seconds, moves = [0.0, 0.0], [0, 0]
    while not game.over(s):
        seat = acting_seat(game, s)
        began = time.process_time()
        action = players[seat].choose(s)
        seconds[seat != place] += time.process_time() - began
        moves[seat != place] += 1
        game.apply(s, seat, action)
    ranks = np.zeros(pairing.players, np.int8)
    game.ranks(s, ranks)
    return Played(float(ranks[place] == 1) / int((ranks == 1).sum()), seconds, moves)


def rehearse(name: str) -> str:
    """Compile what a game needs, so that all workers find it compiled."""
    game = find_game(name)
    match = Match(game, game.players[0], {}, 0)
    think(game, match.state, match.awaited[0], 0, 2, settings=SearchSettings())
    for level in ("visitor", "advanced", "greedy", "random", "expert:2"):
        play(Pairing("", name, game.players[0], level, level, 1), 0)
    finish_match(game, match.state, new_luck(0))
    return name


def play_all(
    plan: Sequence[Pairing], workers: int, until: float | None, tell: Callable[[str], None]
) -> dict[Pairing, Tally]:
    """Play every pairing over all cores, until the time is up."""
    tallies = {pairing: Tally() for pairing in plan}
    total = sum(pairing.matches for pairing in plan)
    waiting = rounds(plan)
    at_work: dict[Future[Played], Pairing] = {}
    done = 0
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        while True:
            in_time = until is None or time.monotonic() < until
            while in_time and len(at_work) < 2 * workers:
                task = next(waiting, None)
                if task is None:
                    break
                at_work[pool.submit(play, *task)] = task[0]
            if not at_work:
                return tallies
            for future in wait(at_work, return_when=FIRST_COMPLETED).done:
                tallies[at_work.pop(future)].add(future.result())
                done += 1
            tell(f"{done} of {total} matches")


# Speed


@dataclass(frozen=True)
class Speed:
    """How fast one core thinks, per second, averaged over moments of a match."""

    table: str
    players: int
    iterations: float
    greedy_playouts: float
    random_playouts: float


def moments(game: Game, table: Table, players: int, moves: Sequence[int]) -> list[State]:
    """A match of greedy players after each of these numbers of moves."""
    s = Match(game, players, table.options, FIRST_SEED).state
    lucks = [player_luck(FIRST_SEED, seat) for seat in range(players)]
    found, made = [], 0
    while not game.over(s) and made <= max(moves):
        if made in moves:
            found.append(s.copy())
        seat = acting_seat(game, s)
        game.apply(s, seat, choose_action(game, s, seat, GREEDY, lucks[seat]))
        made += 1
    return found


def measure_speed(table: Table, players: int, seconds: float) -> Speed:
    """Iterations of the search beside playouts alone, from the same moments."""
    game = find_game(table.game)
    states = moments(game, table, players, (0, 10, 20))
    out, world, luck = np.zeros(game.most_legal, np.int16), np.zeros(1, game.state), new_luck(1)
    play_out = build_play_out(game)

    def search(s: State) -> int:
        return sum(thought.visits for thought in think(game, s, acting_seat(game, s), 1, 256))

    def playouts(percent: int) -> Callable[[State], int]:
        def some(s: State) -> int:
            for _ in range(64):
                world[0] = s
                play_out(world[0], percent, out, luck)
            return 64

        return some

    def rate(work: Callable[[State], int]) -> float:
        work(states[0])
        began, done = time.perf_counter(), 0
        while time.perf_counter() < began + seconds:
            done += sum(work(s) for s in states)
        return done / (time.perf_counter() - began)

    return Speed(table.name, players, rate(search), rate(playouts(100)), rate(playouts(0)))


# Telling


def show_speeds(speeds: Sequence[Speed]) -> None:
    """One line per table."""
    print("\nSpeed of one core, per second: a match's opening, tenth and twentieth move")
    print(f"{'':24}{'players':>8}{'iterations':>12}{'greedy':>12}{'random':>12}  playouts")
    for speed in speeds:
        rates = (speed.iterations, speed.greedy_playouts, speed.random_playouts)
        print(f"{speed.table:24}{speed.players:>8}" + "".join(f"{rate:>12,.0f}" for rate in rates))


TITLES = {
    "levels": "Level against level: the stronger alone against the weaker in all other seats",
    "iterations": "Strength against iterations, two players",
    "top": "The top level against greedy and random, two players",
    "old": "Today's master against that of 2026, in the same processor time",
}


def show_shares(section: str, tallies: dict[Pairing, Tally]) -> None:
    """One line per pairing: how often the first player won, how sure that is, and the times of
    its moves and of the others'."""
    print(f"\n{TITLES[section]} (share of victories, 95 % interval, matches, ms a move of both)")
    for pairing, tally in tallies.items():
        share = tally.share
        if pairing.section == section and share.matches:
            low, high = share.interval
            who = f"{pairing.one} : {pairing.others}"
            own, theirs = (1000 * seconds for seconds in tally.seconds_a_move())
            fair = f"  fair {100 / pairing.players:.0f} %" if pairing.players > 2 else ""
            print(
                f"{pairing.table:24}{pairing.players:>2} players  {who:28}"
                f"{100 * share.part:6.1f} %  {100 * low:3.0f}–{100 * high:3.0f} %"
                f"{share.matches:>6}{own:>8.1f} :{theirs:>6.1f}{fair}"
            )


def to_json(speeds: Sequence[Speed], tallies: dict[Pairing, Tally]) -> dict[str, Any]:
    """All figures as plain values."""
    return {
        "levels": {name: asdict(mind) for name, mind in LEVELS.items()},
        "speed": [asdict(speed) for speed in speeds],
        "matches": [
            asdict(pairing)
            | {
                "matches": tally.share.matches,
                "share": tally.share.part,
                "interval": tally.share.interval,
                "seconds_a_move": tally.seconds_a_move(),
            }
            for pairing, tally in tallies.items()
            if tally.share.matches
        ],
    }


def tell_progress(began: float) -> Callable[[str], None]:
    """A progress line on stderr: overwritten on a terminal, repeated now and then elsewhere."""
    last = [began]

    def tell(text: str) -> None:
        now = time.monotonic()
        if now - last[0] > (0.2 if sys.stderr.isatty() else 20):
            last[0] = now
            end = "\r" if sys.stderr.isatty() else "\n"
            print(f"{now - began:6.0f} s  {text}", end=end, file=sys.stderr, flush=True)

    return tell


def main() -> None:
    """Measure and print."""
    reader = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    reader.add_argument("--quick", action="store_true", help="a few matches of everything")
    reader.add_argument("--only", default=",".join(SECTIONS), help="sections: %(default)s")
    reader.add_argument("--tables", default=",".join(TABLES), help="tables: %(default)s")
    reader.add_argument("--scale", type=float, default=1.0, help="times as many matches")
    reader.add_argument("--seconds", type=float, help="begin no match after so many seconds")
    reader.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    reader.add_argument("--json", type=Path, help="write all figures to this file")
    asked = reader.parse_args()
    tables = [TABLES[name] for name in asked.tables.split(",")]
    sections = asked.only.split(",")
    began = time.monotonic()
    tell = tell_progress(began)
    games = list(dict.fromkeys(table.game for table in tables))
    with ProcessPoolExecutor(asked.workers, get_context("spawn")) as pool:
        for name in pool.map(rehearse, games):
            print(f"{time.monotonic() - began:6.0f} s  {name} is compiled", file=sys.stderr)
    speeds = []
    if "speed" in sections:
        for table in tables:
            for players in find_game(table.game).players:
                speeds.append(measure_speed(table, players, 0.1 if asked.quick else 0.5))
        show_speeds(speeds)
    plan = list(pairings(sections, tables, 0.05 if asked.quick else asked.scale))
    until = None if asked.seconds is None else began + asked.seconds
    tallies = play_all(plan, asked.workers, until, tell) if plan else {}
    for section in SECTIONS[1:]:
        if section in sections:
            show_shares(section, tallies)
    print(f"\n{time.monotonic() - began:.0f} s on {asked.workers} cores")
    if asked.json is not None:
        asked.json.write_text(json.dumps(to_json(speeds, tallies), indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
