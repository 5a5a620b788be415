"""Lanterns: two to five players show a card at once, and the highest that is alone takes a lantern.

The smallest honest game: hidden hands, a simultaneous choice, a little luck, one option.
docs/adding-a-game.md goes through it file by file.
"""

from tests.example_game.lanterns import knowledge, narration, rules
from tests.example_game.lanterns.state import HAND, OPTIONS, State
from tripolis.engine.game import define_game

GAME = define_game(
    rules,
    knowledge,
    narration,
    name="lanterns",
    rules_version=1,
    players=(2, 5),
    options=OPTIONS,
    state=State,
    turn=rules.TURN,
    most_legal=HAND,
)
