"""Walking through a lesson: where the learner is, and what becomes of what they do."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase

from tripolis.engine.errors import IllegalMove
from tripolis.engine.match import Match, Move, Played
from tripolis.lessons.deal import deal
from tripolis.lessons.lesson import BadLesson, Lesson, Moment, Scene
from tripolis.words import Line

LEARNER = 0
"""The learner's seat."""


@dataclass(frozen=True)
class Answer:
    """What a move brought: whether the lesson went on, what is said, and what happened."""

    goes_on: bool
    line: Line | None = None
    played: tuple[Played, ...] = ()


class Walk:
    """A lesson under way. The learner goes on, or plays."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self._scene = 0
        self._moment = 0
        self.match = deal(lesson.game, lesson.scenes[0])

    def copy(self) -> Walk:
        """A walk that stands at the same moment."""
        other = Walk.__new__(Walk)
        other.lesson, other._scene, other._moment = self.lesson, self._scene, self._moment
        other.match = Match.from_position(self.match.position())
        return other

    @property
    def over(self) -> bool:
        """Is the lesson at its end?"""
        return self._scene == len(self.lesson.scenes)

    @property
    def scene_number(self) -> int:
        """The number of the scene that is played now, or of the last one."""
        return min(self._scene, len(self.lesson.scenes) - 1)

    @property
    def scene(self) -> Scene:
        """The scene that is played now, or the last one."""
        return self.lesson.scenes[self.scene_number]

    @property
    def moment(self) -> Moment:
        """The moment the learner stands at, or the last one."""
        return self.lesson.moments[-1] if self.over else self.scene.moments[self._moment]

    @property
    def number(self) -> int:
        """How many moments lie behind the learner."""
        earlier = self.lesson.scenes[: self._scene]
        return sum(len(scene.moments) for scene in earlier) + self._moment

    @property
    def legal(self) -> list[Move]:
        """What the learner may do, if the moment expects a move."""
        return self.match.legal(LEARNER) if self.moment.wants_move and not self.over else []

    @property
    def expected(self) -> list[Move]:
        """The moves that go on as the lesson wants it."""
        return [move for move in self.legal if _fits(move.text, self.moment.expect)]

    @property
    def accepted(self) -> list[Move]:
        """All moves that go on."""
        patterns = [*self.moment.expect, *self.moment.fine]
        return [move for move in self.legal if _fits(move.text, patterns)]

    def go_on(self) -> Answer:
        """Read on, where no move is expected."""
        if self.over or self.moment.wants_move:
            raise BadLesson("lesson-wants-move")
        return self._advance(None, len(self.match.played))

    def play(self, text: str) -> Answer:
        """Make a move. One that the lesson does not expect changes nothing and gets an answer.

        Raises what `Match.play` raises, if the move is not legal.
        """
        if self.over or not self.moment.wants_move:
            raise BadLesson("lesson-no-move")
        move = self.match.try_move(LEARNER, text).text
        if _fits(move, self.moment.expect):
            answer = None
        elif (key := _answer_to(move, self.moment.fine)) is not None:
            answer = Line(key)
        else:
            return Answer(False, Line(_answer_to(move, self.moment.instead) or self.moment.again))
        before = len(self.match.played)
        self.match.play(LEARNER, move)
        return self._advance(answer, before)

    def _advance(self, line: Line | None, before: int) -> Answer:
        """The others reply, and the next moment comes."""
        for reply in self.moment.replies:
            self._reply(reply)
        played = self.match.played[before:]
        self._moment += 1
        if self._moment == len(self.scene.moments):
            self._scene, self._moment = self._scene + 1, 0
            if not self.over:
                self.match = deal(self.lesson.game, self.scene)
        return Answer(True, line, played)

    def _reply(self, reply: str) -> None:
        """The first of several moves that is legal, by the seat that has to act."""
        others = [seat for seat in self.match.awaited if seat != LEARNER]
        if not others:
            raise BadLesson("lesson-nobody-replies", reply=reply, moment=self.moment.key)
        for text in reply.split(" | "):
            try:
                self.match.play(others[0], text)
            except IllegalMove:
                continue
            return
        raise BadLesson("lesson-bad-reply", reply=reply, moment=self.moment.key)


def _fits(text: str, patterns: Iterable[str]) -> bool:
    return any(fnmatchcase(text, pattern) for pattern in patterns)


def _answer_to(text: str, answers: Mapping[str, str]) -> str | None:
    return next((key for pattern, key in answers.items() if fnmatchcase(text, pattern)), None)
