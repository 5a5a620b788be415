"""What can be played, and the words for it."""

from __future__ import annotations

import gzip
import hashlib
from functools import cache
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from tripolis.engine.game import game_names
from tripolis.server import bodies, requests, shapes
from tripolis.server.errors import NotFound
from tripolis.server.routes.common import FAILURES, OptionalPerson, answer
from tripolis.words import all_messages, rules_text

router = APIRouter(prefix="/api", tags=["games"], responses=FAILURES)

InLanguage = Annotated[bodies.Language, Path()]
_TEXT = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}
_MARKDOWN = {200: {"content": {"text/markdown": {"schema": {"type": "string"}}}}}


@router.get("/games", responses={200: {"model": shapes.Games}})
async def games(_: OptionalPerson) -> Response:
    """The games, their options with bounds and defaults, and the bots' levels."""
    return answer(await requests.games())


@router.get("/words/{language}", response_class=Response, responses=_TEXT)  # type: ignore[arg-type]
async def words(request: Request, language: InLanguage) -> Response:
    """All catalogues of a language as one Fluent text, in English where it has no message."""
    text, packed, mark = _catalogues(language)
    headers = {"ETag": mark, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == mark:
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        text = packed
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@cache
def _catalogues(language: str) -> tuple[bytes, bytes, str]:
    """The text, the text packed, and a mark that changes with it."""
    text = all_messages(language).encode()
    return text, gzip.compress(text, mtime=0), f'"{hashlib.sha256(text).hexdigest()[:32]}"'


@router.get("/rules/{game}/{language}", response_class=Response, responses=_MARKDOWN)  # type: ignore[arg-type]
async def rules(game: Annotated[str, Path(max_length=40)], language: InLanguage) -> Response:
    """A game's rules for people."""
    text = rules_text(game, language) if game in game_names() else ""
    if not text:
        raise NotFound("no-rules")
    return Response(text, media_type="text/markdown; charset=utf-8")
