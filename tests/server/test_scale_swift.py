"""What is drawn from a swift state is what is drawn from the record it was made of."""

import random

import pytest

from tripolis.engine.game import game_names
from tripolis.engine.match import Match, new
from tripolis.server.swift import swift


def drawn(match: Match, made: object, viewer: int) -> list[object]:
    """All that the server ever draws from a state."""
    game = match.game
    legal = game.legal_actions(made, viewer) if viewer >= 0 else []
    return [
        game.view(made, viewer),
        game.prompt(made, viewer),
        [game.write_move(made, viewer, action) for action in legal],
        [game.move_parts(made, viewer, action) for action in legal],
    ]


@pytest.mark.parametrize("name", game_names())
def test_a_swift_state_tells_the_same_as_the_record(name: str) -> None:
    luck, match = random.Random(3), new(name, seed=3)
    while not match.over and len(match.played) < 12:
        before = match.state.tobytes()
        for viewer in range(-1, match.players):
            assert drawn(match, swift(match.state), viewer) == drawn(match, match.state, viewer)
        assert match.state.tobytes() == before
        seat = match.awaited[0]
        match.play(seat, luck.choice(match.legal(seat)))
