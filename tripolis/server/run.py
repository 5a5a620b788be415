"""A server process from its start to its end, and a copy of its store."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import uvicorn

from tripolis.server.app import create_app
from tripolis.server.bots import Pool
from tripolis.server.bounds import Bounds
from tripolis.server.house import House
from tripolis.server.logs import log_to_stderr
from tripolis.server.store import open_store, sqlite_url


def store_in(folder: Path) -> str:
    """The address of the store in a folder, which is made where needed."""
    folder.mkdir(parents=True, exist_ok=True)
    return sqlite_url(folder.resolve())


def run(host: str, port: int, database: str, bots: int, unlimited: bool, log_level: str) -> None:
    """Serve until told to stop."""
    log_to_stderr(log_level)

    def open_house() -> House:
        return House(open_store(database), Pool(bots), bounds=Bounds(limited=not unlimited))

    uvicorn.run(
        create_app(open_house),
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=2,
    )


def copy_store(folder: Path, file: Path) -> None:
    """Copy a store that may be in use: whole, as of one moment."""
    source = sqlite3.connect(f"file:{folder / 'tripolis.db'}?mode=ro", uri=True)
    copy = sqlite3.connect(file)
    with source, copy:
        source.backup(copy)
    copy.close()
    source.close()
