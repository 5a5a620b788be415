"""A playthrough reads as it did when somebody last looked at it."""

import pytest

from tests.playthroughs import path_of, playthrough
from tripolis import game_names


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in game_names()]
)
def test_a_playthrough_reads_as_before(name: str) -> None:
    """If it should read otherwise, `python -m tests.playthroughs` writes it anew."""
    assert path_of(name).is_file(), "there is no playthrough yet: run python -m tests.playthroughs"
    assert playthrough(name).splitlines() == path_of(name).read_text("utf-8").splitlines()


def test_there_is_no_playthrough_without_a_game() -> None:
    kept = {path.stem for path in path_of("any").parent.glob("*.txt")}
    assert kept <= set(game_names())
