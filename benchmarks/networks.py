"""Which of two networks of a game is stronger, in one run.

    python benchmarks/networks.py splendor networks/network.weights
    python benchmarks/networks.py splendor new.weights old.weights --iterations 0 --players 3

The first network plays in every seat in turn, the second one in all others; without a second, the
shipped one. Each searches so many iterations before a move, or takes the move it scores highest.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import numpy as np

from tripolis.arena.share import Share
from tripolis.engine.arrays import NDArray, int16
from tripolis.engine.errors import TripolisError
from tripolis.engine.game import find_game, game_names, seats_in
from tripolis.engine.match import Match
from tripolis.engine.rule import folder_of
from tripolis.players.guided import GuidedSettings
from tripolis.players.network import whole_weights
from tripolis.players.opinion import FILE, consult, read_weights
from tripolis.players.search import think

FIRST_SEED = 50_000
GUIDED = GuidedSettings()
"""Named here: a game whose own network does not fit its code would be searched with playouts."""


class Duel(NamedTuple):
    """What is played."""

    game: str
    players: int
    options: dict[str, Any]
    networks: tuple[str, str]
    iterations: int


@cache
def weights_in(game: str, path: str) -> NDArray[int16]:
    """The weights of a file; exits if it holds none for the game."""
    try:
        weights = read_weights(find_game(game), Path(path).read_bytes())
    except OSError as error:
        raise SystemExit(f"{path} cannot be read: {error.strerror}.") from error
    if weights is None:
        raise SystemExit(f"{path} holds no network of {game} as it is now.")
    return whole_weights(weights)


def play(duel: Duel, number: int) -> float:
    """Play one match; returns the first network's share of the victory."""
    game, place = find_game(duel.game), number % duel.players
    seed = FIRST_SEED + number // duel.players
    s, moves = Match(game, duel.players, duel.options, seed).state, 0
    while not game.over(s):
        seat = seats_in(game.must_act(s))[0]
        weights = weights_in(duel.game, duel.networks[seat != place])
        if duel.iterations:
            luck = seed << 20 | moves
            thoughts = think(game, s, seat, luck, duel.iterations, settings=GUIDED, weights=weights)
            action = thoughts[0].action
        else:
            scores = consult(game, s, seat, weights).scores
            action = max(scores, key=scores.__getitem__)
        game.apply(s, seat, action)
        moves += 1
    ranks = np.zeros(duel.players, np.int8)
    game.ranks(s, ranks)
    return float(ranks[place] == 1) / int((ranks == 1).sum())


def main() -> None:
    """Play, and print how often the first network won."""
    reader = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    reader.add_argument("game", choices=sorted(game_names()))
    reader.add_argument("one", help="a file of weights")
    reader.add_argument("other", nargs="?", help="another one; without it, the shipped weights")
    reader.add_argument("--players", type=int, default=2)
    reader.add_argument("--options", type=json.loads, default={}, help='{"modules": ["orient"]}')
    reader.add_argument("--iterations", type=int, default=200, help="of a search; 0 for none")
    reader.add_argument("--matches", type=int, default=240)
    reader.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked = reader.parse_args()
    shipped = str(folder_of(find_game(asked.game).reimagine) / FILE)
    networks = (asked.one, asked.other or shipped)
    duel = Duel(asked.game, asked.players, asked.options, networks, asked.iterations)
    try:
        play(duel, 0)  # compiles what all workers need
    except TripolisError as error:
        raise SystemExit(str(error)) from error
    share = Share()
    with ProcessPoolExecutor(asked.workers, get_context("spawn")) as pool:
        for won in pool.map(play, [duel] * asked.matches, range(asked.matches)):
            share.add(won)
    low, high = share.interval
    print(f"{100 * share.part:.1f} %  {100 * low:.0f}–{100 * high:.0f} %  {share.matches} matches")


if __name__ == "__main__":
    main()
