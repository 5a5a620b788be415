"""Chances by playing on: shares of victory over many playouts of the rest of a match."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from tripolis.engine.arrays import NDArray, float64, zeros
from tripolis.engine.game import Game, State
from tripolis.engine.luck import Luck, new_luck
from tripolis.engine.rule import kernel
from tripolis.engine.viewer import EVERYTHING
from tripolis.players.search import build_play_out
from tripolis.players.tree import Question, Scratch, new_question, new_scratch, share_of_victory
from tripolis.wasm.runtime import module_of

_GREEDY_PERCENT = 90
"""Playouts of an analysis mix in some random moves: players are not all alike."""
_STREAM = 1 << 41
"""The stream of luck that estimates draw from."""


@cache
def build_estimate(
    game: Game,
) -> Callable[[Question, Scratch, int, NDArray[float64], Luck], None]:
    """The sum of each seat's shares of victory over playouts from worlds the viewer could be in."""
    reimagine, ranks, play_out = game.reimagine, game.ranks, build_play_out(game)

    @kernel
    def estimate(
        question: Question,
        scratch: Scratch,
        playouts: int,
        shares: NDArray[float64],
        luck: Luck,
    ) -> None:
        world, players = scratch.world, question.players
        for _ in range(playouts):
            world[0] = question.root[0]
            if question.viewer != EVERYTHING:
                reimagine(world[0], question.viewer, luck)
            play_out(world[0], _GREEDY_PERCENT, scratch.legal, luck)
            ranks(world[0], scratch.ranks)
            for seat in range(players):
                shares[seat] += share_of_victory(scratch.ranks, players, seat)

    return estimate


def chances(game: Game, s: State, viewer: int, playouts: int, seed: int) -> tuple[float, ...]:
    """Each seat's chance of winning, as far as the viewer can know; `EVERYTHING` knows all."""
    question = new_question(game, s, viewer)
    scratch, shares = new_scratch(game, question.players), zeros(question.players)
    luck, module = new_luck(seed, _STREAM), module_of(game)
    if module is None:
        build_estimate(game)(question, scratch, playouts, shares, luck)
    else:
        given = question._asdict() | scratch._asdict()
        module.call("estimate", **given, playouts=playouts, shares=shares, luck=luck)
    return tuple(float(share) / playouts for share in shares)
