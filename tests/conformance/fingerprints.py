"""What every rule of a game says along one match, as fingerprints: equal however rules are run.

`python -m tests.conformance.fingerprints kosmopolis` prints those of a game.
"""

from __future__ import annotations

import hashlib
import sys
from typing import Any

import numpy as np

import tests.conftest  # noqa: F401  (makes the example game known)
from tests.conformance.tables import MOST_MOVES, Table, imagined, tables_of
from tripolis import find_game
from tripolis.engine.game import Game, seats_in
from tripolis.engine.luck import new_luck
from tripolis.players.policy import GREEDY, RANDOM, build_chooser

MOST_TABLES = 3
MOVES_APART = 5
"""Everything is asked once in so many moves: plain Python is slow."""


def fingerprints(name: str) -> list[str]:
    """A line for each move of a match at some of a game's tables."""
    tables = tables_of(find_game(name))
    chosen = tables[:: -(-len(tables) // MOST_TABLES)]
    return [line for table in chosen for line in _of_table(table)]


def _of_table(table: Table) -> list[str]:
    """One match played at random, with what the rules say of its states on the way."""
    game, lines = table.game, []
    s = table.new_match(table.seed).state
    luck = new_luck(table.seed, stream=9)
    choose, out = build_chooser(game), np.zeros(game.most_legal, np.int16)
    while not game.over(s):
        assert len(lines) < MOST_MOVES, "the match does not end"
        seat = seats_in(game.must_act(s))[-1]
        said = [choose(s, seat, RANDOM, out, luck)]
        before = s.copy()
        game.apply(s, seat, said[0])
        said += [bool(game.reveals(before, s)), s.tobytes()]
        if len(lines) % MOVES_APART == 0:
            viewer = table.viewers[len(lines) // MOVES_APART % len(table.viewers)]
            said += [imagined(table, before, viewer).tobytes()]
            said += [choose(before, seat, GREEDY, out, luck)]
            said += _said(game, before, seat, table.players)
        lines.append(f"{table} move {len(lines)}: {_fingerprint(said)}")
    placed = np.zeros(table.players, np.int8)
    game.ranks(s, placed)
    return [*lines, f"{table} ranks: {placed.tolist()}"]


def _said(game: Game, s: Any, seat: int, players: int) -> list[Any]:
    """All that the rules answer about a state."""
    observed = np.zeros(len(game.observation), np.float32)
    game.observe(s, seat, observed)
    actions = game.legal_actions(s, seat)
    return [
        int(game.may_act(s)),
        int(game.must_act(s)),
        [game.legal_actions(s, other) for other in range(players)],
        [float(game.appraise(s, seat, action)).hex() for action in actions],
        observed.tobytes(),
    ]


def _fingerprint(said: list[Any]) -> str:
    return hashlib.sha256(repr(said).encode()).hexdigest()[:16]


if __name__ == "__main__":
    print("\n".join(fingerprints(sys.argv[1])))
