"""`tripolis serve`, where it cannot."""

import socket

import pytest

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
