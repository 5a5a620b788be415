"""What can be played, the words for it, and the page."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.visit import Visit
from tripolis.engine.game import find_game, game_names
from tripolis.engine.options import Choice
from tripolis.players.levels import LEVELS
from tripolis.server.routes import page
from tripolis.words import LANGUAGES, rules_text


async def test_every_game_is_offered_with_its_options_and_their_bounds(visit: Visit) -> None:
    told = await visit.passer_by().get("/api/games")
    offered = [game["name"] for game in told["games"]]
    assert offered[:3] == ["kosmopolis", "splendor", "comparity"]
    assert sorted(offered) == game_names()
    assert told["levels"] == list(LEVELS)
    seats = [(who["level"], who["name"]) for who in told["characters"]]
    assert [level for level, name in seats if name == "nina"] == ["visitor", "newcomer"]
    for game in told["games"]:
        found = find_game(game["name"])
        assert [option["name"] for option in game["options"]] == [o.name for o in found.options]
        for option, true in zip(game["options"], found.options, strict=True):
            if isinstance(true, Choice):
                assert option["values"] == list(true.values)
                assert option["default"] in true.values
                assert option.get("presets") == (dict(true.presets) if true.presets else None)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_words_are_sent_once(visit: Visit, language: str) -> None:
    somebody = visit.passer_by()
    first = await somebody.send("GET", f"/api/words/{language}")
    assert first.headers["content-encoding"] == "gzip"
    for key in ("server-guest =", "kosmopolis-name =", "landmark-"):
        assert key in first.text
    somebody.client.headers["If-None-Match"] = first.headers["etag"]
    again = await somebody.send("GET", f"/api/words/{language}")
    assert (again.status_code, again.content) == (304, b"")
    rules = await somebody.send("GET", f"/api/rules/splendor/{language}")
    assert rules.text == rules_text("splendor", language)


async def test_what_is_not_there_is_said_so(visit: Visit) -> None:
    somebody = visit.passer_by()
    for path in ("/api/rules/chess/en", "/api/words/xx", "/api/nothing", "/api/tables/short"):
        status, _ = await somebody.refused("GET", path)
        assert status == 404, path


async def test_every_address_leads_to_the_page_and_none_out_of_its_folder(
    visit: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "page"
    monkeypatch.setattr(page, "PAGE", folder)
    somebody = visit.passer_by()
    missing = await somebody.send("GET", "/")
    assert missing.status_code == 404
    assert "npm run build" in missing.text
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<p>Tripolis", "utf-8")
    (folder / "assets" / "a.js").write_text("1", "utf-8")
    (tmp_path / "secret").write_text("hush", "utf-8")
    for path in ("/", "/table/abc?invite=x", "/index.html"):
        answer = await somebody.send("GET", path)
        assert answer.text == "<p>Tripolis"
        assert "default-src 'self'" in answer.headers["content-security-policy"]
    script = await somebody.send("GET", "/assets/a.js")
    assert "immutable" in script.headers["cache-control"]
    for path in ("/../secret", "/%2e%2e/secret", "/assets/%2e%2e/%2e%2e/secret"):
        assert "hush" not in (await somebody.send("GET", path)).text
