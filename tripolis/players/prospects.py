"""What each move still earns, by playing worlds out to their end.

Hints name these points, and bots whose match is lost go for them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from tripolis.engine.arrays import int8, zeros
from tripolis.engine.game import Game, State
from tripolis.engine.luck import Luck, new_luck
from tripolis.players.policy import imagine
from tripolis.players.search import finish_match

_WORLDS = 12
"""How many worlds are played to their end to see what a move still earns."""


class Prospect(NamedTuple):
    """How a seat ends after a move, on average."""

    action: int
    place: float
    points: float
    everybody: tuple[float, ...]
    """The points of all seats."""


def prospects(
    game: Game, s: State, seat: int, actions: Sequence[int], seed: int
) -> tuple[list[Prospect], bool]:
    """How the seat would end after each of the moves, and whether more points are better."""
    endings = [
        [_played_out(game, s, seat, action, world + seed) for world in range(_WORLDS)]
        for action in actions
    ]
    found = []
    for action, ends in zip(actions, endings, strict=True):
        place, points = sum(ranks[seat] for _, ranks in ends) / _WORLDS, _mean_points(ends)
        found.append(Prospect(action, place, points[seat], points))
    return found, _more_is_better([end for ends in endings for end in ends])


def expected_points(game: Game, s: State) -> tuple[tuple[float, ...], bool]:
    """Everybody's points at the end of this very world, and whether more points are better."""
    ends = [_ending(game, s.copy(), new_luck(seed)) for seed in range(_WORLDS)]
    return _mean_points(ends), _more_is_better(ends)


def best_place(game: Game, s: State, seat: int, actions: Sequence[int], seed: int) -> int:
    """The move after which the seat ends in the best place, and of those with the best points."""
    found, upwards = prospects(game, s, seat, actions, seed)
    sign = 1 if upwards else -1
    return max(found, key=lambda one: (-one.place, sign * one.points)).action


Ending: TypeAlias = tuple[list[int], list[int]]
"""Everybody's points and places."""


def _played_out(game: Game, s: State, seat: int, action: int, seed: int) -> Ending:
    """Everybody's points and places after this move, in a world the seat could be in."""
    luck = new_luck(seed)
    world = imagine(game, s, seat, luck)
    game.apply(world, seat, action)
    return _ending(game, world, luck)


def _ending(game: Game, world: State, luck: Luck) -> Ending:
    """How a world ends that is played out by judgement."""
    if not game.over(world):
        finish_match(game, world, luck)
    ranks = zeros(int(world.players), int8)
    game.ranks(world, ranks)
    return [game.score(world, other)[0] for other in range(len(ranks))], [int(r) for r in ranks]


def _mean_points(ends: Sequence[Ending]) -> tuple[float, ...]:
    return tuple(sum(points) / len(ends) for points in zip(*(scores for scores, _ in ends)))


def _more_is_better(ends: Sequence[Ending]) -> bool:
    """Do more points win? In some games the fewest do."""
    return sum(_correlation(scores, ranks) for scores, ranks in ends) >= 0


def _correlation(scores: list[int], ranks: list[int]) -> int:
    """Above 0 where more points mean a better place, below 0 where fewer do."""
    first, last = ranks.index(min(ranks)), ranks.index(max(ranks))
    return (scores[first] > scores[last]) - (scores[first] < scores[last])
