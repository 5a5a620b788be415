"""The map of the day for a screen elsewhere: one landmark at a time, and no way back.

What a person laid is kept in a note, so that nobody can look at a number and then choose again.
"""

from __future__ import annotations

import msgspec

from tripolis.puzzles.daily import streak
from tripolis.puzzles.map_of_day import Cell, GrowingMap, find_maps
from tripolis.server import puzzles
from tripolis.server.errors import Refused
from tripolis.server.house import House, aside
from tripolis.server.models import Person
from tripolis.server.shapes import MapCell, MapOut

_NOTE = "map"


class Walk(msgspec.Struct):
    """How far a person is with the map of a date, and the dates whose map they finished."""

    date: str = ""
    cells: list[Cell] = []
    days: list[str] = []
    scores: dict[str, int] = {}


async def look(house: House, person: Person | None) -> MapOut:
    """The map as the person has laid it so far."""
    walk = _of_today(await house.store.note(person.id, _NOTE) if person else None)
    return await aside(_told, walk)


async def lay(house: House, person: Person, number: int, cell: Cell) -> MapOut:
    """Lay the landmark of this number, counted from 0. What is laid is laid."""

    def change(text: str | None) -> str:
        walk = _of_today(text)
        if number == len(walk.cells):
            found = find_maps().open(puzzles.today(), walk.cells)
            if cell not in found.free:
                raise Refused("map-no-cell")
            found.lay(cell)
            walk.cells.append(cell)
            if found.done:
                walk.days.append(walk.date)
                walk.scores[walk.date] = found.score
        return msgspec.json.encode(walk).decode()

    return await aside(_told, _of_today(await house.store.change_note(person.id, _NOTE, change)))


def _of_today(text: str | None) -> Walk:
    walk = msgspec.json.decode(text, type=Walk) if text else Walk()
    today = puzzles.today().isoformat()
    if walk.date != today:
        walk.date, walk.cells = today, []
    return walk


def _told(walk: Walk) -> MapOut:
    found = find_maps().open(puzzles.today(), walk.cells)
    return told(found, walk.date, streak(walk.days, puzzles.today()))


def told(found: GrowingMap, date: str, days: int) -> MapOut:
    """A map as a screen shows it; `days` is how many dates in a row were finished."""
    maps = find_maps()
    return {
        "date": date,
        "mode": found.mode,
        "count": found.count,
        "number": len(found.laid),
        "score": found.score,
        "done": found.done,
        "streak": days,
        "first": maps.told(found.first, True) | {"x": 0, "y": 0},
        "laid": [
            maps.told(laid.card, True)
            | _at(laid.cell)
            | {"right": laid.right, "tried": _at(laid.tried)}
            for laid in found.laid
        ],
        "next": maps.told(found.next, False) if found.next is not None else None,
        "free": [_at(cell) for cell in found.free],
        "picture": picture(found),
    }


def _at(cell: Cell) -> MapCell:
    return {"x": cell[0], "y": cell[1]}


FIRST, RIGHT, MOVED, NOTHING = "◆", "■", "□", "·"


def picture(found: GrowingMap) -> str:
    """The map in characters: which landmarks belonged where they were laid. It names none."""
    signs = {(0, 0): FIRST}
    signs |= {laid.cell: RIGHT if laid.right else MOVED for laid in found.laid}
    xs, ys = [x for x, _ in signs], [y for _, y in signs]
    return "\n".join(
        "".join(signs.get((x, y), NOTHING) for x in range(min(xs), max(xs) + 1))
        for y in range(max(ys), min(ys) - 1, -1)
    )
