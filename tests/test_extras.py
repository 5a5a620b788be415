"""A light install plays from Python, and every other command says which extra it needs."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path

import pytest

import tripolis
from tripolis.terminal.extras import BRINGS, missing_extra

ROOT = Path(tripolis.__file__).parent.parent
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"][
    "optional-dependencies"
]
RESEARCH = {"gymnasium", "matplotlib", "pettingzoo", "psycopg", "pyspiel", "ray", "redis", "torch"}

PLAY = """
import tripolis
from tripolis.players.hints import hint
match = tripolis.new("kosmopolis", players=2, seed=7)
for _ in range(6):
    seat = match.awaited[0]
    match.play(seat, match.legal(seat)[0])
assert "capital" in tripolis.words.rules_text("kosmopolis", "en")
print(tripolis.words.say(match.prompt(0), "pl"))
"""

WITHOUT_COMPILER = """
import tripolis.arena.workers, tripolis.server.run, tripolis.terminal.cli
from tripolis.batch import Tables
from tripolis.batch.matches import play_matches
from tripolis.players.hints import hint
from tripolis.players.levels import PLAYERS, Player, with_iterations

match = tripolis.new("kosmopolis", players=2, seed=7)
seat = match.awaited[0]
for mind in PLAYERS.values():
    Player(match.game, with_iterations(mind, 2), 1, seat).choose(match.state)
match.play(seat, hint(match, seat, iterations=3).move)
play_matches(match.game, 2, {}, ["greedy", "random"], 1, 1)
Tables("kosmopolis", 2, 1, seed=1).run(1)
print(sorted(name for name in sys.modules if name.partition(".")[0] in ("numba", "llvmlite")))
"""

WITHOUT_NUMPY = """
import tripolis
from tripolis.engine.match import replay
from tripolis.engine.record import parse
from tripolis.players.analysis import analyse
from tripolis.players.hints import hint
from tripolis.players.levels import PLAYERS, Player, with_iterations

for name in tripolis.game_names():
    match = tripolis.new(name, seed=7)
    for mind in PLAYERS.values():
        seat = match.awaited[0]
        bot = Player(match.game, with_iterations(mind, 20), 1, seat)
        match.play(seat, match.game.write_move(match.state, seat, bot.choose(match.state)))
    print(hint(match, match.awaited[0], iterations=30))
    print(*analyse(match, playouts=4, iterations=9))
    print(match.view(0), match.prompt(None), match.log(0), match.position(), match.record())
    assert replay(parse(match.record())).digest() == match.digest()
    assert tripolis.from_position(match.position()).view(None) == match.view(None)
"""

COMMAND = "from tripolis.__main__ import main; main()"


def run_without(
    modules: Iterable[str], code: str, *words: str, language: str = "en", way: str = "plain"
) -> subprocess.CompletedProcess[str]:
    """Run code in a Python that does not find these modules."""
    hide = f"import sys; sys.modules |= dict.fromkeys({sorted(modules)})\n"
    return subprocess.run(
        [sys.executable, "-c", hide + code, *words],
        cwd=ROOT,
        env=os.environ | {"TRIPOLIS_RULES": way, "TRIPOLIS_LANGUAGE": language},
        capture_output=True,
        text=True,
        check=False,
    )


def test_playing_from_python_needs_no_extra() -> None:
    played = run_without(set().union(*BRINGS.values(), RESEARCH), PLAY)
    assert played.returncode == 0, played.stderr
    assert re.search("[ąćęłńóśźż]", played.stdout)


def test_playing_needs_no_compiler() -> None:
    played = run_without(["llvmlite", "numba"], WITHOUT_COMPILER, way="wasm")
    assert played.returncode == 0, played.stderr
    assert played.stdout == "['llvmlite', 'numba']\n"


def test_bots_think_and_records_are_verified_without_numpy() -> None:
    played = run_without(["llvmlite", "numba", "numpy"], WITHOUT_NUMPY, way="wasm")
    assert played.returncode == 0, played.stderr
    with_numpy = run_without([], WITHOUT_NUMPY, way="wasm")
    assert (played.stdout, played.stderr) == (with_numpy.stdout, "")


def test_playing_loads_no_compiler_that_is_installed() -> None:
    looked = "from tripolis.players import hints; import tripolis.terminal.cli, sys\n"
    looked += "match = tripolis.new('kosmopolis', players=2, seed=7)\n"
    looked += "match.play(match.awaited[0], match.legal(match.awaited[0])[0])\n"
    played = run_without([], looked + "print('numba' in sys.modules)", way="wasm")
    assert (played.stdout, played.stderr) == ("False\n", "")


@pytest.mark.parametrize(
    ("missing", "words", "extra"),
    [
        ("typer", ["play", "kosmopolis"], "terminal"),
        ("rich", [], "terminal"),
        ("typer", ["serve"], "server"),
        ("rich", ["arena"], "arena"),
        ("uvicorn", ["serve"], "server"),
        ("sqlalchemy", ["backup", "copy.db", "--data", "tests/server/stores"], "server"),
        ("openskill", ["arena", "--game", "kosmopolis", "--contestants", "greedy,random"], "arena"),
    ],
    ids=lambda value: " ".join(value[:1]) if isinstance(value, list) else value,
)
def test_a_command_names_its_missing_extra(missing: str, words: list[str], extra: str) -> None:
    refused = run_without([missing], COMMAND, *words)
    assert refused.returncode == 1
    assert refused.stderr.count("\n") == 1
    assert f'pip install "tripolis[{extra}]"' in refused.stderr


def test_the_terminal_table_comes_with_the_terminal() -> None:
    told = missing_extra(ModuleNotFoundError(name="textual.app"), ["play", "kosmopolis"])
    assert "tripolis[terminal]" in str(told)


def test_a_missing_extra_is_named_in_the_readers_language() -> None:
    refused = run_without(["typer"], COMMAND, "games", language="cs")
    assert "balíčky" in refused.stderr


def test_a_module_that_no_extra_brings_is_not_hidden_behind_one() -> None:
    refused = run_without(["tripolis.terminal.cli"], COMMAND, "games")
    assert "Traceback" in refused.stderr


def test_a_warning_is_one_sentence_on_the_command_line() -> None:
    warn = "import atexit, warnings; atexit.register(warnings.warn, 'splendor.wasm is damaged.')\n"
    told = run_without([], warn + COMMAND, "games")
    assert (told.returncode, told.stderr) == (0, "! splendor.wasm is damaged.\n")


@pytest.mark.parametrize("extra", BRINGS)
def test_the_extras_are_those_of_the_package(extra: str) -> None:
    names = {re.split(r"[\[<>=; ]", wanted)[0].replace("-", "_") for wanted in EXTRAS[extra]}
    known = set().union(*BRINGS.values())
    assert names <= known
    # An extra brings the command line with it, so that its commands start.
    assert names >= {"rich", "typer"}
    assert BRINGS[extra] - {"starlette"} <= names
