"""The journal: a tournament's terms, and a line for each finished match, safe from crashes.

The first line holds the terms, every other one an outcome, as JSON. A line is on the disk before
its match counts as played. A crash can only tear the last line; it is cut off, and that match is
played again.
"""

from __future__ import annotations

import fcntl
import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any, BinaryIO

from tripolis.arena.errors import BadJournal
from tripolis.arena.play import Outcome
from tripolis.arena.tournament import Tournament

_KIND = "tripolis arena journal"
_VERSION = 1


class Journal:
    """An open journal, locked against other writers."""

    def __init__(self, path: Path, tournament: Tournament, resume: bool) -> None:
        self._path = path
        self._schedule = tournament.schedule
        self._file: BinaryIO = open(path, "a+b")  # noqa: SIM115
        try:
            self._lock()
            self.played = self._take_up(tournament, resume)
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Journal:
        return self

    def __exit__(self, *problem: object) -> None:
        self._file.close()

    def _lock(self) -> None:
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadJournal("arena-journal-in-use", path=str(self._path)) from None

    def _take_up(self, tournament: Tournament, resume: bool) -> list[Outcome]:
        """Read what was already played. Starts the journal if it holds no whole line yet."""
        self._file.seek(0)
        whole, _, torn = self._file.read().rpartition(b"\n")
        lines = whole.split(b"\n") if whole else []
        if lines and not resume:
            raise BadJournal("arena-journal-exists", path=str(self._path))
        if not lines and not _may_begin_a_journal(torn):
            raise BadJournal("arena-journal-foreign", path=str(self._path))
        self._file.truncate(len(whole) + 1 if whole else 0)
        if not lines:
            self._write([{"kind": _KIND, "version": _VERSION, "terms": tournament.terms()}])
            _sync_folder(self._path)
            return []
        check_terms(self._path, lines[0], tournament)
        return self._read(lines[1:])

    def _read(self, lines: list[bytes]) -> list[Outcome]:
        played: dict[int, Outcome] = {}
        for number, line in enumerate(lines, 2):
            try:
                outcome = Outcome.from_json(json.loads(line))
                fixture = self._schedule[outcome.number]
            except (ValueError, TypeError, KeyError, IndexError):
                raise self._damaged(number) from None
            known = (outcome.deal, outcome.seats) == (fixture.deal, fixture.seats)
            if not known or outcome.number in played:
                raise self._damaged(number)
            played[outcome.number] = outcome
        return list(played.values())

    def _damaged(self, line: int) -> BadJournal:
        return BadJournal("arena-journal-damaged", path=str(self._path), line=line)

    def add(self, outcomes: Iterable[Outcome]) -> None:
        """Write finished matches, and return once they are on the disk."""
        self._write([outcome.to_json() for outcome in outcomes])

    def _write(self, lines: Iterable[dict[str, Any]]) -> None:
        text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
        self._file.write(text.encode())
        self._file.flush()
        os.fsync(self._file.fileno())


def _may_begin_a_journal(torn: bytes) -> bool:
    """Could this be an unfinished first line?"""
    start = json.dumps({"kind": _KIND})[:-1].encode()
    return torn.startswith(start) or start.startswith(torn)


def _sync_folder(path: Path) -> None:
    """Make sure that a new file will still be in its folder after a crash."""
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def read_terms(path: Path) -> dict[str, Any]:
    """The terms at the head of a journal; empty if it has none yet."""
    try:
        with open(path, "rb") as file:
            first = file.readline()
    except FileNotFoundError:
        return {}
    return _terms(path, first) if first.endswith(b"\n") else {}


def _terms(path: Path, header: bytes) -> dict[str, Any]:
    try:
        told = json.loads(header)
        kind, version, terms = told["kind"], told["version"], dict(told["terms"])
    except (ValueError, TypeError, KeyError):
        raise BadJournal("arena-journal-foreign", path=str(path)) from None
    if kind != _KIND or version != _VERSION:
        raise BadJournal("arena-journal-foreign", path=str(path))
    return terms


def check_terms(path: Path, header: bytes, tournament: Tournament) -> None:
    """Refuse to mix two tournaments in one journal."""
    theirs, ours = _terms(path, header), json.loads(json.dumps(tournament.terms()))
    for name, value in ours.items():
        other = theirs.get(name)
        if other != value:
            shown = _shown(other), _shown(value)
            if shown[0] == shown[1]:
                shown = _told_apart(other, value)
            raise BadJournal(
                "arena-journal-differs", path=str(path), name=name, theirs=shown[0], ours=shown[1]
            )


def _told_apart(theirs: Any, ours: Any) -> tuple[str, str]:
    """The first players with the same name that think differently, with what is different."""
    pair = next(pair for pair in zip(theirs, ours, strict=True) if pair[0] != pair[1])
    one, other = ({**player, **(player.get("mind") or {}), "mind": None} for player in pair)
    keys = [key for key in one | other if one.get(key) != other.get(key)]
    told = [{key: player.get(key) for key in ("label", *keys)} for player in (one, other)]
    return json.dumps(told[0]), json.dumps(told[1])


def _shown(value: Any) -> str:
    """A term as you would type it."""
    if isinstance(value, list):
        return ",".join(str(contestant["label"]) for contestant in value)
    if isinstance(value, dict):
        return " ".join(f"{name}={item}" for name, item in value.items())
    return str(value)
