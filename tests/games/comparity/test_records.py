"""Finished matches that must replay to the same state, and rules that run the same either way."""

import os
import subprocess
import sys
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

import tripolis
from tripolis.engine import record
from tripolis.engine.errors import BadRecord
from tripolis.engine.match import replay
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


def before_a_single_reconnection():
    """A position in which a discard leaves one way to reconnect the zone."""
    truth = tripolis.new("comparity", players=2, seed=4).position()
    state = truth["state"]
    cards = [entry["card"] for entry in state["zone"]] + state["pile"]
    cards += [card for seat in state["seats"] for card in seat["row"]]
    left, middle, right, last, *others = cards
    state["zone"] = [
        {"card": card, "x": x, "y": 0, "open": True, "by": x - 1}
        for x, card in enumerate((left, middle, right))
    ]
    state["numbers"] = {left: [4000, 1], middle: [500, 1], right: [500, 1]}
    state["seats"][0]["row"], state["seats"][1]["row"] = [last], others
    state["pile"] = []
    state |= {"phase": "discard", "turn": 0, "checked": left, "played": right, "found": 1}
    return truth | {"state": state | {"taker": 1, "giver": 1}}, middle, f"{last} 1,0"


def test_an_old_record_has_the_single_reconnection_as_a_move():
    truth, middle, reconnecting = before_a_single_reconnection()
    match = tripolis.from_position(truth)
    match.play(0, f"discard {middle}")
    assert match.over
    told = record.parse(match.record())
    again = replay(replace(told, moves=[*told.moves, (0, reconnecting)]))
    assert again.digest() == match.digest()
    assert again.moves == match.moves
    for surplus in ((1, reconnecting), (0, f"check {middle}")):
        with pytest.raises(BadRecord):
            replay(replace(told, moves=[*told.moves, surplus]))
