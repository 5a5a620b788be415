"""How much load the table server handles, measured in one run with both stores.

    python benchmarks/server.py            # 1,000 tables, 5,000 streams, 200 moves a second
    python benchmarks/server.py --quick    # the same with a few of each, to see that it works
    python benchmarks/server.py --servers 2 --stores postgresql
    python benchmarks/server.py --peers    # and boardgame.io's server under the same load

Scripted players use real HTTP on this machine (127.0.0.1), so they take processor time from the
server they measure. PostgreSQL and Redis are started for the run (Debian's packages postgresql and
redis-server) and write to the disk as they do by default. The run has four steps:

1. Fill a store with many finished games, and time how long the server takes to start over it.
2. Open tables, each with several streams.
3. Send moves at a fixed rate: how long from a move's POST until the last stream has its event?
4. Send moves as fast as some players can without pausing: how many durable moves a second?
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import secrets
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import msgspec

from benchmarks.peer_server import PeerPlan, try_peer
from tests.server.running import Cluster, Missing, Running, postgresql, redis, spawned_by
from tripolis.engine.game import find_game
from tripolis.engine.match import Match
from tripolis.server import queries
from tripolis.server.models import MOVE, Clock, Entry, Person, Seat, Table, new_id, now_ms
from tripolis.server.store import open_store, sqlite_url
from tripolis.server.tables import open_table

GAMES = ("kosmopolis", "splendor", "comparity")
PLAYERS = 2
STREAMS_OF_A_PERSON = 20
CONNECTIONS = 64
PATIENCE = 60
RAMP = 50
"""How many streams, or tables, are opened at the same time."""


@dataclass(frozen=True)
class Plan:
    """What to try."""

    tables: int
    streams: int
    rate: int
    seconds: float
    stored: int
    servers: int
    processes: int = 1
    games: tuple[str, ...] = GAMES


@dataclass
class Found:
    """What was measured with one store; times in milliseconds."""

    store: str
    start_ms: float = 0
    """From the command to the first answer, over a store with `stored` finished games."""
    first_look_ms: float = 0
    """The first look at one of them."""
    tables: int = 0
    streams: int = 0
    kib_per_table: float = 0
    kib_per_stream: float = 0
    kib_per_played_table: float = 0
    """What a table holds after its moves, its streams included."""
    moves_per_table: float = 0
    server_mib: float = 0
    rate: float = 0
    """Moves per second while latencies were measured."""
    stored_p50: float = 0
    stored_p99: float = 0
    """From a move's POST to its acknowledgement, when it is on the disk."""
    seen_p50: float = 0
    seen_p99: float = 0
    """From a move's POST to the last stream's event."""
    most_moves_per_second: float = 0
    processor_ms_per_move: float = 0
    """The servers' processor time per move at the fixed rate, its streams included."""
    processor_ms_at_most: float = 0
    """The same at the most moves a second: a server that rarely sleeps finds more in its caches."""
    bytes_per_move: float = 0
    """Sent to all the streams of a table."""
    refused: int = 0


# A small client: reading thousands of streams must not cost more than serving them


class Connection:
    """One kept-alive connection."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def ask(
        self, method: str, path: str, token: str = "", body: Any = None, key: str = ""
    ) -> tuple[int, bytes, bytes]:
        """The answer's status, head and body."""
        if self._reader is None or self._writer is None or self._reader.at_eof():
            self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port)
        data = json.dumps(body).encode() if body is not None else b""
        lines = [f"{method} {path} HTTP/1.1", "Host: here", f"Content-Length: {len(data)}"]
        lines += [f"Authorization: Bearer {token}"] if token else []
        lines += [f"Idempotency-Key: {key}"] if key else []
        lines += ["Content-Type: application/json"] if data else []
        self._writer.write("\r\n".join([*lines, "", ""]).encode() + data)
        async with asyncio.timeout(PATIENCE):
            head = await self._reader.readuntil(b"\r\n\r\n")
            length = int(head.lower().split(b"content-length:")[1].split(b"\r\n")[0])
            return int(head[9:12]), head, await self._reader.readexactly(length)

    async def told(self, *request: Any) -> Any:
        """The body of an answer that must be a success."""
        status, _, body = await self.ask(*request)
        if status >= 300:
            raise RuntimeError(f"{request[:2]}: {status} {body[:300]!r}")
        return json.loads(body)

    def close(self) -> None:
        """Hang up."""
        if self._writer is not None:
            self._writer.close()


class LegalMove(msgspec.Struct):
    text: str


class Shown(msgspec.Struct):
    seat: int | None
    legal: list[LegalMove]
    awaited: list[int]


class PlayEvent(msgspec.Struct):
    seq: int
    play: Shown


_read_event = msgspec.json.Decoder(PlayEvent).decode


class Stream(asyncio.Protocol):
    """One reader of a table's events."""

    def __init__(self, seen: TableSeen, path: str, token: str) -> None:
        self._seen = seen
        self._request = (
            f"GET {path} HTTP/1.0\r\nHost: here\r\nAuthorization: Bearer {token}\r\n\r\n"
        )
        self._rest = b""
        self.open = False
        self.received = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: asyncio.Transport = transport  # type: ignore[assignment]
        self.open = True
        self.transport.write(self._request.encode())

    def data_received(self, data: bytes) -> None:
        now = time.perf_counter()
        self.received += len(data)
        *events, self._rest = (self._rest + data).split(b"\n\n")
        for event in events:
            kind, _, told = event.partition(b"data: ")
            if b"event: play" in kind:
                self._seen.take(_read_event(told), now)

    def connection_lost(self, _: Exception | None) -> None:
        self.open = False


@dataclass
class TableSeen:
    """A table as its streams have reported it."""

    id: str
    token: str
    port: int
    wanted: int = 0
    """How many streams there are."""
    seq: int = 0
    told: int = 0
    """How many of them have seen `seq`."""
    awaited: list[int] = field(default_factory=list)
    legal: dict[int, list[LegalMove]] = field(default_factory=dict)
    complete: asyncio.Event = field(default_factory=asyncio.Event)
    last: float = 0.0

    def take(self, event: PlayEvent, now: float) -> None:
        """Take in an event of a stream."""
        if event.seq > self.seq:
            self.seq, self.told = event.seq, 0
            self.legal.clear()
        if event.seq < self.seq:
            return
        self.told += 1
        self.awaited = event.play.awaited
        if event.play.seat is not None:
            self.legal[event.play.seat] = event.play.legal
        if self.told >= self.wanted:
            self.last = now
            self.complete.set()


# Filling the store


def fill_store(url: str, games: int) -> str:
    """Put finished games into a store; returns the id of one of them."""
    store = open_store(url)
    game = find_game("kosmopolis")
    host = Person(new_id(), "Anna", "en")
    clock = {"visibility": "public", "clock": Clock(), "absent": "wait", "pace_ms": 0}
    seats = [Seat("person", host.id, "Anna"), Seat("bot", level="regular")]
    table = open_table(game, host, 2, {}, seats, clock)
    table.deal = secrets.token_hex(32)
    match = Match(game, 2, table.options, table.deal)
    luck = random.Random(1)
    while not match.over:
        seat = match.awaited[0]
        match.play(seat, luck.choice(match.legal(seat)))
    table.status, table.started = "over", now_ms()
    table.seq = len(match.moves)
    played = [
        Entry(n, MOVE, seat, move, None, now_ms()) for n, (seat, move) in enumerate(match.moves, 1)
    ]

    def add(connection: Any, some: Sequence[str]) -> None:
        for table_id in some:
            one = msgspec.json.decode(msgspec.json.encode(table), type=Table)
            one.id = table_id
            queries.add_table(connection, one, None)
            # Else the server would draw them all for its archive while it is measured.
            queries.keep_archive(connection, table_id, None, [])
        rows = [
            {"table_id": table_id, **msgspec.structs.asdict(entry)}
            for table_id in some
            for entry in played
        ]
        connection.execute(queries.entries.insert(), rows)

    async def fill() -> None:
        for start in range(0, games, 500):
            ids = [new_id() for _ in range(min(500, games - start))]
            await store.write(add, ids)
            last.append(ids[-1])

    last: list[str] = []
    asyncio.run(fill())
    store.close()
    return last[-1]


# The run


@dataclass
class Run:
    """The servers under test, and their users."""

    plan: Plan
    servers: list[Running]
    found: Found
    tables: list[TableSeen] = field(default_factory=list)
    streams: list[Stream] = field(default_factory=list)

    def port(self, number: int) -> int:
        """The port of one of the servers."""
        return self.servers[number % len(self.servers)].port

    @property
    def pids(self) -> list[int]:
        """The processes that serve."""
        firsts = [one.process.pid for one in self.servers]
        if self.plan.processes == 1:
            return firsts
        return [pid for first in firsts for pid in (first, *spawned_by(first))]

    def received(self) -> int:
        """What all streams have received, in bytes."""
        return sum(one.received for one in self.streams)

    def memory(self) -> float:
        """What the server processes hold, in KiB."""
        return sum(_status(pid, "VmRSS") for pid in self.pids)

    def processor_time(self) -> float:
        """What the server processes have used, in seconds."""
        fields = [Path(f"/proc/{pid}/stat").read_text().split() for pid in self.pids]
        return sum(int(one[13]) + int(one[14]) for one in fields) / os.sysconf("SC_CLK_TCK")


def _status(pid: int, name: str) -> int:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(name))


async def guest(connection: Connection) -> str:
    """A new guest's token."""
    _, head, _ = await connection.ask("GET", "/api/me")
    return head.split(b"tripolis_guest=")[1].split(b";")[0].decode()


async def at_once(jobs: Iterator[Any], how_many: int) -> None:
    """Run jobs, this many at the same time."""

    async def some() -> None:
        for job in jobs:
            await job

    await asyncio.gather(*(some() for _ in range(how_many)))


async def open_tables(run: Run) -> None:
    """Open tables with everybody at one device, going through all games."""
    games = run.plan.games

    async def one(number: int) -> None:
        connection = Connection(run.port(number))
        token = await guest(connection)
        seats = [{"kind": "me"}, *[{"kind": "local"}] * (PLAYERS - 1)]
        body = {"game": games[number % len(games)], "players": PLAYERS, "seats": seats}
        request = ("POST", "/api/tables", token, body, secrets.token_hex(8))
        table = (await connection.told(*request))["id"]
        await connection.told("POST", f"/api/tables/{table}/nonce", token, {"nonce": "n"})
        connection.close()
        run.tables.append(TableSeen(table, token, run.port(number)))

    await at_once((one(number) for number in range(run.plan.tables)), RAMP)


async def open_streams(run: Run) -> None:
    """Open one stream per seat, and spectators for the rest, through any of the servers."""
    connection = Connection(run.port(0))
    per_table = max(PLAYERS, run.plan.streams // run.plan.tables)
    wanted = [(table, eyes) for table in run.tables for eyes in range(per_table)]
    lookers = [await guest(connection) for _ in range(len(wanted) // STREAMS_OF_A_PERSON + 1)]
    loop = asyncio.get_running_loop()
    for table in run.tables:
        table.wanted = per_table

    async def one(number: int) -> None:
        table, eyes = wanted[number]
        seated = eyes < PLAYERS
        token = table.token if seated else lookers[number // STREAMS_OF_A_PERSON]
        path = f"/api/tables/{table.id}/events?seat={eyes if seated else -1}"
        stream = Stream(table, path, token)
        await loop.create_connection(lambda: stream, "127.0.0.1", run.port(number))
        run.streams.append(stream)

    await at_once((one(number) for number in range(len(wanted))), RAMP)
    async with asyncio.timeout(300):
        for table in run.tables:
            await table.complete.wait()


class Players:
    """The players who send moves. Those of a table keep their connection, as browsers do."""

    def __init__(self, run: Run) -> None:
        self._run = run
        self._luck = random.Random(1)
        self._connections = {one.id: Connection(one.port) for one in run.tables}
        self.ready = list(run.tables)
        self.stored: list[float] = []
        self.seen: list[float] = []

    async def move(self, table: TableSeen, wait_for_streams: bool) -> None:
        """Send one move, and note how long it took."""
        asked = [seat for seat in table.awaited if table.legal.get(seat)]
        if not asked:
            return  # the game is over
        seat = asked[0]
        body = {"seat": seat, "move": self._luck.choice(table.legal[seat]).text, "seq": table.seq}
        table.complete.clear()
        connection = self._connections[table.id]
        began = time.perf_counter()
        path = f"/api/tables/{table.id}/moves"
        status, _, _ = await connection.ask("POST", path, table.token, body, secrets.token_hex(8))
        acknowledged = time.perf_counter() - began
        if status != 200:
            self._run.found.refused += 1
            return
        self.stored.append(acknowledged)
        if wait_for_streams:
            async with asyncio.timeout(PATIENCE):
                await table.complete.wait()
            self.seen.append(table.last - began)
        self.ready.append(table)

    async def at_a_rate(self, rate: int, seconds: float) -> float:
        """Send moves at a fixed rate, however long each takes; returns the rate reached."""
        began, sent, going = time.perf_counter(), 0, set()
        while (now := time.perf_counter() - began) < seconds:
            while sent < now * rate and self.ready:
                table = self.ready.pop(0)
                task = asyncio.create_task(self.move(table, True))
                going.add(task)
                task.add_done_callback(going.discard)
                sent += 1
            await asyncio.sleep(0.002)
        await asyncio.gather(*going)
        return len(self.stored) / (time.perf_counter() - began)

    async def as_fast_as_possible(self, seconds: float) -> float:
        """Send moves without pausing; returns how many were stored per second."""
        began, before = time.perf_counter(), len(self.stored)

        async def one() -> None:
            while time.perf_counter() - began < seconds and self.ready:
                await self.move(self.ready.pop(0), True)

        await asyncio.gather(*(one() for _ in range(CONNECTIONS)))
        return (len(self.stored) - before) / (time.perf_counter() - began)


def quantile(values: Sequence[float], share: float) -> float:
    """A quantile, in ms."""
    ordered = sorted(values)
    return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1)


async def measure(run: Run) -> None:
    """Measure everything that needs players."""
    found, plan = run.found, run.plan
    empty = run.memory()
    await open_tables(run)
    with_tables = run.memory()
    say(f"{len(run.tables)} tables are open")
    await open_streams(run)
    with_streams = run.memory()
    say(f"{len(run.streams)} streams are open")
    players = Players(run)
    busy, received = run.processor_time(), run.received()
    found.rate = round(await players.at_a_rate(plan.rate, plan.seconds), 1)
    used = run.processor_time() - busy
    found.processor_ms_per_move = round(1000 * used / max(1, len(players.stored)), 1)
    found.bytes_per_move = round((run.received() - received) / max(1, len(players.stored)))
    found.stored_p50, found.stored_p99 = (quantile(players.stored, q) for q in (0.5, 0.99))
    found.seen_p50, found.seen_p99 = (quantile(players.seen, q) for q in (0.5, 0.99))
    say(
        f"{found.rate} moves a second, seen by all after {found.seen_p50} ms (p99 {found.seen_p99})"
    )
    busy, before = run.processor_time(), len(players.stored)
    found.most_moves_per_second = round(await players.as_fast_as_possible(plan.seconds / 2), 1)
    used = run.processor_time() - busy
    found.processor_ms_at_most = round(1000 * used / max(1, len(players.stored) - before), 1)
    found.tables, found.streams = len(run.tables), sum(one.open for one in run.streams)
    found.kib_per_table = round((with_tables - empty) / len(run.tables), 1)
    found.kib_per_stream = round((with_streams - with_tables) / len(run.streams), 1)
    found.kib_per_played_table = round((run.memory() - empty) / len(run.tables), 1)
    found.moves_per_table = round(len(players.stored) / len(run.tables), 1)
    found.server_mib = round(run.memory() / 1024)
    for stream in run.streams:
        stream.transport.abort()


@contextmanager
def cluster(store: str, folder: Path) -> Iterator[tuple[Cluster, str]]:
    """Where servers can be started, and the address of their store."""
    with ExitStack() as stack:
        if store == "sqlite":
            made, database = Cluster(folder, "--data", str(folder)), sqlite_url(folder)
        else:
            hints, _ = stack.enter_context(redis())
            database = stack.enter_context(postgresql("max_connections=100"))
            made = Cluster(folder, "--database", database, "--redis", hints)
        stack.callback(made.end)
        yield made, database


def try_store(store: str, plan: Plan) -> Found:
    """The whole run with one store."""
    found = Found(store)
    with (
        tempfile.TemporaryDirectory(prefix="tripolis-bench-") as name,
        cluster(store, Path(name)) as (made, database),
    ):
        say(f"{store}: storing {plan.stored} games")
        stored = fill_store(database, plan.stored)
        began = time.perf_counter()
        how_many = plan.servers if store == "postgresql" else 1
        words = ("serve", "--bots", "1", "--unlimited", "--processes", str(plan.processes))
        servers = [made.start(*words) for _ in range(how_many)]
        servers[0].wait_until_up()
        found.start_ms = round(1000 * (time.perf_counter() - began))
        for one in servers:
            one.wait_until_up()
        run = Run(plan, servers, found)
        found.first_look_ms = asyncio.run(first_look(run, stored))
        say(
            f"started in {found.start_ms} ms; a stored game is shown after {found.first_look_ms} ms"
        )
        asyncio.run(warm(run))
        asyncio.run(measure(run))
    return found


async def first_look(run: Run, table_id: str) -> float:
    """How long it takes to show an old game."""
    connection, began = Connection(run.port(0)), time.perf_counter()
    await connection.told("GET", f"/api/tables/{table_id}")
    connection.close()
    return round(1000 * (time.perf_counter() - began))


async def warm(run: Run) -> None:
    """Wait until every server has loaded all rules."""
    for one in run.servers:
        connection = Connection(one.port)
        await connection.told("GET", "/api/games")
        connection.close()


def say(text: str) -> None:
    """Print what is being done."""
    print(f"{time.strftime('%H:%M:%S')} {text}", file=sys.stderr, flush=True)


def main() -> None:
    reader = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    reader.add_argument("--quick", action="store_true", help="a few of everything")
    reader.add_argument("--stores", default="sqlite,postgresql")
    reader.add_argument("--tables", type=int, default=1000)
    reader.add_argument("--streams", type=int, default=5000)
    reader.add_argument("--rate", type=int, default=200, help="moves a second")
    reader.add_argument("--seconds", type=float, default=20)
    reader.add_argument("--stored", type=int, default=10_000, help="finished games in the store")
    reader.add_argument("--servers", type=int, default=1, help="server processes over PostgreSQL")
    reader.add_argument("--processes", type=int, default=1, help="processes of each server")
    reader.add_argument("--peers", action="store_true", help="measure boardgame.io's server too")
    reader.add_argument("--games", default=",".join(GAMES))
    given = reader.parse_args()
    plan = Plan(
        min(given.tables, 5000),
        min(given.streams, 9000),
        min(given.rate, 2000),
        min(given.seconds, 120),
        min(given.stored, 100_000),
        min(given.servers, 8),
        min(given.processes, 8),
        tuple(given.games.split(",")),
    )
    if given.quick:
        plan = Plan(30, 150, 20, 4, 200, plan.servers, plan.processes, plan.games)
    everything: list[dict[str, object]] = []
    for store in given.stores.split(","):
        try:
            everything.append(asdict(try_store(store, plan)))
        except Missing as missing:
            say(f"{store} was left out: {missing}")
    for storage in ("memory", "files") if given.peers else ():
        try:
            load = PeerPlan(plan.tables, plan.streams // plan.tables, plan.rate, plan.seconds)
            say(f"boardgame.io with its storage in {storage}")
            everything.append(try_peer(storage, load))
        except Missing as missing:
            say(f"boardgame.io was left out: {missing}")
    print(
        json.dumps({"plan": asdict(plan), "cores": os.cpu_count(), "found": everything}, indent=2)
    )


if __name__ == "__main__":
    main()
