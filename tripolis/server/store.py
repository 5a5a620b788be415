"""The store: everything that must outlive the process, in SQLite or PostgreSQL.

Reads and writes are plain functions over a connection (`queries.py`), run in threads so that the
event loop never waits for a disk. With SQLite one thread writes, and commits everything
queued meanwhile in one transaction: many moves share one disk sync, and each is on disk before
anyone is told of it. With PostgreSQL several threads write, and moves that wait are committed
together there too.
"""

from __future__ import annotations

import asyncio
import os
import queue
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeAlias, TypeVar

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, func, make_url, select
from sqlalchemy.engine.interfaces import IsolationLevel
from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError

from tripolis.engine.errors import TripolisError
from tripolis.server import queries
from tripolis.server.errors import Unavailable
from tripolis.server.live import News
from tripolis.server.models import Entry, Once, Table, now_ms

Given = ParamSpec("Given")
Result = TypeVar("Result")

_MIGRATIONS = Path(__file__).parent / "migrations"
_MOST_AT_ONCE = 128
"""Writes that share one transaction."""
_READERS = 4
_WRITERS_OF_A_SERVER = 4
_RETRIES = 5
_MIGRATING = 0x7419_0115
"""The advisory lock held while migrating a PostgreSQL store."""


@dataclass(frozen=True, eq=False)
class _Job:
    work: Callable[[Connection], Any]
    answer: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop
    table: str | None = None
    """The table whose row it changes, if that is all that it changes beside adding rows."""


_Jobs: TypeAlias = "queue.SimpleQueue[_Job | None]"
_Outcome: TypeAlias = tuple[Any, BaseException | None]
"""What a job returned, or what it raised."""


class NewerStore(TripolisError):
    """A store that a later version of this program has changed."""


class Store:
    """An open store."""

    def __init__(self, url: str) -> None:
        self.is_sqlite = url.startswith("sqlite")
        if self.is_sqlite:
            self._reader, self._writer = _sqlite(url, "BEGIN"), _sqlite(url, "BEGIN IMMEDIATE")
        else:
            # Reads of one table must be consistent while others write.
            self._reader = _postgresql(url, "REPEATABLE READ", _READERS)
            self._writer = _postgresql(url, "READ COMMITTED", _WRITERS_OF_A_SERVER)
        self._jobs: _Jobs = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(_READERS, thread_name_prefix="store-read")
        writers = 1 if self.is_sqlite else _WRITERS_OF_A_SERVER
        self._writers = [_Writer(self._writer, self._jobs, self.is_sqlite) for _ in range(writers)]
        for thread in self._writers:
            thread.start()

    async def read(
        self,
        work: Callable[Concatenate[Connection, Given], Result],
        *args: Given.args,
        **more: Given.kwargs,
    ) -> Result:
        """Run a query in a reader thread."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self._readers, lambda: self._read(lambda connection: work(connection, *args, **more))
        )

    def _read(self, work: Callable[[Connection], Result]) -> Result:
        try:
            with self._reader.begin() as connection:
                return work(connection)
        except SQLAlchemyError as problem:
            raise Unavailable("store-failed") from problem

    async def write(
        self,
        work: Callable[Concatenate[Connection, Given], Result],
        *args: Given.args,
        **more: Given.kwargs,
    ) -> Result:
        """Change the store. When this returns, the change is on disk."""
        return await self._queue(lambda connection: work(connection, *args, **more))

    async def _queue(
        self, work: Callable[[Connection], Result], table: str | None = None
    ) -> Result:
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Result] = loop.create_future()
        self._jobs.put(_Job(work, answer, loop, table))
        return await answer

    async def read_news(self, table_id: str, known: tuple[int, int, int]) -> News | None:
        """What is new at a table since a version, an entry and a line of chat; None if nothing."""
        return await self.read(queries.read_news, table_id, known)

    async def tables_of(self, person: str, limit: int | None = None) -> list[Table]:
        """A person's unfinished tables, the latest first."""
        return await self.read(queries.tables_of, person, limit or queries.LOBBY_SIZE)

    async def finished_of(self, person: str) -> list[str]:
        """The ids of the tables whose matches a person has played to the end, the latest first."""
        return await self.read(queries.finished_of, person)

    async def kept_analysis(self, table_id: str) -> bytes | None:
        """The analysis of a match as JSON, once it is done."""
        return (await self.read(queries.analysis_of, table_id, now_ms())).result

    async def table_made_by(self, once: Once) -> str | None:
        """The id of the table that this request made when it came before."""
        return await self.read(queries.table_made_by, once)

    async def add_table(self, table: Table, once: Once | None) -> None:
        """Add a table; `Duplicate` if a request with this key made one already."""
        await self.write(queries.add_table, table, once)

    async def add_rematch(self, table_id: str, following: Table) -> None:
        """Add the rematch of a table, unless it has one already."""
        await self.write(queries.add_rematch, table_id, following)

    async def change_table(
        self, table_id: str, change: Callable[[Table], object], version: int | None = None
    ) -> None:
        """Change a table; `StaleVersion` if it is not at `version`."""
        await self.write(queries.change_table, table_id, change, version)

    async def add_entry(self, table: Table, entry: Entry) -> None:
        """Add an entry, and replace the table's version before; `StaleVersion` if it is not."""
        await self._queue(lambda connection: queries.add_entry(connection, table, entry), table.id)

    async def archived_record(self, table_id: str) -> str | None:
        """The record that is kept of a match that ended."""
        return await self.read(queries.archived_record, table_id)

    async def note(self, person: str, key: str) -> str | None:
        """What is kept about a person under a key."""
        return await self.read(queries.read_note, person, key)

    async def change_note(self, person: str, key: str, change: Callable[[str | None], str]) -> str:
        """Replace what is kept about a person under a key; returns what is kept now."""
        return await self.write(queries.change_note, person, key, change)

    def migrate(self) -> None:
        """Migrate the store to this program's schema."""
        config = Config()
        config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
        with self._writer.begin() as connection:
            if not self.is_sqlite:
                # Processes that start together migrate one by one.
                connection.execute(select(func.pg_advisory_xact_lock(_MIGRATING)))
            _check_revision(connection, config)
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def close(self) -> None:
        """Finish pending writes and close."""
        for _ in self._writers:
            self._jobs.put(None)
        for thread in self._writers:
            thread.join()
        self._readers.shutdown()
        self._reader.dispose()
        self._writer.dispose()


class _Writer(threading.Thread):
    """A thread that writes, over one connection that stays open."""

    def __init__(self, engine: Engine, jobs: _Jobs, alone: bool) -> None:
        super().__init__(daemon=True)
        self._engine = engine
        self._jobs = jobs
        self._alone = alone
        """Does nobody else write?"""
        self._connection: Connection | None = None

    def run(self) -> None:
        """Commit what is queued until told to stop."""
        while (first := self._jobs.get()) is not None:
            self._commit(self._together(first))
        if self._connection is not None:
            self._connection.close()

    def _together(self, first: _Job) -> list[_Job]:
        """A job with those that can share its transaction.

        Where others write too, transactions that lock several rows could wait for each other. So
        only jobs of one row each go together there, in the order of their tables.
        """
        jobs = [first]
        while len(jobs) < _MOST_AT_ONCE and (self._alone or first.table):
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                break
            if job is None or not (self._alone or job.table):
                self._jobs.put(job)
                break
            jobs.append(job)
        return jobs if self._alone else sorted(jobs, key=lambda job: job.table or "")

    def _commit(self, jobs: list[_Job]) -> None:
        outcomes: dict[_Job, _Outcome] = {}
        for attempt in range(_RETRIES):
            try:
                outcomes = self._transaction(jobs)
            except OperationalError as problem:
                # Someone else holds a lock, the database broke a deadlock at our expense, or the
                # connection was lost: the next attempt connects again.
                if attempt == _RETRIES - 1:
                    outcomes = dict.fromkeys(jobs, _failure(problem))
            except SQLAlchemyError as problem:
                outcomes = dict.fromkeys(jobs, _failure(problem))
                break
            else:
                break
        _deliver(outcomes)

    def _transaction(self, jobs: list[_Job]) -> dict[_Job, _Outcome]:
        """All jobs in one transaction. If one fails, the others are done again without it."""
        if self._connection is None:
            self._connection = self._engine.connect()
        outcomes: dict[_Job, _Outcome] = {}
        waiting = list(jobs)
        while waiting:
            done: list[Any] = []
            try:
                with self._transaction_of(self._connection, waiting):
                    for job in waiting:
                        done.append(job.work(self._connection))
            except OperationalError:
                raise
            except Exception as problem:
                if len(done) == len(waiting):
                    raise  # it was the commit that failed
                failed = waiting.pop(len(done))
                outcomes[failed] = (
                    _failure(problem) if isinstance(problem, DBAPIError) else (None, problem)
                )
            else:
                outcomes |= {job: (result, None) for job, result in zip(waiting, done, strict=True)}
                break
        return outcomes

    def _transaction_of(
        self, connection: Connection, jobs: list[_Job]
    ) -> AbstractContextManager[object]:
        """A transaction for jobs. An entry alone is one statement for PostgreSQL, which commits it
        by itself: it is told neither where a transaction begins nor where it ends."""
        if not self._alone:
            driven: Any = connection.connection.dbapi_connection
            driven.autocommit = len(jobs) == 1 and jobs[0].table is not None
        return connection.begin()


def _failure(problem: SQLAlchemyError) -> _Outcome:
    failed = Unavailable("store-failed")
    failed.__cause__ = problem
    return None, failed


def _deliver(outcomes: dict[_Job, _Outcome]) -> None:
    """Answer those who wait: all of them at once, as each call wakes their event loop."""

    def answer(loop: asyncio.AbstractEventLoop) -> None:
        for job, (result, problem) in outcomes.items():
            if job.loop is not loop or job.answer.done():
                continue  # the caller has gone
            if problem is None:
                job.answer.set_result(result)
            else:
                job.answer.set_exception(problem)

    for loop in {job.loop for job in outcomes}:
        if not loop.is_closed():
            loop.call_soon_threadsafe(answer, loop)


# `hide_parameters` keeps stored data out of error messages, and so out of logs.


def _postgresql(url: str, isolation: IsolationLevel, connections: int) -> Engine:
    address = make_url(url)
    if address.get_backend_name() not in ("postgresql", "postgres"):
        raise ValueError("neither SQLite nor PostgreSQL")
    return create_engine(
        address.set(drivername="postgresql+psycopg"),
        isolation_level=isolation,
        pool_size=connections,
        pool_pre_ping=True,
        hide_parameters=True,
    )


def _sqlite(url: str, begin: str) -> Engine:
    waiting = {"timeout": 20, "check_same_thread": False}
    engine = create_engine(url, connect_args=waiting, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        # Python's sqlite3 would begin transactions too late.
        connection.isolation_level = None
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def sqlite_url(folder: Path) -> str:
    """The address of the store in a data folder."""
    return f"sqlite:///{folder / 'tripolis.db'}"


def open_store(url: str) -> Store:
    """Open the store at this address, creating or migrating it if needed."""
    file = make_url(url).database if url.startswith("sqlite") else None
    if file:
        _make_private(Path(file))
    store = Store(url)
    try:
        store.migrate()
    except BaseException:
        store.close()
        raise
    return store


def _check_revision(connection: Connection, config: Config) -> None:
    current = MigrationContext.configure(connection).get_current_revision()
    known = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    if current is not None and current not in known:
        raise NewerStore("server-newer-store")


def _make_private(file: Path) -> None:
    """Let nobody else on this machine read a store; SQLite's other files follow its first one."""
    make_private_file(file)
    for beside in (file.with_name(f"{file.name}-wal"), file.with_name(f"{file.name}-shm")):
        if beside.exists():
            make_private_file(beside)


def make_private_file(file: Path) -> None:
    """A file that only its owner can read, made if it is not there."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    with suppress(PermissionError):  # somebody else's, who may want it otherwise
        file.chmod(0o600)
