"""`tripolis play`: people and bots sit down at a table in this terminal."""

from __future__ import annotations

import errno
import os
import re
import tempfile
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from tripolis.engine.game import Game, find_game, game_names
from tripolis.terminal.arguments import (
    WITH_GAME_OPTIONS,
    GameOptions,
    Players,
    Seed,
    need_a_terminal,
    read_game_options,
    read_seats,
    read_seed_text,
)
from tripolis.terminal.language import language
from tripolis.terminal.speech import UsageProblem, examples, out, title_of, words
from tripolis.words import Line, say

if TYPE_CHECKING:
    from tripolis.engine.match import Match
    from tripolis.terminal.table import Seating

commands = typer.Typer()

_YOU = "you"
_USUAL_BOT = "regular"
_LONGEST_NAME = 40


@commands.command(
    context_settings=WITH_GAME_OPTIONS,
    rich_help_panel="Play",
    epilog=examples(
        "tripolis play",
        "tripolis play kosmopolis --players 3",
        "tripolis play kosmopolis --seats Anna,Viktor,expert --edition pl",
        "tripolis play comparity --memory ours.json",
        "tripolis play --resume evening.trip",
    ),
)
def play(
    context: typer.Context,
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="GAME", help="The game's name. [dim]Default: choose from a list.[/]"
        ),
    ] = None,
    players: Players = None,
    seats: Annotated[
        str | None,
        typer.Option(
            metavar="NAME,NAME,…",
            help="Who sits where: names of people, or bots (visitor, newcomer, regular, advanced, "
            "expert, candidate, master; also a character such as nina; greedy, random and "
            "search:N). "
            "[dim]Default: you against regulars.[/]",
            rich_help_panel="The game",
        ),
    ] = None,
    option: GameOptions = None,
    seed: Seed = None,
    resume: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Continue a saved match.", rich_help_panel="Files"),
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Where to save the match. "
            "[dim]Default: your data folder, or the file you resume.[/]",
            rich_help_panel="Files",
        ),
    ] = None,
    memory: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Remember from match to match which cards you have seen. The first match "
            "creates the file. [dim]For games with a memory, such as comparity.[/]",
            rich_help_panel="Files",
        ),
    ] = None,
) -> None:
    """Play in this terminal, with friends and bots."""
    if resume is None:
        found = find_game(game or _ask_for_game())
        names = read_seats(found, seats, players, [_YOU], _USUAL_BOT)
        options = read_game_options(found, option, context.args, context.command_path)
        options = _remembered(found, memory) | options
        dealt = _read_seed(seed)
        seating = _seating(names, str(dealt))
        match, place = _deal(found, seating, options, dealt), save or _usual_place(found)
    else:
        fresh = {game: game, "--players": players, "--option": option, "--seed": seed}
        _refuse_with_resume([str(name) for name, value in fresh.items() if value] + context.args)
        match, place = _load(resume), save or resume
        _remembered(match.game, memory)
        there = match.names or [_YOU]
        names = read_seats(match.game, seats, str(match.players), there, _USUAL_BOT)
        seating = _seating(names, str(match.seed))
    need_a_terminal("play")
    if place != resume:
        _check_new_file(place)
    if memory is not None:
        check_folder(memory)
    from tripolis.terminal.table import play_at_table

    play_at_table(match, seating, language(), place, memory)


def _read_seed(text: str | None) -> int:
    from tripolis.engine.match import read_seed

    return read_seed(read_seed_text(text))


def _deal(game: Game, seating: list[Seating], options: dict[str, Any], seed: int) -> Match:
    from tripolis.engine.match import Match
    from tripolis.players.levels import seat_options

    options = seat_options(game, [who.mind for who in seating], options)
    return Match(game, len(seating), options, seed)


def _remembered(game: Game, memory: Path | None) -> dict[str, Any]:
    """The options that follow from earlier matches, read from a file that must be valid."""
    if memory is None:
        return {}
    if game.memory is None:
        raise UsageProblem("terminal-no-memory", game=title_of(game.name))
    return game.memory.load(memory)


def _load(path: Path) -> Match:
    from tripolis.engine.match import load

    return load(path)


def _refuse_with_resume(named: list[str]) -> None:
    """A resumed match already has its game, players, options and seed."""
    for name in named:
        raise UsageProblem("terminal-resume-alone", name=name)


def _ask_for_game() -> str:
    """Let the reader choose among the games by number or by name."""
    need_a_terminal("play")
    screen = out()
    numbered = {str(number): name for number, name in enumerate(game_names(), 1)}
    table = Table.grid(padding=(0, 2, 0, 0))
    for number, name in numbered.items():
        about = say(Line(f"{name}-about"), language())
        table.add_row(Text(number, "cyan"), Text(title_of(name), "bold"), about)
    screen.print(table)
    while True:
        try:
            answer = screen.input(f"\n{words('which-game')} ").strip().lower()
        except KeyboardInterrupt:
            screen.print()
            raise
        if answer in numbered:
            return numbered[answer]
        fitting = [name for name in numbered.values() if answer and name.startswith(answer)]
        if len(fitting) == 1:
            return fitting[0]


# Who sits there


def _seating(names: list[str], key: str) -> list[Seating]:
    """Bots for the names of players and characters, numbered or not; others are people.

    For the name of a level one of its characters sits down, always the same for a seed.
    """
    from tripolis.players.characters import cast, recorded_character, recorded_name
    from tripolis.players.levels import LEVELS, find_mind, is_player
    from tripolis.terminal.table import Seating

    kinds = [_kind(name) for name in names]
    levels = [kind if kind in LEVELS else None for kind in kinds]
    known = [recorded_character(kind) for kind in kinds]
    seated = cast(levels, key, [who.name if who else None for who in known])
    kinds = [
        recorded_name(name, level) if level else kind
        for name, level, kind in zip(seated, levels, kinds, strict=True)
    ]
    shown = [
        kind if who else words("you") if name == _YOU else name
        for kind, who, name in zip(kinds, seated, names, strict=True)
    ]
    return [
        Seating(name, find_mind(kind) if is_player(kind) else None, who or None)
        for name, kind, who in zip(_told_apart(shown), kinds, seated, strict=True)
    ]


def _kind(name: str) -> str:
    """The player a name stands for, without the number that a record may add; a character is
    called as in a record, with its level."""
    from tripolis.players.characters import CHARACTERS

    plain = re.sub(r" \d+$", "", name)
    return CHARACTERS[plain].recorded if plain in CHARACTERS else plain


def _told_apart(names: list[str]) -> list[str]:
    """The names, with a number after each one that is already taken."""
    apart: list[str] = []
    for name in names:
        if len(name) > _LONGEST_NAME:
            raise UsageProblem("terminal-long-name", name=name[:_LONGEST_NAME], most=_LONGEST_NAME)
        numbered, number = name, 1
        while numbered in apart:
            number += 1
            numbered = f"{name} {number}"
        apart.append(numbered)
    return apart


# Where the match is kept


def _usual_place(game: Game) -> Path:
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "tripolis" / f"{game.name}-{datetime.now():%Y-%m-%d-%H%M%S}.trip"


def _check_new_file(place: Path) -> None:
    """Check before the first move that the match can be saved there."""
    if place.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(place))
    if place.exists():
        raise UsageProblem("terminal-file-exists", path=str(place))
    check_folder(place)


def check_folder(place: Path) -> None:
    """Can a file be written there?"""
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=place.parent):
            pass
    except OSError as problem:
        problem.filename = str(place)
        raise
