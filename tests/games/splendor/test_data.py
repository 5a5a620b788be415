"""The cards and tiles: how many there are, and the symmetries they have."""

from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from tripolis.games.splendor import components as c
from tripolis.games.splendor.knowledge import CARD_NUMBERS, card_text

BASE = range(c.BASE_CARDS)
ORIENT = range(c.BASE_CARDS, c.CARDS)


def turned(row, steps):
    """A row of colours, each moved on by some places of the ring."""
    return tuple(np.roll(row, steps))


def test_there_are_ninety_base_and_thirty_orient_cards():
    assert Counter(int(c.LEVEL[card]) + 1 for card in BASE) == {1: 40, 2: 30, 3: 20}
    assert Counter(int(c.LEVEL[card]) + 1 for card in ORIENT) == {1: 10, 2: 10, 3: 10}
    assert list(c.FULL_DECK) == [40, 30, 20, 10, 10, 10]


def test_no_two_cards_are_alike():
    assert len(CARD_NUMBERS) == c.CARDS == 120
    assert all(CARD_NUMBERS[card_text(card)] == card for card in range(c.CARDS))


def test_every_colour_has_as_many_cards_with_the_same_points():
    by_colour = [
        Counter((int(c.LEVEL[card]), int(c.POINTS[card])) for card in BASE if c.BONUS[card] == k)
        for k in range(c.COLOURS)
    ]
    assert all(count == by_colour[0] for count in by_colour)
    assert by_colour[0] == {
        (0, 0): 7, (0, 1): 1, (1, 1): 2, (1, 2): 3, (1, 3): 1, (2, 3): 1, (2, 4): 2, (2, 5): 1
    }  # fmt: skip


def test_the_dearest_cards_are_the_same_in_every_colour_of_the_ring():
    """Level 3, and the cards of one colour's price: a turn of the ring leads to another card."""
    level_3 = {
        (int(c.BONUS[card]), int(c.POINTS[card]), tuple(c.COST[card]))
        for card in BASE
        if c.LEVEL[card] == 2
    }
    for bonus, points, cost in level_3:
        for steps in range(c.COLOURS):
            assert ((bonus + steps) % 5, points, turned(cost, steps)) in level_3


def test_every_level_asks_for_every_colour_alike():
    for level in range(3):
        total = c.COST[[card for card in BASE if c.LEVEL[card] == level]].sum(axis=0, dtype=int)
        assert len(set(total.tolist())) == 1


def test_five_nobles_want_two_neighbours_and_five_want_three():
    rows = {tuple(row) for row in c.NOBLE_NEED}
    pairs = {turned((4, 4, 0, 0, 0), steps) for steps in range(5)}
    triples = {turned((3, 3, 3, 0, 0), steps) for steps in range(5)}
    assert rows == pairs | triples
    assert set(c.NOBLE_POINTS) == {3}


def test_the_orient_cards_by_their_abilities():
    names = Counter(c.ABILITY_NAMES[c.ABILITY[card]] for card in ORIENT)
    assert names == {
        "gold2": 5, "pair": 5, "pair_take1": 2, "double": 5, "reserve_noble": 3, "take2": 5,
        "discard2": 5,
    }  # fmt: skip
    assert c.BAGS == 7
    assert c.GOLD_CARDS == 5


@pytest.mark.parametrize("ability", [c.GOLD2, c.DOUBLE, c.TAKE2, c.DISCARD2])
def test_abilities_of_five_cards_come_once_in_every_colour(ability):
    cards = [card for card in ORIENT if c.ABILITY[card] == ability]
    if ability == c.GOLD2:
        assert sorted(c.COST[cards].argmax(axis=1)) == [0, 1, 2, 3, 4]
    else:
        assert sorted(c.BONUS[cards]) == [0, 1, 2, 3, 4]


def test_cards_paid_with_cards_cost_another_colour_and_no_tokens():
    cards = [card for card in ORIENT if c.ABILITY[card] == c.DISCARD2]
    assert not c.COST[cards].any()
    assert sorted(c.DISCARD_COLOUR[cards]) == [0, 1, 2, 3, 4]
    assert all((c.BONUS[card] - c.DISCARD_COLOUR[card]) % 5 == 1 for card in cards)


def test_seven_city_tiles_with_two_faces_each():
    assert c.CITY_TILES == 7
    assert len(set(c.CITY_NAMES)) == 14
    assert c.CITY_PRESTIGE.min() == 11
    assert c.CITY_PRESTIGE.max() == 17
    assert Counter(c.CITY_ANY.tolist()) == {0: 11, 4: 1, 5: 1, 6: 1}


def test_five_posts_each_with_a_power_of_its_own():
    assert c.POSTS == 5
    assert sorted(c.POST_OF) == [0, 1, 2, 3, 4]
    assert c.POST_NOBLES.tolist() == [0, 0, 0, 1, 0]


def test_every_number_stands_in_a_data_file():
    folder = Path(c.__file__).parent / "data"
    lines = {path.name: len(path.read_text("utf-8").splitlines()) - 1 for path in folder.iterdir()}
    assert lines == {
        "base_cards.csv": 90,
        "cities.csv": 14,
        "nobles.csv": 10,
        "orient_cards.csv": 30,
        "trading_posts.csv": 5,
    }
