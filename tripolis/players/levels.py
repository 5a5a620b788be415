"""Who sits in a seat that no person takes: the four levels, and the players they are made of.

Levels differ in how much they think. None knows more than its seat may know: every player here
chooses in worlds re-imagined from what its seat has seen.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from tripolis.engine.errors import BadOption
from tripolis.engine.game import Game, State
from tripolis.engine.luck import Luck, below
from tripolis.players.policy import GREEDY, RANDOM, choose_action, player_luck
from tripolis.players.search import Manner, think


@dataclass(frozen=True)
class Mind:
    """How a player makes up its mind: the first of these that is set."""

    iterations: int | None = None
    """A search of so many iterations,"""
    seconds: float | None = None
    """or of so much time (with both, whichever ends first),"""
    threads: int = 1
    hesitation: int = 0
    """or its judgement, missing the best move it sees this often in a hundred,"""
    policy: int = GREEDY
    """or a policy."""


LEVELS: dict[str, Mind] = {
    "newcomer": Mind(hesitation=35),
    "regular": Mind(),
    "expert": Mind(iterations=150),
    "master": Mind(seconds=1.0, threads=2),
}

PLAYERS: dict[str, Mind] = {"random": Mind(policy=RANDOM), "greedy": Mind(), **LEVELS}
"""All built-in players; `search:N` is one that searches N iterations."""


def find_mind(name: str) -> Mind:
    """The mind of a built-in player, by its name."""
    kind, _, count = name.partition(":")
    if kind == "search" and count.isascii() and count.isdecimal() and 0 < int(count) <= 10_000_000:
        return Mind(iterations=int(count))
    if name not in PLAYERS:
        known = ", ".join([*PLAYERS, "search:N"])
        raise BadOption("engine-unknown-player", name=name[:40], known=known)
    return PLAYERS[name]


class Player:
    """Somebody in a seat of a match: a mind, and luck of its own that follows from the seed."""

    def __init__(self, game: Game, mind: Mind, seed: int, seat: int) -> None:
        self._game = game
        self._mind = mind
        self._seed = seed
        self._seat = seat
        self._luck = player_luck(seed, seat)

    def choose(self, s: State) -> int:
        """The action to take now. Of the state only what the seat may know is used."""
        mind = self._mind
        if mind.iterations is not None or mind.seconds is not None:
            return self._search(s)
        if mind.hesitation:
            return hesitate(self._game, s, self._seat, mind.hesitation, self._luck)
        return choose_action(self._game, s, self._seat, mind.policy, self._luck)

    def _search(self, s: State) -> int:
        game, mind = self._game, self._mind
        own = game.legal_actions(s, self._seat)
        if len(own) == 1:
            return own[0]
        seed = self._seed ^ below(self._luck, 1 << 31) << 64
        thoughts = think(
            game, s, self._seat, seed, mind.iterations, mind.seconds, mind.threads, Manner()
        )
        return thoughts[0].action


def hesitate(game: Game, s: State, seat: int, percent: int, luck: Luck) -> int:
    """The move that looks best, or as often as said the next best, or the one after, and so on."""
    imagined = s.copy()
    game.reimagine(imagined, seat, luck)
    actions = game.legal_actions(imagined, seat)
    worth = np.array([game.appraise(imagined, seat, action) for action in actions])
    for place in np.argsort(-worth, kind="stable"):
        if below(luck, 100) >= percent:
            return actions[int(place)]
    return actions[int(np.argmax(worth))]


def with_iterations(mind: Mind, iterations: int) -> Mind:
    """A mind that thinks by the clock made to think by count, so that a match can be repeated."""
    return replace(mind, iterations=iterations, seconds=None, threads=1) if mind.seconds else mind
