"""Players that do not search: one moves at random, the other takes the move that looks best.

A policy is the number of one of these players, so that compiled code can mix them in one match.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import floor

from tripolis.engine.arrays import NDArray, array, float64, int16, zeros
from tripolis.engine.game import Game, Glance, State
from tripolis.engine.luck import Luck, below, new_luck
from tripolis.engine.rule import rule
from tripolis.wasm.runtime import module_of

_STEPS_PER_POINT = 4096
"""Appraisals are compared in steps this fine: devices differ in the last bits of a float."""

RANDOM, GREEDY = 0, 1
POLICY_NAMES = ("random", "greedy")

Chooser = Callable[[State, int, int, NDArray[int16], Luck], int]
"""choose(s, player, policy, legal_out, luck): the action a policy takes. `legal_out` has room for
all legal actions and is overwritten."""


@rule
def lowest_seat(mask: int) -> int:
    """The lowest seat in a mask that is not empty."""
    seat = 0
    while mask >> seat & 1 == 0:
        seat += 1
    return seat


@cache
def build_random_chooser(game: Game) -> Chooser:
    """Any legal action, each equally likely. Ignores the policy: random play needs no more."""
    legal = game.legal

    @rule
    def choose(s: State, player: int, policy: int, legal_out: NDArray[int16], luck: Luck) -> int:
        return int(legal_out[below(luck, legal(s, player, legal_out))])

    return choose


@cache
def build_glance(game: Game) -> Glance:
    """The game's own glance, or one made from its `appraise`."""
    if game.glance is not None:
        return game.glance
    appraise_alone = game.appraise

    @rule
    def outlook(s: State, player: int) -> int:
        return 0

    @rule
    def appraise(s: State, player: int, action: int, seen: int) -> float:
        return appraise_alone(s, player, action)

    return Glance(outlook, appraise)


@cache
def build_chooser(game: Game) -> Chooser:
    """The policies of a game, compiled."""
    choose_randomly, legal = build_random_chooser(game), game.legal
    glance = build_glance(game)
    outlook, appraise = glance.outlook, glance.appraise

    @rule
    def choose(s: State, player: int, policy: int, legal_out: NDArray[int16], luck: Luck) -> int:
        if policy == RANDOM:
            return choose_randomly(s, player, policy, legal_out, luck)
        count = legal(s, player, legal_out)
        best = int(legal_out[0])
        if count == 1:
            return best
        seen = outlook(s, player)
        highest = floor(appraise(s, player, best, seen) * _STEPS_PER_POINT + 0.5)
        ties = 1
        for i in range(1, count):
            value = floor(appraise(s, player, legal_out[i], seen) * _STEPS_PER_POINT + 0.5)
            if value > highest:
                best, highest, ties = int(legal_out[i]), value, 1
            elif value == highest:
                # Moves that look equally good are equally likely.
                ties += 1
                if below(luck, ties) == 0:
                    best = int(legal_out[i])
        return best

    return choose


def choose_action(game: Game, s: State, seat: int, policy: int, luck: Luck) -> int:
    """The action a policy takes for a seat, chosen in a world that the seat could be in."""
    imagined = imagine(game, s, seat, luck)
    legal_out = zeros(game.most_legal, int16)
    return chooser_of(game)(imagined, seat, policy, legal_out, luck)


def chooser_of(game: Game) -> Chooser:
    """The policies of a game, for Python to call."""
    module = module_of(game)
    if module is None:
        return build_chooser(game)

    def choose(s: State, player: int, policy: int, legal_out: NDArray[int16], luck: Luck) -> int:
        given = {"state": s, "player": player, "policy": policy}
        return module.call("choose", **given, legal=legal_out, luck=luck)

    return choose


def imagine(game: Game, s: State, seat: int, luck: Luck) -> State:
    """A world that the seat could be in."""
    imagined = s.copy()
    module = module_of(game)
    if module is None:
        game.reimagine(imagined, seat, luck)
    else:
        module.call("reimagine", state=imagined, viewer=seat, luck=luck)
    return imagined


def appraise_all(game: Game, s: State, seat: int, actions: list[int]) -> NDArray[float64]:
    """How good each of the actions looks."""
    module = module_of(game)
    if module is None:
        return array([game.appraise(s, seat, action) for action in actions])
    listed, values = array(actions, int16), zeros(len(actions))
    module.call(
        "appraise", state=s.copy(), player=seat, actions=listed, count=len(actions), values=values
    )
    return values


def player_luck(seed: int, seat: int) -> Luck:
    """A player's stream of luck in a match, separate from the one that dealt the cards."""
    return new_luck(seed, 1 + seat)
