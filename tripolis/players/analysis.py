"""A finished match looked at again: who stood how, what would have been better, where it turned.

Chances are shares of victory over many ways to play the rest of the match. A seat's own chance is
taken over worlds that seat could have been in; the true chances over the world as it was.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from tripolis.engine.game import EVERYTHING, Game, State
from tripolis.engine.luck import Luck, new_luck
from tripolis.engine.match import Match
from tripolis.engine.rule import rule
from tripolis.players.search import Manner, build_play_out, share_of_victory, think

PLAYOUTS = 400
ITERATIONS = 600
_CLEARLY = 0.1
"""How much more an alternative has to promise before it is called better."""
_SWING = 0.15
"""How much a true chance has to change before a move is called a turning point."""
_MOST_TURNS = 5


@dataclass(frozen=True)
class Better:
    """A move that would clearly have been better, and both chances as its player could know."""

    move: str
    chance: float
    chance_played: float


@dataclass(frozen=True)
class Moment:
    """A match after one of its moves."""

    number: int
    """Of the move, from 1; 0 is the deal."""
    seat: int | None
    move: str
    own_chances: tuple[float, ...]
    """Each seat's winning chance as that seat could know it."""
    true_chances: tuple[float, ...]
    """Each seat's winning chance in the world as it was."""
    better: Better | None
    swing: float
    """How much the move changed somebody's true chance."""


@cache
def build_estimate(game: Game) -> Callable[..., None]:
    """Everybody's share of victory over playouts from worlds the viewer could be in."""
    reimagine, ranks, play_out = game.reimagine, game.ranks, build_play_out(game)

    @rule
    def estimate(
        root: Any,
        world: Any,
        viewer: int,
        players: int,
        playouts: int,
        greedy_percent: int,
        out: Any,
        placed: Any,
        shares: Any,
        luck: Luck,
    ) -> None:
        for _ in range(playouts):
            world[0] = root[0]
            if viewer != EVERYTHING:
                reimagine(world[0], viewer, luck)
            play_out(world[0], greedy_percent, out, luck)
            ranks(world[0], placed)
            for seat in range(players):
                shares[seat] += share_of_victory(placed, players, seat) / playouts

    return estimate


def chances(game: Game, s: State, viewer: int, playouts: int, seed: int) -> tuple[float, ...]:
    """Everybody's winning chance, as a seat could know it or (`EVERYTHING`) in the true world."""
    players = int(s.players)
    root, world = np.zeros(1, game.state), np.zeros(1, game.state)
    root[0] = s
    shares = np.zeros(players)
    out, placed = np.zeros(game.most_legal, np.int16), np.zeros(players, np.int8)
    build_estimate(game)(
        root, world, viewer, players, playouts, _MIX, out, placed, shares, new_luck(seed, _STREAM)
    )
    return tuple(float(share) for share in shares)


_MIX = 90
"""Playouts of an analysis mix some chance in: players are not all alike."""
_STREAM = 1 << 41


def analyse(
    match: Match, playouts: int = PLAYOUTS, iterations: int = ITERATIONS
) -> Iterator[Moment]:
    """The match's moments from its deal to its end, one by one: it takes a while."""
    game = match.game
    states = [played.before for played in match.played] + [match.state]
    before = _true_chances(match, states[0], playouts, 0)
    yield Moment(0, None, "", _own_chances(match, states[0], playouts, 0), before, None, 0.0)
    for number, played in enumerate(match.played, 1):
        true = _true_chances(match, states[number], playouts, number)
        yield Moment(
            number=number,
            seat=played.seat,
            move=played.text,
            own_chances=_own_chances(match, states[number], playouts, number),
            true_chances=true,
            better=_better(game, played.before, played.seat, played.action, playouts, iterations),
            swing=max(abs(after - earlier) for after, earlier in zip(true, before)),
        )
        before = true


def _true_chances(match: Match, s: State, playouts: int, seed: int) -> tuple[float, ...]:
    return chances(match.game, s, EVERYTHING, playouts, seed)


def _own_chances(match: Match, s: State, playouts: int, seed: int) -> tuple[float, ...]:
    return tuple(
        chances(match.game, s, seat, playouts, seed)[seat] for seat in range(match.players)
    )


def _better(
    game: Game, s: State, seat: int, action: int, playouts: int, iterations: int
) -> Better | None:
    """A move the seat could have known to be clearly better than the one it made."""
    if len(game.legal_actions(s, seat)) == 1:
        return None
    best = think(game, s, seat, 0, iterations, manner=Manner())[0].action
    if best == action:
        return None
    promised, played = (_chance_after(game, s, seat, choice, playouts) for choice in (best, action))
    if promised - played < _CLEARLY:
        return None
    return Better(game.write_move(s, seat, best), promised, played)


def _chance_after(game: Game, s: State, seat: int, action: int, playouts: int) -> float:
    """The seat's chance after a move, over worlds it could be in when it makes it."""
    luck = new_luck(0, _STREAM + 1)
    worlds = 8
    total = 0.0
    for number in range(worlds):
        world = s.copy()
        game.reimagine(world, seat, luck)
        game.apply(world, seat, action)
        total += chances(game, world, EVERYTHING, max(1, playouts // worlds), number)[seat]
    return total / worlds


def turning_points(moments: list[Moment]) -> list[Moment]:
    """The moves that changed the true chances most, in their order."""
    turned = [moment for moment in moments if moment.swing >= _SWING]
    most = sorted(turned, key=lambda moment: -moment.swing)[:_MOST_TURNS]
    return sorted(most, key=lambda moment: moment.number)
