"""Whatever is sent: a clear answer in one shape, and a state that did not change."""

from __future__ import annotations

import asyncio
import json
import string
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter, ValidationError

from tests.server.visit import LOCAL, ME, OPEN, Ears, Guest, Visit, bot, visiting
from tripolis.server import shapes
from tripolis.server.house import find_table


class Held:
    """A server with a match in progress, and a loop to ask it from a test that is not async."""

    def __init__(self, folder: Path) -> None:
        self.loop = asyncio.new_event_loop()
        self._opening = visiting(folder)
        self.visit: Visit = self.run(self._opening.__aenter__())
        self.run(self._prepare())

    def run(self, work: Any) -> Any:
        return self.loop.run_until_complete(work)

    async def _prepare(self) -> None:
        self.anna = await self.visit.guest("Anna")
        self.stranger = await self.visit.guest("Olga")
        self.table = await self.anna.open("kosmopolis", ME, LOCAL, OPEN, visibility="link")
        await self.anna.post(f"{self.table}/start")
        await self.anna.play_on(self.table, 5)
        self.finished = await self.anna.open("lanterns", ME, LOCAL)
        await self.anna.begin(self.finished)
        await self.anna.play_on(self.finished)

    async def truth(self) -> str:
        """All there is to know about the match in progress."""
        live = await find_table(self.visit.server, self.table.rpartition("/")[2])
        return f"{live.table.seq} {live.table.status} {live.playing.digest()}"

    def close(self) -> None:
        self.run(self._opening.__aexit__(None, None, None))
        self.loop.close()


@pytest.fixture(scope="module")
def held(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Held]:
    one = Held(tmp_path_factory.mktemp("held"))
    yield one
    one.close()


ANYTHING = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**30), 10**30)
    | st.floats()
    | st.text(max_size=20)
    | st.sampled_from(["draft B4 Y6", "B4 city", "all", "me", "\ud800", "\0", "-1"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=6,
)
FIELDS = {
    "moves": ("seat", "move", "seq"),
    "undo": ("seat", "seq"),
    "undo/answer": ("seat", "agree"),
    "why-not": ("seat", "move"),
    "vote": ("seat",),
    "nonce": ("nonce", "seat"),
    "sit": ("seat", "name", "invite"),
    "mute": ("person", "muted"),
}
TOKENS = st.sampled_from(["", "stranger", "x" * 43, "\u00e9", "null"])
few = settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])


@st.composite
def bodies(draw: st.DrawFn) -> tuple[str, Any]:
    """A request that could almost be meant: known fields with anything in them."""
    action = draw(st.sampled_from(sorted(FIELDS)))
    numbers = st.integers(-1, 6)
    body = {name: draw(numbers | ANYTHING) for name in FIELDS[action] if draw(st.booleans())}
    return action, draw(st.just(body) | ANYTHING)


@few
@given(bodies(), TOKENS, st.text(string.printable, max_size=70))
def test_whatever_a_stranger_sends_changes_nothing(
    held: Held, request_: tuple[str, Any], token: str, key: str
) -> None:
    action, body = request_
    before = held.run(held.truth())
    answer = held.run(sent(held, f"{held.table}/{action}", body, token, key))
    assert answer.status_code < 500, answer.text
    if answer.is_error:
        assert_one_shape(answer.json())
    assert held.run(held.truth()) == before


@few
@given(st.integers(-3, 5) | ANYTHING, ANYTHING | st.just("B4 city"), st.integers(-2, 9) | ANYTHING)
def test_whatever_a_player_sends_is_a_legal_move_or_changes_nothing(
    held: Held, seat: Any, move: Any, seq: Any
) -> None:
    before, shown = held.run(held.truth()), held.run(held.anna.get(held.table))
    body = {"seat": seat, "move": move, "seq": seq}
    legal = [one["text"] for one in shown["play"]["legal"]]
    if (seat, seq) == (shown["play"]["seat"], shown["seq"]) and move in legal:
        return
    answer = held.run(sent(held, f"{held.table}/moves", body, held.anna.token, "k"))
    assert 400 <= answer.status_code < 500, answer.text
    assert_one_shape(answer.json())
    assert held.run(held.truth()) == before


async def sent(held: Held, path: str, body: Any, token: str, key: str) -> Any:
    known = {"stranger": held.stranger.token}
    headers = {b"Content-Type": b"application/json", b"Idempotency-Key": key.encode()}
    if token:
        headers[b"Authorization"] = f"Bearer {known.get(token, token)}".encode()
    content = json.dumps(body).encode()
    client = held.visit.passer_by().client
    return await client.post(path, content=content, headers=headers)


def assert_one_shape(told: Any) -> None:
    assert set(told) <= {"error", "table"}
    assert set(told["error"]) == {"key", "args", "text"}


@few
@given(st.binary(max_size=200))
def test_bytes_that_are_no_json_are_refused(held: Held, content: bytes) -> None:
    headers = {"Idempotency-Key": "k", "Content-Type": "application/json"}
    for path in ("/api/tables", f"{held.table}/moves", "/api/records"):
        answer = held.run(held.anna.client.post(path, content=content, headers=headers))
        assert 400 <= answer.status_code < 500, (path, content, answer.text)
        assert_one_shape(answer.json())


def test_the_whole_description_holds(held: Held) -> None:
    """Schemathesis sends what the description allows, and what it does not, to every address."""
    held.run(try_all(held))


async def try_all(held: Held) -> None:
    schema = schemathesis.openapi.from_dict(held.visit.app.openapi())
    table_id, finished = (one.rpartition("/")[2] for one in (held.table, held.finished))
    before = await held.truth()
    tried = 0
    for result in schema.get_all_operations():
        operation = result.ok()
        # Who signs out is refused everything else.
        if operation.path.endswith(("/leave", "/close", "/events", "/sign-out")):
            continue
        for case in examples(operation, 6):
            if "table_id" in (case.path_parameters or {}):
                case.path_parameters["table_id"] = (table_id, finished, "z" * 16)[tried % 3]
            answer = await send_case(held.stranger, case)
            assert answer.status_code < 500, (case.method, case.path, answer.text)
            if answer.status_code >= 400:
                assert_one_shape(answer.json())
            tried += 1
    assert tried > 100
    assert await held.truth() == before


def examples(operation: Any, count: int) -> list[Any]:
    """Some requests for an address, good and bad."""
    found: list[Any] = []
    modes = [schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE]
    for mode in modes:

        @settings(
            max_examples=count // 2,
            database=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        )
        @given(operation.as_strategy(generation_mode=mode))
        def collect(case: Any) -> None:
            found.append(case)

        try:
            collect()
        except Exception as problem:  # an address where nothing can be wrong
            if "Unsatisfiable" not in type(problem).__name__:
                raise
    return found


async def send_case(guest: Guest, case: Any) -> Any:
    told = case.as_transport_kwargs(base_url="http://table")
    told.pop("verify", None)
    headers = {
        name: value
        for name, value in dict(told.pop("headers") or {}).items()
        if name.lower() not in ("authorization", "content-length", "user-agent")
    }
    cookies = told.pop("cookies", None)
    del cookies
    if "data" in told and isinstance(told["data"], bytes | str):
        told["content"] = told.pop("data")
    return await guest.client.request(told.pop("method"), told.pop("url"), headers=headers, **told)


async def test_answers_have_the_shapes_the_description_says(lively: Visit) -> None:
    """All that a page reads in a whole game, held against the description."""
    anna = await lively.guest()
    check(shapes.Me, await anna.get("/api/me"))
    check(shapes.Games, await anna.get("/api/games"))
    table = await anna.open("lanterns", ME, LOCAL, bot())
    check(shapes.Snapshot, await anna.get(table))
    await anna.begin(table)
    ears = Ears(lively.app, f"{table}/events?after=0", anna.token)
    await anna.post(f"{table}/chat", {"text": "hello"})
    while (await anna.get(table))["status"] == "playing":
        check(shapes.Snapshot, await anna.play_on(table, 1))
        await asyncio.sleep(0.01)
    await ears.until(lambda ears: ears.of("table")[-1]["status"] == "over")
    for told in ears.of("table"):
        check(shapes.TableOut, told)
    for told in ears.of("play"):
        check(shapes.PlayEvent, told)
    for told in ears.of("chat"):
        check(shapes.ChatEvent, told)
    check(shapes.ReplayOut, await anna.get(f"{table}/replay?at=1"))
    check(shapes.ProofOut, await anna.get(f"{table}/proof"))
    check(shapes.Lobby, await anna.get("/api/tables"))
    check(shapes.AnalysisOut, await anna.get(f"{table}/analysis"))
    await ears.close()


def check(shape: Any, told: Any) -> None:
    """Neither less nor more than the description says."""
    try:
        described = TypeAdapter(shape).validate_python(told)
    except ValidationError as problem:
        pytest.fail(f"{shape.__name__}: {problem}")
    assert described == json.loads(json.dumps(told))
