"""A table as plain data: who sits where, its settings, and how far the match is.

A `Table` is stored as one JSON document; the match itself is in the entries, which are
append-only. What follows from the entries (the position, the clocks) is not stored.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any, Final, Literal

import msgspec

from tripolis.engine.options import OptionValue
from tripolis.players.characters import cast
from tripolis.server.errors import Refused
from tripolis.server.steady_clock import SteadyClock

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"

OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"
LOCAL: Final = "local"

MOVE: Final = "move"
UNDO: Final = "undo"

_ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
_ID_LENGTH = 16


class Person(msgspec.Struct, frozen=True):
    """A guest."""

    id: str
    name: str
    language: str


class Seat(msgspec.Struct):
    """A seat at a table. A `local` seat is another person on its owner's device."""

    kind: Literal["open", "person", "bot", "local"]
    person: str | None = None
    name: str | None = None
    level: str | None = None
    character: str | None = None
    """Which of the bots of that level it is."""
    held: bool = False
    """A bot plays for the person until they return."""
    nonce: str | None = None


class Clock(msgspec.Struct, frozen=True):
    """How long a decision may take; `reserve` seconds last for the whole match."""

    kind: Literal["none", "move", "days"] = "none"
    seconds: int = 0
    reserve: int = 0
    days: int = 0


class UndoRequest(msgspec.Struct):
    """A proposed undo that the others decide on."""

    seat: int
    keep: int
    """How many moves would remain."""
    seq: int
    answers: dict[int, bool] = {}


class Table(msgspec.Struct):
    """Everything about a table except its moves."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, OptionValue]
    seats: list[Seat]
    visibility: Literal["public", "link"]
    clock: Clock
    absent: Literal["wait", "bot", "vote"]
    pace_ms: int
    host: str | None
    invite: str
    seed: str
    """The server's secret part of the deal."""
    created: int
    updated: int
    status: Literal["waiting", "playing", "over", "closed"] = "waiting"
    version: int = 0
    """Counts changes of this document, moves included."""
    seq: int = 0
    awaited: list[int] = []
    """The seats to move: derived from the entries, kept here for lists of tables."""
    chats: int = 0
    started: int | None = None
    deal: str | None = None
    bot_at: int | None = None
    """When a bot's move is due."""
    clock_at: int | None = None
    """When to check for players who ran out of time or are away."""
    undo: UndoRequest | None = None
    votes: dict[int, list[str]] = {}
    held_before: dict[str, list[int]] = {}
    """The seats that people gave up after the deal: they know what these seats know."""
    returned: dict[int, int] = {}
    """Seats whose player came back after their time ran out, and when that decision began."""
    rematch: str | None = None
    record: str | None = None
    """The text of an imported record; such a table has no entries."""

    def __post_init__(self) -> None:
        """Tables from before there were characters get theirs when they are read."""
        self.seat_characters()

    def seat_characters(self) -> None:
        """Give each bot that has none a character: always the same one at this table."""
        levels = [seat.level if seat.kind == BOT else None for seat in self.seats]
        seated = [seat.character for seat in self.seats]
        for seat, name in zip(self.seats, cast(levels, self.id, seated), strict=True):
            seat.character = name or None

    def seats_of(self, person: str | None) -> list[int]:
        """The seats this person plays, including local ones on their device."""
        if person is None:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.person == person]

    @property
    def people(self) -> list[str]:
        """Everyone with a seat, once."""
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.person))

    @property
    def revealed(self) -> bool:
        """Is everything public now?"""
        return self.status == OVER or (self.status == CLOSED and self.started is not None)

    @property
    def has_work(self) -> bool:
        """Is there something to do at the table without a request: now, or at a known time?"""
        ended = self.status in (OVER, CLOSED)
        return ended or self.bot_at is not None or self.clock_at is not None

    def after_change(self) -> Table:
        """A copy to change: the next version."""
        copied: Table = msgspec.json.decode(msgspec.json.encode(self), type=Table)
        copied.version += 1
        copied.updated = now_ms()
        return copied

    def bot_plays(self, seat: int) -> bool:
        """Does a bot play this seat now?"""
        place = self.seats[seat]
        return place.kind == BOT or place.held


class Once(msgspec.Struct, frozen=True):
    """What makes a repeated request the same one: its key, and a digest of what it asks for."""

    key: str
    asked: str

    @classmethod
    def of(cls, person: str, key: str, path: str, body: str | bytes) -> Once:
        """A person's key, apart from everybody else's, and what the request asks for."""
        try:
            asked = json.dumps(json.loads(body), sort_keys=True)
        except (ValueError, RecursionError):
            asked = ""  # such a request is refused before its key matters
        return cls(_digest(f"{person}|{key}"), _digest(f"{path}\n{asked}"))

    def check(self, asked: str | None) -> None:
        """Refuse the key if it came with another request before."""
        if asked not in (None, self.asked):
            raise Refused("key-used")


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


class Entry(msgspec.Struct, frozen=True):
    """One line of a match's history: a move, or an undo that keeps the first `keep` moves."""

    number: int
    kind: str
    seat: int
    move: str | None
    keep: int | None
    at: int
    key: str | None = None
    asked: str | None = None


class ArchivedView(msgspec.Struct, frozen=True):
    """What one viewer is shown of a finished match: its end and its replay, compressed."""

    viewer: int
    play: bytes
    replay: bytes


class Chat(msgspec.Struct, frozen=True):
    """One chat message."""

    number: int
    person: str
    name: str
    seat: int | None
    text: str
    at: int
    spectators: bool


def new_id() -> str:
    """An id that cannot be guessed: having a table's link means having been given it."""
    return "".join(secrets.choice(_ID_LETTERS) for _ in range(_ID_LENGTH))


_clock = SteadyClock()


def now_ms() -> int:
    """The time, in milliseconds; it never goes back."""
    return _clock.now_ms()


def to_json(value: Any) -> bytes:
    """Plain values, structs and ready-made JSON as JSON."""
    return msgspec.json.encode(value)
