"""Nothing unchecked reaches compiled code: wrong seats, actions and arrays are one clear error."""

from __future__ import annotations

import copy
import pickle
import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import tripolis
from tripolis.batch import Tables
from tripolis.engine.errors import (
    BadArgument,
    BadOption,
    IllegalMove,
    TripolisError,
    UnknownGame,
    WrongSeat,
)

pytestmark = pytest.mark.xdist_group("kosmopolis")  # whose batch is compiled there


@pytest.fixture
def tables() -> Tables:
    return Tables("kosmopolis", 2, 3, seed=1)


WRONG_CALLS: list[tuple[Callable[[Tables], object], type[TripolisError], str]] = [
    (lambda t: t.observe(100), WrongSeat, "There is no seat “100”"),
    (lambda t: t.observe(-1), WrongSeat, "There is no seat “-1”"),
    (lambda t: t.observe(1.0), WrongSeat, "whole number from 0 to 1"),
    (lambda t: t.observe([0, 1, 2]), WrongSeat, "There is no seat “2”"),
    (lambda t: t.play_others(2, ["random"] * 2), WrongSeat, "There is no seat “2”"),
    (
        lambda t: t.step([0.0, 1.0, 2.0]),
        BadArgument,
        r"integers with the shape \(3,\), not float64",
    ),
    (lambda t: t.step([True] * 3), BadArgument, "not bool"),
    (lambda t: t.step([0, 1]), BadArgument, r"not int64 \(2,\)"),
    (lambda t: t.step(0), BadArgument, r"not int64 \(\)"),
    (lambda t: t.step(np.zeros((3, 1), int)), BadArgument, r"\(3, 1\)"),
    (lambda t: t.step([1, [2], 3]), BadArgument, "must be an array"),
    (lambda t: t.step([0, 1, 2.5], check=False), BadArgument, "not float64"),
    (lambda t: t.step([-1, 0, 0]), IllegalMove, "no action -1: actions are numbered from 0 to 273"),
    (lambda t: t.step([1 << 32, 0, 0]), IllegalMove, "no action 4294967296"),
    (lambda t: t.step(np.full(3, 1 << 63, np.uint64)), IllegalMove, "There is no action"),
    (lambda t: t.play_some([True] * 3, [273] * 3), IllegalMove, "not legal at table 0"),
    (lambda t: t.play_some([0, 2], [0, 0, 0]), BadArgument, "array of booleans"),
    (lambda t: t.play_by(np.full((3, 2), 2)), BadOption, "“2” plays in no batch"),
    (lambda t: t.reset([0, 2]), BadArgument, r"booleans with the shape \(3,\), not int64 \(2,\)"),
    (lambda t: t.row_mask(0), BadArgument, "“columns” must be a whole number from 1 to 274"),
    (lambda t: t.column_mask(1 << 20, [0, 0, 0]), BadArgument, "“columns” must be"),
    (lambda t: t.column_mask(16, [0.0] * 3), BadArgument, "“rows” must be an array of integers"),
    (lambda t: t.column_mask(16, [0, 18, 0]), BadArgument, "“rows” must be .* from 0 to 17"),
    (lambda t: t.column_mask(16, [0, -1, 0]), BadArgument, "“rows” must be .* not “-1”"),
    (lambda t: t.choose("greedy"), BadArgument, "“policies” must be a list, not “greedy”"),
    (lambda t: t.run(1, 3), BadArgument, "“policies” must be a list"),
    (lambda t: t.run(1 << 70), BadArgument, "“moves” must be a whole number from 0"),
    (lambda t: t.run(-1), BadArgument, "“moves” must be a whole number from 0"),
    (lambda t: t.run(1.5), BadArgument, "“moves” must be"),
    (lambda t: t.playouts(0), BadArgument, "“repeats” must be a whole number from 1"),
]


@pytest.mark.parametrize(("call", "error", "sentence"), WRONG_CALLS)
def test_a_wrong_call_is_refused_and_changes_nothing(
    tables: Tables, call: Callable[[Tables], object], error: type[TripolisError], sentence: str
) -> None:
    before = tables.states.tobytes()
    with pytest.raises(error, match=sentence):
        call(tables)
    assert tables.states.tobytes() == before


@pytest.mark.parametrize("wrong", [{"threads": 0}, {"threads": 1.5}])
def test_a_number_of_threads_is_checked(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadArgument, match="“threads” must be"):
        Tables("kosmopolis", 2, 3, **wrong)


@pytest.mark.parametrize("rewards", [("one", "two"), (1, float("nan")), ((1, 2), (3, 4)), 5])
def test_rewards_are_numbers(rewards: Any) -> None:
    with pytest.raises(BadOption, match="There must be a value for each of 2 places"):
        Tables("kosmopolis", 2, 3, rewards=rewards)


@pytest.mark.parametrize("game", [None, 3, ["kosmopolis"]])
def test_what_is_no_game_is_named_in_the_error(game: Any) -> None:
    with pytest.raises(UnknownGame, match=re.escape(f"“{game}”")):
        Tables(game, 2, 3)
    with pytest.raises(UnknownGame, match=re.escape(f"“{game}”")):
        tripolis.new(game)


def test_integers_of_any_size_are_actions(tables: Tables) -> None:
    for kind in (np.int16, np.uint8, np.int64, np.uint64):
        actions = tables.legal()[0][:, 0]
        if actions.max() <= np.iinfo(kind).max:
            tables.step(actions.astype(kind))


def test_ended_picks_the_rows_of_the_matches_that_ended() -> None:
    tables = Tables("kosmopolis", 2, 16, seed=1, rewards=(1, -1))
    for _ in range(400):
        rewards, ended = tables.step(tables.choose(["random"] * 2), check=False)
        assert ended.dtype == np.bool_
        assert rewards[ended].shape == (ended.sum(), 2)
        assert not rewards[~ended].any()
    assert tables.number.max() > 16


def test_every_array_begins_at_a_multiple_of_64_bytes() -> None:
    for count in (1, 3, 7):
        tables = Tables("kosmopolis", 2, count, seed=1)
        arrays = [tables.observe(), tables.observe(1), tables.mask(), *tables.legal()]
        arrays += [tables.states, tables.player, tables.number, tables.ended, tables.rewards]
        arrays += [tables.ranks, tables.playouts(), *tables.run(1), tables.row_mask(16)]
        assert [array.ctypes.data % 64 for array in arrays] == [0] * len(arrays)


def test_columns_are_those_of_this_moment_without_asking_for_rows_first(tables: Tables) -> None:
    columns = 16
    rows = tables.row_mask(columns).argmax(axis=1)
    tables.step(tables.legal()[0][:, 0])
    tables.step(tables.legal()[0][:, 0])
    mask = tables.mask().copy()
    tables.run(0)
    rows = mask.argmax(axis=1) // columns
    for i, row in enumerate(tables.column_mask(columns, rows)):
        part = mask[i, rows[i] * columns : (rows[i] + 1) * columns]
        assert row[: len(part)].tolist() == part.tolist()


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda t: pickle.loads(pickle.dumps(t))])
def test_a_copy_of_a_batch_plays_on_like_the_batch(tables: Tables, copied: Any) -> None:
    tables.run(20)
    other = copied(tables)
    for _ in range(30):
        tables.run(3)
        other.run(3)
        assert other.states.tobytes() == tables.states.tobytes()
        assert other.number.tolist() == tables.number.tolist()


def test_moves_at_some_tables_leave_the_others_alone(tables: Tables) -> None:
    before = tables.states.copy()
    tables.play_some([False, True, False], tables.legal()[0][:, 0])
    assert [bool(now != then) for now, then in zip(tables.states, before, strict=True)] == [
        False,
        True,
        False,
    ]


def test_each_table_can_wait_for_another_seat() -> None:
    tables = Tables("kosmopolis", 3, 12, seed=6, automatic_reset=False)
    seats = np.arange(12) % 3
    tables.play_others(seats, ["random"] * 3)
    assert tables.player.tolist() == seats.tolist()
    assert (tables.observe(seats) == tables.observe()).all()
