"""The observation's real range, as the documents give it."""

from __future__ import annotations

import numpy as np
import pytest

from tripolis.batch import Tables
from tripolis.envs.table import BOUND


@pytest.mark.parametrize(("game", "players"), [("kosmopolis", 2), ("splendor", 3)])
def test_observed_numbers_stay_within_the_bounds(game: str, players: int) -> None:
    tables = Tables(game, players, 8, seed=1)
    for _ in range(12):
        tables.run(7)
        seen = tables.observe()
        assert np.isfinite(seen).all()
        assert np.abs(seen).max() <= BOUND
