"""What networks are told of a move in Splendor beside its tokens and its card: what it leads to."""

import random

import pytest

import tripolis
from tripolis.engine.arrays import float32, zeros
from tripolis.games.splendor.traits import TRAIT_NAMES

from .table import GAME, Table, random_moves

ALL = ("cities", "orient", "strongholds", "trading_posts")


def traits(s, seat, text):
    out = zeros(len(TRAIT_NAMES), float32)
    GAME.traits(s, seat, GAME.read_move(s, seat, text), 0.0, out)
    return dict(zip(TRAIT_NAMES, out.tolist(), strict=True))


def told_of(table, text, seat=0):
    return traits(table.s, seat, text)


def test_tokens_bring_a_card_nearer_if_they_are_its_price():
    table = Table().lay("3a", "3W4/7K").hold(0, "5K")
    assert told_of(table, "take KK")["nearer 3a"] > 0
    assert told_of(table, "take WUG")["nearer 3a"] == 0


def test_a_card_that_can_be_paid_next_turn_counts_with_its_points():
    table = Table().lay("3a", "3W4/7K").hold(0, "6K")
    told = told_of(table, "take WGK")
    assert told["more cards payable"] > 0
    assert told["more points payable"] == pytest.approx(4 / 5)
    assert told_of(table, "take WGR")["more points payable"] == 0


def test_a_purchase_takes_away_what_the_tokens_could_have_paid():
    table = Table().lay("3a", "3W4/7K").lay("3b", "3U4/7W").hold(0, "7K")
    told = told_of(table, "buy 3a")
    assert told["more points payable"] == pytest.approx(-4 / 5)
    assert told["nearer 3a"] == 0
    assert told["nearer 3b"] > 0  # a white bonus helps


def test_a_reservation_brings_gold_if_there_is_any():
    table = Table().lay("3a", "3W4/7K").lay("3b", "3U4/7W").hold(0, "6W")
    assert told_of(table, "reserve 3a")["nearer 3b"] > 0
    table.supply("4W 4U 4G 4R 4K")
    assert told_of(table, "reserve 3a")["nearer 3b"] == 0


def test_tokens_beyond_the_limit_must_be_given_back():
    table = Table().hold(0, "3W 3U 3G")
    assert told_of(table, "take WUG")["gives back"] == pytest.approx(2 / 3)


def test_a_card_that_a_rival_can_pay_is_a_loss_for_them():
    table = Table().lay("3a", "3W4/7K").hold(1, "7K")
    told = told_of(table, "reserve 3a")
    assert told["card near a rival"] == 1
    assert told["points near a rival"] == pytest.approx(4 / 5)
    assert told_of(table, "reserve 3b")["card near a rival"] < 1


def test_the_last_points_reach_the_goal():
    table = Table().lay("3a", "3W4/7K").hold(0, "7K")
    assert told_of(table, "buy 3a")["reaches the goal"] == 0
    for card in ("3U4/7W", "3G4/7U", "3R4/7G"):
        table.own(0, card)
    assert told_of(table, "buy 3a")["reaches the goal"] == 1


def test_a_bonus_brings_nobles_nearer_until_one_comes():
    table = Table().nobles("3W 3U 3G").lay("1a", "1G/2W1U").give(0, "3W 3U 1G")
    told = told_of(table, "buy 1a")
    assert told["nearer noble 1"] > 0
    assert told["noble comes"] == 0
    table.give(0, "1G")
    assert told_of(table, "buy 1a")["noble comes"] == 1


@pytest.mark.parametrize(("players", "modules"), [(2, ()), (4, ("strongholds",)), (3, ALL)])
def test_in_a_whole_match_numbers_stay_small(players, modules):
    match = tripolis.new("splendor", players=players, modules=list(modules), seed=8)
    for seat, move in random_moves(match, random.Random(8)):
        assert all(abs(number) < 5 for number in traits(match.state, seat, move).values())
