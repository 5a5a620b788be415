"""What the matches say about those who played them."""

from __future__ import annotations

import pytest

from tests.arena.conftest import tournament_of
from tripolis.arena.play import Forfeit, Outcome
from tripolis.arena.run import hold
from tripolis.arena.share import Share
from tripolis.arena.standings import Standings, standings_of
from tripolis.arena.tournament import Tournament


def told(tournament: Tournament, *ranks: tuple[int, ...], forfeits: int = 0) -> Standings:
    """Standings after the first matches of a schedule went like this."""
    outcomes = []
    for number, places in enumerate(ranks):
        fixture = tournament.schedule[number]
        lost = tuple(Forfeit(0, "crash", "", 3) for _ in range(number < forfeits))
        scores = tuple(10 * place for place in places)
        outcomes.append(
            Outcome(number, fixture.deal, fixture.seats, places, scores, 50 + number, lost)
        )
    return standings_of(tournament, reversed(outcomes))


def test_the_better_player_is_rated_higher() -> None:
    tournament = tournament_of("random,newcomer,greedy", matches=90)
    standings = standings_of(tournament, hold(tournament))
    assert standings.rows[-1].label == "random"
    random, greedy = 0, 2
    assert standings.duels[greedy, random].interval[0] > 0.5
    assert [row.mu for row in standings.rows] == sorted(
        (r.mu for r in standings.rows), reverse=True
    )
    for row in standings.rows:
        low, high = row.interval
        assert low < row.mu < high
        assert high - low < 2 * 25
    assert sum(row.firsts.wins for row in standings.rows) == pytest.approx(len(tournament.schedule))
    assert sum(seat.wins for seat in standings.seats) == pytest.approx(len(tournament.schedule))


def test_more_matches_make_a_rating_surer() -> None:
    tournament = tournament_of("random,greedy", matches=200)
    few = told(tournament, *[(1, 2), (1, 2)] * 5)
    many = told(tournament, *[(1, 2), (1, 2)] * 100)
    assert many.rows[0].sigma < 0.5 * few.rows[0].sigma


def test_a_shared_place_favours_nobody() -> None:
    standings = told(tournament_of("random,greedy,newcomer", players=3), (1, 1, 1), (1, 1, 1))
    assert {round(row.mu, 6) for row in standings.rows} == {25.0}
    assert [row.firsts.part for row in standings.rows] == pytest.approx([1 / 3] * 3)
    assert {share.part for share in standings.duels.values()} == {0.5}


def test_head_to_head_counts_who_came_first_at_a_table_of_three() -> None:
    tournament = tournament_of("random,greedy,newcomer", players=3, matches=6)
    first = tournament.schedule[0].seats
    standings = told(tournament, (1, 2, 3))
    assert standings.duels[first[0], first[1]] == Share(1.0, 1)
    assert standings.duels[first[1], first[2]] == Share(1.0, 1)
    assert standings.duels[first[2], first[0]] == Share(0.0, 1)


def test_two_shares_of_a_duel_make_a_whole() -> None:
    standings = told(tournament_of("random,greedy", matches=4), (1, 2), (1, 1), (2, 1), (2, 1))
    one, other = standings.duels[0, 1], standings.duels[1, 0]
    assert one.part + other.part == pytest.approx(1)
    assert one.interval[0] == pytest.approx(1 - other.interval[1])


def test_an_interval_is_wilsons() -> None:
    assert Share(8, 10).interval == pytest.approx((0.4901625, 0.9433178))
    assert Share(0, 10).interval == pytest.approx((0.0, 0.2775328))
    assert Share(500, 1000).interval == pytest.approx((0.4690696, 0.5309304))


def test_a_forfeited_match_is_lost_but_tells_nothing_of_points_seats_and_length() -> None:
    standings = told(tournament_of("random,greedy", matches=4), (2, 1), (1, 2), forfeits=1)
    assert standings.lengths == [51]
    assert [seat.matches for seat in standings.seats] == [1, 1]
    failed = next(row for row in standings.rows if row.forfeits)
    assert failed.label == "random"
    assert failed.forfeit_kinds == {"crash": 1}
    assert failed.fallback_moves == 3
    assert len(failed.scores) == 1
    assert failed.firsts.matches == 2


def test_standings_do_not_depend_on_the_order_in_which_matches_end() -> None:
    tournament = tournament_of("random,greedy", matches=20)
    outcomes = hold(tournament)
    assert standings_of(tournament, outcomes) == standings_of(tournament, outcomes[::-1])
