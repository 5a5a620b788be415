"""A module is used only if it is whole and was built from the sources as they are."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from threading import Event, Thread

import pytest

from tests.wasm import built, code_of
from tripolis import new
from tripolis.engine import modules
from tripolis.engine.game import find_game
from tripolis.engine.modules import MODULES, BadModule, read_module, save_module
from tripolis.players import search
from tripolis.players.search import think
from tripolis.wasm import build, runtime
from tripolis.wasm.build import build_apart

CODE = b"\0asm\1\0\0\0"
RULE = '''"""How it ends."""

# The end.
def over(s):
    """Is it over?"""
    return s.left == 0
'''


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder of a tiny game."""
    folder = tmp_path / "game"
    folder.mkdir()
    (folder / "rules.py").write_text(RULE)
    return folder


@pytest.fixture
def kept(folder: Path, tmp_path: Path) -> Path:
    """Its module."""
    return save_module("tiny", folder, CODE, tmp_path)


def test_a_module_comes_back_while_its_sources_stay_as_they_are(folder: Path, kept: Path) -> None:
    assert read_module(kept, folder) == CODE


@pytest.mark.parametrize("place", [3, 9, 40, -3])
def test_a_damaged_module_is_refused(folder: Path, kept: Path, place: int) -> None:
    content = bytearray(kept.read_bytes())
    content[place] ^= 1
    kept.write_bytes(content)
    with pytest.raises(BadModule, match=r"damaged|older"):
        read_module(kept, folder)


def test_a_module_that_is_cut_off_is_refused(folder: Path, kept: Path) -> None:
    kept.write_bytes(kept.read_bytes()[:20])
    with pytest.raises(BadModule, match="damaged"):
        read_module(kept, folder)


@pytest.mark.parametrize(
    ("file", "content"),
    [
        ("rules.py", RULE.replace("0", "1")),
        ("rules.py", RULE + "\n\nLIMIT = 3\n"),
        ("cards.csv", "card,value\n1,2\n"),
        ("more.py", "LIMIT = 3\n"),
    ],
)
def test_a_module_that_is_older_than_its_sources_is_refused(
    folder: Path, kept: Path, file: str, content: str
) -> None:
    (folder / file).write_text(content)
    with pytest.raises(BadModule, match="older than its sources"):
        read_module(kept, folder)


@pytest.mark.parametrize(
    "reworded",
    [
        RULE.replace("Is it over?", "Has the last lantern been lit?"),
        RULE.replace("# The end.", "# The very end,\n# at last."),
        RULE.replace("\n", "\r\n"),
        RULE.replace('    """Is it over?"""\n', ""),
    ],
)
def test_a_reworded_docstring_or_comment_outdates_nothing(
    folder: Path, kept: Path, reworded: str
) -> None:
    (folder / "rules.py").write_text(reworded, newline="")
    assert read_module(kept, folder) == CODE


def test_a_picture_of_a_game_outdates_nothing(folder: Path, kept: Path) -> None:
    (folder / "picture.py").write_text("COLOURS = 4\n")
    assert read_module(kept, folder) == CODE


@pytest.mark.parametrize(
    ("compiles", "instead"), [(True, "Numba compiles its rules"), (False, "plain Python")]
)
def test_without_a_usable_module_one_sentence_says_so_and_the_rules_decide(
    kept: Path, monkeypatch: pytest.MonkeyPatch, compiles: bool, instead: str
) -> None:
    monkeypatch.setattr(runtime, "RULES", "wasm")
    monkeypatch.setattr(runtime, "COMPILES", compiles)
    monkeypatch.setattr(runtime, "places", lambda asked: [kept])
    runtime.module_of.cache_clear()
    try:
        with pytest.warns(UserWarning, match=rf"older than its sources.*{instead}") as told:
            assert runtime.module_of(find_game("lanterns")) is None
        assert len(told) == 1
        assert runtime.compiled_here(find_game("lanterns")) == compiles
    finally:
        runtime.module_of.cache_clear()


def test_a_file_that_is_no_module_is_one_sentence_too(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runtime, "RULES", "wasm")
    monkeypatch.setattr(runtime, "places", lambda asked: [tmp_path / "tiny.wasm"])
    monkeypatch.setattr(runtime, "read_module", lambda path, folder: b"no module")
    runtime.module_of.cache_clear()
    try:
        with pytest.warns(UserWarning, match=r"tiny\.wasm cannot be used: .*Until then"):
            assert runtime.module_of(find_game("lanterns")) is None
    finally:
        runtime.module_of.cache_clear()


def test_a_module_that_imports_something_is_refused() -> None:
    importing = b"\1\4\1\x60\0\0" + b"\2\7\1\1a\1b\0\0"
    with pytest.raises(BadModule, match="import"):
        runtime.RulesModule(CODE + importing)


def test_the_same_sources_make_the_same_bytes() -> None:
    first = build_apart("lanterns", "tests.conftest")
    # The module that other tests play with is usually the second. Other tools may have made it.
    if first != code_of(find_game("lanterns")):
        assert first == build_apart("lanterns", "tests.conftest")


@pytest.mark.parametrize(("made", "same"), [(CODE, True), (CODE + b"\0", False)])
def test_a_check_compares_a_module_with_what_its_sources_make(
    kept: Path, folder: Path, monkeypatch: pytest.MonkeyPatch, made: bytes, same: bool
) -> None:
    tiny = replace(find_game("lanterns"), name="tiny")
    monkeypatch.setattr(build, "MODULES", kept.parent)
    monkeypatch.setattr(build, "folder_of", lambda rule: folder)
    monkeypatch.setattr(build, "build_apart", lambda name: made)
    if same:
        assert build.check(tiny) == "tiny: the same bytes"
    else:
        with pytest.raises(BadModule, match="not what its sources and these tools make"):
            build.check(tiny)


@pytest.mark.skipif(not MODULES.exists(), reason="modules are built when sources are final")
def test_the_modules_in_the_package_are_current() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "tripolis.engine.modules"], capture_output=True, text=True
    )
    assert (told.returncode, told.stdout) == (0, "")


def test_several_threads_think_at_once_in_instances_of_their_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = new("lanterns", players=2, seed=3)
    module = built(match.game)
    monkeypatch.setattr(search, "module_of", lambda game: module)
    one, two = (
        think(match.game, match.state, match.awaited[0], 1, 400, threads=threads)
        for threads in (1, 2)
    )
    assert sum(thought.visits for thought in one) == sum(thought.visits for thought in two) == 400


def test_a_search_in_a_module_ends_with_the_call_during_which_another_thread_stops_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match, stop = new("lanterns", players=2, seed=3), Event()
    module, calls = built(match.game), list[int]()

    class StoppedInTheFifthCall(runtime.Call):
        def __call__(self, **numbers: int | float) -> int:
            calls.append(int(numbers["iterations"]))
            if len(calls) < 5:
                return super().__call__(**numbers)
            other = Thread(target=stop.set)
            other.start()
            result = super().__call__(**numbers)
            other.join()
            return result

    monkeypatch.setattr(search, "module_of", lambda game: module)
    monkeypatch.setattr(search, "Call", StoppedInTheFifthCall)
    thoughts = think(match.game, match.state, match.awaited[0], 1, seconds=600, stop=stop)
    assert len(calls) == 5
    assert sum(thought.visits for thought in thoughts) == sum(calls)


def test_a_failed_call_gives_its_memory_back() -> None:
    module = built(find_game("lanterns"))
    with pytest.raises(KeyboardInterrupt), module.instance() as instance:
        raise KeyboardInterrupt
    with pytest.raises(ValueError, match="closed"):
        _ = instance.size
    with module.instance() as another:
        assert another is not instance


def test_modules_depend_on_every_file_that_holds_a_rule() -> None:
    """A kernel in a file that is not listed would change without its module noticing."""
    package = Path(modules.__file__).parent.parent
    for path in (package / "engine").glob("*.py"):
        if path.name in modules._WITHOUT_RULES:
            assert "\n@rule" not in path.read_text()
