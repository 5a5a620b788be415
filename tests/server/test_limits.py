"""Nothing outgrows its limits."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.visit import LOCAL, ME, Ears, Visit, bot, visiting
from tripolis.server import rendering
from tripolis.server.house import find_table
from tripolis.server.limits import Limits
from tripolis.server.live import LiveTable
from tripolis.server.logs import JsonLines
from tripolis.server.server import IDLE_AFTER, evict_idle_tables


async def test_a_body_that_is_too_large_is_refused_before_it_is_read(visit: Visit) -> None:
    anna = await visit.guest()
    read = 0

    async def flood() -> AsyncIterator[bytes]:
        nonlocal read
        for _ in range(10_000):
            read += 1
            yield b"x" * 1024

    answer = await anna.client.request("PATCH", "/api/me", content=flood())
    assert answer.status_code == 413
    assert answer.json()["error"]["args"]["most"] == visit.server.limits.body
    assert read <= visit.server.limits.body // 1024 + 1
    record = await anna.client.post("/api/records", content=b"x" * (visit.server.limits.record + 1))
    assert record.status_code == 413


@pytest.mark.parametrize(
    ("kind", "path", "body"),
    [
        ("chat", "/chat", {"text": "hi"}),
        ("move", "/moves", {"seat": 0, "move": "x", "seq": 0}),
        ("request", "/why-not", {"seat": 0, "move": "x"}),
    ],
)
async def test_a_person_can_ask_for_so_much_and_then_has_to_wait(
    tmp_path: Path, kind: str, path: str, body: dict
) -> None:
    rates = {**Limits().rates, "request": ("1000/minute",), kind: ("12/minute",)}
    async with visiting(tmp_path, Limits(rates=rates)) as visit:
        anna, viktor = await visit.guest(), await visit.guest()
        table = await anna.open("lanterns", ME, bot())
        answers = [await anna.send("POST", table + path, body, f"k{i}") for i in range(13)]
        assert answers[-1].status_code == 429
        assert 1 <= int(answers[-1].headers["retry-after"]) <= 60
        assert answers[0].status_code != 429
        other = await viktor.send("POST", table + path, body, "k")
        assert other.status_code != 429


async def test_guests_are_counted_by_address_and_tables_by_person(tmp_path: Path) -> None:
    rates = {**Limits().rates, "guest": ("2/hour",), "table": ("2/hour",)}
    async with visiting(tmp_path, Limits(rates=rates)) as visit:
        anna = await visit.guest()
        await visit.guest()
        refused = await visit.passer_by().refused("GET", "/api/me")
        assert refused == (429, "server-too-many")
        for _ in range(2):
            await anna.open("lanterns", ME, bot())
        wanted = {"game": "lanterns", "players": 2}
        refused = await anna.refused("POST", "/api/tables", wanted, "k")
        assert refused == (429, "server-too-many")


async def test_unfinished_tables_and_open_streams_are_bounded(tmp_path: Path) -> None:
    async with visiting(tmp_path, Limits(limited=False, unfinished_tables=2, streams=2)) as visit:
        anna = await visit.guest()
        table = await anna.open("lanterns", ME, bot())
        await anna.open("lanterns", ME, bot())
        wanted = {"game": "lanterns", "players": 2}
        refused = await anna.refused("POST", "/api/tables", wanted, "k")
        assert refused == (429, "server-too-many-tables")
        ears = [Ears(visit.app, f"{table}/events", anna.token) for _ in range(2)]
        for one in ears:
            await one.until(lambda ears: bool(ears.events))
        third = Ears(visit.app, f"{table}/events", anna.token)
        await third.task
        assert third.status == 429
        for one in ears:
            await one.close()
        fourth = Ears(visit.app, f"{table}/events", anna.token)
        await fourth.until(lambda ears: bool(ears.events))
        await fourth.close()
        assert not visit.server.streams


async def test_streams_that_are_opened_together_are_counted_before_they_are_accepted(
    tmp_path: Path,
) -> None:
    async with visiting(tmp_path, Limits(limited=False, streams=5)) as visit:
        anna = await visit.guest()
        table = await anna.open("lanterns", ME, bot())
        ears = [Ears(visit.app, f"{table}/events", anna.token) for _ in range(40)]
        await asyncio.gather(*(one.until(lambda ears: ears.status != 0) for one in ears))
        assert sorted(one.status for one in ears) == [200] * 5 + [429] * 35
        await asyncio.gather(*(one.close() for one in ears))
        assert not visit.server.streams
        missing = Ears(visit.app, "/api/tables/aaaaaaaaaaaaaaaa/events", anna.token)
        await missing.task
        assert missing.status == 404
        assert not visit.server.streams


async def test_coming_and_going_is_told_together_and_spectators_are_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = 0
    real = rendering.table_json

    def counting(live: LiveTable, person: str | None) -> dict[str, Any]:
        nonlocal drawn
        drawn += 1
        return real(live, person)

    monkeypatch.setattr(rendering, "table_json", counting)
    many = 40
    async with visiting(tmp_path, Limits(limited=False, presence_pause=1.0)) as visit:
        anna = await visit.guest()
        table = await anna.open("lanterns", ME, bot())
        hers = Ears(visit.app, f"{table}/events", anna.token)
        await hers.until(lambda ears: bool(ears.of("table")))
        guests = [await visit.guest() for _ in range(many)]
        drawn = 0
        ears = [Ears(visit.app, f"{table}/events", guest.token) for guest in guests]
        await hers.until(lambda ears: ears.of("table")[-1]["spectators"] == many)
        await asyncio.gather(*(one.close() for one in ears))
        await hers.until(lambda ears: ears.of("table")[-1]["spectators"] == 0)
        # Each of them once on coming, and a few times for all together; not once for each pair.
        assert drawn < 3 * many
        assert len(hers.of("table")) < many / 2
        for guest, one in zip(guests, ears, strict=True):
            assert all(told["you"] == {"person": guest.id, "seats": []} for told in one.of("table"))
        await hers.close()


async def test_a_slow_reader_is_dropped_and_resumes(tmp_path: Path) -> None:
    async with visiting(tmp_path, Limits(limited=False, slow_reader=0.1)) as visit:
        anna = await visit.guest()
        table = await anna.open("kosmopolis", ME, LOCAL)
        await anna.begin(table)
        slow = Ears(visit.app, f"{table}/events?seat=0&after=0", anna.token)
        await slow.until(lambda ears: bool(ears.of("table")))
        slow.blocked.clear()
        await anna.play_on(table, 6)
        await asyncio.wait_for(slow.task, 30)
        heard = len(slow.of("play"))
        assert heard < 6
        assert visit.server.metrics.dropped._value.get() == 1
        resumed = Ears(visit.app, f"{table}/events?seat=0", anna.token, last=heard)
        await resumed.until(lambda ears: len(ears.of("play")) == 6 - heard)
        assert [event["seq"] for event in resumed.of("play")] == list(range(heard + 1, 7))
        await resumed.close()


async def test_an_idle_table_sleeps_outside_memory_and_wakes(visit: Visit) -> None:
    anna = await visit.guest()
    table = await anna.open("lanterns", ME, LOCAL)
    await anna.begin(table)
    await anna.play_on(table, 3)
    before = await anna.get(table)
    ears = Ears(visit.app, f"{table}/events", anna.token)
    await ears.until(lambda ears: bool(ears.of("play")))
    live = await find_table(visit.server, table.rpartition("/")[2])
    live.used = time.monotonic() - IDLE_AFTER - 1
    evict_idle_tables(visit.server)
    assert visit.server.tables, "somebody looks on"
    await ears.close()
    live.used = time.monotonic() - IDLE_AFTER - 1
    evict_idle_tables(visit.server)
    assert not visit.server.tables
    after = await anna.get(table)
    assert after["play"] == before["play"]
    assert visit.server.tables


# Watching


async def test_the_server_says_how_it_does(visit: Visit) -> None:
    anna = await visit.guest()
    table = await anna.open("lanterns", ME, LOCAL)
    await anna.begin(table)
    await anna.play_on(table, 2)
    assert (await anna.get("/healthz")) == {"status": "ok"}
    figures = (await anna.send("GET", "/metrics")).text
    assert 'tripolis_moves_total{by="person",game="lanterns"} 2.0' in figures
    assert "tripolis_tables_in_memory 1.0" in figures
    assert table.rpartition("/")[2] not in figures


async def test_logs_hold_no_token_seed_or_card(
    visit: Visit, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG):
        anna = await visit.guest()
        table = await anna.open("lanterns", ME, LOCAL, visibility="link")
        await anna.begin(table)
        await anna.play_on(table, 3)
        await anna.send("POST", f"{table}/moves", {"seat": 0, "move": "show 9", "seq": 0}, "k")
    live = await find_table(visit.server, table.rpartition("/")[2])
    theirs = [one for one in caplog.records if not one.name.startswith("http")]
    written = "\n".join(JsonLines().format(one) for one in theirs)
    ours = [json.loads(line) for line in written.split("\n") if '"request"' in line]
    assert any(line["route"].endswith("/moves") and line["status"] == 200 for line in ours)
    table_id = table.rpartition("/")[2]
    secret = (anna.token, live.table.seed, str(live.table.deal), live.table.invite, table_id)
    for one in (*secret, *(str(entry.move) for entry in live.entries)):
        assert one not in written


# Whatever is sent


HALF = "\ud800"


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables", {"game": "splendor", "players": 2, "options": {HALF: True}}),
        ("/api/tables", {"game": "splendor", "players": 2, "options": {"target_points": HALF}}),
        ("/api/tables", {"game": "splendor", "players": 2, "options": {"modules": [HALF]}}),
        ("/api/tables", {"game": HALF, "players": 2}),
        ("/api/tables", {"game": "lanterns", "players": 2, "seats": [{"kind": "me", HALF: 1}]}),
        ("{table}/moves", {"seat": 0, "move": HALF, "seq": 0}),
        ("{table}/why-not", {"seat": 0, "move": HALF}),
        ("{table}/sit", {"invite": HALF}),
    ],
)
async def test_half_a_character_is_refused_wherever_it_stands(
    visit: Visit, path: str, body: dict[str, Any]
) -> None:
    anna = await visit.guest()
    table = await anna.open("lanterns", ME, LOCAL)
    await anna.begin(table)
    sent = json.dumps(body).encode()
    headers = {"Content-Type": "application/json", "Idempotency-Key": "k"}
    path = path.format(table=table)
    answer = await anna.client.post(path, content=sent, headers=headers)
    assert answer.status_code == 422
    assert answer.json()["error"]["key"] == "server-bad-request"


async def test_a_backslash_before_a_u_is_no_half_character(visit: Visit) -> None:
    anna = await visit.guest()
    assert (await anna.ask("PATCH", "/api/me", {"name": "A\\ud800"}))["name"] == "A\\ud800"
    assert (await anna.ask("PATCH", "/api/me", {"name": "A\U0001f0a1"}))["name"] == "A\U0001f0a1"


# What may be kept on the way


async def test_whatever_is_personal_is_kept_by_nobody_on_the_way(visit: Visit) -> None:
    anna = await visit.guest()
    table = await anna.open("lanterns", ME, LOCAL)
    await anna.begin(table)
    shown = await anna.get(table)
    move = {"seat": 0, "move": shown["play"]["legal"][0]["text"], "seq": 0}
    answers = [
        await anna.send("GET", table),
        await anna.send("GET", "/api/me"),
        await anna.send("GET", "/api/tables"),
        await anna.send("GET", f"{table}/moment?seq=0"),
        await anna.send("POST", "/api/me/token"),
        await anna.send("POST", f"{table}/moves", move, "k"),
        await anna.send("POST", f"{table}/moves", move, "another"),
        await anna.send("GET", f"{table}/replay"),
        await anna.send("GET", "/healthz"),
    ]
    assert [one.headers["cache-control"] for one in answers] == ["no-store"] * len(answers)
    words = await anna.send("GET", "/api/words/en")
    assert words.headers["cache-control"] == "no-cache"
