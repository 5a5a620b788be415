"""What people are told: the log, the prompt, and where points come from, as keys with arguments."""

from __future__ import annotations

from functools import partial

from tests.example_game.bluff import phase
from tests.example_game.bluff.rules import BIDS, State, count_of, face_of
from tripolis.engine.event import Event, tell
from tripolis.words import Line, Seat

_tell = partial(tell, "bluff")


def events(before: State, after: State, player: int, action: int, viewer: int) -> list[Event]:
    """What happened in one step and how it is told: the same to everybody."""
    if player < 0:
        return [_tell("end" if after.phase == phase.END else "rolls")]
    who = {"player": Seat(player)}
    if action < BIDS:
        return [_tell("bids", who | {"count": count_of(action), "face": face_of(action)})]
    loser = next(seat for seat in range(len(before.left)) if before.left[seat] > after.left[seat])
    return [
        _tell("doubts", who),
        _tell("shows", {"count": int(after.shown), "face": int(before.face)}),
        _tell("loses", {"player": Seat(loser)}),
    ]


def prompt(s: State, viewer: int) -> Line:
    """Whose turn it is and what is asked, in one sentence."""
    if s.phase == phase.END:
        return Line("bluff-ask-over")
    if viewer != s.active:
        return Line("bluff-ask-wait", {"player": Seat(int(s.active))})
    if s.count == 0:
        return Line("bluff-ask-first")
    return Line("bluff-ask-answer", {"count": int(s.count), "face": int(s.face)})


def score(s: State, player: int) -> tuple[int, list[Line]]:
    """The player's dice."""
    left = int(s.left[player])
    return left, [Line("bluff-score", {"dice": left})]
