"""Options: what a table may choose, and what it gets where it says nothing."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from tests.conformance.saying import assert_can_be_said
from tests.example_game.lanterns import GAME
from tripolis.engine.errors import BadOption
from tripolis.engine.game import Game, seats_in
from tripolis.engine.options import Choice, Number, PerSeat, Several, Switch

MANY = tuple(f"thing{i}" for i in range(40))

TABLE: Game = dataclasses.replace(
    GAME,
    options=(
        Choice("edition", ("first", "second"), "first"),
        Choice(
            "deck",
            ("small", "large"),
            "small",
            follows="edition",
            presets={"first": "small", "second": "large"},
        ),
        Switch("quick", False),
        Number("rounds", 1, 9, 3),
        Several("modules", MANY, ("thing1",)),
        PerSeat("hats", ("none", "red", "blue"), "none", 3),
    ),
)


def test_a_table_that_says_nothing_gets_the_defaults() -> None:
    assert TABLE.full_options({}) == {
        "edition": "first",
        "deck": "small",
        "quick": False,
        "rounds": 3,
        "modules": ["thing1"],
        "hats": "none",
    }


def test_a_preset_follows_another_option_unless_it_is_chosen() -> None:
    assert TABLE.full_options({"edition": "second"})["deck"] == "large"
    assert TABLE.full_options({"edition": "second", "deck": "small"})["deck"] == "small"


def test_an_option_set_to_none_has_its_default() -> None:
    assert TABLE.full_options({"rounds": None, "deck": None}) == TABLE.full_options({})


def test_several_things_are_kept_in_their_own_order_and_once() -> None:
    chosen = TABLE.full_options({"modules": ["thing5", "thing2", "thing5"]})
    assert chosen["modules"] == ["thing2", "thing5"]
    assert TABLE.full_options({"modules": "thing3"})["modules"] == ["thing3"]
    assert TABLE.full_options({"modules": ()})["modules"] == []


def test_options_become_numbers_in_their_order() -> None:
    full = TABLE.full_options(
        {
            "edition": "second",
            "quick": True,
            "rounds": 9,
            "modules": ["thing0", "thing30", "thing31"],
        }
    )
    encoded = TABLE.encode_options(full)
    assert encoded.tolist() == [1, 1, 1, 9, 1 | 1 << 30, 1, 0, 0, 0]


def test_forty_things_all_fit() -> None:
    encoded = TABLE.encode_options(TABLE.full_options({"modules": MANY}))
    assert encoded.tolist()[4:6] == [2**31 - 1, 2**9 - 1]


def test_seats_have_one_value_for_all_or_each_its_own() -> None:
    for hats, numbers in [("red", [1, 1, 1]), (["blue", "red"], [2, 1, 0]), ((), [0, 0, 0])]:
        encoded = TABLE.encode_options(TABLE.full_options({"hats": hats}))
        assert encoded.tolist()[-3:] == numbers


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("edition", "third"),
        ("edition", 0),
        ("edition", ["first"]),
        ("quick", "yes"),
        ("quick", 1),
        ("rounds", 0),
        ("rounds", 10),
        ("rounds", True),
        ("rounds", 3.0),
        ("rounds", "3"),
        ("rounds", 10**30),
        ("modules", "thing99"),
        ("modules", ["thing1", "thing99"]),
        ("modules", [["thing1"]]),
        ("modules", 5),
        ("modules", {"thing1": True}),
        ("hats", "green"),
        ("hats", ["red", "green"]),
        ("hats", ["red"] * 4),
        ("hats", [["red"]]),
        ("hats", 1),
        ("no such option", 1),
    ],
)
def test_what_an_option_cannot_be_is_refused_with_what_it_can_be(option: str, value: Any) -> None:
    with pytest.raises(BadOption) as refused:
        TABLE.full_options({option: value})
    assert_can_be_said(refused.value.line)
    assert option in str(refused.value)


def test_a_list_longer_than_any_table_says_how_many_seats_there_are() -> None:
    with pytest.raises(BadOption) as refused:
        TABLE.full_options({"hats": ["red"] * 4})
    assert refused.value.line.key == "engine-too-many-seats"
    assert "3" in str(refused.value)
    assert "4" in str(refused.value)


def test_seats_are_the_bits_of_a_mask() -> None:
    assert seats_in(0) == []
    assert seats_in(0b10110) == [1, 2, 4]
