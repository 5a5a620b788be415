"""Tripolis: three city card games at one table.

>>> import tripolis
>>> match = tripolis.new("kosmopolis", players=3, edition="ru", seed=7)
>>> match.acting
[0, 1, 2]
"""

from __future__ import annotations

from importlib import import_module
from operator import attrgetter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tripolis.engine.errors import TripolisError
    from tripolis.engine.game import find_game, game_names
    from tripolis.engine.match import Match, Move, Result, load, new

    from_position = Match.from_position
    from_view = Match.from_view

__all__ = [
    "Match",
    "Move",
    "Result",
    "TripolisError",
    "find_game",
    "from_position",
    "from_view",
    "game_names",
    "load",
    "new",
]

# The compiler behind the rules loads slowly, and much of the package (the help of the command line,
# the rules for people) does without it: so public names are fetched when they are asked for.
if not TYPE_CHECKING:
    _HOMES = {
        "Match": "engine.match:Match",
        "Move": "engine.match:Move",
        "Result": "engine.match:Result",
        "TripolisError": "engine.errors:TripolisError",
        "find_game": "engine.game:find_game",
        "from_position": "engine.match:Match.from_position",
        "from_view": "engine.match:Match.from_view",
        "game_names": "engine.game:game_names",
        "load": "engine.match:load",
        "new": "engine.match:new",
    }

    def __getattr__(name: str) -> object:
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        home, _, path = _HOMES[name].partition(":")
        return attrgetter(path)(import_module(f"{__name__}.{home}"))

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
