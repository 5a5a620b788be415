"""Guests: name, language, tokens."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from tripolis.server import bodies, own_play, people, queries, requests, shapes
from tripolis.server.models import Person
from tripolis.server.names import good_name
from tripolis.server.routes.common import (
    FAILURES,
    CurrentServer,
    OptionalPerson,
    RequiredPerson,
    answer,
)
from tripolis.server.server import Server

router = APIRouter(prefix="/api/me", tags=["people"], responses=FAILURES)


async def _me(server: Server, person: Person) -> Response:
    return answer(await requests.me(server, person))


@router.get("", responses={200: {"model": shapes.Me}})
async def me(request: Request, server: CurrentServer, person: OptionalPerson) -> Response:
    """Who you are. A first visit makes a guest of you."""
    if person is not None:
        return await _me(server, person)
    person, token = await people.new_guest(server, request)
    response = await _me(server, person)
    response.set_cookie(**people.cookie_for(request, token))  # type: ignore[arg-type]
    return response


@router.patch("", responses={200: {"model": shapes.Me}})
async def change_me(
    server: CurrentServer, person: RequiredPerson, wanted: bodies.ChangePerson
) -> Response:
    """Take another name, or speak another language."""
    name = person.name if wanted.name is None else good_name(wanted.name)
    changed = Person(person.id, name, wanted.language or person.language)
    await server.store.write(queries.change_person, changed)
    people.forget_people(server)
    if changed.name != person.name:
        await requests.rename(server, changed)
    return await _me(server, changed)


@router.get("/play", responses={200: {"model": shapes.OwnPlayOut}})
async def own_play_of(server: CurrentServer, person: RequiredPerson) -> Response:
    """What your finished matches say about your play. Only you are told."""
    return answer(await own_play.look(server, person))


@router.post("/token", responses={200: {"model": shapes.Token}})
async def token(server: CurrentServer, person: RequiredPerson) -> Response:
    """A token for your programs; the one before stops working."""
    return answer({"token": await people.new_api_token(server, person)})


@router.delete("/token", responses={200: {"model": shapes.Me}})
async def revoke_token(server: CurrentServer, person: RequiredPerson) -> Response:
    """The token of your programs stops working."""
    await people.revoke_api_token(server, person)
    return await _me(server, person)


@router.post("/renew", responses={200: {"model": shapes.Me}})
async def renew(request: Request, server: CurrentServer, person: RequiredPerson) -> Response:
    """Another cookie for you: the token you came with stops working, and its streams end."""
    token = await people.renew_guest_token(server, request, person)
    response = await _me(server, person)
    response.set_cookie(**people.cookie_for(request, token))  # type: ignore[arg-type]
    return response


@router.post("/sign-out", status_code=204, response_class=Response)
async def sign_out(server: CurrentServer, person: RequiredPerson) -> Response:
    """All your tokens stop working. Nobody can be you any more; your next visit makes a guest."""
    await people.sign_out(server, person)
    response = Response(status_code=204)
    response.delete_cookie(people.COOKIE, httponly=True, samesite="lax")
    return response
