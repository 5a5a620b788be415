"""`tripolis puzzles`: mine, check, list and play puzzles."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from tripolis.engine.game import find_game, game_names
from tripolis.terminal.arguments import need_a_terminal
from tripolis.terminal.language import language
from tripolis.terminal.speech import examples, out, title_of, words

if TYPE_CHECKING:
    from tripolis.puzzles.puzzle import Puzzle

commands = typer.Typer()
puzzles = typer.Typer(help="Positions with one best move: play, list, check and mine them.")
commands.add_typer(puzzles, name="puzzles", rich_help_panel="Play")

Game = Annotated[str, typer.Argument(metavar="GAME", help="The game's name.")]
SomeGame = Annotated[
    str | None, typer.Argument(metavar="GAME", help="The game's name. [dim]Default: all games.[/]")
]


@puzzles.command(epilog=examples("tripolis puzzles play splendor"))
def play(
    game: Game,
    name: Annotated[
        str | None, typer.Argument(metavar="PUZZLE", help="Which one. [dim]Default: today's.[/]")
    ] = None,
) -> None:
    """Find the best move."""
    # Puzzles play matches, and commands that play none should not wait for the rules.
    from tripolis.puzzles.daily import latest_of
    from tripolis.puzzles.puzzle import find_puzzle

    chosen = find_puzzle(game, name) if name else latest_of(game)
    need_a_terminal("puzzles play")
    from tripolis.terminal.table.puzzling import puzzle_at_table

    puzzle_at_table(chosen, language())


@puzzles.command(name="list", epilog=examples("tripolis puzzles list kosmopolis --json"))
def list_puzzles(
    game: Game,
    as_json: Annotated[
        bool, typer.Option("--json", metavar="", help="Print all of it as JSON.")
    ] = False,
) -> None:
    """List a game's puzzles with their answers and difficulty, the easiest first."""
    from tripolis.puzzles.puzzle import puzzles_of

    found = sorted(puzzles_of(game), key=lambda puzzle: (puzzle.difficulty, puzzle.name))
    if as_json:
        print(json.dumps([_told(puzzle) for puzzle in found], indent=2, ensure_ascii=False))
        return
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in ("name", "difficulty", "answer", "idea"):
        table.add_column(words(f"puzzles-{column}"), no_wrap=True)
    for puzzle in found:
        difficulty = words("percent", value=round(100 * puzzle.difficulty))
        table.add_row(puzzle.name, difficulty, Text(puzzle.answer[0], "bold"), puzzle.first_idea)
    out().print(table)


def _told(puzzle: Puzzle) -> dict[str, Any]:
    from tripolis.puzzles.rating import first_rating

    return {
        "name": puzzle.name,
        "players": puzzle.position["players"],
        "options": puzzle.position["options"],
        "seat": puzzle.seat,
        "answer": list(puzzle.answer),
        "first_idea": puzzle.first_idea,
        "chance": puzzle.chance,
        "next_chance": puzzle.next_chance,
        "difficulty": round(puzzle.difficulty, 3),
        "points": first_rating(puzzle).points,
        "levels": dict(puzzle.levels),
        "line": list(puzzle.line),
    }


@puzzles.command(epilog=examples("tripolis puzzles check", "tripolis puzzles check --seed 7"))
def check(
    game: SomeGame = None,
    seed: Annotated[
        int | None,
        typer.Option(metavar="N", help="Let another miner look too. It takes long."),
    ] = None,
    sample: Annotated[
        int, typer.Option(metavar="N", min=1, help="How many puzzles the other miner looks at.")
    ] = 1000,
) -> None:
    """Check that every puzzle is whole, and how far another miner agrees."""
    from tripolis.puzzles.check import check as check_all
    from tripolis.puzzles.puzzle import puzzles_of

    wrong = 0
    for name in [find_game(game).name] if game else game_names():
        known = puzzles_of(name)
        problems = check_all(known)
        wrong += len(problems)
        out().print(words("puzzles-checked", game=title_of(name), count=len(known)))
        for problem in problems:
            out().print(f"  {problem}")
        if seed is not None and known:
            _ask_another(name, known[:: max(1, len(known) // sample)][:sample], seed)
    raise typer.Exit(1 if wrong else 0)


def _ask_another(game: str, known: tuple[Puzzle, ...], seed: int) -> None:
    """Say how often a miner with another seed finds the same answers."""
    from tripolis.puzzles.check import agrees

    said = [agrees(puzzle, seed + number) for number, puzzle in enumerate(known)]
    for puzzle, same in zip(known, said, strict=True):
        if not same:
            out().print(f"  {puzzle.name}: {words('puzzles-unsure' if same else 'puzzles-other')}")
    told = {"same": said.count(True), "other": said.count(False), "unsure": said.count(None)}
    out().print("  " + words("puzzles-agree", game=title_of(game), count=len(said), **told))


@puzzles.command(epilog=examples("tripolis puzzles mine kosmopolis --seed 3000 --count 5"))
def mine(
    game: Game,
    seed: Annotated[int, typer.Option(metavar="N", min=0, help="The seed of the first match.")],
    count: Annotated[int, typer.Option(metavar="N", min=1, help="How many to find.")] = 10,
    file: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Where to add them. [dim]Default: the game's file.[/]"),
    ] = None,
) -> None:
    """Find puzzles in matches between strong players. It takes long."""
    from tripolis.puzzles.mine import mine as search
    from tripolis.puzzles.puzzle import file_of, read_puzzles, write_puzzles

    path = file or file_of(game)
    known = list(read_puzzles(path)) if path.is_file() else []
    wanted = len(known) + count
    for puzzle in search(find_game(game), seed, known):
        if puzzle is not None:
            known.append(puzzle)
            # Each find is kept at once: mining may be stopped at any time.
            write_puzzles(path, known)
            out().print(f"{puzzle.name}: {puzzle.answer[0]} ({puzzle.first_idea})")
        if len(known) == wanted:
            return
