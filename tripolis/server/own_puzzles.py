"""Puzzles made of your own matches: a position where the analysis found a clearly better move.

They are kept in a note, and only you are asked them. They rate nobody: you may know the answer.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

import msgspec

from tripolis.engine.match import Match
from tripolis.puzzles.mine import equivalents
from tripolis.puzzles.puzzle import Puzzle, from_json, to_json
from tripolis.server import requests
from tripolis.server.errors import Refused
from tripolis.server.house import House, aside
from tripolis.server.live import LiveTable, deal
from tripolis.server.models import Person
from tripolis.server.shapes import OwnPuzzle

_NOTE = "own-puzzles"
_MARK = "own"
_MOST = 60
"""So many are kept, the latest ones."""


def is_own(name: str) -> bool:
    """Is this the name of a puzzle that somebody made?"""
    return name.startswith(_MARK)


async def make(house: House, person: Person, table_id: str, number: int) -> OwnPuzzle:
    """Make a puzzle of a move that could have been better, by its number in the match."""
    live = await requests.finished(house, table_id)
    if live.outdated:
        raise live.other_rules()
    kept = await house.store.kept_analysis(table_id)
    moments = msgspec.json.decode(kept)["moments"] if kept else []
    moment = next((one for one in moments if one["number"] == number and one["better"]), None)
    if moment is None or moment["seat"] not in live.table.seats_of(person.id):
        raise Refused("no-puzzle-there")
    puzzle = await aside(_puzzle, live, moment)

    def change(text: str | None) -> str:
        known = [one for one in _read(text) if one.name != puzzle.name]
        return json.dumps([to_json(one) for one in [puzzle, *known][:_MOST]])

    await house.store.change_note(person.id, _NOTE, change)
    return {"game": puzzle.game, "name": puzzle.name}


def _puzzle(live: LiveTable, moment: dict[str, Any]) -> Puzzle:
    match, better = _before(live, moment["number"]), moment["better"]
    game, seat = match.game, int(moment["seat"])
    action = game.read_move(match.state, seat, better["move"])
    alike = equivalents(game, match.state, seat, action)
    position = match.position()
    told = json.dumps([position, seat], sort_keys=True)
    gain = better["chance"] - better["chance_played"]
    why = {
        "chance": round(100 * better["chance"]),
        "other": moment["move"],
        "points": round(100 * gain),
    }
    return Puzzle(
        name=_MARK + hashlib.sha256(told.encode()).hexdigest()[:8],
        seat=seat,
        answer=tuple(game.write_move(match.state, seat, one) for one in alike),
        first_idea=moment["move"],
        chance=better["chance"],
        next_chance=better["chance_played"],
        why=("hint-clear", why),
        levels={},
        line=(better["move"],),
        position=position,
    )


def _before(live: LiveTable, number: int) -> Match:
    """The match before a move."""
    match = deal(live.table)
    for seat, text in live.playing.moves[: number - 1]:
        match.play(seat, text)
    return match


async def find(house: House, person: Person | None, game: str, name: str) -> Puzzle | None:
    """A person's puzzle of this name."""
    mine = _read(await house.store.note(person.id, _NOTE)) if person else []
    return next((one for one in mine if (one.game, one.name) == (game, name)), None)


async def listed(house: House, person: Person) -> list[OwnPuzzle]:
    """A person's puzzles, the latest first."""
    mine = _read(await house.store.note(person.id, _NOTE))
    return [{"game": one.game, "name": one.name} for one in mine]


def _read(text: str | None) -> list[Puzzle]:
    return [from_json(told) for told in json.loads(text)] if text else []
