"""A Python function in a seat: `python:module:function` among the contestants.

The function is called in the process that plays the match, once for each decision, and answers with
the number of an action or with a move's text:

    def choose(decision):
        return decision.actions[0]
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from functools import cache, cached_property
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tripolis.arena.errors import BadTournament
from tripolis.arena.program import CRASH, ILLEGAL, Failure, luck_of, printable
from tripolis.engine.game import Game, State
from tripolis.engine.luck import new_luck
from tripolis.engine.match import Match
from tripolis.engine.strict import whole_number


class Decision:
    """What a function is asked: all that its seat may know and do. Read only what you need: each
    part is made when you first read it."""

    def __init__(self, game: Game, s: State, seat: int, random: np.random.Generator) -> None:
        self._game, self._s = game, s
        self.game = game.name
        self.seat = seat
        self.players = int(s.players)
        self.random = random
        """The function's own luck: a match is repeated if it uses no other."""

    @cached_property
    def actions(self) -> list[int]:
        """The legal actions, by number."""
        return self._game.legal_actions(self._s, self.seat)

    @cached_property
    def moves(self) -> list[str]:
        """The legal actions as text, in the same order."""
        return [self._game.write_move(self._s, self.seat, action) for action in self.actions]

    @cached_property
    def mask(self) -> NDArray[np.int8]:
        """Ones for the legal actions among all of the game's."""
        mask = np.zeros(self._game.actions, np.int8)
        mask[self.actions] = 1
        return mask

    @cached_property
    def observation(self) -> NDArray[np.float32]:
        """What the seat knows, as the numbers that `game.observation` names."""
        out = np.zeros(len(self._game.observation), np.float32)
        self._game.observe(self._s, self.seat, out)
        return out

    def imagine(self) -> Match:
        """A match in a world that the seat cannot tell from the true one, for searches to play on.

        All that the seat does not know is dealt anew, another way each time.
        """
        s = self._s.copy()
        self._game.reimagine(s, self.seat, new_luck(int(self.random.integers(1 << 63))))
        return Match.from_state(self._game, s)

    @cached_property
    def view(self) -> Any:
        """What the seat knows, as JSON."""
        return self._game.view(self._s, self.seat)


Function: TypeAlias = Callable[[Decision], Any]


@cache
def find_function(name: str) -> Function:
    """The function that `module:function` names; modules of the working folder are found too."""
    module, _, function = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found = getattr(importlib.import_module(module), function)
    except Exception as problem:
        reason = printable(f"{type(problem).__name__}: {problem}")
        raise BadTournament("arena-no-function", name=name, reason=reason) from None
    if not callable(found):
        raise BadTournament("arena-no-function", name=name, reason=type(found).__name__)
    return found  # type: ignore[no-any-return]


class SeatedFunction:
    """A function in its seat; what it raises, or an illegal answer, loses it the match."""

    def __init__(self, game: Game, name: str, match: int, seat: int) -> None:
        self._game = game
        self._function = find_function(name)
        self._seat = seat
        self._random = np.random.default_rng(luck_of(match, seat))

    def choose(self, s: State) -> tuple[int, Failure | None]:
        """The action it takes, or what it did wrong."""
        # A copy: a function that reaches into the state must not change the match.
        decision = Decision(self._game, s.copy(), self._seat, self._random)
        try:
            answer = self._function(decision)
        except Exception as problem:
            return -1, Failure(CRASH, printable(f"{type(problem).__name__}: {problem}"))
        if isinstance(answer, str) and answer in decision.moves:
            return decision.actions[decision.moves.index(answer)], None
        number = whole_number(answer)
        if number is not None and number in decision.actions:
            return number, None
        return -1, Failure(ILLEGAL, printable(str(answer)))
