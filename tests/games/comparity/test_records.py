"""Finished matches that must replay to the same state, and rules that run the same either way."""

import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

import tripolis
from tripolis.engine.rule import INTERPRETED

RECORDS = sorted((Path(__file__).parent / "records").glob("*.trip"))


@cache
def loaded(path):
    """A recorded match, played again once."""
    return tripolis.load(path)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_match_replays_to_the_same_state(path):
    match = loaded(path)
    assert match.over
    assert match.record() == path.read_text("utf-8")


def test_there_are_records_of_both_modes_both_sizes_and_each_option():
    matches = [loaded(path) for path in RECORDS]
    tables = {(match.players, match.options["mode"]) for match in matches}
    assert {(2, "height"), (2, "year"), (5, "height"), (5, "year")} <= tables
    for option in matches[0].game.options:
        values = {str(match.options[option.name]) for match in matches}
        assert len(values) > 1, option.name


@pytest.mark.skipif(INTERPRETED, reason="the rules are interpreted already")
def test_the_examples_and_records_hold_for_interpreted_rules_too():
    here = Path(__file__).parent
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-p",
            "no:cacheprovider",
            str(here / "test_examples.py"),
            str(here / "test_records.py"),
        ],
        env={**os.environ, "TRIPOLIS_INTERPRET": "1"},
        cwd=here.parents[2],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
