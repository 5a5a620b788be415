"""A new version of the site, with other rules, loses nothing of what was played before."""

from __future__ import annotations

import asyncio
import dataclasses
import json
from typing import Any

import pytest

from tests.example_game import lanterns
from tests.site.memory import Memory, open_house
from tests.site.test_house import ask, play_on, sit_down
from tripolis.engine import record
from tripolis.site.house import PageHouse


def change_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    changed = dataclasses.replace(lanterns.GAME, rules_version=lanterns.GAME.rules_version + 1)
    monkeypatch.setattr(lanterns, "GAME", changed)


async def everything_shown(house: PageHouse, table_id: str) -> dict[str, Any]:
    path = f"/tables/{table_id}"
    shown = await ask(house, "GET", path)
    shown.pop("outdated")
    last = (await ask(house, "GET", f"{path}/replay?at=0"))["last"]
    return {
        "table": {**shown, "clock": None, "seats": None},
        "record": (await house.ask("GET", f"{path}/record", "", "")).text,
        "proof": await ask(house, "GET", f"{path}/proof"),
        "replay": [
            await ask(house, "GET", f"{path}/replay?at={at}&seat={seat}")
            for at in range(last + 1)
            for seat in ("all", "0")
        ],
    }


async def archived(house: PageHouse, memory: Memory) -> None:
    """Let the house draw what has ended."""
    drawing = asyncio.create_task(house.keep_matches())
    while not any(key.startswith("archived/") for key in memory.rows):
        await asyncio.sleep(0)
    drawing.cancel()


async def test_a_finished_match_is_shown_alike_under_later_rules(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    memory = Memory()
    house = await open_house(memory)
    table = await sit_down(house, "lanterns", ["newcomer"])
    assert (await play_on(house, table["id"]))["status"] == "over"
    await archived(house, memory)
    before = await everything_shown(house, table["id"])
    change_rules(monkeypatch)
    later = await open_house(memory)
    assert (await ask(later, "GET", f"/tables/{table['id']}"))["outdated"]
    assert await everything_shown(later, table["id"]) == before


async def test_a_running_match_says_that_it_needs_older_rules_and_can_be_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    memory = Memory()
    house = await open_house(memory)
    table = await sit_down(house, "lanterns", ["newcomer"])
    await play_on(house, table["id"], 2)
    change_rules(monkeypatch)
    later = await open_house(memory)
    path = f"/tables/{table['id']}"
    shown = await ask(later, "GET", path)
    assert shown["outdated"]
    wish = json.dumps({"seat": 0, "move": "anything", "seq": shown["seq"]})
    refused = await later.ask("POST", f"{path}/moves", "late", wish)
    assert json.loads(refused.text)["error"]["key"] == "server-other-rules"
    await ask(later, "POST", f"{path}/close", {}, "close")
    told = record.parse((await later.ask("GET", f"{path}/record", "", "")).text)
    assert (told.game, told.rules, len(told.moves)) == ("lanterns", 1, 2)
