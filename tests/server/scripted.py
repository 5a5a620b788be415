"""Scripted people who play whole games over HTTP, and remember every move they were promised.

Whatever breaks, a person sends the same request with the same key again, to any server there is. At
the end the table's record is held against what the person remembers.
"""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx

from tripolis.engine import record

_PAUSE = 0.05
_MOST_TRIES = 2000

Addresses = Callable[[], Sequence[str]]


class Promise(AssertionError):
    """Something the server promised is not so."""


@dataclass
class Person:
    """Somebody with a token, who reaches any of the servers there are."""

    addresses: Addresses
    luck: random.Random
    client: httpx.AsyncClient
    tries: int = 0
    """Requests that had to be sent again."""

    async def ask(self, method: str, path: str, body: Any = None, key: str = "") -> httpx.Response:
        """Ask until somebody answers; with a key, nothing happens twice."""
        for _ in range(_MOST_TRIES):
            address = self.luck.choice(list(self.addresses()))
            headers = {"Idempotency-Key": key} if key else {}
            try:
                answer = await self.client.request(
                    method, address + path, json=body, headers=headers
                )
                if answer.status_code < 500:
                    return answer
                if answer.status_code != 503:
                    raise Promise(f"{method} {path}: {answer.status_code} {answer.text}")
            except httpx.TransportError:
                pass
            self.tries += 1
            await asyncio.sleep(_PAUSE)
        raise Promise(f"{method} {path}: nobody answers")

    async def told(self, method: str, path: str, body: Any = None, key: str = "") -> Any:
        """An answer that must be a good one."""
        answer = await self.ask(method, path, body, key)
        if answer.is_error:
            raise Promise(f"{method} {path}: {answer.status_code} {answer.text}")
        return answer.json()


async def somebody(addresses: Addresses, luck: random.Random) -> Person:
    """A new guest."""
    client = httpx.AsyncClient(timeout=30, limits=httpx.Limits(max_keepalive_connections=0))
    person = Person(addresses, luck, client)
    await person.told("GET", "/api/me")
    # The cookie belongs to one address: as a header it is shown to all of them.
    token = client.cookies["tripolis_guest"]
    client.cookies.clear()
    client.headers["Authorization"] = f"Bearer {token}"
    return person


@dataclass
class Game:
    """A table, and what was promised there."""

    id: str
    promised: dict[int, tuple[int, str]] = field(default_factory=dict)
    """The acknowledged moves by their numbers: seat and notation."""


async def open_table(person: Person, game: str, seats: list[dict[str, Any]]) -> Game:
    """A table that starts at once."""
    body = {"game": game, "players": len(seats), "seats": seats, "pace_ms": 0}
    table = await person.told("POST", "/api/tables", body, secrets.token_hex(8))
    await person.told("POST", f"/api/tables/{table['id']}/nonce", {"nonce": secrets.token_hex(8)})
    return Game(table["id"])


async def play(person: Person, game: Game, moved: Callable[[], None] = lambda: None) -> None:
    """Play one's seats to the end, by any legal moves."""
    path = f"/api/tables/{game.id}"
    while True:
        table = await person.told("GET", path)
        if table["status"] != "playing":
            return
        shown = table["play"]
        if shown["seat"] not in shown["awaited"]:
            await asyncio.sleep(_PAUSE)
            continue
        move = person.luck.choice(shown["legal"])["text"]
        body = {"seat": shown["seat"], "move": move, "seq": table["seq"]}
        key = secrets.token_hex(8)
        answer = await person.ask("POST", f"{path}/moves", body, key)
        if answer.status_code == 200:
            await _remember(person, game, path, body, key, answer.json()["seq"])
            moved()
        elif answer.status_code != 409:
            raise Promise(f"{move}: {answer.status_code} {answer.text}")


async def _remember(
    person: Person, game: Game, path: str, body: dict[str, Any], key: str, number: int
) -> None:
    if number in game.promised:
        raise Promise(f"move {number} was promised twice")
    game.promised[number] = (body["seat"], body["move"])
    if person.luck.random() < 0.1:
        again = await person.told("POST", f"{path}/moves", body, key)
        if again["seq"] != number:
            raise Promise(f"move {number}, sent again, became move {again['seq']}")


async def check(person: Person, game: Game, my_seats: Sequence[int]) -> int:
    """Is every promised move in the record, once and in its place? Says how many moves it has."""
    answer = await person.ask("GET", f"/api/tables/{game.id}/record")
    moves = record.parse(answer.text).moves
    for number, promised in game.promised.items():
        if moves[number - 1 : number] != [promised]:
            raise Promise(f"move {number} was {promised} and is {moves[number - 1 : number]}")
    mine = [move for move in moves if move[0] in my_seats]
    if len(mine) != len(game.promised):
        raise Promise(f"{len(game.promised)} moves were promised, {len(mine)} were made")
    return len(moves)
