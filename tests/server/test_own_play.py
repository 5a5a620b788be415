"""What your play says: counted once from your matches, told to you alone, and made into puzzles."""

from __future__ import annotations

from typing import Any

from tests.server.visit import LOCAL, ME, Guest, Visit
from tripolis.server import queries
from tripolis.server.house import find_table
from tripolis.server.models import to_json


async def finished(visit: Visit, game: str, name: str = "Anna") -> tuple[Guest, str]:
    anna = await visit.guest(name)
    table = await anna.open(game, ME, LOCAL)
    await anna.begin(table)
    assert (await anna.play_on(table))["status"] == "over"
    return anna, table


async def test_a_match_is_counted_once_and_told_to_its_player_alone(visit: Visit) -> None:
    anna, _ = await finished(visit, "comparity")
    await anna.open("comparity", ME, LOCAL)
    told = await anna.get("/api/me/play")
    assert told == await anna.get("/api/me/play")
    game = told["games"][0]
    assert (game["game"], game["played"]) == ("comparity", 1)
    assert game["results"] == [{"players": 2, "level": "people", "played": 1, "won": game["won"]}]
    assert told["left"] == 0
    boris = await visit.guest("Boris")
    assert (await boris.get("/api/me/play"))["games"] == []
    assert (await visit.passer_by().refused("GET", "/api/me/play"))[0] == 401


async def test_landmarks_that_you_misjudge_are_trained_until_you_know_them(visit: Visit) -> None:
    anna, _ = await finished(visit, "comparity")
    misjudged = (await anna.get("/api/me/play"))["misjudged"]
    assert misjudged, "whoever plays at random misjudges some"
    assert all(2 * item["right"] <= item["count"] for item in misjudged)
    names = {item["what"]["key"] for item in misjudged}
    path = "/api/puzzles/training"
    training = await anna.get(path)
    assert training["count"] == len(misjudged)
    asked = training["next"]
    assert f"landmark-{asked['card'].replace('_', '-')}" in names
    assert (asked["height"], asked["year"]) == (None, None)
    while not training["done"]:
        cell = training["free"][0]
        wish = {"number": training["number"], **cell}
        training = await anna.post(path, wish)
    again = await anna.get(path)
    assert (again["number"], again["done"]) == (0, False)


async def test_without_a_mistake_there_is_nothing_to_train(visit: Visit) -> None:
    anna = await visit.guest("Anna")
    assert await anna.refused("GET", "/api/puzzles/training") == (404, "server-training-none")


async def test_a_move_worth_another_look_becomes_a_puzzle_of_its_player(visit: Visit) -> None:
    anna, table = await finished(visit, "kosmopolis")
    table_id = table.rsplit("/", 1)[1]
    match = (await find_table(visit.server, table_id)).playing
    played = next(one for one in match.played if len(match.game.legal_actions(one.before, 0)) > 1)
    other = next(
        text
        for action in match.game.legal_actions(played.before, played.seat)
        if (text := match.game.write_move(played.before, played.seat, action)) != played.text
    )
    number = match.played.index(played) + 1
    moment: dict[str, Any] = {"number": number, "seat": played.seat, "move": played.text}
    moment["better"] = {"move": other, "chance": 0.75, "chance_played": 0.5}
    assert await anna.refused("POST", f"{table}/puzzle", {"at": number}) == (
        422,
        "server-no-puzzle-there",
    )
    await visit.server.store.write(queries.wait_for_analysis, table_id, "x", 1)
    await visit.server.store.write(
        queries.keep_analysis, table_id, to_json({"status": "done", "moments": [moment]})
    )
    boris = await visit.guest("Boris")
    assert (await boris.refused("POST", f"{table}/puzzle", {"at": number}))[0] == 422
    made = await anna.post(f"{table}/puzzle", {"at": number})
    path = f"/api/puzzles/kosmopolis/{made['name']}"
    shown = await anna.get(path)
    assert (shown["own"], shown["seat"]) == (True, played.seat)
    assert shown["play"]["view"] == match.game.view(played.before, played.seat)
    tried = await anna.post(path, {"move": other})
    assert (tried["right"], tried["points"]) == (True, tried["points_before"])
    assert (await anna.get("/api/me/play"))["puzzles"] == [made]
    assert (await boris.refused("GET", path))[0] == 404
