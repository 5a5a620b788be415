"""What is kept of a finished match: enough to look at it under any later rules.

A match is replayed by its rules, and a change of the rules would hide it. So when one ends, its
record and everything that its table and its replay show are drawn once, for every viewer, and
stored.
"""

from __future__ import annotations

import dataclasses
import lzma
from bisect import bisect_right
from typing import cast

import msgspec

from tripolis.engine import record
from tripolis.engine.viewer import EVERYTHING, SPECTATOR
from tripolis.server import fairness, rendering
from tripolis.server.errors import Refused
from tripolis.server.live import LiveTable, News, load, names_of
from tripolis.server.models import ArchivedView, Entry, Table, to_json
from tripolis.server.shapes import MomentSeen, ReplayOut

_FAST = 1
"""The frames of a replay differ so little that the fastest compression does."""


class Archive(msgspec.Struct, frozen=True):
    """A finished match, drawn."""

    record: str
    views: list[ArchivedView]


def draw(table: Table, entries: list[Entry]) -> Archive:
    """Draw a finished match for everybody who may look at it. Takes seconds: run it in a worker."""
    live = load(table.id, News(table, entries))
    viewers = (EVERYTHING, SPECTATOR, *range(table.players))
    return Archive(record_of(live), [_draw_view(live, viewer) for viewer in viewers])


def _draw_view(live: LiveTable, viewer: int) -> ArchivedView:
    moves = range(len(live.playing.played) + 1)
    frames = [rendering.replay_json(live, at, viewer) for at in moves]
    play = rendering.current_play(live, viewer)
    return ArchivedView(viewer, _pack(to_json(play)), _pack(to_json(frames)))


def _pack(drawn: bytes) -> bytes:
    return lzma.compress(drawn, preset=_FAST)


# What is shown of it


def replay(live: LiveTable, at: int, viewer: int) -> ReplayOut:
    """The match after so many moves."""
    if viewer not in live.archive:
        raise live.other_rules()
    frames = _Frames.decode(lzma.decompress(live.archive[viewer].replay))
    if at >= len(frames):
        raise Refused("no-such-moment", at=at, last=len(frames) - 1)
    return cast(ReplayOut, frames[at])


_Frames = msgspec.json.Decoder(list[msgspec.Raw])


def moment(live: LiveTable, number: int, viewer: int) -> MomentSeen:
    """The match as a viewer saw it after an entry."""
    at = bisect_right(live.numbers, number)
    shown = msgspec.json.decode(cast(bytes, replay(live, at, viewer)))
    return {name: shown[name] for name in ("at", "view", "events", "lines")}  # type: ignore[return-value]


def record_of(live: LiveTable) -> str:
    """The record of a match that has ended, with the proof of its deal inside."""
    table = live.table
    if table.record is not None:
        return table.record
    told = _told(live) if live.outdated else record.parse(live.playing.record())
    return record.write(dataclasses.replace(told, proof=proof_of(table)))


def _told(live: LiveTable) -> record.Record:
    """What can be said of a match without its rules: all but its last state and its result."""
    table, moves = live.table, {entry.number: entry for entry in live.entries}
    standing = [moves[number] for number in live.numbers]
    return record.Record(
        game=table.game,
        rules=table.rules,
        players=table.players,
        options=dict(table.options),
        seed=int(str(table.deal), 16),
        position=None,
        names=names_of(table),
        moves=[(entry.seat, str(entry.move)) for entry in standing],
        ranks=None,
        digest=record.UNKNOWN_STATE,
    )


def proof_of(table: Table) -> dict[str, object]:
    """The proof that a table's cards were dealt fairly."""
    return fairness.proof(table.id, table.seed, [seat.nonce for seat in table.seats])
