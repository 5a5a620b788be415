"""The games' WebAssembly modules, as tests use them."""

from __future__ import annotations

from functools import cache

import pytest

from tests.words.test_complete import SHIPPED
from tripolis.engine.game import Game
from tripolis.engine.modules import BadModule, read_module, save_module
from tripolis.engine.rule import cache_folder, folder_of
from tripolis.wasm.build import build_apart
from tripolis.wasm.runtime import RulesModule, places


@cache
def code_of(game: Game) -> bytes:
    """A game's current module. The example game's is built if there is none, in half a minute;
    those of the games that ship take minutes and are built by `make modules`."""
    folder = folder_of(game.reimagine)
    for path in places(game):
        try:
            return read_module(path, folder)
        except (BadModule, OSError):
            continue
    if game.name in SHIPPED:
        pytest.skip(f"no current WebAssembly module of {game.name}: `make modules` builds it")
    code = build_apart(game.name, "tests.conftest")
    save_module(game.name, folder, code, cache_folder() / "modules")
    return code


@cache
def built(game: Game) -> RulesModule:
    """A game's current module, ready to be called."""
    return RulesModule(code_of(game))
