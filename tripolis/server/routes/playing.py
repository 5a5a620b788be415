"""Moves, undo, hints, chat, and the event stream."""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable
from typing import Annotated

from fastapi import APIRouter, Header, Query, Request, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from tripolis.engine.errors import TripolisError
from tripolis.server import bodies, people, play, queries, rendering, requests, shapes, thinking
from tripolis.server.errors import Refused, status_of
from tripolis.server.house import announce, cached_table, find_table
from tripolis.server.live import LiveTable
from tripolis.server.middleware import received_again
from tripolis.server.models import Chat, Person, Table, now_ms
from tripolis.server.names import clean_text
from tripolis.server.reader import Reader
from tripolis.server.requests import viewer_of
from tripolis.server.routes.common import (
    FAILURES,
    KEY,
    TABLE_ID,
    CurrentServer,
    OnceIfWanted,
    OnceOnly,
    OptionalPerson,
    RequiredPerson,
    TableId,
    ViewSeat,
    answer,
    failure,
    known,
    language_of,
    names_for,
    once,
    server_of,
    snapshot,
    someone,
    unless_gone,
)
from tripolis.server.server import Server
from tripolis.server.streams import EventStream
from tripolis.server.table_store import Duplicate
from tripolis.server.tables import own_seat

router = APIRouter(prefix="/api/tables/{table_id}", tags=["playing"], responses=FAILURES)
_NOBODY_WAITS = 499
_EVENTS = {
    200: {
        "description": "Events `table` (TableOut), `play` (PlayEvent) and `chat` (ChatEvent).",
        "content": {"text/event-stream": {"schema": {"type": "string"}}},
    }
}


async def _refusal(
    server: Server,
    request: Request,
    person: Person,
    table_id: str,
    seat: int,
    problem: TripolisError,
) -> Response:
    """Why a move or an undo is refused; with the fresh table if the match has moved on."""
    live = await find_table(server, table_id)
    language, table = language_of(request), None
    if status_of(problem) == 409:
        table = rendering.snapshot(live, person.id, viewer_of(live, person, seat))
    return failure(problem, language, names_for(live, language), seat, table)


@router.post("/moves", responses={200: {"model": shapes.Moved}})
async def moves(
    request: Request,
    server: CurrentServer,
    person: RequiredPerson,
    table_id: TableId,
    once: OnceOnly,
    wanted: bodies.MakeMove,
) -> Response:
    """Make a move."""
    server.rate_limiter.count("move", person.id)
    live = await cached_table(server, table_id)
    live.notice(person, now_ms())
    try:
        number = await play.move(server, person, live, wanted.seat, wanted.move, wanted.seq, once)
    except TripolisError as problem:
        return await _refusal(server, request, person, table_id, wanted.seat, problem)
    return answer({"seq": number})


class MoveShortcut:
    """Leads an ordinary request for a move past FastAPI, which takes as long as the move does.

    FastAPI reads every other request, and says what is wrong with it.
    """

    _ROUTE = next(route for route in router.routes if getattr(route, "endpoint", None) is moves)
    _PATH = re.compile(f"/api/tables/({TABLE_ID.strip('^$')})/moves")
    _KEY = re.compile(KEY)

    def __init__(
        self, app: ASGIApp, refused: Callable[[Request, Exception], Awaitable[Response]]
    ) -> None:
        self._app = app
        self._refused = refused

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_post = scope["type"] == "http" and scope["method"] == "POST"
        place = self._PATH.fullmatch(scope["path"]) if is_post else None
        if place is None:
            await self._app(scope, receive, send)
            return
        request = Request(scope, receive)
        key, wanted = request.headers.get("idempotency-key", ""), await _ordinary_move(request)
        if wanted is None or not self._KEY.fullmatch(key):
            body = {"type": "http.request", "body": await request.body(), "more_body": False}
            await self._app(scope, received_again(body, receive), send)
            return
        scope["route"], scope["path_params"] = self._ROUTE, {"table_id": place[1]}
        try:
            response = await self._answer(request, place[1], key, wanted)
        except TripolisError as problem:
            response = await self._refused(request, problem)
        await response(scope, receive, send)

    async def _answer(
        self, request: Request, table_id: str, key: str, wanted: bodies.MakeMove
    ) -> Response:
        server = await server_of(request)
        person = await known(request, server, await someone(request, server))
        sent = await once(request, person, key)
        return await moves(request, server, person, table_id, sent, wanted)


async def _ordinary_move(request: Request) -> bodies.MakeMove | None:
    if request.headers.get("content-type") != "application/json":
        return None
    try:
        return bodies.MakeMove.model_validate(json.loads(await request.body()))
    except (ValueError, RecursionError):
        return None


@router.post("/undo", responses={200: {"model": shapes.Snapshot}})
async def undo(
    request: Request,
    server: CurrentServer,
    person: RequiredPerson,
    table_id: TableId,
    wanted: bodies.Undo,
    once: OnceIfWanted,
) -> Response:
    """Undo your last move, or propose that to the others."""
    server.rate_limiter.count("move", person.id)
    live = await find_table(server, table_id)
    own_seat(live.table, person.id, wanted.seat)
    try:
        live = await play.undo(server, person, table_id, wanted.seat, wanted.seq, once)
    except TripolisError as problem:
        return await _refusal(server, request, person, table_id, wanted.seat, problem)
    return snapshot(live, person, wanted.seat)


@router.post("/undo/answer", responses={200: {"model": shapes.Snapshot}})
async def answer_undo(
    server: CurrentServer, person: RequiredPerson, table_id: TableId, wanted: bodies.AnswerUndo
) -> Response:
    """Answer a proposed undo."""
    live = await play.answer_undo(server, person, table_id, wanted.seat, wanted.agree)
    return snapshot(live, person, wanted.seat)


@router.get("/moment", responses={200: {"model": shapes.MomentSeen}})
async def moment(
    server: CurrentServer,
    person: OptionalPerson,
    table_id: TableId,
    seq: Annotated[int, Query(ge=0, le=1_000_000)],
    seat: ViewSeat = None,
) -> Response:
    """An earlier moment of the match, as you could see it then."""
    return answer(await requests.moment(server, person, table_id, seq, seat))


@router.get("/hint", responses={200: {"model": shapes.HintOut}})
async def hint(
    request: Request,
    server: CurrentServer,
    person: RequiredPerson,
    table_id: TableId,
    seat: Annotated[int, Query(ge=0, le=15)],
) -> Response:
    """A good move for your seat, and why. It knows what you may know, and no more."""
    server.rate_limiter.count("hint", person.id)
    question = await requests.hint_question(server, person, table_id, seat)
    asking = server.advisor.ask(person.id, thinking.advise, *question)
    advice = await unless_gone(request, asking)
    return answer(advice) if advice is not None else Response(status_code=_NOBODY_WAITS)


@router.post("/why-not", responses={200: {"model": shapes.Why}})
async def why_not(
    server: CurrentServer, person: RequiredPerson, table_id: TableId, wanted: bodies.WhyNot
) -> Response:
    """Why your seat may not make a move."""
    return answer(await requests.why_not(server, person, table_id, wanted.seat, wanted.move))


@router.post("/chat", responses={200: {"model": shapes.Said}})
async def chat(
    server: CurrentServer,
    person: RequiredPerson,
    table_id: TableId,
    wanted: bodies.Say,
    once: OnceIfWanted,
) -> Response:
    """Say something to the table; a spectator, to the other spectators."""
    server.rate_limiter.count("chat", person.id)
    text = clean_text(wanted.text)
    if not text:
        raise Refused("empty-chat")
    live = await find_table(server, table_id)

    def make(table: Table) -> Chat:
        mine = table.seats_of(person.id)
        name = (table.seats[mine[0]].name if mine else None) or person.name
        seat = mine[0] if mine else None
        return Chat(table.chats + 1, person.id, name, seat, text, now_ms(), not mine)

    number = await server.store.read(queries.chat_number, table_id, once)
    if number is None:
        try:
            number = await server.store.write(queries.add_chat, table_id, make, once)
        except Duplicate:
            number = await server.store.read(queries.chat_number, table_id, once)
        await announce(server, live)
    return answer({"number": number})


@router.post("/mute", responses={200: {"model": shapes.Muted}})
async def mute(
    server: CurrentServer, person: RequiredPerson, table_id: TableId, wanted: bodies.Mute
) -> Response:
    """Mute or unmute a person."""
    await find_table(server, table_id)
    await server.store.write(queries.set_mute, person.id, wanted.person, wanted.muted)
    server.muted[person.id] = await server.store.read(queries.muted_by, person.id)
    return answer({"person": wanted.person, "muted": wanted.muted})


@router.get("/events", response_class=Response, responses=_EVENTS)  # type: ignore[arg-type]
async def events(
    request: Request,
    server: CurrentServer,
    person: OptionalPerson,
    table_id: TableId,
    seat: ViewSeat = None,
    after: Annotated[int | None, Query(ge=0, le=1_000_000)] = None,
    last_event_id: Annotated[str | None, Header(max_length=20)] = None,
) -> Response:
    """What happens at the table, as it happens."""
    who = person.id if person else people.address_of(request)
    if last_event_id is not None and last_event_id.isascii() and last_event_id.isdecimal():
        after = int(last_event_id)
    server.streams.take_place(who)
    try:
        live = await _prepare_to_read(server, person, table_id)
        reader = Reader(server, live, person, viewer_of(live, person, seat), after)
        return EventStream(server, live, reader, who, people.token_hash(request))
    except BaseException:
        server.streams.free_place(who)
        raise


async def _prepare_to_read(server: Server, person: Person | None, table_id: str) -> LiveTable:
    """The table, once a reader's seats are theirs again and it is known whom they muted."""
    if person is None:
        return await find_table(server, table_id)
    if person.id not in server.muted:
        server.muted[person.id] = await server.store.read(queries.muted_by, person.id)
    return await requests.come_back(server, person, table_id)
