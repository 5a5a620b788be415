"""Small tournaments of Kosmopolis, and programs to take part in them."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from textwrap import dedent, indent

import pytest

from tripolis.arena.tournament import Tournament, new_tournament, read_contestants

BOT = """\
import json, os, random, sys, time

def say(answer):
    print(json.dumps(answer), flush=True)

for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "start":
        dice = random.Random(told["luck"])
    else:
        asked = told.get("number")
        move = dice.choice(told["legal"]) if asked else None
        answer = {"number": asked, "move": move}
"""

MakeBot = Callable[[str], str]


@pytest.fixture
def make_bot(tmp_path: Path) -> MakeBot:
    """Writes a program and answers with its entry among contestants.

    What is given are its lines for a question (`asked`, `move` and a good `answer` are at hand)
    and for the end of a match (then `asked` is None).
    """

    def make(lines: str) -> str:
        path = tmp_path / f"bot{len(list(tmp_path.glob('bot*.py')))}.py"
        path.write_text(BOT + indent(dedent(lines).strip(), " " * 8) + "\n")
        return f"{path.stem}=program:{sys.executable} -S {path}"

    return make


def tournament_of(contestants: str, matches: int = 1, **more: object) -> Tournament:
    """A tournament of Kosmopolis."""
    return new_tournament(
        "kosmopolis",
        read_contestants(contestants),
        matches=matches,
        **{"seed": 7, "players": 2} | more,  # type: ignore[arg-type]
    )
