"""How good a move looks at first sight: enough for an opponent."""

from __future__ import annotations

from tests.example_game.lanterns.components import HIGHEST, LANTERNS
from tests.example_game.lanterns.rules import lights_at_stake
from tests.example_game.lanterns.state import State
from tripolis.engine.rule import rule

_MOST_LIGHTS = int(LANTERNS.max())


@rule
def appraise(s: State, player: int, action: int) -> float:
    """High cards for many lights, low ones for few."""
    lights = min(lights_at_stake(s, s.rounds_played), _MOST_LIGHTS)
    fitting = HIGHEST * lights / _MOST_LIGHTS
    return -abs(action - fitting)
