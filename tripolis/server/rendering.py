"""What leaves the server: snapshots and events, drawn for one viewer.

Of a match only a viewer's `view`, `events`, `prompt` and legal moves are written, so nothing gets
out that the viewer may not know.
"""

from __future__ import annotations

import lzma
import time
from bisect import bisect_right
from collections.abc import Iterable
from itertools import pairwise
from typing import Any, NamedTuple, cast

import msgspec

from tripolis.engine.game import Game, State, seats_in
from tripolis.engine.match import Match, Played, Result
from tripolis.engine.viewer import EVERYTHING, SPECTATOR, Parts, shared_part, sharing_parts
from tripolis.players.remarks import remark_of
from tripolis.server import clocks, fairness
from tripolis.server.live import DrawnTable, LiveTable, drawn_events
from tripolis.server.models import OPEN, PERSON, UNDO, Chat, Entry, Table, now_ms, to_json
from tripolis.server.shapes import (
    AnalysisOut,
    BetterOut,
    Brief,
    ChatEvent,
    ClockOut,
    EventOut,
    FairOut,
    LegalMove,
    LineOut,
    LogEntry,
    MomentOut,
    MomentSeen,
    MoveStep,
    Play,
    PlayEvent,
    RemarkOut,
    ReplayOut,
    ResultOut,
    SeatOut,
    Snapshot,
    TableOut,
    UndoOut,
    View,
    VoteOut,
)
from tripolis.words import Line, Seat

HERE_FOR = 30_000
"""A person counts as present for this many ms after they were last seen."""
_MOST_MISSED = 64
"""A reader who missed more events than this is sent the match as it stands."""
_NOTHING_TOLD = b"[]"
_UNDOS_TOLD = 20
"""The log tells of the last undos: somebody may take the same move back a thousand times."""


def line_json(line: Line) -> LineOut:
    """A line as it goes out."""
    return cast(LineOut, line.to_json())


def _raw(view: View) -> View:
    """A view encoded at once: it is large, and may be written more than once."""
    return cast(View, msgspec.Raw(to_json(view)))


# The table


def table_json(live: LiveTable, person: str | None) -> TableOut:
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
        "outdated": live.outdated,
    }


def draw_table(live: LiveTable, person: str | None) -> DrawnTable:
    """A `table` event for one person, or for all spectators."""
    table = table_json(live, person)
    timed = {"seq": table["seq"], "clock": table["clock"]}
    rest = to_json({name: it for name, it in table.items() if name not in (*timed, "you")})
    # The time and the number of moves alone are no news of the table.
    lasting = rest + to_json({**table["clock"], "now": 0})
    told = rest[:-1] + b"," + to_json(timed)[1:]
    state = (live.table.version, live.presence)
    return DrawnTable(state, time.monotonic(), lasting, told, table["you"])


def presence_json(live: LiveTable) -> dict[str, Any]:
    """Who is present, the same for every reader."""
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


def _seat_json(live: LiveTable, number: int, person: str | None, now: int) -> SeatOut:
    seat = live.table.seats[number]
    return {
        "seat": number,
        "kind": seat.kind,
        "name": seat.name,
        "level": seat.level,
        "character": seat.character,
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


def _clock_json(live: LiveTable, now: int) -> ClockOut:
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


def _fair_json(table: Table) -> FairOut:
    ended = table.status in ("over", "closed")
    return {
        "commitment": fairness.commitment(table.seed) if table.seed else None,
        "nonces": [seat.nonce for seat in table.seats],
        "seed": (table.seed or None) if ended else None,
        "deal": table.deal if ended else None,
    }


def _undo_json(live: LiveTable, mine: list[int]) -> UndoOut:
    table, match = live.table, live.match
    takeable: list[int] = []
    free = False
    if mine and match is not None and table.status == "playing":
        played = match.played
        movers = {one.seat for one in played}
        takeable = [seat for seat in mine if seat in movers]
        free = bool(takeable) and played[-1].seat in mine and match.undo_is_free
    asked = table.undo
    return {
        "free": free,
        "seats": takeable,
        "asked_by": asked.seat if asked else None,
        "answers": {str(seat): yes for seat, yes in asked.answers.items()} if asked else {},
    }


def votes_json(live: LiveTable) -> list[VoteOut]:
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


def brief(table: Table, person: str | None) -> Brief:
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
            {
                "seat": number,
                "kind": seat.kind,
                "name": seat.name,
                "level": seat.level,
                "character": seat.character,
            }
            for number, seat in enumerate(table.seats)
        ],
        "mine": mine,
        "awaited": table.awaited,
        "your_turn": any(seat in table.awaited for seat in mine),
    }


def chat_json(said: Chat) -> ChatEvent:
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
    """A table and its match as one viewer sees them."""
    play = current_play(live, viewer) if live.match is not None else archived_play(live, viewer)
    shown: Snapshot = {**table_json(live, person), "play": play}
    return to_json(shown)


def archived_play(live: LiveTable, viewer: int) -> Play | None:
    """The match as it ended under other rules, if that was kept."""
    kept = live.archive.get(viewer)
    return cast(Play, msgspec.Raw(lzma.decompress(kept.play))) if kept else None


def current_play(live: LiveTable, viewer: int) -> Play:
    """The match as it stands."""
    return _play_json(live, viewer, len(live.numbers), whole_log(live, viewer), -1)


def _play_json(
    live: LiveTable, viewer: int, moves: int, log: list[LogEntry], log_after: int
) -> Play:
    """The match after this many of its moves."""
    match = live.playing
    game, s = match.game, live.state_at(moves)
    turn = _turn(s, game)
    return {
        "seat": viewer if viewer >= 0 else None,
        "view": _view(live, s, viewer),
        "legal": _legal_at(live, moves, viewer, turn.acting),
        "acting": turn.acting,
        "awaited": turn.awaited,
        "prompt": line_json(game.prompt(s, viewer)),
        "section": turn.section,
        "events": _events_at(live, moves, viewer),
        "log": log,
        "log_after": log_after,
        "over": turn.over,
        "result": _result_json(match.result) if turn.over else None,
    }


class _Turn(NamedTuple):
    """What is asked in a state, and of whom."""

    acting: list[int]
    awaited: list[int]
    section: str
    over: bool


@shared_part
def _turn(s: State, game: Game) -> _Turn:
    asked = seats_in(game.may_act(s)), seats_in(game.must_act(s))
    return _Turn(*asked, game.section(s), bool(game.over(s)))


def _result_json(result: Result | None) -> ResultOut | None:
    if result is None:
        return None
    return {
        "ranks": result.ranks,
        "scores": result.scores,
        "explained": [[line_json(line) for line in lines] for lines in result.explained],
        "winners": result.winners,
    }


def _delayed(live: LiveTable, viewer: int) -> bool:
    """Is this a spectator who is shown everything, but late?"""
    return (
        viewer == SPECTATOR and live.playing.options.get("spectator_view") == "omniscient_delayed"
    )


def _view(live: LiveTable, s: State, viewer: int) -> View:
    if _delayed(live, viewer):
        return _raw(live.playing.view(None))
    return _raw(live.playing.game.view(s, viewer))


def legal_json(match: Match, seat: int) -> list[LegalMove]:
    """What a seat may do now."""
    return [{"text": move.text, "parts": move.parts} for move in match.legal(seat)]


def _legal_at(live: LiveTable, moves: int, viewer: int, acting: list[int]) -> list[LegalMove]:
    """What a viewer may do after so many moves."""
    if viewer not in acting:
        return []
    if moves == len(live.numbers):
        return legal_json(live.playing, viewer)
    game, s = live.playing.game, live.state_at(moves)
    return [
        {"text": game.write_move(s, viewer, action), "parts": game.move_parts(s, viewer, action)}
        for action in game.legal_actions(s, viewer)
    ]


# What happened


def _steps_at(live: LiveTable, moves: int, viewer: int) -> list[list[EventOut]]:
    """What a viewer may know of the last of so many moves, step by step; of the opening if there
    was no move yet."""
    key = (_entry_of(live, moves), viewer)
    if key in live.happened:
        return live.happened[key]
    played = _last_of(live, moves)
    happened = [
        [
            cast(EventOut, event.to_json())
            for event in live.playing.game.events(*step, played.action, viewer)
        ]
        for step in played.steps
    ]
    if moves == len(live.numbers):
        live.happened[key] = happened
    return happened


def _last_of(live: LiveTable, moves: int) -> Played:
    return live.playing.played[moves - 1] if moves else live.playing.opening


def _events_at(live: LiveTable, moves: int, viewer: int) -> list[EventOut]:
    return [event for events in _steps_at(live, moves, viewer) for event in events]


def lines_of(events: Iterable[EventOut]) -> list[LineOut]:
    """The sentences that tell events."""
    return [event["line"] for event in events if event["line"] is not None]


def whole_log(live: LiveTable, viewer: int) -> list[LogEntry]:
    """All that a viewer has been told, by entries."""
    told = [
        (number, _told_at(live, moves, viewer)) for moves, number in enumerate([0, *live.numbers])
    ]
    log: list[LogEntry] = [
        {"seq": number, "lines": cast(list[LineOut], msgspec.Raw(lines))}
        for number, lines in told
        if lines != _NOTHING_TOLD
    ]
    undone = [entry for entry in live.entries if entry.kind == UNDO]
    log += [_undo_told(entry) for entry in undone[-_UNDOS_TOLD:]]
    return sorted(log, key=lambda entry: entry["seq"])


def _told_at(live: LiveTable, moves: int, viewer: int) -> bytes:
    """What a viewer was told of the last of so many moves, as JSON: entries do not change."""
    key = (_entry_of(live, moves), viewer)
    if key not in live.told:
        lines = to_json(lines_of(_events_at(live, moves, viewer)))
        # msgspec's bytes may have twice the room they need; these are kept for long.
        live.told[key] = bytes(memoryview(lines))
    return live.told[key]


def _undo_told(entry: Entry) -> LogEntry:
    line = Line("server-log-undone", {"player": Seat(entry.seat)})
    return {"seq": entry.number, "lines": [line_json(line)]}


def moment_json(live: LiveTable, number: int, viewer: int) -> MomentSeen:
    """The match as a viewer saw it after an entry, as far as its moves still stand."""
    match, moves = live.playing, bisect_right(live.numbers, number)
    then = live.state_at(moves)
    late = _delayed(live, viewer) and match.game.secrets_are_out(then, match.state)
    events = _events_at(live, moves, viewer)
    return {
        "at": moves,
        "view": match.game.view(then, EVERYTHING if late else viewer),
        "events": events,
        "lines": lines_of(events),
    }


# Events of a stream


def play_events(live: LiveTable, viewer: int, after: int | None) -> list[tuple[int, bytes]]:
    """What happened in the match since an entry, as the data of `play` events with their ids."""
    seq = live.table.seq
    missed = live.entries[after:] if after is not None and 0 <= after <= seq else None
    undone = any(entry.kind == UNDO for entry in missed or ())
    if missed is None or len(missed) > _MOST_MISSED or undone:
        return [(seq, _fresh(live, viewer, undone))]
    return [(entry.number, _event(live, viewer, entry)) for entry in missed]


def _fresh(live: LiveTable, viewer: int, undone: bool) -> bytes:
    """The match as it stands, for a reader that does not know what came before."""
    event: PlayEvent = {
        "seq": live.table.seq,
        "mover": None,
        "move": None,
        "undone": undone,
        "steps": [],
        "remark": None,
        "play": current_play(live, viewer),
    }
    return to_json(event)


def _event(live: LiveTable, viewer: int, entry: Entry) -> bytes:
    """One move, step by step; drawn once per viewer and shared by its readers."""
    key = (live.table.id, entry.number, viewer)
    event = drawn_events.find(*key)
    if event is None:
        with sharing_parts(_parts_of(live, entry)):
            event = to_json(_draw_event(live, viewer, entry))
        drawn_events.keep(*key, event)
    return event


_latest: tuple[tuple[str, int], Parts] = (("", 0), {})


def _parts_of(live: LiveTable, entry: Entry) -> Parts:
    """What the views of an event share. Only the latest is kept: readers are woken together."""
    global _latest
    event = (live.table.id, entry.number)
    if _latest[0] != event:
        _latest = (event, {})
    return _latest[1]


def _draw_event(live: LiveTable, viewer: int, entry: Entry) -> PlayEvent:
    moves = live.numbers.index(entry.number) + 1
    lines = lines_of(_events_at(live, moves, viewer))
    log: list[LogEntry] = [{"seq": entry.number, "lines": lines}] if lines else []
    play = _play_json(live, viewer, moves, log, entry.number - 1)
    return {
        "seq": entry.number,
        "mover": entry.seat,
        # A move's notation may name what only its mover knows.
        "move": entry.move if viewer == entry.seat else None,
        "undone": False,
        "steps": steps_json(live, moves, viewer),
        "remark": _remark_json(live, moves, entry, play["result"]),
        "play": play,
    }


def _remark_json(
    live: LiveTable, moves: int, entry: Entry, result: ResultOut | None
) -> RemarkOut | None:
    """What a character says of a move: the same to everybody, from what a spectator saw."""
    characters = [seat.character for seat in live.table.seats]
    if not any(characters):
        return None
    seen = _events_at(live, moves, SPECTATOR)
    winners = result["winners"] if result else None
    key = f"{live.table.id}|{entry.number}"
    said = remark_of(live.table.game, characters, seen, winners, key)
    return {"seat": said.seat, "mood": said.mood, "line": line_json(said.line)} if said else None


def steps_json(live: LiveTable, moves: int, viewer: int) -> list[MoveStep]:
    """What the viewer could see of a move, step by step.

    Silent steps are part of the next, and a move that is told in one step is one step. The view
    after the last step is the event's.
    """
    if _delayed(live, viewer):
        return [_step_json(_events_at(live, moves, viewer), None)]
    happened = _steps_at(live, moves, viewer)
    told = [number for number, events in enumerate(happened) if events]
    if len(told) <= 1:
        return [_step_json([event for events in happened for event in events], None)]
    states = _last_of(live, moves).steps
    last = len(states) - 1
    return [
        _step_json(happened[n], _view(live, states[n][1], viewer) if n < last else None)
        for n in sorted({*told, last})
    ]


def _step_json(events: list[EventOut], view: View | None) -> MoveStep:
    """One step as it goes out."""
    return {"events": events, "lines": lines_of(events), "view": view}


# Finished matches


def analysis_json(live: LiveTable, found: dict[str, Any]) -> AnalysisOut:
    """An analysis with everything a screen needs to put it into words."""
    best = _best_moves(live.table.players, found["moments"])
    told = {*found["turning_points"], *best}
    return {
        "status": "done",
        "moments": [
            _moment_json(live, moment, told=moment["number"] in told or moment["better"])
            for moment in found["moments"]
        ],
        "turning_points": found["turning_points"],
        "best_moves": best,
    }


def _best_moves(players: int, moments: list[dict[str, Any]]) -> list[int | None]:
    """For each seat the move that raised its own chance most, unless another was better."""
    best: list[tuple[float, int | None]] = [(0.0, None)] * players
    for before, after in pairwise(moments):
        seat = after["seat"]
        if seat is not None and not after["better"]:
            gain = after["own_chances"][seat] - before["own_chances"][seat]
            best[seat] = max(best[seat], (gain, after["number"]), key=lambda one: one[0])
    return [number for _, number in best]


def _moment_json(live: LiveTable, moment: dict[str, Any], told: bool) -> MomentOut:
    number, better = moment["number"], moment["better"]
    return {
        "number": number,
        "seq": _entry_of(live, number),
        "seat": moment["seat"],
        "move": moment["move"],
        "own_chances": moment["own_chances"],
        "true_chances": moment["true_chances"],
        "better": _better_json(live, number, moment["seat"], better) if better else None,
        "swing": moment["swing"],
        "lines": lines_of(_events_at(live, number, EVERYTHING)) if told else [],
        # Analyses kept from before there were reasons have none.
        "why": moment.get("why"),
    }


def _better_json(live: LiveTable, number: int, seat: int, better: dict[str, Any]) -> BetterOut:
    game, then = live.playing.game, live.state_at(number - 1)
    action = game.read_move(then, seat, better["move"])
    return {
        "move": better["move"],
        "parts": game.move_parts(then, seat, action),
        "view": game.view(then, seat),
        "chance": better["chance"],
        "chance_played": better["chance_played"],
        "why": better.get("why"),
    }


def _entry_of(live: LiveTable, moves: int) -> int:
    """The entry of the last of so many moves; 0 is the opening."""
    return live.numbers[moves - 1] if moves else 0


def replay_json(live: LiveTable, moves: int, viewer: int) -> ReplayOut:
    """A finished match after so many moves; everyone may see every seat's view."""
    match, events = live.playing, _events_at(live, moves, viewer)
    played = match.played[moves - 1] if moves else None
    view = match.game.view(live.state_at(moves), viewer)
    steps = _steps_at(live, moves, viewer) if played else []
    views = [match.game.view(after, viewer) for _, after, _ in played.steps[:-1]] if played else []
    return {
        "at": moves,
        "seq": _entry_of(live, moves),
        "last": len(match.played),
        "view": view,
        "events": events,
        "lines": lines_of(events),
        "mover": played.seat if played else None,
        "move": played.text if played else None,
        "steps": [_step_json(*step) for step in zip(steps, [*views, None], strict=bool(steps))],
    }
