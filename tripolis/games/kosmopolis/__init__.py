"""Kosmopolis: two to four players fill their cities without outgrowing the capital."""

from tripolis.engine.game import define_game
from tripolis.games.kosmopolis import (
    insight,
    judgement,
    knowledge,
    narration,
    observation,
    position,
    rules,
    scoring,
    traits,
)
from tripolis.games.kosmopolis.state import OPTIONS, State

GAME = define_game(
    rules,
    scoring,
    knowledge,
    observation,
    judgement,
    traits,
    insight,
    narration,
    position,
    name="kosmopolis",
    rules_version=1,
    players=(2, 4),
    options=OPTIONS,
    state=State,
    turn=rules.TURN,
    most_legal=48,
    place=1,
    copied_on_cuda=False,
)
