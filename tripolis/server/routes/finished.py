"""What can be seen once a match is over: everything."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from fastapi import APIRouter, Query, Request, Response

from tripolis.engine import record
from tripolis.engine.match import replay as play_again
from tripolis.engine.viewer import EVERYTHING
from tripolis.server import archive, queries, rendering, shapes, tables
from tripolis.server.errors import Conflict, Refused, TooLarge
from tripolis.server.live import LiveTable
from tripolis.server.models import now_ms
from tripolis.server.people import address_of, clean_text
from tripolis.server.routes.common import (
    FAILURES,
    CurrentServer,
    OptionalPerson,
    RequiredPerson,
    TableId,
    answer,
)
from tripolis.server.server import Server, find_table

router = APIRouter(prefix="/api", tags=["afterwards"], responses=FAILURES)
_RECORD = {
    200: {
        "content": {"text/plain": {"schema": {"type": "string"}}},
        "description": "A record file.",
    }
}
_RECORD_IN = {
    "requestBody": {
        "required": True,
        "content": {"text/plain": {"schema": {"type": "string", "minLength": 1}}},
    }
}


async def _finished(server: Server, table_id: str) -> LiveTable:
    live = await find_table(server, table_id)
    if not live.table.revealed:
        raise Conflict("not-over")
    return live


@router.get("/tables/{table_id}/replay", responses={200: {"model": shapes.ReplayOut}})
async def replay(
    server: CurrentServer,
    _: OptionalPerson,
    table_id: TableId,
    at: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    seat: Annotated[str, Query(pattern="^(all|-1|[0-9]{1,2})$")] = "all",
) -> Response:
    """The match after so many moves, from any seat's view."""
    live = await _finished(server, table_id)
    viewer = EVERYTHING if seat == "all" else int(seat)
    if viewer >= live.table.players:
        raise Refused("no-such-seat", seat=viewer, last=live.table.players - 1)
    if live.outdated:
        return answer(await asyncio.to_thread(archive.replay, live, at, viewer))
    last = len(live.playing.played)
    if at > last:
        raise Refused("no-such-moment", at=at, last=last)
    return answer(rendering.replay_json(live, at, viewer))


@router.get("/tables/{table_id}/record", response_class=Response, responses=_RECORD)  # type: ignore[arg-type]
async def download(server: CurrentServer, _: OptionalPerson, table_id: TableId) -> Response:
    """The record file."""
    live = await _finished(server, table_id)
    kept = await server.store.read(queries.archived_record, table_id) if live.outdated else None
    text = kept or await asyncio.to_thread(archive.record_of, live)
    name = f"{live.table.game}-{table_id}.trip"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@router.get("/tables/{table_id}/analysis", responses={200: {"model": shapes.AnalysisOut}})
async def analysis(
    request: Request, server: CurrentServer, person: OptionalPerson, table_id: TableId
) -> Response:
    """Everyone's chances over the match, and what would have been better.

    It takes a while: ask again until it is done. If nobody asks, it is dropped.
    """
    live = await _finished(server, table_id)
    now = now_ms()
    found = await server.store.read(queries.analysis_of, table_id, now)
    if found.result is None:
        if live.outdated:
            raise live.other_rules()
        if not found.noted:
            who = person.id if person else address_of(request)
            await server.store.write(queries.wait_for_analysis, table_id, who, now)
            server.changed.notify()
        pending: shapes.AnalysisOut = {
            "status": "working" if found.at_work else "waiting",
            "moments": [],
            "turning_points": [],
        }
        return answer(pending)
    kept = msgspec.json.decode(found.result)
    # Analyses used to be stored as they were found, to be drawn by the rules of the day.
    return answer(kept if "status" in kept else rendering.analysis_json(live, kept))


@router.get("/tables/{table_id}/proof", responses={200: {"model": shapes.ProofOut}})
async def proof(server: CurrentServer, _: OptionalPerson, table_id: TableId) -> Response:
    """The proof that the cards were dealt fairly."""
    table = (await _finished(server, table_id)).table
    if table.record is not None:
        raise Conflict("no-proof")
    return answer(archive.proof_of(table))


@router.post(
    "/records",
    status_code=201,
    responses={201: {"model": shapes.Imported}},
    openapi_extra=_RECORD_IN,
)
async def bring_record(request: Request, server: CurrentServer, person: RequiredPerson) -> Response:
    """Import a record to look at."""
    server.rate_limiter.count("record", person.id)
    body = await request.body()
    if len(body) > server.limits.record:
        raise TooLarge("too-large", most=server.limits.record)
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError:
        raise Refused("not-text") from None
    told = record.parse(text)
    match = await asyncio.to_thread(play_again, told)
    names = [*map(clean_text, told.names), *[""] * match.players][: match.players]
    table = tables.imported(told.game, told.rules, names, match.options, text)
    await server.store.write(queries.add_table, table, None)
    return answer({"id": table.id}, 201)
