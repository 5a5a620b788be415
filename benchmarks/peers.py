"""Random play beside other libraries: one table, one plot, measured in one run on one machine.

    make bench-peers

Peers live in a separate environment, so this file imports only what it is asked to measure:
`python benchmarks/peers.py measure ours` and `… measure peers` write figures as JSON lines, and
`python benchmarks/peers.py report` turns them into docs/peers.md and docs/pictures/peers.svg.

Everything is measured on one core unless it says otherwise: the process is bound to one core and
the time is the processor's, so that other work on the machine changes the figures little. A move is
one decision of one player; OpenSpiel's chance moves are not counted, but their time is, as is the
time every library takes to deal. All of them choose among the legal actions in the same way.
"""

from __future__ import annotations

import json
import os
import platform
import random
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FIGURES = ROOT / "build" / "peers"
PAGE = ROOT / "docs" / "peers.md"
PICTURE = ROOT / "docs" / "pictures" / "peers.svg"
SECONDS = 0.5
REPEATS = 3

MOVE_BY_MOVE, ONE_CALL, BATCH = "move by move", "one call a move", "batch, one core"
PGX_TABLES = 1024
WANTED = {MOVE_BY_MOVE: 1, ONE_CALL: 1, BATCH: 10}
"""The goal: how many times faster than OpenSpiel's card games, on one core."""

EXPLAINED = f"""What is compared:

- **{MOVE_BY_MOVE}**: a loop in Python that asks what is legal, chooses at random and plays. Ours
  calls three plain rules of the game for each move, `awaited`, `legal` and `apply`, without any
  wrapper. OpenSpiel's C++ states are asked `is_terminal`, `is_chance_node`, `legal_actions` and
  `apply_action`. RLCard and PettingZoo are environments, so theirs observe as well.
- **{ONE_CALL}**: the same loop on `tripolis.batch.single`, where one compiled call makes the move
  and lists what is legal next.
- **batch**: many matches in compiled code, without coming back to Python between moves. Pgx plays
  {PGX_TABLES:,} at once; that it compiles for a minute or two (`sparrow_mahjong`) does not count.

Games differ in how much a move is, so this compares what a researcher waits for, not the skill of
programmers. Dealing counts for everybody, OpenSpiel's chance nodes included. Time is the
processor's, except in rows of several cores: those go by the clock on the wall, so other work on
the machine slows them.
"""

Figure = dict[str, Any]


def use_one_core() -> None:
    """Bind this process to the first of its cores."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def speed(play: Callable[[], int], clock: Callable[[], float] = time.process_time) -> float:
    """Moves per second: the best of some runs, each long enough; the first call only warms up."""
    play()
    best = 0.0
    for _ in range(REPEATS):
        moves, began = 0, clock()
        while clock() - began < SECONDS:
            moves += play()
        best = max(best, moves / (clock() - began))
    return best


def below(count: int) -> int:
    """A number from 0 to one less than this, each equally likely."""
    return int(random.random() * count)


def figure(library: str, game: str, way: str, moves: float) -> Figure:
    """One row of the table."""
    print(
        f"{library:<12} {game:<28} {way:<28} {moves:>16,.0f} moves/s", file=sys.stderr, flush=True
    )
    return {"library": library, "game": game, "way": way, "moves": moves}


# Ours


def our_figures() -> Iterator[Figure]:
    """Tripolis: from Python move by move, a batch on one core, on all cores, and on CUDA."""
    cores = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else set()
    use_one_core()
    for name, players in (("kosmopolis", 2), ("splendor", 2), ("splendor", 4)):
        title = f"{name}, {players} players"
        yield figure("Tripolis", title, MOVE_BY_MOVE, speed(by_rules(name, players)))
        yield figure("Tripolis", title, ONE_CALL, speed(by_single_calls(name, players)))
        yield figure("Tripolis", title, BATCH, speed(in_batch(name, players, 1)))
    if cores:
        os.sched_setaffinity(0, cores)
    count = len(cores) or os.cpu_count() or 1
    for name, players in (("kosmopolis", 2), ("splendor", 2), ("splendor", 4)):
        way = f"batch, {count} cores"
        moves = speed(in_batch(name, players, count), time.perf_counter)
        yield figure("Tripolis", f"{name}, {players} players", way, moves)
    yield from cuda_figures()


def by_rules(name: str, players: int) -> Callable[[], int]:
    """The plain rules: whose move it is (nobody's at the end), what is legal, apply."""
    import numpy as np

    from tripolis.engine.game import find_game
    from tripolis.engine.luck import new_luck

    game = find_game(name)
    options = game.encode_options(game.full_options({}))
    out = np.zeros(game.most_legal, np.int16)
    seeds = iter(range(1 << 60))

    def play() -> int:
        s = game.new_state()
        game.setup(s, players, options, new_luck(next(seeds)))
        while game.must_advance(s):
            game.advance(s)
        moves = 0
        while waiting := game.must_act(s):
            player = (waiting & -waiting).bit_length() - 1
            count = game.legal(s, player, out)
            game.apply(s, player, out.item(below(count)))
            moves += 1
        return moves

    return play


def by_single_calls(name: str, players: int) -> Callable[[], int]:
    """One call of compiled code for each move: `step` of `tripolis.batch.single`."""
    import numpy as np

    from tripolis.batch.single import NO_MOVE, build_single_step
    from tripolis.engine.game import find_game
    from tripolis.engine.luck import new_luck

    game = find_game(name)
    step = build_single_step(game)
    options = game.encode_options(game.full_options({}))
    out = np.zeros(game.most_legal, np.int16)
    seeds = iter(range(1 << 60))

    def play() -> int:
        states = np.zeros(1, game.state)
        game.setup(states[0], players, options, new_luck(next(seeds)))
        raw = states.view(np.uint8)
        moves, count = 0, step(raw, NO_MOVE, out)
        while count:
            count = step(raw, out.item(below(count)), out)
            moves += 1
        return moves

    return play


def in_batch(name: str, players: int, threads: int) -> Callable[[], int]:
    """Whole matches on compiled threads."""
    from tripolis.batch.matches import play_matches
    from tripolis.engine.game import find_game

    game = find_game(name)
    policies = ["random"] * players

    def play() -> int:
        batch = play_matches(game, players, {}, policies, 1, 2000 * threads, threads)
        return int(batch.moves.sum())

    return play


def cuda_figures() -> Iterator[Figure]:
    """Whole matches on a CUDA device, if there is one, with the final states copied back."""
    from tripolis.batch import cuda
    from tripolis.engine.game import find_game

    if not cuda.available():
        return
    for name, players in (("kosmopolis", 2), ("splendor", 2), ("splendor", 4)):
        game = find_game(name)

        def play(game: Any = game, players: int = players) -> int:
            batch = cuda.play_matches(game, players, {}, ["random"] * players, 1, 1 << 20)
            return int(batch.moves.sum())

        moves = speed(play, time.perf_counter)
        yield figure("Tripolis", f"{name}, {players} players", "CUDA, states copied back", moves)


# Peers


def peer_figures() -> Iterator[Figure]:
    """The other libraries, each playing at random as its documentation shows."""
    use_one_core()
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    for measure in (openspiel, rlcard, pettingzoo, pgx):
        try:
            yield from measure()
        except ImportError as problem:
            print(f"{measure.__name__} could not be measured: {problem}", file=sys.stderr)


def openspiel() -> Iterator[Figure]:
    """OpenSpiel's C++ card games, driven from Python."""
    import pyspiel

    for name in ("hearts", "euchre", "crazy_eights"):
        game = pyspiel.load_game(name)

        def play(game: Any = game) -> int:
            state, moves = game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(outcomes, chances)[0])
                else:
                    actions = state.legal_actions()
                    state.apply_action(actions[below(len(actions))])
                    moves += 1
            return moves

        yield figure("OpenSpiel", name, MOVE_BY_MOVE, speed(play))


def rlcard() -> Iterator[Figure]:
    """RLCard's environments."""
    import rlcard as library

    for name in ("uno", "gin-rummy", "leduc-holdem"):
        env = library.make(name)

        def play(env: Any = env) -> int:
            state, _ = env.reset()
            moves = 0
            while not env.is_over():
                actions = list(state["legal_actions"])
                state, _ = env.step(actions[below(len(actions))])
                moves += 1
            return moves

        yield figure("RLCard", name, MOVE_BY_MOVE, speed(play))


def pettingzoo() -> Iterator[Figure]:
    """PettingZoo's classic environments."""
    import importlib
    import warnings

    import numpy as np

    warnings.simplefilter("ignore")
    for name in ("connect_four_v3", "leduc_holdem_v4", "hanabi_v5"):
        env = importlib.import_module(f"pettingzoo.classic.{name}").env()

        def play(env: Any = env) -> int:
            env.reset()
            moves = 0
            for _ in env.agent_iter():
                observation, _, termination, truncation, _ = env.last()
                if termination or truncation:
                    env.step(None)
                else:
                    actions = np.flatnonzero(observation["action_mask"])
                    env.step(int(actions[below(len(actions))]))
                    moves += 1
            return moves

        yield figure("PettingZoo", name, MOVE_BY_MOVE, speed(play))


def pgx() -> Iterator[Figure]:
    """Pgx's environments, many tables at once, compiled by JAX for the CPU."""
    import jax
    import pgx as library
    from jax import numpy as jnp
    from pgx.experimental.wrappers import auto_reset

    tables, steps = PGX_TABLES, 100
    for name in ("connect_four", "leduc_holdem", "kuhn_poker", "sparrow_mahjong"):
        env = library.make(name)
        step = jax.vmap(auto_reset(env.step, env.init))

        def roll(carry: Any, _: Any, step: Any = step) -> Any:
            state, key = carry
            key, one, other = jax.random.split(key, 3)
            chances = jnp.where(state.legal_action_mask, 0.0, -1e9)
            actions = jax.random.categorical(one, chances, axis=-1)
            return (step(state, actions, jax.random.split(other, tables)), key), None

        run = jax.jit(lambda carry, roll=roll: jax.lax.scan(roll, carry, None, length=steps)[0])
        keys = jax.random.split(jax.random.PRNGKey(0), tables)
        kept = [(jax.jit(jax.vmap(env.init))(keys), jax.random.PRNGKey(1))]

        def play(run: Any = run, kept: Any = kept) -> int:
            kept[0] = jax.block_until_ready(run(kept[0]))
            return tables * steps

        yield figure("Pgx", name, BATCH, speed(play))


# The report


def report() -> None:
    """The table and the plot."""
    figures: list[Figure] = []
    for path in sorted(FIGURES.glob("*.json")):
        figures += [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    figures.sort(key=lambda row: -row["moves"])
    text = page(figures)
    PAGE.write_text(text, "utf-8")
    print(text)
    draw(figures)
    print(f"Written to {PAGE.relative_to(ROOT)} and {PICTURE.relative_to(ROOT)}.")


def page(figures: list[Figure]) -> str:
    """The figures as a page of docs/."""
    cards = [row["moves"] for row in figures if row["library"] == "OpenSpiel"]
    lines = [
        "# Beside other libraries",
        "",
        "Random play on one machine, in one run of `make bench-peers`, on one core unless the row",
        f"says otherwise. {machine()}",
        "",
        "![Moves per second of random play](pictures/peers.svg)",
        "",
        "| library | game | way | moves per second |",
        "| --- | --- | --- | ---: |",
        *(
            f"| {row['library']} | {row['game']} | {row['way']} | {rounded(row['moves'])} |"
            for row in figures
        ),
        "",
        EXPLAINED,
    ]
    if cards:
        lines += comparison(figures, max(cards))
    return "\n".join(lines)


def comparison(figures: list[Figure], fastest: float) -> list[str]:
    """Our speeds as multiples of OpenSpiel's fastest card game."""
    lines = [
        "Against the fastest of OpenSpiel's card games as driven from Python "
        f"({rounded(fastest)} moves per second):",
        "",
    ]
    for row in figures:
        if row["library"] == "Tripolis" and row["way"] in WANTED:
            wanted, ratio = WANTED[row["way"]], row["moves"] / fastest
            reached = "as wanted" if ratio >= wanted else "short of it"
            lines.append(
                f"- {row['game']}, {row['way']}: {ratio:.1f} times (wanted {wanted}: {reached})"
            )
    return [*lines, ""]


def machine() -> str:
    """What it was measured on."""
    model = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        names = [line for line in cpuinfo.read_text().splitlines() if line.startswith("model name")]
        model = names[0].partition(":")[2].strip() if names else model
    load = f" {os.getloadavg()[0]:.0f} processes were at work." if hasattr(os, "getloadavg") else ""
    return f"{model}, {os.cpu_count()} cores, Python {platform.python_version()}.{load}"


def rounded(moves: float) -> str:
    """A number rounded to three significant digits."""
    digits = max(0, len(str(int(moves))) - 3)
    return f"{round(moves, -digits):,.0f}"


def draw(figures: list[Figure]) -> None:
    """One bar per row, on a logarithmic scale."""
    import matplotlib

    matplotlib.use("Agg")
    matplotlib.rcParams["svg.hashsalt"] = "peers"
    from matplotlib import pyplot

    colours = {
        "Tripolis": "#1b7f79",
        "OpenSpiel": "#c2571a",
        "RLCard": "#7a5195",
        "PettingZoo": "#8a8a8a",
        "Pgx": "#3a6ea5",
    }
    rows = figures[::-1]
    picture, axes = pyplot.subplots(figsize=(9, 0.32 * len(rows) + 1.2))
    labels = [f"{row['library']}: {row['game']} ({row['way']})" for row in rows]
    bars = axes.barh(
        labels, [row["moves"] for row in rows], color=[colours[row["library"]] for row in rows]
    )
    axes.bar_label(bars, [rounded(row["moves"]) for row in rows], padding=3, fontsize=8)
    axes.set_xscale("log")
    axes.set_xlim(right=max(row["moves"] for row in rows) * 8)
    axes.set_xlabel("moves per second, random play")
    axes.spines[["top", "right"]].set_visible(False)
    picture.tight_layout()
    PICTURE.parent.mkdir(exist_ok=True)
    picture.savefig(PICTURE, metadata={"Date": None})


def main() -> None:
    """`measure ours`, `measure peers` or `report`."""
    if sys.argv[1:] == ["report"]:
        report()
        return
    _, whose = sys.argv[1:]
    rows = our_figures() if whose == "ours" else peer_figures()
    FIGURES.mkdir(parents=True, exist_ok=True)
    with open(FIGURES / f"{whose}.json", "w", encoding="utf-8") as file:
        for row in rows:
            print(json.dumps(row), file=file, flush=True)


if __name__ == "__main__":
    main()
