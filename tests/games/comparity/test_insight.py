"""What networks are told of Comparity beside the observation: insight, and the traits of moves.

Open cards leave no doubt and authors remember well, so that the chances here are nearly 0 or 1.
"""

import random

import pytest

import tripolis
from tripolis.engine.arrays import float32, zeros
from tripolis.games.comparity.insight import INSIGHT_NAMES
from tripolis.games.comparity.traits import TRAIT_NAMES

from .table import GAME, Table, random_moves

A, B = range(2)
PAIR = "100 0,0 o, 200 1,0 o"
CORNER = f"{PAIR}, 300 1,1 o"
"""The cell 0,1 has 100 below it and 300 to its right."""


def traits(s, seat, text):
    out = zeros(len(TRAIT_NAMES), float32)
    GAME.traits(s, seat, GAME.read_move(s, seat, text), 0.0, out)
    return dict(zip(TRAIT_NAMES, out.tolist(), strict=True))


def insight(s, seat):
    out = zeros(len(INSIGHT_NAMES), float32)
    GAME.insight(s, seat, out, 0)
    return dict(zip(INSIGHT_NAMES, out.tolist(), strict=True))


def authors(zone, *rows):
    return Table(len(rows), zone=zone, rows=rows, travellers=["author"] * len(rows))


@pytest.mark.parametrize(
    ("own", "next_one", "gives", "prepares"),
    [("300 900", "200", 1, 0), ("300 200", "900", 0, 1), ("300 200", "200", 1, 1)],
)
def test_a_lay_makes_a_duet_possible_for_who_has_a_card_between(own, next_one, gives, prepares):
    table = authors(PAIR, own, next_one)
    told = traits(table.s, A, f"{table.row_cards(A)[0]} 1,1")
    assert told["gives a duet"] == pytest.approx(gives, abs=0.05)
    assert told["prepares a duet"] == pytest.approx(prepares, abs=0.05)
    assert told["gives a trio"] == told["takes a duet"] == 0


@pytest.mark.parametrize(("next_one", "taken"), [("150", 1), ("900", 0)])
def test_a_lay_takes_a_duet_from_who_could_have_laid_it(next_one, taken):
    table = authors(CORNER, "200 400", next_one)
    told = traits(table.s, A, f"{table.row_cards(A)[0]} 0,1")
    assert told["takes a duet"] == pytest.approx(taken, abs=0.05)
    assert told["2 neighbours"] == 1


def test_a_third_neighbour_makes_a_trio_possible():
    table = authors(f"{CORNER}, 400 1,2 o", "300 900", "200")
    told = traits(table.s, A, f"{table.row_cards(A)[0]} 0,2")
    assert told["gives a trio"] == pytest.approx(1, abs=0.05)


def test_insight_sees_a_card_that_breaks_the_order():
    table = authors(PAIR, "900 150", "150 160")
    assert insight(table.s, B)["best check finds a violation"] == 0
    table.play(A, f"{table.row_cards(A)[0]} -1,0")
    told = insight(table.s, B)
    assert told["last card is wrong"] == pytest.approx(1, abs=0.05)
    assert told["best check finds a violation"] == told["last card is wrong"]


def test_insight_counts_the_own_cards_that_surely_fit_somewhere():
    """A card that is remembered as high as all others may be on either side of them."""
    inside = "100 0,0 o, 100 1,0 o, 100 0,1 o, 100 1,1 o"
    table = authors(inside, "300 50 100", "50")
    assert insight(table.s, A)["own cards with a safe place"] == pytest.approx(0.2)
    assert insight(table.s, A)["seat +0 safest lay"] == pytest.approx(1, abs=0.05)


@pytest.mark.parametrize("players", [2, 5])
def test_in_a_whole_match_chances_are_between_0_and_1(players):
    match = tripolis.new("comparity", players=players, seed=8)
    for seat, move in random_moves(match, random.Random(8)):
        told = insight(match.state, seat) | traits(match.state, seat, move)
        chances = [
            number
            for name, number in told.items()
            if "safest" in name or name.endswith(("wrong", "violation", "duet", "trio"))
        ]
        assert all(0 <= chance <= 1 for chance in chances)
