"""A table in memory: its document, and its match as far as the store's entries go.

A table can be dropped at any time: it is loaded from the store again on demand. All changes come
from the store, through `take`.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field, replace

from tripolis.engine import record
from tripolis.engine.game import State, find_game, game_names
from tripolis.engine.match import Match, replay
from tripolis.players.characters import recorded_name
from tripolis.server import clocks
from tripolis.server.errors import Conflict
from tripolis.server.hub import Notifier
from tripolis.server.models import MOVE, ArchivedView, Chat, Entry, Person, Table, to_json
from tripolis.server.shapes import EventOut, You

_CHAT_KEPT = 50
_EVENTS_KEPT = 512


class DrawnEvents:
    """The play events drawn last, of all tables together, by table, entry and viewer.

    The readers of an event are woken together. One who comes later has it drawn again, so this
    stays small however many tables there are.
    """

    def __init__(self) -> None:
        self._events: dict[tuple[str, int, int], bytes] = {}

    def find(self, table_id: str, number: int, viewer: int) -> bytes | None:
        """The event, if it was among the last that were drawn."""
        return self._events.get((table_id, number, viewer))

    def keep(self, table_id: str, number: int, viewer: int, event: bytes) -> None:
        """Keep an event in the place of the oldest one."""
        if len(self._events) >= _EVENTS_KEPT:
            del self._events[next(iter(self._events))]
        self._events[table_id, number, viewer] = event

    def forget(self, table_id: str) -> None:
        """Drop the events of a table."""
        self._events = {of: event for of, event in self._events.items() if of[0] != table_id}


drawn_events = DrawnEvents()


@dataclass(frozen=True)
class News:
    """What is new in the store about a table."""

    table: Table
    entries: list[Entry]
    chat: list[Chat] = field(default_factory=list)
    seen: dict[str, int] = field(default_factory=dict)
    archive: dict[int, ArchivedView] = field(default_factory=dict)
    """What is kept of a match that ended under other rules, by viewer."""


NOTHING_KNOWN = (-1, 0, 0)


def is_outdated(table: Table) -> bool:
    """Did the table begin under other rules than this program has?"""
    return table.game not in game_names() or find_game(table.game).rules_version != table.rules


def deal(table: Table) -> Match:
    """The table's match at its beginning, or the whole of an imported one."""
    if table.record is not None:
        return replay(record.parse(table.record))
    return Match(find_game(table.game), table.players, table.options, table.deal)


@dataclass(frozen=True)
class DrawnTable:
    """The data of a `table` event."""

    state: tuple[int, bytes]
    """The version and the presence that were drawn."""
    at: float
    lasting: bytes
    """What makes it news when it changes."""
    rest: bytes
    """Everything except `you`."""
    you: You

    @property
    def whole(self) -> bytes:
        """The event's data."""
        return self.rest[:-1] + b',"you":' + to_json(self.you) + b"}"

    def seen_by(self, person: str | None) -> DrawnTable:
        """The same for another spectator."""
        return replace(self, you={"person": person, "seats": []})


@dataclass
class LiveTable:
    """A table in memory, with its match."""

    table: Table
    match: Match | None = None
    entries: list[Entry] = field(default_factory=list)
    numbers: list[int] = field(default_factory=list)
    """The entry of each move that stands, in the order of `match.played`."""
    keys: dict[str, Entry] = field(default_factory=dict)
    clocks: clocks.Clocks = field(default_factory=clocks.Clocks)
    chat: list[Chat] = field(default_factory=list)
    seen: dict[str, int] = field(default_factory=dict)
    streams: dict[str | None, int] = field(default_factory=dict)
    """How many streams are open here, by person; None for anonymous viewers."""
    presence: bytes = b""
    """The presence that readers were last sent, as JSON."""
    drawn_tables: dict[str | None, DrawnTable] = field(default_factory=dict)
    """The table as those who sit at it see it, by person; None for what all spectators see."""
    telling_presence: asyncio.TimerHandle | None = None
    changed: Notifier = field(default_factory=Notifier)
    """Notified when there is something new."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    happened: dict[tuple[int, int], list[list[EventOut]]] = field(default_factory=dict)
    """The events of the latest entry's steps, by entry and viewer; entry 0 is the opening."""
    told: dict[tuple[int, int], bytes] = field(default_factory=dict)
    """What was told of each entry, as JSON, by entry and viewer."""
    archive: dict[int, ArchivedView] = field(default_factory=dict)
    used: float = 0.0

    @property
    def known(self) -> tuple[int, int, int]:
        """How far this process has read, for `read_news`."""
        return self.table.version, self.table.seq, self.table.chats

    @property
    def playing(self) -> Match:
        """The match, which has begun."""
        if self.match is None:
            raise self.other_rules() if self.outdated else Conflict("not-started")
        return self.match

    @property
    def outdated(self) -> bool:
        """Has a match begun that this program does not have the rules for?"""
        return self.match is None and self.table.started is not None

    def other_rules(self) -> Conflict:
        """Why an outdated match cannot be played or looked at here."""
        game, version = self.table.game, self.table.rules
        ours = find_game(game).rules_version if game in game_names() else 0
        return Conflict("other-rules", version=version, ours=ours)

    @property
    def awaited(self) -> list[int]:
        """The seats that are asked for a decision now."""
        return self.match.awaited if self.match else []

    def take(self, news: News) -> None:
        """Apply what is new in the store."""
        self.table = news.table
        if news.archive:
            self.archive = news.archive
        started = news.table.started
        if self.match is None and started is not None and not is_outdated(news.table):
            self.match = deal(news.table)
            # An imported match has no entries: its moves are counted as they stand.
            self.numbers = list(range(1, len(self.match.played) + 1))
            self.clocks = clocks.begin(news.table.clock, news.table.players, self.awaited, started)
        for entry in news.entries:
            self._add(entry)
        self.chat = [*self.chat, *news.chat][-_CHAT_KEPT:]
        for person, at in news.seen.items():
            self.saw(person, at)
        if self.match is not None and news.table.record is None:
            self.match.names = names_of(news.table)

    def _add(self, entry: Entry) -> None:
        self.entries.append(entry)
        self.happened.clear()
        if entry.key is not None:
            self.keys[entry.key] = entry
        if entry.kind == MOVE:
            if self.match is None or self._play(self.match, entry):
                self.numbers.append(entry.number)
            return
        undone = set(self.numbers[entry.keep or 0 :])
        del self.numbers[entry.keep or 0 :]
        self.told = {of: lines for of, lines in self.told.items() if of[0] not in undone}
        if self.match is not None:
            for _ in undone:
                self.match.undo()
            clocks.begin_again(self.clocks, self.match.awaited, entry.at)

    def _play(self, match: Match, entry: Entry) -> bool:
        """Play a stored move; says whether it still had to be made."""
        made = match.play_recorded(entry.seat, str(entry.move))
        clocks.go_on(self.clocks, self.table.clock, entry.seat, match.awaited, entry.at)
        return made

    def forget_drawings(self) -> None:
        """Let go of what can be drawn again."""
        drawn_events.forget(self.table.id)
        self.happened.clear()
        self.told.clear()
        self.drawn_tables.clear()

    def state_at(self, moves: int) -> State:
        """The state after so many of the moves that stand: to look at, not to change.

        The latest is the one that its move led to, so all who look at it find what was read of it
        before.
        """
        played = self.playing.played
        if moves < len(played):
            return played[moves].before
        return played[-1].after if played else self.playing.state

    def notice(self, person: Person | None, now: int) -> None:
        """A seated person has sent a request."""
        if person is not None and self.table.seats_of(person.id):
            self.saw(person.id, now)

    def saw(self, person: str, at: int) -> None:
        """A person was present at this time, here or at another server."""
        self.seen[person] = max(at, self.seen.get(person, 0))

    def here(self, person: str | None, now: int, patience: int) -> bool:
        """Is the person present, here or at another server?"""
        if person is None:
            return False
        return self.streams.get(person, 0) > 0 or now - self.seen.get(person, 0) < patience


def load(table_id: str, news: News) -> LiveTable:
    """A table built from the store."""
    live = LiveTable(news.table)
    live.take(news)
    return live


def names_of(table: Table) -> list[str]:
    """The names a record shows."""
    return [
        recorded_name(seat.character, str(seat.level)) if seat.character else seat.name or ""
        for seat in table.seats
    ]
