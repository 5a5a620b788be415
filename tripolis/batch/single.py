"""One match, one call per move: for loops in Python that need speed."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tripolis.batch.stepping import NOBODY, build_seat
from tripolis.engine.game import Game
from tripolis.engine.rule import kernel

NO_MOVE = -1
"""The action of the first call, which only lists what is legal."""


@cache
def build_single_step(game: Game) -> Callable[[Any, int, NDArray[np.int16]], int]:
    """step(raw, action, out): make the next move, then list the legal actions after it.

    Returns how many there are; 0 when the match is over. `raw` is a state's bytes: handing a plain
    array to compiled code takes a fraction of the time that a record takes.

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

    @kernel
    def step(raw: Any, action: int, out: NDArray[np.int16]) -> int:
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
