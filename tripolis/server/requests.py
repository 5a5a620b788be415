"""What requests do, however they come: to a server over HTTP, or to a page that has no server.

Whoever calls these has checked the shapes of the arguments and knows the person.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from tripolis.engine import record
from tripolis.engine.game import Game, find_game, game_names
from tripolis.engine.match import replay as play_again
from tripolis.engine.options import Choice, Number, Option, OptionValue, PerSeat, Several
from tripolis.engine.viewer import EVERYTHING, SPECTATOR
from tripolis.lessons import lessons_of
from tripolis.players.characters import CHARACTERS, characters_of
from tripolis.players.levels import LEVELS
from tripolis.server import archive, play, rendering, shapes, tables, thinking
from tripolis.server.errors import Conflict, Forbidden, Refused
from tripolis.server.house import (
    House,
    Pool,
    announce,
    aside,
    change_table,
    find_table,
    load_all_rules,
    ready_rules,
    refresh,
)
from tripolis.server.live import LiveTable
from tripolis.server.models import (
    BOT,
    LOCAL,
    OPEN,
    PERSON,
    PLAYING,
    WAITING,
    Once,
    Person,
    Seat,
    Table,
    now_ms,
)
from tripolis.server.names import clean_text, good_name_if_any
from tripolis.server.table_store import Duplicate

# What can be played


async def games() -> shapes.Games:
    """The games, their options with bounds and defaults, and the bots' levels."""
    await load_all_rules()
    in_order = sorted(map(find_game, game_names()), key=lambda game: (game.place, game.name))
    return {
        "games": [_game_json(game) for game in in_order],
        "levels": list(LEVELS),
        "characters": [
            {"name": who.name, "level": who.level}
            for level in LEVELS
            for who in characters_of(level)
        ],
    }


def _game_json(game: Game) -> shapes.GameOut:
    return {
        "name": game.name,
        "players": game.players,
        "rules_version": game.rules_version,
        "options": [_option_json(option) for option in game.options],
        "memory": game.memory is not None,
        "lessons": [lesson.name for lesson in lessons_of(game.name)],
    }


def _option_json(option: Option) -> shapes.OptionOut:
    told: shapes.OptionOut = {"name": option.name, "kind": "switch", "default": option.default}
    match option:
        case Choice():
            told |= {"kind": "choice", "values": option.values}
            if option.presets:
                told |= {"follows": option.follows, "presets": dict(option.presets)}
        case Number():
            told |= {"kind": "number", "low": option.low, "high": option.high}
        case Several():
            told |= {"kind": "several", "values": option.values}
        case PerSeat():
            told |= {"kind": "per_seat", "values": option.values}
    return told


# People


async def me(house: House, person: Person) -> shapes.Me:
    """A person and their unfinished tables."""
    mine = await house.store.tables_of(person.id)
    return {
        "id": person.id,
        "name": person.name,
        "language": person.language,
        "tables": [rendering.brief(table, person.id) for table in mine],
    }


async def rename(house: House, person: Person) -> None:
    """Show a person's new name at their tables."""
    for table in await house.store.tables_of(person.id):
        await house.store.change_table(table.id, partial(tables.rename, person=person))
        if table.id in house.tables:
            await refresh(house, house.tables[table.id])
        await house.hub.publish(table.id, table.has_work)


def viewer_of(live: LiveTable, person: Person | None, seat: int | None) -> int:
    """Whose view to draw: one of the person's own seats, or a spectator's."""
    mine = live.table.seats_of(person.id if person else None)
    if seat is None:
        asked = [number for number in mine if number in live.awaited]
        return [*asked, *mine, SPECTATOR][0]
    if seat != SPECTATOR:
        tables.own_seat(live.table, person.id if person else None, seat)
    return seat


def snapshot(live: LiveTable, person: Person | None, seat: int | None = None) -> bytes:
    """The table as this person may see it."""
    viewer = viewer_of(live, person, seat)
    live.notice(person, now_ms())
    return rendering.snapshot(live, person.id if person else None, viewer)


# Tables


async def open_table(
    house: House,
    person: Person,
    once: Once,
    game_name: str,
    players: int,
    options: Mapping[str, object],
    seats: Sequence[Seat],
    settings: Mapping[str, Any],
) -> LiveTable:
    """Open a table. Repeating the request opens it once."""
    made = await house.store.table_made_by(once)
    if made is None:
        game = find_game(game_name)
        await ready_rules(game.name)
        table = tables.open_table(game, person, players, options, seats, settings)
        await house.admit_table(person)
        made = table.id
        try:
            await house.store.add_table(table, once)
        except Duplicate:
            made = str(await house.store.table_made_by(once))
    return await find_table(house, made)


def new_seat(
    person: Person, kind: str, level: str | None, name: str | None, character: str | None = None
) -> Seat:
    """A seat as a person who opens a table wants it."""
    name = good_name_if_any(name)
    if kind == "me":
        return Seat(PERSON, person.id, name or person.name)
    if kind == "local":
        return Seat(LOCAL, person.id, name)
    if kind != "bot":
        return Seat(OPEN)
    who = CHARACTERS.get(character or "")
    return Seat(BOT, level=level or (who.level if who else "regular"), character=character)


async def sit(
    house: House, person: Person, table_id: str, seat: int | None, name: str | None, invite: str
) -> LiveTable:
    """Take an open seat."""
    name = good_name_if_any(name)
    return await _change_seats(
        house, table_id, lambda table: tables.sit(table, person, seat, name, invite)
    )


async def add_nonce(
    house: House, person: Person, table_id: str, seat: int | None, nonce: str
) -> LiveTable:
    """Add a nonce to the deal. Once everyone has, and every seat is taken, the match begins."""

    def change(table: Table) -> None:
        tables.add_nonce(table, person, seat, nonce)
        if tables.is_ready(table):
            _start(table, "regular")

    return await change_table(house, table_id, change)


async def start(house: House, person: Person, table_id: str, fill: str) -> LiveTable:
    """The host starts, with bots in the open seats."""

    def change(table: Table) -> None:
        tables.check_host(table, person)
        _start(table, fill)

    return await change_table(house, table_id, change)


def _start(table: Table, fill: str) -> None:
    waiting = table.status == WAITING
    tables.start(table, fill)
    if waiting:
        play.begin(table)


async def _change_seats(house: House, table_id: str, change: Callable[[Table], None]) -> LiveTable:
    """Change who plays which seat, and what is due."""

    def change_and_go_on(table: Table) -> None:
        change(table)
        if table.status == PLAYING:
            play.reschedule(table)

    return await change_table(house, table_id, change_and_go_on)


async def leave(house: House, person: Person, table_id: str) -> LiveTable:
    """Give up a person's seats."""
    return await _change_seats(house, table_id, lambda table: tables.leave(table, person))


async def close(house: House, person: Person, table_id: str) -> LiveTable:
    """End a table that has not begun, or where nobody else plays."""
    return await change_table(house, table_id, lambda table: tables.close(table, person))


async def come_back(house: House, person: Person, table_id: str) -> LiveTable:
    """Give a person's seats back to them: no bot plays for them any more."""
    live = await find_table(house, table_id)
    overdue = play.overdue(live, now_ms())

    def change(table: Table) -> None:
        held = [seat.held for seat in table.seats]
        tables.come_back(table, person, overdue)
        if table.status == PLAYING and held != [seat.held for seat in table.seats]:
            play.reschedule(table)

    if any(live.table.seats[seat].held for seat in live.table.seats_of(person.id)):
        live = await change_table(house, table_id, change)
    return live


async def vote(house: House, person: Person, table_id: str, seat: int) -> LiveTable:
    """Agree that a bot plays for an absent player."""
    live = await find_table(house, table_id)
    if seat not in [one["seat"] for one in rendering.votes_json(live)]:
        raise Conflict("no-vote")
    return await _change_seats(house, table_id, lambda table: tables.vote(table, person, seat))


async def rematch(house: House, person: Person, table_id: str) -> LiveTable:
    """The same table once more, with what the game remembers."""
    live = await find_table(house, table_id)
    if person.id not in live.table.people:
        raise Forbidden("not-seated")
    if live.table.status not in ("over", "closed") or live.table.record is not None:
        raise Conflict("not-over")
    if live.table.rematch is None:
        await house.admit_table(person)
        following = tables.again(live.table, person, _remembered(live))
        await house.store.add_rematch(table_id, following)
        await announce(house, live)
    return await find_table(house, str(live.table.rematch))


def _remembered(live: LiveTable) -> dict[str, OptionValue]:
    """What a rematch remembers of this match, in a game with memory."""
    if live.match is None or live.match.game.memory is None or not live.match.over:
        return {}
    return dict(live.match.game.memory.remember(live.match.state))


# Playing


async def moment(
    house: House, person: Person | None, table_id: str, seq: int, seat: int | None
) -> shapes.MomentSeen:
    """An earlier moment of the match, as the person could see it then."""
    live = await find_table(house, table_id)
    if seq > live.table.seq and live.table.record is None:
        raise Refused("no-such-moment", at=seq, last=live.table.seq)
    viewer = viewer_of(live, person, seat)
    if live.outdated:
        return await aside(archive.moment, live, seq, viewer)
    return rendering.moment_json(live, seq, viewer)


async def hint_question(house: House, person: Person, table_id: str, seat: int) -> tuple[Any, ...]:
    """What `thinking.advise` needs to know for a hint, if the seat has something to decide."""
    live = await find_table(house, table_id)
    tables.own_seat(live.table, person.id, seat)
    table, match = live.table, live.playing
    if table.status != PLAYING:
        raise Conflict("table-ended")
    if seat not in match.acting:
        raise Conflict("nothing-to-decide")
    return table.game, table.players, table.options, table.deal, match.moves, seat


async def why_not(house: House, person: Person, table_id: str, seat: int, move: str) -> shapes.Why:
    """Why a person's seat may not make a move."""
    live = await find_table(house, table_id)
    tables.own_seat(live.table, person.id, seat)
    why = live.playing.why_not(seat, move)
    return {"why": rendering.line_json(why) if why is not None else None}


# Finished matches


async def finished(house: House, table_id: str) -> LiveTable:
    """A table whose match has ended."""
    live = await find_table(house, table_id)
    if not live.table.revealed:
        raise Conflict("not-over")
    return live


async def replay(house: House, table_id: str, at: int, seat: str) -> shapes.ReplayOut:
    """The match after so many moves, from any seat's view or from `all`."""
    live = await finished(house, table_id)
    viewer = EVERYTHING if seat == "all" else int(seat)
    if viewer >= live.table.players:
        raise Refused("no-such-seat", seat=viewer, last=live.table.players - 1)
    if live.outdated:
        return await aside(archive.replay, live, at, viewer)
    last = len(live.playing.played)
    if at > last:
        raise Refused("no-such-moment", at=at, last=last)
    return rendering.replay_json(live, at, viewer)


async def record_of(house: House, table_id: str) -> tuple[str, str]:
    """The name of a record file, and its text."""
    live = await finished(house, table_id)
    kept = await house.store.archived_record(table_id) if live.outdated else None
    text = kept if kept is not None else await aside(archive.record_of, live)
    return f"{live.table.game}-{table_id}.trip", text


def unfinished_analysis(at_work: bool) -> shapes.AnalysisOut:
    """What is said of an analysis before it is done."""
    status: Any = "working" if at_work else "waiting"
    return {"status": status, "moments": [], "turning_points": []}


async def analyse(pool: Pool, live: LiveTable) -> shapes.AnalysisOut:
    """Analyse a finished match."""
    text = live.table.record or await aside(live.playing.record)
    found = await pool.run(thinking.analyse, text)
    return await aside(rendering.analysis_json, live, found)


async def proof(house: House, table_id: str) -> dict[str, object]:
    """The proof that the cards were dealt fairly."""
    table = (await finished(house, table_id)).table
    if table.record is not None:
        raise Conflict("no-proof")
    return archive.proof_of(table)


async def import_record(house: House, text: str) -> str:
    """Keep a record as a table to look at; returns its id."""
    told = record.parse(text)
    match = await aside(play_again, told)
    names = [*map(clean_text, told.names), *[""] * match.players][: match.players]
    table = tables.imported(told.game, told.rules, names, match.options, text)
    await house.store.add_table(table, None)
    return table.id
