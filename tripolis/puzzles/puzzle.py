"""A puzzle as it is written: read from a game's `puzzles/puzzles.json`, and written back."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

from tripolis.engine.errors import TripolisError
from tripolis.engine.game import find_game
from tripolis.engine.match import Match
from tripolis.homes import homes
from tripolis.words import Line, Seat

FOLDER = "puzzles"


class BadPuzzle(TripolisError):
    """A puzzle that cannot be read or found."""


@dataclass(frozen=True)
class Puzzle:
    """A position with one clearly best move, as the seat that has to decide can know it."""

    name: str
    seat: int
    answer: tuple[str, ...]
    """The best move in the game's notation; several if they come to the same."""
    first_idea: str
    """What looks best without looking ahead."""
    chance: float
    """The seat's chance of winning after the answer,"""
    next_chance: float
    """and after the best of all other moves."""
    why: tuple[str, Mapping[str, Any]]
    """The reason: a message key of the hints, and its arguments."""
    levels: Mapping[str, float]
    """How often each level finds the answer, from 0 to 1."""
    line: tuple[str, ...]
    """What may follow: the answer, and then good moves of everybody in turn."""
    position: Mapping[str, Any]
    """As written by `Match.position`: a world in which the seat could be."""

    @property
    def game(self) -> str:
        """The game's name."""
        return str(self.position["game"])

    @property
    def better(self) -> float:
        """How much better the answer is than the best of all other moves."""
        return self.chance - self.next_chance

    @property
    def difficulty(self) -> float:
        """The share of built-in players that miss it, from 0 to 1: all levels count alike.

        Half of them, if none has tried it.
        """
        if not self.levels:
            return 0.5
        return 1 - sum(self.levels.values()) / len(self.levels)

    @property
    def reason(self) -> Line:
        """Why the answer is good."""
        key, args = self.why
        return Line(key, {name: Seat(v) if name == "rival" else v for name, v in args.items()})

    def match(self) -> Match:
        """A match that stands at the puzzle's position."""
        return Match.from_position(self.position)


def folder_of(game: str) -> Path:
    """Where a game keeps its puzzles."""
    home = homes()[find_game(game).name].folder
    if home is None:
        raise BadPuzzle("puzzle-unknown", game=game, name="")
    return home / FOLDER


def file_of(game: str) -> Path:
    """The file with a game's puzzles."""
    return folder_of(game) / "puzzles.json"


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """A game's puzzles, in the order of its file; none if it has no file."""
    path = file_of(game)
    return read_puzzles(path) if path.is_file() else ()


def find_puzzle(game: str, name: str) -> Puzzle:
    """A game's puzzle of that name."""
    for puzzle in puzzles_of(game):
        if puzzle.name == name:
            return puzzle
    raise BadPuzzle("puzzle-unknown", game=game, name=name[:40])


def read_puzzles(path: Path) -> tuple[Puzzle, ...]:
    """The puzzles of a file."""
    try:
        return tuple(map(from_json, json.loads(path.read_text("utf-8"))))
    except (ValueError, KeyError, TypeError) as problem:
        raise BadPuzzle("puzzle-unreadable", file=path.name, problem=str(problem)) from None


def from_json(told: Mapping[str, Any]) -> Puzzle:
    """A puzzle from its JSON object."""
    lists = {name: tuple(told[name]) for name in ("answer", "why", "line")}
    return Puzzle(**{**told, **lists})


def to_json(puzzle: Puzzle) -> dict[str, Any]:
    """A puzzle as a JSON object."""
    return asdict(puzzle)


def write_puzzles(path: Path, puzzles: Sequence[Puzzle]) -> None:
    """Write a file that people can read and compare: each part of a puzzle on a line."""
    path.parent.mkdir(parents=True, exist_ok=True)
    content = ",\n".join(_written(to_json(puzzle), 1) for puzzle in puzzles)
    path.write_text(f"[\n{content}\n]\n", "utf-8")


def _written(told: Mapping[str, Any], depth: int) -> str:
    """An object with a part on each line; positions and their states are spread out too."""
    indent = "  " * depth
    lines = [
        f"{indent}  {json.dumps(name)}: "
        + (
            _written(value, depth + 1).lstrip()
            if name in ("position", "state")
            else json.dumps(value, ensure_ascii=False)
        )
        for name, value in told.items()
    ]
    return indent + "{\n" + ",\n".join(lines) + f"\n{indent}}}"
