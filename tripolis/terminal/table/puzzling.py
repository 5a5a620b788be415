"""A puzzle at the terminal table."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.widgets import Input

from tripolis.engine.errors import TripolisError
from tripolis.engine.match import Match, Move
from tripolis.puzzles.attempt import Attempt, names_at
from tripolis.puzzles.puzzle import Puzzle
from tripolis.terminal.table.alone import AloneScreen
from tripolis.terminal.table.app import TableApp
from tripolis.terminal.table.entry import Entry
from tripolis.words import Line, Name, say


class PuzzleScreen(AloneScreen):
    """The table at the position of a puzzle; once it is found, the line that follows."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("f6", "give_up", show=False)]

    def __init__(self, puzzle: Puzzle) -> None:
        super().__init__(puzzle.game)
        self.attempt = Attempt(puzzle)

    @property
    def match(self) -> Match:
        return self.attempt.match

    @property
    def legal(self) -> list[Move]:
        return self.attempt.legal

    def retell(self) -> None:
        """What is asked, and the table as the puzzle's seat sees it."""
        attempt = self.attempt
        asked = attempt.puzzle.reason if attempt.over else Line("puzzle-find")
        self.show_top([self.tell("puzzle")], self.table.say(asked))
        self.show_table(
            attempt.puzzle.seat,
            self.tell("puzzle-follow" if attempt.over else "entry"),
            ("F6", "screen.give_up", self.tell("puzzle-give-up")),
        )
        if attempt.latest is not None:
            self.show_note(self.table.say(attempt.latest), good=attempt.found)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        text = event.value.strip()
        if not text or self.attempt.over:
            self.action_go_on()
        elif text.isdecimal():
            self.action_pick(int(text))
        else:
            self.try_move(text)

    def action_go_on(self) -> None:
        """The next move of the line; leave after the last."""
        if not self.attempt.over:
            self.show_note(self.tell("puzzle-move"))
            return
        self.query_one(Entry).value = ""
        if not self.attempt.follow():
            self.app.exit()
            return
        self._tell_latest()

    def action_give_up(self) -> None:
        """Show the answer."""
        if not self.attempt.over:
            self.attempt.give_up()
            self.retell()

    def try_move(self, text: str) -> None:
        """Try a move; a wrong one changes nothing."""
        try:
            self.attempt.play(text)
        except TripolisError as problem:
            self.show_note(self.table.say(problem.line))
            return
        self.query_one(Entry).value = ""
        if self.match.played:
            self._tell_latest()
        else:
            self.retell()

    def _tell_latest(self) -> None:
        played, seat = self.match.played[-1], self.attempt.puzzle.seat
        for before, after, actor in played.steps:
            self.told += self.match.game.narrate(before, after, actor, played.action, seat)
        self.retell()


class PuzzleApp(TableApp):
    """The app around a puzzle."""

    def __init__(self, puzzle: Puzzle, language: str) -> None:
        super().__init__(puzzle.game, (), language)
        self.puzzle = PuzzleScreen(puzzle)

    @property
    def viewer(self) -> int | None:
        """The person, who is "you" in every sentence."""
        return self.puzzle.attempt.puzzle.seat

    @property
    def called(self) -> list[Name]:
        """The person and the opponents, in the current language."""
        you = say(Line("terminal-you"), self.language)
        return [*names_at(self.puzzle.attempt.puzzle, you, self.language)]

    def on_mount(self) -> None:
        self.push_screen(self.puzzle)


def puzzle_at_table(puzzle: Puzzle, language: str) -> None:
    """Play a puzzle at the terminal."""
    PuzzleApp(puzzle, language).run()
