"""The bots people meet: sixteen characters, four for each of four levels.

A character is a row of `characters.toml`: a level and a temper. Levels without characters borrow
those of a neighbour, so a seat has a character and a level. Characters of one level think equally
hard, but each temper likes some moves a little more than the others do, and a weak player of that
temper has its weakness. A game says in its `company.toml` what each temper likes there, what its
weakness is, and at which moments characters speak:

    points = 0.3                       # how much liking a move is worth to those who judge,
    chance = 0.02                      # and, in chance of victory, to those who search

    [likes]
    plans = { "reserve *" = 1.0 }      # moves are patterns, as file names are

    [weaknesses]
    plans = { "reserve *" = 0.8 }      # how many points better such a move looks to the weakest

    [sights]
    visitor = { haze = 0.1, foible = 1.0 }   # how clearly a level sees there (`sight.py`)

    [thoughts]
    expert = 30                        # how many iterations a level searches there, if it has
                                       # no sight

    [moments]
    noble = { player = "pleased" }     # in the event `noble`, how its `player` feels

In a game without this file they all play alike, and speak only at the end.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
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
        return recorded_name(self.name, self.level)


def recorded_name(name: str, level: str) -> str:
    """The name a record shows for a character at a level."""
    return f"{name.title()} ({level})"


@dataclass(frozen=True)
class Company:
    """What the characters make of a game."""

    points: float = 0.0
    chance: float = 0.0
    likes: Mapping[str, Mapping[str, float]] = field(default_factory=dict)
    sights: Mapping[str, Mapping[str, float]] = field(default_factory=dict)
    thoughts: Mapping[str, int] = field(default_factory=dict)
    weaknesses: Mapping[str, Mapping[str, float]] = field(default_factory=dict)
    moments: Mapping[str, Mapping[str, Mood]] = field(default_factory=dict)


def _read() -> dict[str, Character]:
    text = Path(__file__).with_name("characters.toml").read_text("utf-8")
    return {name: Character(name, **row) for name, row in tomllib.loads(text).items()}


CHARACTERS: dict[str, Character] = _read()
TEMPERS: tuple[str, ...] = tuple(sorted({who.temper for who in CHARACTERS.values()}))

BORROWED: dict[str, str] = {"visitor": "newcomer", "advanced": "regular", "candidate": "expert"}
"""Levels without characters, and the level whose characters play at them."""


def characters_of(level: str) -> list[Character]:
    """Who can sit down for a bot of this level."""
    home = BORROWED.get(level, level)
    return [replace(who, level=level) for who in CHARACTERS.values() if who.level == home]


def at_level(name: str, level: str) -> Character | None:
    """A character as it plays at a level; None if it does not."""
    return next((who for who in characters_of(level) if who.name == name), None)


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
    return at_level(found["name"].lower(), found["level"]) if found else None


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
    known = [who.name for who in characters_of(level)]
    order = sorted(known, key=lambda name: hashlib.sha256(f"{key}|{name}".encode()).digest())
    chosen = min(order, key=taken.count, default="")
    taken[seat] = chosen
    return chosen


def likings(game: Game, temper: str, s: State, seat: int, actions: Sequence[int]) -> list[float]:
    """How much a temper likes each of the moves, from -1 to 1."""
    return _matched(game, company_of(game.name).likes.get(temper), s, seat, actions)


def weaknesses(game: Game, temper: str, s: State, seat: int, actions: Sequence[int]) -> list[float]:
    """How much better than it is each of the moves looks to the weakest of a temper, in points."""
    return _matched(game, company_of(game.name).weaknesses.get(temper), s, seat, actions)


def _matched(
    game: Game,
    worths: Mapping[str, float] | None,
    s: State,
    seat: int,
    actions: Sequence[int],
) -> list[float]:
    """For each of the moves, the worth beside the first pattern that it fits."""
    if not worths:
        return [0.0] * len(actions)
    moves = [game.write_move(s, seat, action) for action in actions]
    return [
        next((worth for pattern, worth in worths.items() if fnmatchcase(move, pattern)), 0.0)
        for move in moves
    ]
