"""Opening tables, sitting down, leaving, playing again."""

from __future__ import annotations

import secrets

import pytest

from tests.server.visit import LOCAL, ME, OPEN, Ears, Visit, bot


async def test_a_table_begins_when_every_seat_is_taken_and_everybody_has_added_a_nonce(
    visit: Visit,
) -> None:
    anna, viktor = await visit.guest("Anna"), await visit.guest("Viktor")
    table = await anna.open("lanterns", ME, OPEN)
    assert (await anna.begin(table))["status"] == "waiting"
    assert (await viktor.post(f"{table}/sit", {}))["status"] == "waiting"
    begun = await viktor.begin(table)
    assert begun["status"] == "playing"
    assert begun["play"]["seat"] == 1
    assert [seat["name"] for seat in begun["seats"]] == ["Anna", "Viktor"]


async def test_the_host_may_start_at_once_with_bots_in_the_open_seats(visit: Visit) -> None:
    anna, viktor = await visit.guest(), await visit.guest()
    table = await anna.open("lanterns", ME, OPEN, OPEN)
    assert await viktor.refused("POST", f"{table}/start", {}) == (403, "server-not-host")
    begun = await anna.post(f"{table}/start", {"fill": "expert"})
    assert [seat["level"] for seat in begun["seats"]] == [None, "expert", "expert"]
    again = await anna.post(f"{table}/start")
    assert again["seq"] == begun["seq"] == 0


async def test_a_table_by_link_is_in_no_list_and_needs_its_invite(visit: Visit) -> None:
    anna, viktor = await visit.guest(), await visit.guest()
    table = await anna.open("lanterns", ME, OPEN, visibility="link")
    assert (await viktor.get("/api/tables"))["open"] == []
    assert (await viktor.get(table))["invite"] is None
    assert await viktor.refused("POST", f"{table}/sit", {}) == (403, "server-invite-needed")
    invite = (await anna.get(table))["invite"].partition("invite=")[2]
    seated = await viktor.post(f"{table}/sit", {"invite": invite, "name": "Vitya"})
    assert seated["you"]["seats"] == [1]
    assert seated["seats"][1]["name"] == "Vitya"


async def test_two_people_with_many_tables_hide_nobody_elses(visit: Visit) -> None:
    eva = await visit.guest()
    hers = (await eva.open("lanterns", ME, OPEN)).rpartition("/")[2]
    flood = [await visit.guest() for _ in range(2)]
    for person in flood:
        for _ in range(33):
            await person.open("splendor", ME, OPEN)
    first = await eva.get("/api/tables")
    assert len(first["open"]) == 60
    assert hers in [table["id"] for table in first["open"][:7]]
    assert first["more"] == {"open": True, "playing": False, "abandoned": False}
    second = await eva.get("/api/tables?page=1")
    assert len({table["id"] for table in first["open"] + second["open"]}) == 67
    assert not second["more"]["open"]
    lanterns = await eva.get("/api/tables?game=lanterns")
    assert [table["id"] for table in lanterns["open"]] == [hers]
    assert (await eva.get("/api/tables?game=chess"))["open"] == []


async def test_nobody_takes_a_seat_that_is_taken(visit: Visit) -> None:
    anna, viktor = await visit.guest(), await visit.guest()
    table = await anna.open("lanterns", ME, OPEN, bot())
    assert await viktor.refused("POST", f"{table}/sit", {"seat": 0}) == (409, "server-seat-taken")
    first = await viktor.post(f"{table}/sit", {"seat": 1})
    again = await viktor.post(f"{table}/sit", {})
    assert again["you"] == first["you"]
    other = await visit.guest()
    assert await other.refused("POST", f"{table}/sit", {}) == (409, "server-table-full")


async def test_several_people_at_one_device_each_have_their_own_eyes(visit: Visit) -> None:
    anna = await visit.guest("Anna")
    table = await anna.open("lanterns", ME, LOCAL)
    begun = await anna.begin(table)
    assert begun["you"]["seats"] == [0, 1]
    assert begun["seats"][1]["name"] == "Eva"
    hers = await anna.get(f"{table}?seat=1")
    assert hers["play"]["seat"] == 1
    assert hers["play"]["view"] != begun["play"]["view"]


async def test_who_leaves_before_the_start_frees_the_seat_and_afterwards_a_bot_may_play_it(
    lively: Visit,
) -> None:
    anna, viktor = await lively.guest(), await lively.guest()
    table = await anna.open("lanterns", ME, OPEN, absent="bot")
    await viktor.post(f"{table}/sit", {})
    left = await viktor.post(f"{table}/leave")
    assert left["seats"][1]["kind"] == "open"
    await viktor.post(f"{table}/sit", {})
    await anna.begin(table)
    await viktor.begin(table)
    left = await viktor.post(f"{table}/leave")
    assert (left["seats"][1]["kind"], left["seats"][1]["bot_holds"]) == ("open", True)
    ears = Ears(lively.app, f"{table}/events?after=0", anna.token)
    await ears.until(lambda ears: any(event["mover"] == 1 for event in ears.of("play")))
    await ears.close()


async def test_who_has_held_a_seat_in_a_match_takes_back_that_seat_and_no_other(
    visit: Visit,
) -> None:
    anna, viktor, eva = [await visit.guest() for _ in range(3)]
    table = await anna.open("lanterns", ME, OPEN, OPEN)
    for other in (viktor, eva):
        await other.post(f"{table}/sit", {})
    for person in (anna, viktor, eva):
        await person.begin(table)
    await viktor.post(f"{table}/leave")
    await anna.post(f"{table}/leave")
    only = (403, "server-only-your-old-seat")
    assert await anna.refused("POST", f"{table}/sit", {"seat": 1}) == only
    assert (await anna.post(f"{table}/sit", {}))["you"]["seats"] == [0]
    # Somebody new may take a free seat; then its first player has no seat to come back to.
    late = await visit.guest()
    assert (await late.post(f"{table}/sit", {}))["you"]["seats"] == [1]
    await anna.post(f"{table}/leave")
    assert await viktor.refused("POST", f"{table}/sit", {}) == only


async def test_seats_can_be_changed_as_long_as_nothing_was_dealt(visit: Visit) -> None:
    anna, viktor = await visit.guest(), await visit.guest()
    table = await anna.open("lanterns", ME, OPEN, OPEN)
    await viktor.post(f"{table}/sit", {"seat": 1})
    await viktor.post(f"{table}/leave")
    assert (await viktor.post(f"{table}/sit", {"seat": 2}))["you"]["seats"] == [2]


async def test_a_table_that_everybody_left_stays_visible_as_abandoned(visit: Visit) -> None:
    anna = await visit.guest()
    table = await anna.open("lanterns", ME, bot())
    commitment = (await anna.begin(table))["fair"]["commitment"]
    left = await anna.post(f"{table}/leave")
    assert left["status"] == "closed"
    assert left["fair"]["commitment"] == commitment
    assert left["fair"]["seed"] is not None
    lists = await anna.get("/api/tables")
    assert [f"/api/tables/{one['id']}" for one in lists["abandoned"]] == [table]
    assert lists["open"] == lists["playing"] == []


async def test_the_host_cannot_close_a_table_where_others_play(visit: Visit) -> None:
    anna, viktor = await visit.guest(), await visit.guest()
    table = await anna.open("lanterns", ME, OPEN)
    await viktor.post(f"{table}/sit", {})
    await anna.begin(table)
    await viktor.begin(table)
    assert await anna.refused("POST", f"{table}/close") == (409, "server-others-play")
    await viktor.post(f"{table}/leave")
    assert (await anna.post(f"{table}/close"))["status"] == "closed"


async def test_a_rematch_seats_the_same_people_and_is_made_once(visit: Visit) -> None:
    anna, viktor = await visit.guest("Anna"), await visit.guest("Viktor")
    table = await anna.open("lanterns", ME, OPEN)
    await viktor.post(f"{table}/sit", {})
    await anna.begin(table)
    await viktor.begin(table)
    assert await anna.refused("POST", f"{table}/rematch") == (409, "server-not-over")
    await play_to_the_end(visit, table, [anna, viktor])
    first = await anna.post(f"{table}/rematch")
    second = await viktor.post(f"{table}/rematch")
    assert first["id"] == second["id"] == (await anna.get(table))["rematch"]
    assert [seat["name"] for seat in second["seats"]] == ["Anna", "Viktor"]
    assert second["you"]["seats"] == [1]
    assert first["fair"]["commitment"] != (await anna.get(table))["fair"]["commitment"]


async def play_to_the_end(visit: Visit, table: str, people: list) -> None:
    while (await people[0].get(table))["status"] == "playing":
        for person in people:
            await person.play_on(table, 1)


@pytest.mark.xdist_group("comparity")
async def test_comparitys_rematch_remembers_the_landmarks_that_were_seen(visit: Visit) -> None:
    anna = await visit.guest()
    table = await anna.open("comparity", ME, LOCAL)
    await anna.begin(table)
    over = await anna.play_on(table)
    assert over["status"] == "over"
    following = await anna.post(f"{table}/rematch")
    assert over["options"]["seen"] == []
    assert len(following["options"]["seen"]) > 3


@pytest.mark.parametrize(
    ("wanted", "key"),
    [
        ({"game": "tag"}, "engine-unknown-game"),
        ({"players": 9}, "engine-bad-players"),
        ({"options": {"colour": "red"}}, "engine-unknown-option"),
        ({"options": {"unclaimed": 7}}, "engine-bad-choice"),
        ({"seats": [ME, ME, ME, ME]}, "server-too-many-seats"),
        ({"seats": [OPEN]}, "server-no-seat-of-yours"),
        ({"seats": [{"kind": "throne"}]}, "server-bad-request"),
        ({"clock": {"kind": "move", "seconds": -1}}, "server-bad-request"),
        ({"clock": {"kind": "days"}}, "server-bad-request"),
    ],
)
async def test_a_table_that_cannot_be_is_refused(visit: Visit, wanted: dict, key: str) -> None:
    anna = await visit.guest()
    whole = {"game": "lanterns", "players": 2} | wanted
    assert await anna.refused("POST", "/api/tables", whole, "k") == (422, key)
    assert (await anna.get("/api/me"))["tables"] == []


async def test_a_table_is_opened_once_however_often_it_is_asked_for(visit: Visit) -> None:
    anna, key = await visit.guest(), secrets.token_hex(8)
    wanted = {"game": "lanterns", "players": 2}
    first = await anna.post("/api/tables", wanted, key)
    second = await anna.post("/api/tables", wanted, key)
    assert first["id"] == second["id"]
    assert len((await anna.get("/api/me"))["tables"]) == 1
    assert await anna.refused("POST", "/api/tables", wanted) == (422, "server-bad-request")
