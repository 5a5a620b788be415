"""The server's errors: an HTTP status and one sentence, all in one shape."""

from __future__ import annotations

from typing import Any

from tripolis.engine import errors as engine
from tripolis.engine.errors import TripolisError


class Refused(TripolisError):
    """A request that cannot be met; nothing was changed."""

    status = 422

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(f"server-{key}", **args)


class Unauthorized(Refused):
    """The request has no token, or an unknown one."""

    status = 401


class Forbidden(Refused):
    """The person may not do this here."""

    status = 403


class NotFound(Refused):
    """There is no such thing, or it is not shown to this person."""

    status = 404


class Conflict(Refused):
    """The table has moved on, or is not ready for this yet."""

    status = 409


class TooLarge(Refused):
    """The request's body is too large."""

    status = 413


class TooManyRequests(Refused):
    """A person or address has sent too many requests."""

    status = 429

    def __init__(self, key: str, wait: int) -> None:
        super().__init__(key, seconds=wait)
        self.wait = wait


class Unavailable(Refused):
    """The store cannot be reached; nothing is wrong with the request."""

    status = 503


class InternalError(Refused):
    """A bug in the server."""

    status = 500


_STATUS_OF_ENGINE_ERRORS: dict[type[TripolisError], int] = {
    engine.NotYourTurn: 409,
    engine.MatchOver: 409,
    engine.NothingToUndo: 409,
}


def status_of(problem: TripolisError) -> int:
    """The HTTP status of an error."""
    if isinstance(problem, Refused):
        return problem.status
    return _STATUS_OF_ENGINE_ERRORS.get(type(problem), 422)
