"""The types of the games' views in the server's description."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.example_game import lanterns
from tests.missing import missing
from tripolis.engine.game import find_game
from tripolis.engine.match import Match
from tripolis.server.app import create_app
from tripolis.server.models import to_json
from tripolis.server.view_types import describe_view

WEB = Path(__file__).parents[2] / "web"


def no_server() -> Any:
    raise AssertionError("a description needs no server")


@pytest.mark.parametrize("name", ["comparity", "kosmopolis", "splendor"])
def test_a_view_has_the_fields_its_game_declares(name: str) -> None:
    game = find_game(name)
    described = describe_view(game)[f"{name}.View"]
    view = Match(game, game.players[0], {}, 7).view(0)
    assert list(view) == described["required"]
    assert set(view["options"]) == set(described["properties"]["options"]["required"])


def test_a_game_need_not_declare_its_view() -> None:
    assert describe_view(lanterns.GAME) == {}


def test_the_types_of_the_page_are_those_of_the_server(tmp_path: Path) -> None:
    generator = WEB / "node_modules/.bin/openapi-typescript"
    if not generator.exists() or not shutil.which("node"):
        missing("no openapi-typescript: `npm ci` in web/ installs it")
    description = tmp_path / "openapi.json"
    description.write_bytes(to_json(create_app(no_server).openapi()))
    fresh = tmp_path / "schema.ts"
    subprocess.run(
        [generator, description, "-o", fresh], cwd=WEB, check=True, stdout=subprocess.DEVNULL
    )
    assert fresh.read_text() == (WEB / "src/lib/schema.ts").read_text(), "run `npm run types`"
