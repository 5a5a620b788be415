"""What the others' moves tell: likelier worlds, from what a seat may know alone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.example_game.bluff import GAME as BLUFF
from tests.example_game.bluff.rules import BIDS, FACES, held
from tests.example_game.lanterns import GAME as LANTERNS
from tripolis.engine.game import Game, seats_in
from tripolis.engine.luck import new_luck
from tripolis.engine.match import Match
from tripolis.players.beliefs import Moment, believed_worlds
from tripolis.players.levels import Mind, Player
from tripolis.players.policy import GREEDY, choose_action, imagine
from tripolis.players.search import PLAYOUTS, WITHOUT_NETWORK, think

pytestmark = pytest.mark.xdist_group("bluff")

QUICK = Mind(iterations=20)


def bid(count: int, face: int) -> int:
    return (count - 1) * FACES + face - 1


def watched(game: Game, s: Any, viewer: int, actions: list[int]) -> list[Moment]:
    """Play some moves on a state, and tell what a seat remembers of them."""
    past: list[Moment] = []
    for action in actions:
        seat = seats_in(game.must_act(s))[0]
        past.append((s.tobytes(), action if seat == viewer else None))
        game.apply(s, seat, action)
    return past


def test_somebody_who_bids_sixes_probably_has_some() -> None:
    s = Match(BLUFF, 2, {}, 3).state
    past = watched(BLUFF, s, 1, [bid(2, 6)])
    worlds = believed_worlds(BLUFF, past, s, 1, new_luck(1))
    assert worlds is not None
    sixes = sum(held(world, 0, 6) for world in worlds) / len(worlds)
    possible = [imagine(BLUFF, s, 1, new_luck(seed)) for seed in range(len(worlds))]
    assert sixes > 2 * sum(held(world, 0, 6) for world in possible) / len(possible)


@pytest.mark.parametrize("game", [BLUFF, LANTERNS], ids=lambda game: game.name)
def test_a_believed_world_looks_like_the_true_one(game: Game) -> None:
    match = Match(game, 3, {}, 5)
    s, luck, past = match.state, new_luck(4), list[Moment]()
    informed = 0
    for _ in range(9):
        seat = seats_in(game.must_act(s))[0]
        worlds = believed_worlds(game, past, s, 2, luck)
        if worlds is not None:
            informed += 1
            for world in worlds:
                assert game.view(world, 2) == game.view(s, 2)
                assert game.legal_actions(world, 2) == game.legal_actions(s, 2)
        action = choose_action(game, s, seat, GREEDY, luck)
        past.append((s.tobytes(), action if seat == 2 else None))
        game.apply(s, seat, action)
    assert informed


@pytest.mark.parametrize("game", [BLUFF, LANTERNS], ids=lambda game: game.name)
def test_a_player_that_watched_decides_the_same_in_every_world_its_seat_could_be_in(
    game: Game,
) -> None:
    luck = new_luck(6)
    for viewer in range(3):
        s = Match(game, 3, {}, 12 + viewer).state
        knowing, imagining = (Player(game, QUICK, 1, viewer) for _ in range(2))
        for _ in range(12):
            if game.over(s):
                break
            seat = seats_in(game.must_act(s))[0]
            world = imagine(game, s, viewer, luck)
            action = choose_action(game, s, seat, GREEDY, luck)
            if seat == viewer:
                action = knowing.choose(s)
                assert imagining.choose(world) == action
            else:
                knowing.watch(s)
                imagining.watch(world)
            game.apply(s, seat, action)


def test_a_player_remembers_what_it_saw_itself() -> None:
    """Between two of its own moves lies one of the other's: it need not be shown that."""
    s = Match(BLUFF, 2, {}, 3).state
    past = watched(BLUFF, s, 0, [bid(1, 2), bid(3, 5)])
    assert believed_worlds(BLUFF, past[:1], s, 0, new_luck(1)) is not None


def test_dice_that_are_rolled_again_are_no_news_of_the_last_round() -> None:
    s = Match(BLUFF, 2, {}, 3).state
    past = watched(BLUFF, s, 1, [bid(8, 6), BIDS])
    assert believed_worlds(BLUFF, past, s, 1, new_luck(1)) is None


def test_the_old_search_remembers_nothing() -> None:
    s = Match(BLUFF, 2, {}, 3).state
    past = watched(BLUFF, s, 1, [bid(2, 6)])
    old, new = (
        [think(BLUFF, s, 1, 7, 40, settings=settings, past=told) for told in (past, ())]
        for settings in (PLAYOUTS, WITHOUT_NETWORK)
    )
    assert old[0] == old[1]
    assert new[0] != new[1]
