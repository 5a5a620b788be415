"""Players that need no search: one that moves at random, one that takes what looks best.

A policy is the number of one of these players, so that compiled code can mix them in one match.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import floor
from typing import Any

import numpy as np

from tripolis.engine.game import Game, Glance, State
from tripolis.engine.luck import Luck, below, new_luck
from tripolis.engine.rule import rule

_FINENESS = 4096
"""Appraisals are compared in these parts of a point: devices differ in the last bits of a float."""

RANDOM, GREEDY = 0, 1
POLICY_NAMES = ("random", "greedy")

Chooser = Callable[[State, int, int, Any, Luck], int]
"""choose(s, player, policy, out, luck): the action a policy takes; `out` is room for legal ones."""


@cache
def build_random_chooser(game: Game) -> Chooser:
    """Any legal action, each equally likely, whatever the policy: all that random play needs."""
    legal = game.legal

    @rule
    def choose(s: State, player: int, policy: int, out: Any, luck: Luck) -> int:
        return int(out[below(luck, legal(s, player, out))])

    return choose


@cache
def build_glance(game: Game) -> Glance:
    """The glance of any game: its own, or made of its `appraise`."""
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
    """The policies of one game, compiled."""
    choose_randomly, legal = build_random_chooser(game), game.legal
    glance = build_glance(game)
    outlook, appraise = glance.outlook, glance.appraise

    @rule
    def choose(s: State, player: int, policy: int, out: Any, luck: Luck) -> int:
        if policy == RANDOM:
            return choose_randomly(s, player, policy, out, luck)
        count = legal(s, player, out)
        best = int(out[0])
        if count == 1:
            return best
        seen = outlook(s, player)
        highest = floor(appraise(s, player, best, seen) * _FINENESS + 0.5)
        alike = 1
        for i in range(1, count):
            worth = floor(appraise(s, player, out[i], seen) * _FINENESS + 0.5)
            if worth > highest:
                best, highest, alike = int(out[i]), worth, 1
            elif worth == highest:
                # Of moves that look alike each is taken with the same chance.
                alike += 1
                if below(luck, alike) == 0:
                    best = int(out[i])
        return best

    return choose


def choose_action(game: Game, s: State, seat: int, policy: int, luck: Luck) -> int:
    """The action a policy takes for a seat. It thinks in a world its seat could be in."""
    imagined = s.copy()
    game.reimagine(imagined, seat, luck)
    out = np.zeros(game.most_legal, np.int16)
    return build_chooser(game)(imagined, seat, policy, out, luck)


def player_luck(seed: int, seat: int) -> Luck:
    """A stream of luck for a player in a match, apart from the one that dealt the cards."""
    return new_luck(seed, 1 + seat)
