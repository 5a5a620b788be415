"""Lessons: guided first games, told moment by moment on the real rules.

A lesson is data: `lessons/<name>.toml` in a game's package, and its sentences in the catalogue
`<game>_lessons` among the game's words. A lesson has scenes, each with a fixed deal, and each scene
has moments:

    order = 1                            # its place among the game's lessons

    [[scenes]]
    players = 2
    seed = 7
    options = { modules = ["cities"] }
    put = { "face_up.1a" = "1U/3K" }     # cards that lie elsewhere in the dealt position
    set = { "seats.0.tokens" = [0, 1, 0, 0, 0, 1] }

    [[scenes.moments]]
    say = "gems"                         # splendor_lessons-first-gems
    point = ["supply"]                   # what to look at
    expect = ["take ???"]                # moves that go on; none: read, and go on
    fine = { "reserve *" = "bold" }      # moves that go on too, with an answer
    instead = { "buy 1b" = "not-that" }  # a kind answer, and another try
    again = "gems-again"                 # the answer to everything else
    replies = ["take WUG | take UGR"]    # what the others do: the first of these that is legal

The learner sits in seat 0. Moves are patterns, as file names are: `?` is a letter, `*` is anything.
`set` and `put` change the position by the names in `Match.position()`. `put` exchanges cards, so
that every card stays in the game once; where nothing lies, or "", it moves a card there.
`seats.0.tableau.*.card` names a list of entries, with a card in each.
`check` walks every path of a lesson.
"""

from __future__ import annotations

from tripolis.lessons.check import check
from tripolis.lessons.lesson import (
    BadLesson,
    Lesson,
    Moment,
    Scene,
    find_lesson,
    friends,
    lessons_of,
)
from tripolis.lessons.walk import LEARNER, Answer, Walk

__all__ = [
    "LEARNER",
    "Answer",
    "BadLesson",
    "Lesson",
    "Moment",
    "Scene",
    "Walk",
    "check",
    "find_lesson",
    "friends",
    "lessons_of",
]
