"""A lesson at the terminal, done as the screen says."""

from __future__ import annotations

import pytest
from textual.widgets import Static

from tests.terminal.test_table import enter, text_of
from tripolis.engine.game import game_names
from tripolis.lessons import Lesson, find_lesson, lessons_of
from tripolis.terminal.table.learning import LearnApp
from tripolis.words import Line, say

FIRST = [lessons_of(game)[0] for game in game_names() if lessons_of(game)]


@pytest.mark.parametrize(
    "lesson",
    [pytest.param(each, marks=pytest.mark.xdist_group(each.game)) for each in FIRST],
    ids=lambda lesson: lesson.game,
)
async def test_a_first_game_is_learned_by_typing_what_is_asked(lesson: Lesson) -> None:
    app = LearnApp(lesson, "en")
    async with app.run_test(size=(120, 40)) as pilot:
        walk = app.lesson.walk
        while not walk.over:
            moment = walk.moment
            asked = str(app.lesson.query_one("#asked", Static).content)
            assert say(Line(moment.key)) in asked
            await enter(pilot, walk.expected[0].text if moment.wants_move else "")
            assert walk.moment is not moment or walk.over
        await pilot.pause()
    assert app.return_code == 0


@pytest.mark.xdist_group("splendor")
async def test_another_move_gets_a_kind_answer_and_another_try() -> None:
    app = LearnApp(find_lesson("splendor"), "en")
    async with app.run_test(size=(120, 40)) as pilot:
        await enter(pilot, "")
        await enter(pilot, "take RR")
        assert "Two alike come next" in text_of(app)
        await enter(pilot, "take WUG")
        assert "two of one colour" in text_of(app)
