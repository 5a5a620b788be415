"""A lesson at the terminal table."""

from __future__ import annotations

from textual.widgets import Input

from tripolis.engine.errors import TripolisError
from tripolis.engine.match import Match, Move
from tripolis.lessons import LEARNER, Answer, Lesson, Walk, friends
from tripolis.lessons.lesson import part_line
from tripolis.terminal.table.alone import AloneScreen
from tripolis.terminal.table.app import TableApp
from tripolis.terminal.table.entry import Entry
from tripolis.words import Line, Name, say


class LearnScreen(AloneScreen):
    """The table, with a friend who explains it."""

    def __init__(self, lesson: Lesson) -> None:
        super().__init__(lesson.game)
        self.walk = Walk(lesson)
        self._answer: Line | None = None

    @property
    def match(self) -> Match:
        return self.walk.match

    @property
    def legal(self) -> list[Move]:
        return self.walk.legal

    def retell(self) -> None:
        """The sentence of the moment, and the table it speaks of."""
        walk, moment = self.walk, self.walk.moment
        number = self.tell("learn-at", number=walk.number + 1, count=len(walk.lesson.moments))
        self.show_top([self.table.say(walk.lesson.title), number], self._sentence())
        self.show_table(LEARNER, self.tell("entry" if moment.wants_move else "learn-enter"))
        parts = [self.table.say(part_line(walk.lesson.game, part)) for part in moment.point]
        self.show_note(self.tell("learn-look", parts=", ".join(parts)) if parts else "", good=True)

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

    def on_input_submitted(self, event: Input.Submitted) -> None:
        text = event.value.strip()
        if text.isdecimal():
            self.action_pick(int(text))
        elif text and self.walk.moment.wants_move:
            self.try_move(text)
        else:
            self.action_go_on()

    def action_go_on(self) -> None:
        """Read on, or leave at the end."""
        if self.walk.moment.wants_move:
            self.show_note(self.tell("learn-move"))
        else:
            self._take(self.walk.go_on())

    def try_move(self, text: str) -> None:
        """Make a move, if the lesson expects it."""
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
                self.told += game.narrate(before, after, actor, played.action, LEARNER)
        self.retell()


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
