"""Rules generated as source text that debuggers can step through and tracebacks show."""

from __future__ import annotations

import linecache
import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

from tripolis.engine.rule import rule


def generated_rule(
    title: str,
    name: str,
    parameters: str,
    lines: Iterable[str],
    home: ModuleType | type,
    scope: Mapping[str, Any],
    mark: Callable[[Any], Any] = rule,
) -> Any:
    """The rule `name`, with these lines as its body and `scope` as its globals.

    `home` is a module or class of the rule's game, and the title distinguishes it from that
    game's other rules. The lines are read before the scope. `mark` is `rule` or `kernel`.
    """
    source = "\n".join([f"def {name}({parameters}):", *(f"    {line}" for line in lines), ""])
    module = home if isinstance(home, ModuleType) else sys.modules[home.__module__]
    file = str(Path(str(module.__file__)).with_name(f"{title}.py"))
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    made_from = (source, *(value for value in scope.values() if callable(value)))
    made = ModuleType(f"{module.__name__.rpartition('.')[0]}.{title.replace(' ', '_')}")
    vars(made).update(scope, __made_from__=made_from)
    # A compiled rule can be loaded from the cache only if its module can be found.
    sys.modules[made.__name__] = made
    exec(compile(source, file, "exec"), vars(made))
    return rule(getattr(made, name))
