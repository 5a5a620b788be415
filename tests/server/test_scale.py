"""Several servers and workers over one PostgreSQL and one Redis, and some of them die."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import signal
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import aclosing
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine, text

from tests.missing import missing
from tests.server import scripted
from tests.server.running import Cluster, Missing, Running, shared_store
from tripolis.engine.game import find_game
from tripolis.server import queries
from tripolis.server.limits import Limits
from tripolis.server.live import NOTHING_KNOWN
from tripolis.server.models import MOVE, Clock, Entry, Person, Seat, Table, new_id, now_ms
from tripolis.server.run import CannotOpen, open_server
from tripolis.server.store import Store, open_store
from tripolis.server.table_store import StaleVersion
from tripolis.server.tables import open_table
from tripolis.words import say

pytestmark = pytest.mark.xdist_group("server-scale")

ME_AND_A_BOT = [{"kind": "me"}, {"kind": "bot", "level": "newcomer"}]


@dataclass
class Scale:
    """Two servers and two workers."""

    cluster: Cluster
    database: str
    servers: list[Running]
    workers: list[Running]
    redis: subprocess.Popen[bytes]

    def addresses(self) -> list[str]:
        """Where somebody answers."""
        return [one.address for one in self.servers if one.process.poll() is None]


@pytest.fixture(scope="module")
def scale(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scale]:
    try:
        with shared_store(tmp_path_factory.mktemp("scale")) as (cluster, database, redis):
            # All at once, on a database where nothing is: one of them makes the tables.
            servers = [cluster.start("serve", "--bots", "0", "--unlimited") for _ in range(2)]
            workers = [cluster.start("worker", "--bots", "1") for _ in range(2)]
            for one in (*servers, *workers):
                one.wait_until_up()
            yield Scale(cluster, database, servers, workers, redis)
    except Missing as problem:
        missing(str(problem))


async def plays_at(address: str, table: str, token: str) -> AsyncIterator[dict[str, Any]]:
    """The `play` events of a table, as one server tells them."""
    headers = {"Authorization": token}
    async with (
        httpx.AsyncClient(timeout=60) as client,
        client.stream("GET", f"{address}/api/tables/{table}/events", headers=headers) as answer,
    ):
        kind = ""
        async for line in answer.aiter_lines():
            name, _, value = line.partition(": ")
            kind = value if name == "event" else kind
            if name == "data" and kind == "play":
                yield json.loads(value)


async def seen_at_the_other_server(scale: Scale, seed: int) -> None:
    """A move made at one server is seen by who looks through the other."""
    here, there = scale.addresses()
    person = await scripted.somebody(lambda: [here], random.Random(seed))
    game = await scripted.open_table(person, "kosmopolis", [{"kind": "me"}, {"kind": "local"}])
    token = person.client.headers["Authorization"]
    async with aclosing(plays_at(there, game.id, token)) as events, asyncio.timeout(60):
        first = await anext(events)
        seat, play = first["play"]["seat"], first["play"]
        body = {"seat": seat, "move": play["legal"][0]["text"], "seq": 0}
        made = await person.told("POST", f"/api/tables/{game.id}/moves", body, secrets.token_hex(8))
        assert (await anext(events))["seq"] == made["seq"] == 1


async def test_who_looks_through_another_server_sees_every_move(scale: Scale) -> None:
    await seen_at_the_other_server(scale, seed=1)


async def test_of_many_moves_sent_to_all_servers_at_once_one_is_made(scale: Scale) -> None:
    person = await scripted.somebody(scale.addresses, random.Random(2))
    game = await scripted.open_table(person, "kosmopolis", [{"kind": "me"}, {"kind": "local"}])
    path = f"/api/tables/{game.id}"
    table = await person.told("GET", path)
    seat, move = table["play"]["seat"], table["play"]["legal"][0]["text"]
    body = {"seat": seat, "move": move, "seq": 0}
    answers = await asyncio.gather(
        *(person.ask("POST", f"{path}/moves", body, secrets.token_hex(8)) for _ in range(50))
    )
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 49
    refused = next(answer for answer in answers if answer.status_code == 409)
    assert refused.json()["table"]["seq"] == 1


async def test_games_go_on_when_a_server_and_a_worker_are_killed(scale: Scale) -> None:
    made = 0

    def moved() -> None:
        nonlocal made
        made += 1
        if made == 12:
            scale.servers[0].kill()
        if made == 16:
            scale.workers[0].kill()

    async def whole_game(number: int) -> int:
        name = ("kosmopolis", "comparity")[number % 2]
        person = await scripted.somebody(scale.addresses, random.Random(number))
        game = await scripted.open_table(person, name, ME_AND_A_BOT)
        await scripted.play(person, game, moved)
        return await scripted.check(person, game, [0])

    lengths = await asyncio.gather(*(whole_game(number) for number in range(4)))
    assert made > 16, "the games ended before anything was killed"
    assert sum(lengths) > made
    # Whoever was killed can come back.
    scale.servers[0] = scale.cluster.start("serve", "--bots", "0", "--unlimited")
    scale.servers[0].wait_until_up()


@pytest.mark.parametrize("others", [0, 20], ids=["alone", "together"])
async def test_a_move_is_stored_whole_or_not_at_all(scale: Scale, others: int) -> None:
    store = open_store(scale.database)
    try:
        tables = [await _new_table(store) for _ in range(1 + others)]
        moved = [_after_a_move(table) for table in tables]
        entry = Entry(1, MOVE, 0, "a move", None, now_ms(), "a key", "asked")
        await asyncio.gather(*(store.add_entry(table, entry) for table in moved))
        # The same version again, and the same key again: each beside moves that are good.
        again, following = _after_a_move(moved[0]), [_after_a_move(one) for one in moved[1:]]
        later = Entry(2, MOVE, 1, "a move", None, now_ms())
        made = asyncio.gather(*(store.add_entry(table, later) for table in following))
        with pytest.raises(StaleVersion):
            await store.add_entry(moved[0], later)
        with pytest.raises(StaleVersion):
            await store.add_entry(again, Entry(2, MOVE, 1, "another", None, now_ms(), "a key"))
        await made
        for number, table in enumerate(tables):
            news = await store.read_news(table.id, NOTHING_KNOWN)
            assert news is not None
            assert news.table == ([moved[0], *following][number])
            assert news.entries == [entry, later][: 1 if number == 0 else 2]
    finally:
        store.close()


def _after_a_move(table: Table) -> Table:
    following = table.after_change()
    following.seq += 1
    return following


async def _new_table(store: Store) -> Table:
    host = Person(new_id(), "Anna", "en")
    seats = [Seat("person", host.id, "Anna"), Seat("bot", level="newcomer")]
    settings = {"visibility": "public", "clock": Clock(), "absent": "wait", "pace_ms": 0}
    table = open_table(find_game("kosmopolis"), host, 2, {}, seats, settings)
    table.deal = secrets.token_hex(32)
    await store.write(queries.add_person, host, secrets.token_hex(32))
    await store.add_table(table, None)
    return table


async def test_without_redis_everything_is_seen_a_little_later(scale: Scale) -> None:
    scale.redis.kill()
    scale.redis.wait()
    await seen_at_the_other_server(scale, seed=3)


def test_nothing_secret_is_in_the_logs(scale: Scale) -> None:
    logs = scale.cluster.logs()
    assert '"event": "request"' in logs
    assert "not-to-be-told" not in logs, "the database's password"
    with create_engine(
        scale.database.replace("postgresql", "postgresql+psycopg")
    ).connect() as connection:
        documents = [
            json.loads(one) for one in connection.scalars(text("SELECT document FROM tables"))
        ]
    secrets_told = {
        secret
        for table in documents
        for secret in (table["id"], table["seed"], table["deal"], table["invite"])
    }
    assert len(secrets_told) > len(documents)
    assert not [secret for secret in secrets_told if secret in logs]


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_servers_and_workers_end_when_asked_to(scale: Scale, how: signal.Signals) -> None:
    running = {signal.SIGTERM: scale.workers[1], signal.SIGINT: scale.servers[1]}[how]
    assert running.stop(how) == 0
    assert "Traceback" not in running.log.read_text()


@pytest.mark.parametrize(
    ("database", "redis", "key"),
    [
        ("postgresql://anna:hush@127.0.0.1:1/none", None, "server-no-database"),
        ("mysterious://anna:hush@127.0.0.1/none", None, "server-bad-address"),
        ("no address at all", None, "server-bad-address"),
        ("sqlite://", "hush at all", "server-bad-address"),
    ],
)
def test_a_store_that_cannot_be_opened_is_one_clear_sentence(
    database: str, redis: str | None, key: str
) -> None:
    with pytest.raises(CannotOpen) as problem:
        open_server(database, redis, 1, Limits())
    assert problem.value.line.key == key
    sentence = say(problem.value.line, "en")
    assert "hush" not in sentence
    assert "\n" not in sentence
