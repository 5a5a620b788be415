"""Write a match as a file for preview.html, without a server.

    python web/preview_data.py splendor --players 3 --moves 40 --until-my-turn
    python web/preview_data.py comparity --step    (one entry for each move, to watch it move)

The file is web/preview/<game>.json, where preview.html looks when it is given no `data`.
"""

from __future__ import annotations

import argparse
import json
import random
from pathlib import Path
from typing import Any

import tripolis
from tripolis.engine.match import Match
from tripolis.words import Line

NAMES = ["Anna", "Boris", "Celina", "Dana", "Eryk"]


def shot(match: Match, seat: int | None, lines: list[Line]) -> dict[str, Any]:
    mine = seat is not None and seat in match.acting
    moves = match.legal(seat) if mine and seat is not None else []
    return {
        "view": match.view(seat),
        "seat": seat,
        "names": NAMES[: match.players],
        "legal": [{"text": move.text, "parts": move.parts} for move in moves],
        "acting": match.acting,
        "awaited": match.awaited,
        "prompt": match.prompt(seat).to_json(),
        "over": match.over,
        "hint": None,
        "lines": [line.to_json() for line in lines],
    }


def main() -> None:
    say = argparse.ArgumentParser(description=__doc__)
    say.add_argument("game")
    say.add_argument("--players", type=int, default=3)
    say.add_argument("--moves", type=int, default=12, help="random moves played before")
    say.add_argument("--seed", type=int, default=7)
    say.add_argument("--seat", type=int, default=0, help="-1 for a spectator")
    say.add_argument("--until-my-turn", action="store_true")
    say.add_argument("--step", action="store_true", help="an entry for each move")
    say.add_argument("--options", default="{}", help="JSON")
    say.add_argument("--out", type=Path)
    chosen = say.parse_args()
    seat = None if chosen.seat < 0 else chosen.seat
    luck = random.Random(chosen.seed)
    match = tripolis.new(
        chosen.game, players=chosen.players, seed=chosen.seed, **json.loads(chosen.options)
    )
    shots = [shot(match, seat, match.log(seat))]
    while not match.over and (
        len(match.moves) < chosen.moves or (chosen.until_my_turn and seat not in match.awaited)
    ):
        told = len(match.played)
        actor = luck.choice(match.awaited)
        match.play(actor, luck.choice(match.legal(actor)))
        shots.append(shot(match, seat, match.log(seat, told)))
    out = chosen.out or Path(__file__).parent / "preview" / f"{chosen.game}.json"
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(json.dumps(shots if chosen.step else shots[-1], ensure_ascii=False))
    print(out)


if __name__ == "__main__":
    main()
