"""Real processes to try the server with: its own, a PostgreSQL and a Redis, all for a while."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
_PATIENCE = 120.0


class Missing(Exception):
    """A program that is not on this machine; the text says what to install."""


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


class Running:
    """A `tripolis` command that runs until it is stopped."""

    def __init__(self, log: Path, *words: str) -> None:
        self.log = log
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        serves = words[0] == "serve"
        where = ["--port", str(self.port)] if serves else []
        with log.open("ab") as out:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tripolis", *words, *where],
                cwd=ROOT,
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=out,
            )
        self._serves = serves

    @property
    def is_up(self) -> bool:
        """Does it answer?"""
        if not self._serves:
            return b"Ctrl+C" in self.log.read_bytes()
        try:
            with urllib.request.urlopen(f"{self.address}/healthz", timeout=5) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def wait_until_up(self) -> None:
        """Wait for its first answer."""
        end = time.monotonic() + _PATIENCE
        while not self.is_up:
            if self.process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"it did not start: {self.log.read_text()[-2000:]}")
            time.sleep(0.05)

    def kill(self) -> None:
        """End it as a power cut would: it does not get to do anything more."""
        self.process.kill()
        self.process.wait()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Ask it to end, and say how it did."""
        self.process.send_signal(how)
        return self.process.wait(_PATIENCE)


def spawned_by(pid: int) -> list[int]:
    """The processes that a server has started to serve with it."""
    children = Path(f"/proc/{pid}/task/{pid}/children")
    if not children.exists():
        return []
    found = [int(child) for child in children.read_text().split()]
    return [one for one in found if b"spawn_main" in Path(f"/proc/{one}/cmdline").read_bytes()]


@contextmanager
def postgresql(*settings: str) -> Iterator[str]:
    """A PostgreSQL of our own; its address."""
    initdb, postgres = _postgresql_program("initdb"), _postgresql_program("postgres")
    with tempfile.TemporaryDirectory(prefix="tripolis-postgresql-") as folder:
        # PostgreSQL refuses to run as root.
        somebody = "nobody" if os.geteuid() == 0 else None
        if somebody:
            shutil.chown(folder, somebody)
        data, port = f"{folder}/data", free_port()
        made = [initdb, "-D", data, "-U", "tripolis", "-A", "trust", "--no-sync"]
        subprocess.run(made, check=True, capture_output=True, cwd=folder, user=somebody)
        options = [f"port={port}", "listen_addresses=127.0.0.1", "unix_socket_directories="]
        named = [word for option in (*options, *settings) for word in ("-c", option)]
        with _program([postgres, "-D", data, *named], port, folder, signal.SIGINT, somebody):
            yield f"postgresql://tripolis:not-to-be-told@127.0.0.1:{port}/postgres"


def _postgresql_program(name: str) -> str:
    """PostgreSQL's programs; Debian keeps some where no PATH leads."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    path = str(found[-1]) if found else shutil.which(name)
    if path is None:
        raise Missing("no PostgreSQL: install Debian's package postgresql")
    return path


@contextmanager
def redis() -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """A Redis of our own; its address and its process."""
    program = shutil.which("redis-server")
    if program is None:
        raise Missing("no Redis: install Debian's package redis-server")
    port = free_port()
    words = [program, "--port", str(port), "--bind", "127.0.0.1", "--save", ""]
    with (
        tempfile.TemporaryDirectory(prefix="tripolis-redis-") as folder,
        _program(words, port, folder, signal.SIGTERM) as process,
    ):
        yield f"redis://127.0.0.1:{port}", process


@contextmanager
def _program(
    words: Sequence[str],
    port: int,
    folder: str,
    how_to_end: signal.Signals,
    user: str | None = None,
) -> Iterator[subprocess.Popen[bytes]]:
    with open(f"{folder}/log", "wb") as log:
        process = subprocess.Popen(
            words, cwd=folder, stdin=subprocess.DEVNULL, stdout=log, stderr=log, user=user
        )
    try:
        _wait_for_port(process, port, f"{folder}/log")
        yield process
    finally:
        process.send_signal(how_to_end)
        process.wait()


def _wait_for_port(process: subprocess.Popen[bytes], port: int, log: str) -> None:
    end = time.monotonic() + _PATIENCE
    while True:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        if process.poll() is not None or time.monotonic() > end:
            raise RuntimeError(f"it did not start: {Path(log).read_text()[-2000:]}")
        time.sleep(0.05)


class Cluster:
    """Servers and workers over one store."""

    def __init__(self, folder: Path, *words: str) -> None:
        self._folder = folder
        self._words = words
        self._started: list[Running] = []

    def start(self, kind: str, *more: str) -> Running:
        """Start a server or a worker, and do not wait for it."""
        log = self._folder / f"{kind}-{len(self._started)}.log"
        one = Running(log, kind, *self._words, *more)
        self._started.append(one)
        return one

    def logs(self) -> str:
        """Everything that anything wrote."""
        return "\n".join(log.read_text() for log in self._folder.glob("*.log"))

    def end(self) -> None:
        """Stop whatever still runs."""
        for one in self._started:
            if one.process.poll() is None:
                one.process.kill()
        for one in self._started:
            one.process.wait()


@contextmanager
def shared_store(folder: Path) -> Iterator[tuple[Cluster, str, subprocess.Popen[bytes]]]:
    """A cluster over its own PostgreSQL and Redis, the database's address, and that Redis."""
    with ExitStack() as stack:
        # Nobody cuts the power of this PostgreSQL, so it need not wait for the disk.
        database = stack.enter_context(postgresql("fsync=off"))
        hints, process = stack.enter_context(redis())
        words = ("--database", database, "--redis", hints, "--log-level", "info")
        cluster = Cluster(folder, *words)
        stack.callback(cluster.end)
        yield cluster, database, process
