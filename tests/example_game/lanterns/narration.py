"""What people are told: the log, the prompt, and where points come from, as keys with arguments."""

from __future__ import annotations

from functools import partial

from tests.example_game.lanterns import phase
from tests.example_game.lanterns.rules import NOBODY, TURN, lights_at_stake, lights_of, taker
from tests.example_game.lanterns.state import STAYS, State
from tripolis.engine.event import Event, tell
from tripolis.engine.game import seats_in
from tripolis.engine.viewer import EVERYTHING
from tripolis.words import Line, Seat

_tell = partial(tell, "lanterns")


def events(before: State, after: State, player: int, action: int, viewer: int) -> list[Event]:
    """What happened in one step, as far as the viewer may know, and how it is told."""
    if player < 0:
        return _cards_are_shown(after)
    if viewer in (player, EVERYTHING):
        return [_tell("chose", {"player": Seat(player), "number": int(action)})]
    return [_tell("chose", {"player": Seat(player)}, key="chose-secretly")]


def _cards_are_shown(s: State) -> list[Event]:
    played = int(s.rounds_played) - 1
    told = [
        _tell("shows", {"player": Seat(seat), "number": int(s.shown[seat, played])})
        for seat in range(s.players)
    ]
    if taker(s, played) != NOBODY:
        taken = {"player": Seat(taker(s, played)), "lights": lights_at_stake(s, played)}
        told.append(_tell("takes", taken))
    elif s.unclaimed == STAYS and s.phase != phase.END:
        told.append(_tell("stays"))
    else:
        told.append(_tell("goes-out"))
    if s.phase == phase.END:
        return [*told, _tell("end")]
    return [*told, _tell("next", {"lights": int(s.lanterns[s.rounds_played])})]


def prompt(s: State, viewer: int) -> Line:
    """Whose turn it is and what is asked, in one sentence."""
    if s.phase == phase.END:
        return Line("lanterns-ask-over")
    if viewer >= 0 and TURN.must_act(s) >> viewer & 1:
        return Line("lanterns-ask-choose", {"lights": lights_at_stake(s, s.rounds_played)})
    waiting = [Seat(seat) for seat in seats_in(TURN.must_act(s))]
    return Line("lanterns-ask-wait", {"players": waiting, "count": len(waiting)})


def score(s: State, player: int) -> tuple[int, list[Line]]:
    """The player's points, and where they come from."""
    lights = lights_of(s, player)
    return lights, [Line("lanterns-score", {"lights": lights})]
