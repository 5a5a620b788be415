"""No leak: whatever a client receives in whole games, it would receive in another world too.

At moments of a whole game the world behind the server is exchanged for one that a viewer cannot
tell from it; then everything the viewer can ask for is asked again, and every byte has to be the
same. Events are drawn anew for a move that was made in such a world, as long as it looks alike.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import httpx
import msgspec
import pytest

from tests.server.visit import LOCAL, ME, OPEN, Ears, Guest, Visit
from tripolis.engine.luck import new_luck
from tripolis.engine.match import Played
from tripolis.engine.viewer import SPECTATOR
from tripolis.players.hints import hint
from tripolis.server import rendering, thinking
from tripolis.server.house import find_table
from tripolis.server.live import LiveTable
from tripolis.server.play import make_move

NONSENSE = ["castle the queen", "draft B4 Y6", "take WUG", "show 4", "B4 city", "reserve 3"]

each_game = pytest.mark.parametrize(
    "game",
    [
        pytest.param(name, marks=pytest.mark.xdist_group(name))
        for name in ("kosmopolis", "splendor", "comparity")
    ],
)


async def four_people(visit: Visit, game: str) -> tuple[Guest, Guest, Guest, str]:
    """Two seats each of their own person, and somebody who looks on."""
    anna, viktor, olga = [await visit.guest(name) for name in ("Anna", "Viktor", "Olga")]
    table = await anna.open(game, ME, OPEN)
    await viktor.post(f"{table}/sit", {})
    await anna.begin(table)
    await viktor.begin(table)
    return anna, viktor, olga, table


@contextmanager
def another_world(live: LiveTable, viewer: int, number: int) -> Iterator[None]:
    """The match behind the server is another one, which the viewer cannot tell from it."""
    match = live.playing
    truth = match._state
    world = match.state
    match.game.reimagine(world, viewer, new_luck(number, stream=4000 + viewer))
    match._state = world
    try:
        yield
    finally:
        match._state = truth


async def everything_asked(guest: Guest, table: str, viewer: int) -> list[Any]:
    """The bytes and the headers of all that a person can get at this moment."""
    seq = (await guest.get(f"{table}?seat=-1"))["seq"]
    answers = [await guest.send("GET", f"{table}?seat={viewer}"), await guest.send("GET", table)]
    answers += [
        await guest.send("GET", f"{table}/{what}")
        for what in (
            "replay?at=0",
            "record",
            "proof",
            "analysis",
            f"moment?seq={seq}&seat={viewer}",
            f"moment?seq={seq // 2}&seat={viewer}",
        )
    ]
    if viewer != SPECTATOR:
        for text in NONSENSE:
            body = {"seat": viewer, "move": text}
            answers.append(await guest.send("POST", f"{table}/why-not", body))
        others = {"seat": 1 - viewer, "move": "x", "seq": seq}
        answers.append(await guest.send("POST", f"{table}/moves", others, "other"))
        mine = {"seat": viewer, "move": NONSENSE[0], "seq": seq}
        answers.append(await guest.send("POST", f"{table}/moves", mine, "mine"))
    return [told(answer) for answer in answers]


def told(answer: httpx.Response) -> Any:
    """What a client sees of an answer; the server's clock says the time and nothing else."""
    body = answer.json() if "json" in answer.headers["content-type"] else answer.content
    headers = dict(answer.headers)
    if isinstance(body, dict):
        for part in (body, body.get("table") or {}):
            if "clock" in part:
                part["clock"].pop("now")
                headers.pop("content-length")
    return answer.status_code, headers, body


async def play_and_compare(visit: Visit, game: str) -> int:
    """A whole game; at some moments everybody's eyes are tried in another world."""
    anna, viktor, olga, table = await four_people(visit, game)
    live = await find_table(visit.server, table.rpartition("/")[2])
    eyes = ((anna, 0), (viktor, 1), (olga, SPECTATOR))
    chance, compared = random.Random(game), 0
    while live.table.status == "playing":
        if live.table.seq in (0, 4, 8) or chance.random() < 0.05:
            for guest, viewer in eyes:
                before = await everything_asked(guest, table, viewer)
                with another_world(live, viewer, live.table.seq):
                    assert await everything_asked(guest, table, viewer) == before
                compared += 1
        await any_move(visit, live, chance)
    return compared


async def any_move(visit: Visit, live: LiveTable, chance: random.Random) -> None:
    """Somebody who is asked makes a move."""
    seat = chance.choice(live.awaited)
    move = chance.choice(live.playing.legal(seat))
    await make_move(visit.server, live, seat, move.text, None)


@each_game
async def test_every_answer_of_a_whole_game_is_the_same_in_another_world(
    visit: Visit, game: str
) -> None:
    assert await play_and_compare(visit, game) >= 6


@each_game
async def test_every_event_of_a_whole_game_is_the_same_in_another_world(
    visit: Visit, game: str
) -> None:
    """Each move is made again in another world; where it looks alike it is told alike."""
    anna = await visit.guest()
    table = await anna.open(game, ME, LOCAL)
    await anna.begin(table)
    live = await find_table(visit.server, table.rpartition("/")[2])
    chance, compared = random.Random(game), 0
    while live.table.status == "playing" and live.table.seq < 60:
        await any_move(visit, live, chance)
    for index in range(0, len(live.numbers), 3):
        for viewer in (0, 1, SPECTATOR):
            theirs = played_elsewhere(live, index, viewer)
            if theirs is not None:
                assert event_of(live, index, viewer, theirs) == event_of(
                    live, index, viewer, live.playing.played[index]
                )
                compared += 1
    assert compared > 10


def played_elsewhere(live: LiveTable, index: int, viewer: int) -> Played | None:
    """The same move in a world the viewer cannot tell apart, if it leads to what looks alike.

    Of a move the viewer did not make, another one may have been made there.
    """
    game, ours = live.playing.game, live.playing.played[index]
    world = ours.before.copy()
    game.reimagine(world, viewer, new_luck(index, stream=5000 + viewer))
    legal = game.legal_actions(world, ours.seat)
    chosen = [ours.action] if ours.action in legal else []
    if viewer != ours.seat:
        chosen = [legal[index % len(legal)], *chosen]
    for action in chosen:
        text = game.write_move(world, ours.seat, action)
        played = Played(game, ours.seat, action, text, world)
        alike = len(played.steps) == len(ours.steps) and all(
            game.view(theirs[1], viewer) == game.view(mine[1], viewer)
            for theirs, mine in zip(played.steps, ours.steps, strict=True)
        )
        if alike:
            return played
    return None


def event_of(live: LiveTable, index: int, viewer: int, played: Played) -> bytes:
    """The event of a move, drawn as if the match had gone as told."""
    match = live.playing
    before, state, entry = match._played, match._state, live.entries[index]
    match._played = [*before[:index], played]
    match._state = played.after
    numbers, live.numbers = live.numbers, live.numbers[: index + 1]
    live.forget_drawings()
    try:
        then = as_it_was(live, index, played.text)
        ((_, event),) = rendering.play_events(then, viewer, entry.number - 1)
        return event
    finally:
        match._played, match._state, live.numbers = before, state, numbers
        live.forget_drawings()


def as_it_was(live: LiveTable, index: int, move: str) -> LiveTable:
    """The table after one of its moves, which may have been another one."""
    last = msgspec.structs.replace(live.entries[index], move=move)
    table = msgspec.structs.replace(live.table, seq=last.number)
    return replace(live, table=table, entries=[*live.entries[:index], last])


@each_game
async def test_a_hint_is_the_same_in_another_world(visit: Visit, game: str) -> None:
    """Hints think in a process of their own: they are given the moves, and know what a seat may."""
    anna = await visit.guest()
    table = await anna.open(game, ME, LOCAL)
    await anna.begin(table)
    await anna.play_on(table, 7)
    live = await find_table(visit.server, table.rpartition("/")[2])
    match = live.playing
    seat = match.awaited[0]
    world = match.state
    match.game.reimagine(world, seat, new_luck(1, stream=6000))
    for level in ("newcomer", "regular", "expert"):
        chosen = {
            thinking.choose(game, s.tobytes(), seat, level, seed=3) for s in (match.state, world)
        }
        assert len(chosen) == 1, level
    ours = hint(match, seat, iterations=60)
    with another_world(live, seat, 2):
        assert hint(match, seat, iterations=60) == ours


async def test_another_seats_token_opens_nothing(visit: Visit) -> None:
    anna, viktor, olga, table = await four_people(visit, "kosmopolis")
    await anna.play_any(table, 0)
    await viktor.play_any(table, 1)
    seq = (await anna.get(table))["seq"]
    for guest, seat in ((anna, 1), (viktor, 0), (olga, 0), (olga, 1)):
        move = {"seat": seat, "move": "B4 city", "seq": seq}
        tries = [
            ("GET", f"{table}?seat={seat}", None),
            ("GET", f"{table}/hint?seat={seat}", None),
            ("POST", f"{table}/moves", move),
            ("POST", f"{table}/undo", {"seat": seat, "seq": seq}),
            ("POST", f"{table}/undo/answer", {"seat": seat, "agree": True}),
            ("POST", f"{table}/why-not", {"seat": seat, "move": "B4 city"}),
        ]
        for method, path, body in tries:
            refusal = await guest.refused(method, path, body, "k" if body else None)
            assert refusal == (403, "server-not-your-seat"), path
        ears = Ears(visit.app, f"{table}/events?seat={seat}", guest.token)
        await ears.task
        assert (ears.status, ears.of("play")) == (403, [])


async def test_a_stream_ends_when_its_seat_is_given_up(visit: Visit) -> None:
    anna, viktor, _, table = await four_people(visit, "lanterns")
    ears = Ears(visit.app, f"{table}/events?seat=1", viktor.token)
    await ears.until(lambda ears: bool(ears.of("play")))
    await viktor.post(f"{table}/leave")
    await anna.play_any(table, 0)
    await ears.task
    assert all(event["seq"] == 0 for event in ears.of("play"))


async def test_a_spectator_who_is_shown_everything_is_shown_it_late(visit: Visit) -> None:
    anna = await visit.guest()
    options = {"spectator_view": "omniscient_delayed"}
    table = await anna.open("kosmopolis", ME, LOCAL, options=options)
    await anna.begin(table)
    await anna.play_on(table, 30)
    live = await find_table(visit.server, table.rpartition("/")[2])
    somebody = visit.passer_by()
    shown = (await somebody.get(table))["play"]
    assert shown["view"] == live.playing.view(None)
    ears = Ears(visit.app, f"{table}/events?after=25")
    await ears.until(lambda ears: len(ears.of("play")) == live.table.seq - 25)
    assert all(len(event["steps"]) == 1 for event in ears.of("play"))
    await ears.close()
