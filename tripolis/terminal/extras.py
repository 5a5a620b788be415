"""The extras of the package: which one provides the modules that a command is missing."""

from __future__ import annotations

from collections.abc import Sequence

from tripolis.engine.errors import TripolisError

BRINGS = {
    "server": {"alembic", "fastapi", "limits", "msgspec", "prometheus_client", "sqlalchemy"}
    | {"starlette", "uvicorn"},
    "terminal": {"numpy", "rich", "textual", "typer"},
    "arena": {"openskill"},
}
"""The modules of each extra, as they are imported."""
_COMMANDS = {"serve": "server", "worker": "server", "backup": "server"}
_COMMANDS |= {"arena": "arena", "benchmark": "arena"}
"""The extras of these commands include the command line."""


class MissingExtra(TripolisError):
    """A command needs packages that are not installed."""


def missing_extra(problem: ModuleNotFoundError, words: Sequence[str]) -> MissingExtra:
    """The extra to install for a command line; raises the error again if no extra helps."""
    module = (problem.name or "").partition(".")[0]
    extra = next((extra for extra, modules in BRINGS.items() if module in modules), None)
    if extra is None:
        raise problem
    command = next((word for word in words if word in _COMMANDS), None)
    if extra == "terminal" and command:
        extra = _COMMANDS[command]
    return MissingExtra("terminal-missing-extra", extra=extra)
