"""Nobody is favoured by the schedule, and it is always the same."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise

import pytest

from tripolis.arena.schedule import Schedule, seatings

each_table = pytest.mark.parametrize("players", [2, 3, 4, 5])


@each_table
def test_everybody_has_every_seat_equally_often(players: int) -> None:
    count = Counter((seat, who) for row in seatings(players) for seat, who in enumerate(row))
    assert len(count) == players * players
    assert len(set(count.values())) == 1


@each_table
def test_everybody_follows_everybody_else_equally_often(players: int) -> None:
    count = Counter(pair for row in seatings(players) for pair in pairwise(row))
    assert len(count) == players * (players - 1)
    assert len(set(count.values())) == 1


@each_table
def test_every_set_of_contestants_plays_every_deal_in_every_seating(players: int) -> None:
    schedule = Schedule(contestants=6, players=players, matches=1000)
    assert len(schedule) >= 1000
    played = Counter((match.deal, match.seats) for match in schedule)
    assert set(played.values()) == {1}
    for deal in range(schedule.deals):
        for line_up in combinations(range(6), players):
            for row in seatings(players):
                assert (deal, tuple(line_up[who] for who in row)) in played
    assert len(played) == len(schedule)


def test_only_whole_rounds_are_played() -> None:
    assert len(Schedule(contestants=3, players=2, matches=1)) == 6
    assert len(Schedule(contestants=3, players=2, matches=6)) == 6
    assert len(Schedule(contestants=3, players=2, matches=7)) == 12


def test_the_schedule_follows_from_its_numbers_alone() -> None:
    one, other = Schedule(5, 4, 200), Schedule(5, 4, 200)
    assert list(one) == list(other)
    assert [match.number for match in one] == list(range(len(one)))
    assert one[7:9] == [other[7], other[8]]


def test_a_longer_tournament_begins_like_a_shorter_one() -> None:
    short, long = Schedule(4, 3, 50), Schedule(4, 3, 500)
    assert long[: len(short)] == list(short)


def test_there_is_no_match_after_the_last() -> None:
    schedule = Schedule(2, 2, 2)
    with pytest.raises(IndexError):
        schedule[2]
