"""A higher level is not weaker than a lower one, in any game.

Each level plays the next lower one until Wald's sequential test has decided: it stops early where
the higher level is clearly no weaker, and says so where it clearly is. Matches follow from their
seeds, so the answer is the same in every run.
"""

from __future__ import annotations

from itertools import pairwise
from math import log

import pytest

from tests.example_game.bluff import GAME as BLUFF
from tripolis.engine.arrays import int8, zeros
from tripolis.engine.game import Game, find_game, seats_in
from tripolis.engine.match import Match
from tripolis.players.levels import LEVELS, Mind, Player, find_mind, seat_options
from tripolis.players.opinion import find_network

_FINE, _POOR = 0.6, 0.3
"""Shares of victories that the test tells apart: of a level that is fine, and of a poor one."""
_SURE_OF_FINE, _SURE_OF_POOR = log(20), log(100)
_MOST = 20
"""So many matches are enough: what they do not show is not much."""
_MASTER, _MASTER_ALONE = 100, 600
"""Iterations that stand for what a master thinks, guided by a network or without one."""


def test_a_higher_level_is_not_weaker_than_the_next_lower_one(name: str) -> None:
    assert not weaker_levels(find_game(name))


@pytest.mark.xdist_group("bluff")
def test_a_higher_level_is_not_weaker_where_people_bluff() -> None:
    assert not weaker_levels(BLUFF)


@pytest.mark.xdist_group("bluff")
def test_a_search_that_believes_nothing_is_noticed_where_people_bluff() -> None:
    assert is_weaker(BLUFF, find_mind("search:60"), find_mind("regular"))


def weaker_levels(game: Game) -> list[str]:
    """The levels of a game that are weaker than the next lower one."""
    minds = _quick_minds(game)
    return [
        f"{higher} is weaker than {lower}"
        for lower, higher in pairwise(minds)
        if is_weaker(game, minds[higher], minds[lower])
    ]


def test_a_level_that_is_clearly_weaker_is_noticed() -> None:
    assert is_weaker(find_game("kosmopolis"), find_mind("random"), find_mind("regular"))


def _quick_minds(game: Game) -> dict[str, Mind]:
    """The levels, with a quicker master and without the candidate, who thinks for long."""
    master = _MASTER_ALONE if find_network(game) is None else _MASTER
    lower = {level: mind for level, mind in LEVELS.items() if level not in ("candidate", "master")}
    return {**lower, "master": find_mind(f"master:{master}")}


def is_weaker(game: Game, one: Mind, other: Mind) -> bool:
    """Does the one clearly lose more matches of two than it wins? They change seats."""
    doubt = 0.0
    for number in range(_MOST):
        won = _play(game, one, other, number)
        doubt += won * log(_POOR / _FINE) + (1.0 - won) * log((1.0 - _POOR) / (1.0 - _FINE))
        if doubt <= -_SURE_OF_FINE:
            return False
        if doubt >= _SURE_OF_POOR:
            return True
    return False


def _play(game: Game, one: Mind, other: Mind, number: int) -> float:
    """The share of the victory that goes to the one; both have each deal once from each seat."""
    seed, place = 500 + number // 2, number % 2
    minds = [one, other] if place == 0 else [other, one]
    minds += [other] * (game.players[0] - 2)
    s = Match(game, len(minds), seat_options(game, minds, {}), seed).state
    players = [Player(game, mind, seed, seat) for seat, mind in enumerate(minds)]
    while not game.over(s):
        seat = seats_in(game.must_act(s))[0]
        action = players[seat].choose(s)
        for other, player in enumerate(players):
            if other != seat:
                player.watch(s)
        game.apply(s, seat, action)
    ranks = zeros(len(minds), int8)
    game.ranks(s, ranks)
    first = [int(rank) == 1 for rank in ranks]
    return first[place] / sum(first)
