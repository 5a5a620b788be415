"""Moves and undos: checked, stored, and only then shown to anyone.

Checks come in the order of `Match.play`. Before them come the server's own: is this request a
repetition, is the seat this person's, did they see the current state?
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tripolis.engine.errors import NothingToUndo, TripolisError
from tripolis.engine.game import State, seats_in
from tripolis.server import clocks
from tripolis.server.errors import Conflict, Forbidden, Refused
from tripolis.server.house import House, accept, announce, find_table, refresh
from tripolis.server.live import LiveTable, News, deal
from tripolis.server.models import (
    MOVE,
    OVER,
    PLAYING,
    UNDO,
    Entry,
    Once,
    Person,
    Table,
    UndoRequest,
    now_ms,
)
from tripolis.server.table_store import StaleVersion
from tripolis.server.tables import own_seat

AWAY_AFTER = 60_000
"""A player not seen for this many ms is away."""
_NEXT_BOT = 150
"""Ms between the answers of bots in a simultaneous choice."""


async def move(
    house: House, person: Person, live: LiveTable, seat: int, text: str, seq: int, once: Once
) -> int:
    """Make a person's move and return its number. Repeating the request makes it once.

    The store accepts a move only at the table's latest version. So the cached table is good enough
    to try a move, but not to refuse one.
    """
    while True:
        remembered = live.known
        try:
            return await _try_move(house, person, live, seat, text, seq, once)
        except StaleVersion:
            house.note_overtaken()
            await refresh(house, live)
        except TripolisError:
            await refresh(house, live)
            if live.known == remembered:
                raise


async def _try_move(
    house: House, person: Person, live: LiveTable, seat: int, text: str, seq: int, once: Once
) -> int:
    own_seat(live.table, person.id, seat)
    if (earlier := _repeated(live, once, MOVE, seat)) is not None:
        return earlier.number
    _check_playing(live)
    if not still_decides(live, seat, seq):
        raise Conflict("moved-on")
    return await make_move(house, live, seat, text, once)


def _repeated(live: LiveTable, once: Once | None, kind: str, seat: int) -> Entry | None:
    earlier = live.keys.get(once.key) if once is not None else None
    if once is not None and earlier is not None:
        once.check(earlier.asked)
        if (earlier.kind, earlier.seat) != (kind, seat):
            raise Refused("key-used")
    return earlier


def _check_playing(live: LiveTable) -> None:
    if live.table.status != PLAYING:
        raise Conflict("not-started" if live.table.status == "waiting" else "table-ended")


def still_decides(live: LiveTable, seat: int, seq: int) -> bool:
    """Does the seat still face the decision it saw at `seq`?

    In a simultaneous choice the others' answers do not change it until all are in.
    """
    if seq == live.table.seq:
        return True
    missed = live.entries[seq:] if 0 <= seq < live.table.seq else []
    if not missed or any(entry.kind != MOVE or entry.seat == seat for entry in missed):
        return False
    match = live.playing
    played = match.played[-len(missed) :]
    asked = all(match.game.may_act(one.before) >> seat & 1 for one in played)
    unresolved = all(len(one.steps) == 1 for one in played)
    return asked and unresolved and seat in match.acting


async def make_move(house: House, live: LiveTable, seat: int, text: str, once: Once | None) -> int:
    """Store a legal move, by a person or a bot."""
    tried = live.playing.try_move(seat, text)
    by_bot = live.table.bot_plays(seat) and once is None
    entry = Entry(live.table.seq + 1, MOVE, seat, tried.text, None, now_ms(), *_signature(once))

    def change(table: Table) -> None:
        if not by_bot:
            table.seats[seat].held = False
        table.votes.pop(seat, None)
        _update_table(table, live, tried.after, entry)

    await _append(house, live, entry, change)
    house.note_move(live.table.game, by_bot)
    return entry.number


def _signature(once: Once | None) -> tuple[str | None, str | None]:
    return (once.key, once.asked) if once is not None else (None, None)


async def _append(
    house: House, live: LiveTable, entry: Entry, change: Callable[[Table], object]
) -> None:
    table = live.table.after_change()
    table.seq = entry.number
    change(table)
    await house.store.add_entry(table, entry)
    await accept(house, live, News(table, [entry]))


def _update_table(table: Table, live: LiveTable, after: State, entry: Entry) -> None:
    """Update the table for an entry: is it over, who is to move, what is due when."""
    game = live.playing.game
    asked_before = table.awaited
    table.undo = None
    table.awaited = [] if game.over(after) else seats_in(game.must_act(after))
    if game.over(after):
        table.status = OVER
        table.bot_at = table.clock_at = None
        return
    running = live.clocks.copy()
    if entry.kind == MOVE:
        clocks.go_on(running, table.clock, entry.seat, table.awaited, entry.at)
    else:
        clocks.begin_again(running, table.awaited, entry.at)
    same_question = table.bot_plays(entry.seat) and set(table.awaited) < set(asked_before)
    schedule(table, running, entry.at, _NEXT_BOT if same_question else table.pace_ms)


def schedule(table: Table, running: clocks.Clocks, now: int, pace: int) -> None:
    """Set when a bot's move is due and when to check for absent players."""
    bots = any(table.bot_plays(seat) for seat in table.awaited)
    table.bot_at = now + pace if bots else None
    people = [seat for seat in table.awaited if not table.bot_plays(seat)]
    looks = [clocks.deadline(running, table.clock, seat) for seat in people]
    if table.absent == "bot":
        looks += [now + AWAY_AFTER for _ in people]
    ends = [look for look in looks if look is not None]
    table.clock_at = min(ends) if ends and table.absent != "wait" else None


def reschedule(table: Table) -> None:
    """Reschedule after a change of who plays which seat.

    A bot's move that is due already stays due, so nobody can delay it by repeating requests.
    """
    now = now_ms()
    if not any(table.bot_plays(seat) for seat in table.awaited):
        table.bot_at = None
    elif table.bot_at is None:
        table.bot_at = now + table.pace_ms
    table.clock_at = now if table.absent != "wait" else None


def begin(table: Table) -> None:
    """Set who moves first, and what is due."""
    match = deal(table)
    table.awaited = match.awaited
    at = table.started or now_ms()
    schedule(table, clocks.begin(table.clock, table.players, table.awaited, at), at, table.pace_ms)


# Undo


async def undo(
    house: House, person: Person, table_id: str, seat: int, seq: int, once: Once | None
) -> LiveTable:
    """Undo the seat's last move, or propose that to the others."""
    while True:
        live = await find_table(house, table_id)
        own_seat(live.table, person.id, seat)
        if _repeated(live, once, UNDO, seat) is not None:
            return live
        _check_playing(live)
        if seq != live.table.seq:
            raise Conflict("moved-on")
        keep = _moves_before_last_of(live, seat)
        others = [other for other in live.table.people if other != person.id]
        free = keep == len(live.numbers) - 1 and live.playing.undo_is_free
        try:
            if free or not others:
                await _take_back(house, live, seat, keep, once)
            else:
                await _ask(house, live, UndoRequest(seat, keep, seq))
            return live
        except StaleVersion:
            house.note_overtaken()


def _moves_before_last_of(live: LiveTable, seat: int) -> int:
    for index in range(len(live.numbers) - 1, -1, -1):
        if live.playing.played[index].seat == seat:
            return index
    raise NothingToUndo("server-nothing-to-undo")


async def _ask(house: House, live: LiveTable, asked: UndoRequest) -> None:
    def change(table: Table) -> None:
        table.undo = asked

    await house.store.change_table(live.table.id, change, live.table.version)
    await announce(house, live)


async def _take_back(
    house: House, live: LiveTable, seat: int, keep: int, once: Once | None
) -> None:
    entry = Entry(live.table.seq + 1, UNDO, seat, None, keep, now_ms(), *_signature(once))
    before = live.state_at(keep)
    await _append(house, live, entry, lambda table: _update_table(table, live, before, entry))


async def answer_undo(
    house: House, person: Person, table_id: str, seat: int, agree: bool
) -> LiveTable:
    """Answer a proposed undo: everyone has to agree, and one refusal ends it."""
    while True:
        live = await find_table(house, table_id)
        own_seat(live.table, person.id, seat)
        asked = live.table.undo
        if asked is None:
            raise Conflict("nothing-asked")
        if live.table.seats[asked.seat].person == person.id:
            raise Forbidden("own-question")
        answers = {**asked.answers, seat: agree}
        try:
            if agree and _all_agree(live.table, asked, answers):
                await _take_back(house, live, asked.seat, asked.keep, None)
            else:
                await _note_answer(house, live, asked, answers if agree else None)
            return live
        except StaleVersion:
            house.note_overtaken()


def _all_agree(table: Table, asked: UndoRequest, answers: dict[int, bool]) -> bool:
    agreed = {table.seats[seat].person for seat in answers}
    return {*table.people} - {table.seats[asked.seat].person} <= agreed


async def _note_answer(
    house: House, live: LiveTable, asked: UndoRequest, answers: dict[int, bool] | None
) -> None:
    def change(table: Table) -> None:
        refused = answers is None
        table.undo = (
            None if refused else UndoRequest(asked.seat, asked.keep, asked.seq, answers or {})
        )

    await house.store.change_table(live.table.id, change, live.table.version)
    await announce(house, live)


# Absent players


def absent_seats(live: LiveTable, now: int) -> Sequence[int]:
    """The seats to move whose player ran out of time or is away."""
    late = overdue(live, now)
    return [
        seat
        for seat in live.awaited
        if not live.table.bot_plays(seat)
        and (seat in late or not live.here(live.table.seats[seat].person, now, AWAY_AFTER))
    ]


def overdue(live: LiveTable, now: int) -> dict[int, int]:
    """The seats whose time has run out, and when the decision they are asked for began."""
    ends = {seat: clocks.deadline(live.clocks, live.table.clock, seat) for seat in live.awaited}
    return {
        seat: live.clocks.since[seat]
        for seat, end in ends.items()
        if end is not None and end <= now
    }
