"""`tripolis serve` and `tripolis backup`, where they cannot, and how a server ends."""

from __future__ import annotations

import json
import signal
import socket
import sqlite3
import stat
import urllib.request
from pathlib import Path

import pytest

from tests.server.running import Running
from tripolis.server.run import copy_store, sole_server, store_in
from tripolis.server.store import open_store
from tripolis.terminal.cli import app as command_line


def test_an_address_that_is_taken_is_one_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TRIPOLIS_LANGUAGE", "en")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(SystemExit) as ended:
            command_line(["serve", "--port", str(port)])
    assert ended.value.code
    said = capsys.readouterr()
    assert not said.out
    assert str(port) in said.err
    assert "--port" in said.err


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one sentence with which a command ends."""
    with pytest.raises(SystemExit) as ended:
        command_line([*words, "--language", "en"])
    assert ended.value.code
    said = capsys.readouterr()
    assert not said.out
    assert "Traceback" not in said.err
    return " ".join(said.err.split())


def test_a_second_server_over_a_folder_refuses(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    data = tmp_path / "data"
    with sole_server(data):
        said = refused(capsys, "serve", "--port", "0", "--data", str(data))
    assert "Another server is using the folder" in said
    with sole_server(data):
        pass  # the first has ended, and the next may begin


def test_a_store_that_a_newer_program_has_changed_is_left_alone(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    open_store(store_in(tmp_path)).close()
    store = sqlite3.connect(tmp_path / "tripolis.db")
    with store:
        store.execute("update alembic_version set version_num = '9999'")
    said = refused(capsys, "serve", "--port", "0", "--data", str(tmp_path))
    assert "A newer version of Tripolis has changed this store." in said
    assert list(store.execute("select version_num from alembic_version")) == [("9999",)]
    store.close()


def test_a_backup_into_a_folder_that_is_not_there_is_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    open_store(store_in(tmp_path)).close()
    there = tmp_path / "nowhere" / "monday.db"
    said = refused(capsys, "backup", str(there), "--data", str(tmp_path))
    assert "There is no folder" in said
    file = tmp_path / "file"
    file.touch()
    said = refused(capsys, "serve", "--port", "0", "--data", str(file / "data"))
    assert "cannot be used" in said


def test_nobody_else_on_the_machine_can_read_a_store_or_its_copy(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with sole_server(data):
        store = open_store(store_in(data))
        copy_store(data, tmp_path / "monday.db")
        assert stat.S_IMODE(data.stat().st_mode) == 0o700
        for file in (*data.iterdir(), tmp_path / "monday.db"):
            assert stat.S_IMODE(file.stat().st_mode) == 0o600, file.name
        store.close()
    # A store from before is closed to others when it is opened.
    (data / "tripolis.db").chmod(0o644)
    open_store(store_in(data)).close()
    assert stat.S_IMODE((data / "tripolis.db").stat().st_mode) == 0o600


def test_a_server_that_is_told_to_end_says_nothing_of_its_streams(tmp_path: Path) -> None:
    running = Running(tmp_path / "log", "serve", "--data", str(tmp_path / "data"), "--bots", "0")
    try:
        running.wait_until_up()
        opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
        opener.open(f"{running.address}/api/me").read()
        wanted = json.dumps({"game": "splendor", "players": 2}).encode()
        headers = {"Idempotency-Key": "k", "Content-Type": "application/json"}
        asked = urllib.request.Request(f"{running.address}/api/tables", wanted, headers)
        table = json.loads(opener.open(asked).read())["id"]
        stream = opener.open(f"{running.address}/api/tables/{table}/events")
        assert stream.readline()
        assert running.stop(signal.SIGTERM) == 0
        stream.read()
        stream.close()
    finally:
        running.kill()
    said = running.log.read_text()
    assert "Traceback" not in said
    assert '"level"' not in said
