"""A lesson as it is written: read from its file, and looked at without playing it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from tripolis.engine.errors import TripolisError
from tripolis.engine.game import find_game
from tripolis.homes import homes
from tripolis.words import LESSONS, Line


class BadLesson(TripolisError):
    """A lesson that cannot be read, found or walked."""


@dataclass(frozen=True)
class Moment:
    """One moment: a sentence, what it points at, and what is expected."""

    key: str
    """The message key of its sentence."""
    point: tuple[str, ...] = ()
    expect: tuple[str, ...] = ()
    """Patterns of the moves that go on; empty if there is only something to read."""
    fine: Mapping[str, str] = field(default_factory=dict)
    """Patterns of moves that go on as well, with the message key of the answer."""
    instead: Mapping[str, str] = field(default_factory=dict)
    """Patterns of moves that get an answer and another try."""
    again: str = "lesson-again"
    """The answer to all other moves."""
    replies: tuple[str, ...] = ()

    @property
    def wants_move(self) -> bool:
        """Is a move expected?"""
        return bool(self.expect)

    @property
    def keys(self) -> list[str]:
        """The keys of all its sentences."""
        return [self.key, *self.fine.values(), *self.instead.values(), self.again]


@dataclass(frozen=True)
class Scene:
    """A fixed deal, and the moments that are played on it."""

    players: int
    seed: int
    options: Mapping[str, Any]
    put: Mapping[str, str | list[str]]
    set: Mapping[str, Any]
    moments: tuple[Moment, ...]


@dataclass(frozen=True)
class Lesson:
    """A guided game, or a part of one."""

    game: str
    name: str
    order: int
    scenes: tuple[Scene, ...]

    @property
    def title(self) -> Line:
        """Its name for people."""
        return Line(f"{catalogue_of(self.game)}-{self.name}")

    @property
    def moments(self) -> list[Moment]:
        """All moments, in order."""
        return [moment for scene in self.scenes for moment in scene.moments]


def catalogue_of(game: str) -> str:
    """The catalogue with the sentences of a game's lessons."""
    return f"{game}{LESSONS}"


def part_line(game: str, part: str) -> Line:
    """What a part of the table is called: `card 1a` is a card named 1a."""
    kind, _, name = part.partition(" ")
    return Line(f"{catalogue_of(game)}-part-{kind}", {"name": name})


def friends(lesson: Lesson) -> list[Line]:
    """The names of the opponents in a lesson."""
    others = max(scene.players for scene in lesson.scenes) - 1
    return [Line(f"lesson-friend-{number + 1}") for number in range(others)]


def lessons_of(game: str) -> list[Lesson]:
    """A game's lessons, in the order in which they are offered."""
    folder = homes()[game].folder if game in homes() else None
    files = sorted((folder / "lessons").glob("*.toml")) if folder else []
    return sorted(map(_read, files), key=lambda lesson: (lesson.order, lesson.name))


def find_lesson(game: str, name: str | None = None) -> Lesson:
    """The lesson of that name, or a game's first one."""
    known = lessons_of(find_game(game).name)
    for lesson in known:
        if name in (None, lesson.name):
            return lesson
    names = ", ".join(lesson.name for lesson in known)
    raise BadLesson("lesson-unknown", game=game, name=name or "", known=names)


@cache
def _read(path: Path) -> Lesson:
    game, name = path.parent.parent.name, path.stem
    try:
        told = tomllib.loads(path.read_text("utf-8"))
        scenes = tuple(
            _scene(f"{catalogue_of(game)}-{name}", scene) for scene in told.pop("scenes")
        )
        lesson = Lesson(game, name, int(told.pop("order")), scenes)
        _nothing_left(told)
    except (ValueError, KeyError, TypeError) as problem:
        raise BadLesson("lesson-unreadable", file=path.name, problem=str(problem)) from None
    return lesson


def _scene(prefix: str, told: dict[str, Any]) -> Scene:
    moments = tuple(_moment(prefix, moment) for moment in told.pop("moments"))
    scene = Scene(
        players=int(told.pop("players", 2)),
        seed=int(told.pop("seed")),
        options=told.pop("options", {}),
        put=told.pop("put", {}),
        set=told.pop("set", {}),
        moments=moments,
    )
    _nothing_left(told)
    return scene


def _moment(prefix: str, told: dict[str, Any]) -> Moment:
    def full(key: str) -> str:
        return f"{prefix}-{key}"

    again = told.pop("again", None)
    moment = Moment(
        key=full(told.pop("say")),
        point=tuple(told.pop("point", ())),
        expect=tuple(told.pop("expect", ())),
        fine={pattern: full(key) for pattern, key in told.pop("fine", {}).items()},
        instead={pattern: full(key) for pattern, key in told.pop("instead", {}).items()},
        again=full(again) if again else "lesson-again",
        replies=tuple(told.pop("replies", ())),
    )
    _nothing_left(told)
    return moment


def _nothing_left(told: Iterable[str]) -> None:
    for name in told:
        raise ValueError(f"{name} means nothing here")
