"""Record files: a whole match as readable text.

    Tripolis record 1
    game: "kosmopolis"
    rules: 1
    players: 2
    options: {"edition": "ru", ...}
    seed: "0000...0007"
    names: ["Anna", "Viktor"]
    moves: 2
    0 draft B4 Y6
    1 draft G2 G3
    state: "the final state's digest"
    ranks: null
    end: "a digest of all lines above"

Every line after the first is a name and a JSON value, always in this order; moves are a seat and
the move's notation. A match that began from a position has `position` instead of `seed`. A
match dealt by a table server has a `proof` of its deal before the last line. The last line shows
whether the file is complete and undamaged.
"""

from __future__ import annotations

import hashlib
import json
import os
import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tripolis.engine.errors import BadRecord

HEADER = "Tripolis record"
VERSION = 1
UNKNOWN_STATE = ""
"""The digest if the rules were no longer available to compute the last state and the result."""
_LARGEST = 4_000_000
_MOST_NAME_LETTERS = 60


@dataclass(frozen=True)
class Record:
    """What a record file says; `match.replay` checks whether it is true."""

    game: str
    rules: int
    players: int
    options: dict[str, Any]
    seed: int | None
    position: dict[str, Any] | None
    names: list[str]
    moves: list[tuple[int, str]]
    ranks: list[int] | None
    digest: str
    proof: dict[str, Any] | None = None
    """How the seed was made, so that anyone can check that nobody chose it."""

    first_move_line = 9


def write(told: Record) -> str:
    """The record as text."""
    if told.position is None and told.seed is not None:
        start = f"seed: {json.dumps(f'{told.seed:064x}')}"
    else:
        start = f"position: {_json(told.position)}"
    lines = [
        f"{HEADER} {VERSION}",
        f"game: {_json(told.game)}",
        f"rules: {told.rules}",
        f"players: {told.players}",
        f"options: {_json(told.options)}",
        start,
        f"names: {_json([name[:_MOST_NAME_LETTERS] for name in told.names])}",
        f"moves: {len(told.moves)}",
        *(f"{seat} {text}" for seat, text in told.moves),
        f"state: {_json(told.digest)}",
        f"ranks: {_json(told.ranks)}",
    ]
    if told.proof is not None:
        lines.append(f"proof: {_json(told.proof)}")
    text = "\n".join(lines) + "\n"
    return text + f"end: {_json(_digest(text))}\n"


def save(path: str | Path, text: str) -> None:
    """Write a file atomically: a crash or a full disk leaves the old file or the new one."""
    path = Path(path)
    temporary = path.with_name(f".{path.name}.{secrets.token_hex(8)}")
    try:
        with open(temporary, "x", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def read(path: str | Path) -> Record:
    """Read a record file; `BadRecord` says which line is wrong and why."""
    try:
        with open(path, "rb") as file:
            content = file.read(_LARGEST + 1)
    except OSError as problem:
        raise BadRecord(
            "engine-record-unreadable", path=str(path), problem=problem.strerror or str(problem)
        ) from None
    if len(content) > _LARGEST:
        raise BadRecord("engine-record-too-large", path=str(path))
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError:
        raise BadRecord("engine-record-foreign", line=1) from None
    return parse(text)


def parse(text: str) -> Record:
    """Understand a record's text."""
    lines = _Lines(text)
    lines.check_header()
    lines.check_end()
    game = lines.value("game", str)
    rules = lines.value("rules", int)
    players = lines.value("players", int)
    options = lines.value("options", dict)
    seed, position = lines.start()
    names = lines.value("names", list)
    if any(not isinstance(name, str) or len(name) > _MOST_NAME_LETTERS for name in names):
        raise BadRecord("engine-record-value", line=lines.number, name="names")
    moves = lines.moves(lines.value("moves", int))
    digest = lines.value("state", str)
    ranks = lines.value("ranks", list, optional=True)
    proof = lines.value("proof", dict) if lines.next_is("proof") else None
    lines.no_more()
    return Record(game, rules, players, options, seed, position, names, moves, ranks, digest, proof)


class _Lines:
    """The lines of a record, taken one after another."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._lines = text.split("\n")
        self.number = 0

    def check_header(self) -> None:
        first = self._take()
        head, _, version = first.rpartition(" ")
        if head != HEADER or not version.isdecimal() or len(version) > 9:
            raise BadRecord("engine-record-foreign", line=1)
        if int(version) > VERSION:
            raise BadRecord("engine-record-newer", line=1, version=version, ours=VERSION)
        if int(version) < 1:
            raise BadRecord("engine-record-foreign", line=1)

    def check_end(self) -> None:
        """A truncated file lacks its last line; a damaged one does not match it."""
        body, newline, last = self._text.removesuffix("\n").rpartition("\n")
        if not self._text.endswith("\n") or not last.startswith("end: "):
            raise BadRecord("engine-record-truncated", line=len(self._lines))
        if last != f"end: {_json(_digest(body + newline))}":
            raise BadRecord("engine-record-damaged", line=len(self._lines) - 1)
        self._lines = body.split("\n")

    def _take(self) -> str:
        if self.number >= len(self._lines):
            raise BadRecord("engine-record-truncated", line=self.number)
        self.number += 1
        return self._lines[self.number - 1]

    def value(self, name: str, kind: type, optional: bool = False) -> Any:
        line = self._take()
        if not line.startswith(f"{name}: "):
            raise BadRecord("engine-record-expected", line=self.number, name=name)
        value = self._json(name, line.removeprefix(f"{name}: "))
        good = isinstance(value, kind) and not isinstance(value, bool)
        if kind is int and good:
            good = 0 <= value <= _LARGEST
        if not good and not (optional and value is None):
            raise BadRecord("engine-record-value", line=self.number, name=name)
        return value

    def next_is(self, name: str) -> bool:
        """Does the next line have this name?"""
        more = self.number < len(self._lines)
        return more and self._lines[self.number].startswith(f"{name}: ")

    def _json(self, name: str, text: str) -> Any:
        try:
            value = json.loads(text)
            _json(value).encode()  # a lone surrogate, escaped in JSON, cannot be written back
            return value
        except (ValueError, RecursionError):
            raise BadRecord("engine-record-value", line=self.number, name=name) from None

    def start(self) -> tuple[int | None, dict[str, Any] | None]:
        if self.next_is("position"):
            return None, self.value("position", dict)
        seed = self.value("seed", str)
        if len(seed) != 64 or any(digit not in "0123456789abcdef" for digit in seed):
            raise BadRecord("engine-record-value", line=self.number, name="seed")
        return int(seed, 16), None

    def moves(self, count: int) -> list[tuple[int, str]]:
        moves = []
        for _ in range(count):
            seat, _, text = self._take().partition(" ")
            if not (seat.isascii() and seat.isdecimal() and len(seat) < 4 and text):
                raise BadRecord("engine-record-value", line=self.number, name="move")
            moves.append((int(seat), text))
        return moves

    def no_more(self) -> None:
        if self.number != len(self._lines):
            raise BadRecord("engine-record-left-over", line=self.number + 1)


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
