"""How the command line writes: which stream, and how errors are shown."""

from __future__ import annotations

import errno
from typing import TYPE_CHECKING, Any

from fluent.runtime.types import fluent_number
from rich.console import Console
from rich.text import Text

from tripolis.engine.errors import BadOption, TripolisError, UnknownGame
from tripolis.terminal.language import language
from tripolis.words import Line, say

if TYPE_CHECKING:
    from rich.progress import Progress


class UsageProblem(TripolisError):
    """The command line itself is wrong."""


class CannotDo(TripolisError):
    """The request is clear, but this machine or file does not allow it."""


def words(key: str, **args: Any) -> str:
    """A message of the catalogue `terminal`, in the chosen language."""
    return say(Line(f"terminal-{key}", args), language())


def number(value: float, digits: int) -> str:
    """A number with this many decimals, as the chosen language writes it."""
    return words("number", value=rounded(value, digits))


def rounded(value: float, digits: int) -> Any:
    """A number for a sentence, written with this many decimals."""
    return fluent_number(value, minimumFractionDigits=digits, maximumFractionDigits=digits)


def title_of(game: str) -> str:
    """A game's name as people write it."""
    return say(Line(f"{game}-name"), language())


def out() -> Console:
    """Where results go."""
    return Console(highlight=False, markup=False, emoji=False)


def aside() -> Console:
    """Where progress and errors go, so that results stay clean."""
    return Console(stderr=True, highlight=False, markup=False, emoji=False)


def progress_line() -> Progress:
    """A progress bar for long work; it disappears when the work is done."""
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    screen = aside()
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=screen,
        transient=True,
        disable=not screen.is_terminal,
    )


def complain(problem: TripolisError) -> int:
    """Say in one sentence what is wrong; returns the exit code."""
    screen = aside()
    sentence = Text.assemble(("✗ ", "bold red"), problem.in_language(language()))
    # A program that reads the sentence gets it as one line.
    screen.print(sentence, soft_wrap=not screen.is_terminal)
    return 2 if isinstance(problem, UsageProblem | UnknownGame | BadOption) else 1


def file_problem(problem: OSError) -> CannotDo:
    """What the system said about a file, in our words."""
    known = {
        errno.EACCES: "terminal-file-forbidden",
        errno.EPERM: "terminal-file-forbidden",
        errno.EROFS: "terminal-file-forbidden",
        errno.ENOENT: "terminal-file-missing",
        errno.ENOTDIR: "terminal-file-missing",
        errno.EISDIR: "terminal-file-folder",
        errno.ENOSPC: "terminal-file-full",
        errno.EDQUOT: "terminal-file-full",
    }
    key = known.get(problem.errno or 0, "terminal-file-problem")
    path = str(problem.filename2 or problem.filename or words("output"))
    return CannotDo(key, path=path, problem=problem.strerror or str(problem))


def examples(*lines: str) -> str:
    """Examples for the foot of a command's help, one to a line."""
    return "\n".join(["[bold]Examples[/]", *(f"[dim]$[/] {line}" for line in lines)])
