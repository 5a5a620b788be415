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
_FIRST, _LAST = 10, 100
"""Iterations that stand for what the first and the last searching level think, guided by a network.
Those between differ from them by a number alone."""
_LAST_ALONE = 600
"""Iterations that stand for what the last level thinks where there is no network."""


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
    if find_network(game) is None:
        master = find_mind(f"master:{_LAST_ALONE}")
        return {level: LEVELS[level] for level in LEVELS if level != "candidate"} | {
            "master": master
        }
    searching = [level for level, mind in LEVELS.items() if mind.searches]
    thoughts = {searching[0]: _FIRST, searching[-1]: _LAST}
    return {
        level: find_mind(f"{level}:{thoughts[level]}") if mind.searches else mind
        for level, mind in LEVELS.items()
        if level in thoughts or not mind.searches
    }


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
