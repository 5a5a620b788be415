"""What a game says along one match, move by move: equal however its rules are run, with NumPy and
without.

`python -m tests.conformance.fingerprints kosmopolis` prints those of a game.
"""

from __future__ import annotations

import json
import sys
from itertools import product
from typing import Any

import tests.conftest  # noqa: F401  (makes the example game known)
from tests.conformance.tables import MOST_MOVES, Table, imagined, tables_of
from tripolis import find_game
from tripolis.engine import arrays
from tripolis.engine.game import Game, seats_in
from tripolis.engine.luck import new_luck
from tripolis.players.policy import GREEDY, RANDOM, build_chooser

MOST_TABLES = 3
MOVES_APART = 5
"""Everything is asked once in so many moves: plain Python is slow."""


def fingerprints(name: str) -> list[str]:
    """A line of JSON for each move of a match at some of a game's tables."""
    tables = tables_of(find_game(name))
    chosen = tables[:: -(-len(tables) // MOST_TABLES)]
    return [json.dumps(said) for table in chosen for said in _of_table(table)]


def _of_table(table: Table) -> list[dict[str, Any]]:
    """One match played at random, with what the rules say of its states on the way."""
    game, told = table.game, []
    s = table.new_match(table.seed).state
    luck = new_luck(table.seed, stream=9)
    choose, out = build_chooser(game), arrays.zeros(game.most_legal, arrays.int16)
    while not game.over(s):
        assert len(told) < MOST_MOVES, "the match does not end"
        seat = seats_in(game.must_act(s))[-1]
        action = int(choose(s, seat, RANDOM, out, luck))
        said: dict[str, Any] = {"where": f"{table} move {len(told)}", "move": action}
        before = s.copy()
        game.apply(s, seat, action)
        said |= {"reveals": bool(game.reveals(before, s)), "state": s.tobytes().hex()}
        if len(told) % MOVES_APART == 0:
            viewer = table.viewers[len(told) // MOVES_APART % len(table.viewers)]
            said["imagined state"] = imagined(table, before, viewer).tobytes().hex()
            said["greedy move"] = int(choose(before, seat, GREEDY, out, luck))
            said |= _said(game, before, seat, table.players)
            said |= _shown(game, before, seat, viewer)
            said["log"] = [
                line.to_json()
                for step in game.steps(before.copy(), seat, action)
                for line in game.narrate(*step, action, viewer)
            ]
        told.append(said)
    placed = arrays.zeros(table.players, arrays.int8)
    game.ranks(s, placed)
    return [*told, {"where": f"{table} end", "ranks": placed.tolist()}]


def _said(game: Game, s: Any, seat: int, players: int) -> dict[str, Any]:
    """All that the rules answer about a state."""
    observed = arrays.zeros(len(game.observation), arrays.float32)
    game.observe(s, seat, observed)
    actions = game.legal_actions(s, seat)
    return {
        "may act": int(game.may_act(s)),
        "must act": int(game.must_act(s)),
        "legal": [game.legal_actions(s, other) for other in range(players)],
        "appraisal": {str(a): float(game.appraise(s, seat, a)).hex() for a in actions},
        "observation": [float(number).hex() for number in observed],
    }


def _shown(game: Game, s: Any, seat: int, viewer: int) -> dict[str, Any]:
    """All that a state is for people."""
    actions = game.legal_actions(s, seat)
    return {
        "view": game.view(s, viewer),
        "prompt": game.prompt(s, viewer).to_json(),
        "position": game.position(s),
        "score": [game.score(s, seat)[0], *(line.to_json() for line in game.score(s, seat)[1])],
        "notation": [game.write_move(s, seat, action) for action in actions],
        "parts": [game.move_parts(s, seat, action) for action in actions],
    }


def difference(game: Game, plain: list[str], compiled: list[str]) -> str:
    """The first thing that plain and compiled rules say differently; empty if there is none."""
    for left, right in zip(plain, compiled, strict=False):
        if left != right:
            one, other = json.loads(left), json.loads(right)
            parts = [part for part in one if one[part] != other.get(part)]
            told = [_in_part(game, part, one[part], other.get(part)) for part in parts]
            return f"{one['where']}: plain and compiled differ in {'; '.join(told)}"
    if len(plain) != len(compiled):
        return f"plain rules tell {len(plain)} moves, compiled ones {len(compiled)}"
    return ""


def _in_part(game: Game, part: str, plain: Any, compiled: Any) -> str:
    """Where a part differs, with both values."""
    if compiled is None:
        return f"{part}, which only plain rules tell"
    if part.endswith("state"):
        places = _fields(game, plain), _fields(game, compiled)
    elif part == "observation":
        names = game.observation
        places = (
            dict(zip(names, plain, strict=False)),
            dict(zip(names, compiled, strict=False)),
        )
    elif part == "appraisal":
        places = plain, compiled
    else:
        return f"{part}: {plain} and {compiled}"
    first = next(place for place in places[0] if places[0][place] != places[1].get(place))
    return f"{part}, {first}: {_number(places[0][first])} and {_number(places[1].get(first))}"


def _fields(game: Game, content: str) -> dict[str, Any]:
    """Every number of a state, by its field and index."""
    s = game.new_state()
    arrays.bytes_of(s)[:] = bytes.fromhex(content)
    return {
        f"{name}{list(place)}" if place else name: s[name][place] if place else s[name]
        for name in game.state.names or ()
        for place in product(*map(range, getattr(s[name], "shape", ())))
    }


def _number(value: Any) -> Any:
    return float.fromhex(value) if isinstance(value, str) else value


if __name__ == "__main__":
    print("\n".join(fingerprints(sys.argv[1])))
