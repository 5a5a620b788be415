"""Records keep their bytes, whoever copies, sends or views them."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest

from tripolis.engine.layout import Array, Record, int8, int16, int32
from tripolis.engine.rule import rule


class Pawn(Record):
    place: int = int8()
    steps: Array = int32(2)
    won: int = int8()


class Mixed(Record):
    a: int = int8()
    b: Array = int32(2)
    c: Array = int8(2, 3)
    d: int = int16()
    e: int = int8()


PAWN = Pawn.layout


@rule
def advance(pawn: Any, by: int) -> int:
    pawn.place += by
    pawn.steps[1] = by
    return int(pawn.place)


def pawn_at(place: int) -> Any:
    pawn = np.zeros(1, PAWN)[0]
    pawn.place = place
    return pawn


def test_a_record_is_aligned_and_has_no_byte_without_a_name() -> None:
    """A copy of a record takes along its fields alone: a nameless byte would be left to chance."""
    kind = Mixed.layout
    assert kind.isalignedstruct
    assert kind.fields is not None
    covered = sum(field[0].itemsize for field in kind.fields.values())
    assert covered == kind.itemsize
    assert kind.fields["b"][1] % 4 == 0
    blank = np.zeros(1, kind)
    assert blank[0].copy().tobytes() == bytes(kind.itemsize)


def test_a_field_is_read_and_written_by_its_name() -> None:
    pawn = pawn_at(3)
    pawn.steps[0] = 7
    assert (pawn.place, list(pawn.steps), pawn["place"]) == (3, [7, 0], 3)


def test_a_name_that_a_record_needs_itself_is_refused() -> None:
    with pytest.raises(ValueError, match="copy"):

        class Wrong(Record):
            copy: int = int8()  # type: ignore[assignment]


def test_a_mistyped_field_is_told_by_the_nearest_name() -> None:
    with pytest.raises(AttributeError, match="“plaec”; did you mean “place”"):
        assert pawn_at(3).plaec
    with pytest.raises(AttributeError):
        pawn_at(3).plaec = 4


def test_a_copy_goes_its_own_way() -> None:
    pawn = pawn_at(3)
    other = pawn.copy()
    other.place = 5
    assert (pawn.place, other.place) == (3, 5)


def test_a_rule_changes_the_record_it_is_given() -> None:
    """Alone, in an array of several, and with bytes of its own."""
    several = np.zeros(3, PAWN)
    sent = pickle.loads(pickle.dumps(pawn_at(0)))
    for pawn in (pawn_at(0), several[1], sent, copy.deepcopy(sent)):
        assert advance(pawn, 4) == 4
        assert (pawn.place, pawn.steps[1]) == (4, 4)
    assert several["place"].tolist() == [0, 4, 0]


def test_a_record_and_its_type_can_be_sent_to_another_process() -> None:
    pawn = pawn_at(6)
    sent = pickle.loads(pickle.dumps(pawn))
    assert (sent.dtype, sent.tobytes(), sent.place) == (PAWN, pawn.tobytes(), 6)
