"""`tripolis bench`: how fast the games run here: plain, as modules, compiled and on a GPU."""

from __future__ import annotations

import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich import box
from rich.table import Table
from rich.text import Text

from tripolis.engine.game import Game, find_game, game_names
from tripolis.terminal.arguments import whole_number
from tripolis.terminal.speech import (
    CannotDo,
    UsageProblem,
    aside,
    examples,
    number,
    out,
    rounded,
    title_of,
    words,
)

if TYPE_CHECKING:
    from tripolis.terminal.measure import Speed

commands = typer.Typer()

_WAYS = ("interpreted", "module", "one_core", "all_cores", "cuda")
_STARTS = ("--version", "games")


@dataclass(frozen=True)
class Pace:
    """How fast one game runs at one table size, for each way to run it; None if it cannot."""

    game: str
    players: int
    state_bytes: int
    interpreted: Speed
    one_core: Speed | None
    """By Numba, on one core."""
    all_cores: Speed
    cuda: Speed | None
    module: Speed | None = None
    """In the game's WebAssembly module, on one core."""


@dataclass
class Findings:
    """Everything that was measured."""

    policy: str
    cores: int
    rules: str
    python: str = field(default_factory=platform.python_version)
    paces: list[Pace] = field(default_factory=list)
    cold_seconds: dict[str, float] = field(default_factory=dict)
    start_seconds: dict[str, float] = field(default_factory=dict)


@commands.command(
    rich_help_panel="Measure",
    epilog=examples("tripolis bench", "tripolis bench kosmopolis --policy greedy --json"),
)
def bench(
    names: Annotated[
        list[str] | None,
        typer.Argument(metavar="[GAME]...", help="The games to measure.", show_default="all"),
    ] = None,
    policy: Annotated[
        str, typer.Option(metavar="BOT", help="The bot that plays: random or greedy.")
    ] = "random",
    seconds: Annotated[
        float,
        typer.Option(min=0.01, metavar="S", help="Approximate length of each run, in seconds."),
    ] = 0.3,
    repeats: Annotated[
        int,
        typer.Option(
            parser=whole_number("repeats", 1, 99),
            metavar="N",
            help="Runs per figure; the median counts.",
        ),
    ] = 3,
    cold: Annotated[
        bool,
        typer.Option(
            "--cold/--no-cold", metavar="", help="Also measure compiling with an empty cache."
        ),
    ] = True,
    as_json: Annotated[
        bool, typer.Option("--json", metavar="", help="Print the figures as JSON.")
    ] = False,
) -> None:
    """Measure how fast the games run here: plain Python, modules, one core, all cores, CUDA."""
    from tripolis.engine.rule import RULES
    from tripolis.players.policy import POLICY_NAMES

    if policy not in POLICY_NAMES:
        raise UsageProblem("terminal-no-such-bot", name=policy, known=", ".join(POLICY_NAMES))
    games = [find_game(name) for name in names or game_names()]
    if RULES == "plain":
        raise CannotDo("terminal-bench-interpreted")
    findings = Findings(policy=policy, cores=os.cpu_count() or 1, rules=RULES)
    for game in games:
        findings.paces += _paces(game, policy, seconds, repeats)
    for game in games if cold else ():
        findings.cold_seconds[game.name] = _cold_seconds(game)
    for command in _STARTS:
        findings.start_seconds[command] = _start_seconds(command, repeats)
    if as_json:
        sys.stdout.write(json.dumps(asdict(findings), indent=2) + "\n")
    else:
        _show(findings)


# Measuring


@contextmanager
def _doing(key: str, **args: Any) -> Iterator[None]:
    """Show what is being measured while it is being measured."""
    screen, sentence = aside(), words(key, **args)
    if screen.is_terminal:
        with screen.status(sentence):
            yield
    else:
        screen.print(sentence)
        yield


def _paces(game: Game, policy: str, seconds: float, repeats: int) -> Iterator[Pace]:
    from tripolis.batch import cuda
    from tripolis.engine.rule import COMPILES
    from tripolis.terminal.measure import measure, on_cores, table_sizes

    asked = (game.name, policy, seconds, repeats)
    with _doing("bench-doing-interpreted", game=title_of(game.name)):
        plain = _one_core("plain", *asked)
    for players in table_sizes(game):
        with _doing("bench-doing-compiled", game=title_of(game.name), players=players):
            module = _one_core("wasm", *asked, players) if _has_module(game.name) else {}
            numba = _one_core("numba", *asked, players) if COMPILES else {}
            yield Pace(
                game=game.name,
                players=players,
                state_bytes=game.state.itemsize,
                interpreted=plain[players],
                one_core=numba.get(players),
                all_cores=measure(game, on_cores(game, players, policy, None), seconds, repeats),
                cuda=_on_cuda(game, players, policy, seconds, repeats)
                if cuda.available()
                else None,
                module=module.get(players),
            )


def _has_module(name: str) -> bool:
    from tripolis.engine.modules import MODULES, outdated

    return (MODULES / f"{name}.wasm").exists() and name not in outdated()


def _one_core(
    way: str, name: str, policy: str, seconds: float, repeats: int, players: int | None = None
) -> dict[int, Speed]:
    """The speed with each number of players, or this one, of rules that are run in one way."""
    from tripolis.engine.rule import RULES
    from tripolis.terminal.measure import Speed, measure_here

    if way == RULES:
        return measure_here(name, policy, seconds, repeats, players)
    asked = [name, policy, seconds, repeats, *([players] if players else [])]
    told = _run(["-m", "tripolis.terminal.measure", *asked], TRIPOLIS_RULES=way)
    return {int(count): Speed(**speed) for count, speed in json.loads(told).items()}


def _on_cuda(game: Game, players: int, policy: str, seconds: float, repeats: int) -> Speed:
    from tripolis.batch import cuda
    from tripolis.terminal.measure import measure

    def play(count: int) -> Any:
        return cuda.play_matches(game, players, {}, [policy] * players, 0, count)

    return measure(game, play, seconds, repeats)


def _cold_seconds(game: Game) -> float:
    """How long a game takes to compile with an empty cache."""
    with (
        _doing("bench-doing-cold", game=title_of(game.name)),
        tempfile.TemporaryDirectory() as folder,
    ):
        began = time.perf_counter()
        _run(["-m", "tripolis", "prepare", game.name], TRIPOLIS_CACHE=folder)
        return time.perf_counter() - began


def _start_seconds(command: str, repeats: int) -> float:
    """How long a command takes from start to exit; the first call only warms the disk cache."""
    with _doing("bench-doing-start", command=f"tripolis {command}"):
        runs = []
        for _ in range(repeats + 1):
            began = time.perf_counter()
            _run(["-m", "tripolis", command])
            runs.append(time.perf_counter() - began)
        return statistics.median(runs[1:])


def _run(arguments: list[Any], **surroundings: str) -> str:
    """Run another Python process and return its output."""
    done = subprocess.run(
        [sys.executable, *map(str, arguments)],
        env=os.environ | surroundings,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
    )
    if done.returncode:
        lines = done.stderr.strip().splitlines()
        reason = lines[-1] if lines else str(done.returncode)
        raise CannotDo("terminal-bench-failed", reason=reason)
    return done.stdout


# Showing


def _show(findings: Findings) -> None:
    screen = out()
    for kind in ("moves", "matches"):
        screen.print(_speeds(findings, kind))
    screen.print(_sizes(findings))
    screen.print(words("rules-way", way=findings.rules))
    for command, seconds in findings.start_seconds.items():
        screen.print(
            words("bench-started", command=f"tripolis {command}", seconds=rounded(seconds, 2))
        )
    if all(pace.cuda is None for pace in findings.paces):
        screen.print(Text(words("bench-no-cuda"), style="dim"))


def _speeds(findings: Findings, kind: str) -> Table:
    """Moves or matches per second for each way, and how many times faster than the first."""
    ways = [way for way in _WAYS if any(getattr(pace, way) for pace in findings.paces)]
    table = Table(
        title=words(f"bench-{kind}", policy=findings.policy),
        title_style="bold",
        title_justify="left",
        box=box.SIMPLE_HEAD,
        pad_edge=False,
        header_style="dim",
    )
    table.add_column(words("game"), style="cyan", no_wrap=True)
    table.add_column(words("players-column"), justify="right")
    for way in ways:
        table.add_column(words(f"bench-way-{way}", cores=findings.cores), justify="right")
    previous = ""
    for pace in findings.paces:
        first: float = getattr(pace.interpreted, kind)
        cells = []
        for way in ways:
            speed = getattr(pace, way)
            cells.append(_cell(getattr(speed, kind), first) if speed else Text("–"))
        name = "" if pace.game == previous else title_of(pace.game)
        table.add_row(name, str(pace.players), *cells)
        previous = pace.game
    return table


def _cell(speed: float, first: float) -> Text:
    cell = Text(_short(speed), style="bold")
    if speed != first:
        cell.append(f"  ×{number(speed / first, 0)}", style="not bold dim")
    return cell


def _short(value: float) -> str:
    """A number in three digits: 8.80 M."""
    letters = ["", " k", " M", " G", " T"]
    while value >= 999.5 and len(letters) > 1:
        value /= 1000
        del letters[0]
    return number(value, 0 if value >= 99.95 else 1 if value >= 9.995 else 2) + letters[0]


def _sizes(findings: Findings) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim")
    table.add_column(words("game"), style="cyan", no_wrap=True)
    table.add_column(words("bench-state"), justify="right")
    table.add_column(words("bench-compile"), justify="right")
    for name, size in {pace.game: pace.state_bytes for pace in findings.paces}.items():
        cold = findings.cold_seconds.get(name)
        table.add_row(
            title_of(name),
            words("bytes", count=size),
            "–" if cold is None else words("seconds", value=rounded(cold, 1)),
        )
    return table
