"""`@rule`: the same function as plain Python, as compiled code, and inside a CUDA kernel.

A rule works on records and arrays of small integers. It raises nothing, allocates nothing and
uses no string and no Python container, so that every way of running it stays open.

Where Numba is installed a rule is compiled on first use, unless `TRIPOLIS_RULES` says otherwise.
Elsewhere it is the plain function it was written as, and `tripolis.wasm` runs what has to be fast.
Compiled rules are kept in a cache that is keyed by *all* the sources a rule could depend on: Numba
itself watches only the file a function stands in, and would serve stale code after an edit to a
rule that it calls. A rule may depend on the engine and on the folder it stands in (a game's own,
inside this package or not); a rule built as a closure over other rules depends on theirs as well.
"""

from __future__ import annotations

import ast
import hashlib
import inspect
import os
import re
import shutil
import sys
import tempfile
import textwrap
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

from tripolis.engine.layout import Record, unknown_field

Function = TypeVar("Function", bound=Callable[..., Any])

_PACKAGE = Path(__file__).resolve().parent.parent
_GENERIC_ROOMS = ("players", "batch")
_SOURCES = ("*.py", "*.csv")
_PICTURE = re.compile(r"picture(/|\.py$)")
"""A game's terminal picture calls no rules."""
_CACHES_KEPT = 24


_NEEDED = {"numba": "numba", "wasm": "wasmtime", "plain": "numpy"}
"""The package that each way to run rules needs, the preferred way first."""


def _choose_way() -> str:
    """How to run rules: as TRIPOLIS_RULES asks, or as what is installed allows."""
    asked = os.environ.get("TRIPOLIS_RULES", "")
    if os.environ.get("TRIPOLIS_INTERPRET", "") not in ("", "0"):
        asked = "plain"
    there = [way for way, package in _NEEDED.items() if find_spec(package) is not None]
    if asked and asked not in there:
        known = ", ".join(_NEEDED)
        reason = f"it needs {_NEEDED[asked]}" if asked in _NEEDED else f"there are {known}"
        warnings.warn(f"Rules cannot run as TRIPOLIS_RULES={asked}: {reason}.", stacklevel=2)
    return asked if asked in there else there[0]


RULES: str = _choose_way()
"""How rules run in this process: `numba`, `wasm` or `plain`. With `wasm`, searches and matches of
bots run in the games' modules; what a single table needs runs as plain Python."""

INTERPRETED: bool = RULES != "numba"


_only_described = False


def rule(function: Function) -> Function:
    """Mark a function as a rule: compiled by Numba, or left as it is."""
    return function if INTERPRETED or _only_described else _compiled(function)


@contextmanager
def only_described() -> Iterator[None]:
    """Within this, games load without the compiler: nobody is going to play them."""
    global _only_described
    _only_described = True
    try:
        yield
    finally:
        _only_described = False


@cache
def cache_folder() -> Path:
    """Where compiled rules are kept: `TRIPOLIS_CACHE`, or the user's cache folder."""
    chosen = os.environ.get("TRIPOLIS_CACHE")
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    folder = Path(chosen) if chosen else Path(base) / "tripolis"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError:
        return Path(tempfile.gettempdir()) / "tripolis-cache"


def _files(folder: Path) -> list[Path]:
    found = [path.relative_to(folder) for pattern in _SOURCES for path in folder.rglob(pattern)]
    return sorted(folder / path for path in found if not _PICTURE.match(path.as_posix()))


@cache
def _digest_of(folder: Path) -> str:
    """A digest of everything that can change what a rule in this folder does."""
    import numba

    folders = [_PACKAGE / "engine"]
    if folder.parent == _PACKAGE and folder.name in _GENERIC_ROOMS:
        folders += [_PACKAGE / room for room in _GENERIC_ROOMS]
    elif folder not in folders:
        folders.append(folder)
    digest = hashlib.sha256(f"{sys.version}|{numba.__version__}|{np.__version__}".encode())
    for root in folders:
        for path in _files(root):
            digest.update(path.relative_to(root).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:20]


def folder_of(function: Callable[..., Any]) -> Path:
    """The folder of a rule; for a game of this package, the game's whole folder."""
    folder = Path(function.__code__.co_filename).resolve().parent
    games = _PACKAGE / "games"
    if folder != games and folder.is_relative_to(games):
        return games / folder.relative_to(games).parts[0]
    return folder


def kept_in(function: Callable[..., Any]) -> Path:
    """The folder that keeps a compiled rule, until a source it depends on changes."""
    return cache_folder() / _digest_of(folder_of(getattr(function, "py_func", function)))


def _origin(value: Any) -> object:
    """What a closure's cell holds, in a form that is the same in every process."""
    function = getattr(value, "py_func", value)
    if not hasattr(function, "__code__"):
        return repr(value)
    cells = function.__closure__ or ()
    made_from = function.__globals__.get("__made_from__", ())
    return (
        function.__module__,
        function.__qualname__,
        _digest_of(folder_of(function)),
        tuple(_origin(cell.cell_contents) for cell in cells),
        tuple(_origin(part) for part in made_from),
    )


@cache
def _drop_old_caches() -> None:
    """Delete compiled code of earlier sources, except a few for people who switch branches."""
    folders = [path for path in cache_folder().iterdir() if path.is_dir()]
    folders.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for folder in folders[_CACHES_KEPT:]:
        shutil.rmtree(folder, ignore_errors=True)


def _compiled(function: Function) -> Function:
    import numba

    compiled = numba.njit(nogil=True, error_model="numpy", no_cfunc_wrapper=True)(function)
    compiled._cache = _cache_class()(function)
    compiled._compiler.compile = _explaining(function, compiled._compiler.compile)
    return compiled  # type: ignore[no-any-return]


class UnknownField(AttributeError):
    """A rule names a field that its record does not have."""


def _explaining(function: Callable[..., Any], compile_: Callable[..., Any]) -> Callable[..., Any]:
    """Compile, and name the rule and line of a mistyped field: Numba names neither."""

    def compile_or_explain(args: tuple[Any, ...], return_type: Any) -> Any:
        try:
            return compile_(args, return_type)
        except Exception as problem:
            sentence = _told_by(problem) or next(_mistyped(function, args), "")
            if sentence:
                raise UnknownField(sentence) from None
            raise

    return compile_or_explain


def _told_by(problem: BaseException | None) -> str:
    """The message of a called rule: Numba wraps it in its own errors."""
    while problem is not None:
        if isinstance(problem, UnknownField):
            return str(problem)
        problem = problem.__cause__ or problem.__context__
    return ""


def _mistyped(function: Callable[..., Any], args: tuple[Any, ...]) -> Iterator[str]:
    """A sentence for each field in a rule that its records do not have."""
    code = function.__code__
    kinds = {
        name: kind
        for name, arg in zip(code.co_varnames, args, strict=False)
        if (kind := _record_of(arg)) is not None
    }
    with suppress(OSError, SyntaxError):
        tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
        for node in ast.walk(tree):
            if not isinstance(node, ast.Attribute) or not isinstance(node.value, ast.Name):
                continue
            kind = kinds.get(node.value.id)
            if kind is not None and node.attr not in kind.fields:
                line = code.co_firstlineno + node.lineno - 1
                where = f"{Path(code.co_filename).name}, line {line}"
                yield f"rule “{function.__name__}” ({where}): {unknown_field(kind, node.attr)}"


def _record_of(numba_type: Any) -> type[Record] | None:
    """The record class behind a type of Numba's."""
    names = getattr(numba_type, "fields", None)
    if not isinstance(names, dict):
        return None
    kinds = (kind for kind in Record.__subclasses__() if set(kind.layout.names or ()) == set(names))
    return next(kinds, None)


@cache
def _cache_class() -> Any:
    """Numba's own function cache, told where to keep things and when they are fresh."""
    from numba.core import caching

    class Locator(caching._CacheLocator):  # type: ignore[misc]
        def __init__(self, function: Callable[..., Any], file: str) -> None:
            self._py_file = file
            self._digest = _digest_of(folder_of(function))
            # Closures of one function over several games have a file each.
            origin = hashlib.sha256(repr(_origin(function)).encode()).hexdigest()[:12]
            self._disambiguator = f"{function.__code__.co_firstlineno}-{origin}"
            self._module = function.__module__

        def ensure_cache_path(self) -> None:
            Path(self.get_cache_path()).mkdir(parents=True, exist_ok=True)
            _drop_old_caches()

        def get_cache_path(self) -> str:
            return str(cache_folder() / self._digest / self._module)

        def get_source_stamp(self) -> str:
            return str(self._digest)

        def get_disambiguator(self) -> str:
            return self._disambiguator

        @classmethod
        def from_function(cls, function: Callable[..., Any], file: str) -> Locator:
            return cls(function, file)

    class Impl(caching.CompileResultCacheImpl):  # type: ignore[misc]
        _locator_classes = (Locator,)

    class RuleCache(caching.FunctionCache):  # type: ignore[misc]
        _impl_class = Impl

        def _index_key(self, sig: Any, codegen: Any) -> tuple[Any, ...]:
            # The digest and the file's name already identify the sources.
            return sig, codegen.magic_tuple()

        def load_overload(self, sig: Any, target_context: Any) -> Any:
            try:
                return super().load_overload(sig, target_context)
            except Exception:  # a damaged file can fail in any way; the rule is compiled anew
                with suppress(OSError):
                    self.flush()
                return None

        def save_overload(self, sig: Any, data: Any) -> None:
            try:
                super().save_overload(sig, data)
            except OSError as problem:
                warnings.warn(f"compiled rules could not be kept: {problem}", stacklevel=2)

    return RuleCache
