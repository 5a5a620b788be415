"""What changes at a table, for one reader: a stream draws what is new when its reader is ready."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import NamedTuple

from tripolis.server.house import House
from tripolis.server.live import DrawnTable, LiveTable
from tripolis.server.models import Chat, Person, to_json
from tripolis.server.rendering import chat_json, draw_table, play_events

_SHARED_FOR = 1.0
"""Seconds for which a drawn table may be sent to others: it says what time it is."""


class News(NamedTuple):
    """An event of a stream: its kind, its data as JSON, and the number to resume from."""

    kind: str
    data: bytes
    number: int | None = None


class Reader:
    """How far one reader has read."""

    def __init__(
        self, house: House, live: LiveTable, person: Person | None, viewer: int, after: int | None
    ) -> None:
        self._house = house
        self._live = live
        self.person = person.id if person else None
        self.viewer = viewer
        self._after = after
        self._begun = False
        self._chats = 0
        self._table = b""
        self._state: tuple[int, bytes] | None = None

    @property
    def allowed(self) -> bool:
        """Is the seat still theirs?"""
        return self.viewer < 0 or self.viewer in self._live.table.seats_of(self.person)

    def news(self) -> list[News]:
        """All that is new for this reader."""
        return [*self._table_news(), *self._play_news(), *self._chat_news()]

    def _table_news(self) -> Iterator[News]:
        state = (self._live.table.version, self._live.presence)
        if state == self._state:
            return
        first, self._state = self._state is None, state
        drawn = self._draw_table(first)
        if drawn.lasting != self._table:
            self._table = drawn.lasting
            yield News("table", drawn.whole)

    def _draw_table(self, first: bool) -> DrawnTable:
        """The table, drawn once for all streams of a person and once for all spectators."""
        live, person = self._live, self.person
        whose = person if live.table.seats_of(person) or person == live.table.host else None
        drawn = live.drawn_tables.get(whose)
        late = drawn is not None and time.monotonic() > drawn.at + _SHARED_FOR
        if first or late or drawn is None or drawn.state != self._state:
            drawn = live.drawn_tables[whose] = draw_table(live, whose)
        return drawn if whose == person else drawn.seen_by(person)

    def _play_news(self) -> Iterator[News]:
        if self._live.match is None or (self._begun and self._after == self._live.table.seq):
            return
        for number, data in play_events(self._live, self.viewer, self._after):
            yield News("play", data, number)
        self._begun, self._after = True, self._live.table.seq

    def _chat_news(self) -> Iterator[News]:
        for said in self._live.chat:
            if said.number > self._chats:
                self._chats = said.number
                if self._may_read(said):
                    yield News("chat", to_json(chat_json(said)))

    def _may_read(self, said: Chat) -> bool:
        table = self._live.table
        if said.person in self._house.muted.get(self.person or "", ()):
            return False
        # Spectators may see more than the players do: they keep it to themselves until the end.
        return not said.spectators or table.revealed or not table.seats_of(self.person)
