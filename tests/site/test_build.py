"""The archive of a site has all that runs in a page, and needs nothing that a page lacks."""

from __future__ import annotations

import hashlib
import io
import os
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from tripolis.engine.game import game_names
from tripolis.site import build
from tripolis.site.build import archive, package_files

LACKING = ("alembic", "fastapi", "fluent", "numpy", "pydantic", "sqlalchemy")
TOUR = """
import sys
sys.modules |= dict.fromkeys({lacking}, None)
sys.path.insert(0, {folder!r})
import tripolis.site.ground
assert "msgspec" not in sys.modules and "js" not in sys.modules
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


def unpack_package(folder: Path) -> None:
    """What else is in the archive was compiled for a browser."""
    for name, content in package_files().items():
        if name.startswith("tripolis/"):
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)


def test_a_page_can_import_and_play_what_its_archive_brings(tmp_path: Path) -> None:
    unpack_package(tmp_path)
    games = [name for name in game_names() if (tmp_path / "tripolis" / "games" / name).is_dir()]
    assert games == ["comparity", "kosmopolis", "splendor"]
    tour = TOUR.format(lacking=LACKING, folder=str(tmp_path), games=games)
    setting = {**os.environ, "TRIPOLIS_ARRAYS": "plain", "TRIPOLIS_RULES": "plain"}
    command = [sys.executable, "-c", tour]
    run = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, env=setting)
    assert run.returncode == 0, run.stderr


def test_the_same_package_makes_the_same_archive() -> None:
    assert archive() == archive()


def test_a_source_goes_into_the_site_compiled_unless_it_has_changed_since(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    name = "tripolis/homes.py"
    source = package_files()[name]
    key = hashlib.sha256(name.encode() + b"\0" + source).hexdigest()
    monkeypatch.setattr(build, "_bytecode", lambda: {key: b"bytecode"})
    assert names_in(archive()) > {"tripolis/homes.pyc", "tripolis/site/house.py"}
    monkeypatch.setattr(build, "_bytecode", lambda: {"0" * 64: b"of an older source"})
    assert name in names_in(archive())


def names_in(packed: bytes) -> set[str]:
    with tarfile.open(fileobj=io.BytesIO(packed)) as files:
        return set(files.getnames())


def test_a_module_that_is_older_than_its_rules_stays_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "outdated", lambda: {"splendor": "It is older than its sources."})
    modules = {name for name in package_files() if name.endswith(".wasm")}
    assert modules == {f"tripolis/wasm/modules/{game}.wasm" for game in ("comparity", "kosmopolis")}


def test_an_address_that_is_no_servers_is_refused(tmp_path: Path) -> None:
    with pytest.raises(build.NoSite, match="not the address of a server"):
        build.write_site(tmp_path / "site", "javascript:alert(1)")
    assert not (tmp_path / "site").exists()
