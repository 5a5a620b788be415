"""boardgame.io's own server under the load that `server.py` gives ours.

npm installs it into `build/boardgame.io`, in the versions that `boardgame_io/package-lock.json`
names. Its players and spectators are sockets of its own kind, in one Node process.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.server.running import Missing, free_port

_SOURCES = Path(__file__).resolve().parent / "boardgame_io"
_FOLDER = _SOURCES.parent.parent / "build" / "boardgame.io"
_PATIENCE = 600


@dataclass(frozen=True)
class PeerPlan:
    """The load: `watchers` counts the players and spectators of a table."""

    tables: int
    watchers: int
    rate: int
    seconds: float


def try_peer(storage: str, plan: PeerPlan) -> dict[str, object]:
    """What its server bears with its storage in `memory` or in `files`."""
    install()
    with (
        tempfile.TemporaryDirectory(prefix="boardgame-io-") as folder,
        _serving(storage if storage == "memory" else folder) as (port, pid),
    ):
        asked = {"port": port, "pid": pid, **vars(plan)}
        played = subprocess.run(
            ["node", "players.cjs", json.dumps(asked)],
            cwd=_FOLDER,
            stdout=subprocess.PIPE,
            timeout=_PATIENCE,
            check=True,
        )
    return {"store": f"boardgame.io, {storage}", **json.loads(played.stdout)}


def install() -> None:
    """Install boardgame.io, if that has not been done."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        raise Missing("node and npm")
    _FOLDER.mkdir(parents=True, exist_ok=True)
    lock, there = _SOURCES / "package-lock.json", _FOLDER / "package-lock.json"
    installed = there.exists() and there.read_bytes() == lock.read_bytes()
    for source in _SOURCES.iterdir():
        shutil.copy(source, _FOLDER)
    if not installed or not (_FOLDER / "node_modules").exists():
        quietly = ("--omit=optional", "--ignore-scripts", "--silent")
        subprocess.run(["npm", "ci", *quietly], cwd=_FOLDER, timeout=_PATIENCE, check=True)


@contextmanager
def _serving(storage: str) -> Iterator[tuple[int, int]]:
    """Its server, until the block ends: its port and its process."""
    port = free_port()
    with subprocess.Popen(
        ["node", "server.cjs", str(port), storage], cwd=_FOLDER, stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout is not None
            while "listening" not in (line := server.stdout.readline()):
                if not line:
                    raise Missing("a boardgame.io that starts")
            yield port, server.pid
        finally:
            server.kill()
