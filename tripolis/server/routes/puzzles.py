"""Puzzles. The server keeps the answers to itself until they are found or asked for."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Response

from tripolis.server import bodies, map_of_day, own_play, puzzles, shapes
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


@router.get("/map", responses={200: {"model": shapes.MapOut}})
async def look_at_map(server: CurrentServer, person: OptionalPerson) -> Response:
    """The map of the day, as far as you have laid it. What comes next is told one by one."""
    return answer(await map_of_day.look(server, person))


@router.post("/map", responses={200: {"model": shapes.MapOut}})
async def lay_landmark(
    server: CurrentServer, person: RequiredPerson, wish: bodies.LayLandmark
) -> Response:
    """Lay the next landmark. What is laid is laid: sending it again changes nothing."""
    server.rate_limiter.count("move", person.id)
    return answer(await map_of_day.lay(server, person, wish.number, (wish.x, wish.y)))


@router.get("/training", responses={200: {"model": shapes.MapOut}})
async def look_at_training(server: CurrentServer, person: RequiredPerson) -> Response:
    """A map of landmarks that you misjudge: the one under way, or another."""
    return answer(await own_play.look_at_training(server, person))


@router.post("/training", responses={200: {"model": shapes.MapOut}})
async def train(
    server: CurrentServer, person: RequiredPerson, wish: bodies.LayLandmark
) -> Response:
    """Lay the next landmark of your training."""
    server.rate_limiter.count("move", person.id)
    return answer(await own_play.lay(server, person, wish.number, (wish.x, wish.y)))


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
