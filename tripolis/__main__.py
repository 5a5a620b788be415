"""Run the command line, as `tripolis` or as `python -m tripolis`."""

from __future__ import annotations

import sys

from tripolis.terminal.extras import missing_extra
from tripolis.terminal.language import language, settle_language


def main() -> None:
    """Run the command line, or say which extra brings it."""
    try:
        from tripolis.terminal.cli import main as run
    except ModuleNotFoundError as problem:
        words = settle_language(sys.argv[1:])
        sys.exit(f"✗ {missing_extra(problem, words).in_language(language())}")
    run()


if __name__ == "__main__":
    main()
