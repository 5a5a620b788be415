"""An installed game is found through its entry point, and English is all the words it needs."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.example_game import lanterns
from tests.server.running import ROOT, Running

NAME = "lanterns"
ORIGINAL = "tests.example_game.lanterns"


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of installed packages with the example game in it."""
    folder = tmp_path / "site"
    source = Path(lanterns.__file__).parent
    translations = shutil.ignore_patterns("__pycache__", "ru", "pl", "cs")
    shutil.copytree(source, folder / NAME, ignore=translations)
    for path in (folder / NAME).glob("*.py"):
        path.write_text(path.read_text("utf-8").replace(ORIGINAL, NAME), "utf-8")
    install(folder, NAME, NAME)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(folder), str(ROOT)]))
    monkeypatch.setenv("TRIPOLIS_INTERPRET", "1")
    monkeypatch.setenv("TRIPOLIS_LANGUAGE", "en")
    return folder


def install(folder: Path, name: str, package: str) -> None:
    """Write what an installer notes about a distribution."""
    notes = folder / f"{name}_game-1.0.dist-info"
    notes.mkdir(parents=True)
    (notes / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}-game\nVersion: 1.0\n")
    (notes / "entry_points.txt").write_text(f"[tripolis.games]\n{name} = {package}\n")


def tripolis(*words: str) -> subprocess.CompletedProcess[str]:
    """Run a command of `tripolis`."""
    command = [sys.executable, "-m", "tripolis", *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (["games"], "Lanterns"),
        (["games", NAME, "--language", "pl"], "Lanterns"),
        (["rules", NAME, "--language", "ru"], "Everybody secretly chooses a card."),
        (["simulate", NAME, "--count", "3"], "Lanterns"),
        (["arena", "--game", NAME, "--contestants", "greedy,random", "--matches", "2"], "greedy"),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)
def test_every_command_finds_an_installed_game(site: Path, command: list[str], said: str) -> None:
    done = tripolis(*command)
    assert done.returncode == 0, done.stderr
    assert said in done.stdout


def test_the_server_offers_an_installed_game_and_a_bot_plays_it(site: Path, tmp_path: Path) -> None:
    data = ["--data", str(tmp_path / "data"), "--bots", "1", "--unlimited"]
    server = Running(tmp_path / "log", "serve", *data)
    try:
        server.wait_until_up()
        with httpx.Client(base_url=server.address, timeout=60) as anna:
            games = anna.get("/api/games").json()["games"]
            assert NAME in [game["name"] for game in games]
            polish = anna.get("/api/words/pl").text
            assert f"{NAME}-name = Lanterns" in polish
            assert "kosmopolis-about" in polish
            rules = anna.get(f"/api/rules/{NAME}/pl").text
            assert "Everybody secretly chooses a card." in rules
            assert play_against_a_bot(anna)["status"] == "over"
    finally:
        server.stop()


def play_against_a_bot(anna: httpx.Client) -> Any:
    """A whole match at a new table; what the table shows in the end."""
    anna.get("/api/me")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "newcomer"}]
    wanted = {"game": NAME, "players": 2, "seats": seats, "pace_ms": 0}
    made = anna.post("/api/tables", json=wanted, headers={"Idempotency-Key": "new-table"}).json()
    table = f"/api/tables/{made['id']}"
    anna.post(f"{table}/nonce", json={"nonce": "12345678"})
    while True:
        shown = anna.get(f"{table}?seat=0").json()
        if shown["status"] == "over":
            return shown
        if not shown["play"] or 0 not in shown["play"]["awaited"]:
            time.sleep(0.05)  # the bot thinks
            continue
        move = {"seat": 0, "move": shown["play"]["legal"][0]["text"], "seq": shown["seq"]}
        anna.post(f"{table}/moves", json=move, headers={"Idempotency-Key": f"{shown['seq']:08}"})


@pytest.mark.parametrize(
    ("package", "problem"),
    [
        ("no_such_package", "No module named 'no_such_package'"),
        ("json", "has no GAME with the name “broken”"),
    ],
)
def test_a_package_without_its_game_is_named_in_one_sentence(
    site: Path, package: str, problem: str
) -> None:
    install(site, "broken", package)
    done = tripolis("simulate", "broken")
    assert done.returncode == 1
    assert problem in done.stderr
    assert "Traceback" not in done.stderr
    assert tripolis("simulate", NAME, "--count", "1").returncode == 0
