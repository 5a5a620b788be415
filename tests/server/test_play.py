"""Moves: legal, stored, in one order, each once; and what is seen of them."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import random
import secrets
import threading
from collections import Counter
from typing import Any

import pytest
import sqlalchemy
from sqlalchemy import text

from tests.server.visit import LOCAL, ME, OPEN, Ears, Guest, Visit, bot
from tripolis.server import open_streams, streams
from tripolis.server.house import find_table
from tripolis.server.live import DrawnEvents, drawn_events
from tripolis.server.server import QUIET_AFTER, evict_idle_tables


async def two_at_a_table(visit: Visit, game: str = "lanterns") -> tuple[Guest, Guest, str]:
    anna, viktor = await visit.guest("Anna"), await visit.guest("Viktor")
    table = await anna.open(game, ME, OPEN)
    await viktor.post(f"{table}/sit", {})
    await anna.begin(table)
    await viktor.begin(table)
    return anna, viktor, table


async def digest(visit: Visit, table: str) -> str:
    """A fingerprint of the whole truth at a table."""
    live = await find_table(visit.server, table.rpartition("/")[2])
    return f"{live.table.seq} {live.playing.digest()}"


async def test_fifty_clients_move_at_once_and_exactly_one_wins(visit: Visit) -> None:
    anna = await visit.guest()
    table = await anna.open("splendor", ME, LOCAL)
    shown = await anna.begin(table)
    seat = shown["play"]["awaited"][0]
    legal = (await anna.get(f"{table}?seat={seat}"))["play"]["legal"]
    wanted = [{"seat": seat, "move": move["text"], "seq": 0} for move in (legal * 50)[:50]]
    answers = await asyncio.gather(
        *(anna.send("POST", f"{table}/moves", one, secrets.token_hex(8)) for one in wanted)
    )
    won = [answer for answer in answers if answer.status_code == 200]
    lost = [answer for answer in answers if answer.status_code == 409]
    assert (len(won), len(lost)) == (1, 49)
    assert won[0].json() == {"seq": 1}
    for answer in lost:
        assert answer.json()["table"]["seq"] == 1
        assert answer.json()["error"]["key"] == "server-moved-on"


async def test_a_move_is_read_alike_however_its_request_is_written(visit: Visit) -> None:
    anna, _, table = await two_at_a_table(visit)
    move = (await anna.get(f"{table}?seat=0"))["play"]["legal"][0]["text"]
    body = json.dumps({"seat": 0, "move": move, "seq": 0}).encode()

    async def send(path: str, content: bytes, kind: str, key: str | None) -> tuple[int, Any]:
        headers = {"Content-Type": kind} | ({"Idempotency-Key": key} if key else {})
        answer = await anna.client.post(f"{path}/moves", content=content, headers=headers)
        return answer.status_code, answer.json()

    plain, spelled_out = "application/json", "application/json; charset=utf-8"
    bad = [(table, body, None), (table, body, "no key"), (table, b"{", "k"), (table, b"{}", "k")]
    bad += [(f"{table}%0A", body, "k"), (table, body.replace(b"0", b"-1"), "k")]
    for one in bad:
        path, content, key = one
        refusal = await send(path, content, plain, key)
        assert refusal == await send(path, content, spelled_out, key)
        assert refusal[0] == (404 if "%" in path else 422), one
    for kind in (plain, spelled_out):
        assert await send(table, body, kind, "once") == (200, {"seq": 1})


async def test_repeated_reordered_and_dropped_requests_change_nothing_but_time(
    visit: Visit,
) -> None:
    anna = await visit.guest()
    table = await anna.open("kosmopolis", ME, LOCAL)
    await anna.begin(table)
    chance, sent, numbers = random.Random(7), [], []
    for _ in range(25):
        shown = await anna.get(table)
        seat = shown["play"]["seat"]
        move = chance.choice(shown["play"]["legal"])["text"]
        wanted, key = {"seat": seat, "move": move, "seq": shown["seq"]}, secrets.token_hex(8)
        sent.append((wanted, key))
        # The answer is lost and the request goes out again; old requests arrive late, in any order.
        late = chance.sample(sent, min(3, len(sent)))
        answers = await asyncio.gather(
            *(anna.send("POST", f"{table}/moves", one, key) for one, key in [sent[-1], *late])
        )
        for (_, old), answer in zip([sent[-1], *late], answers, strict=True):
            assert answer.status_code == 200
            assert answer.json()["seq"] == 1 + [key for _, key in sent].index(old)
        numbers.append(answers[0].json()["seq"])
    assert numbers == list(range(1, 26))
    live = await find_table(visit.server, table.rpartition("/")[2])
    assert live.playing.moves == [(one["seat"], one["move"]) for one, _ in sent]


async def test_a_key_that_comes_back_with_another_request_is_refused(visit: Visit) -> None:
    anna = await visit.guest()
    table = await anna.open("lanterns", ME, LOCAL)
    shown = await anna.begin(table)
    legal = [move["text"] for move in shown["play"]["legal"]]
    wanted = {"seat": 0, "move": legal[0], "seq": 0}
    assert await anna.post(f"{table}/moves", wanted, "move") == {"seq": 1}
    used = (422, "server-key-used")
    for other in ({"move": legal[1]}, {"seat": 1}, {"seq": 1}):
        assert await anna.refused("POST", f"{table}/moves", wanted | other, "move") == used
    assert await anna.post(f"{table}/moves", dict(reversed(wanted.items())), "move") == {"seq": 1}
    await anna.post(f"{table}/chat", {"text": "hello"}, "chat")
    assert await anna.refused("POST", f"{table}/chat", {"text": "goodbye"}, "chat") == used
    await anna.post(f"{table}/undo", {"seat": 0, "seq": 1}, "undo")
    assert await anna.refused("POST", f"{table}/undo", {"seat": 0, "seq": 2}, "undo") == used
    two, three = ({"game": "lanterns", "players": players} for players in (2, 3))
    await anna.post("/api/tables", two, "table")
    assert await anna.refused("POST", "/api/tables", three, "table") == used
    assert (await anna.get(table))["seq"] == 2


async def test_taking_a_move_back_a_hundred_times_leaves_a_log_of_the_same_size(
    visit: Visit,
) -> None:
    anna = await visit.guest()
    table = await anna.open("lanterns", ME, LOCAL)
    await anna.begin(table)
    live = await find_table(visit.server, table.rpartition("/")[2])
    lengths = []
    for _ in range(5):
        for _ in range(20):
            seq = await anna.play_any(table, 0)
            await anna.post(f"{table}/undo", {"seat": 0, "seq": seq})
        told = (await anna.get(table))["play"]["log"]
        lengths.append(len(told))
        assert told[-1]["seq"] == live.table.seq
    assert len(set(lengths)) == 1
    assert {number for kept in (live.happened, live.told) for number, _ in kept} == {0}


async def test_a_move_is_read_once_and_its_rules_run_once(visit: Visit) -> None:
    anna, _, table = await two_at_a_table(visit)
    live = await find_table(visit.server, table.rpartition("/")[2])
    game, calls = live.playing.game, Counter[str]()

    def counted(name: str) -> Any:
        def call(*args: Any) -> Any:
            calls[name] += 1
            return getattr(game, name)(*args)

        return call

    names = ("read_move", "decide", "apply")
    counting = {name: counted(name) for name in names}
    live.playing.game = dataclasses.replace(game, **counting)
    await anna.play_any(table, 0)
    assert calls == {"read_move": 1, "decide": 1}


async def test_a_step_says_what_happened_apart_from_the_sentence_that_tells_it(
    visit: Visit,
) -> None:
    anna, viktor, table = await two_at_a_table(visit)
    ears = Ears(visit.app, f"{table}/events?seat=1&after=0", viktor.token)
    await anna.play_any(table, 0)
    await viktor.play_any(table, 1)
    await ears.until(lambda ears: len(ears.of("play")) == 2)
    chose, shows = ears.of("play")
    (event,) = chose["steps"][0]["events"]
    assert event["kind"] == "chose"
    assert event["line"]["key"] == "lanterns-log-chose-secretly"
    last = shows["steps"][-1]
    assert [event["kind"] for event in last["events"]][:2] == ["shows", "shows"]
    assert [event["line"] for event in last["events"]] == last["lines"]
    happened = [event for step in shows["steps"] for event in step["events"]]
    assert shows["play"]["events"] == happened
    assert (await viktor.get(f"{table}?seat=1"))["play"]["events"] == happened
    await ears.close()


async def test_a_key_means_one_request(visit: Visit) -> None:
    anna = await visit.guest()
    table = await anna.open("lanterns", ME, LOCAL)
    await anna.begin(table)
    shown = await anna.get(f"{table}?seat=0")
    move = shown["play"]["legal"][0]["text"]
    await anna.post(f"{table}/moves", {"seat": 0, "move": move, "seq": 0}, "same")
    other = {"seat": 1, "move": move, "seq": 1}
    assert await anna.refused("POST", f"{table}/moves", other, "same") == (422, "server-key-used")


async def test_a_simultaneous_choice_does_not_wait_for_the_others(visit: Visit) -> None:
    anna, viktor, table = await two_at_a_table(visit)
    hers, his = await anna.get(table), await viktor.get(table)
    assert hers["play"]["awaited"] == [0, 1]
    assert await anna.play(table, 0, hers["play"]["legal"][0]["text"], hers["seq"]) == 1
    # He has not seen that she has answered, and that does not matter.
    assert await viktor.play(table, 1, his["play"]["legal"][0]["text"], his["seq"]) == 2
    # Now both answers are in, and another round is on: what she saw is no more.
    late = {"seat": 0, "move": hers["play"]["legal"][1]["text"], "seq": hers["seq"]}
    assert await anna.refused("POST", f"{table}/moves", late, "k") == (409, "server-moved-on")


async def test_what_the_rules_refuse_is_refused_with_a_reason_and_changes_nothing(
    visit: Visit,
) -> None:
    anna, viktor, table = await two_at_a_table(visit, "splendor")
    before = await digest(visit, table)
    shown = await anna.get(table)
    (asked,) = shown["play"]["awaited"]
    mover, waiter = (anna, viktor) if asked == 0 else (viktor, anna)

    async def tried(guest: Guest, seat: int, move: str, seq: int = 0) -> tuple[int, str]:
        wanted = {"seat": seat, "move": move, "seq": seq}
        return await guest.refused("POST", f"{table}/moves", wanted, secrets.token_hex(8))

    assert await tried(mover, asked, "castle the queen") == (422, "splendor-unreadable")
    assert await tried(mover, asked, "take WWW") in [
        (422, "splendor-unreadable"),
        (422, "engine-illegal-move"),
    ]
    assert await tried(waiter, 1 - asked, "take WUG") == (409, "engine-not-your-turn")
    assert await tried(waiter, asked, "take WUG") == (403, "server-not-your-seat")
    assert await tried(mover, 7, "take WUG") == (422, "server-no-such-seat")
    assert await tried(mover, asked, "take WUG", 5) == (409, "server-moved-on")
    why = await mover.post(f"{table}/why-not", {"seat": asked, "move": "castle"})
    assert why["why"]["key"] == "splendor-unreadable"
    legal = (await mover.get(table))["play"]["legal"][0]["text"]
    assert (await mover.post(f"{table}/why-not", {"seat": asked, "move": legal}))["why"] is None
    assert await digest(visit, table) == before


async def test_a_hint_is_a_legal_move_with_a_reason(visit: Visit) -> None:
    anna = await visit.guest()
    table = await anna.open("lanterns", ME, LOCAL)
    shown = await anna.begin(table)
    hint = await anna.get(f"{table}/hint?seat=0")
    assert hint["move"] in [move["text"] for move in shown["play"]["legal"]]
    assert hint["why"]["key"].startswith("hint-")
    viktor = await visit.guest()
    assert await viktor.refused("GET", f"{table}/hint?seat=0") == (403, "server-not-your-seat")


# Taking back


async def test_a_move_that_showed_nothing_is_taken_back_at_once(visit: Visit) -> None:
    anna, _, table = await two_at_a_table(visit)
    before = await anna.get(table)
    await anna.play_any(table, 0)
    assert (await anna.get(table))["undo"]["free"]
    undone = await anna.post(f"{table}/undo", {"seat": 0, "seq": 1}, "u")
    assert undone["seq"] == 2
    assert undone["play"]["view"] == before["play"]["view"]
    assert undone["play"]["log"][-1]["lines"][0]["key"] == "server-log-undone"
    again = await anna.post(f"{table}/undo", {"seat": 0, "seq": 1}, "u")
    assert again["seq"] == 2
    nothing = await anna.refused("POST", f"{table}/undo", {"seat": 0, "seq": 2})
    assert nothing == (409, "server-nothing-to-undo")


async def test_the_others_are_asked_where_something_was_shown(visit: Visit) -> None:
    anna, viktor, table = await two_at_a_table(visit)
    await anna.play_any(table, 0)
    await viktor.play_any(table, 1)
    stale = await anna.refused("POST", f"{table}/undo", {"seat": 0, "seq": 1})
    assert stale == (409, "server-moved-on")
    asked = await anna.post(f"{table}/undo", {"seat": 0, "seq": 2})
    assert (asked["seq"], asked["undo"]["asked_by"]) == (2, 0)
    own = {"seat": 0, "agree": True}
    assert await anna.refused("POST", f"{table}/undo/answer", own) == (403, "server-own-question")
    refused = await viktor.post(f"{table}/undo/answer", {"seat": 1, "agree": False})
    assert (refused["seq"], refused["undo"]["asked_by"]) == (2, None)
    await anna.post(f"{table}/undo", {"seat": 0, "seq": 2})
    agreed = await viktor.post(f"{table}/undo/answer", {"seat": 1, "agree": True})
    assert agreed["seq"] == 3
    assert agreed["play"]["awaited"] == [0, 1]
    # Nothing was forgotten: the moves that were taken back are still in the store.
    live = await find_table(visit.server, table.rpartition("/")[2])
    assert [entry.kind for entry in live.entries] == ["move", "move", "undo"]


async def test_a_move_ends_the_question(visit: Visit) -> None:
    anna, viktor, table = await two_at_a_table(visit)
    await anna.play_any(table, 0)
    await viktor.play_any(table, 1)
    await anna.post(f"{table}/undo", {"seat": 0, "seq": 2})
    await viktor.play_any(table, 1)
    late = {"seat": 1, "agree": True}
    assert await viktor.refused("POST", f"{table}/undo/answer", late) == (
        409,
        "server-nothing-asked",
    )


async def test_against_bots_alone_everything_can_be_taken_back(lively: Visit) -> None:
    anna = await lively.guest()
    table = await anna.open("lanterns", ME, bot())
    await anna.begin(table)
    ears = Ears(lively.app, f"{table}/events?after=0", anna.token)
    await anna.play_any(table, 0)
    await ears.until(lambda ears: len(ears.of("play")) >= 3)
    seq = (await anna.get(table))["seq"]
    undone = await anna.post(f"{table}/undo", {"seat": 0, "seq": seq})
    assert 0 in undone["play"]["awaited"]
    await ears.until(lambda ears: any(event["undone"] for event in ears.of("play")))
    await ears.close()


# What is seen


async def test_a_stream_on_which_nothing_happens_shows_that_it_is_open(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(open_streams, "_ROUND", 0.01)
    monkeypatch.setattr(streams, "_KEEP_ALIVE", 0.0)
    anna = await visit.guest()
    table = await anna.open("lanterns", ME, LOCAL)
    ears = Ears(visit.app, f"{table}/events", anna.token)
    await ears.until(lambda ears: ears.heard.count(b": here\n\n") >= 3)
    await ears.close()


async def test_a_stream_tells_each_move_once_and_ends_where_a_snapshot_is(visit: Visit) -> None:
    anna, viktor, table = await two_at_a_table(visit)
    ears = Ears(visit.app, f"{table}/events?after=0", viktor.token)
    while (await anna.get(table))["status"] == "playing":
        await anna.play_on(table, 1)
        await viktor.play_on(table, 1)
    shown = await viktor.get(table)
    await ears.until(lambda ears: ears.of("table")[-1]["status"] == "over")
    plays = ears.of("play")
    assert [event["seq"] for event in plays] == list(range(1, shown["seq"] + 1))
    log = []
    for event in plays:
        # What the last step led to is told once, beside the steps.
        assert [step["view"] is None for step in event["steps"]].index(True) == (
            len(event["steps"]) - 1
        )
        told = [line for step in event["steps"] for line in step["lines"]]
        assert told == [line for entry in event["play"]["log"] for line in entry["lines"]]
        assert event["move"] is None or event["mover"] == 1
        log = [e for e in log if e["seq"] <= event["play"]["log_after"]] + event["play"]["log"]
    whole = [entry for entry in shown["play"]["log"] if entry["seq"] > 0]
    assert log == whole
    assert plays[-1]["play"]["view"] == shown["play"]["view"]
    assert plays[-1]["play"]["result"] == shown["play"]["result"]
    await ears.close()


async def test_a_move_that_is_told_in_one_step_is_one_step(visit: Visit) -> None:
    anna = await visit.guest()
    table = await anna.open("splendor", ME, LOCAL)
    begun = await anna.begin(table)
    ears = Ears(visit.app, f"{table}/events?after=0&seat=0", anna.token)
    seat = begun["play"]["awaited"][0]
    legal = (await anna.get(f"{table}?seat={seat}"))["play"]["legal"]
    takes = next(move["text"] for move in legal if move["parts"]["kind"] == "take")
    await anna.play(table, seat, takes, 0)
    await ears.until(lambda ears: bool(ears.of("play")))
    (event,) = ears.of("play")
    (step,) = event["steps"]
    assert [one["kind"] for one in step["events"]] == ["takes"]
    assert event["play"]["view"]["active"] == 1 - seat
    await ears.close()


async def test_earlier_moments_are_seen_again_as_one_saw_them_then(visit: Visit) -> None:
    anna, viktor, table = await two_at_a_table(visit, "kosmopolis")
    begun = await viktor.get(table)
    ears = Ears(visit.app, f"{table}/events?after=0", viktor.token)
    for _ in range(4):
        await anna.play_on(table, 1)
        await viktor.play_on(table, 1)
    last = (await anna.get(table))["seq"]
    await ears.until(lambda ears: len(ears.of("play")) == last)
    for event in ears.of("play"):
        moment = await viktor.get(f"{table}/moment?seq={event['seq']}")
        assert moment["at"] == event["seq"]
        assert moment["view"] == event["play"]["view"]
        assert moment["lines"] == [line for step in event["steps"] for line in step["lines"]]
    opening = await viktor.get(f"{table}/moment?seq=0")
    assert opening["view"] == begun["play"]["view"]
    passing = await visit.passer_by().get(f"{table}/moment?seq=3")
    assert passing["view"]["viewer"] is None
    assert await viktor.refused("GET", f"{table}/moment?seq=3&seat=0") == (
        403,
        "server-not-your-seat",
    )
    assert await viktor.refused("GET", f"{table}/moment?seq={last + 1}") == (
        422,
        "server-no-such-moment",
    )
    await ears.close()


async def test_moments_are_counted_by_the_moves_that_stand(visit: Visit) -> None:
    anna, _, table = await two_at_a_table(visit)
    before = await anna.get(table)
    await anna.play_any(table, 0)
    await anna.post(f"{table}/undo", {"seat": 0, "seq": 1})
    undone = await anna.get(f"{table}/moment?seq=2")
    assert (undone["at"], undone["view"]) == (0, before["play"]["view"])
    await anna.play_any(table, 0)
    assert (await anna.get(f"{table}/moment?seq=3"))["at"] == 1


async def test_a_stream_that_broke_resumes_after_its_last_event(visit: Visit) -> None:
    anna = await visit.guest()
    table = await anna.open("kosmopolis", ME, LOCAL)
    await anna.begin(table)
    whole = Ears(visit.app, f"{table}/events?seat=0&after=0", anna.token)
    await anna.play_on(table, 9)
    await whole.until(lambda ears: len(ears.of("play")) == 9)
    part = Ears(visit.app, f"{table}/events?seat=0&after=2", anna.token, last=5)
    await part.until(lambda ears: len(ears.of("play")) == 4)
    assert part.of("play") == whole.of("play")[5:]
    fresh = Ears(visit.app, f"{table}/events?seat=0", anna.token)
    await fresh.until(lambda ears: len(ears.of("play")) == 1)
    snapshot = await anna.get(f"{table}?seat=0")
    assert fresh.of("play")[0]["play"] == snapshot["play"]
    assert fresh.of("play")[0]["steps"] == []
    for ears in (whole, part, fresh):
        await ears.close()


async def test_who_is_here_and_who_looks_on_is_seen_by_all(visit: Visit) -> None:
    anna, viktor, table = await two_at_a_table(visit)
    live = await find_table(visit.server, table.rpartition("/")[2])
    live.seen.clear()
    hers = Ears(visit.app, f"{table}/events", anna.token)
    await hers.until(lambda ears: bool(ears.of("table")))
    assert [seat["here"] for seat in hers.of("table")[-1]["seats"]] == [True, False]
    his = Ears(visit.app, f"{table}/events", viktor.token)
    somebody = Ears(visit.app, f"{table}/events")
    await hers.until(
        lambda ears: (
            ears.of("table")[-1]["seats"][1]["here"] and ears.of("table")[-1]["spectators"] == 1
        )
    )
    for ears in (hers, his, somebody):
        await ears.close()


async def test_the_seated_and_the_spectators_chat_apart_until_the_end(visit: Visit) -> None:
    anna, viktor, table = await two_at_a_table(visit)
    olga = await visit.guest("Olga")
    hers = Ears(visit.app, f"{table}/events", anna.token)
    outside = Ears(visit.app, f"{table}/events", olga.token)
    wish = {"text": "<b>good\x00 luck</b>"}
    assert await viktor.post(f"{table}/chat", wish, "c") == {"number": 1}
    assert await olga.post(f"{table}/chat", {"text": "I see everything"}) == {"number": 2}
    assert await viktor.post(f"{table}/chat", wish, "c") == {"number": 1}
    await outside.until(lambda ears: len(ears.of("chat")) == 2)
    said = outside.of("chat")[0]
    assert (said["from"]["name"], said["text"]) == ("Viktor", "<b>good luck</b>")
    assert [one["text"] for one in hers.of("chat")] == ["<b>good luck</b>"]
    await anna.post(f"{table}/mute", {"person": viktor.id, "muted": True})
    await viktor.post(f"{table}/chat", {"text": "hello?"})
    await outside.until(lambda ears: len(ears.of("chat")) == 3)
    later = Ears(visit.app, f"{table}/events", anna.token)
    await later.until(lambda ears: bool(ears.of("play")))
    assert later.of("chat") == []
    empty = await anna.refused("POST", f"{table}/chat", {"text": " \x07 "})
    assert empty == (422, "server-empty-chat")
    for ears in (hers, outside, later):
        await ears.close()


async def test_a_move_is_in_the_store_before_anybody_hears_of_it(visit: Visit) -> None:
    """The stream's reader looks into the store itself at the moment it hears of a move."""
    anna, viktor, table = await two_at_a_table(visit)
    ears = Ears(visit.app, f"{table}/events?after=0", viktor.token)
    await ears.until(lambda ears: bool(ears.of("table")))
    stored: list[int] = []

    def look(ears: Ears) -> bool:
        if not ears.of("play"):
            return False
        with visit.server.store._reader.connect() as connection:
            stored.append(connection.scalar(text("select count(*) from entries")) or 0)
        return True

    listening = asyncio.create_task(ears.until(look))
    await anna.play_any(table, 0)
    await listening
    assert stored == [1]
    await ears.close()


async def test_a_move_asks_the_store_nothing(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, viktor, table = await two_at_a_table(visit)
    hers = await anna.get(f"{table}?seat=0")
    ears = Ears(visit.app, f"{table}/events?after=0", viktor.token)
    await ears.until(lambda ears: bool(ears.of("table")))

    async def read(*_: object) -> None:
        raise AssertionError("what is known here was read from the store")

    with monkeypatch.context() as patched:
        patched.setattr(visit.server.store, "read", read)
        await anna.play(table, 0, hers["play"]["legal"][0]["text"], 0)
        await ears.until(lambda ears: bool(ears.of("play")))
    await ears.close()
    # Nothing differs for a server that reads the move from the store.
    told = await anna.get(table)
    visit.server.tables.clear()
    again = await anna.get(table)
    assert (told["seq"], told["play"]) == (again["seq"], again["play"])


async def test_moves_that_wait_together_are_committed_together_and_then_told(
    visit: Visit,
) -> None:
    anna = await visit.guest()
    tables = [await anna.open("lanterns", ME, LOCAL) for _ in range(5)]
    for table in tables:
        await anna.begin(table)
    shown = [await anna.get(f"{table}?seat=0") for table in tables]
    ears = [Ears(visit.app, f"{table}/events?after=0&seat=-1", anna.token) for table in tables]
    for one in ears:
        await one.until(lambda ears: bool(ears.of("table")))
    store, commits = visit.server.store, [0]
    is_held_up, may_go_on = threading.Event(), threading.Event()

    def hold_up(_: object) -> None:
        is_held_up.set()
        may_go_on.wait()

    sqlalchemy.event.listen(store._writer, "commit", lambda _: commits.append(commits[-1] + 1))
    held_up = asyncio.create_task(store.write(hold_up))
    await asyncio.to_thread(is_held_up.wait)
    moving = [
        asyncio.create_task(anna.play(table, 0, one["play"]["legal"][0]["text"], 0))
        for table, one in zip(tables, shown, strict=True)
    ]
    while store._jobs.qsize() < len(tables):
        await asyncio.sleep(0.01)
    assert not any(one.of("play") for one in ears)
    may_go_on.set()
    await asyncio.gather(held_up, *moving)
    for one in ears:
        await one.until(lambda ears: bool(ears.of("play")))
        await one.close()
    assert commits[-1] == 2


async def test_a_move_that_a_stopping_server_gives_up_can_be_sent_again(visit: Visit) -> None:
    anna = await visit.guest()
    table = await anna.open("lanterns", ME, LOCAL)
    begun = await anna.begin(table)
    is_held_up, may_go_on = threading.Event(), threading.Event()

    def hold_up(_: object) -> None:
        is_held_up.set()
        may_go_on.wait()

    held_up = asyncio.create_task(visit.server.store.write(hold_up))
    await asyncio.to_thread(is_held_up.wait)
    move = {"seat": 0, "move": begun["play"]["legal"][0]["text"], "seq": 0}
    headers = {"content-type": "application/json", "idempotency-key": "k"}
    scope = {
        "type": "http",
        "method": "POST",
        "path": f"{table}/moves",
        "query_string": b"",
        "headers": [
            (name.encode(), value.encode())
            for name, value in {**headers, "authorization": f"Bearer {anna.token}"}.items()
        ],
    }
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": json.dumps(move).encode(), "more_body": False}

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    asking = asyncio.create_task(visit.app(scope, receive, send))
    while not visit.server.store._jobs.qsize():
        await asyncio.sleep(0.01)
    asking.cancel()
    await asking
    may_go_on.set()
    await held_up
    assert sent[0]["status"] == 503
    assert await anna.post(f"{table}/moves", move, "k") == {"seq": 1}


async def test_what_was_drawn_of_a_match_does_not_grow_with_it(visit: Visit) -> None:
    anna = await visit.guest()
    table = await anna.open("lanterns", ME, LOCAL)
    await anna.begin(table)
    ears = [Ears(visit.app, f"{table}/events?seat={seat}", anna.token) for seat in (0, 1, -1)]
    live = await find_table(visit.server, table.rpartition("/")[2])
    over = await anna.play_on(table)
    for one in ears:
        await one.until(lambda ears: bool(ears.of("play")) and ears.of("play")[-1]["play"]["over"])
    assert over["seq"] > 4
    assert {number for number, _ in live.happened} <= {over["seq"]}
    assert sum(played._steps is not None for played in live.playing.played) == 1
    for one in ears:
        await one.close()


def test_only_the_last_events_are_kept_however_many_tables_there_are() -> None:
    drawn = DrawnEvents()
    for number in range(2000):
        drawn.keep(f"table{number}", 1, 0, b"{}")
    kept = [number for number in range(2000) if drawn.find(f"table{number}", 1, 0)]
    assert kept == list(range(2000 - len(kept), 2000))
    assert 0 < len(kept) < 1000
    drawn.forget("table1999")
    assert drawn.find("table1999", 1, 0) is None


async def test_what_was_drawn_leaves_memory_where_nothing_happens(visit: Visit) -> None:
    anna, _, table = await two_at_a_table(visit)
    await anna.play_any(table, 0)
    ears = Ears(visit.app, f"{table}/events?after=0", anna.token)
    await ears.until(lambda ears: bool(ears.of("play")))
    live = await find_table(visit.server, table.rpartition("/")[2])
    evict_idle_tables(visit.server)
    assert live.happened
    live.used -= QUIET_AFTER + 1
    evict_idle_tables(visit.server)
    assert [*live.happened, *live.told] == []
    assert drawn_events.find(live.table.id, 1, 0) is None
    later = Ears(visit.app, f"{table}/events?after=0", anna.token)
    await later.until(lambda ears: bool(ears.of("play")))
    assert later.of("play") == ears.of("play")
    for one in (ears, later):
        await one.close()
