"""The house of a page: answers the requests of docs/api.md as a server would.

There is one person, whose browser it is. Nothing here needs a browser: the tests play in it too.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import re
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import parse_qsl, urlsplit

from tripolis.engine.errors import TripolisError
from tripolis.engine.game import game_names
from tripolis.server import (
    archive,
    lessons,
    map_of_day,
    own_play,
    own_puzzles,
    play,
    puzzles,
    requests,
    thinking,
)
from tripolis.server.bots import play_for_bot
from tripolis.server.errors import NotFound, Refused, status_of
from tripolis.server.house import House, Pool, find_table
from tripolis.server.models import Clock, Once, Person, new_id, now_ms, to_json
from tripolis.server.names import good_name
from tripolis.server.reader import Reader
from tripolis.site.store import PageStore
from tripolis.words import Line

_LONGEST_WAIT = 60.0
_TROUBLE = 2.0
"""Seconds before a bot's move or an analysis that failed is tried again."""
_logger = logging.getLogger("tripolis.site")


class Answer:
    """An answer to a request."""

    def __init__(self, body: bytes | str, status: int = 200) -> None:
        self.status = status
        self.text = body if isinstance(body, str) else body.decode()


class Request:
    """A request of the page: the path below /api, the query, and the body."""

    def __init__(self, method: str, address: str, key: str, body: str) -> None:
        parts = urlsplit(address)
        self.method = method
        self.path = parts.path
        self.query = dict(parse_qsl(parts.query))
        self.key = key
        self.text = body

    @property
    def body(self) -> dict[str, Any]:
        """The body as JSON."""
        found = json.loads(self.text or "{}")
        if not isinstance(found, dict):
            raise Refused("bad-request", place="body")
        return found

    def number(self, name: str) -> int | None:
        """A number of the query."""
        return int(self.query[name]) if name in self.query else None


class PageHouse(House):
    """Tables in a browser."""

    store: PageStore

    def __init__(self, store: PageStore, bots: Pool, analysts: Pool) -> None:
        super().__init__(store, bots)
        self._analysts = analysts
        self._analyses: dict[str, asyncio.Task[None]] = {}
        self._listening: dict[int, asyncio.Task[None]] = {}

    async def person(self) -> Person:
        """The person whose browser this is; nameless until they have said a name."""
        found = await self.store.person()
        if found is None:
            found = Person(new_id(), "", "en")
            await self.store.keep_person(found)
        return found

    # Requests

    async def ask(self, method: str, address: str, key: str, body: str) -> Answer:
        """Answer a request."""
        request = Request(method, address, key, body)
        try:
            for wanted, pattern, handle in _ROUTES:
                found = pattern.fullmatch(request.path)
                if wanted == method and found is not None:
                    return await handle(self, request, *found.groups())
            raise NotFound("not-found")
        except TripolisError as problem:
            return _failure(problem)
        except (KeyError, TypeError, ValueError):
            _logger.exception("%s %s was not understood", method, request.path)
            return _failure(Refused("bad-request", place="body"))

    # Streams

    async def listen(self, number: int, address: str, tell: Callable[[str, str], None]) -> None:
        """Tell what happens at a table, as it happens, until `unlisten`."""
        request, person = Request("GET", address, "", ""), await self.person()
        table_id = request.path.split("/")[2]
        live = await find_table(self, table_id)
        viewer = requests.viewer_of(live, person, request.number("seat"))
        reader = Reader(self, live, person, viewer, request.number("after"))
        live.streams[person.id] = live.streams.get(person.id, 0) + 1

        async def read() -> None:
            try:
                while reader.allowed:
                    changed = live.changed.next
                    for news in reader.news():
                        tell(news.kind, news.data.decode())
                    await changed.wait()
            finally:
                live.streams[person.id] -= 1

        self._listening[number] = asyncio.create_task(read())

    def unlisten(self, number: int) -> None:
        """Nobody listens any more."""
        task = self._listening.pop(number, None)
        if task is not None:
            task.cancel()

    # Bots

    async def run_bots(self) -> None:
        """Make the bots' moves when they are due."""
        while True:
            signal, due = self.changed.next, self.store.next_bot()
            wait = _LONGEST_WAIT if due is None else (due[0] - now_ms()) / 1000
            if due is not None and wait <= 0:
                try:
                    await play_for_bot(self, due[1])
                except Exception:
                    _logger.exception("a bot could not move")
                    await asyncio.sleep(_TROUBLE)
                continue
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await signal.wait()

    # Archives

    async def keep_matches(self) -> None:
        """Draw each match that ends, so that it can be looked at under any later rules."""
        while True:
            signal = self.changed.next
            found = await self.store.next_to_archive()
            if found is None:
                await signal.wait()
                continue
            table, entries = found
            drawn = None
            try:
                drawn = await self._analysts.run(archive.draw, table, entries)
            except Exception:
                _logger.exception("a finished match could not be drawn")
            await self.store.keep_archive(table.id, drawn)

    # Analyses

    def analyse(self, table_id: str) -> None:
        """Begin the analysis of a finished match, unless it is being made."""
        if table_id not in self._analyses:
            self._analyses[table_id] = asyncio.create_task(self._analyse(table_id))

    async def _analyse(self, table_id: str) -> None:
        try:
            live = await requests.finished(self, table_id)
            found = await requests.analyse(self._analysts, live)
            await self.store.keep_analysis(table_id, to_json(found).decode())
        except Exception:
            _logger.exception("a match could not be analysed")
            await asyncio.sleep(_TROUBLE)
        finally:
            del self._analyses[table_id]


def _failure(problem: TripolisError, table: bytes | None = None) -> Answer:
    """Why not. The page puts it into words."""
    body: dict[str, Any] = {"error": problem.line.to_json()}
    if table is not None:
        body["table"] = json.loads(table)
    return Answer(to_json(body), status_of(problem))


# Routes

Handler = Callable[..., Awaitable[Answer]]
_ROUTES: list[tuple[str, re.Pattern[str], Handler]] = []


def _route(method: str, path: str) -> Callable[[Handler], Handler]:
    def note(handler: Handler) -> Handler:
        names = path.replace("{id}", "([a-z0-9]{16})").replace("{name}", "([a-z_]+)")
        pattern = re.compile(names)
        _ROUTES.append((method, pattern, handler))
        return handler

    return note


def _once(person: Person, request: Request) -> Once:
    return Once.of(person.id, request.key, request.path, request.text)


@_route("GET", "/me")
async def _me(house: PageHouse, _: Request) -> Answer:
    return Answer(to_json(await requests.me(house, await house.person())))


@_route("PATCH", "/me")
async def _change_me(house: PageHouse, request: Request) -> Answer:
    person, wanted = await house.person(), request.body
    name = good_name(wanted["name"]) if wanted.get("name") is not None else person.name
    changed = Person(person.id, name, wanted.get("language") or person.language)
    await house.store.keep_person(changed)
    if changed.name != person.name:
        await requests.rename(house, changed)
    return Answer(to_json(await requests.me(house, changed)))


@_route("GET", "/me/play")
async def _own_play(house: PageHouse, _: Request) -> Answer:
    return Answer(to_json(await own_play.look(house, await house.person())))


@_route("GET", "/games")
async def _games(house: PageHouse, _: Request) -> Answer:
    return Answer(to_json(await requests.games()))


@_route("GET", "/lessons/{name}/(?:en|ru|pl|cs)")
async def _lessons(house: PageHouse, _: Request, game: str) -> Answer:
    return Answer(to_json(lessons.brief(game, _tell) if game in game_names() else []))


@_route("POST", "/lessons/{name}/{name}")
async def _lesson(house: PageHouse, request: Request, game: str, name: str) -> Answer:
    lesson, you = lessons.named(game, name), (await house.person()).name
    return Answer(to_json(lessons.moment_after(lesson, request.body.get("did", []), _tell, you)))


def _tell(line: Line) -> str:
    """A line as JSON in the place of its sentence: the page puts it into words."""
    return to_json(line.to_json()).decode()


@_route("GET", "/puzzles")
async def _puzzles(house: PageHouse, _: Request) -> Answer:
    return Answer(to_json(await puzzles.overview(house, await house.person())))


@_route("GET", "/puzzles/map")
async def _map(house: PageHouse, _: Request) -> Answer:
    return Answer(to_json(await map_of_day.look(house, await house.person())))


@_route("POST", "/puzzles/map")
async def _lay(house: PageHouse, request: Request) -> Answer:
    person, wanted = await house.person(), request.body
    cell = (int(wanted["x"]), int(wanted["y"]))
    return Answer(to_json(await map_of_day.lay(house, person, wanted["number"], cell)))


@_route("GET", "/puzzles/training")
async def _training(house: PageHouse, _: Request) -> Answer:
    return Answer(to_json(await own_play.look_at_training(house, await house.person())))


@_route("POST", "/puzzles/training")
async def _train(house: PageHouse, request: Request) -> Answer:
    wanted, person = request.body, await house.person()
    cell = (wanted["x"], wanted["y"])
    return Answer(to_json(await own_play.lay(house, person, wanted["number"], cell)))


@_route("GET", "/puzzles/{name}/([a-z0-9]+)")
async def _puzzle(house: PageHouse, _: Request, game: str, name: str) -> Answer:
    person = await house.person()
    return Answer(to_json(await puzzles.look(house, person, game, name)))


@_route("POST", "/puzzles/{name}/([a-z0-9]+)")
async def _try_puzzle(house: PageHouse, request: Request, game: str, name: str) -> Answer:
    person, move = await house.person(), request.body.get("move")
    return Answer(to_json(await puzzles.attempt(house, person, game, name, move)))


@_route("GET", "/tables")
async def _lobby(house: PageHouse, _: Request) -> Answer:
    """Nobody else's tables are here."""
    nothing: dict[str, Any] = {"open": [], "playing": [], "abandoned": []}
    return Answer(to_json({**nothing, "more": dict.fromkeys(nothing, False)}))


@_route("POST", "/tables")
async def _open_table(house: PageHouse, request: Request) -> Answer:
    person, wanted = await house.person(), request.body
    live = await requests.open_table(
        house,
        person,
        _once(person, request),
        wanted["game"],
        wanted["players"],
        wanted.get("options", {}),
        [
            requests.new_seat(
                person,
                seat["kind"],
                seat.get("level"),
                seat.get("name"),
                seat.get("character"),
            )
            for seat in wanted["seats"]
        ],
        {
            "visibility": "link",
            "clock": Clock(**wanted.get("clock", {})),
            "absent": "wait",
            "pace_ms": wanted["pace_ms"],
        },
    )
    return Answer(requests.snapshot(live, person), 201)


@_route("GET", "/tables/{id}")
async def _look(house: PageHouse, request: Request, table_id: str) -> Answer:
    live = await find_table(house, table_id)
    return Answer(requests.snapshot(live, await house.person(), request.number("seat")))


@_route("POST", "/tables/{id}/nonce")
async def _nonce(house: PageHouse, request: Request, table_id: str) -> Answer:
    person, wanted = await house.person(), request.body
    live = await requests.add_nonce(house, person, table_id, wanted.get("seat"), wanted["nonce"])
    return Answer(requests.snapshot(live, person))


@_route("POST", "/tables/{id}/start")
async def _start(house: PageHouse, request: Request, table_id: str) -> Answer:
    person = await house.person()
    live = await requests.start(house, person, table_id, request.body.get("fill", "regular"))
    return Answer(requests.snapshot(live, person))


@_route("POST", "/tables/{id}/(leave|close|back|rematch)")
async def _act(house: PageHouse, _: Request, table_id: str, action: str) -> Answer:
    acts = {
        "leave": requests.leave,
        "close": requests.close,
        "back": requests.come_back,
        "rematch": requests.rematch,
    }
    person = await house.person()
    return Answer(requests.snapshot(await acts[action](house, person, table_id), person))


@_route("POST", "/tables/{id}/moves")
async def _move(house: PageHouse, request: Request, table_id: str) -> Answer:
    person, wanted = await house.person(), request.body
    live, seat = await find_table(house, table_id), wanted["seat"]
    try:
        number = await play.move(
            house, person, live, seat, wanted["move"], wanted["seq"], _once(person, request)
        )
    except TripolisError as problem:
        return _moved_on(live, person, seat, problem)
    return Answer(to_json({"seq": number}))


def _moved_on(live: Any, person: Person, seat: int, problem: TripolisError) -> Answer:
    """Why a move or an undo is refused; with the fresh table if the match has moved on."""
    fresh = requests.snapshot(live, person, seat) if status_of(problem) == 409 else None
    return _failure(problem, fresh)


@_route("POST", "/tables/{id}/undo")
async def _undo(house: PageHouse, request: Request, table_id: str) -> Answer:
    person, wanted = await house.person(), request.body
    live, once = await find_table(house, table_id), _once(person, request)
    try:
        live = await play.undo(house, person, table_id, wanted["seat"], wanted["seq"], once)
    except TripolisError as problem:
        return _moved_on(live, person, wanted["seat"], problem)
    return Answer(requests.snapshot(live, person, wanted["seat"]))


@_route("GET", "/tables/{id}/moment")
async def _moment(house: PageHouse, request: Request, table_id: str) -> Answer:
    person, seq = await house.person(), request.number("seq") or 0
    seen = await requests.moment(house, person, table_id, seq, request.number("seat"))
    return Answer(to_json(seen))


@_route("GET", "/tables/{id}/hint")
async def _hint(house: PageHouse, request: Request, table_id: str) -> Answer:
    person, seat = await house.person(), int(request.query["seat"])
    question = await requests.hint_question(house, person, table_id, seat)
    return Answer(to_json(await house.bot_pool.run(thinking.advise, *question)))


@_route("POST", "/tables/{id}/why-not")
async def _why_not(house: PageHouse, request: Request, table_id: str) -> Answer:
    person, wanted = await house.person(), request.body
    why = await requests.why_not(house, person, table_id, wanted["seat"], wanted["move"])
    return Answer(to_json(why))


@_route("GET", "/tables/{id}/replay")
async def _replay(house: PageHouse, request: Request, table_id: str) -> Answer:
    at, seat = request.number("at") or 0, request.query.get("seat", "all")
    return Answer(to_json(await requests.replay(house, table_id, at, seat)))


@_route("GET", "/tables/{id}/record")
async def _record(house: PageHouse, _: Request, table_id: str) -> Answer:
    return Answer((await requests.record_of(house, table_id))[1])


@_route("GET", "/tables/{id}/proof")
async def _proof(house: PageHouse, _: Request, table_id: str) -> Answer:
    return Answer(to_json(await requests.proof(house, table_id)))


@_route("POST", "/tables/{id}/puzzle")
async def _make_puzzle(house: PageHouse, request: Request, table_id: str) -> Answer:
    person, number = await house.person(), request.body["at"]
    return Answer(to_json(await own_puzzles.make(house, person, table_id, number)), 201)


@_route("GET", "/tables/{id}/analysis")
async def _analysis(house: PageHouse, _: Request, table_id: str) -> Answer:
    found = await house.store.kept_analysis(table_id)
    if found is not None:
        return Answer(found)
    live = await requests.finished(house, table_id)
    if live.outdated:
        raise live.other_rules()
    house.analyse(table_id)
    return Answer(to_json(requests.unfinished_analysis(at_work=True)))


@_route("POST", "/records")
async def _import(house: PageHouse, request: Request) -> Answer:
    return Answer(to_json({"id": await requests.import_record(house, request.text)}), 201)
