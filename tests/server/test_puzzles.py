"""Puzzles over HTTP: the answer stays with the server until it is found or asked for."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from tests.server.visit import Visit
from tripolis.puzzles.daily import puzzle_of
from tripolis.puzzles.puzzle import find_puzzle
from tripolis.server import puzzles

GAME = "kosmopolis"
PATH = f"/api/puzzles/{GAME}"


@pytest.fixture(autouse=True)
def the_day(monkeypatch: pytest.MonkeyPatch) -> date:
    """A day whose puzzle is one of Kosmopolis."""
    found = next(
        day for day in map(date.fromordinal, range(740_000, 740_010)) if _game_of(day) == GAME
    )
    monkeypatch.setattr(puzzles, "today", lambda: found)
    return found


def _game_of(day: date) -> str:
    found = puzzle_of(day)
    return found.game if found else ""


def answer_of(told: dict[str, Any]) -> str:
    return find_puzzle(GAME, told["name"]).answer[0]


async def test_a_puzzle_is_shown_without_its_answer(visit: Visit) -> None:
    told = await (await visit.guest()).get(f"{PATH}/next")
    puzzle = find_puzzle(GAME, told["name"])
    assert set(told) == {
        *("game", "name", "seat", "players", "difficulty", "points", "of_day", "own", "play")
    }
    assert told["play"]["view"] == puzzle.match().view(puzzle.seat)
    assert puzzle.answer[0] in [move["text"] for move in told["play"]["legal"]]


async def test_a_wrong_try_is_not_told_the_answer_and_may_try_again(visit: Visit) -> None:
    anna = await visit.guest()
    told = await anna.get(f"{PATH}/next")
    idea = find_puzzle(GAME, told["name"]).first_idea
    wrong = await anna.ask("POST", f"{PATH}/{told['name']}", {"move": idea})
    assert (wrong["right"], wrong["answer"], wrong["tries"]) == (False, None, 1)
    assert wrong["points"] < wrong["points_before"]
    right = await anna.ask("POST", f"{PATH}/{told['name']}", {"move": answer_of(told)})
    assert (right["right"], right["tries"]) == (True, 2)
    assert right["points"] == wrong["points"], "only the first try is rated"
    assert right["answer"]["moves"][0] == answer_of(told)
    assert next(move["text"] for move in right["answer"]["line"]) == answer_of(told)


async def test_who_asks_for_the_answer_has_not_found_it(visit: Visit) -> None:
    anna = await visit.guest()
    told = await anna.get(f"{PATH}/next")
    shown = await anna.ask("POST", f"{PATH}/{told['name']}", {})
    assert (shown["right"], shown["tries"]) == (False, 0)
    assert shown["answer"]["moves"]
    assert shown["points"] < shown["points_before"]
    again = await anna.ask("POST", f"{PATH}/{told['name']}", {"move": answer_of(told)})
    assert again["right"]
    overview = await anna.get("/api/puzzles")
    assert [game["solved"] for game in overview["games"] if game["game"] == GAME] == [0]


async def test_a_puzzle_that_was_found_is_not_the_next_one(visit: Visit) -> None:
    anna = await visit.guest()
    first = await anna.get(f"{PATH}/next")
    await anna.ask("POST", f"{PATH}/{first['name']}", {"move": answer_of(first)})
    assert (await anna.get(f"{PATH}/next"))["name"] != first["name"]


async def test_puzzles_and_people_rate_each_other(visit: Visit) -> None:
    anna, ben = await visit.guest(), await visit.guest()
    told = await anna.get(f"{PATH}/next")
    found = await anna.ask("POST", f"{PATH}/{told['name']}", {"move": answer_of(told)})
    assert found["points"] > found["points_before"]
    assert (await ben.get(f"{PATH}/{told['name']}"))["difficulty"] < told["difficulty"]


async def test_the_puzzle_of_the_day_counts_for_a_streak(visit: Visit, the_day: date) -> None:
    anna = await visit.guest()
    today = (await anna.get("/api/puzzles"))["today"]
    assert (today["game"], today["date"], today["streak"]) == (GAME, the_day.isoformat(), 0)
    told = await anna.get(f"{PATH}/today")
    assert told["of_day"]
    assert told["name"] == today["name"]
    found = await anna.ask("POST", f"{PATH}/{told['name']}", {"move": answer_of(told)})
    assert (found["today"]["streak"], found["today"]["solved"]) == (1, True)


async def test_an_illegal_move_is_refused_and_is_no_try(visit: Visit) -> None:
    anna = await visit.guest()
    told = await anna.get(f"{PATH}/next")
    refused = await anna.send("POST", f"{PATH}/{told['name']}", {"move": "nonsense"})
    assert refused.is_client_error
    found = await anna.ask("POST", f"{PATH}/{told['name']}", {"move": answer_of(told)})
    assert found["tries"] == 1


async def test_what_is_no_puzzle_is_not_found(visit: Visit) -> None:
    somebody = visit.passer_by()
    for path in (f"{PATH}/nothing", "/api/puzzles/chess/next"):
        assert (await somebody.send("GET", path)).status_code == 404
