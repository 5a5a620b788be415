"""How a player without a search picks a move: by what it sees through a haze, with its weakness.

Weak players are weak as people are. Each has one weakness for a whole match: a colour it is fond
of, a kind of move it never thinks of. A game's `company.toml` says what the weakness of each temper
is. Moves that are not far apart look alike to a player in a haze, so its slips are small ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tripolis.engine.arrays import int8, zeros
from tripolis.engine.game import Game, State
from tripolis.engine.luck import Luck, below
from tripolis.players.characters import company_of, likings, weaknesses
from tripolis.players.network import exponential
from tripolis.players.opinion import consult, find_network
from tripolis.players.policy import appraise_all, imagine

_FINE = 1 << 20
"""Chances are drawn in steps of one in so many."""
_LITTLE_HOPE = 0.03
"""With a smaller share of the victory to expect, a match counts as lost."""


class Sight(NamedTuple):
    """How clearly a player sees."""

    haze: float = 0.0
    """How far apart two moves may be and still look alike, as a part of the distance between the
    best and the worst move."""
    foible: float = 0.0
    """How much it is led by its weakness."""


_USUAL = {"visitor": Sight(0.25, 1.0), "newcomer": Sight(0.1, 0.5), "advanced": Sight(0.1)}
"""The sights in a game that does not say otherwise in its `company.toml`."""


def sight_of(game: str, level: str | None) -> Sight:
    """How clearly a level sees in a game."""
    if level is None:
        return Sight()
    told = company_of(game).sights.get(level)
    return Sight(**told) if told else _USUAL[level]


def choose_by_sight(
    game: Game,
    s: State,
    seat: int,
    luck: Luck,
    *,
    sight: Sight,
    by_network: bool = False,
    temper: str | None = None,
    weakness: str | None = None,
) -> int:
    """One of the moves that look best, by judgement or to the game's network.

    Never misses a victory that the next move brings. In a lost match a network has no opinion worth
    following, so judgement decides, which goes for points.
    """
    imagined = imagine(game, s, seat, luck)
    actions = game.legal_actions(imagined, seat)
    if len(actions) == 1:
        return actions[0]
    values = [float(value) for value in _seen(game, imagined, seat, actions, by_network)]
    best = actions[values.index(max(values))]
    if wins_at_once(game, imagined, seat, best):
        return best
    spread = max(values) - min(values)
    if temper is not None:
        company = company_of(game.name)
        weight = company.chance * spread if by_network else company.points
        values = _added(values, likings(game, temper, s, seat, actions), weight)
    if sight.foible and weakness is not None:
        values = _added(values, weaknesses(game, weakness, s, seat, actions), sight.foible)
    return actions[drawn_in_haze(values, sight.haze * spread, luck)]


def _seen(
    game: Game, imagined: State, seat: int, actions: list[int], by_network: bool
) -> Sequence[float]:
    """How good each move looks."""
    if by_network and find_network(game) is not None:
        opinion = consult(game, imagined, seat)
        if opinion.shares[seat] > _LITTLE_HOPE:
            return [opinion.scores[action] for action in actions]
    return list(appraise_all(game, imagined, seat, actions))


def _added(values: Sequence[float], liked: Sequence[float], weight: float) -> list[float]:
    return [value + weight * like for value, like in zip(values, liked, strict=True)]


def drawn_in_haze(values: Sequence[float], haze: float, luck: Luck) -> int:
    """The place of one of the highest values: one that is lower by the haze is drawn e times less
    often. Without a haze, one of those that are equally high."""
    highest = max(values)
    if haze <= 0.0:
        chances = [1.0 if value == highest else 0.0 for value in values]
    else:
        chances = [exponential((value - highest) / haze) for value in values]
    left = sum(chances) * below(luck, _FINE) / _FINE
    for place, chance in enumerate(chances):
        left -= chance
        if left < 0.0:
            return place
    return chances.index(1.0)


def wins_at_once(game: Game, imagined: State, seat: int, action: int) -> bool:
    """Does this move end the match with the seat in first place?"""
    after = imagined.copy()
    game.apply(after, seat, action)
    if not game.over(after):
        return False
    ranks = zeros(int(after.players), int8)
    game.ranks(after, ranks)
    return bool(ranks[seat] == 1)
