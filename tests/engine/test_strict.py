"""Strict reading: every value is looked at, and a wrong one is named by its path."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.conformance.saying import assert_can_be_said
from tripolis.engine.errors import BadPosition
from tripolis.engine.strict import Reader, number_within


def complaint(read: Callable[[], object]) -> tuple[str, str]:
    """The key of the complaint and the place it names."""
    with pytest.raises(BadPosition) as refused:
        read()
    assert_can_be_said(refused.value.line)
    return refused.value.line.key, refused.value.line.args["place"]


@pytest.mark.parametrize("value", [None, [], "text", 5, True])
def test_only_an_object_is_an_object(value: Any) -> None:
    assert complaint(lambda: Reader(value)) == ("engine-position-object", "position")
    assert complaint(lambda: Reader(value, "state.seats[0]"))[1] == "state.seats[0]"


def test_a_missing_value_is_named() -> None:
    assert complaint(lambda: Reader({}, "state").take("deck")) == (
        "engine-position-missing",
        "state.deck",
    )


@pytest.mark.parametrize("value", [True, False, 1.0, "1", None, 0, 6, -1, [1], 10**30])
def test_a_number_is_a_whole_number_within_its_bounds(value: Any) -> None:
    reader = Reader({"n": value})
    assert complaint(lambda: reader.integer("n", 1, 5)) == ("engine-position-number", "n")


def test_bounds_belong_to_a_number() -> None:
    assert [Reader({"n": n}).integer("n", 1, 5) for n in (1, 5)] == [1, 5]


@pytest.mark.parametrize("value", [0, 1, None, "true"])
def test_only_true_and_false_are_true_and_false(value: Any) -> None:
    assert complaint(lambda: Reader({"x": value}).boolean("x")) == ("engine-position-boolean", "x")
    assert Reader({"x": True}).boolean("x") is True


@pytest.mark.parametrize("value", ["green", "", None, 0, ["red"], {}])
def test_a_choice_is_one_of_its_words(value: Any) -> None:
    reader = Reader({"c": value})
    assert complaint(lambda: reader.choice("c", ("red", "blue"))) == ("engine-position-choice", "c")
    assert Reader({"c": "blue"}).choice("c", ("red", "blue")) == 1


def test_a_list_has_a_fitting_length_and_fitting_items() -> None:
    read = number_within(1, 9)
    assert Reader({"l": [1, 9]}).items("l", read, 2, 2) == [1, 9]
    for value in ([1], [1, 2, 3], None, "12", {}):
        short = Reader({"l": value})
        assert complaint(lambda short=short: short.items("l", read, 2, 2)) == (
            "engine-position-list",
            "l",
        )
    for value in (0, 10, True, None, "1", 1.0, [1]):
        wrong = Reader({"l": [5, value]}, "state")
        assert complaint(lambda wrong=wrong: wrong.items("l", read, 2, 2)) == (
            "engine-position-item",
            "state.l[1]",
        )


def test_objects_within_know_their_place() -> None:
    reader = Reader({"seats": [{}, {"hand": 1}], "table": {}}, "state")
    seats = reader.objects("seats", 2, 2)
    assert complaint(lambda: seats[0].take("hand"))[1] == "state.seats[0].hand"
    assert complaint(lambda: reader.object("table").take("deck"))[1] == "state.table.deck"
    assert seats[1].take("hand") == 1
    assert complaint(lambda: Reader({"seats": [5]}).objects("seats"))[1] == "seats[0]"


def test_what_was_not_read_does_not_belong_here() -> None:
    reader = Reader({"known": 1, "unknown": 2})
    reader.take("known")
    assert complaint(reader.done) == ("engine-position-unknown", "unknown")
    reader.take("unknown")
    reader.done()
