"""Complete matches that must replay to the same state for ever, or the rules version changes.

    python -m tests.games.splendor.test_records

writes them anew, for a new rules version.
"""

from pathlib import Path

import pytest

import tripolis
from tripolis import Match
from tripolis.games.splendor.state import MODULE_NAMES
from tripolis.players.policy import GREEDY, choose_action, player_luck

from .table import GAME

FOLDER = Path(__file__).parent / "records"
TABLES = {
    "base": (2, []),
    **{name: (2 + i % 3, [name]) for i, name in enumerate(MODULE_NAMES)},
    "all": (3, list(MODULE_NAMES)),
}


@pytest.mark.parametrize("name", TABLES)
def test_a_saved_match_replays_to_the_same_state(name):
    path = FOLDER / f"{name}.trip"
    match = tripolis.load(path)
    assert match.over
    assert match.options["modules"] == TABLES[name][1]
    assert match.record() == path.read_text("utf-8")


def write_records() -> None:
    """Greedy matches, one for every table."""
    for seed, (name, (players, modules)) in enumerate(TABLES.items(), start=20):
        match = Match(GAME, players, {"modules": modules}, seed)
        match.names = ["Anna", "Viktor", "Jana", "Piotr"][:players]
        lucks = [player_luck(seed, seat) for seat in range(players)]
        while not match.over:
            seat = match.awaited[0]
            action = choose_action(GAME, match.state, seat, GREEDY, lucks[seat])
            match.play(seat, GAME.write_move(match.state, seat, action))
        match.save(FOLDER / f"{name}.trip")


if __name__ == "__main__":
    write_records()
