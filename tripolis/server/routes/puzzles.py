"""Puzzles. The server keeps the answers to itself until they are found or asked for."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Response

from tripolis.server import bodies, puzzles, shapes
from tripolis.server.routes.common import (
    FAILURES,
    CurrentServer,
    OptionalPerson,
    RequiredPerson,
    answer,
)

router = APIRouter(prefix="/api/puzzles", tags=["puzzles"], responses=FAILURES)

_Name = Annotated[str, Path(max_length=40)]


@router.get("", responses={200: {"model": shapes.PuzzlesOut}})
async def overview(server: CurrentServer, person: OptionalPerson) -> Response:
    """Which games have puzzles, how you fare, and the puzzle of the day."""
    return answer(await puzzles.overview(server, person))


@router.get("/{game}/{name}", responses={200: {"model": shapes.PuzzleOut}})
async def look(server: CurrentServer, person: OptionalPerson, game: _Name, name: _Name) -> Response:
    """A puzzle: by its name, `next` for one that suits you, or `today`."""
    return answer(await puzzles.look(server, person, game, name))


@router.post("/{game}/{name}", responses={200: {"model": shapes.TriedOut}})
async def attempt(
    server: CurrentServer, person: RequiredPerson, game: _Name, name: _Name, wish: bodies.TryPuzzle
) -> Response:
    """Try a move; without one, be told the answer."""
    server.rate_limiter.count("move", person.id)
    return answer(await puzzles.attempt(server, person, game, name, wish.move))
