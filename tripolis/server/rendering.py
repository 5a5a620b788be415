"""What leaves the server: snapshots and events, drawn for one pair of eyes.

Of a match only `view`, `narrate`, `prompt` and the seat's own legal moves are ever written here,
so nothing gets out that a viewer may not know.
"""

from __future__ import annotations

import time
from bisect import bisect_right
from collections.abc import Iterable
from typing import Any

import msgspec

from tripolis.engine.game import Game, State, seats_in
from tripolis.engine.match import Played
from tripolis.engine.viewer import EVERYTHING, SPECTATOR
from tripolis.server import clocks, fairness
from tripolis.server.live import DrawnTable, LiveTable
from tripolis.server.models import OPEN, PERSON, UNDO, Chat, Entry, Table, now_ms, to_json
from tripolis.words import Line, Seat

HERE_FOR = 30_000
"""For so long after somebody was last seen they count as here, in ms."""
_EVENTS_KEPT = 64

Json = dict[str, Any]


def lines_json(lines: Iterable[Line]) -> list[Json]:
    """Lines as they go out."""
    return [line.to_json() for line in lines]


# The table


def table_json(live: LiveTable, person: str | None) -> Json:
    """The snapshot of a table without its match."""
    table, now = live.table, now_ms()
    mine = table.seats_of(person)
    return {
        "id": table.id,
        "game": table.game,
        "players": table.players,
        "options": table.options,
        "status": table.status,
        "visibility": table.visibility,
        "host": person is not None and person == table.host,
        "created": table.created,
        "seq": table.seq,
        "seats": [_seat_json(live, number, person, now) for number in range(table.players)],
        "you": {"person": person, "seats": mine},
        "invite": _invite(table) if mine else None,
        "clock": _clock_json(live, now),
        "absent": table.absent,
        "pace_ms": table.pace_ms,
        "fair": _fair_json(table),
        "rematch": table.rematch,
        "undo": _undo_json(live, mine),
        "votes": votes_json(live),
        "spectators": _spectators(live),
        "imported": table.record is not None,
    }


def draw_table(live: LiveTable, person: str | None) -> DrawnTable:
    """A `table` event for one person, or for all who only look on."""
    told = table_json(live, person)
    now, seq, you = told["clock"].pop("now"), told.pop("seq"), told.pop("you")
    lasting = to_json(told)
    told["clock"]["now"], told["seq"] = now, seq
    state = (live.table.version, live.presence)
    return DrawnTable(state, time.monotonic(), lasting, to_json(told), you)


def presence_json(live: LiveTable) -> Json:
    """Who is at the table, the same for everybody."""
    now, seats = now_ms(), live.table.seats
    return {
        "spectators": _spectators(live),
        "here": [number for number in range(len(seats)) if _is_here(live, number, now)],
        "votes": votes_json(live),
    }


def _spectators(live: LiveTable) -> int:
    return len(live.streams) - sum(person in live.streams for person in live.table.people)


def _is_here(live: LiveTable, number: int, now: int) -> bool:
    seat = live.table.seats[number]
    return seat.kind == "bot" or live.here(seat.person, now, HERE_FOR)


def _seat_json(live: LiveTable, number: int, person: str | None, now: int) -> Json:
    seat = live.table.seats[number]
    return {
        "seat": number,
        "kind": seat.kind,
        "name": seat.name,
        "level": seat.level,
        "person": seat.person,
        "mine": seat.person is not None and seat.person == person,
        "here": _is_here(live, number, now),
        "bot_holds": seat.held,
    }


def _invite(table: Table) -> str | None:
    if not any(seat.kind == OPEN for seat in table.seats) or table.status not in (
        "waiting",
        "playing",
    ):
        return None
    return f"/table/{table.id}?invite={table.invite}"


def _clock_json(live: LiveTable, now: int) -> Json:
    clock, running = live.table.clock, live.awaited if live.table.status == "playing" else []
    ends = {str(seat): clocks.deadline(live.clocks, clock, seat) for seat in running}
    return {
        "kind": clock.kind,
        "seconds": clock.seconds,
        "reserve": clock.reserve,
        "days": clock.days,
        "running": running,
        "deadline": {seat: end for seat, end in ends.items() if end is not None},
        "left": {str(seat): left for seat, left in live.clocks.left.items()},
        "now": now,
    }


def _fair_json(table: Table) -> Json:
    ended = table.status in ("over", "closed")
    return {
        "commitment": fairness.commitment(table.seed) if table.seed else None,
        "nonces": [seat.nonce for seat in table.seats],
        "seed": (table.seed or None) if ended else None,
        "deal": table.deal if ended else None,
    }


def _undo_json(live: LiveTable, mine: list[int]) -> Json:
    table, match = live.table, live.match
    takeable: list[int] = []
    free = False
    if match is not None and table.status == "playing":
        movers = {played.seat for played in match.played}
        takeable = [seat for seat in mine if seat in movers]
        free = bool(takeable) and match.played[-1].seat in mine and match.undo_is_free
    asked = table.undo
    return {
        "free": free,
        "seats": takeable,
        "asked_by": asked.seat if asked else None,
        "answers": {str(seat): yes for seat, yes in asked.answers.items()} if asked else {},
    }


def votes_json(live: LiveTable) -> list[Json]:
    """The seats that the others may hand to a bot, and who agrees already."""
    table, now = live.table, now_ms()
    if table.absent != "vote" or table.status != "playing":
        return []
    return [
        {
            "seat": seat,
            "agreed": [
                number
                for number, other in enumerate(table.seats)
                if other.person in table.votes.get(seat, ()) and other.kind == PERSON
            ],
        }
        for seat in live.awaited
        if not table.bot_plays(seat) and is_missed(live, seat, now)
    ]


def is_missed(live: LiveTable, seat: int, now: int) -> bool:
    """Has the seat run out of time, or is nobody there to decide for it?"""
    end = clocks.deadline(live.clocks, live.table.clock, seat)
    return (end is not None and end <= now) or not live.here(
        live.table.seats[seat].person, now, HERE_FOR
    )


def brief(table: Table, person: str | None) -> Json:
    """A table in a list."""
    mine = table.seats_of(person)
    return {
        "id": table.id,
        "game": table.game,
        "players": table.players,
        "status": table.status,
        "visibility": table.visibility,
        "created": table.created,
        "updated": table.updated,
        "clock": table.clock.kind,
        "seats": [
            {"seat": number, "kind": seat.kind, "name": seat.name, "level": seat.level}
            for number, seat in enumerate(table.seats)
        ],
        "mine": mine,
        "your_turn": any(seat in table.awaited for seat in mine),
    }


def chat_json(said: Chat) -> Json:
    """A line of chat."""
    return {
        "number": said.number,
        "from": {"person": said.person, "name": said.name, "seat": said.seat},
        "text": said.text,
        "at": said.at,
        "spectators": said.spectators,
    }


# The match


def snapshot(live: LiveTable, person: str | None, viewer: int) -> bytes:
    """A table and its match through one pair of eyes."""
    play = None
    if live.match is not None:
        play = _play_json(live, viewer, len(live.numbers), whole_log(live, viewer), -1)
    return to_json({**table_json(live, person), "play": play})


def _play_json(live: LiveTable, viewer: int, moves: int, log: list[Json], log_after: int) -> Json:
    """The match after so many of its moves."""
    match = live.playing
    game, s = match.game, live.state_at(moves)
    over = bool(game.over(s))
    result = match.result if over else None
    return {
        "seat": viewer if viewer >= 0 else None,
        "view": _view(live, s, viewer),
        "legal": _legal(game, s, viewer),
        "acting": seats_in(game.may_act(s)),
        "awaited": seats_in(game.must_act(s)),
        "prompt": game.prompt(s, viewer).to_json(),
        "section": game.section(s),
        "log": log,
        "log_after": log_after,
        "over": over,
        "result": {
            "ranks": result.ranks,
            "scores": result.scores,
            "explained": [lines_json(lines) for lines in result.explained],
            "winners": result.winners,
        }
        if result
        else None,
    }


def _delayed(live: LiveTable, viewer: int) -> bool:
    """Is this a spectator who is shown everything, but late?"""
    return (
        viewer == SPECTATOR and live.playing.options.get("spectator_view") == "omniscient_delayed"
    )


def _view(live: LiveTable, s: State, viewer: int) -> msgspec.Raw:
    if _delayed(live, viewer):
        return msgspec.Raw(to_json(live.playing.view(None)))
    return msgspec.Raw(to_json(live.playing.game.view(s, viewer)))


def _legal(game: Game, s: State, viewer: int) -> list[Json]:
    if viewer < 0 or not game.may_act(s) >> viewer & 1:
        return []
    return [
        {"text": game.write_move(s, viewer, action), "parts": game.move_parts(s, viewer, action)}
        for action in game.legal_actions(s, viewer)
    ]


def whole_log(live: LiveTable, viewer: int) -> list[Json]:
    """All that a viewer has been told, by entries."""
    told = [{"seq": 0, "lines": _opening(live, viewer)}]
    for number, played in zip(live.numbers, live.playing.played, strict=True):
        told.append({"seq": number, "lines": _told(live, number, played, viewer)})
    told += [_undo_told(entry) for entry in live.entries if entry.kind == UNDO]
    return sorted((entry for entry in told if entry["lines"]), key=lambda entry: int(entry["seq"]))


def _told(live: LiveTable, number: int, played: Played, viewer: int) -> list[Json]:
    """What a viewer was told of a move: found out once, as entries do not change."""
    key = (number, viewer)
    if key not in live.told:
        game = live.playing.game
        live.told[key] = [
            line.to_json()
            for before, after, actor in played.steps
            for line in game.narrate(before, after, actor, played.action, viewer)
        ]
    return live.told[key]


def _opening(live: LiveTable, viewer: int) -> list[Json]:
    """What was told before the first decision: the log without what was told of the moves."""
    key = (0, viewer)
    if key not in live.told:
        match, seat = live.playing, viewer if viewer >= 0 else None
        count = len(match.log(seat)) - sum(
            len(match.game.narrate(*step, played.action, viewer if viewer >= 0 else SPECTATOR))
            for played in match.played
            for step in played.steps
        )
        live.told[key] = lines_json(match.log(seat)[:count])
    return live.told[key]


def _undo_told(entry: Entry) -> Json:
    line = Line("server-log-undone", {"player": Seat(entry.seat)})
    return {"seq": entry.number, "lines": [line.to_json()]}


def moment_json(live: LiveTable, number: int, viewer: int) -> Json:
    """The match as a viewer saw it after an entry, as far as its moves still stand."""
    match, moves = live.playing, bisect_right(live.numbers, number)
    then = live.state_at(moves)
    late = _delayed(live, viewer) and match.game.secrets_are_out(then, match.state)
    lines = (
        _told(live, live.numbers[moves - 1], match.played[moves - 1], viewer)
        if moves
        else _opening(live, viewer)
    )
    return {
        "at": moves,
        "view": match.game.view(then, EVERYTHING if late else viewer),
        "lines": lines,
    }


# Events


def play_events(live: LiveTable, viewer: int, after: int | None) -> list[tuple[int, bytes]]:
    """What happened in the match since an entry, as the data of `play` events with their ids."""
    seq = live.table.seq
    missed = live.entries[after:] if after is not None and 0 <= after <= seq else None
    undone = any(entry.kind == UNDO for entry in missed or ())
    if missed is None or len(missed) > _EVENTS_KEPT or undone:
        return [(seq, _fresh(live, viewer, undone))]
    return [(entry.number, _event(live, viewer, entry)) for entry in missed]


def _fresh(live: LiveTable, viewer: int, undone: bool) -> bytes:
    play = _play_json(live, viewer, len(live.numbers), whole_log(live, viewer), -1)
    return to_json(
        {
            "seq": live.table.seq,
            "mover": None,
            "move": None,
            "undone": undone,
            "steps": [],
            "play": play,
        }
    )


def _event(live: LiveTable, viewer: int, entry: Entry) -> bytes:
    """One move, step by step; drawn once for everybody with the same eyes."""
    key = (entry.number, viewer)
    if key not in live.drawn:
        while len(live.drawn) > _EVENTS_KEPT:
            live.drawn.pop(next(iter(live.drawn)))
        live.drawn[key] = _draw_event(live, viewer, entry)
    return live.drawn[key]


def _draw_event(live: LiveTable, viewer: int, entry: Entry) -> bytes:
    match = live.playing
    index = live.numbers.index(entry.number)
    played = match.played[index]
    lines = _told(live, entry.number, played, viewer)
    log = [{"seq": entry.number, "lines": lines}] if lines else []
    play = _play_json(live, viewer, index + 1, log, entry.number - 1)
    return to_json(
        {
            "seq": entry.number,
            "mover": entry.seat,
            # A move's notation may name what only its mover knows.
            "move": entry.move if viewer == entry.seat else None,
            "undone": False,
            "steps": steps_json(live, played, viewer, play["view"]),
            "play": play,
        }
    )


def steps_json(live: LiveTable, played: Played, viewer: int, last_view: msgspec.Raw) -> list[Json]:
    """What the viewer was told one thing after another; silent steps are part of the next."""
    game = live.playing.game
    told = [
        (lines_json(game.narrate(before, after, actor, played.action, viewer)), after)
        for before, after, actor in played.steps
    ]
    if _delayed(live, viewer):
        return [{"lines": [line for lines, _ in told for line in lines], "view": last_view}]
    last = len(told) - 1
    return [
        {"lines": lines, "view": last_view if number == last else _view(live, after, viewer)}
        for number, (lines, after) in enumerate(told)
        if lines or number == last
    ]


# Afterwards


def analysis_json(live: LiveTable, found: Json) -> Json:
    """An analysis with its better moves taken apart, so that a screen can say them in words."""
    game = live.playing.game
    for moment in found["moments"]:
        if better := moment["better"]:
            then, seat = live.state_at(moment["number"] - 1), moment["seat"]
            action = game.read_move(then, seat, better["move"])
            better["parts"] = game.move_parts(then, seat, action)
    return found


def replay_json(live: LiveTable, moves: int, viewer: int) -> Json:
    """A finished match after so many moves; everybody may look through all eyes."""
    match = live.playing
    view = msgspec.Raw(to_json(match.game.view(live.state_at(moves), viewer)))
    told: Json = {"at": moves, "last": len(match.played), "view": view}
    if moves == 0:
        lines = _opening(live, viewer)
        return told | {"lines": lines, "mover": None, "move": None, "steps": []}
    played = match.played[moves - 1]
    return told | {
        "lines": [
            line.to_json()
            for step in played.steps
            for line in match.game.narrate(*step, played.action, viewer)
        ],
        "mover": played.seat,
        "move": played.text,
        "steps": [
            {
                "lines": lines_json(match.game.narrate(*step, played.action, viewer)),
                "view": match.game.view(step[1], viewer),
            }
            for step in played.steps
        ],
    }
