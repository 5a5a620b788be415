"""Run the command line, as `tripolis` or as `python -m tripolis`."""

from __future__ import annotations

import sys
import warnings

from tripolis.terminal.extras import missing_extra
from tripolis.terminal.language import language, settle_language


def main() -> None:
    """Run the command line, or say which extra brings it."""
    warnings.formatwarning = _sentence
    try:
        from tripolis.terminal.cli import main as run
    except ModuleNotFoundError as problem:
        words = settle_language(sys.argv[1:])
        sys.exit(f"✗ {missing_extra(problem, words).in_language(language())}")
    run()


def _sentence(message: Warning | str, *_: object, **__: object) -> str:
    """A warning as a person reads it, without the line of code that gave it."""
    return f"! {message}\n"


if __name__ == "__main__":
    main()
