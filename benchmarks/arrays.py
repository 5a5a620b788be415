"""How fast plain Python plays with NumPy's records and without: `python benchmarks/arrays.py`.

Prints moves a second of one core, by processor time: the rules alone, and through `Match` with all
legal moves written down.
"""

from __future__ import annotations

import os
import subprocess
import sys
from time import process_time

import tripolis
from tripolis.engine.arrays import PLAIN, int16, zeros
from tripolis.engine.game import seats_in
from tripolis.engine.luck import below, new_luck

TABLES = {"kosmopolis": 3, "splendor": 3, "comparity": 2}
SECONDS = 3.0


def play_by_rules(name: str, players: int, seed: int) -> int:
    """Play a match at random on its state alone; returns how many moves it took."""
    game, luck, moves = tripolis.find_game(name), new_luck(seed, 9), 0
    s, out = game.new_state(), zeros(game.most_legal, int16)
    game.setup(s, players, game.encode_options(game.full_options({})), new_luck(seed))
    while game.must_advance(s):
        game.advance(s)
    while not game.over(s):
        seat = seats_in(game.must_act(s))[0]
        game.apply(s, seat, int(out[below(luck, game.legal(s, seat, out))]))
        moves += 1
    return moves


def play_match(name: str, players: int, seed: int) -> int:
    """Play a `Match` at random; returns how many moves it took."""
    match, luck = tripolis.new(name, players=players, seed=seed), new_luck(seed, 9)
    while not match.over:
        legal = match.legal(match.awaited[0])
        match.play(match.awaited[0], legal[below(luck, len(legal))])
    return len(match.moves)


def measure() -> None:
    for name, players in TABLES.items():
        speeds = []
        for play in (play_by_rules, play_match):
            began, moves, seed = process_time(), 0, 0
            while process_time() - began < SECONDS:
                moves += play(name, players, seed)
                seed += 1
            speeds.append(moves / (process_time() - began))
        form = "without NumPy" if PLAIN else "with NumPy"
        print(f"{name}, {form}: {speeds[0]:,.0f} / {speeds[1]:,.0f} moves/s", flush=True)


if __name__ == "__main__":
    if "TRIPOLIS_ARRAYS" in os.environ:
        measure()
    else:
        for form in ("numpy", "plain"):
            setting = {"TRIPOLIS_ARRAYS": form, "TRIPOLIS_RULES": "plain"}
            subprocess.run([sys.executable, __file__], env=os.environ | setting, check=True)
