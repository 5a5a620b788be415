"""A move in words before it is made: what the log would say of it."""

from __future__ import annotations

from tripolis.engine.luck import new_luck
from tripolis.engine.match import Match, Move
from tripolis.engine.viewer import SPECTATOR
from tripolis.words import Line

_WORLDS = 4


def foretell(match: Match, seat: int, move: Move) -> Line:
    """The first thing the log would say of a move that a seat considers.

    It is told only if it is the same in several worlds the seat could be in, so it tells no secret
    and claims nothing that only the deal decides. Otherwise it is told as a spectator would hear
    it: a card from a deck is then just a card.
    """
    for viewer in (seat, SPECTATOR):
        first, *others = (_first_line(match, seat, move, viewer, world) for world in range(_WORLDS))
        if first is not None and all(line == first for line in others):
            return first
    return Line("table-move", {"move": move.text})


def _first_line(match: Match, seat: int, move: Move, viewer: int, seed: int) -> Line | None:
    world = match.state.copy()
    match.game.reimagine(world, seat, new_luck(seed))
    for before, after, actor in match.game.steps(world, seat, move.action):
        for line in match.game.narrate(before, after, actor, move.action, viewer):
            return line
    return None
