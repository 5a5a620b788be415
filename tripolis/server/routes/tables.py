"""Opening tables, sitting down, starting, leaving, playing again."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Body, Query, Response

from tripolis.server import bodies, queries, rendering, requests, shapes
from tripolis.server.house import find_table
from tripolis.server.models import Clock
from tripolis.server.routes.common import (
    FAILURES,
    CurrentServer,
    OnceOnly,
    OptionalPerson,
    RequiredPerson,
    TableId,
    ViewSeat,
    answer,
    snapshot,
)

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=FAILURES)
_SNAPSHOT: dict[int | str, dict[str, Any]] = {200: {"model": shapes.Snapshot}}


@router.get("", responses={200: {"model": shapes.Lobby}})
async def lobby(
    server: CurrentServer,
    person: OptionalPerson,
    game: Annotated[str | None, Query(max_length=40, description="Of this game alone.")] = None,
    page: Annotated[int, Query(ge=0, le=100, description="Which page of the lists.")] = 0,
) -> Response:
    """The public tables: open, being played, abandoned."""
    found = await server.store.read(queries.lobby, game, page)
    who = person.id if person else None
    told: dict[str, Any] = {
        kind: [rendering.brief(table, who) for table in some.tables] for kind, some in found.items()
    }
    told["more"] = {kind: some.more for kind, some in found.items()}
    return answer(told)


@router.post("", status_code=201, responses={201: {"model": shapes.Snapshot}})
async def open_table(
    server: CurrentServer, person: RequiredPerson, once: OnceOnly, wanted: bodies.OpenTable
) -> Response:
    """Open a table. It waits until its seats are taken and everyone has added a nonce."""
    live = await requests.open_table(
        server,
        person,
        once,
        wanted.game,
        wanted.players,
        wanted.options,
        [
            requests.new_seat(person, seat.kind, seat.level, seat.name, seat.character)
            for seat in wanted.seats
        ],
        {
            "visibility": wanted.visibility,
            "clock": Clock(**wanted.clock.model_dump()),
            "absent": wanted.absent,
            "pace_ms": wanted.pace_ms,
        },
    )
    return snapshot(live, person, status=201)


@router.get("/{table_id}", responses=_SNAPSHOT)
async def look(
    server: CurrentServer, person: OptionalPerson, table_id: TableId, seat: ViewSeat = None
) -> Response:
    """The table and its match as you see them."""
    return snapshot(await find_table(server, table_id), person, seat)


@router.post("/{table_id}/sit", responses=_SNAPSHOT)
async def sit(
    server: CurrentServer, person: RequiredPerson, table_id: TableId, wanted: bodies.Sit
) -> Response:
    """Take an open seat."""
    sitting = requests.sit(server, person, table_id, wanted.seat, wanted.name, wanted.invite)
    return snapshot(await sitting, person)


@router.post("/{table_id}/nonce", responses=_SNAPSHOT)
async def nonce(
    server: CurrentServer, person: RequiredPerson, table_id: TableId, wanted: bodies.Nonce
) -> Response:
    """Add your nonce to the deal. Once everyone has, and every seat is taken, the match begins."""
    adding = requests.add_nonce(server, person, table_id, wanted.seat, wanted.nonce)
    return snapshot(await adding, person)


@router.post("/{table_id}/start", responses=_SNAPSHOT)
async def start(
    server: CurrentServer,
    person: RequiredPerson,
    table_id: TableId,
    wanted: Annotated[bodies.Start, Body()] = bodies.Start(),  # noqa: B008
) -> Response:
    """The host starts, with bots in the open seats."""
    return snapshot(await requests.start(server, person, table_id, wanted.fill), person)


@router.post("/{table_id}/leave", responses=_SNAPSHOT)
async def leave(server: CurrentServer, person: RequiredPerson, table_id: TableId) -> Response:
    """Give up your seats."""
    return snapshot(await requests.leave(server, person, table_id), person)


@router.post("/{table_id}/close", responses=_SNAPSHOT)
async def close(server: CurrentServer, person: RequiredPerson, table_id: TableId) -> Response:
    """End a table that has not begun, or where nobody else plays."""
    return snapshot(await requests.close(server, person, table_id), person)


@router.post("/{table_id}/back", responses=_SNAPSHOT)
async def back(server: CurrentServer, person: RequiredPerson, table_id: TableId) -> Response:
    """You are back: no bot plays for you any more."""
    return snapshot(await requests.come_back(server, person, table_id), person)


@router.post("/{table_id}/vote", responses=_SNAPSHOT)
async def vote(
    server: CurrentServer, person: RequiredPerson, table_id: TableId, wanted: bodies.Vote
) -> Response:
    """Agree that a bot plays for an absent player."""
    return snapshot(await requests.vote(server, person, table_id, wanted.seat), person)


@router.post("/{table_id}/rematch", responses=_SNAPSHOT)
async def rematch(server: CurrentServer, person: RequiredPerson, table_id: TableId) -> Response:
    """The same table once more, with what the game remembers."""
    return snapshot(await requests.rematch(server, person, table_id), person)
