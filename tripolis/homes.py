"""Where games live: one package each, with its words and terminal picture beside its rules.

The games of this project are the folders of `tripolis/games`. A game in another distribution names
its package in an entry point of the group `tripolis.games`:

    [project.entry-points."tripolis.games"]
    lanterns = "lanterns"
"""

from __future__ import annotations

import pkgutil
import sys
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

GROUP = "tripolis.games"


class Home(NamedTuple):
    """A game's package, whose `GAME` is the game."""

    name: str
    package: str

    @property
    def folder(self) -> Path | None:
        """The package's folder, found without importing it; None if it is not installed."""
        try:
            spec = find_spec(self.package)
        except (ImportError, ValueError):
            return None
        return Path(spec.origin).parent if spec and spec.origin else None


def find_part(game: str, part: str) -> ModuleType | None:
    """A module of a game's package that not every game has, imported now; None if it has none."""
    name = f"{homes()[game].package}.{part}"
    return import_module(name) if find_spec(name) else None


_added: dict[str, Home] = {}


def homes() -> dict[str, Home]:
    """The homes of all games by name, in alphabetical order."""
    return dict(sorted((_installed() | _added).items()))


def add_home(home: Home) -> None:
    """Add a game's package until the program ends."""
    _added[home.name] = home


@cache
def _installed() -> dict[str, Home]:
    folders = pkgutil.iter_modules([str(Path(__file__).parent / "games")])
    ours = {m.name: Home(m.name, f"tripolis.games.{m.name}") for m in folders if m.ispkg}
    return _elsewhere() | ours


def _elsewhere() -> dict[str, Home]:
    """The games of other distributions; nothing else is installed in a browser."""
    if sys.platform == "emscripten":
        return {}
    from importlib.metadata import entry_points

    return {entry.name: Home(entry.name, entry.module) for entry in entry_points(group=GROUP)}
