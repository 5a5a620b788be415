"""`tripolis analyse`: review a finished match move by move."""

from __future__ import annotations

import json as writing
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich import box
from rich.table import Table
from rich.text import Text

from tripolis.terminal.arguments import whole_number
from tripolis.terminal.language import language
from tripolis.terminal.names import names_called, say_name
from tripolis.terminal.play import check_folder
from tripolis.terminal.records import RecordFile
from tripolis.terminal.speech import (
    CannotDo,
    UsageProblem,
    aside,
    examples,
    out,
    progress_line,
    title_of,
)
from tripolis.words import Line, say

if TYPE_CHECKING:
    from tripolis.engine.match import Match
    from tripolis.players.analysis import Better, Moment

commands = typer.Typer()

_PLOTS = (".svg", ".html")


@commands.command(
    rich_help_panel="Measure",
    epilog=examples(
        "tripolis analyse evening.trip",
        "tripolis analyse evening.trip --plot evening.html",
        "tripolis analyse evening.trip --json > evening.json",
    ),
)
def analyse(
    file: RecordFile,
    json: Annotated[
        bool, typer.Option("--json", help="Print all figures as JSON, and nothing else.")
    ] = False,
    plot: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Plot the chances to this .svg or .html file."),
    ] = None,
    playouts: Annotated[
        int,
        typer.Option(
            metavar="N",
            parser=whole_number("playouts", 1, 1_000_000),
            help="Playouts for each chance in the world as it was.",
        ),
    ] = 100,
    iterations: Annotated[
        int,
        typer.Option(
            metavar="N",
            parser=whole_number("iterations", 1, 10_000_000),
            help="Iterations of the search for a better move.",
        ),
    ] = 600,
) -> None:
    """Analyse a finished match: everyone's chances, better moves, and turning points."""
    if plot is not None and plot.suffix not in _PLOTS:
        raise UsageProblem("analysis-plot-kind", path=str(plot))
    if plot is not None:
        _check_folder(plot)
    from tripolis.engine.match import load

    match = load(file)
    if not match.over:
        raise CannotDo("analysis-unfinished", path=str(file))
    moments = _look(match, playouts, iterations)
    if json:
        _print_figures(match, moments)
    else:
        _show(match, moments)
    if plot is not None:
        plot.write_text(_drawn(match, moments, plot.suffix), "utf-8")
        screen = aside() if json else out()
        screen.print(words("plot-written", path=str(plot)), soft_wrap=True)


def words(key: str, **args: Any) -> str:
    """A message of the catalogue `analysis`, in the chosen language."""
    return say(Line(f"analysis-{key}", args), language())


def _check_folder(plot: Path) -> None:
    """Check before the work starts that the plot can be written there."""
    if plot.is_dir():
        raise UsageProblem("terminal-file-folder", path=str(plot))
    check_folder(plot)


def _look(match: Match, playouts: int, iterations: int) -> list[Moment]:
    from tripolis.players.analysis import analyse as moments_of

    moments = []
    with progress_line() as line:
        task = line.add_task(title_of(match.game.name), total=len(match.played) + 1)
        for moment in moments_of(match, playouts, iterations, os.cpu_count() or 1):
            moments.append(moment)
            line.update(task, completed=len(moments))
    return moments


def _print_figures(match: Match, moments: list[Moment]) -> None:
    from tripolis.players.analysis import figures

    sys.stdout.write(writing.dumps(figures(match, moments), indent=2, ensure_ascii=False) + "\n")


def _names(match: Match) -> list[str]:
    """The players' names; a seat without a name gets a number."""
    given = [*match.names, *[""] * match.players][: match.players]
    return [say_name(name, language()) for name in names_called(given)]


def _title(match: Match) -> str:
    return words("title", game=title_of(match.game.name))


# As text


def _show(match: Match, moments: list[Moment]) -> None:
    screen, names = out(), _names(match)
    screen.print(Text(_title(match), "bold"))
    screen.print(Text(words("legend"), "dim"))
    screen.print(_table(moments, names))
    for heading, lines in _sections(moments, names):
        screen.print(Text(heading, "bold"))
        for line in lines:
            screen.print(Text(f"  {line}"), soft_wrap=True)


def _table(moments: list[Moment], names: list[str]) -> Table:
    """One line per move: each seat's chance given what it could know, and its true chance."""
    from tripolis.players.analysis import turning_points

    turns = [moment.number for moment in turning_points(moments)]
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim")
    table.add_column("", justify="right", style="dim")
    table.add_column(words("player"), overflow="fold")
    table.add_column(words("move"), overflow="fold")
    for name in names:
        table.add_column(name, justify="right", no_wrap=True)
    for moment in moments:
        who = words("deal") if moment.seat is None else names[moment.seat]
        sign = "▸ " if moment.number in turns else ""
        cells = [
            Text(f"{100 * own:.0f} / {100 * true:.0f}")
            for own, true in zip(moment.own_chances, moment.true_chances, strict=True)
        ]
        style = "bold" if moment.number in turns else ""
        number = str(moment.number) if moment.number else ""
        table.add_row(sign + number, Text(who), Text(moment.move), *cells, style=style)
    return table


def _sections(moments: list[Moment], names: list[str]) -> list[tuple[str, list[str]]]:
    """The turning points and the better moves, as headings with sentences."""
    from tripolis.players.analysis import turning_points
    from tripolis.terminal.chart import turn_said

    turns = [
        _with_reason(turn_said(turn, moments[turn.number - 1], names, words), turn.why, names)
        for turn in turning_points(moments)
    ]
    better = [
        _with_reason(_better_said(moment, moment.better, names), moment.better.why, names)
        for moment in moments
        if moment.better is not None
    ]
    return [
        (words("turns"), turns or [words("no-turns")]),
        (words("alternatives"), better or [words("no-alternatives")]),
    ]


def _better_said(moment: Moment, better: Better, names: list[str]) -> str:
    return words(
        "better",
        number=moment.number,
        player=names[moment.seat or 0],
        played=moment.move,
        move=better.move,
        chance=round(100 * better.chance),
        chance_played=round(100 * better.chance_played),
    )


def _with_reason(said: str, why: Line | None, names: list[str]) -> str:
    """A sentence, and what the move changed if that is known."""
    return f"{said} {say(why, language(), names)}" if why else said


# As a plot


def _drawn(match: Match, moments: list[Moment], kind: str) -> str:
    from tripolis.terminal import chart

    names, title = _names(match), _title(match)
    plot = chart.draw(moments, names, title, words)
    if kind == ".svg":
        return plot + "\n"
    return chart.page(plot, title, language(), _sections(moments, names))
