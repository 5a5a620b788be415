"""Compiled rules are kept, and forgotten as soon as anything they depend on changes."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path
from threading import Event

import pytest

from tripolis.engine import rule

ROOT = Path(__file__).parents[2]

MINI_RULES = """
from mini.pieces import worth
from tripolis.engine.rule import rule

@rule
def total(n):
    return worth(n) * 10
"""

MINI_LATE = """
from mini.pieces import worth
from tripolis.engine.rule import kernel

@kernel
def total(n):
    return worth(n) * 10
"""

MINI_PIECES = """
from tripolis.engine.rule import rule

@rule
def worth(n):
    return n + 1

@rule
def other_worth(n):
    return n + 5
"""

TOOL = """
from tripolis.engine.rule import rule

def build(worth):
    @rule
    def twice(n):
        return worth(n) * 2
    return twice
"""


class Mini:
    """A game of two files and a tool of one, in folders of their own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.cache = folder / "cache"
        for name, text in {
            "mini/__init__.py": "",
            "mini/rules.py": MINI_RULES,
            "mini/late.py": MINI_LATE,
            "mini/pieces.py": MINI_PIECES,
            "tool/__init__.py": TOOL,
        }.items():
            (folder / name).parent.mkdir(exist_ok=True)
            (folder / name).write_text(text)

    def run(self, script: str, **environment: str) -> str:
        """What a fresh Python prints."""
        ran = subprocess.run(
            [sys.executable, "-W", "always", "-c", script],
            env={
                **os.environ,
                "PYTHONPATH": f"{self.folder}{os.pathsep}{ROOT}",
                "PYTHONDONTWRITEBYTECODE": "1",
                "TRIPOLIS_CACHE": str(self.cache),
                "TRIPOLIS_INTERPRET": "",
                "TRIPOLIS_RULES": "numba",
                **environment,
            },
            capture_output=True,
            text=True,
        )
        assert ran.returncode == 0, ran.stderr
        # A busy machine may take long enough to compile these rules that it says so.
        told = [line for line in ran.stderr.splitlines() if not line.startswith(rule.COMPILING)]
        return ran.stdout.strip() + "\n".join(told)

    def edit_in_disguise(self, name: str, old: str, new: str) -> None:
        """Change a file, but neither its size nor its time."""
        path = self.folder / name
        before = path.stat()
        text = path.read_text()
        assert old in text
        assert len(old) == len(new)
        path.write_text(text.replace(old, new))
        os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))
        assert path.stat().st_mtime_ns == before.st_mtime_ns
        assert path.stat().st_size == before.st_size


@pytest.fixture
def mini(tmp_path: Path) -> Mini:
    pytest.importorskip("numba")
    return Mini(tmp_path)


TOTAL = "from mini.rules import total; print(total(1), sum(total.stats.cache_hits.values()))"
TWICE = """
from mini.pieces import other_worth, worth
from tool import build
one, other = build(worth), build(other_worth)
print(one(1), other(1), *(sum(built.stats.cache_hits.values()) for built in (one, other)))
"""


def test_the_second_run_takes_its_rules_from_the_cache(mini: Mini) -> None:
    assert mini.run(TOTAL) == "20 0"
    assert mini.run(TOTAL) == "20 1"


def test_an_edit_of_a_called_rule_in_another_file_is_noticed(mini: Mini) -> None:
    assert mini.run(TOTAL) == "20 0"
    mini.edit_in_disguise("mini/pieces.py", "n + 1", "n + 2")
    assert mini.run(TOTAL) == "30 0"


def test_an_edit_taken_back_finds_what_was_compiled_before(mini: Mini) -> None:
    mini.run(TOTAL)
    mini.edit_in_disguise("mini/pieces.py", "n + 1", "n + 2")
    mini.run(TOTAL)
    mini.edit_in_disguise("mini/pieces.py", "n + 2", "n + 1")
    assert mini.run(TOTAL) == "20 1"


def test_a_rule_built_over_a_games_rules_notices_an_edit_of_the_game(mini: Mini) -> None:
    assert mini.run(TWICE) == "4 12 0 0"
    assert mini.run(TWICE) == "4 12 1 1"
    mini.edit_in_disguise("mini/pieces.py", "n + 1", "n + 3")
    assert mini.run(TWICE) == "8 12 0 0"


def test_an_edit_of_the_tool_is_noticed_too(mini: Mini) -> None:
    mini.run(TWICE)
    mini.edit_in_disguise("tool/__init__.py", "* 2", "* 3")
    assert mini.run(TWICE) == "6 18 0 0"


def test_rules_imported_before_an_edit_are_not_kept_for_it(mini: Mini) -> None:
    edit = "from pathlib import Path; path = Path(pieces.__file__)\n"
    edit += "path.write_text(path.read_text().replace('n + 1', 'n + 2'))\n"
    compiled_late = {"TRIPOLIS_RULES": "wasm"}
    assert (
        mini.run(
            f"from mini import pieces; from mini.late import total\n{edit}print(total(1))",
            **compiled_late,
        )
        == "20"
    )
    assert mini.run("from mini.late import total; print(total(1))", **compiled_late) == "30"


def test_a_new_data_file_is_noticed(mini: Mini) -> None:
    mini.run(TOTAL)
    (mini.folder / "mini" / "cards.csv").write_text("1,2\n")
    assert mini.run(TOTAL) == "20 0"


def test_a_cache_folder_that_cannot_be_made_is_done_without(mini: Mini) -> None:
    """Rules are then kept where temporary files are."""
    (mini.folder / "file").write_text("")
    (mini.folder / "temporary").mkdir()
    places = {
        "TRIPOLIS_CACHE": str(mini.folder / "file" / "cache"),
        "TMPDIR": str(mini.folder / "temporary"),
    }
    assert mini.run(TOTAL, **places) == "20 0"
    assert mini.run(TOTAL, **places) == "20 1"
    assert any((mini.folder / "temporary").rglob("*.nbi"))


def test_a_full_disk_costs_time_but_no_result(mini: Mini) -> None:
    full = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))\n"
    told = mini.run(full + TOTAL)
    assert told.startswith("20 0")
    assert "compiled rules could not be kept" in told
    assert mini.run(TOTAL) == "20 0"


def test_a_damaged_cache_is_done_without(mini: Mini) -> None:
    mini.run(TOTAL)
    for path in mini.cache.rglob("*.nb?"):
        path.write_bytes(path.read_bytes()[:20])
    assert mini.run(TOTAL).startswith("20 ")


def test_interpreted_rules_are_the_functions_they_were_written_as(mini: Mini) -> None:
    script = "from mini.rules import total; print(total(1), type(total).__name__)"
    assert mini.run(script, TRIPOLIS_INTERPRET="1") == "20 function"
    assert not mini.cache.exists()


KERNEL = """
import sys
from mini.pieces import worth
from mini.rules import total
from tripolis.engine.rule import kernel

def build(worth):
    @kernel
    def sum_up(n):
        found = 0
        for i in range(n):
            found += worth(i) + total(i)
        return found
    return sum_up

sum_up = build(worth)
loaded = "numba" in sys.modules
print(type(total).__name__, type(worth).__name__, loaded, sum_up(3), "numba" in sys.modules)
"""


def test_rules_stay_plain_functions_and_numba_compiles_the_kernels_that_call_them(
    mini: Mini,
) -> None:
    assert mini.run(KERNEL, TRIPOLIS_RULES="wasm") == "function function False 66 True"
    assert list(mini.cache.rglob("*.nbc"))
    assert mini.run(KERNEL, TRIPOLIS_RULES="plain") == "function function False 66 False"


MISTYPED = """
from tripolis.engine.layout import Record, int8
from tripolis.engine.rule import rule
import numpy as np

class State(Record):
    players: int = int8()
    lanterns: int = int8()

@rule
def lights(s):
    return s.lantern + 1

@rule
def ranks(s, out):
    out[0] = lights(s)

@rule
def show(s):
    s.lantrens = 2

"""


@pytest.mark.parametrize(
    ("call", "told"),
    [
        ("show(s)", "rule “show” (rules.py, line 20): State has no field “lantrens”; did you mean"),
        ("lights(s)", "rule “lights” (rules.py, line 12): State has no field “lantern”; did you"),
        ("ranks(s, np.zeros(2))", "rule “lights” (rules.py, line 12): State has no field"),
    ],
)
def test_a_mistyped_field_names_the_rule_the_field_and_the_nearest(
    tmp_path: Path, call: str, told: str
) -> None:
    mini = Mini(tmp_path)
    (tmp_path / "mini" / "rules.py").write_text(MISTYPED, "utf-8")
    said = mini.run(
        "from mini.rules import *\n"
        "s = np.zeros(1, State.layout)[0]\n"
        f"try:\n    {call}\nexcept AttributeError as problem:\n    print(problem)",
        PYTHONIOENCODING="utf-8",
    )
    assert said.startswith(told)
    assert "“lanterns”?" in said


@pytest.mark.parametrize(
    ("way", "hidden", "told"),
    [
        ("fast", "", "TRIPOLIS_RULES=fast is unknown (choose one of wasm, numba, plain): rules"),
        ("wasm", "wasmtime", "TRIPOLIS_RULES=wasm needs wasmtime: until then rules run as"),
    ],
)
def test_a_way_to_run_rules_that_is_not_there_is_one_sentence(
    mini: Mini, way: str, hidden: str, told: str
) -> None:
    hide = f"""
import importlib.util as util
find = util.find_spec
util.find_spec = lambda name: None if name == "{hidden}" else find(name)
"""
    said = mini.run(f"{hide}import tripolis.engine.rule", TRIPOLIS_RULES=way)
    assert said.startswith(told)
    assert said.count("\n") == 0


def test_slow_compiling_is_one_line_where_there_is_no_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(rule, "_SILENT_SECONDS", 0)
    rule._tell_once.cache_clear()
    rule._tell_progress("search", Event())
    rule._tell_progress("estimate", Event())
    assert capsys.readouterr().err == "Compiling the rules, once; a game takes about 60 s.\n"


def test_slow_compiling_is_a_bar_in_a_terminal_that_disappears(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done = Event()

    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

        def write(self, text: str) -> int:
            done.set()
            return super().write(text)

    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr(rule, "_SILENT_SECONDS", 0)
    rule._tell_progress("search", done)
    bar, left = terminal.getvalue().split("\x1b[K")[:2]
    assert bar.startswith("\rCompiling the rules for “search”, once ░░")
    assert left == "\r"


def test_compiling_that_is_done_at_once_says_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    with rule._announced(test_compiling_that_is_done_at_once_says_nothing):
        pass
    assert capsys.readouterr().err == ""
