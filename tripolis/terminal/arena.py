"""`tripolis arena`: a tournament between bots and programs, and its report."""

from __future__ import annotations

import math
import os
import secrets
import shutil
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich import box
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table
from rich.text import Text

from tripolis.engine.game import find_game
from tripolis.terminal.arguments import (
    WITH_GAME_OPTIONS,
    GameOptions,
    Seed,
    read_game_options,
    read_seed_text,
)
from tripolis.terminal.language import language
from tripolis.terminal.speech import aside, examples, out, title_of

if TYPE_CHECKING:
    from tripolis.arena.play import Outcome
    from tripolis.arena.share import Share
    from tripolis.arena.speech import Speech
    from tripolis.arena.standings import Standing, Standings
    from tripolis.arena.tournament import Contestant, Tournament

commands = typer.Typer()

_JOURNAL = "arena.jsonl"
_INTERRUPTED = 130


@commands.command(
    context_settings=WITH_GAME_OPTIONS,
    rich_help_panel="Measure",
    epilog=examples(
        "tripolis arena --game kosmopolis --contestants newcomer,regular,greedy,random",
        "tripolis arena --game splendor --players-per-match 4 --contestants "
        '"newcomer,regular,search:300,mine=program:python3 my_bot.py" --report results',
        "tripolis arena --game kosmopolis --contestants expert,regular --ray local",
    ),
)
def arena(
    context: typer.Context,
    game: Annotated[
        str, typer.Option(metavar="GAME", help="The game's name.", rich_help_panel="The game")
    ],
    contestants: Annotated[
        str,
        typer.Option(
            metavar="WHO,WHO,…",
            help="The players: the levels (visitor to master), greedy, random, search:N "
            "(a search of N iterations), program:COMMAND, service:COMMAND (a program that plays "
            "many matches), or python:MODULE:FUNCTION. Rename one with NAME=WHO.",
            rich_help_panel="The matches",
        ),
    ],
    players_per_match: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            help="Players at each table. [dim]Default: the fewest the game allows.[/]",
            rich_help_panel="The game",
        ),
    ] = None,
    option: GameOptions = None,
    seed: Seed = None,
    matches: Annotated[
        int,
        typer.Option(
            min=1,
            metavar="N",
            help="The least number of matches. The arena always finishes a round, in which "
            "everyone meets everyone in every seat.",
            rich_help_panel="The matches",
        ),
    ] = 100,
    iterations: Annotated[
        int | None,
        typer.Option(
            min=1,
            metavar="N",
            help="Search this many iterations instead of thinking by the clock, so that you can "
            "repeat the tournament exactly.",
            rich_help_panel="The matches",
        ),
    ] = None,
    move_seconds: Annotated[
        float,
        typer.Option(
            min=0.01,
            metavar="S",
            help="Seconds a program may take for a move.",
            rich_help_panel="The matches",
        ),
    ] = 10.0,
    times: Annotated[
        bool,
        typer.Option(
            "--times",
            help="Measure the processor time of moves, and show strength against it.",
            rich_help_panel="The results",
        ),
    ] = False,
    report: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help="Write a page with plots and all figures to this folder.",
            rich_help_panel="The results",
        ),
    ] = None,
    journal: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Log every finished match to this file. "
            f"[dim]Default: {_JOURNAL} in the report folder.[/]",
            rich_help_panel="The results",
        ),
    ] = None,
    resume: Annotated[
        bool,
        typer.Option(
            "--resume",
            help="Continue an interrupted tournament from its journal.",
            rich_help_panel="The results",
        ),
    ] = False,
    workers: Annotated[
        int | None,
        typer.Option(
            min=1,
            metavar="N",
            help="Number of processes. [dim]Default: one per core.[/]",
            rich_help_panel="The machine",
        ),
    ] = None,
    ray: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            help="Play on this Ray cluster; 'local' starts Ray on this machine.",
            rich_help_panel="The machine",
        ),
    ] = None,
) -> None:
    """Run a round-robin tournament, with ratings and a report."""
    from tripolis.arena.errors import BadTournament
    from tripolis.arena.report import write_report
    from tripolis.arena.speech import Speech
    from tripolis.arena.standings import standings_of
    from tripolis.arena.tournament import new_tournament, read_contestants

    says = Speech(language())
    if report is not None:
        report.mkdir(parents=True, exist_ok=True)
        journal = journal or report / _JOURNAL
    if resume and journal is None:
        raise BadTournament("arena-resume-what")
    tournament = new_tournament(
        game=game,
        contestants=read_contestants(contestants, iterations),
        seed=_seed(seed, journal if resume else None),
        players=players_per_match,
        matches=matches,
        options=read_game_options(find_game(game), option, context.args, context.command_path),
        move_seconds=move_seconds,
        timed=times,
    )
    if ray is None:
        check_contestants(tournament.contestants)
    outcomes = _play(tournament, journal, resume, workers or os.cpu_count() or 1, ray, says)
    standings = standings_of(tournament, outcomes)
    _show(tournament, standings, says)
    if report is not None:
        written = write_report(report, tournament, standings, language())
        out().print(says("report-written", path=str(written)), soft_wrap=True)


def _seed(typed: str | None, journal: Path | None) -> int:
    """The seed as typed, or that of the tournament being resumed, or a fresh one."""
    from tripolis.arena.journal import read_terms
    from tripolis.engine.match import read_seed

    if typed is None and journal is not None:
        typed = read_terms(journal).get("seed")
        return secrets.randbits(32) if typed is None else read_seed(str(typed))
    return secrets.randbits(32) if typed is None else read_seed(read_seed_text(typed))


def check_contestants(contestants: Sequence[Contestant]) -> Sequence[Contestant]:
    """Say at once that a program is missing, rather than let it lose every match."""
    from tripolis.arena.errors import BadTournament
    from tripolis.arena.function import find_function

    for contestant in contestants:
        if contestant.command and shutil.which(contestant.command[0]) is None:
            raise BadTournament("arena-no-program", command=contestant.command[0])
        if contestant.function:
            find_function(contestant.function)
    return contestants


# Playing


@contextmanager
def interruptible() -> Iterator[Callable[[], None]]:
    """Let Ctrl-C interrupt at once, or else at the next call of the function given.

    Python drops an exception that is raised while it frees an object, a keyboard interrupt too.
    """
    asked = threading.Event()

    def interrupt(*_: object) -> None:
        asked.set()
        raise KeyboardInterrupt

    def interrupt_if_asked() -> None:
        if asked.is_set():
            raise KeyboardInterrupt

    if threading.current_thread() is not threading.main_thread():
        yield interrupt_if_asked
        return
    before = signal.signal(signal.SIGINT, interrupt)
    try:
        yield interrupt_if_asked
    finally:
        signal.signal(signal.SIGINT, before)


def _play(
    tournament: Tournament,
    journal: Path | None,
    resume: bool,
    workers: int,
    ray: str | None,
    says: Speech,
) -> list[Outcome]:
    from tripolis.arena.run import hold

    screen = aside()
    schedule = tournament.schedule
    plan = says(
        "plan",
        matches=says("matches", count=len(schedule)),
        deals=says("deals", count=schedule.deals),
        line_ups=says("line-ups", count=len(schedule.line_ups)),
        seatings=says("seatings", count=len(schedule.seatings)),
    )
    screen.print(Text.assemble((title_of(tournament.game_name), "bold"), f"  {plan}"))
    line = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=screen,
        transient=True,
        disable=not screen.is_terminal,
    )
    done: list[int] = []
    with line:
        task = line.add_task(title_of(tournament.game_name), total=len(schedule))

        def progress(count: int) -> None:
            if not done and count:
                screen.print(says("resumed", count=count))
            done.append(count)
            line.update(task, completed=count)
            interrupt_if_asked()

        try:
            with interruptible() as interrupt_if_asked:
                return hold(tournament, journal, resume, workers, ray, progress)
        except KeyboardInterrupt:
            line.stop()
            if journal is None:
                screen.print(says("interrupted-lost"))
            else:
                said = says(
                    "interrupted", done=max(done, default=0), all=len(schedule), path=str(journal)
                )
                screen.print(said, soft_wrap=True)
            raise typer.Exit(_INTERRUPTED) from None


# Telling


def _show(tournament: Tournament, standings: Standings, says: Speech) -> None:
    from tripolis.arena.report import facts_of

    screen = out()
    facts = " · ".join(facts_of(tournament, standings.matches, says))
    screen.print(
        Text.assemble((title_of(tournament.game_name), "bold"), (f"  {facts}", "dim")),
        soft_wrap=True,
    )
    screen.print(_ratings(standings, says))
    if any(row.time_a_move for row in standings.rows):
        screen.print(Text(says("times"), style="bold"))
        screen.print(_times(standings, says))
    screen.print(Text(says("duels"), style="bold"))
    screen.print(_duels(standings, says))
    for place, row in enumerate(standings.rows, 1):
        if row.forfeits:
            screen.print(_forfeits(place, row, says))


def _forfeits(place: int, row: Standing, says: Speech) -> Text:
    """What each program did wrong, and how often."""
    count = says(
        "forfeits-count", lost=len(row.forfeits), all=row.firsts.matches, moves=row.fallback_moves
    )
    lines = [says(f"forfeit-{kind}", count=times) for kind, times in row.forfeit_kinds.items()]
    detail = next((forfeit.detail for forfeit in row.forfeits if forfeit.detail), "")
    if detail:
        lines.append(says("forfeits-example", detail=detail))
    told = "".join(f"\n    {line}" for line in lines)
    return Text.assemble((f"✗ {place} {row.label}: {count}", "bold red"), told)


def _table() -> Table:
    return Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim")


def _times(standings: Standings, says: Speech) -> Table:
    """Strength against time, the quickest first."""
    from tripolis.arena.report import said_time

    table = _table()
    table.add_column(says("contestant"), style="cyan", overflow="fold", min_width=9)
    for key in ("time", "elo"):
        table.add_column(says(key), justify="right")
    for row in sorted(standings.rows, key=lambda row: row.time_a_move or math.inf):
        table.add_row(Text(row.label), said_time(row, says), says.number(row.strength.points))
    return table


def _ratings(standings: Standings, says: Speech) -> Table:
    table = _table()
    table.add_column("", justify="right", style="dim")
    table.add_column(says("contestant"), style="cyan", overflow="fold", min_width=9)
    keys = ("rating", "interval", "elo", "firsts", "firsts-interval", "mean-place", "mean-points")
    for key in keys:
        style = "bold" if key in ("rating", "elo", "firsts") else ""
        table.add_column(says(key), justify="right", style=style, no_wrap=key == "interval")
    for place, row in enumerate(standings.rows, 1):
        points = row.mean_score
        table.add_row(
            str(place),
            Text(row.label),
            says.number(row.mu, 1),
            f"± {says.number(row.interval[1] - row.mu, 1)}",
            says.number(row.strength.points),
            says.percent(row.firsts.part),
            says.interval(row.firsts),
            says.number(row.mean_rank, 2),
            "–" if points is None else says.number(points, 1),
        )
    return table


def _duels(standings: Standings, says: Speech) -> Table:
    """Row against column: the share of matches won, with its interval below."""
    table = _table()
    table.add_column("", justify="right", style="dim")
    table.add_column("", style="cyan", overflow="fold")
    for place in range(1, len(standings.rows) + 1):
        table.add_column(str(place), justify="center")
    for place, row in enumerate(standings.rows, 1):
        cells = []
        for other in standings.rows:
            share = standings.duels.get((row.contestant, other.contestant))
            cells.append(Text("·", "dim") if share is None else _duel(share, says))
        table.add_row(str(place), Text(row.label), *cells)
    return table


def _duel(share: Share, says: Speech) -> Text:
    style = "bold green" if share.part > 0.5 else "bold red" if share.part < 0.5 else "bold"
    return Text.assemble((says.percent(share.part), style), "\n", (says.interval(share), "dim"))
