"""What can go wrong at the server: an HTTP status and one sentence, in one shape for everything."""

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
    """The request carries no token, or one that nobody has."""

    status = 401


class Forbidden(Refused):
    """The person may not do this here."""

    status = 403


class NotFound(Refused):
    """There is no such thing, or it is not shown to this person."""

    status = 404


class Conflict(Refused):
    """Things have moved on, or are not so far yet."""

    status = 409


class TooLarge(Refused):
    """The request's body is larger than anything that makes sense."""

    status = 413


class TooManyRequests(Refused):
    """More than one person or address may ask for in a while."""

    status = 429

    def __init__(self, key: str, wait: int) -> None:
        super().__init__(key, seconds=wait)
        self.wait = wait


class Unavailable(Refused):
    """The store cannot be reached: nothing wrong with the request."""

    status = 503


class InternalError(Refused):
    """A mistake of ours."""

    status = 500


_STATUS_OF_ENGINE_ERRORS: dict[type[TripolisError], int] = {
    engine.NotYourTurn: 409,
    engine.MatchOver: 409,
    engine.NothingToUndo: 409,
}


def status_of(problem: TripolisError) -> int:
    """The HTTP status that says it best."""
    if isinstance(problem, Refused):
        return problem.status
    return _STATUS_OF_ENGINE_ERRORS.get(type(problem), 422)
