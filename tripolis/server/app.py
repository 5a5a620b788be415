"""The web application: the routes, and one shape for everything that goes wrong."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, nullcontext

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from pydantic import TypeAdapter
from starlette.exceptions import HTTPException

from tripolis.engine.errors import TripolisError
from tripolis.engine.game import find_game, game_names
from tripolis.server import scheduler, shapes
from tripolis.server.errors import InternalError, NotFound, Refused, Unavailable
from tripolis.server.middleware import RequestMiddleware
from tripolis.server.routes import finished, games, lessons, page, people, playing, puzzles, tables
from tripolis.server.routes.common import failure, language_of
from tripolis.server.server import Server
from tripolis.server.view_types import describe_moves, describe_view

_logger = logging.getLogger("tripolis.server")


def create_app(open_server: Callable[[], Server], schedule: bool = True) -> FastAPI:
    """The application. `open_server` is called when the server starts."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        server = app.state.server = open_server()
        try:
            async with scheduler.running(server) if schedule else nullcontext():
                yield
        finally:
            server.close()

    app = FastAPI(
        title="Tripolis",
        description="Three city card games at one table. See docs/api.md.",
        version="1",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,  # routes/page.py answers it, within bounds
    )
    app.add_middleware(playing.MoveShortcut, refused=_refused)
    app.add_middleware(RequestMiddleware)
    for router in (people, games, lessons, puzzles, tables, playing, finished, page):
        app.include_router(router.router)
    app.add_exception_handler(TripolisError, _refused)
    app.add_exception_handler(RequestValidationError, _not_understood)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _failed)
    _describe_more(app)
    return app


async def _refused(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, TripolisError)
    if isinstance(problem, Unavailable):
        _logger.error("the store failed", exc_info=problem.__cause__)
    return failure(problem, language_of(request))


async def _not_understood(request: Request, problem: Exception) -> Response:
    """A request of the wrong shape."""
    assert isinstance(problem, RequestValidationError)
    place = ".".join(str(part) for part in problem.errors()[0]["loc"])[:100]
    if place.startswith("path."):
        return failure(NotFound("not-found"), language_of(request))
    return failure(Refused("bad-request", place=place), language_of(request))


class _Http(Refused):
    """An error raised by the framework."""

    def __init__(self, status: int) -> None:
        key = {404: "not-found", 405: "bad-method"}.get(status, "bad-request")
        super().__init__(key, **({"place": "body"} if key == "bad-request" else {}))
        self.status = status


async def _http(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    response = failure(_Http(problem.status_code), language_of(request))
    response.headers.update(problem.headers or {})
    return response


async def _failed(request: Request, _: Exception) -> Response:
    """A bug; the traceback is in the log."""
    return failure(InternalError("failed"), language_of(request))


def _describe_more(app: FastAPI) -> None:
    """Add the events' data and the games' views and moves to the schema, for type generators."""
    describe = app.openapi

    def described() -> dict[str, object]:
        schema = describe()
        known = schema["components"]["schemas"]
        for shape in (shapes.TableOut, shapes.PlayEvent, shapes.ChatEvent):
            adapter: TypeAdapter[object] = TypeAdapter(shape)
            told = adapter.json_schema(ref_template="#/components/schemas/{model}")
            for name, inner in {**told.pop("$defs", {}), shape.__name__: told}.items():
                known.setdefault(name, inner)
        for game in map(find_game, game_names()):
            known.update(describe_view(game) | describe_moves(game))
        return schema

    app.openapi = described  # type: ignore[method-assign]
