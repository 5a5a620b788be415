"""Guided games. The server keeps nothing of them: a page says what its learner did so far."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path, Response

from tripolis.engine.game import game_names
from tripolis.server import bodies, shapes
from tripolis.server import lessons as telling
from tripolis.server.routes.common import FAILURES, OptionalPerson, answer
from tripolis.words import Line, say

router = APIRouter(prefix="/api/lessons", tags=["games"], responses=FAILURES)

_Name = Annotated[str, Path(max_length=40)]


@router.get("/{game}/{language}", responses={200: {"model": list[shapes.LessonBrief]}})
async def lessons(game: _Name, language: bodies.Language, _: OptionalPerson) -> Response:
    """The game's lessons, the first one first."""
    known = game in game_names()
    return answer(telling.brief(game, partial(say, language=language)) if known else [])


@router.post("/{game}/{name}", responses={200: {"model": shapes.LessonOut}})
async def lesson(
    game: _Name, name: _Name, wish: bodies.LessonWish, person: OptionalPerson
) -> Response:
    """The moment of a lesson that follows what the learner did."""
    found, tell = telling.named(game, name), partial(say, language=wish.language)
    you = (person.name if person else "") or tell(Line("engine-seat", {"number": 1}))
    return answer(await asyncio.to_thread(telling.moment_after, found, wish.did, tell, you))
