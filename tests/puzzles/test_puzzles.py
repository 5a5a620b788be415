"""Puzzles: what is shipped is whole, attempts and ratings are fair, days follow each other."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from tripolis import new
from tripolis.engine.errors import IllegalMove
from tripolis.engine.game import find_game, game_names
from tripolis.puzzles import mine
from tripolis.puzzles.attempt import Attempt, names_at
from tripolis.puzzles.check import check
from tripolis.puzzles.daily import games_with_puzzles, latest_of, puzzle_of, streak
from tripolis.puzzles.puzzle import (
    BadPuzzle,
    Puzzle,
    find_puzzle,
    puzzles_of,
    read_puzzles,
    write_puzzles,
)
from tripolis.puzzles.rating import Rating, first_rating, rate

GAMES = [name for name in game_names() if puzzles_of(name)]
# A game stays with one worker, which loads its rules once.
each_game = pytest.mark.parametrize(
    "game", [pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in GAMES]
)
splendor = pytest.mark.xdist_group("splendor")


@each_game
def test_every_puzzle_that_is_shipped_is_whole(game: str) -> None:
    assert check(puzzles_of(game)) == []


def test_a_third_of_splendors_puzzles_have_a_module() -> None:
    puzzles = puzzles_of("splendor")
    with_module = [one for one in puzzles if one.position["options"]["modules"]]
    assert 3 * len(with_module) >= len(puzzles)


@splendor
def test_a_wrong_move_changes_nothing_and_can_be_tried_again() -> None:
    puzzle = puzzles_of("splendor")[0]
    attempt = Attempt(puzzle)
    before = attempt.match.digest()
    assert not attempt.play(puzzle.first_idea)
    assert attempt.match.digest() == before
    assert attempt.play(puzzle.answer[0])
    assert (attempt.tries, attempt.found) == (2, True)
    while attempt.follow():
        pass
    assert [played.text for played in attempt.match.played] == list(puzzle.line)


@splendor
def test_an_illegal_move_is_no_try() -> None:
    attempt = Attempt(puzzles_of("splendor")[0])
    with pytest.raises(IllegalMove):
        attempt.play("buy r3" if "buy r3" not in map(str, attempt.legal) else "buy r2")
    assert attempt.tries == 0


@splendor
def test_an_answer_that_is_given_away_is_not_found() -> None:
    attempt = Attempt(puzzles_of("splendor")[0])
    attempt.give_up()
    assert (attempt.over, attempt.found, attempt.legal) == (True, False, [])
    assert attempt.follow()


def test_you_sit_in_the_puzzles_seat() -> None:
    for puzzle in puzzles_of("splendor"):
        names = names_at(puzzle, "Ola", "en")
        assert names[puzzle.seat] == "Ola"
        assert len(set(names)) == puzzle.position["players"]


def test_a_broken_puzzle_is_noticed() -> None:
    puzzle = puzzles_of("splendor")[0]
    assert check([replace(puzzle, first_idea=puzzle.answer[0])])
    assert check([replace(puzzle, answer=("buy nothing",), line=("buy nothing",))])
    assert check([replace(puzzle, next_chance=puzzle.chance)])
    assert any("looks like" in wrong for wrong in check([puzzle, replace(puzzle, name="other")]))


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    puzzles = puzzles_of("splendor")[:3]
    write_puzzles(tmp_path / "puzzles.json", puzzles)
    assert read_puzzles(tmp_path / "puzzles.json") == puzzles
    (tmp_path / "puzzles.json").write_text("[{}]")
    with pytest.raises(BadPuzzle, match="cannot be read"):
        read_puzzles(tmp_path / "puzzles.json")


def test_an_unknown_puzzle_is_refused() -> None:
    with pytest.raises(BadPuzzle, match="no puzzle"):
        find_puzzle("splendor", "nothing")


# Ratings


def test_ratings_are_those_of_openskill() -> None:
    models = pytest.importorskip("openskill.models")
    model = models.PlackettLuce()
    ours = rate(Rating(27.0, 6.0), Rating(24.0, 3.0))
    theirs = model.rate([[model.rating(27.0, 6.0)], [model.rating(24.0, 3.0)]])
    for one, [other] in zip(ours, theirs, strict=True):
        assert (one.mu, one.sigma) == pytest.approx((other.mu, other.sigma))


def test_a_puzzle_that_fewer_levels_find_is_rated_higher() -> None:
    puzzle = puzzles_of("splendor")[0]
    easy = replace(puzzle, levels={"newcomer": 0.6, "regular": 0.4, "expert": 1.0, "master": 1.0})
    hard = replace(puzzle, levels={"newcomer": 0.0, "regular": 0.0, "expert": 0.2, "master": 0.7})
    assert first_rating(easy).points < Rating().points < first_rating(hard).points


# Days


def test_a_day_has_one_puzzle_and_the_games_take_turns() -> None:
    first = date(2026, 11, 16)
    days = [puzzle_of(first + timedelta(days=number)) for number in range(2 * len(GAMES))]
    assert [one.game for one in days if one] == games_with_puzzles_from(first, 2 * len(GAMES))
    assert len({one.name for one in days if one}) == len(days)
    assert puzzle_of(first) == puzzle_of(first)


def games_with_puzzles_from(first: date, count: int) -> list[str]:
    games = games_with_puzzles()
    return [games[(first.toordinal() + number) % len(games)] for number in range(count)]


def test_no_puzzle_comes_again_before_all_have_come() -> None:
    turns, count = len(games_with_puzzles()), len(puzzles_of("splendor"))
    days = [date(2026, 1, 1) + timedelta(days=turns * number) for number in range(count)]
    assert len({latest_of("splendor", day).name for day in days}) == count


def test_a_streak_counts_days_in_a_row_and_waits_for_today() -> None:
    today = date(2026, 11, 16)
    assert streak([], today) == 0
    assert streak(["2026-11-14", "2026-11-15"], today) == 2
    assert streak(["2026-11-13", "2026-11-15", "2026-11-16"], today) == 2
    assert streak(["2026-11-14"], today) == 0


# Mining


def test_views_of_the_same_table_are_alike_and_those_of_another_are_not() -> None:
    one, other, *_ = puzzles_of("splendor")
    seen = [mine.leaves(puzzle.match().view(puzzle.seat)) for puzzle in (one, other)]
    assert mine.alike(seen[0], seen[0]) == 1
    assert mine.alike(*seen) < mine.ALIKE


@splendor
def test_moves_that_lead_to_the_same_position_are_one_answer() -> None:
    puzzle: Puzzle = puzzles_of("splendor")[0]
    match = puzzle.match()
    action = match.try_move(puzzle.seat, puzzle.answer[0]).action
    same = mine.equivalents(find_game("splendor"), match.state, puzzle.seat, action)
    assert [match.game.write_move(match.state, puzzle.seat, one) for one in same] == list(
        puzzle.answer
    )


def test_checking_either_of_two_landmarks_is_one_answer() -> None:
    match = new("comparity", players=2, seed=1)
    first = match.awaited[0]
    match.play(first, match.legal(first)[0])
    seat = match.awaited[0]
    checks = [move.action for move in match.legal(seat) if move.text.startswith("check")]
    assert len(checks) == 2
    assert mine.equivalents(match.game, match.state, seat, checks[0]) == tuple(checks)


def test_every_game_says_at_which_tables_it_is_mined() -> None:
    for name in ("kosmopolis", "splendor", "comparity"):
        tables = mine.tables_of(name)
        assert len(tables) > 1
        for table in tables:
            find_game(name).full_options(table.options)


@each_game
def test_a_game_has_puzzles_for_months(game: str) -> None:
    assert len(puzzles_of(game)) >= 120
