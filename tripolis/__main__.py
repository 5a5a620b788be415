"""Run the command line, as `tripolis` or as `python -m tripolis`."""

from __future__ import annotations

import os
import sys
import warnings
from importlib.util import find_spec

from tripolis.engine.modules import outdated
from tripolis.terminal.extras import missing_extra
from tripolis.terminal.language import command_in, language, settle_language

_SERVERS = ("serve", "worker")


def main() -> None:
    """Run the command line, or say which extra brings it."""
    warnings.formatwarning = _sentence
    if command_in(sys.argv[1:]) in _SERVERS and _modules_run():
        # Single tables are 1.2 to 1.5 times as fast on plain records as on NumPy's.
        os.environ.setdefault("TRIPOLIS_ARRAYS", "plain")
    try:
        from tripolis.terminal.cli import main as run
    except ModuleNotFoundError as problem:
        words = settle_language(sys.argv[1:])
        sys.exit(f"✗ {missing_extra(problem, words).in_language(language())}")
    run()


def _modules_run() -> bool:
    """Will modules run what is hot? Numba, which needs NumPy, could run it instead."""
    asked = os.environ.get("TRIPOLIS_RULES", "wasm")
    return asked == "wasm" and find_spec("wasmtime") is not None and not outdated()


def _sentence(message: Warning | str, *_: object, **__: object) -> str:
    """A warning as a person reads it, without the line of code that gave it."""
    return f"! {message}\n"


if __name__ == "__main__":
    main()
