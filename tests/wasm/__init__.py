"""The games' WebAssembly modules, as tests use them."""

from __future__ import annotations

from functools import cache

import pytest

from tests.words.test_complete import SHIPPED
from tripolis.engine.game import Game
from tripolis.engine.rule import cache_folder
from tripolis.wasm.build import build_apart
from tripolis.wasm.products import (
    BadModule,
    digest_of_sources,
    places,
    read_module,
    save_module,
)
from tripolis.wasm.runtime import RulesModule


@cache
def code_of(game: Game) -> bytes:
    """A game's current module. The example game's is built if there is none, in half a minute;
    those of the games that ship take minutes and are built by `make modules`."""
    sources = digest_of_sources(game)
    for path in places(game):
        try:
            return read_module(path, sources)
        except (BadModule, OSError):
            continue
    if game.name in SHIPPED:
        pytest.skip(f"no current WebAssembly module of {game.name}: `make modules` builds it")
    path = save_module(game, build_apart(game.name, "tests.conftest"), cache_folder() / "modules")
    return read_module(path, sources)


@cache
def built(game: Game) -> RulesModule:
    """A game's current module, ready to be called."""
    return RulesModule(code_of(game))
