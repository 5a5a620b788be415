"""The command line: all commands, and how their failures are reported."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from tripolis.engine.errors import TripolisError
from tripolis.terminal import (
    analyse,
    arena,
    bench,
    benchmark,
    games,
    learn,
    play,
    prepare,
    puzzles,
    records,
    serve,
    simulate,
    site,
)
from tripolis.terminal.extras import missing_extra
from tripolis.terminal.language import settle_language
from tripolis.terminal.speech import (
    UsageProblem,
    complain,
    examples,
    file_problem,
    out,
    title_of,
    words,
)
from tripolis.words import LANGUAGES


class Commands(TyperGroup):
    """The commands. Every failure is reported as one sentence in the reader's language."""

    def main(self, args: Sequence[str] | None = None, *more: Any, **settings: Any) -> Any:
        given = settle_language(sys.argv[1:] if args is None else args)
        settings |= {"standalone_mode": False, "prog_name": "tripolis"}
        try:
            code = super().main(given or ["--help"], *more, **settings)
            sys.stdout.flush()
        except typer.TyperException as problem:
            named = [word for word in given if word in self.commands]
            code = complain(_usage_problem(problem, " ".join(["tripolis", *named[:1]])))
        except TripolisError as problem:
            code = complain(problem)
        except ModuleNotFoundError as problem:
            code = complain(missing_extra(problem, given))
        except typer.Abort:
            code = 130
        except OSError as problem:
            code = complain(file_problem(problem))
            _give_up_output()
        sys.exit(code)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands:
            known = ", ".join(self.commands)
            raise UsageProblem("terminal-no-such-command", command=args[0], known=known)
        return super().resolve_command(ctx, args)


def _usage_problem(problem: typer.TyperException, command: str) -> TripolisError:
    """What is wrong with the command line, from the kind of error Typer raised."""
    option, param = getattr(problem, "option_name", None), getattr(problem, "param", None)
    if option:
        key = "no-such-option" if hasattr(problem, "possibilities") else "option-value"
        return UsageProblem(f"terminal-{key}", option=option, command=command)
    if hasattr(problem, "param_type") and param:
        name = param.metavar or param.name.upper()
        return UsageProblem("terminal-missing-argument", name=name, command=command)
    if param:
        name = param.opts[0] if param.param_type_name == "option" else param.metavar or param.name
        return UsageProblem("terminal-bad-value", name=name, command=command)
    return UsageProblem("terminal-bad-usage", command=command)


def _give_up_output() -> None:
    """Discard all further output once a write has failed, so that nothing tries again."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


app = typer.Typer(
    cls=Commands,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    add_completion=False,
    context_settings={"help_option_names": ["--help", "-h"]},
)
_PLAYED = (play, learn, puzzles, games, records, serve, site)
_MEASURED = (simulate, arena, benchmark, analyse, bench, prepare)
for room in (*_PLAYED, *_MEASURED):
    app.add_typer(room.commands)


def _show_version(asked: bool) -> None:
    if asked:
        from importlib.metadata import PackageNotFoundError, version

        try:
            number = version("tripolis")
        except PackageNotFoundError:
            number = words("no-version")
        out().print(f"Tripolis {number}. {_how_rules_run()}")
        raise typer.Exit


def _how_rules_run() -> str:
    """How rules run here, and which games have no current module."""
    from tripolis.engine.modules import outdated
    from tripolis.engine.rule import COMPILES, RULES

    told = [words("rules-way", way=RULES)]
    if RULES == "wasm" and (missing := outdated()):
        titles = ", ".join(map(title_of, missing))
        told.append(words("rules-outdated", games=titles, numba="yes" if COMPILES else "no"))
    return " ".join(told)


def _check_language(named: str | None) -> str | None:
    if named is not None and named not in LANGUAGES:
        raise UsageProblem("terminal-no-such-language", named=named, known=", ".join(LANGUAGES))
    return named


@app.callback(
    epilog=examples(
        "tripolis play kosmopolis --players 3",
        "tripolis rules splendor",
        "tripolis simulate comparity --seats greedy,random,random",
    )
)
def tripolis(
    language: Annotated[
        str | None,
        typer.Option(
            metavar="|".join(LANGUAGES),
            callback=_check_language,
            help="The language to use; also works after any command. "
            "[dim]Default: TRIPOLIS_LANGUAGE, or your locale.[/]",
        ),
    ] = None,
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            metavar="",
            callback=_show_version,
            is_eager=True,
            help="Show the version.",
        ),
    ] = False,
) -> None:
    """Three city card games at one table: Kosmopolis, Splendor and Comparity."""


def main() -> None:
    """Run the command line."""
    app()
