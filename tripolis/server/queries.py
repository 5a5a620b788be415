"""The store's queries: plain functions over a connection."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Integer,
    and_,
    bindparam,
    cast,
    delete,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError

from tripolis.engine.viewer import EVERYTHING
from tripolis.server.errors import NotFound
from tripolis.server.live import News, is_outdated
from tripolis.server.models import (
    CLOSED,
    OVER,
    PLAYING,
    WAITING,
    ArchivedView,
    Chat,
    Entry,
    Once,
    Person,
    Table,
    now_ms,
)
from tripolis.server.prepared import Prepared
from tripolis.server.schema import (
    analyses,
    archives,
    chat,
    entries,
    mutes,
    notes,
    people,
    presence,
    seated,
    tables,
    tokens,
)
from tripolis.server.table_store import Duplicate, StaleVersion

LOBBY_SIZE = 60
_LOBBY_SHARE = 3
"""How many of a host's tables come before anyone's others."""
_LOBBY_SEARCHED = 5000
"""The newest tables that a list of the lobby goes back to."""
_CHAT_KEPT = 50
_WAITS_FOR = 90_000
"""For so long after they last asked somebody counts as waiting, in ms: browsers let pages in the
background ask once a minute."""
_NOTED_FOR = 5_000
"""So often, in ms, it is noted that somebody waits."""
_LONGEST_PACE = 120_000
"""No bot's move is due later than this, in ms."""
_decode = msgspec.json.Decoder(Table).decode


# People


def add_person(connection: Connection, person: Person, token: str) -> None:
    """Add a guest and the hash of their token."""
    connection.execute(
        insert(people).values(
            id=person.id, name=person.name, language=person.language, created=now_ms()
        )
    )
    _add_token(connection, person.id, token, "guest")


def _add_token(connection: Connection, person: str, token: str, kind: str) -> None:
    connection.execute(
        insert(tokens).values(hash=token, person=person, kind=kind, created=now_ms())
    )


def replace_tokens(
    connection: Connection, person: str, kind: str, following: str | None
) -> set[str]:
    """Put another token in the place of a person's tokens of this kind, or none; says which."""
    theirs = and_(tokens.c.person == person, tokens.c.kind == kind)
    gone = set(connection.scalars(select(tokens.c.hash).where(theirs)))
    connection.execute(delete(tokens).where(theirs))
    if following is not None:
        _add_token(connection, person, following, kind)
    return gone


def is_guest_token(connection: Connection, token: str) -> bool:
    """Is this the hash of a token that a browser was given?"""
    kind = connection.scalar(select(tokens.c.kind).where(tokens.c.hash == token))
    return bool(kind == "guest")


def find_people(connection: Connection, hashes: Sequence[str]) -> dict[str, Person]:
    """The people whose tokens have these hashes, as far as the tokens still work."""
    found = connection.execute(
        select(tokens.c.hash, people.c.id, people.c.name, people.c.language)
        .join(tokens, tokens.c.person == people.c.id)
        .where(tokens.c.hash.in_(hashes))
    )
    return {token: Person(*person) for token, *person in found}


def change_person(connection: Connection, person: Person) -> None:
    """Update a person's name and language."""
    connection.execute(
        update(people)
        .where(people.c.id == person.id)
        .values(name=person.name, language=person.language)
    )


def set_mute(connection: Connection, person: str, muted: str, wanted: bool) -> None:
    """Mute or unmute one person for another."""
    connection.execute(delete(mutes).where(mutes.c.person == person, mutes.c.muted == muted))
    if wanted:
        connection.execute(insert(mutes).values(person=person, muted=muted))


def muted_by(connection: Connection, person: str) -> frozenset[str]:
    """The people this person has muted."""
    return muted_by_each(connection, [person])[person]


def muted_by_each(connection: Connection, readers: Sequence[str]) -> dict[str, frozenset[str]]:
    """The people each of these people has muted."""
    found: dict[str, set[str]] = {person: set() for person in readers}
    for row in connection.execute(select(mutes).where(mutes.c.person.in_(readers))):
        found[row.person].add(row.muted)
    return {person: frozenset(muted) for person, muted in found.items()}


# Tables


def _columns(table: Table) -> dict[str, Any]:
    return {
        "status": table.status,
        "visibility": table.visibility,
        "created": table.created,
        "updated": table.updated,
        "version": table.version,
        "bot_at": table.bot_at,
        "clock_at": table.clock_at,
        "claimed_until": 0,
        "host": table.host,
        "document": msgspec.json.encode(table),
    }


def add_table(connection: Connection, table: Table, once: Once | None) -> None:
    """A new table; `Duplicate` if a request with this key made one already."""
    if once is not None and table_made_by(connection, once) is not None:
        raise Duplicate
    key, asked = (once.key, once.asked) if once is not None else (None, None)
    values = _columns(table) | {"created_key": key, "asked": asked, "game": table.game}
    try:
        connection.execute(insert(tables).values(id=table.id, **values))
    except IntegrityError:
        raise Duplicate from None
    _seat_people(connection, table)


def add_rematch(connection: Connection, table_id: str, following: Table) -> None:
    """Add the rematch of a table, unless it has one already."""

    def point(table: Table) -> None:
        if table.rematch is None:
            table.rematch = following.id
            add_table(connection, following, None)

    change_table(connection, table_id, point)


def table_made_by(connection: Connection, once: Once) -> str | None:
    """The id of the table that this request made when it came before."""
    found = connection.execute(
        select(tables.c.id, tables.c.asked).where(tables.c.created_key == once.key)
    ).first()
    if found is None:
        return None
    once.check(found.asked)
    return str(found.id)


def _seat_people(connection: Connection, table: Table) -> None:
    connection.execute(delete(seated).where(seated.c.table_id == table.id))
    if table.people:
        rows = [{"person": person, "table_id": table.id} for person in table.people]
        connection.execute(insert(seated), rows)


def find_table(connection: Connection, table_id: str) -> Table | None:
    """The table as it stands."""
    document = connection.scalar(select(tables.c.document).where(tables.c.id == table_id))
    return _decode(document) if document is not None else None


def changed_table(connection: Connection, table_id: str, version: int) -> Table | None:
    """The table, if its version is not the known one."""
    document = connection.scalar(
        select(tables.c.document).where(tables.c.id == table_id, tables.c.version != version)
    )
    return _decode(document) if document is not None else None


def versions(connection: Connection, table_ids: Sequence[str]) -> dict[str, int]:
    """The current versions of these tables."""
    wanted = select(tables.c.id, tables.c.version).where(tables.c.id.in_(table_ids))
    return {row.id: row.version for row in connection.execute(wanted)}


def change_table(
    connection: Connection,
    table_id: str,
    change: Callable[[Table], object],
    version: int | None = None,
) -> Table:
    """Change a table under a lock; `StaleVersion` if it is not at `version`."""
    document = connection.scalar(
        select(tables.c.document).where(tables.c.id == table_id).with_for_update()
    )
    if document is None:
        raise NotFound("no-table")
    table = _decode(document)
    if version is not None and table.version != version:
        raise StaleVersion
    people_before = table.people
    change(table)
    table.version += 1
    table.updated = now_ms()
    connection.execute(update(tables).where(tables.c.id == table_id).values(**_columns(table)))
    if table.people != people_before:
        _seat_people(connection, table)
    return table


_TABLE_COLUMNS: Final = (
    "status",
    "visibility",
    "created",
    "updated",
    "version",
    "bot_at",
    "clock_at",
    "claimed_until",
    "host",
    "document",
)
_REPLACING = update(tables).where(
    tables.c.id == bindparam("table_id"), tables.c.version == bindparam("replaced")
)
_REPLACE_TABLE = Prepared(_REPLACING, _TABLE_COLUMNS)
_ADD_ENTRY = Prepared(insert(entries), ("table_id", *Entry.__struct_fields__))


def _both_at_once() -> Prepared:
    """The same two changes as one statement, which PostgreSQL has: a message there and back."""
    new: dict[str, Any] = {name: bindparam(f"new_{name}") for name in _TABLE_COLUMNS}
    replaced = _REPLACING.values(new).returning(tables.c.id).cte("replaced")
    columns = ["table_id", *Entry.__struct_fields__]
    # PostgreSQL takes a NULL for a text if it is not told otherwise.
    kinds = {name: entries.c[name].type for name in Entry.__struct_fields__}
    added = (
        cast(bindparam(name), kind) if isinstance(kind, Integer) else bindparam(name, type_=kind)
        for name, kind in kinds.items()
    )
    return Prepared(insert(entries).from_select(columns, select(replaced.c.id, *added)), ())


_REPLACE_AND_ADD = _both_at_once()


def add_entry(connection: Connection, table: Table, entry: Entry) -> None:
    """Add an entry, and put the table as it stands after it in the place of the version before.

    `StaleVersion` if that is not the latest version. Nothing is read: the caller knows the table.
    """
    place = {"table_id": table.id, "replaced": table.version - 1}
    columns, added = _columns(table), msgspec.structs.asdict(entry)
    try:
        if connection.dialect.name == "sqlite":
            changed = _REPLACE_TABLE.execute(connection, place | columns)
            if changed:
                _ADD_ENTRY.execute(connection, place | added)
        else:
            new = {f"new_{name}": value for name, value in columns.items()}
            changed = _REPLACE_AND_ADD.execute(connection, place | new | added)
    except IntegrityError:
        raise StaleVersion from None
    if not changed:
        raise StaleVersion


def entries_after(connection: Connection, table_id: str, number: int) -> list[Entry]:
    """A match's entries after this number."""
    columns = (entries.c[name] for name in Entry.__struct_fields__)
    found = connection.execute(
        select(*columns)
        .where(entries.c.table_id == table_id, entries.c.number > number)
        .order_by(entries.c.number)
    )
    return [Entry(*row) for row in found]


def read_news(connection: Connection, table_id: str, known: tuple[int, int, int]) -> News | None:
    """What is new at a table since a version, an entry and a line of chat; None if nothing is."""
    version, seq, chats = known
    table = changed_table(connection, table_id, version)
    if table is None:
        return None
    return News(
        table,
        [e for e in entries_after(connection, table_id, seq) if e.number <= table.seq],
        chat_after(connection, table_id, chats) if table.chats > chats else [],
        last_seen(connection, table_id),
        archived_views(connection, table_id) if table.revealed and is_outdated(table) else {},
    )


def _some_tables(connection: Connection, *conditions: Any, limit: int = LOBBY_SIZE) -> list[Table]:
    found = connection.scalars(
        select(tables.c.document).where(*conditions).order_by(tables.c.updated.desc()).limit(limit)
    )
    return [_decode(document) for document in found]


LOBBY: Final = {"open": WAITING, "playing": PLAYING, "abandoned": CLOSED}
"""The lists of the lobby, and the status of the tables in them."""


@dataclass(frozen=True)
class Page:
    """A part of a list."""

    tables: list[Table]
    more: bool
    """Does the list go on?"""


def lobby(connection: Connection, game: str | None, page: int) -> dict[str, Page]:
    """The public tables, of one game or of all."""
    return {
        name: _lobby_page(connection, status, game, page * LOBBY_SIZE)
        for name, status in LOBBY.items()
    }


def _lobby_page(connection: Connection, status: str, game: str | None, start: int) -> Page:
    """Some public tables, newest first, but everybody's first few before anybody's others."""
    wanted = [tables.c.visibility == "public", tables.c.status == status]
    if game is not None:
        wanted.append(tables.c.game == game)
    newest = connection.execute(
        select(tables.c.id, tables.c.host)
        .where(*wanted)
        .order_by(tables.c.updated.desc())
        .limit(_LOBBY_SEARCHED)
    )
    count: Counter[str | None] = Counter()
    turns: list[tuple[int, str]] = []
    for row in newest:
        turns.append((count[row.host] // _LOBBY_SHARE, row.id))
        count[row.host] += 1
    turns.sort(key=lambda turn: turn[0])
    end = start + LOBBY_SIZE
    ids = [table_id for _, table_id in turns[start:end]]
    return Page(_tables_in_order(connection, ids), len(turns) > end)


def _tables_in_order(connection: Connection, table_ids: Sequence[str]) -> list[Table]:
    found = connection.scalars(select(tables.c.document).where(tables.c.id.in_(table_ids)))
    by_id = {table.id: table for table in map(_decode, found)}
    return [by_id[table_id] for table_id in table_ids]


def tables_of(connection: Connection, person: str, limit: int = LOBBY_SIZE) -> list[Table]:
    """A person's unfinished tables."""
    at = select(seated.c.table_id).where(seated.c.person == person)
    unfinished = tables.c.status.in_((WAITING, PLAYING))
    return _some_tables(connection, tables.c.id.in_(at), unfinished, limit=limit)


def finished_of(connection: Connection, person: str) -> list[str]:
    """The tables whose matches a person has played to the end, the latest first."""
    at = select(seated.c.table_id).where(seated.c.person == person)
    ended = select(tables.c.id).where(tables.c.id.in_(at), tables.c.status == OVER)
    return list(connection.scalars(ended.order_by(tables.c.updated.desc())))


# Chat


def add_chat(
    connection: Connection, table_id: str, make: Callable[[Table], Chat], once: Once | None
) -> int:
    """Write a line of chat; says its number. `Duplicate` if its key was used already."""
    made: list[Chat] = []

    def count(table: Table) -> None:
        made.append(make(table))
        table.chats = made[0].number

    change_table(connection, table_id, count)
    try:
        values = msgspec.structs.asdict(made[0])
        if once is not None:
            values |= msgspec.structs.asdict(once)
        connection.execute(insert(chat).values(table_id=table_id, **values))
    except IntegrityError:
        raise Duplicate from None
    return made[0].number


def chat_number(connection: Connection, table_id: str, once: Once | None) -> int | None:
    """The number of the line of chat that this request wrote when it came before."""
    if once is None:
        return None
    place = and_(chat.c.table_id == table_id, chat.c.key == once.key)
    found = connection.execute(select(chat.c.number, chat.c.asked).where(place)).first()
    if found is None:
        return None
    once.check(found.asked)
    return int(found.number)


def chat_after(connection: Connection, table_id: str, number: int) -> list[Chat]:
    """The latest lines of chat after this number."""
    columns = (chat.c[name] for name in Chat.__struct_fields__)
    found = connection.execute(
        select(*columns)
        .where(chat.c.table_id == table_id, chat.c.number > number)
        .order_by(chat.c.number.desc())
        .limit(_CHAT_KEPT)
    )
    return [Chat(*row) for row in found][::-1]


# Presence


_NOTE_PRESENCE = text(
    "INSERT INTO presence (table_id, person, seen) VALUES (:table_id, :person, :seen) "
    "ON CONFLICT (table_id, person) DO UPDATE SET seen = excluded.seen "
    "WHERE excluded.seen > presence.seen"
)


def note_presence(connection: Connection, seen: Iterable[tuple[str, str, int]]) -> None:
    """Store when people were last seen (table, person, time)."""
    # Sorted, so that two servers do not deadlock.
    rows = [{"table_id": one[0], "person": one[1], "seen": one[2]} for one in sorted(seen)]
    connection.execute(_NOTE_PRESENCE, rows)


def last_seen(connection: Connection, table_id: str) -> dict[str, int]:
    """When each person was last seen at a table."""
    found = connection.execute(
        select(presence.c.person, presence.c.seen).where(presence.c.table_id == table_id)
    )
    return {row.person: row.seen for row in found}


def seen_at(connection: Connection, table_ids: Sequence[str]) -> list[tuple[str, str, int]]:
    """Who was last seen at these tables (table, person, time)."""
    found = connection.execute(select(presence).where(presence.c.table_id.in_(table_ids)))
    return [(row.table_id, row.person, row.seen) for row in found]


# What is due


def due(connection: Connection, column: str, now: int, limit: int) -> list[str]:
    """Tables where a bot's move (`bot_at`) or a look at the clock (`clock_at`) is due."""
    when = tables.c[column]
    return list(
        connection.scalars(
            select(tables.c.id)
            .where(when <= now, tables.c.claimed_until < now)
            .order_by(when)
            .limit(limit)
        )
    )


def next_due(connection: Connection, column: str, now: int) -> int | None:
    """When the next unclaimed thing is due."""
    when = tables.c[column]
    found: int | None = connection.scalar(
        select(when).where(when.is_not(None), tables.c.claimed_until < now).order_by(when).limit(1)
    )
    return found


def claim(connection: Connection, table_id: str, column: str, now: int, until: int) -> bool:
    """Claim what is due at a table for a while."""
    taken = connection.execute(
        update(tables)
        .where(tables.c.id == table_id, tables.c[column] <= now, tables.c.claimed_until < now)
        .values(claimed_until=until)
    )
    return bool(taken.rowcount == 1)


def claim_longer(connection: Connection, table_id: str, held: int, until: int) -> bool:
    """Renew a claim, if it is still ours."""
    kept = connection.execute(
        update(tables)
        .where(tables.c.id == table_id, tables.c.claimed_until == held)
        .values(claimed_until=until)
    )
    return bool(kept.rowcount == 1)


# Archives


def _unarchived(now: int) -> Any:
    ended = tables.c.status.in_((OVER, CLOSED))
    return and_(tables.c.archived.is_(False), ended, tables.c.claimed_until < now)


def is_unarchived(connection: Connection, now: int) -> bool:
    """Is there a table that has ended, and nobody is archiving it?"""
    return connection.scalar(select(tables.c.id).where(_unarchived(now)).limit(1)) is not None


def claim_unarchived(connection: Connection, now: int, until: int) -> str | None:
    """Claim the archiving of a table that has ended."""
    found: str | None = connection.scalar(select(tables.c.id).where(_unarchived(now)).limit(1))
    taken = connection.execute(
        update(tables).where(tables.c.id == found, _unarchived(now)).values(claimed_until=until)
    )
    return found if taken.rowcount == 1 else None


def keep_archive(
    connection: Connection, table_id: str, record: str | None, views: Sequence[ArchivedView]
) -> None:
    """Store what an ended table shows from now on; no views if it cannot be drawn."""
    connection.execute(update(tables).where(tables.c.id == table_id).values(archived=True))
    connection.execute(delete(archives).where(archives.c.table_id == table_id))
    for view in views:
        of_all = record if view.viewer == EVERYTHING else None
        values = msgspec.structs.asdict(view) | {"record": of_all}
        connection.execute(insert(archives).values(table_id=table_id, **values))


def archived_views(connection: Connection, table_id: str) -> dict[int, ArchivedView]:
    """What is kept for each viewer of a table."""
    columns = (archives.c[name] for name in ArchivedView.__struct_fields__)
    found = connection.execute(select(*columns).where(archives.c.table_id == table_id))
    return {row.viewer: ArchivedView(*row) for row in found}


def archived_record(connection: Connection, table_id: str) -> str | None:
    """The record that is kept of a table's match."""
    place = and_(archives.c.table_id == table_id, archives.c.viewer == EVERYTHING)
    found: str | None = connection.scalar(select(archives.c.record).where(place))
    return found


# Analyses


@dataclass(frozen=True)
class Analysis:
    """A match's analysis, as far as it is."""

    result: bytes | None = None
    at_work: bool = False
    noted: bool = False
    """Is it known that somebody waits for it?"""


def analysis_of(connection: Connection, table_id: str, now: int) -> Analysis:
    """How far the analysis of a finished match is."""
    found = connection.execute(select(analyses).where(analyses.c.table_id == table_id)).first()
    if found is None:
        return Analysis()
    return Analysis(found.result, found.claimed_until > now, found.waited_at > now - _NOTED_FOR)


def wait_for_analysis(connection: Connection, table_id: str, who: str, now: int) -> None:
    """Somebody waits for an analysis. It is asked for unless they wait for another one already."""
    waits = update(analyses).where(analyses.c.table_id == table_id).values(waited_at=now)
    if connection.execute(waits).rowcount:
        return
    theirs = and_(analyses.c.asked_by == who, _is_wanted(now))
    if connection.scalar(select(analyses.c.table_id).where(theirs).limit(1)) is None:
        row = {"table_id": table_id, "asked": now, "asked_by": who, "waited_at": now}
        with suppress(IntegrityError), connection.begin_nested():
            connection.execute(insert(analyses).values(row))


def is_waited_for(connection: Connection, table_id: str, now: int) -> bool:
    """Does anybody still wait for this analysis?"""
    wanted = and_(analyses.c.table_id == table_id, _is_wanted(now))
    return connection.scalar(select(analyses.c.table_id).where(wanted)) is not None


def drop_analysis(connection: Connection, table_id: str) -> None:
    """Forget an analysis that nobody waits for; who asks again begins anew."""
    unfinished = and_(analyses.c.table_id == table_id, analyses.c.result.is_(None))
    connection.execute(delete(analyses).where(unfinished))


def _is_wanted(now: int) -> ColumnElement[bool]:
    return and_(analyses.c.result.is_(None), analyses.c.waited_at > now - _WAITS_FOR)


def _waiting(now: int) -> ColumnElement[bool]:
    return and_(_is_wanted(now), analyses.c.claimed_until < now)


def drop_claims(connection: Connection) -> None:
    """Drop all claims: the process that held them has died."""
    for claimed in (tables, analyses):
        connection.execute(
            update(claimed).where(claimed.c.claimed_until > 0).values(claimed_until=0)
        )


def hurry_bots(connection: Connection, now: int) -> int:
    """Let bots move whose move is due later than any pace says: a clock was set back.

    Says how many there are.
    """

    def hurry(table: Table) -> None:
        table.bot_at = now

    ahead = list(
        connection.scalars(select(tables.c.id).where(tables.c.bot_at > now + _LONGEST_PACE))
    )
    for table_id in ahead:
        change_table(connection, table_id, hurry)
    connection.execute(update(presence).where(presence.c.seen > now).values(seen=now))
    return len(ahead)


def is_analysis_asked(connection: Connection, now: int) -> bool:
    """Is there an analysis that nobody is working on?"""
    return connection.scalar(select(analyses.c.table_id).where(_waiting(now)).limit(1)) is not None


def claim_analysis(connection: Connection, now: int, until: int) -> str | None:
    """Claim the oldest analysis that was asked for."""
    found: str | None = connection.scalar(
        select(analyses.c.table_id).where(_waiting(now)).order_by(analyses.c.asked).limit(1)
    )
    taken = connection.execute(
        update(analyses)
        .where(analyses.c.table_id == found, _waiting(now))
        .values(claimed_until=until)
    )
    return found if taken.rowcount == 1 else None


def keep_analysis(connection: Connection, table_id: str, result: bytes) -> None:
    """Store an analysis for good."""
    connection.execute(
        update(analyses)
        .where(analyses.c.table_id == table_id)
        .values(result=result, claimed_until=0)
    )


# Health


_NOTE_HEALTH = text(
    "INSERT INTO health (id, at) VALUES (1, :at) ON CONFLICT (id) DO UPDATE SET at = excluded.at"
)


def note_health(connection: Connection, at: int) -> None:
    """Write something, to find out whether the store can be written."""
    connection.execute(_NOTE_HEALTH, {"at": at})


# Notes


def read_note(connection: Connection, person: str, key: str) -> str | None:
    """What is kept about a person under a key."""
    mine = and_(notes.c.person == person, notes.c.key == key)
    return connection.scalar(select(notes.c.text).where(mine))


def change_note(
    connection: Connection, person: str, key: str, change: Callable[[str | None], str]
) -> str:
    """Replace what is kept about a person under a key; returns what is kept now."""
    mine = and_(notes.c.person == person, notes.c.key == key)
    found = connection.scalar(select(notes.c.text).where(mine).with_for_update())
    following = change(found)
    if found is None:
        connection.execute(insert(notes).values(person=person, key=key, text=following))
    else:
        connection.execute(update(notes).where(mine).values(text=following))
    return following
