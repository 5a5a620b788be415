"""What every route needs: the server, the sender, and one shape for answers and errors."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Annotated, Any, TypeVar

import msgspec
from fastapi import Depends, Header, Path, Query, Request, Response
from fastapi.security import HTTPBearer

from tripolis.engine.errors import TripolisError
from tripolis.server import people, requests, shapes
from tripolis.server.errors import TooManyRequests, status_of
from tripolis.server.live import LiveTable
from tripolis.server.models import Once, Person, to_json
from tripolis.server.server import Server
from tripolis.words import Line, say

_bearer = HTTPBearer(auto_error=False, description="A token made by POST /api/me/token.")
_Bearer = Annotated[Any, Depends(_bearer)]

FAILURES: dict[int | str, dict[str, Any]] = {
    "4XX": {"model": shapes.Failure, "description": "It cannot be done; nothing was changed."}
}
Result = TypeVar("Result")
KEY = r"^[A-Za-z0-9_-]{1,64}$"
TABLE_ID = "^[a-z0-9]{16}$"


async def server_of(request: Request) -> Server:
    """The server behind this app."""
    server: Server = request.app.state.server
    return server


CurrentServer = Annotated[Server, Depends(server_of)]


async def someone(request: Request, server: CurrentServer, _: _Bearer = None) -> Person | None:
    """Who sent the request, if known; counts it against their rate limit."""
    person = await people.find_person(server, request)
    request.state.language = person.language if person else people.language_of(request)
    server.rate_limiter.count("request", person.id if person else people.address_of(request))
    return person


OptionalPerson = Annotated[Person | None, Depends(someone)]


async def known(request: Request, server: CurrentServer, person: OptionalPerson) -> Person:
    """Who sent the request; 401 if unknown."""
    return person if person is not None else await people.need_person(server, request)


RequiredPerson = Annotated[Person, Depends(known)]
TableId = Annotated[str, Path(pattern=TABLE_ID, description="The table.")]
ViewSeat = Annotated[
    int | None, Query(ge=-1, le=15, description="Through which seat's eyes; -1: a spectator's.")
]
_Key = Annotated[str, Header(alias="Idempotency-Key", pattern=KEY)]
_OptionalKey = Annotated[str | None, Header(alias="Idempotency-Key", pattern=KEY)]


async def once(request: Request, person: RequiredPerson, key: _Key) -> Once:
    """A request's key, apart from everybody else's, and what the request asks for."""
    return Once.of(person.id, key, request.url.path, await request.body())


async def _once_if_wanted(
    request: Request, person: RequiredPerson, key: _OptionalKey = None
) -> Once | None:
    """The same for requests that may come without a key."""
    return await once(request, person, key) if key is not None else None


OnceOnly = Annotated[Once, Depends(once)]
OnceIfWanted = Annotated[Once | None, Depends(_once_if_wanted)]


async def unless_gone(request: Request, work: Coroutine[Any, Any, Result]) -> Result | None:
    """What the work comes to; None if nobody waits for it any more. It is cancelled then."""
    working = asyncio.create_task(work)
    leaving = asyncio.create_task(_gone(request))
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        return await working if working.done() else None
    finally:
        for task in (working, leaving):
            task.cancel()


async def _gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def answer(value: Any, status: int = 200) -> Response:
    """JSON."""
    body = value if isinstance(value, bytes) else to_json(value)
    return Response(body, status, media_type="application/json")


def snapshot(
    live: LiveTable, person: Person | None, seat: int | None = None, status: int = 200
) -> Response:
    """The table as this person may see it."""
    return answer(requests.snapshot(live, person, seat), status)


def failure(
    problem: TripolisError,
    language: str,
    names: Sequence[str] = (),
    viewer: int | None = None,
    table: bytes | None = None,
) -> Response:
    """An error as an answer."""
    told: dict[str, Any] = problem.line.to_json()
    told["text"] = say(problem.line, language, names, viewer)
    body: dict[str, Any] = {"error": told}
    if table is not None:
        body["table"] = msgspec.Raw(table)
    response = answer(body, status_of(problem))
    if isinstance(problem, TooManyRequests):
        response.headers["Retry-After"] = str(problem.wait)
    return response


def language_of(request: Request) -> str:
    """The language of the sender."""
    return getattr(request.state, "language", None) or people.language_of(request)


def names_for(live: LiveTable, language: str) -> list[str]:
    """The seats' names in a language."""
    return [
        seat.name
        or (
            say(Line(f"level-{seat.level}"), language)
            if seat.level
            else say(Line("engine-seat", {"number": number + 1}), language)
        )
        for number, seat in enumerate(live.table.seats)
    ]
