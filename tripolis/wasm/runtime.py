"""Runs a game's module in wasmtime, which releases the interpreter's lock while it works; inside a
page in the browser itself.

A module has no memory but its own and imports nothing, so it can reach nothing of its host. Every
thread that calls it borrows an instance; an instance is kept for the next call.
"""

from __future__ import annotations

import atexit
import warnings
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from tripolis.engine.arrays import bytes_of
from tripolis.engine.game import Game
from tripolis.engine.modules import MODULES, BadModule, read_module
from tripolis.engine.rule import COMPILES, IN_A_PAGE, RULES, cache_folder, folder_of
from tripolis.wasm.signatures import SIGNATURES, Scalar

if TYPE_CHECKING:
    from wasmtime import Engine

Managed = TypeVar("Managed", bound=Any)

_PAGE = 1 << 16
_ALIGNMENT = 16
_MOST_BYTES = 1 << 28
"""No search and no batch needs more memory than this."""
_IMPORTS = "A module of rules must not import anything."


class RulesModule:
    """A game's module, compiled for this machine."""

    def __init__(self, code: bytes) -> None:
        self._kind: type[Instance] = _PageInstance if IN_A_PAGE else _WasmtimeInstance
        self._module = self._kind.compiled(code)
        self._idle: list[Instance] = []

    @contextmanager
    def instance(self) -> Iterator[Instance]:
        """An instance for this thread alone, until the block ends."""
        try:
            borrowed = self._idle.pop()
        except IndexError:
            borrowed = self._kind(self._module)
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


class Instance(ABC):
    """A module with its memory."""

    heap_base: int
    """Where the host's part of the memory begins."""

    @staticmethod
    @abstractmethod
    def compiled(code: bytes) -> Any:
        """A module, compiled for this machine."""

    @abstractmethod
    def __init__(self, module: Any) -> None: ...

    @abstractmethod
    def close(self) -> None:
        """Free its memory, after a call that did not come to its end."""

    @property
    @abstractmethod
    def size(self) -> int:
        """The size of its memory in bytes."""

    def reserve(self, end: int) -> None:
        """Make sure that there is memory up to this address."""
        missing = end - self.size
        if missing > 0:
            self.grow(-(-missing // _PAGE))

    @abstractmethod
    def grow(self, pages: int) -> None:
        """Add pages to its memory."""

    @abstractmethod
    def write(self, start: int, content: memoryview) -> None:
        """Copy bytes into its memory."""

    @abstractmethod
    def read(self, start: int, into: memoryview) -> None:
        """Copy bytes out of its memory."""

    @abstractmethod
    def call(self, name: str, arguments: list[int | float]) -> int:
        """Call an entry function with numbers and addresses."""


class _WasmtimeInstance(Instance):
    """An instance in wasmtime."""

    @staticmethod
    def compiled(code: bytes) -> Any:
        import wasmtime

        module = _closed_at_exit(wasmtime.Module(_engine(), code))
        if module.imports:
            raise BadModule(_IMPORTS)
        return module

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
        atexit.unregister(self._store.close)
        self._store.close()

    @property
    def size(self) -> int:
        return int(self._memory.data_len(self._store))

    def grow(self, pages: int) -> None:
        self._memory.grow(self._store, pages)

    def _bytes(self) -> memoryview:
        return memoryview(self._memory.get_buffer_ptr(self._store)).cast("B")

    def write(self, start: int, content: memoryview) -> None:
        self._bytes()[start : start + len(content)] = content

    def read(self, start: int, into: memoryview) -> None:
        into[:] = self._bytes()[start : start + len(into)]

    def call(self, name: str, arguments: list[int | float]) -> int:
        function: Any = self._functions[name]
        return int(function(self._store, *arguments))


class _PageInstance(Instance):
    """An instance in the JavaScript around Pyodide: in a page's worker, or in Node.js."""

    @staticmethod
    def compiled(code: bytes) -> Any:
        import js

        content = js.Uint8Array.new(len(code))
        content.assign(code)
        module = js.WebAssembly.Module.new(content)
        if js.WebAssembly.Module.imports(module).length:
            raise BadModule(_IMPORTS)
        return module

    def __init__(self, module: Any) -> None:
        import js

        self._exports = js.WebAssembly.Instance.new(module, js.Object.new()).exports
        self._memory = self._exports.memory
        # By its name as a text: Python changes names with two underscores inside a class.
        self.heap_base = int(getattr(self._exports, "__heap_base").value)

    def close(self) -> None:
        del self._exports, self._memory

    @property
    def size(self) -> int:
        return int(self._memory.buffer.byteLength)

    def grow(self, pages: int) -> None:
        self._memory.grow(pages)

    def _bytes(self, start: int, length: int) -> Any:
        import js

        return js.Uint8Array.new(self._memory.buffer, start, length)

    def write(self, start: int, content: memoryview) -> None:
        self._bytes(start, len(content)).assign(content)

    def read(self, start: int, into: memoryview) -> None:
        self._bytes(start, len(into)).assign_to(into)

    def call(self, name: str, arguments: list[int | float]) -> int:
        return int(getattr(self._exports, name)(*arguments))


class Call:
    """An entry function whose arrays lie in a module's memory, to be called once or more often."""

    def __init__(self, instance: Instance, name: str, arguments: Mapping[str, Any]) -> None:
        self._instance, self._name = instance, name
        self._values: dict[str, int | float] = {}
        self._arrays: list[tuple[int, memoryview]] = []
        end = instance.heap_base
        for argument, kind in SIGNATURES[name].items():
            if isinstance(kind, Scalar):
                self._values[argument] = arguments.get(argument, 0)
                continue
            start = -(-end // _ALIGNMENT) * _ALIGNMENT
            content = bytes_of(arguments[argument])
            self._values[argument] = start
            self._arrays.append((start, content))
            end = start + len(content)
        self.start, self._end = instance.heap_base, end
        instance.reserve(end)
        for start, content in self._arrays:
            instance.write(start, content)

    @property
    def numbers(self) -> list[int | float]:
        """The arguments as the function takes them: numbers and addresses."""
        return list(self._values.values())

    def image(self) -> bytes:
        """The memory that holds the arrays."""
        content = bytearray(self._end - self.start)
        self._instance.read(self.start, memoryview(content))
        return bytes(content)

    def __call__(self, **numbers: int | float) -> int:
        self._values |= numbers
        return self._instance.call(self._name, self.numbers)

    def fetch(self) -> None:
        """Copy the arrays back."""
        for start, content in self._arrays:
            if not content.readonly:
                self._instance.read(start, content)


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
            sources = None if IN_A_PAGE else folder_of(game.reimagine)
            return RulesModule(read_module(path, sources))
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
