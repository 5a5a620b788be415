"""Functions and services among the contestants: what they are given, and what loses a match."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from tests.arena.conftest import tournament_of
from tripolis.arena.errors import BadTournament
from tripolis.arena.function import Decision, find_function
from tripolis.arena.play import Outcome
from tripolis.arena.run import hold
from tripolis.arena.tournament import read_contestants

HERE = __name__


def first(decision: Decision) -> int:
    assert decision.game == "kosmopolis"
    assert np.flatnonzero(decision.mask).tolist() == sorted(decision.actions)
    assert decision.observation.shape == (323,)
    assert decision.view["viewer"] == decision.seat
    return decision.actions[0]


def by_imagining(decision: Decision) -> str:
    """Looks one move ahead in a world it could be in."""
    worlds = [decision.imagine() for _ in range(2)]
    for world in worlds:
        assert world.view(decision.seat) == decision.view
        assert [move.action for move in world.legal(decision.seat)] == decision.actions
    return str(worlds[0].legal(decision.seat)[0])


def by_text(decision: Decision) -> str:
    return decision.moves[0]


def by_luck(decision: Decision) -> np.int64:
    return decision.random.choice(decision.actions)


def broken(decision: Decision) -> int:
    raise RuntimeError("no idea")


def cheat(decision: Decision) -> int:
    return -1


NOT_A_FUNCTION = 5


def played(contestants: str, matches: int = 2) -> list[Outcome]:
    return hold(tournament_of(contestants, matches))


def test_a_function_plays_by_number_or_by_text() -> None:
    by_number = played(f"random,one=python:{HERE}:first")
    assert not any(outcome.forfeits for outcome in by_number)
    assert by_number == played(f"random,one=python:{HERE}:by_text")


def test_a_function_imagines_worlds_that_its_seat_cannot_tell_apart() -> None:
    outcomes = played(f"random,python:{HERE}:by_imagining")
    assert not any(outcome.forfeits for outcome in outcomes)


def test_a_function_with_the_luck_it_is_given_can_be_repeated() -> None:
    assert played(f"random,python:{HERE}:by_luck") == played(f"random,python:{HERE}:by_luck")


@pytest.mark.parametrize(
    ("name", "kind", "detail"),
    [("broken", "crash", "RuntimeError: no idea"), ("cheat", "illegal", "-1")],
)
def test_a_function_that_fails_loses_the_match(name: str, kind: str, detail: str) -> None:
    for outcome in played(f"random,python:{HERE}:{name}"):
        (forfeit,) = outcome.forfeits
        assert (forfeit.kind, forfeit.detail) == (kind, detail)
        assert forfeit.fallback_moves > 0
        assert outcome.ranks[forfeit.seat] == 2


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("no_such_module:choose", "ModuleNotFoundError"),
        (f"{HERE}:nothing", "AttributeError"),
        (f"{HERE}:NOT_A_FUNCTION", "int"),
    ],
)
def test_a_function_that_is_not_there_is_refused(name: str, reason: str) -> None:
    with pytest.raises(BadTournament, match=reason):
        find_function(name)


def test_a_function_needs_a_module_and_a_name() -> None:
    with pytest.raises(BadTournament, match="Write it like this: python:my_bot:choose"):
        read_contestants("random,python:my_bot")


SERVICE = """\
import json, os, sys

matches = 0
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "start":
        matches += 1
    elif told["type"] == "move":
        assert len(told["observation"]) == 323 and told["action_count"] == 274
        assert len(told["actions"]) == len(told["legal"])
        ones = [number for number, digit in enumerate(told["mask"]) if digit == "1"]
        assert ones == sorted(told["actions"])
        assert len(told["mask"]) == 274
        if {fails_in} == matches:
            sys.exit("tired")
        print(json.dumps({{"number": told["number"], "move": told["legal"][0]}}), flush=True)
    else:
        with open({log!r}, "a") as log:
            print(os.getpid(), matches, file=log)
"""


def service(folder: Path, fails_in: int = 0) -> tuple[str, Path]:
    """A service that notes its process and its matches, and the file it writes to."""
    log = folder / "log"
    path = folder / "service.py"
    path.write_text(SERVICE.format(log=str(log), fails_in=fails_in))
    return f"mine=service:{sys.executable} -S {path}", log


def test_a_service_lives_through_many_matches(tmp_path: Path) -> None:
    entry, log = service(tmp_path)
    outcomes = played(f"random,{entry}", matches=6)
    assert not any(outcome.forfeits for outcome in outcomes)
    noted = [line.split() for line in log.read_text().splitlines()]
    # The end of the last match reaches it only if it is read before the service is ended.
    assert len({process for process, _ in noted}) == 1
    assert [int(number) for _, number in noted][:5] == [1, 2, 3, 4, 5]
    plays_first = played(f"random,mine=python:{HERE}:first", matches=6)
    assert [one.ranks for one in outcomes] == [one.ranks for one in plays_first]


def test_a_service_that_fails_is_started_again(tmp_path: Path) -> None:
    entry, _ = service(tmp_path, fails_in=2)
    failed = [bool(outcome.forfeits) for outcome in played(f"random,{entry}", matches=6)]
    assert failed == [False, True, False, True, False, True]
