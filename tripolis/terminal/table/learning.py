"""A lesson at the terminal table."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Input

from tripolis.engine.errors import TripolisError
from tripolis.lessons import LEARNER, Answer, Lesson, Walk, friends
from tripolis.lessons.lesson import part_line
from tripolis.terminal.table.app import TableApp
from tripolis.terminal.table.dialogs import Help
from tripolis.terminal.table.entry import Entry
from tripolis.terminal.table.frame import Frame
from tripolis.terminal.table.rulebook import Rulebook
from tripolis.words import LANGUAGES, Line, Name, say


class LearnScreen(Frame):
    """The table, with a friend who explains it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("f1", "help", show=False)]
    # The sentences of a lesson need more room than a question.
    DEFAULT_CSS = """
    LearnScreen #top { max-height: 5; }
    LearnScreen #note { max-height: 4; }
    """

    def __init__(self, lesson: Lesson) -> None:
        super().__init__(lesson.game)
        self.walk = Walk(lesson)
        self._answer: Line | None = None
        self._told: list[Line] = []

    def compose_entry(self) -> ComposeResult:
        yield Entry()

    def on_mount(self) -> None:
        super().on_mount()
        self.query_one(Entry).focus()

    # What is shown

    def retell(self) -> None:
        """The sentence of the moment, and the table it speaks of."""
        walk, moment = self.walk, self.walk.moment
        number = self.tell("learn-at", number=walk.number + 1, count=len(walk.lesson.moments))
        self.show_top([self.table.say(walk.lesson.title), number], self._sentence())
        self.show_picture(walk.match.view(LEARNER), LEARNER)
        self.show_log([self.table.say(line) for line in self._told], 0)
        self._retell_moves()
        parts = [self.table.say(part_line(walk.lesson.game, part)) for part in moment.point]
        self.show_note(self.tell("learn-look", parts=", ".join(parts)) if parts else "", good=True)
        entry = self.query_one(Entry)
        entry.placeholder = self.tell("entry" if moment.wants_move else "learn-enter")
        entry.offer(LEARNER, [move.text for move in walk.legal])
        self.show_keys(
            [
                ("Enter", "screen.go_on", self.tell("key-go-on")),
                ("?", "screen.rules", self.tell("key-rules")),
                ("F1", "screen.help", self.tell("key-help")),
                ("F2", "app.language", LANGUAGES[self.table.language]),
                ("F3", "app.theme", self.tell("key-theme")),
                ("F10", "app.quit", self.tell("key-quit")),
            ]
        )

    def _sentence(self) -> str:
        lines = [self._answer] if self._answer else []
        if self._answer is None or self._answer.key in self._friendly:
            lines.append(Line(self.walk.moment.key))
        return " ".join(self.table.say(line) for line in lines)

    @property
    def _friendly(self) -> set[str]:
        """The answers that stand before a moment; any other stands in its place."""
        moments = self.walk.lesson.moments
        return {key for moment in moments for key in moment.fine.values()}

    def _retell_moves(self) -> None:
        moves = list(enumerate((move.text for move in self.walk.legal), 1))
        typed = self.query_one(Entry).value.lower().split()
        fitting = [move for move in moves if all(word in move[1].lower() for word in typed)]
        title = self.tell("moves", count=len(moves)) if moves else self.tell("no-moves")
        self.show_moves(title, fitting or moves)

    # What the learner does

    def on_input_changed(self, event: Input.Changed) -> None:
        if event.value == "?":
            self.query_one(Entry).value = ""
            self.action_rules()
            return
        self._retell_moves()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        text = event.value.strip()
        if text.isdecimal():
            self.action_pick(int(text))
        elif text and self.walk.moment.wants_move:
            self._play(text)
        else:
            self.action_go_on()

    def action_pick(self, number: int) -> None:
        """Make the move of this number in the list."""
        moves = self.walk.legal
        if 1 <= number <= len(moves):
            self._play(moves[number - 1].text)
        else:
            self.show_note(self.tell("no-such-number", number=number, count=len(moves)))

    def action_go_on(self) -> None:
        """Read on, or leave at the end."""
        if self.walk.moment.wants_move:
            self.show_note(self.tell("learn-move"))
        else:
            self._take(self.walk.go_on())

    def _play(self, text: str) -> None:
        try:
            answer = self.walk.play(text)
        except TripolisError as problem:
            self.show_note(self.table.say(problem.line))
            return
        self._take(answer)

    def _take(self, answer: Answer) -> None:
        self.query_one(Entry).value = ""
        if self.walk.over:
            self.app.exit()
            return
        self._answer = answer.line
        game = self.walk.match.game
        for played in answer.played:
            for before, after, actor in played.steps:
                self._told += game.narrate(before, after, actor, played.action, LEARNER)
        self.retell()

    def action_rules(self) -> None:
        """Open the rules at the section that matters now."""
        match = self.walk.match
        self.app.push_screen(Rulebook(match, "" if match.over else match.game.section(match.state)))

    def action_help(self) -> None:
        """What the keys do."""
        self.app.push_screen(Help("help"))


class LearnApp(TableApp):
    """The app around a lesson."""

    def __init__(self, lesson: Lesson, language: str) -> None:
        super().__init__(lesson.game, (), language)
        self.lesson = LearnScreen(lesson)

    @property
    def viewer(self) -> int | None:
        """The learner, who is "you" in every sentence."""
        return LEARNER

    @property
    def called(self) -> list[Name]:
        """The learner and the opponents, in the current language."""
        you = say(Line("terminal-you"), self.language)
        others = friends(self.lesson.walk.lesson)
        return [you, *(say(friend, self.language) for friend in others)]

    def on_mount(self) -> None:
        self.push_screen(self.lesson)


def learn(lesson: Lesson, language: str) -> None:
    """Walk through a lesson at the terminal."""
    LearnApp(lesson, language).run()
