"""What can be seen once a match is over: everything."""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import APIRouter, Query, Request, Response

from tripolis.server import bodies, own_puzzles, queries, rendering, requests, shapes
from tripolis.server.errors import Refused, TooLarge
from tripolis.server.models import now_ms
from tripolis.server.people import address_of
from tripolis.server.routes.common import (
    FAILURES,
    CurrentServer,
    OptionalPerson,
    RequiredPerson,
    TableId,
    answer,
)

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


@router.get("/tables/{table_id}/replay", responses={200: {"model": shapes.ReplayOut}})
async def replay(
    server: CurrentServer,
    _: OptionalPerson,
    table_id: TableId,
    at: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    seat: Annotated[str, Query(pattern="^(all|-1|[0-9]{1,2})$")] = "all",
) -> Response:
    """The match after so many moves, from any seat's view."""
    return answer(await requests.replay(server, table_id, at, seat))


@router.get("/tables/{table_id}/record", response_class=Response, responses=_RECORD)  # type: ignore[arg-type]
async def download(server: CurrentServer, _: OptionalPerson, table_id: TableId) -> Response:
    """The record file."""
    name, text = await requests.record_of(server, table_id)
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@router.get("/tables/{table_id}/analysis", responses={200: {"model": shapes.AnalysisOut}})
async def analysis(
    request: Request, server: CurrentServer, person: OptionalPerson, table_id: TableId
) -> Response:
    """Everyone's chances over the match, and what would have been better.

    It takes a while: ask again until it is done. If nobody asks, it is dropped.
    """
    live = await requests.finished(server, table_id)
    now = now_ms()
    found = await server.store.read(queries.analysis_of, table_id, now)
    if found.result is None:
        if live.outdated:
            raise live.other_rules()
        if not found.noted:
            who = person.id if person else address_of(request)
            await server.store.write(queries.wait_for_analysis, table_id, who, now)
            server.changed.notify()
        return answer(requests.unfinished_analysis(found.at_work))
    kept = msgspec.json.decode(found.result)
    # Analyses used to be stored as they were found, to be drawn by the rules of the day.
    return answer(kept if "status" in kept else rendering.analysis_json(live, kept))


@router.post(
    "/tables/{table_id}/puzzle", status_code=201, responses={201: {"model": shapes.OwnPuzzle}}
)
async def make_puzzle(
    server: CurrentServer, person: RequiredPerson, table_id: TableId, wish: bodies.MakePuzzle
) -> Response:
    """Make a puzzle of a move of yours that could have been better. Only you are asked it."""
    server.rate_limiter.count("record", person.id)
    return answer(await own_puzzles.make(server, person, table_id, wish.at), 201)


@router.get("/tables/{table_id}/proof", responses={200: {"model": shapes.ProofOut}})
async def proof(server: CurrentServer, _: OptionalPerson, table_id: TableId) -> Response:
    """The proof that the cards were dealt fairly."""
    return answer(await requests.proof(server, table_id))


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
    table_id = await requests.import_record(server, text)
    return answer({"id": table_id}, 201)
