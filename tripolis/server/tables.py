"""What happens at a table besides moves: sitting down, leaving, starting, voting.

Plain functions that change a `Table` or refuse to. The store calls them while it holds the table's
lock.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tripolis.engine.game import Game, find_game
from tripolis.engine.options import OptionValue
from tripolis.players.characters import characters_of, recorded_character
from tripolis.players.levels import LEVELS, find_mind, seat_options
from tripolis.server import fairness
from tripolis.server.errors import Conflict, Forbidden, Refused
from tripolis.server.models import (
    BOT,
    CLOSED,
    LOCAL,
    OPEN,
    PERSON,
    PLAYING,
    WAITING,
    Clock,
    Person,
    Seat,
    Table,
    new_id,
    now_ms,
)


def open_table(
    game: Game,
    host: Person,
    players: int,
    options: Mapping[str, object],
    seats: Sequence[Seat],
    settings: Mapping[str, Any],
) -> Table:
    """A new table. Seats you do not name stay open."""
    game.check_players(players)
    if len(seats) > players:
        raise Refused("too-many-seats", seats=len(seats), players=players)
    places = [*seats, *(Seat(OPEN) for _ in range(players - len(seats)))]
    if host.id not in {place.person for place in places}:
        raise Refused("no-seat-of-yours")
    for place in places:
        _check_level(place)
        _check_character(place)
    created = now_ms()
    return Table(
        id=new_id(),
        game=game.name,
        rules=game.rules_version,
        players=players,
        options=game.full_options(options),
        seats=places,
        host=host.id,
        invite=new_id(),
        seed=fairness.new_seed(),
        created=created,
        updated=created,
        **settings,
    )


def _check_level(seat: Seat) -> None:
    if seat.kind == BOT and seat.level not in LEVELS:
        known = ", ".join(LEVELS)
        raise Refused("no-such-level", level=str(seat.level)[:40], known=known)


def _check_character(seat: Seat) -> None:
    known = [who.name for who in characters_of(str(seat.level))]
    if seat.kind == BOT and seat.character not in (None, *known):
        name = str(seat.character)[:40]
        raise Refused("no-such-character", name=name, level=str(seat.level), known=", ".join(known))


def sit(table: Table, person: Person, number: int | None, name: str | None, invite: str) -> None:
    """Take an open seat; at a link-only table only with its invite.

    Does nothing for a seated person. A person who has held a seat since the deal may only take that
    one back.
    """
    _check_unfinished(table)
    if table.seats_of(person.id):
        return
    if table.visibility == "link" and invite != table.invite:
        raise Forbidden("invite-needed")
    free = [place for place, seat in enumerate(table.seats) if seat.kind == OPEN]
    if not free:
        raise Conflict("table-full")
    if (known := table.held_before.get(person.id)) is not None:
        free = [place for place in free if place in known]
        if not free or (number is not None and number not in known):
            raise Forbidden("only-your-old-seat")
    if number is not None and number not in free:
        raise Conflict("seat-taken")
    place = free[0] if number is None else number
    nonce = table.seats[place].nonce if table.started else None
    table.seats[place] = Seat(PERSON, person.id, name or person.name, nonce=nonce)


def _check_unfinished(table: Table) -> None:
    if table.status not in (WAITING, PLAYING):
        raise Conflict("table-ended")


def own_seat(table: Table, person: str | None, number: int) -> Seat:
    """The seat, if it is this person's."""
    if not 0 <= number < table.players:
        raise Refused("no-such-seat", seat=number, last=table.players - 1)
    seat = table.seats[number]
    if person is None or seat.person != person:
        raise Forbidden("not-your-seat", seat=number)
    return seat


def check_host(table: Table, person: Person) -> None:
    """Refuse everyone but the host."""
    if table.host != person.id:
        raise Forbidden("not-host")


def add_nonce(table: Table, person: Person, number: int | None, nonce: str) -> None:
    """Add a person's nonce to the deal. It cannot be changed later."""
    if table.status != WAITING:
        return
    mine = table.seats_of(person.id)
    if not mine:
        raise Forbidden("not-seated")
    for place in mine if number is None else [number]:
        seat = own_seat(table, person.id, place)
        seat.nonce = seat.nonce or nonce


def is_ready(table: Table) -> bool:
    """Is every seat taken, and has every person added a nonce?"""
    return table.status == WAITING and all(
        seat.kind == BOT or (seat.person is not None and seat.nonce is not None)
        for seat in table.seats
    )


def start(table: Table, fill: str) -> None:
    """Deal. Bots take the seats that are still open."""
    if table.status != WAITING:
        _check_unfinished(table)
        return
    for place, seat in enumerate(table.seats):
        if seat.kind == OPEN:
            table.seats[place] = Seat(BOT, level=fill)
            _check_level(table.seats[place])
    table.seat_characters()
    _set_seat_options(table)
    table.status = PLAYING
    table.started = now_ms()
    table.deal = fairness.deal(table.id, table.seed, [seat.nonce for seat in table.seats])


def _set_seat_options(table: Table) -> None:
    """Set the options that depend on who sits where, unless the table chose otherwise."""
    game = find_game(table.game)
    usual = game.full_options({})
    minds = [find_mind(seat.level) if seat.level else None for seat in table.seats]
    for name, value in seat_options(game, minds, {}).items():
        if table.options[name] == usual[name]:
            table.options[name] = value


def leave(table: Table, person: Person) -> None:
    """Give up a person's seats. A table without people closes; else another becomes host."""
    mine = table.seats_of(person.id)
    if not mine or table.status not in (WAITING, PLAYING):
        return
    if table.started is not None:
        before = table.held_before.get(person.id, [])
        table.held_before[person.id] = sorted({*before, *mine})
    for place in mine:
        nonce = table.seats[place].nonce if table.started else None
        plays_on = table.status == PLAYING and table.absent == "bot"
        table.seats[place] = Seat(OPEN, nonce=nonce, held=plays_on)
    table.undo = None
    if not table.people:
        _end(table)
    elif table.host == person.id:
        table.host = table.people[0]


def close(table: Table, person: Person) -> None:
    """End a table that has not begun, or where nobody else plays. It stays visible."""
    if table.status == CLOSED:
        return
    _check_unfinished(table)
    check_host(table, person)
    if table.status == PLAYING and table.people != [person.id]:
        raise Conflict("others-play")
    _end(table)


def _end(table: Table) -> None:
    table.status = CLOSED
    table.bot_at = table.clock_at = table.undo = None
    table.awaited = []


def come_back(table: Table, person: Person, overdue: Mapping[int, int]) -> None:
    """A bot that held this person's seats gives them up.

    `overdue` says when the decisions began whose time has run out. Each of them can be taken back
    from the bot once: otherwise a player could keep the bot from ever deciding.
    """
    for place in table.seats_of(person.id):
        if place in overdue:
            if table.returned.get(place) == overdue[place]:
                continue
            table.returned[place] = overdue[place]
        table.seats[place].held = False
        table.votes.pop(place, None)


def vote(table: Table, person: Person, number: int) -> None:
    """Vote for a bot to play for an absent player; more than half of the others decide."""
    seat = table.seats[number]
    if person.id not in table.people:
        raise Forbidden("not-seated")
    if seat.person == person.id:
        raise Forbidden("own-vote")
    agreed = table.votes.setdefault(number, [])
    if person.id not in agreed:
        agreed.append(person.id)
    others = [other for other in table.people if other != seat.person]
    if 2 * len(set(agreed) & set(others)) > len(others):
        seat.held = True
        table.votes.pop(number)


def rename(table: Table, person: Person) -> None:
    """Update a person's name at the table."""
    for seat in table.seats:
        if seat.person == person.id and seat.kind == PERSON:
            seat.name = person.name


def again(table: Table, host: Person, remembered: Mapping[str, OptionValue]) -> Table:
    """A rematch: the same people and bots, a new deal."""
    created = now_ms()
    seats = [
        Seat(OPEN)
        if seat.kind == OPEN
        else Seat(seat.kind, seat.person, seat.name, seat.level, seat.character)
        for seat in table.seats
    ]
    return Table(
        id=new_id(),
        game=table.game,
        rules=find_game(table.game).rules_version,
        players=table.players,
        options={**table.options, **remembered},
        seats=seats,
        visibility=table.visibility,
        clock=table.clock,
        absent=table.absent,
        pace_ms=table.pace_ms,
        host=host.id,
        invite=new_id(),
        seed=fairness.new_seed(),
        created=created,
        updated=created,
    )


def imported(
    game: str, rules: int, names: Sequence[str], options: Mapping[str, Any], text: str
) -> Table:
    """An imported record as a table to look at."""
    created = now_ms()
    return Table(
        id=new_id(),
        game=game,
        rules=rules,
        players=len(names),
        options=dict(options),
        seats=[_recorded_seat(name) for name in names],
        visibility="link",
        clock=Clock(),
        absent="wait",
        pace_ms=0,
        host=None,
        invite="",
        seed="",
        created=created,
        updated=created,
        status="over",
        started=created,
        record=text,
    )


def _recorded_seat(name: str) -> Seat:
    """A seat of a record: one of our characters, or somebody else."""
    who = recorded_character(name)
    if who is None:
        return Seat(LOCAL, name=name or None)
    return Seat(BOT, level=who.level, character=who.name)
