"""Everything a page receives while a match goes on, held against what its seat may know."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Response

from tests.web.conftest import Person
from tripolis.engine.luck import new_luck
from tripolis.engine.match import Match, load

Json = dict[str, Any]


class Wire:
    """Notes every answer and every event in the order of their arrival."""

    def __init__(self, person: Person) -> None:
        self._person = person
        self._arrived: list[Response | str] = []
        person.page.on("response", self._heed)
        protocol = person.context.new_cdp_session(person.page)
        protocol.send("Network.enable")
        protocol.on("Network.eventSourceMessageReceived", lambda told: self._heed(told["data"]))

    def _heed(self, arrived: Response | str) -> None:
        # Scripts and pictures are the same for everybody; events have no body that ends.
        if isinstance(arrived, str) or "json" in arrived.headers.get("content-type", ""):
            self._arrived.append(arrived)

    def kept_secrets(self, folder: Path, seat: int = 0) -> None:
        """The match is over: did anything come earlier that the seat could not know then?

        Whatever the page was told of a moment it would have been told too in another world, which
        this seat cannot tell from the true one.
        """
        match = self._match(folder)
        bodies = [one if isinstance(one, str) else one.text() for one in self._arrived]
        over = next(number for number, body in enumerate(bodies) if '"status":"over"' in body)
        assert match.seed is not None
        for secret in (f"{match.seed:064x}", self._table["fair"]["seed"]):
            assert not [body for body in bodies[:over] if secret in body]
        told = [list(_moments(json.loads(body))) for body in bodies]
        assert all(told[number] or '"view"' not in bodies[number] for number in range(over))
        moments = [moment for body in told for moment in body]
        # Bots may have moved before the page came.
        seen = {moment["seq"] for moment in moments}
        assert seen == set(range(min(seen), len(match.played)))
        assert min(seen) < len(match.played) / 2
        others = sum(_is_innocent(match, moment, seat) for moment in moments)
        assert others > len(moments) / 2, "The other worlds were all like the true one."

    def _match(self, folder: Path) -> Match:
        table = self._person.page.url.rsplit("/", 1)[1]
        self._table = self._person.ask("GET", f"/tables/{table}")
        address = f"{self._person.address}/api/tables/{table}/record"
        path = folder / "match.trip"
        path.write_bytes(self._person.context.request.get(address).body())
        return load(path)


def _moments(body: Any) -> Iterator[Json]:
    """The parts of a body that tell of a moment of the match."""
    if isinstance(body, dict):
        if body.get("play") and not body["play"]["over"]:
            yield body
        yield from _moments(body.get("table"))


def _is_innocent(match: Match, moment: Json, seat: int) -> bool:
    """Fails if the moment tells what the seat cannot know; says if another world was tried."""
    game, seq, play = match.game, moment["seq"], moment["play"]
    truth = match.played[seq - 1].after if seq else match.played[0].before
    world = truth.copy()
    game.reimagine(world, seat, new_luck(seq, stream=7000))
    assert play["view"] == game.view(world, seat)
    assert play["prompt"] == game.prompt(world, seat).to_json()
    legal = game.legal_actions(world, seat) if game.may_act(world) >> seat & 1 else []
    assert [move["text"] for move in play["legal"]] == [
        game.write_move(world, seat, action) for action in legal
    ]
    for entry in play["log"]:
        assert entry["lines"] == _narrated(match, entry["seq"], seat)
    if steps := moment.get("steps"):
        played = match.played[seq - 1]
        assert moment["move"] == (played.text if played.seat == seat else None)
        lines = [line for step in steps for line in step["lines"]]
        assert lines == _narrated(match, seq, seat)
        views = []
        for number, (_, after, _) in enumerate(played.steps):
            then = after.copy()
            game.reimagine(then, seat, new_luck(number, stream=8000 + seq))
            views.append(game.view(then, seat))
        assert all(step["view"] in views for step in steps[:-1])
        assert steps[-1]["view"] is None
    return bool(world.tobytes() != truth.tobytes())


def _narrated(match: Match, number: int, seat: int) -> list[Json]:
    """What the engine tells a seat of a move; number 0 is what comes before the first."""
    if number == 0:
        later = len(match.log(seat, since=1)) + len(_narrated(match, 1, seat))
        return [line.to_json() for line in match.log(seat)[:-later]]
    played = match.played[number - 1]
    return [
        line.to_json()
        for step in played.steps
        for line in match.game.narrate(*step, played.action, seat)
    ]
