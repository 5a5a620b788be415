"""The networks of the games: their files, and what they think of a position.

A file has 8 bits for a weight, and 16 bits for the scale of each 64 of them.
"""

from __future__ import annotations

import struct
from array import array
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from tripolis.engine import arrays
from tripolis.engine.arrays import NDArray
from tripolis.engine.game import Game, State
from tripolis.engine.rule import folder_of
from tripolis.players.network import (
    Guide,
    build_consult,
    count_inputs,
    new_guide,
    sizes_of,
    whole_weights,
)
from tripolis.wasm.runtime import module_of

FILE = "network.weights"
"""Where a game's weights are: beside its rules."""
_HEADER = "tripolis network 1"
_TOGETHER = 64
_STEPS = 31
"""The steps from 0 to the widest weight: more of them only compress worse."""


class Opinion(NamedTuple):
    """What a network thinks of a position."""

    shares: tuple[float, ...]
    """Each seat's expected share of the victory."""
    scores: dict[int, float]
    """The score of each legal action."""


def consult(
    game: Game, s: State, player: int, weights: NDArray[arrays.int16] | None = None
) -> Opinion:
    """What the game's network thinks, or one of other weights, from what a player knows."""
    guide, module = guide_of(game, weights), module_of(game)
    legal = arrays.zeros(game.most_legal, arrays.int16)
    if module is None:
        count = build_consult(game)(s, player, legal, guide)
    else:
        given = {"state": s.copy(), "player": player, "legal": legal}
        count = module.call("consult", **given, **guide._asdict())
    players = int(s.players)
    return Opinion(
        tuple(float(guide.shares[(seat - player) % players]) for seat in range(players)),
        {int(legal[k]): float(guide.scores[k]) for k in range(count)},
    )


def guide_of(game: Game, weights: NDArray[arrays.int16] | None = None) -> Guide:
    """A network of these weights; without any, the game's, or one that knows nothing."""
    if weights is None:
        weights = find_network(game)
    if weights is None:
        weights = arrays.zeros(sum(sizes_of(game)), arrays.int16)
    return new_guide(game, weights)


# Files


@cache
def find_network(game: Game) -> NDArray[arrays.int16] | None:
    """The weights of a game's network; None if it has none."""
    path = folder_of(game.reimagine) / FILE
    weights = read_weights(game, path.read_bytes()) if path.exists() else None
    return None if weights is None else whole_weights(weights)


def write_weights(game: Game, weights: Sequence[float]) -> bytes:
    """The content of a file: a line that tells what the network is for, the scales, the weights."""
    line = f"{_HEADER} {game.name} {count_inputs(game)} {len(game.trait_names)}\n"
    parts = [weights[i : i + _TOGETHER] for i in range(0, len(weights), _TOGETHER)]
    # A little wider than needed, so that the widest weight fits where 16 bits round down.
    widest = [max(map(abs, part)) / _STEPS * 1.001 + 1e-7 for part in parts]
    packed = struct.pack(f"<{len(parts)}e", *widest)
    scales = struct.unpack(f"<{len(parts)}e", packed)
    pairs = zip(parts, scales, strict=True)
    steps = array("b", (round(weight / scale) for part, scale in pairs for weight in part))
    return line.encode() + packed + steps.tobytes()


def read_weights(game: Game, content: bytes) -> list[float] | None:
    """The weights of a file, if it was made for the game as it is."""
    line, _, packed = content.partition(b"\n")
    expected, count = write_weights(game, ()).partition(b"\n")[0], sum(sizes_of(game))
    parts = -(-count // _TOGETHER)
    if line != expected or len(packed) != 2 * parts + count:
        return None
    scales = struct.unpack(f"<{parts}e", packed[: 2 * parts])
    steps = array("b", packed[2 * parts :])
    weights: list[float] = []
    for part, scale in enumerate(scales):
        weights += map(scale.__mul__, steps[part * _TOGETHER : (part + 1) * _TOGETHER])
    return weights
