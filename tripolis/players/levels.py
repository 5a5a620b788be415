"""Who sits in a seat that no person takes: the four levels, and the players they are made of.

Levels differ in how much they think, and in a game about what one has read, in how much they have
read. None knows more than its seat may know: every player here chooses in worlds re-imagined from
what its seat has seen. docs/players.md has the figures the numbers here come from.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

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
    level: int = 1
    """How well-read it is, from 0 to 3: for games in which that matters."""

    @property
    def searches(self) -> bool:
        """Does it look ahead?"""
        return self.iterations is not None or self.seconds is not None


LEVELS: dict[str, Mind] = {
    "newcomer": Mind(hesitation=75, level=0),
    "regular": Mind(level=1),
    "expert": Mind(iterations=120, level=2),
    "master": Mind(seconds=1.0, threads=2, level=3),
}

PLAYERS: dict[str, Mind] = {"random": Mind(policy=RANDOM), "greedy": Mind(), **LEVELS}
"""All built-in players. `search:N` is one that searches N iterations, and `master:N` the master
without its clock: with a number, a level searches so many iterations."""

_MOST_ITERATIONS = 10_000_000


def is_player(name: str) -> bool:
    """Does the name ask for a built-in player, even if for one there is not (`search:none`)?"""
    kind, colon, _ = name.partition(":")
    return name in PLAYERS or bool(colon and (kind == "search" or kind in LEVELS))


def find_mind(name: str) -> Mind:
    """The mind of a built-in player, by its name."""
    kind, colon, count = name.partition(":")
    counted = count.isascii() and count.isdecimal() and 0 < int(count[:9]) <= _MOST_ITERATIONS
    if colon and counted and kind == "search":
        return Mind(iterations=int(count))
    if colon and counted and kind in LEVELS and LEVELS[kind].searches:
        return replace(LEVELS[kind], iterations=int(count), seconds=None, threads=1)
    if name not in PLAYERS:
        known = ", ".join([*PLAYERS, "search:N"])
        raise BadOption("engine-unknown-player", name=name[:40], known=known)
    return PLAYERS[name]


def seat_options(
    game: Game, minds: Sequence[Mind | None], chosen: Mapping[str, Any]
) -> dict[str, Any]:
    """The options of a table by who sits there; a person's seat has no mind.

    Where a game's bots bring more than thought, it follows from their levels, unless the table has
    chosen otherwise.
    """
    if game.company is None:
        return dict(chosen)
    levels = [None if mind is None else mind.level for mind in minds]
    return game.company(levels) | dict(chosen)


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
        if mind.searches:
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
    """The move that looks best, or as often as said the next best, or the one after, and so on.

    Only a few moves are ever considered, and a victory is never overlooked.
    """
    imagined = s.copy()
    game.reimagine(imagined, seat, luck)
    actions = game.legal_actions(imagined, seat)
    worth = np.array([game.appraise(imagined, seat, action) for action in actions])
    places = np.argsort(-worth, kind="stable")[:_CONSIDERED]
    considered = [actions[int(place)] for place in places]
    if wins_at_once(game, imagined, seat, considered[0]):
        return considered[0]
    for action in considered:
        if below(luck, 100) >= percent:
            return action
    return considered[0]


_CONSIDERED = 6


def wins_at_once(game: Game, imagined: State, seat: int, action: int) -> bool:
    """Does the match end with this move, and the seat come first?"""
    after = imagined.copy()
    game.apply(after, seat, action)
    if not game.over(after):
        return False
    ranks = np.zeros(int(after.players), np.int8)
    game.ranks(after, ranks)
    return bool(ranks[seat] == 1)


def with_iterations(mind: Mind, iterations: int) -> Mind:
    """A mind that thinks by the clock made to think by count, so that a match can be repeated."""
    return replace(mind, iterations=iterations, seconds=None, threads=1) if mind.seconds else mind
