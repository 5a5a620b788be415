"""One match, a call for each move: for whoever drives it from Python and wants speed."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from tripolis.batch.stepping import NOBODY, build_seat
from tripolis.engine.game import Game, State
from tripolis.engine.rule import rule

NO_MOVE = -1
"""The action of the first call, which only lists."""


@cache
def build_single_step(game: Game) -> Callable[[State, int, Any], int]:
    """step(s, action, out): make the move of whoever decides, then list what is legal next.

    Says how many legal actions there are; none when the match is over.

        >>> from tripolis.engine.game import find_game
        >>> from tripolis.engine.luck import new_luck
        >>> import numpy as np
        >>> game = find_game("kosmopolis")
        >>> step = build_single_step(game)
        >>> s, out = game.new_state(), np.zeros(game.most_legal, np.int16)
        >>> game.setup(s, 2, game.encode_options(game.full_options({})), new_luck(1))
        >>> count, moves = step(s, NO_MOVE, out), 0
        >>> while count:
        ...     count, moves = step(s, out[0], out), moves + 1
        >>> game.over(s), moves > 30
        (True, True)
    """
    automatic, advance, apply, legal = game.automatic, game.advance, game.apply, game.legal
    seat = build_seat(game)

    @rule
    def step(s: State, action: int, out: Any) -> int:
        if action == NO_MOVE:
            while automatic(s):
                advance(s)
        else:
            apply(s, seat(s), action)
        player = seat(s)
        if player == NOBODY:
            return 0
        return legal(s, player, out)

    return step
