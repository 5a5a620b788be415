"""A table at which one person tries moves, with nobody waiting: a lesson or a puzzle."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Input

from tripolis.engine.match import Match, Move
from tripolis.terminal.table.dialogs import Help
from tripolis.terminal.table.entry import Entry
from tripolis.terminal.table.frame import Frame
from tripolis.terminal.table.rulebook import Rulebook
from tripolis.words import LANGUAGES, Line


class AloneScreen(Frame):
    """The table, a line to type into, and the moves that can be tried."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("f1", "help", show=False)]
    # Sentences that explain need more room than a question.
    DEFAULT_CSS = """
    AloneScreen #top { max-height: 5; }
    AloneScreen #note { max-height: 4; }
    """

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.told: list[Line] = []
        """What has happened since the beginning."""

    @property
    def match(self) -> Match:
        """The match on the table."""
        raise NotImplementedError

    @property
    def legal(self) -> list[Move]:
        """The moves that can be tried now."""
        raise NotImplementedError

    def try_move(self, text: str) -> None:
        """Try a move in notation."""
        raise NotImplementedError

    def action_go_on(self) -> None:
        """Enter, without a move."""
        raise NotImplementedError

    def compose_entry(self) -> ComposeResult:
        yield Entry()

    def on_mount(self) -> None:
        super().on_mount()
        self.query_one(Entry).focus()

    # What is shown

    def show_table(self, seat: int, placeholder: str, *keys: tuple[str, str, str]) -> None:
        """The table as a seat sees it, what has happened, what can be typed, and the keys."""
        self.show_picture(self.match.view(seat), seat)
        self.show_log([self.table.say(line) for line in self.told], 0)
        self.retell_moves()
        entry = self.query_one(Entry)
        entry.placeholder = placeholder
        entry.offer(seat, [move.text for move in self.legal])
        self.show_keys(
            [
                ("Enter", "screen.go_on", self.tell("key-go-on")),
                *keys,
                ("?", "screen.rules", self.tell("key-rules")),
                ("F1", "screen.help", self.tell("key-help")),
                ("F2", "app.language", LANGUAGES[self.table.language]),
                ("F3", "app.theme", self.tell("key-theme")),
                ("F10", "app.quit", self.tell("key-quit")),
            ]
        )

    def retell_moves(self) -> None:
        """The moves that fit what has been typed."""
        moves = list(enumerate((move.text for move in self.legal), 1))
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
        self.retell_moves()

    def action_pick(self, number: int) -> None:
        """Try the move of this number in the list."""
        moves = self.legal
        if 1 <= number <= len(moves):
            self.try_move(moves[number - 1].text)
        else:
            self.show_note(self.tell("no-such-number", number=number, count=len(moves)))

    def action_rules(self) -> None:
        """Open the rules at the section that matters now."""
        match = self.match
        self.app.push_screen(Rulebook(match, "" if match.over else match.game.section(match.state)))

    def action_help(self) -> None:
        """What the keys do."""
        self.app.push_screen(Help("help"))
