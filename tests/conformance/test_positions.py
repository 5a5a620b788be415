"""A position says the whole truth, and a false one is refused."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.conformance.saying import assert_can_be_said
from tests.conformance.tables import Table, play_any_move, random_match, some_states
from tests.conformance.test_leaks import assert_plain
from tripolis.engine.errors import BadPosition
from tripolis.engine.game import Game
from tripolis.engine.luck import new_luck
from tripolis.engine.match import Match
from tripolis.words import Line

Path = tuple[str | int, ...]

MISSING = object()
JUNK: tuple[Any, ...] = (
    MISSING,
    None,
    True,
    -99,
    10**30,
    0.5,
    "no such thing",
    "",
    [],
    [[]],
    ["no such thing"],
    {},
    {"no": "such thing"},
)


def positions(table: Table, count: int) -> Iterator[dict[str, Any]]:
    """Positions from a match, at other moments for every table, as JSON gives them back."""
    match = random_match(table)
    states = [*(played.before for played in match.played), match.state]
    for s in random.Random(table.seed + count).sample(states, count):
        truth = match.position() | {"state": table.game.position(s)}
        yield json.loads(json.dumps(truth))


def test_a_position_is_plain_json(table: Table, game: Game) -> None:
    for s in some_states(random_match(table), 6):
        assert_plain(game.position(s), "position")


def test_a_position_gives_its_state_back_byte_for_byte(table: Table, game: Game) -> None:
    match = random_match(table)
    for s in some_states(match, 12):
        truth = match.position() | {"state": game.position(s)}
        again = Match.from_position(json.loads(json.dumps(truth)))
        assert again.state.tobytes() == s.tobytes()
        assert again.position() == truth


def test_a_match_goes_on_from_a_position_as_it_did(table: Table) -> None:
    match = random_match(table)
    half = len(match.played) // 2
    truth = match.position() | {"state": table.game.position(match.played[half].before)}
    again = Match.from_position(truth)
    for seat, text in match.moves[half:]:
        again.play(seat, text)
    assert again.digest() == match.digest()
    assert again.result == match.result


def test_junk_in_a_position_is_refused(table: Table) -> None:
    refusals = Refusals()
    for truth in positions(table, 2):
        pairs = [(path, junk) for path in places(truth) for junk in JUNK]
        for path, junk in some(pairs, 120):
            changed = with_value(truth, path, junk)
            if changed != truth and not leaves_an_option_out(path, junk):
                match = refusals.read(changed)
                # Junk that makes sense by chance is taken at its word, all of it.
                if match is not None:
                    assert match.position() == changed, f"{junk!r} at {path} was misread"
                    assert_can_be_played_on(match)
    refusals.assert_can_be_said()


def some(items: list[Any], count: int) -> list[Any]:
    """So many of them, the same in every run; tables and moments make up for the others."""
    return random.Random(len(items)).sample(items, min(count, len(items)))


class Refusals:
    """Reads positions and keeps one complaint of each kind."""

    def __init__(self) -> None:
        self._lines: dict[str, Line] = {}

    def read(self, truth: Any) -> Match | None:
        """The match that goes on from a position; None if it is refused."""
        try:
            return Match.from_position(truth)
        except BadPosition as refused:
            self._lines[refused.line.key] = refused.line
            return None

    def assert_can_be_said(self) -> None:
        assert self._lines, "everything was believed"
        for line in self._lines.values():
            assert_can_be_said(line)


def leaves_an_option_out(path: Path, junk: object) -> bool:
    """An option that a position does not name has its default, as at a new table."""
    if path[0] != "options":
        return False
    return junk == {} if len(path) == 1 else junk in (MISSING, None)


def test_a_number_that_is_off_by_one_is_refused_or_can_be_played_on(table: Table) -> None:
    for truth in positions(table, 1):
        numbers = [path for path in places(truth["state"]) if is_at(truth["state"], path, int)]
        for path in some(numbers, 8):
            value = value_at(truth["state"], path)
            for other in (value - 1, value + 1):
                assert_refused_or_playable(with_value(truth, ("state", *path), other))


def test_a_list_that_lost_or_doubled_an_item_is_refused_or_can_be_played_on(table: Table) -> None:
    for truth in positions(table, 1):
        lists = [path for path in places(truth["state"]) if is_at(truth["state"], path, list)]
        for path in some(lists, 5):
            value = value_at(truth["state"], path)
            for other in (value[1:], value + value[-1:], value[::-1]):
                assert_refused_or_playable(with_value(truth, ("state", *path), other))


def is_at(value: Any, path: Path, kind: type) -> bool:
    return type(value_at(value, path)) is kind


def assert_refused_or_playable(truth: Any) -> None:
    """What is let through must be safe: rules do not check what they are given.

    It need not be written back as it was read: a hand's cards are listed in any order.
    """
    match = Refusals().read(truth)
    if match is not None:
        assert Match.from_position(match.position()).digest() == match.digest()
        assert_can_be_played_on(match)


def assert_can_be_played_on(match: Match) -> None:
    luck = new_luck(1)
    while not match.over and len(match.played) < 30:
        play_any_move(match, luck)


def test_what_does_not_belong_in_a_position_is_refused(table: Table) -> None:
    for truth in positions(table, 2):
        for path in places(truth):
            if type(value_at(truth, path)) is dict and path != ("options",):
                changed = with_value(truth, (*path, "no such thing"), 1)
                with pytest.raises(BadPosition):
                    Match.from_position(changed)


@pytest.mark.parametrize("truth", JUNK[1:], ids=repr)
def test_junk_in_the_place_of_a_position_is_refused(truth: Any) -> None:
    with pytest.raises(BadPosition) as refused:
        Match.from_position(truth)
    assert_can_be_said(refused.value.line)


def places(value: Any, path: Path = ()) -> Iterator[Path]:
    """The paths to all values within; of a list's items the first and the last."""
    if path:
        yield path
    if isinstance(value, dict):
        for name, item in value.items():
            yield from places(item, (*path, name))
    elif isinstance(value, list):
        for i in sorted({0, len(value) - 1}) if value else []:
            yield from places(value[i], (*path, i))


def value_at(value: Any, path: Path) -> Any:
    for step in path:
        value = value[step]
    return value


def with_value(truth: Any, path: Path, value: Any) -> Any:
    """A copy with one value changed, or taken out; what is not on the way to it is shared."""
    first, rest = path[0], path[1:]
    changed = copy.copy(truth)
    if rest:
        changed[first] = with_value(truth[first], rest, value)
    elif value is MISSING:
        del changed[first]
    else:
        changed[first] = value
    return changed
