"""A module is used only if it is whole and was built from the sources as they are."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.wasm import built
from tripolis.engine.game import find_game
from tripolis.players.search import think
from tripolis.wasm import products, runtime
from tripolis.wasm.build import build_apart
from tripolis.wasm.products import MODULES, BadModule, digest_of_sources, read_module, save_module

CODE = b"\0asm\1\0\0\0"


def test_a_module_comes_back_with_the_digest_of_its_sources(tmp_path: Path) -> None:
    game = find_game("lanterns")
    path = save_module(game, CODE, tmp_path)
    assert read_module(path, digest_of_sources(game)).startswith(CODE)


@pytest.mark.parametrize("place", [3, 9, -3])
def test_a_damaged_module_is_refused(tmp_path: Path, place: int) -> None:
    game = find_game("lanterns")
    path = save_module(game, CODE, tmp_path)
    content = bytearray(path.read_bytes())
    content[place] ^= 1
    path.write_bytes(content)
    with pytest.raises(BadModule, match=r"damaged|older"):
        read_module(path, digest_of_sources(game))


def test_a_module_that_is_cut_off_is_refused(tmp_path: Path) -> None:
    game = find_game("lanterns")
    path = save_module(game, CODE, tmp_path)
    path.write_bytes(path.read_bytes()[:20])
    with pytest.raises(BadModule, match="damaged"):
        read_module(path, digest_of_sources(game))


def test_a_module_that_is_older_than_its_sources_is_refused(tmp_path: Path) -> None:
    path = save_module(find_game("lanterns"), CODE, tmp_path)
    with pytest.raises(BadModule, match="older than its sources"):
        read_module(path, digest_of_sources(find_game("kosmopolis")))


def test_without_a_usable_module_one_sentence_says_so_and_the_rules_decide(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find_game("lanterns")
    save_module(game, CODE, tmp_path)
    monkeypatch.setattr(runtime, "RULES", "wasm")
    monkeypatch.setattr(runtime, "digest_of_sources", lambda asked: "other sources")
    monkeypatch.setattr(runtime, "places", lambda asked: [tmp_path / "lanterns.wasm"])
    runtime.module_of.cache_clear()
    try:
        with pytest.warns(UserWarning, match=r"older than its sources.*plain Python") as told:
            assert runtime.module_of(game) is None
        assert len(told) == 1
    finally:
        runtime.module_of.cache_clear()


def test_a_module_that_imports_something_is_refused() -> None:
    importing = b"\1\4\1\x60\0\0" + b"\2\7\1\1a\1b\0\0"
    with pytest.raises(BadModule, match="import"):
        runtime.RulesModule(CODE + importing)


def test_the_same_sources_make_the_same_bytes() -> None:
    first, second = (build_apart("lanterns", "tests.conftest") for _ in range(2))
    assert first == second


@pytest.mark.parametrize("name", ["comparity", "kosmopolis", "splendor"])
@pytest.mark.skipif(not MODULES.exists(), reason="modules are built when sources are final")
def test_the_modules_in_the_package_are_current(name: str) -> None:
    game = find_game(name)
    assert read_module(MODULES / f"{name}.wasm", digest_of_sources(game))


def test_several_threads_think_at_once_in_instances_of_their_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from tripolis import new
    from tripolis.players import search

    match = new("lanterns", players=2, seed=3)
    module = built(match.game)
    monkeypatch.setattr(search, "module_of", lambda game: module)
    one, two = (
        think(match.game, match.state, match.awaited[0], 1, 400, threads=threads)
        for threads in (1, 2)
    )
    assert sum(thought.visits for thought in one) == sum(thought.visits for thought in two) == 400


def test_products_know_every_file_that_holds_a_rule() -> None:
    """A kernel in a file that is not listed would change without its module noticing."""
    package = Path(products.__file__).parent.parent
    for path in (package / "engine").glob("*.py"):
        if path.name in products._WITHOUT_RULES:
            assert "\n@rule" not in path.read_text()
