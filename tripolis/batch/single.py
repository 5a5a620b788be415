"""One match, a call for each move: for whoever drives it from Python and wants speed."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from tripolis.batch.stepping import NOBODY, build_seat
from tripolis.engine.game import Game
from tripolis.engine.rule import rule

NO_MOVE = -1
"""The action of the first call, which only lists."""


@cache
def build_single_step(game: Game) -> Callable[[Any, int, Any], int]:
    """step(raw, action, out): make the move of whoever decides, then list what is legal next.

    Says how many legal actions there are; none when the match is over. `raw` is a state's bytes: to
    hand a plain array to compiled code takes a fraction of the time that a record does.

        >>> from tripolis.engine.game import find_game
        >>> from tripolis.engine.luck import new_luck
        >>> import numpy as np
        >>> game = find_game("kosmopolis")
        >>> step = build_single_step(game)
        >>> states, out = np.zeros(1, game.state), np.zeros(game.most_legal, np.int16)
        >>> game.setup(states[0], 2, game.encode_options(game.full_options({})), new_luck(1))
        >>> raw = states.view(np.uint8)
        >>> count, moves = step(raw, NO_MOVE, out), 0
        >>> while count:
        ...     count, moves = step(raw, out.item(0), out), moves + 1
        >>> game.over(states[0]), moves > 30
        (True, True)
    """
    must_advance, advance, apply, legal = game.must_advance, game.advance, game.apply, game.legal
    seat, kind = build_seat(game), game.state

    @rule
    def step(raw: Any, action: int, out: Any) -> int:
        s = raw.view(kind)[0]
        if action == NO_MOVE:
            while must_advance(s):
                advance(s)
        else:
            apply(s, seat(s), action)
        player = seat(s)
        if player == NOBODY:
            return 0
        return legal(s, player, out)

    return step
