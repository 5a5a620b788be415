"""Guests: people without accounts, known by a token. Only its hash is stored."""

from __future__ import annotations

import hashlib
import re
import secrets
import time
from collections.abc import Sequence

from fastapi import Request

from tripolis.server import queries
from tripolis.server.errors import Forbidden, Unauthorized
from tripolis.server.models import Person, new_id
from tripolis.server.server import Server
from tripolis.words import LANGUAGES, Line, say

COOKIE = "tripolis_guest"
_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
_REMEMBERED_FOR = 5.0
"""Seconds before a person is looked up again where another server may have changed them."""
_MOST_REMEMBERED = 20_000
_YEAR = 365 * 86_400


def token_of(request: Request) -> str:
    """The token a request carries; empty if none."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer":
        token = request.cookies.get(COOKIE, "")
    return token if _TOKEN.fullmatch(token) else ""


def hash_of(token: str) -> str:
    """How a token is stored."""
    return hashlib.sha256(token.encode()).hexdigest()


def token_hash(request: Request) -> str:
    """The hash of the token a request carries; empty if none."""
    token = token_of(request)
    return hash_of(token) if token else ""


async def find_person(server: Server, request: Request) -> Person | None:
    """Who sent the request; None without a valid token."""
    token = token_of(request)
    if not token:
        return None
    key = hash_of(token)
    remembered = server.known_people.get(key)
    if remembered is not None and (
        not server.shares_store or time.monotonic() - remembered[0] < _REMEMBERED_FOR
    ):
        return remembered[1]
    person = (await find_people(server, [key])).get(key)
    if person is None:
        server.known_people.pop(key, None)
    return person


async def find_people(server: Server, hashes: Sequence[str]) -> dict[str, Person]:
    """Whose tokens have these hashes? They are remembered, unless all were forgotten meanwhile."""
    known = server.known_people
    found = await server.store.read(queries.find_people, hashes)
    if len(known) + len(found) > _MOST_REMEMBERED:
        known.clear()
    now = time.monotonic()
    known.update((token, (now, person)) for token, person in found.items())
    return found


def forget_people(server: Server) -> None:
    """Look everybody up again: somebody has changed. What is being read now may be outdated."""
    server.known_people = {}


async def need_person(server: Server, request: Request) -> Person:
    """Who sent the request; `Unauthorized` without a valid token."""
    person = await find_person(server, request)
    if person is None:
        raise Unauthorized("no-person")
    return person


async def new_guest(server: Server, request: Request) -> tuple[Person, str]:
    """A new guest and their token."""
    server.rate_limiter.count("guest", address_of(request))
    language = language_of(request)
    name = say(Line("server-guest", {"number": str(secrets.randbelow(9000) + 1000)}), language)
    person, token = Person(new_id(), name, language), secrets.token_urlsafe(32)
    await server.store.write(queries.add_person, person, hash_of(token))
    return person, token


async def new_api_token(server: Server, person: Person) -> str:
    """A token for a person's programs, in the place of the one before."""
    token = secrets.token_urlsafe(32)
    await _revoke(server, person, "api", token)
    return token


async def revoke_api_token(server: Server, person: Person) -> None:
    """No program speaks for a person any more."""
    await _revoke(server, person, "api")


async def renew_guest_token(server: Server, request: Request, person: Person) -> str:
    """Another token for a guest. The one the request carries stops working at once.

    A program's token cannot do this: anyone who found it could lock its owner out.
    """
    if not await server.store.read(queries.is_guest_token, token_hash(request)):
        raise Forbidden("guest-token-needed")
    token = secrets.token_urlsafe(32)
    await _revoke(server, person, "guest", token)
    return token


async def sign_out(server: Server, person: Person) -> None:
    """None of a person's tokens works any more."""
    for kind in ("guest", "api"):
        await _revoke(server, person, kind)


async def _revoke(server: Server, person: Person, kind: str, token: str = "") -> None:
    """Replace a person's tokens of a kind by another or none, and end what they were used for."""
    following = hash_of(token) if token else None
    gone = await server.store.write(queries.replace_tokens, person.id, kind, following)
    forget_people(server)
    server.streams.end(gone)


def cookie_for(request: Request, token: str) -> dict[str, object]:
    """The cookie that holds the token: scripts cannot read it, other sites cannot send it."""
    return {
        "key": COOKIE,
        "value": token,
        "max_age": _YEAR,
        "httponly": True,
        "samesite": "lax",
        "secure": request.url.scheme == "https",
    }


def language_of(request: Request) -> str:
    """The browser's preferred language among ours."""
    wanted: list[tuple[float, str]] = []
    for part in request.headers.get("accept-language", "")[:200].split(","):
        name, _, weight = part.strip().partition(";q=")
        try:
            wanted.append((-float(weight or 1), name.lower().split("-")[0]))
        except ValueError:
            continue
    known = [name for _, name in sorted(wanted, key=lambda one: one[0]) if name in LANGUAGES]
    return known[0] if known else "en"


def address_of(request: Request) -> str:
    """The address a request comes from."""
    return request.client.host if request.client else "nowhere"
