"""What a match says about somebody's play is what happened in it."""

from __future__ import annotations

from collections import Counter

import pytest

from tripolis.engine.game import find_game, game_names
from tripolis.engine.habits import habits_of
from tripolis.engine.match import Match
from tripolis.players.levels import LEVELS, Player
from tripolis.words import LANGUAGES, knows


def played(name: str, seed: int = 7, **options: object) -> Match:
    """A match between regulars."""
    game = find_game(name)
    match = Match(game, 2, options, seed)
    players = [Player(game, LEVELS["regular"], seed, seat) for seat in range(2)]
    while not match.over:
        seat = match.awaited[0]
        match.play(seat, game.write_move(match.state, seat, players[seat].choose(match.state)))
    return match


@pytest.mark.parametrize("name", game_names())
def test_every_habit_has_words(name: str) -> None:
    for habit in habits_of(played(name), 0):
        for language in LANGUAGES:
            assert knows(habit.word, language), habit
            assert habit.right is not None or knows(f"{name}-habit-{habit.kind}", language), habit


def test_the_first_three_cards_are_a_splendor_opening() -> None:
    match = played("splendor")
    found = Counter(habit.kind for habit in habits_of(match, 1))
    assert found["first"] == 3
    taken = [move.text for move in match.played if move.seat == 1 and move.text.startswith("take ")]
    assert found["gems"] == sum(len(text[5:].replace("+", "")) for text in taken)


@pytest.mark.parametrize("seed", [7, 29])  # in the second, capitals end rounds
def test_every_card_of_kosmopolis_goes_to_a_place(seed: int) -> None:
    match = played("kosmopolis", seed)
    texts = [move.text for move in match.played if move.seat == 0]
    found = Counter(habit.kind for habit in habits_of(match, 0))
    assert found["city"] == sum(text.endswith(" city") for text in texts)
    assert found["capital"] == sum(text.endswith(" capital") for text in texts)
    assert found["draft"] == 6


def test_a_doubt_is_right_if_the_check_finds_a_violation() -> None:
    match = played("comparity", travellers="tourist")
    told = [line.key for line in match.log(0)]
    doubts = [
        habit.right
        for seat in range(2)
        for habit in habits_of(match, seat)
        if habit.kind == "doubt"
    ]
    assert len(doubts) == told.count("comparity-log-checks") > 0
    assert doubts.count(True) == told.count("comparity-log-penalty")


def test_a_landmark_laid_by_its_numbers_is_judged_right() -> None:
    match = played("comparity", travellers="author")
    judged = [habit.right for habit in habits_of(match, 0) if habit.kind == "height"]
    lays = [move for move in match.played if move.seat == 0 and "," in move.text]
    assert len(judged) == len(lays)
    assert judged.count(True) > judged.count(False)
