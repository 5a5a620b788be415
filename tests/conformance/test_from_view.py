"""What a seat saw is enough to make a match that it could be in."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

import tripolis
from tests.conformance.tables import Table, random_match, some_states
from tripolis.engine.errors import BadOption, BadPosition
from tripolis.engine.game import Game, seats_in
from tripolis.engine.viewer import SPECTATOR
from tripolis.homes import find_part


def told(game: Game, s: Any, seat: int) -> tuple[Any, list[float], list[str]]:
    """What a service is told of a decision, as JSON gives it back."""
    out = np.zeros(len(game.observation), np.float32)
    game.observe(s, seat, out)
    legal = [game.write_move(s, seat, action) for action in game.legal_actions(s, seat)]
    observation = [round(number, 6) for number in out.tolist()]
    view, observation, legal = json.loads(json.dumps([game.view(s, seat), observation, legal]))
    return view, observation, legal


def reads_views(game: Game) -> bool:
    return find_part(game.name, "from_view") is not None


def test_a_seat_cannot_tell_the_match_from_its_own(table: Table, game: Game) -> None:
    for s in some_states(random_match(table), 2) if reads_views(game) else ():
        seat = seats_in(game.must_act(s))[0] if not game.over(s) else 0
        view, observation, legal = told(game, s, seat)
        match = tripolis.from_view(view, observation, legal, seed=5)
        assert match.view(seat) == view
        assert [str(move) for move in match.legal(seat)] == legal
        seen = np.zeros(len(game.observation), np.float32)
        game.observe(match.state, seat, seen)
        assert seen.tolist() == pytest.approx(observation, abs=1e-5)


def test_a_view_alone_is_enough(table: Table, game: Game) -> None:
    states = some_states(random_match(table), 2) if reads_views(game) else ()
    for s, seat in zip(states, (1, SPECTATOR), strict=False):
        view = json.loads(json.dumps(game.view(s, seat)))
        assert tripolis.from_view(view).view(view["viewer"]) == view


@pytest.mark.parametrize("which", ["kosmopolis", "splendor", "comparity"])
def test_seeds_deal_the_unknown_in_other_ways(which: str) -> None:
    view = tripolis.new(which, seed=1).view(0)
    one, same, other = (tripolis.from_view(view, seed=seed).digest() for seed in (1, 1, 2))
    assert one == same != other


@pytest.mark.parametrize("which", ["kosmopolis", "splendor", "comparity"])
def test_a_view_that_no_position_has_is_refused(which: str) -> None:
    view = tripolis.new(which, seed=1).view(0)
    for wrong in (view | {"seats": []}, view | {"phase": "nowhere"}, {"game": which}):
        with pytest.raises(BadPosition, match="No position looks like this view"):
            tripolis.from_view(wrong)


def test_a_game_that_reads_no_views_says_so() -> None:
    with pytest.raises(BadOption, match="no module “from_view”"):
        tripolis.from_view({"game": "lanterns", "viewer": 0})
