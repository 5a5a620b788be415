"""Comparity: two to five players lay landmarks in order without knowing their numbers."""

from tripolis.engine.game import define_game
from tripolis.games.comparity import (
    belief,
    dealing,
    deck_memory,
    discarding,
    insight,
    judgement,
    knowledge,
    narration,
    observation,
    position,
    possible,
    rules,
    traits,
)
from tripolis.games.comparity.laying import MOST_LEGAL
from tripolis.games.comparity.state import OPTIONS, State

GAME = define_game(
    dealing,
    rules,
    discarding,
    knowledge,
    observation,
    judgement,
    traits,
    insight,
    belief,
    narration,
    position,
    possible,
    deck_memory,
    name="comparity",
    rules_version=1,
    players=(2, 5),
    options=OPTIONS,
    state=State,
    turn=rules.TURN,
    most_legal=MOST_LEGAL,
    place=3,
)
