"""Records and arrays in plain Python have the bytes of NumPy's, and answer alike."""

from __future__ import annotations

import copy
import operator
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tripolis import find_game, game_names
from tripolis.engine import plain
from tripolis.engine.fields import Field
from tripolis.engine.luck import Luck
from tripolis.players.tree import Node

FIELDS = {
    "phase": Field("i1", ()),
    "steps": Field("i4", (2,)),
    "hand": Field("i1", (3, 4)),
    "seen": Field("u1", ()),
    "cube": Field("i2", (2, 3, 2)),
    "worth": Field("f8", ()),
    "last": Field("i2", ()),
}


class Pawn(plain.RecordBase):
    locals().update(plain.members_of(FIELDS))
    fields = FIELDS


LAYOUT = plain.layout_of(Pawn, FIELDS)


def new_pawn() -> Any:
    return plain.zeros(1, LAYOUT)[0]


def numbered() -> tuple[Any, Any]:
    """The same numbers with NumPy and without."""
    numbers = [[5, -3, 0, 2], [0, 1, 7, -8], [4, 4, 0, 1]]
    return np.array(numbers, np.int8), plain.array(numbers, plain.int8)


LAYOUTS = {"luck": Luck.layout, "node": Node.layout} | {
    name: find_game(name).state for name in game_names()
}


@pytest.mark.parametrize("known", LAYOUTS.values(), ids=LAYOUTS)
def test_fields_lie_where_numpy_puts_them(known: Any) -> None:
    layout = plain.Layout(known.type.fields)
    assert layout.itemsize == known.itemsize
    for name, (start, code, shape) in layout.places.items():
        there, offset = known.fields[name][:2]
        assert (start, shape) == (offset, there.shape)
        assert plain.FORMATS[there.base.str[1:]] == code


def test_a_record_has_the_bytes_of_numpys() -> None:
    described = [(name, field.kind, field.shape) for name, field in FIELDS.items()]
    theirs = np.zeros(1, np.dtype(described, align=True))[0]
    ours = new_pawn()
    for pawn in (theirs, ours):
        pawn["phase"], pawn["seen"], pawn["worth"], pawn["last"] = -7, 200, 0.25, -300
        pawn["steps"][1] = 70_000
        pawn["hand"][2, 1] = 9
        pawn["hand"][1] = [1, 2, 3, 4]
        pawn["cube"][1, 2] = 6
        pawn["cube"][0, 1, 1] = -5
    assert ours.tobytes() == theirs.tobytes()
    assert (ours.phase, ours.seen, ours.worth, ours.last) == (-7, 200, 0.25, -300)


def test_bytes_go_in_and_out_of_a_record() -> None:
    pawn = new_pawn()
    pawn.hand[0, 0] = 3
    other = new_pawn()
    plain.bytes_of(other)[:] = pawn.tobytes()
    assert other == pawn
    assert other.hand[0].tolist() == [3, 0, 0, 0]
    other.phase = 1
    assert other != pawn


def test_copies_go_their_own_way() -> None:
    pawn = new_pawn()
    assert pawn.hand[1, 1] == 0
    for other in (pawn.copy(), pickle.loads(pickle.dumps(pawn))):
        other.hand[1, 1] = 5
        other.phase = 2
        assert (pawn.phase, pawn.hand[1, 1]) == (0, 0)


def test_records_in_a_row_are_views() -> None:
    row = plain.zeros(3, LAYOUT)
    row[1].phase = 4
    row[2] = row[1]
    row[1].phase = 5
    assert [pawn.phase for pawn in row] == [0, 5, 4]
    assert row[1:][0].phase == 5
    assert len(row.tobytes()) == 3 * LAYOUT.itemsize
    with pytest.raises(IndexError):
        row[3]


def test_a_number_that_does_not_fit_is_refused() -> None:
    pawn = new_pawn()
    with pytest.raises(ValueError, match="format 'b'"):
        pawn.phase = 128
    with pytest.raises(ValueError, match="format 'b'"):
        pawn.hand[0, 0] = -129
    with pytest.raises(ValueError, match="3 numbers do not fit into 4 places"):
        pawn.hand[0] = [1, 2, 3]
    with pytest.raises(AttributeError, match="“pahse”; did you mean “phase”"):
        assert pawn.pahse
    with pytest.raises(AttributeError):
        pawn.pahse = 1
    assert not any(pawn.tobytes())


READINGS: dict[str, Callable[[Any], Any]] = {
    "a number": lambda a: a[1, 2],
    "a number from behind": lambda a: a[-1, -2],
    "a row": lambda a: a[1],
    "the last row": lambda a: a[-1],
    "some rows": lambda a: a[:2],
    "no rows": lambda a: a[2:1],
    "a part of a row": lambda a: a[1, 1:],
    "a part of a row, backwards": lambda a: a[1, :3][::-1],
    "a column": lambda a: a[:, 2],
    "a part of a column": lambda a: a[1:, 0],
    "itself": lambda a: a[1][()],
    "those a mask chooses": lambda a: a[a > 1],
    "in another shape": lambda a: a.reshape(4, 3),
    "in another type": lambda a: a.astype(int) * 100,
    "the sum": lambda a: a.sum(),
    "the sum of its rows": lambda a: a.sum(axis=0, dtype=int),
    "the sum of a column": lambda a: a[:, 1].sum(dtype=int),
    "the largest": lambda a: a.max(),
    "the smallest": lambda a: a[0].min(),
    "any": lambda a: a[1].any(),
    "all": lambda a: (a > -9).all(),
    "where it is not zero": lambda a: a[1].nonzero()[0],
    "how many are zero": lambda a: int((a == 0).sum()),
    "is it there": lambda a: 7 in a,
    "is it not there": lambda a: 99 in a[0],
    "in one row": lambda a: list(a.flat),
    "iterated": lambda a: [int(number) for row in a for number in row],
    "its shape": lambda a: (a.shape, a.ndim, a.size, len(a), a[0].shape),
    "its bytes": lambda a: a[1:].tobytes().hex(),
    "one number, true": lambda a: bool(a[0][:1]),
}


@pytest.mark.parametrize("read", READINGS.values(), ids=READINGS)
def test_an_array_answers_as_numpys_does(read: Callable[[Any], Any]) -> None:
    told = [read(numbers) for numbers in numbered()]
    theirs, ours = (one.tolist() if hasattr(one, "tolist") else one for one in told)
    assert ours == theirs


@pytest.mark.parametrize(
    "name", ["add", "sub", "mul", "truediv", "eq", "ne", "lt", "le", "gt", "ge"]
)
def test_arrays_are_worked_on_number_by_number(name: str) -> None:
    work: Callable[[Any, Any], Any] = getattr(operator, name)
    theirs, ours = numbered()
    assert work(ours, 3).tolist() == work(theirs, 3).tolist()
    assert work(ours[0], ours[2] + 9).tolist() == work(theirs[0], theirs[2] + 9).tolist()
    assert (-ours).tolist() == (-theirs).tolist()
    assert (10 - ours + (1 + ours)).tolist() == (10 - theirs + (1 + theirs)).tolist()


def test_arrays_are_written_as_numpys_are() -> None:
    for numbers in numbered():
        numbers[0] = 1
        numbers[1, 2:] = [5, 6]
        numbers[:, 0] = 9
        numbers[:2, 1:3] = 8
        numbers[2:] += 1
        numbers[2][1:3] -= 2
        row = numbers[0]
        row[3] = -1
        assert numbers.tolist() == [[9, 8, 8, -1], [9, 8, 8, 6], [10, 3, -1, 2]]
        kept = numbers.copy()
        numbers[...] = 0
        assert not numbers.any()
        assert kept.tolist()[0] == [9, 8, 8, -1]


def test_an_array_of_several_numbers_is_neither_true_nor_false() -> None:
    for numbers in numbered():
        with pytest.raises(ValueError, match=r"."):
            bool(numbers)
        with pytest.raises(IndexError):
            numbers[3]
        with pytest.raises(IndexError):
            numbers[0, 4]


def test_numbers_of_every_type_are_kept_as_numpy_keeps_them() -> None:
    for kind in ("i1", "u1", "i2", "i4", "u4", "i8", "f4", "f8"):
        ours, theirs = plain.array([1, 0, 3], kind), np.array([1, 0, 3], kind)
        assert ours.tobytes() == theirs.tobytes()
        assert plain.flatnonzero(ours).tolist() == [0, 2]
        assert plain.full((2, 2), 7, kind).tobytes() == np.full((2, 2), 7, kind).tobytes()
        assert pickle.loads(pickle.dumps(ours)).tolist() == copy.copy(ours).tolist() == [1, 0, 3]
    assert plain.array([0.1], plain.float32)[0] == float(np.float32(0.1))
    assert plain.zeros(0, plain.int8).tolist() == []
