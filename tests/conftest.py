"""What every test stands on: the example game is known, and an overflow is an error."""

import pytest

from tests.example_game import lanterns
from tripolis.engine.game import add_game

add_game(lanterns.GAME, words=lanterns.WORDS)


def pytest_configure(config: pytest.Config) -> None:
    # Small integers wrap silently in compiled code: only interpreted rules say so, by a warning.
    config.addinivalue_line("filterwarnings", "error:.*encountered in:RuntimeWarning")
    config.addinivalue_line("filterwarnings", "error:.*out of bound:DeprecationWarning")
