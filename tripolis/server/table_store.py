"""What tables need of a store, be it a server's database or a browser's storage."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from tripolis.server.live import News
from tripolis.server.models import Entry, Once, Table


class StaleVersion(Exception):
    """The table has changed since it was read: read it again."""


class Duplicate(Exception):
    """A request with the same key has done this already."""


class TableStore(Protocol):
    """Keeps tables. When a change returns, it will outlive the process."""

    async def read_news(self, table_id: str, known: tuple[int, int, int]) -> News | None:
        """What is new at a table since a version, an entry and a line of chat; None if nothing."""

    async def tables_of(self, person: str, limit: int | None = None) -> list[Table]:
        """A person's unfinished tables, the latest first."""

    async def finished_of(self, person: str) -> list[str]:
        """The ids of the tables whose matches a person has played to the end, the latest first."""

    async def kept_analysis(self, table_id: str) -> bytes | str | None:
        """The analysis of a match as JSON, once it is done."""

    async def table_made_by(self, once: Once) -> str | None:
        """The id of the table that this request made when it came before."""

    async def add_table(self, table: Table, once: Once | None) -> None:
        """Add a table; `Duplicate` if a request with this key made one already."""

    async def add_rematch(self, table_id: str, following: Table) -> None:
        """Add the rematch of a table, unless it has one already."""

    async def change_table(
        self, table_id: str, change: Callable[[Table], object], version: int | None = None
    ) -> None:
        """Change a table; `StaleVersion` if it is not at `version`."""

    async def add_entry(self, table: Table, entry: Entry) -> None:
        """Add an entry, and replace the table's version before; `StaleVersion` if it is not."""

    async def archived_record(self, table_id: str) -> str | None:
        """The record that is kept of a match that ended."""

    async def note(self, person: str, key: str) -> str | None:
        """What is kept about a person under a key, as JSON; "" is the person of what all share."""

    async def change_note(self, person: str, key: str, change: Callable[[str | None], str]) -> str:
        """Replace what is kept about a person under a key; returns what is kept now."""
