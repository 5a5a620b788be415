"""The built page, health and metrics."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from mimetypes import guess_type
from pathlib import Path

from fastapi import APIRouter, FastAPI, Request, Response
from fastapi.responses import FileResponse, PlainTextResponse, RedirectResponse

from tripolis.server import shapes
from tripolis.server.errors import NotFound
from tripolis.server.house import load_all_rules
from tripolis.server.models import to_json
from tripolis.server.people import address_of
from tripolis.server.routes.common import FAILURES, CurrentServer, answer, language_of
from tripolis.words import Line, say

PAGE = Path(__file__).parent.parent / "page"
_POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)

_SITE_POLICY = f"{_POLICY}; script-src 'self' 'wasm-unsafe-eval'"
_KINDS = {".js": "text/javascript", ".mjs": "text/javascript", ".wasm": "application/wasm"}
_FOR_EVER = "public, max-age=31536000, immutable"

_PACKS_WELL = {".css", ".html", ".js", ".json", ".svg", ".webmanifest"}

router = APIRouter(responses=FAILURES)


@router.get("/healthz", tags=["watching"], responses={200: {"model": shapes.Health}})
async def healthz(server: CurrentServer) -> Response:
    """Can the server write its store?"""
    await server.health.check()
    return answer({"status": "ok"})


@router.get("/metrics", tags=["watching"], response_class=PlainTextResponse)
async def metrics(request: Request, server: CurrentServer) -> Response:
    """Figures for Prometheus."""
    server.rate_limiter.count("watch", address_of(request))
    server.metrics.awake.set(len(server.tables))
    return Response(server.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


@router.get("/openapi.json", include_in_schema=False)
async def description(request: Request, server: CurrentServer) -> Response:
    """The OpenAPI schema."""
    server.rate_limiter.count("watch", address_of(request))
    await load_all_rules()  # it describes the games' views
    return Response(_description(request.app), media_type="application/json")


@cache
def _description(app: FastAPI) -> bytes:
    return to_json(app.openapi())


@router.get("/alone", include_in_schema=False)
async def alone() -> Response:
    """The site's own links are relative to its folder."""
    return RedirectResponse("/alone/")


@router.get("/alone/{path:path}", include_in_schema=False)
async def alone_file(server: CurrentServer, path: str) -> Response:
    """A file of the site that plays without this server, and goes on when it cannot be reached."""
    name = path or "index.html"
    if server.site is None:
        raise NotFound("not-found")
    content = (await asyncio.to_thread(_site, server.site)).get(name)
    if content is None:
        raise NotFound("not-found")
    caching = "no-cache" if "/" not in name else _FOR_EVER
    headers = {"Cache-Control": caching, "Content-Encoding": "gzip"}
    if name == "index.html":
        headers["Content-Security-Policy"] = _SITE_POLICY
    kind = guess_type(name)[0] or "application/octet-stream"
    return Response(content, media_type=_KINDS.get(Path(name).suffix, kind), headers=headers)


@cache
def _site(make: Callable[[], Mapping[str, bytes]]) -> Mapping[str, bytes]:
    """The site's files, each packed by gzip: every browser that can run them can unpack them."""
    return {name: gzip.compress(content, mtime=0) for name, content in make().items()}


@router.get("/{path:path}", include_in_schema=False)
async def page(request: Request, path: str) -> Response:
    """A file of the page, or the page itself: it finds its way by the address."""
    if path == "api" or path.startswith("api/"):
        raise NotFound("not-found")
    file = _file(path)
    if file is not None:
        immutable = path.startswith("assets/")
        caching = _FOR_EVER if immutable else "no-cache"
        return _packed_or_plain(request, file, {"Cache-Control": caching})
    index = PAGE / "index.html"
    if not index.is_file():
        return PlainTextResponse(say(Line("server-no-page"), language_of(request)), 404)
    headers = {"Cache-Control": "no-cache", "Content-Security-Policy": _POLICY}
    return _packed_or_plain(request, index, headers)


def _packed_or_plain(request: Request, file: Path, headers: dict[str, str]) -> Response:
    """A file of the page, gzipped if the browser accepts that and it helps."""
    if file.suffix in _PACKS_WELL and "gzip" in request.headers.get("accept-encoding", ""):
        packed = _packed(file, file.stat().st_mtime_ns)
        headers |= {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
        kind = guess_type(file.name)[0] or "application/octet-stream"
        return Response(packed, media_type=kind, headers=headers)
    return FileResponse(file, headers=headers)


@lru_cache(maxsize=128)
def _packed(file: Path, changed: int) -> bytes:
    return gzip.compress(file.read_bytes(), mtime=0)


def _file(path: str) -> Path | None:
    """The file of the page at this path, if there is one and it is inside the page's folder."""
    if not path or path == "index.html" or "\0" in path:
        return None
    try:
        found = (PAGE / path).resolve()
        good = found.is_relative_to(PAGE.resolve()) and found.is_file()
    except OSError:
        return None
    return found if good else None
