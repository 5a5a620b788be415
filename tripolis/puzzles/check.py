"""Checking puzzles like rules: every position is read, every answer is made."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tripolis.engine.errors import TripolisError
from tripolis.puzzles.attempt import Attempt
from tripolis.puzzles.mine import ALIKE, MARGIN, TRIES, alike, judge, leaves
from tripolis.puzzles.puzzle import Puzzle
from tripolis.words import LANGUAGES, knows


def check(puzzles: Sequence[Puzzle]) -> list[str]:
    """What is wrong with a game's puzzles; nothing if all is well."""
    problems = [f"{puzzle.name}: {wrong}" for puzzle in puzzles for wrong in _wrong(puzzle)]
    names = [puzzle.name for puzzle in puzzles]
    problems += [f"{name} comes twice" for name in sorted(set(names)) if names.count(name) > 1]
    return problems + list(_alike(puzzles))


def _wrong(puzzle: Puzzle) -> Iterator[str]:
    key = puzzle.why[0]
    for language in LANGUAGES:
        if not knows(key, language):
            yield f"{key} is missing in {language}"
    if set(puzzle.levels) != set(TRIES):
        yield "not every level has tried it"
    if puzzle.better < MARGIN - 0.001:
        yield "the answer is not clearly better"
    if puzzle.first_idea in puzzle.answer:
        yield "the first idea is the answer"
    if puzzle.line[0] != puzzle.answer[0]:
        yield "the line does not begin with the answer"
    try:
        _play(puzzle)
    except (TripolisError, ValueError) as problem:
        yield str(problem)


def _play(puzzle: Puzzle) -> None:
    """Make every move that the puzzle names."""
    match = puzzle.match()
    if puzzle.seat not in match.awaited:
        raise ValueError("the seat is not asked")
    for text in (*puzzle.answer, puzzle.first_idea):
        match.try_move(puzzle.seat, text)
    attempt = Attempt(puzzle)
    attempt.play(puzzle.answer[0])
    while attempt.follow():
        pass


def _alike(puzzles: Sequence[Puzzle]) -> Iterator[str]:
    views = [leaves(puzzle.match().view(puzzle.seat)) for puzzle in puzzles]
    for place, view in enumerate(views):
        for earlier in range(place):
            if alike(view, views[earlier]) >= ALIKE:
                yield f"{puzzles[place].name} looks like {puzzles[earlier].name}"


def agrees(puzzle: Puzzle, seed: int) -> bool | None:
    """Does another miner find the same answer? None if it is not sure of any."""
    match = puzzle.match()
    judged = judge(match, puzzle.seat, seed)
    if judged is None:
        return None
    texts = {match.game.write_move(match.state, puzzle.seat, action) for action in judged.answer}
    return bool(texts & set(puzzle.answer))
