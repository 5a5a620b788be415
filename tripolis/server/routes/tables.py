"""Opening tables, sitting down, starting, leaving, playing again."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Body, Query, Response

from tripolis.engine.game import find_game
from tripolis.engine.options import OptionValue
from tripolis.server import play, queries, rendering, shapes, tables
from tripolis.server.errors import Conflict, Forbidden, TooManyRequests
from tripolis.server.live import LiveTable
from tripolis.server.models import (
    BOT,
    LOCAL,
    OPEN,
    PERSON,
    Clock,
    Once,
    Person,
    Seat,
    Table,
    now_ms,
)
from tripolis.server.people import good_name_if_any
from tripolis.server.queries import Duplicate
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
from tripolis.server.server import Server, announce, change_table, find_table, ready_rules

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
    server: CurrentServer, person: RequiredPerson, once: OnceOnly, wanted: shapes.OpenTable
) -> Response:
    """Open a table. It waits until its seats are taken and everyone has added a nonce."""
    made = await server.store.read(queries.table_made_by, once)
    if made is None:
        made = await _open(server, person, once, wanted)
    return snapshot(await find_table(server, made), person, status=201)


async def _open(server: Server, person: Person, once: Once, wanted: shapes.OpenTable) -> str:
    game = find_game(wanted.game)
    await ready_rules(game.name)
    table = tables.open_table(
        game,
        person,
        wanted.players,
        wanted.options,
        [_seat(seat, person) for seat in wanted.seats],
        {
            "visibility": wanted.visibility,
            "clock": Clock(**wanted.clock.model_dump()),
            "absent": wanted.absent,
            "pace_ms": wanted.pace_ms,
        },
    )
    await _check_bounds(server, person)
    try:
        await server.store.write(queries.add_table, table, once)
    except Duplicate:
        return str(await server.store.read(queries.table_made_by, once))
    return table.id


def _seat(wanted: shapes.SeatIn, person: Person) -> Seat:
    name = good_name_if_any(wanted.name)
    if wanted.kind == "me":
        return Seat(PERSON, person.id, name or person.name)
    if wanted.kind == "local":
        return Seat(LOCAL, person.id, name)
    return Seat(BOT, level=wanted.level or "regular") if wanted.kind == "bot" else Seat(OPEN)


async def _check_bounds(server: Server, person: Person) -> None:
    server.rate_limiter.count("table", person.id)
    most = server.limits.unfinished_tables
    if len(await server.store.read(queries.tables_of, person.id, most)) >= most:
        raise TooManyRequests("too-many-tables", wait=60)


@router.get("/{table_id}", responses=_SNAPSHOT)
async def look(
    server: CurrentServer, person: OptionalPerson, table_id: TableId, seat: ViewSeat = None
) -> Response:
    """The table and its match as you see them."""
    return snapshot(await find_table(server, table_id), person, seat)


@router.post("/{table_id}/sit", responses=_SNAPSHOT)
async def sit(
    server: CurrentServer, person: RequiredPerson, table_id: TableId, wanted: shapes.Sit
) -> Response:
    """Take an open seat."""
    name = good_name_if_any(wanted.name)

    def change(table: Table) -> None:
        tables.sit(table, person, wanted.seat, name, wanted.invite)
        _go_on(table)

    return snapshot(await change_table(server, table_id, change), person)


@router.post("/{table_id}/nonce", responses=_SNAPSHOT)
async def nonce(
    server: CurrentServer, person: RequiredPerson, table_id: TableId, wanted: shapes.Nonce
) -> Response:
    """Add your nonce to the deal. Once everyone has, and every seat is taken, the match begins."""

    def change(table: Table) -> None:
        tables.add_nonce(table, person, wanted.seat, wanted.nonce)
        if tables.is_ready(table):
            _start(table, "regular")

    return snapshot(await change_table(server, table_id, change), person)


@router.post("/{table_id}/start", responses=_SNAPSHOT)
async def start(
    server: CurrentServer,
    person: RequiredPerson,
    table_id: TableId,
    wanted: Annotated[shapes.Start, Body()] = shapes.Start(),  # noqa: B008
) -> Response:
    """The host starts, with bots in the open seats."""

    def change(table: Table) -> None:
        tables.check_host(table, person)
        _start(table, wanted.fill)

    return snapshot(await change_table(server, table_id, change), person)


def _start(table: Table, fill: str) -> None:
    waiting = table.status == "waiting"
    tables.start(table, fill)
    if waiting:
        play.begin(table)


def _go_on(table: Table) -> None:
    """Reschedule after a change of who plays which seat."""
    if table.status == "playing":
        play.reschedule(table)


@router.post("/{table_id}/leave", responses=_SNAPSHOT)
async def leave(server: CurrentServer, person: RequiredPerson, table_id: TableId) -> Response:
    """Give up your seats."""

    def change(table: Table) -> None:
        tables.leave(table, person)
        _go_on(table)

    return snapshot(await change_table(server, table_id, change), person)


@router.post("/{table_id}/close", responses=_SNAPSHOT)
async def close(server: CurrentServer, person: RequiredPerson, table_id: TableId) -> Response:
    """End a table that has not begun, or where nobody else plays."""
    return snapshot(
        await change_table(server, table_id, lambda table: tables.close(table, person)), person
    )


@router.post("/{table_id}/back", responses=_SNAPSHOT)
async def back(server: CurrentServer, person: RequiredPerson, table_id: TableId) -> Response:
    """You are back: no bot plays for you any more."""
    return snapshot(await come_back(server, person, table_id), person)


async def come_back(server: Server, person: Person, table_id: str) -> LiveTable:
    """Give a person's seats back to them."""

    live = await find_table(server, table_id)
    overdue = play.overdue(live, now_ms())

    def change(table: Table) -> None:
        held = [seat.held for seat in table.seats]
        tables.come_back(table, person, overdue)
        if held != [seat.held for seat in table.seats]:
            _go_on(table)

    if any(live.table.seats[seat].held for seat in live.table.seats_of(person.id)):
        live = await change_table(server, table_id, change)
    return live


@router.post("/{table_id}/vote", responses=_SNAPSHOT)
async def vote(
    server: CurrentServer, person: RequiredPerson, table_id: TableId, wanted: shapes.Vote
) -> Response:
    """Agree that a bot plays for an absent player."""
    live = await find_table(server, table_id)
    if wanted.seat not in [one["seat"] for one in rendering.votes_json(live)]:
        raise Conflict("no-vote")

    def change(table: Table) -> None:
        tables.vote(table, person, wanted.seat)
        _go_on(table)

    return snapshot(await change_table(server, table_id, change), person)


@router.post("/{table_id}/rematch", responses=_SNAPSHOT)
async def rematch(server: CurrentServer, person: RequiredPerson, table_id: TableId) -> Response:
    """The same table once more, with what the game remembers."""
    live = await find_table(server, table_id)
    if person.id not in live.table.people:
        raise Forbidden("not-seated")
    if live.table.status not in ("over", "closed") or live.table.record is not None:
        raise Conflict("not-over")
    if live.table.rematch is None:
        await _check_bounds(server, person)
        following = tables.again(live.table, person, _remembered(live))
        await server.store.write(queries.add_rematch, table_id, following)
        await announce(server, live)
    return snapshot(await find_table(server, str(live.table.rematch)), person)


def _remembered(live: LiveTable) -> dict[str, OptionValue]:
    """What a rematch remembers of this match, in a game with memory."""
    if live.match is None or live.match.game.memory is None or not live.match.over:
        return {}
    return dict(live.match.game.memory.remember(live.match.state))
