"""A puzzle at the terminal, from a wrong idea to the last move of its line."""

from __future__ import annotations

import pytest

from tests.terminal.test_table import enter, text_of
from tripolis.puzzles.puzzle import Puzzle, puzzles_of
from tripolis.terminal.table.puzzling import PuzzleApp

FIRST = [puzzles_of(game)[0] for game in ("kosmopolis", "splendor")]


@pytest.mark.parametrize(
    "puzzle",
    [pytest.param(each, marks=pytest.mark.xdist_group(each.game)) for each in FIRST],
    ids=lambda puzzle: puzzle.game,
)
async def test_a_puzzle_is_tried_found_and_followed_to_its_end(puzzle: Puzzle) -> None:
    app = PuzzleApp(puzzle, "en")
    async with app.run_test(size=(120, 40)) as pilot:
        attempt = app.puzzle.attempt
        wrong = next(move.text for move in attempt.legal if move.text not in puzzle.answer)
        await enter(pilot, wrong)
        assert not attempt.over
        assert attempt.tries == 1
        await enter(pilot, puzzle.answer[0])
        assert attempt.found
        for done in range(1, len(puzzle.line)):
            await enter(pilot, "")
            assert len(attempt.match.played) == done + 1
            assert len(app.puzzle.told) > done
        await enter(pilot, "")
        await pilot.pause()
    assert app.return_code == 0


@pytest.mark.xdist_group("kosmopolis")
async def test_whoever_gives_up_a_puzzle_is_told_the_answer() -> None:
    app = PuzzleApp(FIRST[0], "en")
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("f6")
        await pilot.pause()
        assert FIRST[0].answer[0] in text_of(app)
