"""A page answers as a server does, and keeps what it has answered."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from tests.site.memory import Memory, open_house
from tripolis.engine import record
from tripolis.engine.game import find_game
from tripolis.engine.match import replay
from tripolis.players.beliefs import remembered
from tripolis.puzzles.puzzle import find_puzzle
from tripolis.server import thinking
from tripolis.server.bots import bot_seed, play_for_bot, player_of
from tripolis.server.fairness import check_proof
from tripolis.server.house import find_table
from tripolis.site.house import PageHouse
from tripolis.words import knows


async def ask(house: PageHouse, method: str, path: str, body: Any = None, key: str = "") -> Any:
    """What is answered, if it is no refusal."""
    answer = await house.ask(method, path, key, json.dumps(body) if body is not None else "")
    assert answer.status < 300, answer.text
    return json.loads(answer.text)


async def sit_down(house: PageHouse, game: str, levels: list[str]) -> dict[str, Any]:
    """A table with this person and bots."""
    seats = [{"kind": "me"}, *({"kind": "bot", "level": level} for level in levels)]
    wish = {"game": game, "players": len(seats), "seats": seats, "pace_ms": 0}
    table = await ask(house, "POST", "/tables", wish, "open")
    path = f"/tables/{table['id']}/nonce"
    return dict(await ask(house, "POST", path, {"nonce": "mine"}))


async def play_on(house: PageHouse, table_id: str, most: int = 10_000) -> dict[str, Any]:
    """Play on as a newcomer would, until the end or for so many moves."""
    path = f"/tables/{table_id}"
    live = await find_table(house, table_id)
    for _ in range(most):
        match, seq = live.playing, live.table.seq
        if match.over:
            break
        if 0 in match.awaited:
            chosen = thinking.choose(match.game.name, match.state.tobytes(), 0, "newcomer", seq)
            move = match.game.write_move(match.state, 0, chosen)
            wish = {"seat": 0, "move": move, "seq": seq}
            await ask(house, "POST", f"{path}/moves", wish, f"move {seq}")
        else:
            await play_for_bot(house, table_id)
    return dict(await ask(house, "GET", path))


@pytest.mark.parametrize("game", ["comparity", "kosmopolis", "splendor"])
async def test_a_match_in_a_page_is_the_match_a_server_would_have_played(game: str) -> None:
    house = await open_house(Memory())
    table = await sit_down(house, game, ["newcomer"])
    over = await play_on(house, table["id"])
    assert over["status"] == "over"
    answer = await house.ask("GET", f"/tables/{table['id']}/record", "", "")
    told = record.parse(answer.text)
    assert told.proof is not None
    check_proof(dict(told.proof), told)
    match = replay(told)
    assert match.result is not None
    live = house.tables[table["id"]]
    for number, played in enumerate(match.played):
        if played.seat == 1:
            live.table.seq = number
            seed, who = bot_seed(live.table, 1), player_of(live.table, 1)
            chosen = thinking.choose(game, played.before.tobytes(), 1, who, seed)
            assert find_game(game).write_move(played.before, 1, chosen) == played.text


async def test_a_game_goes_on_where_it_was_after_the_page_was_closed() -> None:
    memory = Memory()
    house = await open_house(memory)
    table = await sit_down(house, "kosmopolis", ["regular", "newcomer"])
    before = await play_on(house, table["id"], 6)
    again = await open_house(memory)
    after = await ask(again, "GET", f"/tables/{table['id']}")
    assert after["play"] == before["play"]
    assert [mine["id"] for mine in (await ask(again, "GET", "/me"))["tables"]] == [table["id"]]
    assert (await play_on(again, table["id"]))["status"] == "over"


async def test_a_move_sent_twice_is_made_once() -> None:
    house = await open_house(Memory())
    table = await sit_down(house, "splendor", ["regular"])
    path, legal = f"/tables/{table['id']}", table["play"]["legal"]
    if not legal:
        legal = (await play_on(house, table["id"], 1))["play"]["legal"]
    shown = await ask(house, "GET", path)
    wish = {"seat": 0, "move": legal[0]["text"], "seq": shown["seq"]}
    first = await ask(house, "POST", f"{path}/moves", wish, "once")
    assert await ask(house, "POST", f"{path}/moves", wish, "once") == first


async def test_a_request_that_opens_a_table_opens_it_once() -> None:
    house = await open_house(Memory())
    first = await sit_down(house, "splendor", ["regular"])
    assert (await sit_down(house, "splendor", ["regular"]))["id"] == first["id"]


async def test_a_refusal_is_a_line_that_the_page_can_say() -> None:
    house = await open_house(Memory())
    answer = await house.ask("GET", "/tables/aaaaaaaaaaaaaaaa", "", "")
    assert (answer.status, json.loads(answer.text)["error"]["key"]) == (404, "server-no-table")
    table = await sit_down(house, "splendor", ["regular"])
    bad = json.dumps({"seat": 0, "move": "fly", "seq": table["seq"] + 7})
    answer = await house.ask("POST", f"/tables/{table['id']}/moves", "bad", bad)
    assert (answer.status, json.loads(answer.text)["table"]["id"]) == (409, table["id"])


async def test_undo_hint_reasons_and_moments_are_those_of_a_server() -> None:
    house = await open_house(Memory())
    table = await sit_down(house, "kosmopolis", ["newcomer"])
    path = f"/tables/{table['id']}"
    shown = await ask(house, "GET", path)
    assert (await ask(house, "GET", f"{path}/hint?seat=0"))["move"]
    assert (await ask(house, "POST", f"{path}/why-not", {"seat": 0, "move": "fly"}))["why"]
    move = {"seat": 0, "move": shown["play"]["legal"][0]["text"], "seq": shown["seq"]}
    await ask(house, "POST", f"{path}/moves", move, "first")
    undone = await ask(house, "POST", f"{path}/undo", {"seat": 0, "seq": shown["seq"] + 1}, "back")
    assert undone["play"]["legal"] == shown["play"]["legal"]
    assert (await ask(house, "GET", f"{path}/moment?seq=0&seat=0"))["at"] == 0


async def test_listeners_hear_each_move() -> None:
    house = await open_house(Memory())
    table = await sit_down(house, "kosmopolis", ["newcomer"])
    heard: list[tuple[str, Any]] = []
    address = f"/tables/{table['id']}/events?after=0&seat=0"
    await house.listen(1, address, lambda kind, data: heard.append((kind, json.loads(data))))
    await play_on(house, table["id"], 3)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    house.unlisten(1)
    assert [told["seq"] for kind, told in heard if kind == "play"] == [1, 2, 3]


async def test_a_lesson_is_walked_in_a_page_and_its_sentences_are_lines() -> None:
    house = await open_house(Memory())
    titles = await ask(house, "GET", "/lessons/splendor/cs")
    assert json.loads(titles[0]["title"]) == {"key": "splendor_lessons-first", "args": {}}
    did: list[str] = []
    moment = await ask(house, "POST", "/lessons/splendor/first", {"did": did})
    while not moment["done"]:
        did.append((moment["hint"] or "take UGR") if moment["wants_move"] else "")
        moment = await ask(house, "POST", "/lessons/splendor/first", {"did": did})
        assert moment["goes_on"]
        assert knows(json.loads(moment["said"])["key"], "pl")
    answer = await house.ask("POST", "/lessons/splendor/nothing", "", "{}")
    assert answer.status == 404


async def test_puzzles_are_played_without_a_server() -> None:
    house = await open_house(Memory())
    told = await ask(house, "GET", "/puzzles/kosmopolis/next")
    wish = {"move": find_puzzle("kosmopolis", told["name"]).answer[0]}
    assert (await ask(house, "POST", f"/puzzles/kosmopolis/{told['name']}", wish))["right"]
    found = (await ask(house, "GET", "/puzzles"))["games"]
    assert [game["solved"] for game in found if game["game"] == "kosmopolis"] == [1]


async def test_a_bot_is_told_what_its_seat_saw(monkeypatch: pytest.MonkeyPatch) -> None:
    choose, told = thinking.choose, []

    def listen(*given: Any) -> int:
        told.append(given)
        return choose(*given)

    monkeypatch.setattr(thinking, "choose", listen)
    house = await open_house(Memory())
    table = await sit_down(house, "lanterns", ["regular"])
    await play_on(house, table["id"])
    live = house.tables[table["id"]]
    asked = [(given[2], given[1], given[5]) for given in told if len(given) > 5]
    made = list(enumerate(live.playing.played))
    assert asked == [
        (1, played.before.tobytes(), remembered(live.playing.played[:number], 1))
        for number, played in made
        if played.seat == 1
    ]
