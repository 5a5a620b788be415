"""The bots people meet: sixteen characters, four for each level.

A character is a row of `characters.toml`: a level and a temper. Characters of one level think
equally hard, but each temper likes some moves a little more than the others do. A game says in its
`company.toml` what each temper likes there, and at which moments characters speak:

    points = 0.3                       # how much liking a move is worth to those who judge,
    chance = 0.02                      # and, in chance of victory, to those who search

    [likes]
    plans = { "reserve *" = 1.0 }      # moves are patterns, as file names are

    [moments]
    noble = { player = "pleased" }     # in the event `noble`, how its `player` feels

In a game without this file they all play alike, and speak only at the end.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Literal

from tripolis.engine.game import Game, State
from tripolis.homes import homes

Mood = Literal["pleased", "stung", "won", "lost"]
"""What a character may have a remark for."""

_RECORDED = re.compile(r"(?P<name>[A-Z][a-z]+) \((?P<level>[a-z]+)\)")


@dataclass(frozen=True)
class Character:
    """One of the bots people meet."""

    name: str
    level: str
    temper: str

    @property
    def recorded(self) -> str:
        """The name a record shows, the same in every language."""
        return f"{self.name.title()} ({self.level})"


@dataclass(frozen=True)
class Company:
    """What the characters make of a game."""

    points: float = 0.0
    chance: float = 0.0
    likes: Mapping[str, Mapping[str, float]] = field(default_factory=dict)
    moments: Mapping[str, Mapping[str, Mood]] = field(default_factory=dict)


def _read() -> dict[str, Character]:
    text = Path(__file__).with_name("characters.toml").read_text("utf-8")
    return {name: Character(name, **row) for name, row in tomllib.loads(text).items()}


CHARACTERS: dict[str, Character] = _read()


@cache
def company_of(game: str) -> Company:
    """What a game's `company.toml` says."""
    home = homes().get(game)
    path = home.folder / "company.toml" if home and home.folder else None
    if path is None or not path.is_file():
        return Company()
    return Company(**tomllib.loads(path.read_text("utf-8")))


def recorded_character(name: str) -> Character | None:
    """The character a name in a record stands for."""
    found = _RECORDED.fullmatch(name)
    character = CHARACTERS.get(found["name"].lower()) if found else None
    return character if character and character.recorded == name else None


def cast(levels: Sequence[str | None], key: str, seated: Sequence[str | None] = ()) -> list[str]:
    """Characters for bots of these levels, decided by the key; no name for a level of None.

    Those already seated stay. Nobody sits at a table twice, unless a level has too few characters.
    """
    taken = [*seated, *[None] * (len(levels) - len(seated))]
    return [
        name or ("" if level is None else _pick(level, taken, seat, key))
        for seat, (level, name) in enumerate(zip(levels, taken, strict=True))
    ]


def _pick(level: str, taken: list[str | None], seat: int, key: str) -> str:
    """The next character of a level, in an order that follows from the key."""
    known = [name for name, who in CHARACTERS.items() if who.level == level]
    order = sorted(known, key=lambda name: hashlib.sha256(f"{key}|{name}".encode()).digest())
    chosen = min(order, key=taken.count, default="")
    taken[seat] = chosen
    return chosen


def likings(game: Game, temper: str, s: State, seat: int, actions: Sequence[int]) -> list[float]:
    """How much a temper likes each of the moves, from -1 to 1."""
    likes = company_of(game.name).likes.get(temper)
    if not likes:
        return [0.0] * len(actions)
    moves = [game.write_move(s, seat, action) for action in actions]
    return [
        next((worth for pattern, worth in likes.items() if fnmatchcase(move, pattern)), 0.0)
        for move in moves
    ]
