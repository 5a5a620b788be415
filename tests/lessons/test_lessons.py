"""Lessons are checked like rules: every path is walked, every word is looked for."""

from __future__ import annotations

from dataclasses import replace

import pytest

import tripolis
from tripolis.engine.errors import IllegalMove
from tripolis.engine.game import game_names
from tripolis.lessons import (
    LEARNER,
    BadLesson,
    Lesson,
    Moment,
    Scene,
    Walk,
    check,
    find_lesson,
    lessons_of,
)
from tripolis.lessons.deal import deal
from tripolis.words import LANGUAGES

LESSONS = [lesson for game in game_names() for lesson in lessons_of(game)]

# A game stays with one worker, which compiles its rules once.
each_lesson = pytest.mark.parametrize(
    "lesson",
    [pytest.param(each, marks=pytest.mark.xdist_group(each.game)) for each in LESSONS],
    ids=lambda lesson: f"{lesson.game}-{lesson.name}",
)
splendor = pytest.mark.xdist_group("splendor")


@each_lesson
def test_every_path_of_a_lesson_can_be_walked_and_every_word_exists(lesson: Lesson) -> None:
    assert check(lesson) == []


@each_lesson
def test_a_lesson_has_something_to_do_at_least_every_third_moment(lesson: Lesson) -> None:
    reading = 0
    for moment in lesson.moments:
        reading = 0 if moment.wants_move else reading + 1
        assert reading <= 3, moment.key


def scene_with(*moments: Moment) -> Lesson:
    """A lesson of one scene, on a deal of Splendor."""
    return Lesson("splendor", "first", 1, (Scene(2, 3, {}, {}, {}, moments),))


KNOWN = "splendor_lessons-first-gems"


@splendor
def test_the_check_finds_an_expected_move_that_is_not_legal() -> None:
    found = check(scene_with(Moment(KNOWN, expect=("take WWW",))))
    assert [problem for problem in found if "no expected move is legal" in problem]


@splendor
def test_the_check_finds_a_reply_that_is_not_legal() -> None:
    moment = Moment(KNOWN, expect=("take WUG",), replies=("buy 1a | buy 1b",))
    assert any("buy 1a | buy 1b" in problem for problem in check(scene_with(moment)))


@splendor
def test_the_check_finds_a_moment_at_which_the_learner_is_not_asked() -> None:
    moment = Moment(KNOWN, expect=("take WUG",))
    assert any("not asked" in problem for problem in check(scene_with(moment, moment)))


@splendor
def test_the_check_finds_words_that_are_missing_in_any_language() -> None:
    found = check(scene_with(Moment("splendor_lessons-first-nothing", point=("castle 1",))))
    for language in LANGUAGES:
        assert f"splendor_lessons-first-nothing is missing in {language}" in found
        assert f"splendor_lessons-part-castle is missing in {language}" in found


@splendor
def test_an_answer_and_the_next_sentence_are_two_sentences_at_most() -> None:
    chatty = Moment(KNOWN, expect=("take WUG",), fine={"take *": KNOWN}, replies=("take WUG",))
    found = check(scene_with(chatty, Moment(KNOWN)))
    assert any("too long in en" in problem for problem in found)


@splendor
def test_a_move_that_was_not_expected_changes_nothing_and_gets_an_answer() -> None:
    walk = Walk(find_lesson("splendor"))
    walk.go_on()
    before = walk.match.digest()
    answer = walk.play("take RR")
    assert not answer.goes_on
    assert answer.line is not None
    assert answer.line.key == "splendor_lessons-first-gems-two"
    assert (walk.match.digest(), walk.number) == (before, 1)


@splendor
def test_a_move_against_the_rules_is_refused_as_at_any_table() -> None:
    walk = Walk(find_lesson("splendor"))
    walk.go_on()
    with pytest.raises(IllegalMove):
        walk.play("buy 1a")
    with pytest.raises(BadLesson):
        walk.go_on()


@splendor
def test_the_others_reply_as_the_lesson_says() -> None:
    walk = Walk(find_lesson("splendor"))
    walk.go_on()
    answer = walk.play("take WUG")
    assert [(played.seat, played.text) for played in answer.played] == [
        (LEARNER, "take WUG"),
        (1, "take UGK"),
    ]


@splendor
def test_a_card_that_a_lesson_puts_somewhere_is_in_the_game_once() -> None:
    usual = tripolis.new("splendor", players=2, seed=3).position()["state"]
    asked = usual["decks"]["deck1"][0]
    scene = replace(find_lesson("splendor").scenes[0], put={"face_up.1a": asked})
    state = deal("splendor", scene).position()["state"]
    assert state["face_up"]["1a"] == asked
    assert state["decks"]["deck1"][0] == usual["face_up"]["1a"]


def test_an_unknown_lesson_is_refused_with_those_that_exist() -> None:
    with pytest.raises(BadLesson, match="first"):
        find_lesson("splendor", "cooking")
