"""The archive of a site has all that runs in a page, and needs nothing that a page lacks."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import zipfile
from pathlib import Path

from tripolis.engine.game import game_names
from tripolis.site.build import archive

LACKING = ("alembic", "fastapi", "fluent", "numpy", "pydantic", "sqlalchemy")
TOUR = """
import sys
sys.modules |= dict.fromkeys({lacking}, None)
sys.path.insert(0, {folder!r})
import tripolis.site.browser, tripolis.site.thinker
from tripolis.engine.match import Match
from tripolis.engine.game import find_game, game_names
assert tripolis.__file__.startswith({folder!r})
assert game_names() == {games}, game_names()
for name in game_names():
    match = Match(find_game(name), 2, {{}}, seed=1)
    match.play(match.awaited[0], match.legal(match.awaited[0])[0])
    match.view(None)
"""


def test_a_page_can_import_and_play_what_its_archive_brings(tmp_path: Path) -> None:
    packed = zipfile.ZipFile(io.BytesIO(archive()))
    # What else is in it was compiled for a browser.
    packed.extractall(tmp_path, [one for one in packed.namelist() if one.startswith("tripolis/")])
    games = [name for name in game_names() if (tmp_path / "tripolis" / "games" / name).is_dir()]
    assert games == ["comparity", "kosmopolis", "splendor"]
    tour = TOUR.format(lacking=LACKING, folder=str(tmp_path), games=games)
    setting = {**os.environ, "TRIPOLIS_ARRAYS": "plain", "TRIPOLIS_RULES": "plain"}
    command = [sys.executable, "-c", tour]
    run = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, env=setting)
    assert run.returncode == 0, run.stderr


def test_the_same_package_makes_the_same_archive() -> None:
    assert archive() == archive()
