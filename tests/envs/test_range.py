"""What the documents say of options and of the observation's range."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import tripolis
from tripolis.batch import Tables
from tripolis.engine.options import Choice, PerSeat, Several
from tripolis.envs.table import BOUND


@pytest.mark.parametrize(
    ("game", "players"), [("kosmopolis", 2), ("splendor", 3), ("comparity", 2)]
)
def test_observed_numbers_stay_within_the_bounds(game: str, players: int) -> None:
    tables = Tables(game, players, 8, seed=1)
    for _ in range(12):
        tables.run(7)
        seen = tables.observe()
        assert np.isfinite(seen).all()
        assert np.abs(seen).max() <= BOUND


@pytest.mark.parametrize("name", ["kosmopolis", "splendor", "comparity"])
def test_every_option_is_documented_with_its_values(name: str) -> None:
    docs = Path(__file__).parent.parent.parent / "docs" / "research.md"
    _, _, section = docs.read_text("utf-8").partition(f"| {name.capitalize()} | values | means |")
    rows = {line.split("`")[1]: line for line in section.partition("\n\n")[0].splitlines()[2:]}
    game = tripolis.find_game(name)
    assert list(rows) == [option.name for option in game.options]
    for option in game.options:
        values = option.values if isinstance(option, Choice | PerSeat | Several) else ()
        if len(values) < 10:
            assert all(f"`{value}`" in rows[option.name] for value in values)
        if not isinstance(option, Several):
            first = rows[option.name].split("|")[2].split("`")[1]
            assert first == str(game.full_options({})[option.name])
