"""Lessons over HTTP: the server keeps nothing, and answers from what the learner did."""

from __future__ import annotations

import pytest

from tests.server.visit import Visit
from tripolis.lessons import find_lesson, lessons_of
from tripolis.words import LANGUAGES

FIRST = "/api/lessons/splendor/first"


async def test_a_game_says_which_lessons_it_has(visit: Visit) -> None:
    somebody = visit.passer_by()
    for game in (await somebody.get("/api/games"))["games"]:
        assert game["lessons"] == [lesson.name for lesson in lessons_of(game["name"])]
    titles = await somebody.get("/api/lessons/splendor/cs")
    assert titles[0] == {"name": "first", "title": "První partie"}


async def test_a_lesson_is_walked_from_its_first_moment_to_its_last(visit: Visit) -> None:
    somebody = visit.passer_by()
    did: list[str] = []
    moment = await somebody.ask("POST", FIRST, {"did": did})
    while not moment["done"]:
        assert moment["number"] == len(did)
        legal = [move["text"] for move in moment["play"]["legal"]]
        assert bool(legal) == moment["wants_move"]
        # Where several moves will do, no hint says which: a red gem is asked for there.
        did.append((moment["hint"] or "take UGR") if moment["wants_move"] else "")
        moment = await somebody.ask("POST", FIRST, {"did": did})
        assert moment["goes_on"]
    assert len(did) == len(find_lesson("splendor").moments)


async def test_another_move_is_answered_and_the_moment_stays(visit: Visit) -> None:
    somebody = visit.passer_by()
    before = await somebody.ask("POST", FIRST, {"did": [""]})
    after = await somebody.ask("POST", FIRST, {"did": ["", "take RR"]})
    assert (after["goes_on"], after["steps"]) == (False, [])
    assert after["answer"].startswith("Two alike come next.")
    assert (after["number"], after["play"]) == (before["number"], before["play"])


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_lesson_speaks_the_language_that_is_asked_for(visit: Visit, language: str) -> None:
    told = await visit.passer_by().ask("POST", FIRST, {"language": language})
    others = {other for other in LANGUAGES if other != language}
    for other in others:
        assert told["said"] != (
            await visit.passer_by().ask("POST", FIRST, {"language": other})
        ).get("said")


async def test_the_view_of_a_learner_shows_no_more_than_a_seat_may_know(visit: Visit) -> None:
    told = await visit.passer_by().ask("POST", "/api/lessons/kosmopolis/first", {"did": [""]})
    assert told["play"]["view"]["seats"][1]["pack"] is None


async def test_an_illegal_move_and_an_unknown_lesson_are_refused(visit: Visit) -> None:
    somebody = visit.passer_by()
    refused = await somebody.send("POST", FIRST, {"did": ["", "buy 3a"]})
    assert refused.status_code == 422
    assert refused.json()["error"]["key"] == "engine-illegal-move"
    assert (await somebody.send("POST", f"{FIRST}x", {})).status_code == 404
    assert (await somebody.send("POST", FIRST, {"did": [""] * 101})).status_code == 422
