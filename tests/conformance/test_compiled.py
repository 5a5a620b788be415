"""Compiled rules say and do what the same rules do as plain Python, with NumPy and without."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from tests.conformance.fingerprints import difference, fingerprints
from tests.example_game import lanterns
from tripolis import find_game


@pytest.mark.parametrize("arrays", ["numpy", "plain"])
def test_interpreted_rules_play_the_same_match(name: str, arrays: str) -> None:
    told = subprocess.run(
        [sys.executable, "-m", "tests.conformance.fingerprints", name],
        env=os.environ | {"TRIPOLIS_INTERPRET": "1", "TRIPOLIS_ARRAYS": arrays},
        capture_output=True,
        text=True,
    )
    assert told.returncode == 0, told.stderr
    plain, compiled = told.stdout.splitlines(), fingerprints(name)
    assert plain == compiled, difference(find_game(name), plain, compiled)


def _state(**fields: int) -> str:
    s = lanterns.GAME.new_state()
    for field, number in fields.items():
        s[field][1] = number
    return str(s.tobytes().hex())


@pytest.mark.parametrize(
    ("plain", "compiled", "told"),
    [
        (
            {"state": _state(lanterns=3)},
            {"state": _state(lanterns=4)},
            "state, lanterns[1]: 3 and 4",
        ),
        (
            {"appraisal": {"3": (0.5).hex(), "4": (1.0).hex()}},
            {"appraisal": {"3": (0.5).hex(), "4": (2.0).hex()}},
            "appraisal, 4: 1.0 and 2.0",
        ),
        (
            {"observation": [(0.0).hex(), (0.25).hex()]},
            {"observation": [(0.0).hex(), (0.5).hex()]},
            "observation, lights at stake: 0.25 and 0.5",
        ),
        ({"legal": [[1], []]}, {"legal": [[1], [2]]}, "legal: [[1], []] and [[1], [2]]"),
    ],
)
def test_a_difference_says_what_differs_and_where(
    plain: dict[str, Any], compiled: dict[str, Any], told: str
) -> None:
    same = json.dumps({"where": "lanterns-2 move 0", "move": 3})
    lines = [[same, json.dumps({"where": "lanterns-2 move 1", **s})] for s in (plain, compiled)]
    said = difference(lanterns.GAME, *lines)
    assert said == f"lanterns-2 move 1: plain and compiled differ in {told}"
    assert difference(lanterns.GAME, lines[0], lines[0]) == ""
