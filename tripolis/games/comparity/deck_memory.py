"""Deck memory (section 8, C-R23): which landmarks a room has seen, from game to game.

The list is the option `seen` of the next game. In a file it is JSON:

    {"game": "comparity", "seen": ["big_ben", "eiffel_tower"]}
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tripolis.engine import record
from tripolis.engine.errors import BadRecord
from tripolis.engine.game import Memory
from tripolis.games.comparity.components import DECK_CARDS, DECK_IDS
from tripolis.games.comparity.state import ROOM, State

_LARGEST = 100_000


def remember(s: State) -> list[str]:
    """The landmarks seen so far: those of earlier games, and all whose open side was shown now.

    Cards that stayed closed go back unseen, so a seen card that only filled up the deck still
    counts as seen. A table that plays without deck memory adds nothing.
    """
    adds = s.deck_memory == ROOM
    return [
        DECK_IDS[card]
        for card in range(DECK_CARDS)
        if s.seen[card] == 1 or (adds and s.shown[card] == 1)
    ]


def save_memory(path: str | Path, seen: list[str]) -> None:
    """Write a memory file; an existing one is replaced whole or not at all."""
    told = {"game": "comparity", "seen": [name for name in DECK_IDS if name in seen]}
    record.save(path, json.dumps(told, indent=1) + "\n")


def load_memory(path: str | Path) -> list[str]:
    """Read a memory file; before the first game there is none, and nothing has been seen."""
    try:
        with open(path, "rb") as file:
            content = file.read(_LARGEST + 1)
    except FileNotFoundError:
        return []
    except OSError as problem:
        reason = problem.strerror or str(problem)
        raise BadRecord("engine-record-unreadable", path=str(path), problem=reason) from None
    return _checked(path, content)


def _checked(path: str | Path, content: bytes) -> list[str]:
    try:
        told = json.loads(content.decode("utf-8")) if len(content) <= _LARGEST else None
    except (ValueError, RecursionError):
        told = None
    if not isinstance(told, dict) or set(told) != {"game", "seen"} or told["game"] != "comparity":
        raise BadRecord("comparity-memory-foreign", path=str(path))
    seen = told["seen"]
    if not isinstance(seen, list):
        raise BadRecord("comparity-memory-foreign", path=str(path))
    for name in seen:
        if name not in DECK_IDS:
            raise BadRecord("comparity-memory-unknown", path=str(path), name=str(name)[:40])
    return [name for name in DECK_IDS if name in seen]


def _save_options(path: Path, options: Mapping[str, Any]) -> None:
    save_memory(path, options["seen"])


MEMORY = Memory(
    remember=lambda s: {"seen": remember(s)},
    load=lambda path: {"seen": load_memory(path)},
    save=_save_options,
)
