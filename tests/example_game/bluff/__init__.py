"""Bluff: two to four players bid on what all dice under all cups show, until somebody doubts it.

A small game in which moves tell something about what is hidden, and may lie: a search that takes
every world for equally likely plays it badly.
"""

from tests.example_game.bluff import knowledge, narration, rules
from tests.example_game.bluff.rules import BIDS, State
from tripolis.engine.game import define_game

GAME = define_game(
    rules,
    knowledge,
    narration,
    name="bluff",
    rules_version=1,
    players=(2, 4),
    options=(),
    state=State,
    turn=rules.TURN,
    most_legal=BIDS + 1,
)
