"""Rewards: a seat gets the value of the place it took in the match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tripolis.engine.errors import BadOption
from tripolis.engine.rule import rule


def place_values(players: int, values: Sequence[float] | None = None) -> NDArray[np.float32]:
    """The value of each place, best first: in even steps from 1 to -1, or as chosen.

    `(1, 0, 0, 0)` counts victories alone; `(1, -1, -1, -1)` makes every place but the first a loss.
    """
    if values is None:
        return np.linspace(1.0, -1.0, players).astype(np.float32)
    try:
        numbers = np.array(values, np.float32)
    except (TypeError, ValueError):
        numbers = np.zeros(0, np.float32)
    if numbers.shape != (players,) or not np.isfinite(numbers).all():
        raise BadOption("batch-bad-rewards", values=_written(values), players=players)
    return numbers


def _written(values: object) -> str:
    listed = values if isinstance(values, list | tuple) else [values]
    return ", ".join(str(value) for value in listed)


@rule
def give_rewards(ranks: Any, players: int, values: Any, out: Any) -> None:
    """Each seat's reward: the value of its place; seats that share places share their values."""
    for seat in range(players):
        first = int(ranks[seat]) - 1
        sharing = 0
        for other in range(players):
            if ranks[other] == ranks[seat]:
                sharing += 1
        total = np.float32(0.0)
        for place in range(first, first + sharing):
            total += values[place]
        out[seat] = total / np.float32(sharing)


def rewards_of(ranks: Any, values: NDArray[np.float32]) -> NDArray[np.float32]:
    """The rewards of a finished match, from the ranks and the values of the places."""
    out = np.zeros(len(values), np.float32)
    give_rewards(np.asarray(ranks, np.int8), len(values), values, out)
    return out
