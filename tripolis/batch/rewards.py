"""Rewards: a seat gets the value of the place it took in the match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from tripolis.engine.errors import BadOption
from tripolis.engine.rule import rule


def place_values(players: int, values: Sequence[float] | None = None) -> Any:
    """The value of each place, best first: in even steps from 1 to -1, or as chosen.

    `(1, 0, 0, 0)` counts victories alone; `(1, -1, -1, -1)` makes every place but the first a loss.
    """
    if values is None:
        return np.linspace(1.0, -1.0, players).astype(np.float32)
    if len(values) != players:
        told = ", ".join(str(value) for value in values)
        raise BadOption("batch-bad-rewards", values=told, players=players)
    return np.array(values, np.float32)


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


def rewards_of(ranks: Any, values: Any) -> Any:
    """The rewards of a finished match, from the ranks and the values of the places."""
    out = np.zeros(len(values), np.float32)
    give_rewards(np.asarray(ranks, np.int8), len(values), values, out)
    return out
