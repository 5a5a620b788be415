"""Endgames small enough to solve: every world is enumerated, and CFR finds the way."""

from __future__ import annotations

from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="no OpenSpiel: pip install tripolis[envs]")

from open_spiel.python.algorithms import cfr, exploitability  # noqa: E402

from tripolis.engine.errors import BadArgument  # noqa: E402
from tripolis.envs import endgame  # noqa: E402, F401 - registers the games

SMALL = [
    "tripolis_kosmopolis_endgame",
    "tripolis_splendor_endgame(decisions=1,worlds=1)",
    "tripolis_comparity_endgame(decisions=1,worlds=1)",
]


def walk(state: Any, found: dict[tuple[int, str], set[tuple[int, ...]]]) -> int:
    """Visit every state; notes what may be done in each information state."""
    if state.is_terminal():
        assert sum(state.returns()) == pytest.approx(0, abs=1e-6)
        return 1
    if not state.is_chance_node():
        player = state.current_player()
        known = player, state.information_state_string(player)
        found.setdefault(known, set()).add(tuple(state.legal_actions()))
    return 1 + sum(walk(state.child(action), found) for action in state.legal_actions())


@pytest.mark.parametrize("name", ["decisions", "worlds"])
def test_an_endgame_without_anything_to_decide_is_refused(name: str) -> None:
    with pytest.raises(BadArgument, match=f"“{name}” must be a whole number from 1"):
        pyspiel.load_game(f"tripolis_kosmopolis_endgame({name}=0)")


@pytest.mark.parametrize("text", SMALL)
def test_an_endgame_can_be_enumerated(text: str) -> None:
    game = pyspiel.load_game(text)
    assert str(pyspiel.load_game(str(game))) == str(game)
    root = game.new_initial_state()
    assert sum(chance for _, chance in root.chance_outcomes()) == pytest.approx(1)
    found: dict[tuple[int, str], set[tuple[int, ...]]] = {}
    assert 10 < walk(root, found) < 1000
    assert all(len(choices) == 1 for choices in found.values())


def test_a_seat_cannot_tell_its_worlds_apart() -> None:
    game = pyspiel.load_game("tripolis_kosmopolis_endgame(worlds=1)")
    true, mine, theirs = (game.new_initial_state().child(world) for world in range(3))
    assert mine.information_state_string(0) == true.information_state_string(0)
    assert theirs.information_state_string(1) == true.information_state_string(1)
    worlds = {state.record.tobytes() for state in (true, mine, theirs)}
    assert len(worlds) == 3


def test_cfr_comes_near_to_an_equilibrium() -> None:
    game = pyspiel.load_game("tripolis_kosmopolis_endgame(decisions=2)")
    solver = cfr.CFRSolver(game)
    before = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(6):
        solver.evaluate_and_update_policy()
    after = exploitability.nash_conv(game, solver.average_policy())
    assert after < 0.5 * before
