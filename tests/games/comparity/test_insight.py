"""What networks are told of Comparity beside the observation: insight, and the traits of moves.

Open cards leave no doubt and authors remember well, so that the chances here are nearly 0 or 1.
"""

import random

import pytest

import tripolis
from tripolis.engine.arrays import float32, zeros
from tripolis.games.comparity.insight import INSIGHT_NAMES, seat_after_last_card
from tripolis.games.comparity.rules import TURN
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


def test_insight_counts_the_checks_that_surely_find_something():
    table = authors("100 0,0 o, 200 1,0 o, 900 -1,0 c, 150 0,1 c, 30 1,1 c", "300", "300")
    told = insight(table.s, A)
    assert told["sure checks"] == pytest.approx(0.6)  # 900; 30; and 150, because 30 is beside it
    assert told["best check finds a violation"] == pytest.approx(1, abs=0.05)


def test_a_short_row_and_a_short_pile_are_told_by_their_numbers():
    table = Table(3, zone=PAIR, rows=["300", "300 400 500", 4], pile=2)
    told = insight(table.s, B)
    short = {name for name in told if told[name] and ("row of" in name or "pile of" in name)}
    assert short == {"pile of 2", "seat +0 row of 3", "seat +2 row of 1"}


def after_last_card(told):
    """How many seats from the player's on the turn is once all cards are laid."""
    name = "has the turn after the last card"
    return next(seat for seat in range(5) if told[f"seat +{seat} {name}"] == 1)


@pytest.mark.parametrize(("pile", "steps"), [(0, 1), (1, 2), (2, 0)])
def test_every_turn_that_lays_a_card_leads_to_the_same_last_turn(pile, steps):
    table = Table(3, zone=PAIR, rows=["300 900", "300", "300"], pile=pile)
    assert after_last_card(insight(table.s, A)) == steps
    table.play(A, table.any_lay(A))
    assert after_last_card(insight(table.s, A)) == steps
    assert after_last_card(insight(table.s, B)) == (steps - B) % 3


def test_a_check_in_place_of_a_turn_moves_the_last_turn_on_by_a_seat():
    table = Table(3, zone="100 0,0 o, 900 -1,0 c", rows=["300 900", "300", "300"], pile=3)
    before = after_last_card(insight(table.s, A))
    table.play(A, table.any_move(A, "check"))
    assert after_last_card(insight(table.s, A)) == (before + 1) % 3


@pytest.mark.parametrize("players", [3, 4])
def test_gifts_and_extra_cards_do_not_change_whose_turn_follows_the_last_card(players):
    """It is known before they are over: all that goes on leads to one turn."""
    expected = None
    phases = set()
    for seed in range(6):
        match = tripolis.new("comparity", players=players, seed=seed)
        for _ in random_moves(match, random.Random(seed)):
            s = match.state
            name = TURN.phase_names[s.phase]
            if name == "turn" and expected is not None:
                assert seat_after_last_card(s) == expected
            if name == "extra" or (name == "give" and s.found == 0):
                expected = seat_after_last_card(s)
                phases.add(name)
            else:
                expected = None
    assert phases == {"extra", "give"}


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
