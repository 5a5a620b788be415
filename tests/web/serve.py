"""The table server with the example game beside the three: a game without a board of its own."""

from __future__ import annotations

import dataclasses
import os
import sys

from tests.example_game import lanterns
from tripolis.engine.game import add_game
from tripolis.server import scheduler, workers

# A later program, which plays by other rules.
if rules := os.environ.get("LANTERNS_RULES"):
    lanterns.GAME = dataclasses.replace(lanterns.GAME, rules_version=int(rules))

# At the top, so that the processes that think for the bots know the game too.
add_game(lanterns)

# Matches are analysed one after another. Nobody believes the curves here, but tests wait for them.
workers.PLAYOUTS, workers.ITERATIONS = 2, 4

# Nobody comes back from before the start.
scheduler._TIME_TO_RETURN = 0

if __name__ == "__main__":
    from tripolis.terminal.cli import main

    sys.argv[1:1] = ["serve"]
    main()
