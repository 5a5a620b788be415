"""A puzzle at the terminal table."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Input

from tripolis.engine.errors import TripolisError
from tripolis.puzzles.attempt import Attempt, names_at
from tripolis.puzzles.puzzle import Puzzle
from tripolis.terminal.table.app import TableApp
from tripolis.terminal.table.dialogs import Help
from tripolis.terminal.table.entry import Entry
from tripolis.terminal.table.frame import Frame
from tripolis.terminal.table.rulebook import Rulebook
from tripolis.words import LANGUAGES, Line, say


class PuzzleScreen(Frame):
    """The table at the position of a puzzle; once it is found, the line that follows."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "help", show=False),
        Binding("f6", "give_up", show=False),
    ]
    DEFAULT_CSS = """
    PuzzleScreen #top { max-height: 5; }
    PuzzleScreen #note { max-height: 4; }
    """

    def __init__(self, puzzle: Puzzle) -> None:
        super().__init__(puzzle.game)
        self.attempt = Attempt(puzzle)
        self._told: list[Line] = []

    def compose_entry(self) -> ComposeResult:
        yield Entry()

    def on_mount(self) -> None:
        super().on_mount()
        self.query_one(Entry).focus()

    # What is shown

    def retell(self) -> None:
        """What is asked, and the table as the puzzle's seat sees it."""
        attempt, seat = self.attempt, self.attempt.puzzle.seat
        asked = Line("puzzle-find") if not attempt.over else attempt.puzzle.reason
        self.show_top([self.tell("puzzle")], self.table.say(asked))
        self.show_picture(attempt.match.view(seat), seat)
        self.show_log([self.table.say(line) for line in self._told], 0)
        self._retell_moves()
        if attempt.latest is not None:
            self.show_note(self.table.say(attempt.latest), good=attempt.found)
        entry = self.query_one(Entry)
        entry.placeholder = self.tell("puzzle-follow" if attempt.over else "entry")
        entry.offer(seat, [move.text for move in attempt.legal])
        self.show_keys(
            [
                ("Enter", "screen.go_on", self.tell("key-go-on")),
                ("F6", "screen.give_up", self.tell("puzzle-give-up")),
                ("?", "screen.rules", self.tell("key-rules")),
                ("F1", "screen.help", self.tell("key-help")),
                ("F2", "app.language", LANGUAGES[self.table.language]),
                ("F3", "app.theme", self.tell("key-theme")),
                ("F10", "app.quit", self.tell("key-quit")),
            ]
        )

    def _retell_moves(self) -> None:
        moves = list(enumerate((move.text for move in self.attempt.legal), 1))
        typed = self.query_one(Entry).value.lower().split()
        fitting = [move for move in moves if all(word in move[1].lower() for word in typed)]
        title = self.tell("moves", count=len(moves)) if moves else self.tell("no-moves")
        self.show_moves(title, fitting or moves)

    # What the person does

    def on_input_changed(self, event: Input.Changed) -> None:
        if event.value == "?":
            self.query_one(Entry).value = ""
            self.action_rules()
            return
        self._retell_moves()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        text = event.value.strip()
        if not text or self.attempt.over:
            self.action_go_on()
        elif text.isdecimal():
            self.action_pick(int(text))
        else:
            self._try(text)

    def action_pick(self, number: int) -> None:
        """Try the move of this number in the list."""
        moves = self.attempt.legal
        if 1 <= number <= len(moves):
            self._try(moves[number - 1].text)
        else:
            self.show_note(self.tell("no-such-number", number=number, count=len(moves)))

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

    def _try(self, text: str) -> None:
        try:
            self.attempt.play(text)
        except TripolisError as problem:
            self.show_note(self.table.say(problem.line))
            return
        self.query_one(Entry).value = ""
        if self.attempt.match.played:
            self._tell_latest()
        else:
            self.retell()

    def _tell_latest(self) -> None:
        match = self.attempt.match
        played = match.played[-1]
        for before, after, actor in played.steps:
            seat = self.attempt.puzzle.seat
            self._told += match.game.narrate(before, after, actor, played.action, seat)
        self.retell()

    def action_rules(self) -> None:
        """Open the rules at the section that matters now."""
        match = self.attempt.match
        self.app.push_screen(Rulebook(match, "" if match.over else match.game.section(match.state)))

    def action_help(self) -> None:
        """What the keys do."""
        self.app.push_screen(Help("help"))


class PuzzleApp(TableApp):
    """The app around a puzzle."""

    def __init__(self, puzzle: Puzzle, language: str) -> None:
        super().__init__(puzzle.game, (), language)
        self.puzzle = puzzle
        self.screen_of = PuzzleScreen(puzzle)

    @property
    def viewer(self) -> int | None:
        """The person, who is "you" in every sentence."""
        return self.puzzle.seat

    @property
    def names(self) -> list[str]:
        """The person and the opponents, in the current language."""
        return names_at(self.puzzle, say(Line("terminal-you"), self.language), self.language)

    def on_mount(self) -> None:
        self.push_screen(self.screen_of)


def puzzle_at_table(puzzle: Puzzle, language: str) -> None:
    """Play a puzzle at the terminal."""
    PuzzleApp(puzzle, language).run()
