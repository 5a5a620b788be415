"""Checking lessons like rules: every path is walked, every word is looked for."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tripolis.engine.errors import TripolisError
from tripolis.lessons.lesson import Lesson, part_line
from tripolis.lessons.walk import LEARNER, Walk
from tripolis.words import LANGUAGES, Line, knows, say

MOST_SENTENCES = 2
"""No more sentences than this come before the next click."""
MOST_PATHS = 5_000
_SENTENCE_END = re.compile(r"[.!?…]+(?=[\s”»“\"')]|$)")


def check(lesson: Lesson) -> list[str]:
    """What is wrong with a lesson; nothing if all is well."""
    return [*_silent(lesson), *_long_winded(lesson), *_dead_ends(lesson)]


def keys_of(lesson: Lesson) -> set[str]:
    """The message keys a lesson uses, those of what it points at included."""
    parts = {part_line(lesson.game, part).key for m in lesson.moments for part in m.point}
    return {lesson.title.key, *(key for m in lesson.moments for key in m.keys), *parts}


def _silent(lesson: Lesson) -> Iterator[str]:
    for key in sorted(keys_of(lesson)):
        for language in LANGUAGES:
            if not knows(key, language):
                yield f"{key} is missing in {language}"


def _long_winded(lesson: Lesson) -> Iterator[str]:
    for language in LANGUAGES:
        answers = [""]
        for moment in lesson.moments:
            for answer in answers:
                if sentences(answer, language) + sentences(moment.key, language) > MOST_SENTENCES:
                    yield f"{moment.key} is too long in {language}, after {answer or 'nothing'}"
            answers = ["", *moment.fine.values()]
            for key in (*moment.instead.values(), moment.again):
                if sentences(key, language) > MOST_SENTENCES:
                    yield f"{key} is too long in {language}"


def sentences(key: str, language: str) -> int:
    """How many sentences a message has."""
    return len(_SENTENCE_END.findall(say(Line(key), language))) if key else 0


def _dead_ends(lesson: Lesson) -> Iterator[str]:
    """Walk every path, each position once; what goes wrong on the way."""
    try:
        waiting = [Walk(lesson)]
    except (TripolisError, ValueError) as problem:
        yield f"{lesson.name} cannot be dealt: {problem}"
        return
    known: set[tuple[int, bytes]] = set()
    while waiting:
        walk = waiting.pop()
        place = (walk.number, walk.match.state.tobytes())
        if walk.over or place in known:
            continue
        known.add(place)
        if len(known) > MOST_PATHS:
            yield f"{lesson.name} has more than {MOST_PATHS} positions"
            return
        try:
            waiting += _next(walk)
        except (TripolisError, ValueError) as problem:
            yield f"{walk.moment.key}: {problem}"


def _next(walk: Walk) -> list[Walk]:
    """Where a walk can lead; raises `ValueError` where it cannot go on as it should."""
    moment = walk.moment
    if not moment.wants_move:
        following = walk.copy()
        following.go_on()
        return [following]
    if LEARNER not in walk.match.awaited:
        raise ValueError("the learner is not asked")
    legal = [move.text for move in walk.legal]
    accepted = [move.text for move in walk.accepted]
    if not walk.expected:
        raise ValueError(f"no expected move is legal, but {', '.join(legal)}")
    for text in set(legal) - set(accepted):
        if walk.play(text).goes_on:
            raise ValueError(f"{text} should be tried again")
    found = []
    for text in accepted:
        following = walk.copy()
        following.play(text)
        found.append(following)
    return found
