"""The map of the day: the same for everybody, ordered as the zone is, and told one by one."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from tests.server.visit import Visit, visiting
from tripolis.games.comparity.components import HEIGHTS, YEARS
from tripolis.games.comparity.map_of_day import LANDMARKS, Cell, DayMap
from tripolis.server import map_of_day, puzzles

DAY = date(2026, 11, 16)
DAYS = [DAY + timedelta(days=number) for number in range(30)]


def lay_first_free(day: date) -> DayMap:
    found = DayMap(day)
    while not found.done:
        found.lay(found.free[0])
    return found


def numbers(found: DayMap) -> dict[Cell, int]:
    table = HEIGHTS if found.mode == "height" else YEARS
    laid = {laid.cell: int(table[laid.card]) for laid in found.laid}
    return {(0, 0): int(table[found.first])} | laid


@pytest.mark.parametrize("day", DAYS, ids=str)
def test_the_finished_map_is_in_order_wherever_landmarks_were_tried(day: date) -> None:
    found = lay_first_free(day)
    laid = numbers(found)
    assert len(laid) == LANDMARKS + 1
    for (x, y), number in laid.items():
        assert number <= laid.get((x + 1, y), number)
        assert number <= laid.get((x, y + 1), number)


def test_a_wrong_landmark_is_moved_to_a_cell_where_it_belongs() -> None:
    moved = [laid for day in DAYS for laid in lay_first_free(day).laid if not laid.right]
    assert moved
    assert all(laid.cell != laid.tried for laid in moved)


def test_a_right_landmark_stays_and_counts() -> None:
    found = lay_first_free(DAY)
    assert all(laid.cell == laid.tried for laid in found.laid if laid.right)
    assert found.score == sum(laid.right for laid in found.laid)


def test_a_map_laid_again_in_the_same_cells_is_the_same() -> None:
    found = lay_first_free(DAY)
    assert DayMap(DAY, [laid.tried for laid in found.laid]).laid == found.laid


def test_days_differ_and_modes_take_turns() -> None:
    assert len({DayMap(day).first for day in DAYS}) > 10
    assert DayMap(DAYS[0]).mode != DayMap(DAYS[1]).mode


def test_the_picture_names_no_landmark() -> None:
    found = lay_first_free(DAY)
    drawn = map_of_day.picture(found)
    assert set(drawn) <= {*"◆■□·\n"}
    assert drawn.count("■") == found.score
    assert drawn.count("□") == LANDMARKS - found.score


@pytest.fixture
def on_that_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "today", lambda: DAY)


@pytest.mark.usefixtures("on_that_day")
async def test_a_server_tells_the_next_landmark_alone_without_its_numbers(
    tmp_path: Path,
) -> None:
    async with visiting(tmp_path) as visit:
        told = await (await visit.guest()).get("/api/puzzles/map")
    assert (told["next"]["height"], told["next"]["year"]) == (None, None)
    assert told["laid"] == []
    assert len(told["free"]) == 4


@pytest.mark.usefixtures("on_that_day")
async def test_what_is_laid_is_laid(tmp_path: Path) -> None:
    async with visiting(tmp_path) as visit:
        anna = await visit.guest()
        wish = {"number": 0, "x": 1, "y": 0}
        first = await anna.ask("POST", "/api/puzzles/map", wish)
        again = await anna.ask("POST", "/api/puzzles/map", wish | {"x": -1})
        assert again == first
        assert first["laid"][0]["tried"] == {"x": 1, "y": 0}
        apart = await anna.send("POST", "/api/puzzles/map", {"number": 1, "x": 50, "y": 50})
        assert apart.status_code == 422
        assert await anna.get("/api/puzzles/map") == first


@pytest.mark.usefixtures("on_that_day")
async def test_a_finished_map_counts_for_a_streak_and_ends(tmp_path: Path) -> None:
    async with visiting(tmp_path) as visit:
        told = await lay_all(visit)
    assert (told["done"], told["next"], told["free"], told["streak"]) == (True, None, [], 1)
    assert told["score"] == lay_first_free(DAY).score


async def lay_all(visit: Visit) -> dict[str, Any]:
    anna = await visit.guest()
    told = await anna.get("/api/puzzles/map")
    while not told["done"]:
        wish = {"number": told["number"], **told["free"][0]}
        told = await anna.ask("POST", "/api/puzzles/map", wish)
    return dict(told)
