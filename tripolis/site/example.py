"""The entry of a documentation page's worker: runs the page's examples one after another."""

from __future__ import annotations

import ast
import contextlib
import io
import traceback
from typing import Any

_names: dict[str, Any] = {"__name__": "__main__"}


def run(code: str) -> str:
    """Run an example as if it were typed in; says what is printed, and how it failed if it did.

    Of an example with prompts only the typed lines are run. Names stay known to later examples.
    """
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        try:
            for statement in ast.parse(typed(code)).body:
                exec(compile(ast.Interactive([statement]), "<example>", "single"), _names)
        except Exception as problem:
            print("".join(traceback.format_exception_only(problem)).strip())
    return printed.getvalue()


def typed(code: str) -> str:
    """The lines of an example that somebody types, without their prompts."""
    lines = code.splitlines()
    prompted = [line[4:] for line in lines if line[:4].rstrip() in (">>>", "...")]
    return "\n".join(prompted or lines)
