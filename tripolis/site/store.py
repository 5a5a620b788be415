"""The store of a page: tables in the browser's storage, behind the interface of a server's store.

A row is a text under a key. The keys of one kind begin with the same word, and entries are in the
order of their numbers. Rows that are stored together are stored whole or not at all.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol, TypeVar

import msgspec

from tripolis.server.archive import Archive
from tripolis.server.errors import NotFound
from tripolis.server.live import News, is_outdated
from tripolis.server.models import (
    CLOSED,
    OVER,
    PLAYING,
    WAITING,
    Entry,
    Once,
    Person,
    Table,
    now_ms,
)
from tripolis.server.table_store import Duplicate, StaleVersion

Kept = TypeVar("Kept")
Row = tuple[str, str]


class Storage(Protocol):
    """The browser's storage."""

    async def get(self, key: str) -> str | None:
        """The text under a key."""

    async def range(self, first: str, last: str) -> list[str]:
        """The texts under the keys from the first to the last, in their order."""

    async def put(self, rows: list[Row]) -> None:
        """Store these texts; when this returns they will outlive the page."""


class PageStore:
    """Tables, the person they belong to, and analyses, in a browser's storage."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._documents: dict[str, str] = {}
        self._archived: set[str] = set()
        self._writing = asyncio.Lock()

    async def open(self) -> None:
        """Read what tables there are."""
        for text in await self._storage.range("table/", "table/~"):
            self._documents[_decode(text, Table).id] = text
        for text in await self._storage.range("archived/", "archived/~"):
            self._archived.add(_decode(text, str))

    # The person

    async def person(self) -> Person | None:
        """The person whose browser this is."""
        return await self._get("person", Person)

    async def keep_person(self, person: Person) -> None:
        """Keep the person's name and language."""
        await self._storage.put([("person", _encode(person))])

    # Tables

    async def read_news(self, table_id: str, known: tuple[int, int, int]) -> News | None:
        """What is new at a table since a version and an entry; None if nothing is."""
        version, seq, _ = known
        table = self._table(table_id)
        if table is None or table.version == version:
            return None
        found = await self._entries(table, seq) if table.seq > seq else []
        outdated = table.revealed and is_outdated(table)
        kept = await self._get(_archive(table_id), Archive) if outdated else None
        return News(
            table, found, archive={view.viewer: view for view in kept.views} if kept else {}
        )

    async def _entries(self, table: Table, after: int = 0) -> list[Entry]:
        rows = await self._storage.range(_entry(table.id, after + 1), _entry(table.id, table.seq))
        return [_decode(text, Entry) for text in rows]

    def _table(self, table_id: str) -> Table | None:
        text = self._documents.get(table_id)
        return _decode(text, Table) if text is not None else None

    async def tables_of(self, person: str, limit: int | None = None) -> list[Table]:
        """A person's unfinished tables, the latest first."""
        unfinished = [
            table
            for table in (_decode(text, Table) for text in self._documents.values())
            if table.status in (WAITING, PLAYING) and person in table.people
        ]
        return sorted(unfinished, key=lambda table: -table.updated)[:limit]

    async def finished_of(self, person: str) -> list[str]:
        """The ids of the tables whose matches a person has played to the end, the latest first."""
        found = [_decode(text, Table) for text in self._documents.values()]
        ended = [table for table in found if table.status == OVER and person in table.people]
        return [table.id for table in sorted(ended, key=lambda table: -table.updated)]

    async def table_made_by(self, once: Once) -> str | None:
        """The id of the table that this request made when it came before."""
        found = await self._get(f"made/{once.key}", _Made)
        if found is None:
            return None
        once.check(found.asked)
        return found.table

    async def add_table(self, table: Table, once: Once | None) -> None:
        """Add a table; `Duplicate` if a request with this key made one already."""
        async with self._writing:
            rows: list[Row] = []
            if once is not None:
                if await self.table_made_by(once) is not None:
                    raise Duplicate
                rows = [(f"made/{once.key}", _encode(_Made(table.id, once.asked)))]
            await self._keep(rows, table)

    async def add_rematch(self, table_id: str, following: Table) -> None:
        """Add the rematch of a table, unless it has one already."""
        async with self._writing:
            table = self._next(table_id)
            if table.rematch is None:
                table.rematch = following.id
                await self._keep([], table, following)

    async def change_table(
        self, table_id: str, change: Callable[[Table], object], version: int | None = None
    ) -> None:
        """Change a table; `StaleVersion` if it is not at `version`."""
        async with self._writing:
            table = self._next(table_id)
            if version is not None and table.version != version + 1:
                raise StaleVersion
            change(table)
            await self._keep([], table)

    async def add_entry(self, table: Table, entry: Entry) -> None:
        """Add an entry, and replace the table's version before; `StaleVersion` if it is not."""
        async with self._writing:
            if self._next(table.id).version != table.version:
                raise StaleVersion
            await self._keep([(_entry(table.id, entry.number), _encode(entry))], table)

    def _next(self, table_id: str) -> Table:
        table = self._table(table_id)
        if table is None:
            raise NotFound("no-table")
        table.version += 1
        table.updated = now_ms()
        return table

    async def _keep(self, rows: list[Row], *changed: Table) -> None:
        """Store rows together with tables: nobody is told of a change before it is stored."""
        documents = {table.id: _encode(table) for table in changed}
        tables = [(f"table/{table_id}", text) for table_id, text in documents.items()]
        await self._storage.put([*rows, *tables])
        self._documents |= documents

    # Archives

    async def archived_record(self, table_id: str) -> str | None:
        """The record of a match as it was when it ended."""
        kept = await self._get(_archive(table_id), Archive)
        return kept.record if kept else None

    async def next_to_archive(self) -> tuple[Table, list[Entry]] | None:
        """A match that has ended and is not archived yet, with its entries."""
        for text in self._documents.values():
            table = _decode(text, Table)
            if table.status not in (OVER, CLOSED) or table.id in self._archived:
                continue
            if table.deal is not None and not is_outdated(table):
                return table, await self._entries(table)
        return None

    async def keep_archive(self, table_id: str, archive: Archive | None) -> None:
        """Keep a match as it was drawn; None if it cannot be drawn."""
        if archive is not None:
            marked = (f"archived/{table_id}", _encode(table_id))
            await self._storage.put([(_archive(table_id), _encode(archive)), marked])
        self._archived.add(table_id)

    # Bots

    def next_bot(self) -> tuple[int, str] | None:
        """When the next bot's move is due, and at which table."""
        due = [
            (table.bot_at, table.id)
            for table in (_decode(text, Table) for text in self._documents.values())
            if table.bot_at is not None
        ]
        return min(due, default=None)

    # Analyses

    async def kept_analysis(self, table_id: str) -> str | None:
        """The analysis of a match as JSON, once it is done."""
        return await self._storage.get(f"analysis/{table_id}")

    async def keep_analysis(self, table_id: str, found: str) -> None:
        """Keep an analysis for good."""
        await self._storage.put([(f"analysis/{table_id}", found)])

    # Notes

    async def note(self, person: str, key: str) -> str | None:
        """What is kept about a person under a key."""
        return await self._storage.get(f"note/{person}/{key}")

    async def change_note(self, person: str, key: str, change: Callable[[str | None], str]) -> str:
        """Replace what is kept about a person under a key; returns what is kept now."""
        async with self._writing:
            following = change(await self.note(person, key))
            await self._storage.put([(f"note/{person}/{key}", following)])
            return following

    async def _get(self, key: str, kind: type[Kept]) -> Kept | None:
        text = await self._storage.get(key)
        return _decode(text, kind) if text is not None else None


class _Made(msgspec.Struct, frozen=True):
    """The table that a request made, and what it asked for."""

    table: str
    asked: str


def _entry(table_id: str, number: int) -> str:
    return f"entry/{table_id}/{number:07}"


def _archive(table_id: str) -> str:
    return f"archive/{table_id}"


def _encode(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _decode(text: str, kind: type[Kept]) -> Kept:
    return msgspec.json.decode(text, type=kind)
