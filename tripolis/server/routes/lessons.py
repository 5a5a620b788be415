"""Guided games. The server keeps nothing of them: a page says what its learner did so far."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Response

from tripolis.engine.game import game_names
from tripolis.lessons.lesson import find_lesson, lessons_of
from tripolis.server import bodies, shapes
from tripolis.server import lessons as telling
from tripolis.server.errors import NotFound
from tripolis.server.routes.common import FAILURES, OptionalPerson, answer
from tripolis.words import Line, say

router = APIRouter(prefix="/api/lessons", tags=["games"], responses=FAILURES)

_Name = Annotated[str, Path(max_length=40)]


@router.get("/{game}/{language}", responses={200: {"model": list[shapes.LessonBrief]}})
async def lessons(game: _Name, language: bodies.Language, _: OptionalPerson) -> Response:
    """The game's lessons, the first one first."""
    return answer(telling.brief(game, language) if game in game_names() else [])


@router.post("/{game}/{name}", responses={200: {"model": shapes.LessonOut}})
async def lesson(
    game: _Name, name: _Name, wish: bodies.LessonWish, person: OptionalPerson
) -> Response:
    """The moment of a lesson that follows what the learner did."""
    if game not in game_names() or name not in {known.name for known in lessons_of(game)}:
        raise NotFound("not-found")
    you = (person.name if person else "") or say(Line("engine-seat", {"number": 1}), wish.language)
    found = find_lesson(game, name)
    return answer(
        await asyncio.to_thread(telling.moment_after, found, wish.did, wish.language, you)
    )
