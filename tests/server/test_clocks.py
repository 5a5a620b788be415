"""Clocks, and who is missed."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.server.visit import LOCAL, ME, OPEN, Ears, Guest, Visit, bot, visiting
from tripolis.server import clocks, models
from tripolis.server.errors import TooManyRequests
from tripolis.server.house import find_table
from tripolis.server.limits import Limits, RateLimiter
from tripolis.server.models import Clock, now_ms
from tripolis.server.scheduler import check_absent_players, play_for_bot
from tripolis.server.steady_clock import SteadyClock

QUICK = Clock("move", seconds=10, reserve=60)


def test_a_quick_answer_costs_nothing_and_a_slow_one_comes_off_the_reserve() -> None:
    running = clocks.begin(QUICK, 2, [0], at=1000)
    assert clocks.deadline(running, QUICK, 0) == 1000 + 10_000 + 60_000
    clocks.go_on(running, QUICK, 0, [1], at=9000)
    assert running.left == {0: 60_000, 1: 60_000}
    clocks.go_on(running, QUICK, 1, [0], at=9000 + 25_000)
    assert running.left == {0: 60_000, 1: 45_000}
    assert clocks.deadline(running, QUICK, 0) == 34_000 + 70_000
    assert clocks.deadline(running, QUICK, 1) is None


def test_in_a_simultaneous_choice_everybodys_time_runs_until_they_answer() -> None:
    running = clocks.begin(QUICK, 3, [0, 1, 2], at=0)
    clocks.go_on(running, QUICK, 1, [0, 2], at=5000)
    assert clocks.deadline(running, QUICK, 0) == 70_000
    assert clocks.deadline(running, QUICK, 1) is None
    clocks.go_on(running, QUICK, 0, [2], at=30_000)
    assert running.left[0] == 40_000
    clocks.begin_again(running, [0, 1, 2], at=31_000)
    assert clocks.deadline(running, QUICK, 0) == 31_000 + 10_000 + 40_000


def test_days_are_days() -> None:
    days = Clock("days", days=2)
    running = clocks.begin(days, 2, [1], at=5)
    assert clocks.deadline(running, days, 1) == 5 + 2 * 86_400_000


MOVE_CLOCK = {"kind": "move", "seconds": 10, "reserve": 30}


async def seated_two(visit: Visit, **settings: object) -> tuple[Guest, Guest, str]:
    anna, viktor = await visit.guest("Anna"), await visit.guest("Viktor")
    table = await anna.open("lanterns", ME, OPEN, **settings)
    await viktor.post(f"{table}/sit", {})
    await anna.begin(table)
    await viktor.begin(table)
    return anna, viktor, table


async def test_clocks_are_right_after_a_restart(tmp_path: Path) -> None:
    async with visiting(tmp_path) as visit:
        anna = await visit.guest()
        table = await anna.open("lanterns", ME, LOCAL, clock=MOVE_CLOCK)
        await anna.begin(table)
        await anna.play_on(table, 3)
        before, token = (await anna.get(table))["clock"], anna.token
    async with visiting(tmp_path) as visit:
        again = visit.passer_by()
        again.client.cookies["tripolis_guest"] = token
        after = (await again.get(table))["clock"]
    assert before.pop("now") <= after.pop("now")
    assert before == after
    assert before["running"]
    assert before["deadline"].keys() == {str(seat) for seat in before["running"]}


async def run_out(visit: Visit, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let an hour pass, and somebody look at the clock."""
    later = now_ms() + 3_600_000
    for module in ("play", "scheduler", "rendering", "requests"):
        monkeypatch.setattr(f"tripolis.server.{module}.now_ms", lambda: later)
    await check_absent_players(visit.server, table.rpartition("/")[2])


async def test_a_bot_plays_for_who_ran_out_of_time_until_they_return(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, _, table = await seated_two(visit, clock=MOVE_CLOCK, absent="bot")
    await run_out(visit, table, monkeypatch)
    shown = await anna.get(table)
    assert [seat["bot_holds"] for seat in shown["seats"]] == [True, True]
    live = await find_table(visit.server, table.rpartition("/")[2])
    assert live.table.bot_at is not None
    back = await anna.post(f"{table}/back")
    assert [seat["bot_holds"] for seat in back["seats"]] == [False, True]
    await anna.play_any(table, 0)


@pytest.mark.parametrize("absent", ["bot", "vote"])
async def test_a_player_whose_time_has_run_out_cannot_put_the_bot_off_for_ever(
    visit: Visit, monkeypatch: pytest.MonkeyPatch, absent: str
) -> None:
    anna, viktor, table = await seated_two(visit, clock=MOVE_CLOCK, absent=absent)

    async def hand_over() -> None:
        await run_out(visit, table, monkeypatch)
        if absent == "vote":
            await viktor.post(f"{table}/vote", {"seat": 0})

    await hand_over()
    assert not (await anna.post(f"{table}/back"))["seats"][0]["bot_holds"]
    await hand_over()
    for _ in range(3):
        assert (await anna.post(f"{table}/back"))["seats"][0]["bot_holds"]
    live = await find_table(visit.server, table.rpartition("/")[2])
    due = live.table.bot_at
    assert due is not None
    # Once the bot has decided, the next decision is the player's again.
    await play_for_bot(visit.server, live.table.id)
    assert not (await anna.post(f"{table}/back"))["seats"][0]["bot_holds"]


async def test_asking_again_and_again_does_not_put_a_bots_move_off(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, stranger = await visit.guest(), await visit.guest()
    table = await anna.open("lanterns", ME, bot(), pace_ms=5000)
    await anna.begin(table)
    await anna.play_any(table, 0)
    live = await find_table(visit.server, table.rpartition("/")[2])
    due = live.table.bot_at
    assert due is not None
    later = now_ms() + 4000
    monkeypatch.setattr("tripolis.server.play.now_ms", lambda: later)
    await anna.post(f"{table}/sit", {})
    await stranger.post(f"{table}/leave")
    assert (await find_table(visit.server, live.table.id)).table.bot_at == due


async def test_a_move_of_ones_own_takes_the_seat_back(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, _, table = await seated_two(visit, clock=MOVE_CLOCK, absent="bot")
    await run_out(visit, table, monkeypatch)
    await anna.play_any(table, 0)
    assert not (await anna.get(table))["seats"][0]["bot_holds"]


async def test_a_table_that_waits_waits(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, _, table = await seated_two(visit, clock=MOVE_CLOCK, absent="wait")
    live = await find_table(visit.server, table.rpartition("/")[2])
    assert live.table.clock_at is None
    await run_out(visit, table, monkeypatch)
    assert not any(seat["bot_holds"] for seat in (await anna.get(table))["seats"])


async def test_who_stays_away_is_held_without_a_clock_and_who_is_here_is_not(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, _, table = await seated_two(visit, absent="bot")
    ears = Ears(visit.app, f"{table}/events", anna.token)
    await ears.until(lambda ears: bool(ears.of("table")))
    await run_out(visit, table, monkeypatch)
    shown = await anna.get(table)
    assert [seat["bot_holds"] for seat in shown["seats"]] == [False, True]
    await ears.close()


async def test_a_program_that_asks_now_and_then_is_here_without_a_stream(visit: Visit) -> None:
    anna, viktor, table = await seated_two(visit)
    live = await find_table(visit.server, table.rpartition("/")[2])
    live.seen.clear()
    assert [seat["here"] for seat in (await anna.get(table))["seats"]] == [True, False]
    await viktor.play_any(table, 1)
    assert [seat["here"] for seat in (await anna.get(table))["seats"]] == [True, True]


async def test_the_others_vote_where_the_table_chose_so(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, viktor, table = await seated_two(visit, clock=MOVE_CLOCK, absent="vote")
    ears = Ears(visit.app, f"{table}/events", anna.token)
    his = Ears(visit.app, f"{table}/events", viktor.token)
    await ears.until(lambda ears: ears.of("table")[-1:] != [] and bool(his.of("table")))
    assert await anna.refused("POST", f"{table}/vote", {"seat": 1}) == (409, "server-no-vote")
    await anna.play_any(table, 0)
    await run_out(visit, table, monkeypatch)
    assert (await anna.get(table))["votes"] == [{"seat": 1, "agreed": []}]
    own = await viktor.refused("POST", f"{table}/vote", {"seat": 1})
    assert own == (403, "server-own-vote")
    voted = await anna.post(f"{table}/vote", {"seat": 1})
    assert voted["seats"][1]["bot_holds"]
    assert voted["votes"] == []
    await ears.close()
    await his.close()


async def test_a_bot_that_holds_a_seat_plays_on(lively: Visit) -> None:
    anna, viktor, table = await seated_two(lively, absent="bot")
    await viktor.post(f"{table}/leave")
    ears = Ears(lively.app, f"{table}/events?after=0", anna.token)
    for _ in range(2):
        before = len(ears.of("play"))
        await anna.play_any(table, 0)
        await ears.until(lambda ears, before=before: len(ears.of("play")) >= before + 2)
    await ears.close()


# The machine's clock is set back


HOUR = 3_600_000


def test_time_never_goes_back_and_never_stands_still(caplog: pytest.LogCaptureFixture) -> None:
    machine, steady = 10_000_000, 0
    clock = SteadyClock(lambda: machine * 1_000_000, lambda: steady * 1_000_000)
    assert clock.now_ms() == 10_000_000
    machine, steady = machine + 500, steady + 500
    assert clock.now_ms() == 10_000_500
    machine, steady = machine - HOUR, steady + 100
    assert clock.now_ms() == 10_000_600
    machine, steady = machine + 2000, steady + 2000
    assert clock.now_ms() == 10_002_600
    assert len(caplog.records) == 1
    assert "set back by 3600 seconds" in caplog.text
    machine += 2 * HOUR
    assert clock.now_ms() == machine


async def test_bots_go_on_when_the_clock_is_set_back_by_an_hour(
    lively: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await lively.guest()
    table = await anna.open("lanterns", ME, bot())
    await anna.begin(table)
    ears = Ears(lively.app, f"{table}/events?after=0", anna.token)
    await anna.play_any(table, 0)
    await ears.until(lambda ears: len(ears.of("play")) >= 2)
    real = time.time_ns
    monkeypatch.setattr(models._clock, "_machine", lambda: real() - HOUR * 1_000_000)
    await anna.play_any(table, 0)
    await ears.until(lambda ears: len(ears.of("play")) >= 4)
    await ears.close()


async def test_bots_go_on_when_a_server_starts_an_hour_before_it_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    real = time.time_ns
    ahead = SteadyClock(lambda: real() + HOUR * 1_000_000)
    with monkeypatch.context() as an_hour_later:
        an_hour_later.setattr(models, "_clock", ahead)
        async with visiting(tmp_path) as visit:
            anna = await visit.guest()
            table = await anna.open("lanterns", ME, bot())
            await anna.begin(table)
            await anna.play_any(table, 0)
            token = anna.token
    async with visiting(tmp_path, schedule=True) as visit:
        ears = Ears(visit.app, f"{table}/events?after=1", token)
        await ears.until(lambda ears: bool(ears.of("play")))
        await ears.close()
    assert "ahead of this machine's clock" in caplog.text


async def test_nobody_waits_an_hour_for_a_request_because_the_clock_was_set_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    limiter = RateLimiter(Limits(rates={"move": ("2/minute",)}))
    for _ in range(2):
        limiter.count("move", "anna")
    with pytest.raises(TooManyRequests):
        limiter.count("move", "anna")
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() - HOUR / 1000)
    limiter.count("move", "anna")
