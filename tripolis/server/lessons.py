"""A lesson for a screen elsewhere: from what the learner did so far to the moment they stand at.

Nothing is kept between two questions. A screen sends all that its learner did, and gets the moment
this leads to, with what happened last, as JSON. `tell` puts a line into words.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from tripolis.engine.game import game_names
from tripolis.engine.match import Match, Played
from tripolis.lessons import (
    LEARNER,
    Answer,
    BadLesson,
    Lesson,
    Walk,
    find_lesson,
    friends,
    lessons_of,
)
from tripolis.lessons.lesson import part_line
from tripolis.server.errors import NotFound
from tripolis.server.rendering import legal_json, line_json, lines_of
from tripolis.server.shapes import EventOut, LessonBrief, LessonOut, LessonPlay, Step
from tripolis.words import Line

Tell = Callable[[Line], str]
GO_ON = ""
"""Among what a learner did: read on. Everything else is a move."""


def brief(game: str, tell: Tell) -> list[LessonBrief]:
    """A game's lessons."""
    return [{"name": lesson.name, "title": tell(lesson.title)} for lesson in lessons_of(game)]


def named(game: str, name: str) -> Lesson:
    """A lesson by its name in an address."""
    if game not in game_names() or name not in {known.name for known in lessons_of(game)}:
        raise NotFound("not-found")
    return find_lesson(game, name)


def moment_after(lesson: Lesson, did: Sequence[str], tell: Tell, you: str) -> LessonOut:
    """The moment that follows what the learner did; raises if that was impossible.

    A last move that the lesson does not expect is answered, and the moment stays.
    """
    walk, answer, before = Walk(lesson), Answer(True), None
    for done in did:
        if walk.over:
            raise BadLesson("lesson-no-move")
        before = walk.match
        answer = walk.go_on() if done == GO_ON else walk.play(done)
    moment, names = walk.moment, [you, *map(tell, friends(lesson))]
    expected = walk.expected
    return {
        "title": tell(lesson.title),
        "scene": walk.scene_number,
        "number": walk.number,
        "count": len(lesson.moments),
        "done": walk.over,
        "said": tell(Line(moment.key)),
        "answer": tell(answer.line) if answer.line else None,
        "goes_on": answer.goes_on,
        "wants_move": moment.wants_move and not walk.over,
        "hint": expected[0].text if len(expected) == 1 else None,
        "point": [
            {"part": part, "words": tell(part_line(lesson.game, part))} for part in moment.point
        ],
        "names": names,
        # A new scene begins with a new deal, which has no steps.
        "steps": steps_seen(walk.match, answer.played, LEARNER) if before is walk.match else [],
        "play": play_seen(walk.match, LEARNER, may_move=bool(walk.legal)),
    }


def play_seen(match: Match, seat: int, may_move: bool) -> LessonPlay:
    """The table as a seat sees it."""
    return {
        "view": match.view(seat),
        "legal": legal_json(match, seat) if may_move else [],
        "acting": match.acting,
        "awaited": match.awaited,
        "prompt": line_json(match.prompt(seat)),
        "over": match.over,
    }


def steps_seen(match: Match, played: Sequence[Played], seat: int) -> list[Step]:
    """What a seat sees of the moves, step by step; silent steps are part of the next."""
    told: list[Step] = []
    for move in played:
        for before, after, actor in move.steps:
            events = match.game.events(before, after, actor, move.action, seat)
            last = after is move.steps[-1][1]
            if events or last:
                out = [cast(EventOut, event.to_json()) for event in events]
                view = match.game.view(after, seat)
                told.append({"events": out, "lines": lines_of(out), "view": view})
    return told
