"""The kinds of tables at which networks learn."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

CHOICES = 64
"""A network that learns chooses among the first so many legal moves, where that is not given."""


@dataclass(frozen=True)
class Setup:
    """A kind of table to learn at."""

    players: int
    options: dict[str, Any] = field(default_factory=dict)
    choices: int = CHOICES


def _comparity(players: int, mode: str, memory: str = "traveller") -> Setup:
    """A table of Comparity at which everybody remembers the landmarks equally well."""
    return Setup(players, {"mode": mode, "travellers": [memory] * players}, 256)


SETUPS: dict[str, tuple[Setup, ...]] = {
    "kosmopolis": (
        Setup(2, {"edition": "ru"}, 48),
        Setup(3, {"edition": "ru"}, 48),
        Setup(4, {"edition": "ru"}, 48),
        Setup(2, {"edition": "pl"}, 48),
        Setup(3, {"edition": "cs"}, 48),
        Setup(4, {"edition": "pl"}, 48),
    ),
    "splendor": (
        Setup(2),
        Setup(2, {"modules": ["orient"]}),
        Setup(3),
        Setup(2, {"modules": ["cities"]}),
        Setup(4),
        Setup(2, {"modules": ["strongholds"]}),
        Setup(3, {"modules": ["cities", "orient", "strongholds", "trading_posts"]}),
        Setup(2, {"modules": ["trading_posts"]}),
        Setup(4, {"modules": ["orient", "trading_posts"]}),
        Setup(2, {"modules": ["cities", "orient", "strongholds", "trading_posts"]}),
        Setup(3, {"modules": ["strongholds", "trading_posts"]}),
        Setup(4, {"modules": ["cities", "strongholds"]}),
    ),
    "comparity": (
        _comparity(2, "height"),
        _comparity(3, "height"),
        _comparity(2, "year"),
        _comparity(4, "height"),
        _comparity(2, "height", "author"),
        _comparity(3, "year"),
        _comparity(5, "height"),
        _comparity(3, "height", "author"),
        _comparity(4, "year", "author"),
        _comparity(2, "year", "author"),
        _comparity(5, "year"),
        _comparity(4, "height", "author"),
    ),
}
"""What a network of each game learns; the first set-up is the one it learns most of."""
