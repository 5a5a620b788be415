"""Splendor for two to four players, with the four modules of Cities of Splendor."""

from tripolis.engine.game import define_game
from tripolis.games.splendor import (
    insight,
    judgement,
    knowledge,
    mechanisms,
    narration,
    observation,
    position,
    rules,
    scoring,
    traits,
)
from tripolis.games.splendor.state import OPTIONS, State

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
    mechanisms,
    name="splendor",
    rules_version=1,
    players=(2, 4),
    options=OPTIONS,
    state=State,
    turn=rules.TURN,
    # A main action: 25 sets of one to three colours where fewer are allowed, 20 ways of two alike
    # and a third; 24 reservations and, with two cards in reserve at most, 20 purchases. All other
    # lists are shorter: towers come to 52 (18 to put and 2 x 17 to move), payments to 35.
    most_legal=89,
    place=2,
)
