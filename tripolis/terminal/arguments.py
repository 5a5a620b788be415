"""What several commands take: a game's options, a seed, and who sits where."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any

import typer

from tripolis.engine.game import Game
from tripolis.engine.options import Choice, Number, Option, PerSeat, Several
from tripolis.terminal.speech import UsageProblem

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game's name.")]
GameOptions = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="Set a game option; repeat for more. [dim]--NAME VALUE works too.[/]",
        rich_help_panel="The game",
    ),
]
Players = Annotated[
    str | None,
    typer.Option(
        metavar="N",
        help="Number of players. [dim]Default: the fewest the game allows.[/]",
        rich_help_panel="The game",
    ),
]
Seed = Annotated[
    str | None,
    typer.Option(
        metavar="SEED",
        help="Seed of the deal, to play the same deal again: "
        "a whole number, or the digits in a record file.",
        rich_help_panel="The game",
    ),
]

WITH_GAME_OPTIONS = {"allow_extra_args": True, "ignore_unknown_options": True}
"""Lets a command accept the options of the game it is given: `--edition pl`."""

_HEXADECIMAL_DIGITS = 64
_YES_AND_NO = {
    "true": True,
    "on": True,
    "yes": True,
    "1": True,
    "false": False,
    "off": False,
    "no": False,
    "0": False,
}


def whole_number(name: str, low: int, high: int) -> Callable[[Any], int]:
    """A parser of whole numbers within bounds, for Typer's `parser`."""
    bounds = Number(name, low, high, low)

    def read(typed: Any) -> int:
        value = int(typed) if _is_number(str(typed)) else typed
        bounds.encode(value)
        return int(value)

    return read


def one_of(name: str, *allowed: str) -> Callable[[str], str]:
    """A parser that accepts one of some words, for Typer's `parser`."""
    choice = Choice(name, allowed, allowed[0])

    def read(typed: str) -> str:
        choice.encode(typed)
        return typed

    return read


def read_seed_text(text: str | None) -> int | str | None:
    """A seed as typed: all digits of a record file, a whole number, or hexadecimal digits."""
    if text is None or len(text) == _HEXADECIMAL_DIGITS or not _is_number(text):
        return text
    return int(text)


def _is_number(text: str) -> bool:
    # Python refuses to read decimal numbers of thousands of digits; no seed is that long.
    return text.isascii() and text.isdecimal() and len(text) < 100


def read_game_options(
    game: Game, named: Sequence[str] | None, rest: Sequence[str], command: str
) -> dict[str, Any]:
    """The game's options from `-o name=value` and from `--name value`, checked."""
    typed: dict[str, str] = {}
    for pair in named or ():
        name, equals, value = pair.partition("=")
        if not equals:
            raise UsageProblem("terminal-bad-pair", pair=pair)
        typed[name] = value
    typed |= _options_among(game, rest, command)
    known = {option.name: option for option in game.options}
    chosen = {
        name: _read_value(known[name], value) if name in known else value
        for name, value in typed.items()
    }
    game.full_options(chosen)
    return chosen


def _options_among(game: Game, rest: Sequence[str], command: str) -> dict[str, str]:
    """The options that Typer does not know: `--name value`, `--name=value`."""
    known = {option.name for option in game.options}
    typed: dict[str, str] = {}
    waiting = iter(rest)
    for word in waiting:
        name, equals, value = word.removeprefix("--").partition("=")
        name = name.replace("-", "_")
        if not word.startswith("-"):
            raise UsageProblem("terminal-extra-argument", word=word, command=command)
        if not word.startswith("--") or name not in known:
            raise UsageProblem(
                "terminal-no-game-option",
                option=word,
                game=game.name,
                known=", ".join(f"--{option}" for option in sorted(known)),
                command=command,
            )
        if not equals:
            value = next(waiting, "")
            if not value or value.startswith("--"):
                raise UsageProblem("terminal-option-value", option=word, command=command)
        typed[name] = value
    return typed


def _read_value(option: Option, text: str) -> Any:
    """A value as typed; one that makes no sense stays text, and the game refuses it."""
    if isinstance(option, Choice):
        return text
    if isinstance(option, PerSeat) and "," not in text:
        return text
    if isinstance(option, Several | PerSeat):
        return [part.strip() for part in text.split(",") if part.strip()]
    if isinstance(option, Number):
        return int(text) if _is_number(text) else text
    return _YES_AND_NO.get(text.lower(), text)


def read_seats(
    game: Game, seats: str | None, players: str | None, fill: Sequence[str], most: str
) -> list[str]:
    """Who sits where: as listed, or else `fill` and then `most` in every other seat."""
    number: object = int(players) if players and _is_number(players) else players
    if seats is None:
        count = game.check_players(game.players[0] if number is None else number)
        return [*fill, *[most] * count][:count]
    named = [name.strip() for name in seats.split(",")]
    if not all(named):
        raise UsageProblem("terminal-empty-seat", seats=seats)
    if number not in (None, len(named)):
        raise UsageProblem("terminal-seats-differ", seats=len(named), players=str(number))
    game.check_players(len(named))
    return named


def typed(options: Mapping[str, Any]) -> list[str]:
    """Options as you would type them."""
    return [
        f"{name}={','.join(value) if isinstance(value, list) else str(value).lower()}"
        for name, value in options.items()
    ]


def need_a_terminal(command: str) -> None:
    """Refuse to go on without a terminal: the table fills the screen and reads its keys."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise UsageProblem("terminal-no-terminal", command=command)
