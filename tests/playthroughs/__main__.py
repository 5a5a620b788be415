"""Write every game's playthrough anew; names given as arguments write those games' alone."""

import sys

import tests.conftest  # noqa: F401  (makes the example game known)
from tests.playthroughs import path_of, playthrough
from tripolis import game_names

for name in sys.argv[1:] or game_names():
    path_of(name).write_text(playthrough(name), "utf-8")
    print(path_of(name))
