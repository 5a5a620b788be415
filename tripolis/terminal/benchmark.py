"""`tripolis benchmark`: measure a player in named set-ups that never change."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.table import Table

from tripolis.terminal.language import language
from tripolis.terminal.speech import aside, examples, out

commands = typer.Typer()


@commands.command(
    rich_help_panel="Measure",
    epilog=examples(
        "tripolis benchmark --contestant greedy --setup kosmopolis-2-v1",
        "tripolis benchmark --contestant python:my_bot:choose --report results",
    ),
)
def benchmark(
    contestant: Annotated[
        str,
        typer.Option(metavar="WHO", help="The player to measure, written as for the arena."),
    ],
    setup: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME", help="A set-up; repeat it for several. [dim]Default: all of them.[/]"
        ),
    ] = None,
    opponent: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME", help="An opponent; repeat it for several. [dim]Default: all of them.[/]"
        ),
    ] = None,
    deals: Annotated[
        int | None,
        typer.Option(
            min=2,
            metavar="N",
            help="Play only the first N deals of each set-up. [dim]Default: all of them.[/]",
        ),
    ] = None,
    report: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Write a table and all figures to this folder."),
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(min=1, metavar="N", help="Processes. [dim]Default: one per core.[/]"),
    ] = None,
) -> None:
    """Measure a player against fixed opponents over held-out deals."""
    from tripolis.arena.benchmark import TABLE, Score, evaluate, find_setups, write_results
    from tripolis.arena.errors import BadTournament
    from tripolis.arena.speech import Speech
    from tripolis.arena.tournament import read_contestants
    from tripolis.terminal.arena import check_contestants

    says = Speech(language())
    who, *others = check_contestants(read_contestants(contestant))
    if others:
        raise BadTournament("arena-one-contestant", name=who.label)
    scores: list[Score] = []
    at_once = workers or os.cpu_count() or 1
    for one in find_setups(setup or []):
        aside().print(one.name, style="dim")
        for other in opponent or one.opponents:
            scores += evaluate(one, who, deals, at_once, [other])
            if report is not None:
                # After each opponent: an interruption loses only the matches under way.
                write_results(report, who, scores)
    shown = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim", title=who.label)
    shown.add_column(f"{says('setup')}\n{says('opponent')}", no_wrap=True)
    for key in ("benchmark-matches", "firsts", "reward", "processor"):
        shown.add_column(says(key), justify="right", no_wrap=key == "firsts", overflow="fold")
    for score in scores:
        low, high = (says.number(100 * end, 1) for end in score.firsts_interval)
        worst, best = (says.number(end, 2) for end in score.reward_interval)
        shown.add_row(
            f"{score.setup}\n{score.opponent}",
            says.number(score.matches),
            f"{says.number(100 * score.firsts, 1)}\n({says.range(low, high)})",
            f"{says.number(score.reward, 2)}\n({worst} … {best})",
            says.number(score.seconds),
        )
    out().print(shown)
    if report is not None:
        out().print(says("report-written", path=str(report / TABLE)), soft_wrap=True)
