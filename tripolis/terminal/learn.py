"""`tripolis learn`: guided games at this terminal, and the check of all lessons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table
from rich.text import Text

from tripolis.engine.game import find_game, game_names
from tripolis.terminal.arguments import need_a_terminal
from tripolis.terminal.language import language
from tripolis.terminal.speech import examples, out, title_of, words
from tripolis.words import say

if TYPE_CHECKING:
    from tripolis.lessons import Lesson

commands = typer.Typer()


@commands.command(
    rich_help_panel="Play",
    epilog=examples("tripolis learn splendor", "tripolis learn splendor cities --language pl"),
)
def learn(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="The game's name. [dim]Default: list all lessons.[/]"),
    ] = None,
    lesson: Annotated[
        str | None,
        typer.Argument(metavar="LESSON", help="Which lesson. [dim]Default: the first game.[/]"),
    ] = None,
    check_all: Annotated[
        bool,
        typer.Option("--check", metavar="", help="Walk every path of the lessons instead."),
    ] = False,
) -> None:
    """Learn a game by playing it, in five minutes."""
    # Lessons play matches, and commands that play none should not wait for the rules.
    from tripolis.lessons import find_lesson

    games = [find_game(game).name] if game else game_names()
    found = [find_lesson(game, lesson)] if game and lesson else _all(games)
    if check_all:
        raise typer.Exit(_check(found))
    if game is None:
        _list(found)
        return
    chosen = find_lesson(game, lesson)
    need_a_terminal("learn")
    from tripolis.terminal.table.learning import learn as learn_at_table

    learn_at_table(chosen, language())


def _all(games: list[str]) -> list[Lesson]:
    from tripolis.lessons import lessons_of

    return [lesson for game in games for lesson in lessons_of(game)]


def _list(lessons: list[Lesson]) -> None:
    table = Table.grid(padding=(0, 2, 0, 0))
    for lesson in lessons:
        title = Text(say(lesson.title, language()), "bold")
        command = Text(f"tripolis learn {lesson.game} {lesson.name}", "cyan")
        table.add_row(title_of(lesson.game), title, command)
    out().print(table)


def _check(lessons: list[Lesson]) -> int:
    """Say what is wrong with each lesson; returns the exit code."""
    from tripolis.lessons import check

    screen, wrong = out(), 0
    for lesson in lessons:
        problems = check(lesson)
        wrong += len(problems)
        state = words("lesson-wrong", count=len(problems)) if problems else words("lesson-right")
        screen.print(f"{lesson.game} {lesson.name}: {state}")
        for problem in problems:
            screen.print(f"  {problem}")
    return 1 if wrong else 0
