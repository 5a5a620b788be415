"""An attempt at a puzzle: moves are tried until one is the answer, and then the line follows."""

from __future__ import annotations

from tripolis.engine.match import Move
from tripolis.puzzles.puzzle import Puzzle
from tripolis.words import Line, say


class Attempt:
    """A puzzle under way. The match stands at its position until the answer is known."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.match = puzzle.match()
        self.tries = 0
        self.found = False
        self.latest: Line | None = None
        """What is said of the latest try."""
        self._given_up = False

    @property
    def over(self) -> bool:
        """Is the answer known?"""
        return self.found or self._given_up

    @property
    def legal(self) -> list[Move]:
        """What may be tried."""
        return [] if self.over else self.match.legal(self.puzzle.seat)

    def play(self, text: str) -> bool:
        """Try a move; returns whether it is the answer. A wrong one changes nothing.

        Raises what `Match.play` raises, if the move is not legal.
        """
        move = self.match.try_move(self.puzzle.seat, text).text
        self.tries += 1
        self.found = move in self.puzzle.answer
        if self.found:
            self.match.play(self.puzzle.seat, move)
        self.latest = Line("puzzle-right" if self.found else "puzzle-wrong")
        return self.found

    def give_up(self) -> None:
        """Be told the answer."""
        self._given_up = True
        self.latest = Line("puzzle-answer", {"move": self.puzzle.answer[0]})

    def follow(self) -> bool:
        """Make the next move of the line; returns whether there was one."""
        done = len(self.match.played)
        if done == len(self.puzzle.line):
            return False
        seat = self.match.awaited[0] if done else self.puzzle.seat
        self.match.play(seat, self.puzzle.line[done])
        return True


def names_at(puzzle: Puzzle, you: str, language: str) -> list[str]:
    """The names at a puzzle's table: one's own, and those of the opponents in lessons."""
    others = iter(range(1, 16))
    return [
        you if seat == puzzle.seat else say(Line(f"lesson-friend-{next(others)}"), language)
        for seat in range(int(puzzle.position["players"]))
    ]
