"""`tripolis prepare`: compile the rules of every game in advance, so that nobody waits later."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from itertools import chain
from typing import Annotated, TypeAlias

import typer
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    SpinnerColumn,
    TextColumn,
    TimeElapsedColumn,
)

from tripolis.engine.game import find_game, game_names
from tripolis.terminal.speech import CannotDo, aside, examples, out, rounded, title_of, words

commands = typer.Typer()

Compiler: TypeAlias = subprocess.Popen[bytes]

_GLANCE = 0.05
_MOST_STEPS = 4096
_COMPILER = "tripolis.terminal.exercise"


@commands.command(
    rich_help_panel="Measure", epilog=examples("tripolis prepare", "tripolis prepare kosmopolis")
)
def prepare(
    names: Annotated[
        list[str] | None,
        typer.Argument(metavar="[GAME]...", help="The games to prepare.", show_default="all"),
    ] = None,
) -> None:
    """Compile the rules of the games. Quick if nothing has changed."""
    from tripolis.engine.rule import RULES

    games = [find_game(name) for name in names or game_names()]
    if RULES != "numba":
        out().print(words("prepare-interpreted" if RULES == "plain" else "rules-way", way=RULES))
        return
    from tripolis.terminal.exercise import mark_of, shared_steps, steps_of

    began = time.monotonic()
    todo = [game for game in games if not mark_of(game).exists()]
    if todo:
        _compile({game.name: len(steps_of(game)) for game in todo})
        # Two compilers at work may have overwritten each other's cache index of the shared
        # functions in batch and players. What was lost is compiled again here.
        for step in chain.from_iterable(map(shared_steps, todo)):
            step()
        seconds = rounded(time.monotonic() - began, 1)
        out().print(words("prepared", seconds=seconds))
    else:
        out().print(words("prepared-before"))


def _compile(steps: dict[str, int]) -> None:
    """Compile each game in so many steps in a separate process, one per core at a time."""
    screen = aside()
    line = Progress(
        SpinnerColumn(),
        TextColumn("{task.description}"),
        BarColumn(bar_width=20),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=screen,
        transient=True,
        disable=not screen.is_terminal,
    )
    waiting, at_work = list(steps), dict[str, Compiler]()
    with line:
        task = line.add_task("", total=sum(steps.values()))
        try:
            while waiting or at_work:
                while waiting and len(at_work) < (os.cpu_count() or 1):
                    name = waiting.pop(0)
                    at_work[name] = _start_compiler(name)
                    if not screen.is_terminal:
                        screen.print(words("compiling", games=title_of(name)))
                titles = ", ".join(title_of(name) for name in at_work)
                time.sleep(_GLANCE)
                line.update(task, description=words("compiling", games=titles))
                for name, process in [*at_work.items()]:
                    ended = process.poll() is not None
                    line.advance(task, _steps_done(process))
                    if ended:
                        _check(name, at_work.pop(name))
        finally:
            for process in at_work.values():
                process.terminate()


def _start_compiler(name: str) -> Compiler:
    # In a separate session, so that Ctrl-C reaches only this process, which ends the others.
    return subprocess.Popen(
        [sys.executable, "-m", _COMPILER, name],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        bufsize=0,
        start_new_session=True,
    )


def _steps_done(process: Compiler) -> int:
    """How many steps a compiler has finished since the last time: it writes a dot for each."""
    assert process.stdout is not None
    os.set_blocking(process.stdout.fileno(), False)
    return len(process.stdout.read(_MOST_STEPS) or b"")


def _check(name: str, process: Compiler) -> None:
    """Report the last words of a compiler that failed."""
    said = process.communicate()[1].decode(errors="replace").strip()
    if process.returncode:
        reason = said.splitlines()[-1] if said else str(process.returncode)
        raise CannotDo("terminal-prepare-failed", game=title_of(name), reason=reason)
