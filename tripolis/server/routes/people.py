"""Who somebody is."""

from __future__ import annotations

from functools import partial
from typing import Any

from fastapi import APIRouter, Request, Response

from tripolis.server import people, records, rendering, shapes, tables
from tripolis.server.data import Person
from tripolis.server.errors import Refused
from tripolis.server.house import House, refresh
from tripolis.server.routes.common import FAILURES, Anybody, HouseHere, Somebody, answer

router = APIRouter(prefix="/api/me", tags=["people"], responses=FAILURES)


async def _me(house: House, person: Person) -> Response:
    mine = await house.store.read(records.tables_of, person.id)
    told: dict[str, Any] = {
        "id": person.id,
        "name": person.name,
        "language": person.language,
        "tables": [rendering.brief(table, person.id) for table in mine],
    }
    return answer(told)


@router.get("", responses={200: {"model": shapes.Me}})
async def me(request: Request, house: HouseHere, person: Anybody) -> Response:
    """Who you are. A first visit makes a guest of you."""
    if person is not None:
        return await _me(house, person)
    person, token = await people.new_guest(house, request)
    response = await _me(house, person)
    response.set_cookie(**people.cookie_for(request, token))  # type: ignore[arg-type]
    return response


@router.patch("", responses={200: {"model": shapes.Me}})
async def change_me(house: HouseHere, person: Somebody, wanted: shapes.ChangePerson) -> Response:
    """Take another name, or speak another language."""
    name = person.name if wanted.name is None else people.tidy(wanted.name)
    if not name:
        raise Refused("empty-name")
    changed = Person(person.id, name, wanted.language or person.language)
    await house.store.write(records.change_person, changed)
    house.known.clear()
    if changed.name != person.name:
        for table in await house.store.read(records.tables_of, person.id):
            await _rename(house, table.id, changed)
    return await _me(house, changed)


async def _rename(house: House, table_id: str, person: Person) -> None:
    rename = partial(tables.rename, person=person)
    await house.store.write(records.change_table, table_id, rename)
    if table_id in house.tables:
        await refresh(house, house.tables[table_id])
    await house.hub.publish(table_id)


@router.post("/token", responses={200: {"model": shapes.Token}})
async def token(house: HouseHere, person: Somebody) -> Response:
    """A token for your programs; the one before stops working."""
    return answer({"token": await people.new_api_token(house, person)})
