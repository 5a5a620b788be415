"""The extras of the package: which one brings the modules that a command misses."""

from __future__ import annotations

from collections.abc import Sequence

from tripolis.engine.errors import TripolisError

BRINGS = {
    "server": {"alembic", "fastapi", "limits", "msgspec", "prometheus_client", "sqlalchemy"}
    | {"starlette", "uvicorn"},
    "terminal": {"rich", "textual", "typer"},
    "arena": {"openskill"},
}
"""The modules of each extra, as they are imported."""
_COMMANDS = {"serve": "server", "worker": "server", "backup": "server", "arena": "arena"}
"""The extras of these commands bring the command line too."""


class MissingExtra(TripolisError):
    """A command needs packages that are not installed."""


def missing_extra(problem: ModuleNotFoundError, words: Sequence[str]) -> MissingExtra:
    """The extra to install for a command line; raises the problem again if no extra helps."""
    module = (problem.name or "").partition(".")[0]
    extra = next((extra for extra, modules in BRINGS.items() if module in modules), None)
    if extra is None:
        raise problem
    command = next((word for word in words if word in _COMMANDS), None)
    if extra == "terminal" and command:
        extra = _COMMANDS[command]
    return MissingExtra("terminal-missing-extra", extra=extra)
