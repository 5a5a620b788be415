"""Measures the games' WebAssembly modules beside Numba, on one core, in one process:
`TRIPOLIS_RULES=numba python benchmarks/modules.py [GAME]...`.

Both do the same work in turns, and must end with the same bytes. The quickest of several turns
counts, in processor time, so that other programs on the machine disturb it least.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any

import tripolis
from tripolis.batch import matches
from tripolis.engine.game import Game, find_game, game_names
from tripolis.engine.luck import new_luck
from tripolis.engine.modules import MODULES, read_module
from tripolis.engine.rule import folder_of
from tripolis.players import search
from tripolis.wasm.runtime import RulesModule

_TURNS = 7
_PLAYERS = 3
_COUNTS = {"random": 3000, "greedy": 300, "search": 400}


def _play(game: Game, policy: str, count: int) -> bytes:
    """Matches of one policy; all that they end with."""
    names = [policy] * _PLAYERS
    batch = matches.play_matches(game, _PLAYERS, {}, names, seed=1, count=count, threads=1)
    return b"".join(array.tobytes() for array in batch)


def _search(game: Game, _: str, count: int) -> bytes:
    """A tree of so many iterations."""
    match = tripolis.new(game.name, players=_PLAYERS, seed=5)
    question = search.new_question(game, match.state, match.awaited[0])
    tree = search.new_tree(game, _PLAYERS, count + 1)
    with search.searching(game, question, tree, search.SearchSettings(), new_luck(3)) as more:
        more(count)
    return b"".join(array.tobytes() for array in tree)


def _seconds(work: Callable[[Game, str, int], bytes], *asked: Any) -> tuple[float, bytes]:
    began = time.process_time()
    found = work(*asked)
    return time.process_time() - began, found


def _beside(game: Game, module: RulesModule, kind: str) -> tuple[float, float]:
    """The processor time of Numba and of the module for the same work."""
    work = _search if kind == "search" else _play
    quickest: dict[RulesModule | None, float] = {None: float("inf"), module: float("inf")}
    found = {}
    for turn in range(_TURNS + 1):
        for way in quickest:
            matches.module_of = search.module_of = lambda asked, way=way: way
            taken, found[way] = _seconds(work, game, kind, _COUNTS[kind] if turn else 1)
            if turn:
                quickest[way] = min(quickest[way], taken)
    assert found[None] == found[module], f"{game.name}: {kind} differs"
    return quickest[None], quickest[module]


def main(names: list[str]) -> None:
    """Print how fast each game's module is beside Numba."""
    for game in map(find_game, names or game_names()):
        module = RulesModule(read_module(MODULES / f"{game.name}.wasm", folder_of(game.reimagine)))
        for kind in _COUNTS:
            numba, wasm = _beside(game, module, kind)
            told = f"Numba {1000 * numba:.0f} ms, module {1000 * wasm:.0f} ms"
            print(f"{game.name}, {kind}: {told}, ratio {numba / wasm:.2f}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
