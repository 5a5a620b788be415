"""The store's tables. What a migration made, this file describes."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
)

# A token itself is never stored.
tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
)

# The document says everything; the other columns are what tables are looked for by, and are written
# with it. `claimed_until` alone is not in it: while a worker is busy with a table others leave it.
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("status", String(8), nullable=False),
    Column("visibility", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("version", Integer, nullable=False),
    Column("bot_at", BigInteger),
    Column("clock_at", BigInteger),
    Column("claimed_until", BigInteger, nullable=False, server_default="0"),
    Column("created_key", String(64), unique=True),
    Column("document", LargeBinary, nullable=False),
    Column("asked", String(64)),
    Column("game", String(40), nullable=False, server_default=""),
    Column("host", String(32)),
    Column("archived", Boolean, nullable=False, server_default=false()),
    Index("tables_by_status", "visibility", "status", "updated"),
    Index("tables_by_bot_at", "bot_at"),
    Index("tables_by_clock_at", "clock_at"),
    Index("tables_by_archived", "archived", "status"),
)

# What is shown of a finished match, for each viewer: see `archive.py`. The record is kept with the
# view that sees everything.
archives = Table(
    "archives",
    metadata,
    Column("table_id", String(32), nullable=False),
    Column("viewer", Integer, nullable=False),
    Column("play", LargeBinary, nullable=False),
    Column("replay", LargeBinary, nullable=False),
    Column("record", Text),
    PrimaryKeyConstraint("table_id", "viewer"),
)

# Who sits at which table, to find a person's tables.
seated = Table(
    "seated",
    metadata,
    Column("person", String(32), nullable=False),
    Column("table_id", String(32), nullable=False),
    PrimaryKeyConstraint("person", "table_id"),
)

# The matches: only ever added to. The primary key makes one order of what many send at once, the
# other constraint lets a repeated request change nothing. `asked` is a digest of the request: a key
# that comes back with another request is refused.
entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("move", Text),
    Column("keep", Integer),
    Column("at", BigInteger, nullable=False),
    Column("key", String(64)),
    Column("asked", String(64)),
    PrimaryKeyConstraint("table_id", "number"),
    UniqueConstraint("table_id", "key", name="entries_once"),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(32), nullable=False),
    Column("number", Integer, nullable=False),
    Column("person", String(32), nullable=False),
    Column("name", String(60), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("key", String(64)),
    Column("asked", String(64)),
    PrimaryKeyConstraint("table_id", "number"),
    UniqueConstraint("table_id", "key", name="chat_once"),
)

mutes = Table(
    "mutes",
    metadata,
    Column("person", String(32), nullable=False),
    Column("muted", String(32), nullable=False),
    PrimaryKeyConstraint("person", "muted"),
)

# When a person was last seen at a table, written by the server they are connected to.
presence = Table(
    "presence",
    metadata,
    Column("table_id", String(32), nullable=False),
    Column("person", String(32), nullable=False),
    Column("seen", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "person"),
)

# Asked for by the first who looks at a finished match; `result` is null until it is there.
# `waited_at` is when somebody last asked for it: what nobody waits for is not begun.
analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("asked", BigInteger, nullable=False),
    Column("claimed_until", BigInteger, nullable=False, server_default="0"),
    Column("result", LargeBinary),
    Column("asked_by", String(64)),
    Column("waited_at", BigInteger, nullable=False, server_default="0"),
)

# What is kept about a person beside tables, as JSON. With no person: what all share.
notes = Table(
    "notes",
    metadata,
    Column("person", String(32), nullable=False),
    Column("key", String(80), nullable=False),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("person", "key"),
)

# One row, written to find out whether the store can be written.
health = Table(
    "health",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)
