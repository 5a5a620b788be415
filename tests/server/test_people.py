"""People without accounts."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.visit import ME, OPEN, Visit


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
