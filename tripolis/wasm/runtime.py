"""Runs a game's module in wasmtime. A call releases the interpreter's lock while it works.

A module has no memory but its own and imports nothing, so it can reach nothing of its host. Every
thread that calls it borrows an instance; an instance is kept for the next call.
"""

from __future__ import annotations

import atexit
import warnings
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from tripolis.engine.game import Game
from tripolis.engine.modules import MODULES, BadModule, read_module
from tripolis.engine.rule import COMPILES, RULES, cache_folder, folder_of
from tripolis.wasm.signatures import SIGNATURES, Scalar

if TYPE_CHECKING:
    from wasmtime import Engine

Managed = TypeVar("Managed", bound=Any)

_PAGE = 1 << 16
_ALIGNMENT = 16
_MOST_BYTES = 1 << 28
"""No search and no batch needs more memory than this."""


class RulesModule:
    """A game's module, compiled for this machine."""

    def __init__(self, code: bytes) -> None:
        import wasmtime

        self._module = _closed_at_exit(wasmtime.Module(_engine(), code))
        if self._module.imports:
            raise BadModule("A module of rules must not import anything.")
        self._idle: list[Instance] = []

    @contextmanager
    def instance(self) -> Iterator[Instance]:
        """An instance for this thread alone, until the block ends."""
        try:
            borrowed = self._idle.pop()
        except IndexError:
            borrowed = Instance(self._module)
        try:
            yield borrowed
        except BaseException:
            borrowed.close()
            raise
        self._idle.append(borrowed)

    def call(self, name: str, **arguments: Any) -> int:
        """Call an entry function; what it writes into arrays is written into those given."""
        with self.instance() as instance:
            call = Call(instance, name, arguments)
            result = call()
            call.fetch()
            return result


class Instance:
    """A module with its memory."""

    def __init__(self, module: Any) -> None:
        import wasmtime

        self._store = _closed_at_exit(wasmtime.Store(_engine()))
        self._store.set_limits(memory_size=_MOST_BYTES)
        exports = wasmtime.Instance(self._store, module, []).exports(self._store)
        self._functions = {name: exports[name] for name in SIGNATURES}
        self._memory: Any = exports["memory"]
        heap_base: Any = exports["__heap_base"]
        self.heap_base = int(heap_base.value(self._store))

    def close(self) -> None:
        """Free its memory, after a call that did not come to its end."""
        atexit.unregister(self._store.close)
        self._store.close()

    @property
    def size(self) -> int:
        """The size of its memory in bytes."""
        return int(self._memory.data_len(self._store))

    def memory(self, end: int) -> Any:
        """The memory as bytes, at least up to this address."""
        missing = end - self.size
        if missing > 0:
            self._memory.grow(self._store, -(-missing // _PAGE))
        return np.frombuffer(self._memory.get_buffer_ptr(self._store), np.uint8)

    def call(self, name: str, arguments: list[int | float]) -> int:
        """Call an entry function with numbers and addresses."""
        function: Any = self._functions[name]
        return int(function(self._store, *arguments))


class Call:
    """An entry function whose arrays lie in a module's memory, to be called once or more often."""

    def __init__(self, instance: Instance, name: str, arguments: Mapping[str, Any]) -> None:
        self._instance, self._name = instance, name
        self._values: dict[str, int | float] = {}
        self._arrays: list[tuple[int, Any]] = []
        end = instance.heap_base
        for argument, kind in SIGNATURES[name].items():
            if isinstance(kind, Scalar):
                self._values[argument] = arguments.get(argument, 0)
                continue
            start = -(-end // _ALIGNMENT) * _ALIGNMENT
            content = _bytes_of(arguments[argument])
            self._values[argument] = start
            self._arrays.append((start, content))
            end = start + len(content)
        self.start, self._end = instance.heap_base, end
        memory = instance.memory(end)
        for start, content in self._arrays:
            memory[start : start + len(content)] = content

    @property
    def numbers(self) -> list[int | float]:
        """The arguments as the function takes them: numbers and addresses."""
        return list(self._values.values())

    def image(self) -> bytes:
        """The memory that holds the arrays."""
        return bytes(self._instance.memory(self._end)[self.start : self._end])

    def __call__(self, **numbers: int | float) -> int:
        self._values |= numbers
        return self._instance.call(self._name, self.numbers)

    def fetch(self) -> None:
        """Copy the arrays back."""
        memory = self._instance.memory(0)
        for start, content in self._arrays:
            if content.flags.writeable:
                content[...] = memory[start : start + len(content)]


def _bytes_of(value: Any) -> Any:
    """The bytes of an array or of a record that stands alone, as a view."""
    array = value.data if isinstance(value, np.void) else value
    return np.asarray(array).view(np.uint8).reshape(-1)


@cache
def _engine() -> Engine:
    import wasmtime

    return _closed_at_exit(wasmtime.Engine())


def _closed_at_exit(managed: Managed) -> Managed:
    """Free what wasmtime holds while it still can: it fails once modules are being torn down."""
    atexit.register(managed.close)
    return managed


def places(game: Game) -> list[Path]:
    """Where a game's module may be: in the package, or built here into the cache."""
    return [MODULES / f"{game.name}.wasm", cache_folder() / "modules" / f"{game.name}.wasm"]


@cache
def module_of(game: Game) -> RulesModule | None:
    """The game's module, if rules run as modules and it has one that is whole and current."""
    if RULES != "wasm":
        return None
    problem = "" if COMPILES else f"{game.name}.wasm is missing: build it with `make modules`."
    for path in places(game):
        try:
            return RulesModule(read_module(path, folder_of(game.reimagine)))
        except FileNotFoundError:
            continue
        except BadModule as found:
            problem = str(found)
        except Exception as found:  # wasmtime's own complaint about a file that is no module
            problem = f"{path.name} cannot be used: {str(found).splitlines()[0]}"
    if problem:
        instead = "Numba compiles its rules" if COMPILES else "it runs as plain Python, slowly"
        warnings.warn(f"{problem} Until then {instead}.", stacklevel=2)
    return None


def compiled_here(game: Game) -> bool:
    """Does Numba compile the game's kernels, because no module runs them?"""
    return COMPILES and module_of(game) is None
