"""A test that asks for a `table` runs at every table of every game, for a `name` once a game."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.conformance.tables import Table, tables_of
from tripolis import find_game, game_names
from tripolis.engine.game import Game


@pytest.fixture
def game(table: Table) -> Game:
    """The game of a table."""
    return table.game


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "table" in metafunc.fixturenames:
        _run_for_each(metafunc, "table", {name: _tables(name) for name in game_names()})
    elif "name" in metafunc.fixturenames:
        _run_for_each(metafunc, "name", {name: [name] for name in game_names()})


def _tables(name: str) -> list[Table]:
    try:
        return tables_of(find_game(name))
    except Exception:
        # A game that cannot be imported fails at a table of its own, and no other game with it.
        return [Table(name, 0)]


def _run_for_each(
    metafunc: pytest.Metafunc, argument: str, values: dict[str, Sequence[object]]
) -> None:
    # A game stays with one worker, which compiles its rules once and keeps the matches it played.
    params = [
        pytest.param(value, id=str(value), marks=pytest.mark.xdist_group(name))
        for name, of_game in values.items()
        for value in of_game
    ]
    metafunc.parametrize(argument, params)
