"""A real server on loopback: what half-sent requests and sudden ends do to it."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path

import pytest

from tests.server.listening import listening
from tripolis.server.limits import Limits
from tripolis.server.logs import JsonLines, Throttle

HALF_A_HEAD = b"GET /healthz HTTP/1.1\r\nHost: table\r\n"
HALF_A_BODY = (
    b"PATCH /api/me HTTP/1.1\r\nHost: table\r\nContent-Type: application/json\r\n"
    b'Content-Length: 100\r\n\r\n{"name": '
)
PATIENT = Limits(limited=False, head_seconds=3600, body_seconds=3600)


async def rest(reader: asyncio.StreamReader) -> bytes:
    """All that comes until the server hangs up, which it may do before it has read everything."""
    try:
        return await reader.read()
    except ConnectionResetError:
        return b""


@pytest.mark.parametrize("half", [HALF_A_HEAD, HALF_A_BODY, b""], ids=["head", "body", "nothing"])
async def test_more_half_sent_requests_than_there_is_room_for_stop_nobody(
    tmp_path: Path, half: bytes
) -> None:
    limits = Limits(limited=False, head_seconds=3600, body_seconds=3600, connections=50)
    async with listening(tmp_path, limits) as opened:
        readers = [await opened.send(half) for _ in range(150)]
        assert await opened.is_well()
        # The oldest had to go, the youngest may still go on.
        assert await rest(readers[0]) == b""
        assert not readers[-1].at_eof()


async def test_one_address_cannot_take_everybodys_connections(tmp_path: Path) -> None:
    limits = Limits(limited=False, head_seconds=3600, connections=1000, connections_each=10)
    async with listening(tmp_path, limits) as opened:
        greedy = [await opened.send(HALF_A_HEAD, "127.0.0.2") for _ in range(30)]
        other = await opened.send(HALF_A_HEAD, "127.0.0.3")
        for reader in greedy[:20]:
            assert await rest(reader) == b""
        assert await opened.is_well()
        assert not any(reader.at_eof() for reader in (*greedy[20:], other))
        # A proxy speaks for many: 127.0.0.1 is trusted as one.
        proxied = [await opened.send(HALF_A_HEAD) for _ in range(30)]
        assert await opened.is_well()
        assert not any(reader.at_eof() for reader in proxied)


async def test_an_address_whose_connections_are_all_used_gets_no_more(tmp_path: Path) -> None:
    limits = Limits(limited=False, head_seconds=3600, connections_each=2)
    async with listening(tmp_path, limits) as opened:
        async with opened.client() as client:
            path = await opened.table(client)
        stream = f"GET {path}/events HTTP/1.1\r\nHost: table\r\n\r\n".encode()
        for _ in range(2):
            used = await opened.send(stream, "127.0.0.2")
            await used.readuntil(b"event: table")
        refused = await opened.send(stream, "127.0.0.2")
        assert (await rest(refused))[:13] in (b"HTTP/1.1 503 ", b"")


@pytest.mark.parametrize("half", [HALF_A_HEAD, HALF_A_BODY], ids=["head", "body"])
async def test_the_rest_of_a_request_has_to_come_in_time(tmp_path: Path, half: bytes) -> None:
    limits = Limits(limited=False, head_seconds=0.2, body_seconds=0.2)
    async with listening(tmp_path, limits) as opened:
        reader = await opened.send(half)
        assert (await reader.read()).startswith(b"HTTP/1.1 408 ")
        silent = await opened.send(b"")
        assert await silent.read() == b""


async def test_a_stream_and_a_second_request_outlast_the_time_for_a_head(tmp_path: Path) -> None:
    limits = Limits(limited=False, head_seconds=1, body_seconds=1, presence_pause=0)
    async with (
        listening(tmp_path, limits) as opened,
        opened.client() as client,
    ):
        path = await opened.table(client)
        async with client.stream("GET", f"{path}/events") as stream:
            lines = stream.aiter_lines()
            await asyncio.sleep(2)
            await client.post(f"{path}/chat", json={"text": "still here"})
            async for line in lines:
                if "still here" in line:
                    break


@pytest.mark.parametrize("version", ["1.0", "1.1"])
async def test_a_stream_tells_the_same_by_every_version_of_http(
    tmp_path: Path, version: str
) -> None:
    async with listening(tmp_path, PATIENT) as opened, opened.client() as anna:
        await anna.get("/api/me")
        seats = [{"kind": "me"}, {"kind": "local", "name": "Eva"}]
        wanted = {"game": "lanterns", "players": 2, "seats": seats}
        made = await anna.post("/api/tables", json=wanted, headers={"Idempotency-Key": "k"})
        table = f"/api/tables/{made.json()['id']}"
        shown = (await anna.post(f"{table}/nonce", json={"nonce": "n"})).json()
        head = f"GET {table}/events?after=0 HTTP/{version}\r\nHost: table\r\n\r\n"
        reader = await opened.send(head.encode())
        told = await reader.readuntil(b"event: table\ndata: ")
        for seq in range(2):
            seat = shown["play"]["awaited"][0]
            move = shown["play"]["legal"][0]["text"]
            body = {"seat": seat, "move": move, "seq": seq}
            await anna.post(f"{table}/moves", json=body, headers={"Idempotency-Key": f"m{seq}"})
            told += await reader.readuntil(b"id: %d\nevent: play\ndata: " % (seq + 1))
            shown = (await anna.get(table)).json()
        told += await reader.readuntil(b"\n\n" + (b"\r\n" if version == "1.1" else b""))
        body_told = told.split(b"\r\n\r\n", 1)[1]
        events = _dechunked(body_told) if version == "1.1" else body_told
        plays = [one for one in events.split(b"\n\n") if b"event: play" in one]
        assert [json.loads(one.split(b"data: ", 1)[1])["seq"] for one in plays] == [1, 2]


def _dechunked(body: bytes) -> bytes:
    """A body in chunks, put together: each begins with its length."""
    whole = b""
    while body:
        size, _, rest = body.partition(b"\r\n")
        length = int(size, 16)
        assert rest[length : length + 2] == b"\r\n"
        whole, body = whole + rest[:length], rest[length + 2 :]
    return whole


async def test_streams_end_with_the_server_and_nothing_is_cancelled(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with listening(tmp_path, PATIENT) as opened:
        async with opened.client() as client:
            path = await opened.table(client)
        stream = f"GET {path}/events HTTP/1.1\r\nHost: table\r\n\r\n".encode()
        readers = [await opened.send(stream) for _ in range(3)]
        for reader in readers:
            await reader.readuntil(b"event: table")
        opened.http.should_exit = True
        for reader in readers:
            assert (await reader.read()).endswith(b"0\r\n\r\n")
    troubles = [one for one in caplog.records if one.levelno >= logging.WARNING]
    assert [one.getMessage() for one in troubles] == []


def test_the_same_trouble_fills_no_log() -> None:
    throttle = Throttle(most=3, seconds=60)
    written = []

    def trouble(number: int, at: float, text: str = "socket.accept() failed") -> None:
        record = logging.LogRecord("asyncio", logging.ERROR, "x", 1, f"{text}\n{number}", (), None)
        record.created = at
        if throttle.filter(record):
            written.append(json.loads(JsonLines().format(record)))

    for number in range(1000):
        trouble(number, at=1000 + number / 100)
    trouble(0, 1005, "something else")
    assert [one["event"].partition("\n")[0] for one in written] == [
        *["socket.accept() failed"] * 3,
        "something else",
    ]
    trouble(1000, at=1061)
    assert written[-1]["unwritten"] == 997
    # A clock that was set back does not silence anything.
    trouble(1001, at=10)
    assert len(written) == 6
