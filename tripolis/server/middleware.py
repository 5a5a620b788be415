"""Checks every request's size and origin, and logs how long it took."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import time
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tripolis.server.errors import Forbidden, Refused, TooLarge
from tripolis.server.people import language_of
from tripolis.server.routes.common import failure
from tripolis.server.server import Server

_logger = logging.getLogger("tripolis.server")
_CHANGES = {"POST", "PUT", "PATCH", "DELETE"}
_HALF_A_CHARACTER = re.compile(rb"\\u[dD][89a-fA-F]")


class RequestMiddleware:
    """Checks and logs every request."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began, status = time.perf_counter(), 0

        async def sent(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                headers["X-Content-Type-Options"] = "nosniff"
                headers["Referrer-Policy"] = "same-origin"
                # What is not said to be for everybody may show somebody's hand.
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        server: Server = scope["app"].state.server
        try:
            try:
                allowed = await _examined(server, scope, receive)
            except Refused as problem:
                refusal = failure(problem, language_of(Request(scope)))
                await refusal(scope, receive, sent)
            else:
                await self._app(scope, allowed, sent)
        except asyncio.CancelledError:
            # The server is stopping and waits no longer. What was asked for may still be stored:
            # with its key, the request can be sent again.
            if status:
                raise
            await Response(status_code=503, headers={"Retry-After": "1"})(scope, receive, sent)
        finally:
            _note(server, scope, status, time.perf_counter() - began)


def _note(server: Server, scope: Scope, status: int, seconds: float) -> None:
    route = scope.get("route")
    path = getattr(route, "path", "none")
    server.metrics.requests.labels(path, str(status)).inc()
    if not path.endswith("/events"):
        server.metrics.request_seconds.labels(path).observe(seconds)
    facts = {
        "method": scope["method"],
        "route": path,
        "status": status,
        "ms": round(seconds * 1000, 1),
        "table": str(scope.get("path_params", {}).get("table_id", ""))[:6],
    }
    _logger.info("request", extra=facts)


async def _examined(server: Server, scope: Scope, receive: Receive) -> Receive:
    """The request's body, once it is known to be bounded and not sent by another site."""
    if scope["method"] not in _CHANGES:
        return receive
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin and urlsplit(origin).netloc != headers.get("host"):
        raise Forbidden("other-site")
    most = server.limits.record if scope["path"] == "/api/records" else server.limits.body
    body = b""
    more = True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            return received_again(message)
        body += message.get("body", b"")
        if len(body) > most:
            raise TooLarge("too-large", most=most)
        more = message.get("more_body", False)
    if _HALF_A_CHARACTER.search(body):
        _check_characters(body)
    return received_again({"type": "http.request", "body": body, "more_body": False}, receive)


def _check_characters(body: bytes) -> None:
    """Refuse half a character: JSON can escape one, but nothing can store it or send it back."""
    try:
        json.dumps(json.loads(body), ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise Refused("bad-request", place="body") from None
    except (ValueError, RecursionError):
        return  # not JSON: whoever reads the body says what is wrong with it


def received_again(first: Message, then: Receive | None = None) -> Receive:
    """A `receive` that first returns a message received already."""
    waiting = [first]

    async def receive() -> Message:
        if waiting:
            return waiting.pop()
        return await then() if then is not None else {"type": "http.disconnect"}

    return receive
