"""People without accounts."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.visit import ME, OPEN, Ears, Visit, visiting
from tripolis.server import people, queries, redis_hub
from tripolis.server.limits import Limits


async def test_a_first_visit_makes_a_guest_with_a_cookie_no_script_can_read(visit: Visit) -> None:
    passer_by = visit.passer_by()
    answer = await passer_by.send("GET", "/api/me")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    again = await passer_by.send("GET", "/api/me")
    assert again.json() == answer.json()
    assert "set-cookie" not in again.headers


async def test_a_token_is_never_stored(visit: Visit, tmp_path: Path) -> None:
    guest = await visit.guest()
    token = (await guest.post("/api/me/token"))["token"]
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert guest.id.encode() in stored
    assert token.encode() not in stored
    assert guest.token.encode() not in stored


async def test_a_program_plays_with_a_token_of_its_own_until_the_next_is_made(visit: Visit) -> None:
    guest, program = await visit.guest(), visit.passer_by()
    for _ in range(2):
        token = (await guest.post("/api/me/token"))["token"]
        program.client.headers["Authorization"] = f"Bearer {token}"
        assert (await program.get("/api/me"))["id"] == guest.id
    program.client.headers["Authorization"] = "Bearer " + "x" * 43
    assert await program.refused("PATCH", "/api/me", {}) == (401, "server-no-person")


@pytest.mark.parametrize(("language", "name"), [("ru-RU,en;q=0.5", "Гость"), ("fr,cs", "Host")])
async def test_a_guest_is_spoken_to_in_the_browsers_language(
    visit: Visit, language: str, name: str
) -> None:
    guest = visit.passer_by()
    guest.client.headers["Accept-Language"] = language
    assert (await guest.get("/api/me"))["name"].startswith(name)


async def test_a_new_name_is_seen_at_the_tables_one_sits_at(visit: Visit) -> None:
    guest = await visit.guest()
    table = await guest.open("lanterns", ME, OPEN)
    await guest.ask("PATCH", "/api/me", {"name": "  Anna\u202e \n Maria "})
    seats = (await visit.passer_by().get(table))["seats"]
    assert seats[0]["name"] == "Anna Maria"


async def test_who_says_nothing_may_look_but_not_play(visit: Visit) -> None:
    guest, passer_by = await visit.guest(), visit.passer_by()
    table = await guest.open("lanterns", ME, OPEN)
    assert (await passer_by.get(table))["you"] == {"person": None, "seats": []}
    assert await passer_by.refused("POST", f"{table}/sit", {}) == (401, "server-no-person")


async def test_another_site_cannot_act_for_a_guest(visit: Visit) -> None:
    guest = await visit.guest()
    guest.client.headers["Origin"] = "http://elsewhere"
    assert await guest.refused("PATCH", "/api/me", {"name": "X"}) == (403, "server-other-site")
    guest.client.headers["Origin"] = "http://table"
    await guest.ask("PATCH", "/api/me", {"name": "X"})


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("\u3164", "server-empty-name"),
        ("\u2800\u2800", "server-empty-name"),
        ("\uffa0\u115f\u1160", "server-empty-name"),
        ("\u200b\u2060\ufeff", "server-empty-name"),
        ("\u0301\u0301", "server-empty-name"),
        ("Z\u0301\u0302\u0303\u0304\u0305\u0306", "server-stacked-name"),
    ],
)
async def test_a_name_that_nobody_can_see_or_read_is_refused(
    visit: Visit, name: str, key: str
) -> None:
    guest, other = await visit.guest(), await visit.guest()
    assert await guest.refused("PATCH", "/api/me", {"name": name}) == (422, key)
    table = await guest.open("lanterns", ME, OPEN)
    assert await other.refused("POST", f"{table}/sit", {"name": name}) == (422, key)
    seats = [ME, {"kind": "local", "name": name}]
    wanted = {"game": "lanterns", "players": 2, "seats": seats}
    assert await guest.refused("POST", "/api/tables", wanted, "k") == (422, key)


@pytest.mark.parametrize("name", ["Zoë", "Ви́ктор", "เก๋", "नमस्ते", "שָׁלוֹם", "Nguyễn", "😀"])
async def test_a_name_of_any_language_is_taken(visit: Visit, name: str) -> None:
    guest = await visit.guest()
    assert (await guest.ask("PATCH", "/api/me", {"name": name}))["name"] == name


async def test_a_renewed_token_is_the_only_one_that_works(visit: Visit) -> None:
    guest, thief = await visit.guest(), visit.passer_by()
    table = await guest.open("lanterns", ME, OPEN)
    thief.client.headers["Authorization"] = f"Bearer {guest.token}"
    assert (await thief.get("/api/me"))["id"] == guest.id
    watching = Ears(visit.app, f"{table}/events?seat=0", guest.token)
    await watching.until(lambda ears: bool(ears.of("table")))
    renewed = await guest.send("POST", "/api/me/renew")
    assert "HttpOnly" in renewed.headers["set-cookie"]
    await asyncio.wait_for(watching.task, 60)
    assert (await guest.get("/api/me"))["id"] == guest.id
    assert await thief.refused("PATCH", "/api/me", {}) == (401, "server-no-person")


async def test_a_programs_token_cannot_lock_its_owner_out_and_is_revoked_by_its_owner(
    visit: Visit,
) -> None:
    guest, program = await visit.guest(), visit.passer_by()
    token = (await guest.post("/api/me/token"))["token"]
    program.client.headers["Authorization"] = f"Bearer {token}"
    needed = (403, "server-guest-token-needed")
    assert await program.refused("POST", "/api/me/renew") == needed
    assert (await guest.ask("DELETE", "/api/me/token"))["id"] == guest.id
    assert await program.refused("PATCH", "/api/me", {}) == (401, "server-no-person")


async def test_who_signs_out_is_nobody_until_they_come_again(visit: Visit) -> None:
    guest, program = await visit.guest(), visit.passer_by()
    token = (await guest.post("/api/me/token"))["token"]
    program.client.headers["Authorization"] = f"Bearer {token}"
    assert (await guest.send("POST", "/api/me/sign-out")).status_code == 204
    assert await program.refused("PATCH", "/api/me", {}) == (401, "server-no-person")
    assert (await guest.get("/api/me"))["id"] != guest.id


async def test_a_token_that_was_revoked_elsewhere_ends_its_streams(visit: Visit) -> None:
    guest = await visit.guest()
    table = await guest.open("lanterns", ME, OPEN)
    watching = Ears(visit.app, f"{table}/events?seat=0", guest.token)
    await watching.until(lambda ears: bool(ears.of("table")))
    await visit.server.store.write(queries.replace_tokens, guest.id, "guest", None)
    await redis_hub.end_revoked(visit.server)
    await asyncio.wait_for(watching.task, 60)


async def test_who_signs_out_while_they_are_looked_up_is_not_remembered(visit: Visit) -> None:
    guest = await visit.guest()
    token = people.hash_of(guest.token)
    people.forget_people(visit.server)
    looking = asyncio.create_task(people.find_people(visit.server, [token]))
    await asyncio.sleep(0)
    people.forget_people(visit.server)
    assert (await looking)[token].id == guest.id
    assert visit.server.known_people == {}


@pytest.mark.parametrize("path", ["/openapi.json", "/metrics"])
async def test_what_machines_ask_is_bounded_too(tmp_path: Path, path: str) -> None:
    rates = {**Limits().rates, "watch": ("3/minute",)}
    async with visiting(tmp_path, Limits(rates=rates)) as visit:
        somebody = visit.passer_by()
        answers = [await somebody.send("GET", path) for _ in range(4)]
        assert [one.status_code for one in answers] == [200, 200, 200, 429]
        assert int(answers[-1].headers["retry-after"]) > 0
