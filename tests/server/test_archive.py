"""A change of the rules hides nothing: finished matches are kept, running ones can be ended."""

from __future__ import annotations

import asyncio
import dataclasses
from pathlib import Path
from typing import Any

import pytest

from tests.example_game import lanterns
from tests.server.visit import LOCAL, ME, Ears, Guest, Visit, visiting
from tripolis.engine import record
from tripolis.engine.errors import BadRecord
from tripolis.engine.match import replay
from tripolis.server import fairness, queries
from tripolis.server.scheduler import analyse, check_absent_players, keep_for_good, play_for_bot


def change_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on lanterns is played by other rules."""
    changed = dataclasses.replace(lanterns.GAME, rules_version=lanterns.GAME.rules_version + 1)
    monkeypatch.setattr(lanterns, "GAME", changed)


async def back(visit: Visit, guest: Guest) -> Guest:
    """The same person at another server over the same store."""
    there = visit.passer_by()
    there.client.cookies = guest.client.cookies
    there.id, there.token = guest.id, guest.token
    return there


async def everything_shown(guest: Guest, table: str) -> dict[str, Any]:
    """All that can be looked at once a match is over."""
    last = (await guest.get(f"{table}/replay"))["last"]
    shown = await guest.get(table)
    shown.pop("outdated")
    shown["clock"] = shown["seats"] = None
    return {
        "table": shown,
        "spectator": (await guest.get(f"{table}?seat=-1"))["play"],
        "record": (await guest.send("GET", f"{table}/record")).text,
        "proof": await guest.get(f"{table}/proof"),
        "analysis": await guest.get(f"{table}/analysis"),
        "moment": await guest.get(f"{table}/moment?seq=2&seat=0"),
        "replay": [
            await guest.get(f"{table}/replay?at={at}&seat={seat}")
            for at in range(last + 1)
            for seat in ("all", "-1", "0", "1")
        ],
    }


async def test_a_finished_match_is_shown_alike_under_any_later_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with visiting(tmp_path) as visit:
        anna = await visit.guest("Anna")
        table = await anna.open("lanterns", ME, LOCAL)
        await anna.begin(table)
        await anna.play_on(table)
        table_id = table.rpartition("/")[2]
        await anna.get(f"{table}/analysis")
        await analyse(visit.server, table_id)
        await keep_for_good(visit.server, table_id)
        before = await everything_shown(anna, table)
    change_rules(monkeypatch)
    async with visiting(tmp_path) as visit:
        anna = await back(visit, anna)
        assert (await anna.get(table))["outdated"]
        assert await everything_shown(anna, table) == before
        told = record.parse(before["record"])
        fairness.check_proof(before["proof"], told)
        last = before["replay"][0]["last"]
        beyond = await anna.refused("GET", f"{table}/replay?at={last + 1}")
        assert beyond == (422, "server-no-such-moment")
        again = await anna.post(f"{table}/rematch")
        assert not (await anna.begin(f"/api/tables/{again['id']}"))["outdated"]


async def test_a_running_match_of_older_rules_can_be_left_closed_and_downloaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with visiting(tmp_path) as visit:
        anna, viktor = await visit.guest("Anna"), await visit.guest("Viktor")
        table = await anna.open("lanterns", ME, {"kind": "open"}, absent="bot")
        await viktor.post(f"{table}/sit", {})
        await anna.begin(table)
        await viktor.begin(table)
        await anna.play_any(table, 0)
        seq = await viktor.play_any(table, 1)
        await viktor.post(f"{table}/undo", {"seat": 1, "seq": seq})
        await anna.post(f"{table}/undo/answer", {"seat": 0, "agree": True})
    change_rules(monkeypatch)
    async with visiting(tmp_path) as visit:
        anna, viktor = await back(visit, anna), await back(visit, viktor)
        shown = await anna.get(table)
        assert (shown["outdated"], shown["play"], shown["status"]) == (True, None, "playing")
        move = {"seat": 0, "move": "show 1", "seq": shown["seq"]}
        assert await anna.refused("POST", f"{table}/moves", move, "k") == (
            409,
            "server-other-rules",
        )
        assert await anna.refused("GET", f"{table}/record") == (409, "server-not-over")
        assert (await viktor.post(f"{table}/leave"))["you"]["seats"] == []
        assert (await anna.post(f"{table}/close"))["status"] == "closed"
        text = (await anna.send("GET", f"{table}/record")).text
        assert await anna.refused("GET", f"{table}/replay") == (409, "server-other-rules")
        fairness.check_proof(await anna.get(f"{table}/proof"), record.parse(text))
    told = record.parse(text)
    assert [seat for seat, _ in told.moves] == [0]
    with pytest.raises(BadRecord):
        replay(told)
    monkeypatch.undo()
    assert replay(told).moves == told.moves


async def test_what_is_due_at_an_outdated_table_waits_for_a_program_with_its_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with visiting(tmp_path) as visit:
        anna = await visit.guest("Anna")
        table = await anna.open("lanterns", ME, {"kind": "bot", "level": "newcomer"}, absent="bot")
        await anna.begin(table)
    change_rules(monkeypatch)
    async with visiting(tmp_path) as visit:
        anna = await back(visit, anna)
        before = await anna.get(table)
        for work in (play_for_bot, check_absent_players):
            with pytest.raises(Exception, match="rules"):
                await work(visit.server, table.rpartition("/")[2])
        assert (await anna.get(table))["seq"] == before["seq"]


async def test_a_match_is_archived_when_it_ends(lively: Visit) -> None:
    anna = await lively.guest()
    table = await anna.open("lanterns", ME, LOCAL)
    await anna.begin(table)
    ears = Ears(lively.app, f"{table}/events", anna.token)
    await anna.play_on(table)
    await ears.until(lambda ears: ears.of("table")[-1]["status"] == "over")
    await ears.close()
    for _ in range(600):
        if await lively.server.store.read(queries.archived_record, table.rpartition("/")[2]):
            return
        await asyncio.sleep(0.1)
    pytest.fail("nothing was archived")
