"""Once a match is over: replay, record, proof, analysis, records that people bring."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.visit import LOCAL, ME, Guest, Visit
from tripolis.engine import record
from tripolis.engine.match import replay
from tripolis.server import fairness, queries
from tripolis.server.house import find_table
from tripolis.server.models import to_json
from tripolis.server.scheduler import analyse
from tripolis.terminal.cli import app as command_line


async def finished(visit: Visit, game: str = "lanterns") -> tuple[Guest, str]:
    anna = await visit.guest("Anna")
    table = await anna.open(game, ME, LOCAL)
    await anna.begin(table)
    over = await anna.play_on(table)
    assert over["status"] == "over"
    return anna, table


async def test_nothing_is_revealed_before_the_end(visit: Visit) -> None:
    anna = await visit.guest()
    table = await anna.open("lanterns", ME, LOCAL)
    await anna.begin(table)
    for what in ("replay", "record", "proof", "analysis"):
        assert await anna.refused("GET", f"{table}/{what}") == (409, "server-not-over")
    fair_part = (await anna.get(table))["fair"]
    assert fair_part["seed"] is fair_part["deal"] is None


async def test_a_finished_match_is_replayed_through_all_eyes(visit: Visit) -> None:
    anna, table = await finished(visit)
    snapshot = await anna.get(f"{table}?seat=0")
    somebody = visit.passer_by()
    last = (await somebody.get(f"{table}/replay"))["last"]
    end = await somebody.get(f"{table}/replay?at={last}&seat=0")
    assert end["view"] == snapshot["play"]["view"]
    told = []
    for at in range(last + 1):
        moment = await somebody.get(f"{table}/replay?at={at}&seat=0")
        assert moment["at"] == at
        assert [line for step in moment["steps"] for line in step["lines"]] == (
            moment["lines"] if at else []
        )
        told += moment["lines"]
    assert told == [line for entry in snapshot["play"]["log"] for line in entry["lines"]]
    hidden = await somebody.get(f"{table}/replay?at=1&seat=1")
    everything = await somebody.get(f"{table}/replay?at=1&seat=all")
    assert hidden["view"] != everything["view"]
    late = await somebody.refused("GET", f"{table}/replay?at={last + 1}")
    assert late == (422, "server-no-such-moment")


async def test_the_record_and_the_proof_are_checked_offline(
    visit: Visit, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    anna, table = await finished(visit)
    text = (await anna.send("GET", f"{table}/record")).text
    told = record.parse(text)
    assert replay(told).over
    proof = await anna.get(f"{table}/proof")
    shown = (await anna.get(table))["fair"]
    assert (proof["commitment"], proof["seed"]) == (shown["commitment"], shown["seed"])
    assert all(proof["nonces"])
    assert told.proof == proof
    file = tmp_path / "game.trip"
    file.write_text(text, "utf-8")
    with pytest.raises(SystemExit) as ended:
        command_line(["verify", str(file)])
    assert not ended.value.code
    assert proof["commitment"] in capsys.readouterr().out.replace("\n", "")


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"seed": "0" * 64}, "server-proof-commitment"),
        ({"nonces": ["chosen", "later"]}, "server-proof-deal"),
        ({"deal": "0" * 64}, "server-proof-deal"),
        ({"nonces": [7]}, "server-proof-unreadable"),
        ({"tripolis_proof": 2}, "server-proof-unreadable"),
    ],
)
async def test_a_proof_that_was_tampered_with_is_found_out(
    visit: Visit, change: dict, key: str
) -> None:
    anna, table = await finished(visit)
    told = record.parse((await anna.send("GET", f"{table}/record")).text)
    proof = await anna.get(f"{table}/proof")
    fairness.check_proof(proof, told)
    with pytest.raises(fairness.BadProof) as problem:
        fairness.check_proof(proof | change, told)
    assert problem.value.line.key == key
    seed = fairness.new_seed()
    other = fairness.proof("a", seed, ["x", "y"])
    with pytest.raises(fairness.BadProof) as problem:
        fairness.check_proof(other, told)
    assert problem.value.line.key == "server-proof-other-match"


def test_every_nonce_and_the_seed_decide_the_deal() -> None:
    seed = fairness.new_seed()
    deals = {
        fairness.deal("t", seed, ["a", "b"]),
        fairness.deal("t", seed, ["b", "a"]),
        fairness.deal("t", seed, ["ab", None]),
        fairness.deal("t", seed, [None, "ab"]),
        fairness.deal("u", seed, ["a", "b"]),
        fairness.deal("t", fairness.new_seed(), ["a", "b"]),
    }
    assert len(deals) == 6


async def test_a_nonce_that_was_given_stands(visit: Visit) -> None:
    anna = await visit.guest()
    table = await anna.open("lanterns", ME, {"kind": "open"})
    for nonce in ("first", "second"):
        shown = await anna.post(f"{table}/nonce", {"nonce": nonce})
        assert shown["fair"]["nonces"] == ["first", None]


async def test_somebody_brings_a_record_to_look_at(visit: Visit) -> None:
    anna, table = await finished(visit)
    text = (await anna.send("GET", f"{table}/record")).content
    answer = await anna.client.post("/api/records", content=text)
    brought = f"/api/tables/{answer.json()['id']}"
    shown = await visit.passer_by().get(brought)
    assert (shown["imported"], shown["status"]) == (True, "over")
    assert shown["play"]["result"] == (await anna.get(table))["play"]["result"]
    assert await anna.get(f"{table}/replay?at=2") == await anna.get(f"{brought}/replay?at=2")
    assert (await anna.send("GET", f"{brought}/record")).content == text
    assert await anna.refused("GET", f"{brought}/proof") == (409, "server-no-proof")
    broken = await anna.client.post("/api/records", content=text[:-9])
    assert (broken.status_code, broken.json()["error"]["key"]) == (422, "engine-record-truncated")


async def test_an_analysis_is_asked_for_once_computed_and_kept(visit: Visit) -> None:
    anna, table = await finished(visit)
    assert (await anna.get(f"{table}/analysis"))["status"] == "waiting"
    await analyse(visit.server, table.rpartition("/")[2])
    done = await anna.get(f"{table}/analysis")
    assert done["status"] == "done"
    assert len(done["moments"]) == 1 + (await anna.get(f"{table}/replay"))["last"]
    assert done["moments"][-1]["true_chances"][0] in (0, 0.5, 1)


async def test_an_analysis_tells_turning_points_and_better_moves_in_one_answer(
    visit: Visit,
) -> None:
    anna, table = await finished(visit)
    live = await find_table(visit.server, table.rpartition("/")[2])
    game, first = live.playing.game, live.playing.played[0]
    reply = {"key": "engine-seat", "args": {"number": 2}}
    why = {"key": "reason-leaves", "args": {"move": "pass", "reply": reply}}
    better = {"move": first.text, "chance": 0.61, "chance_played": 0.48, "why": why}
    found = {
        "moments": [
            {**MOMENT, "number": 0, "seat": None},
            {**MOMENT, "number": 1, "seat": first.seat, "better": better},
            {**MOMENT, "number": 2, "seat": live.playing.played[1].seat},
            {**MOMENT, "number": 3, "seat": live.playing.played[2].seat, "why": why},
        ],
        "turning_points": [3],
    }
    await anna.get(f"{table}/analysis")
    await visit.server.store.write(queries.keep_analysis, live.table.id, to_json(found))
    told = await anna.get(f"{table}/analysis")
    opening, worse, ordinary, turn = told["moments"]
    before = live.state_at(0)
    assert worse["better"] == {
        **better,
        "parts": game.move_parts(before, first.seat, first.action),
        "view": game.view(before, first.seat),
    }
    for moment in (worse, turn):
        shown = await anna.get(f"{table}/replay?at={moment['number']}")
        assert moment["lines"] == shown["lines"] != []
        assert moment["seq"] == shown["seq"] == live.numbers[moment["number"] - 1]
    assert (opening["lines"], ordinary["lines"]) == ([], [])
    # Analyses kept from before there were reasons have none.
    assert (ordinary["why"], turn["why"]) == (None, why)
    assert (told["turning_points"], told["best_moves"]) == ([3], [None, None])


CHANCES = [0.5, 0.5]
MOMENT = {"move": "", "own_chances": CHANCES, "true_chances": CHANCES, "better": None, "swing": 0.0}
