"""`@rule`: the same function as plain Python, as compiled code, and inside a CUDA kernel.

A rule works on records and arrays of small integers. It raises nothing, allocates nothing and
uses no string and no Python container, so that every way of running it stays open.

A rule is the plain function it was written as; with `TRIPOLIS_RULES=numba` Numba compiles it on
first use. A `kernel` is a rule that does a lot of work in one call, such as a search: it runs in
the game's WebAssembly module (`tripolis.wasm`), or else is compiled by Numba where that is
installed, with all the rules it calls.

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
import shutil
import sys
import tempfile
import textwrap
import threading
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache, wraps
from importlib.util import find_spec
from pathlib import Path
from time import monotonic, time
from types import FunctionType
from typing import Any, TypeVar, cast

from tripolis.engine.arrays import PLAIN
from tripolis.engine.fields import unknown_field
from tripolis.engine.layout import Record
from tripolis.engine.modules import PICTURE

Function = TypeVar("Function", bound=Callable[..., Any])

_PACKAGE = Path(__file__).resolve().parent.parent
_GENERIC_ROOMS = ("players", "batch")
_SOURCES = ("*.py", "*.csv")
_CACHES_KEPT = 24
_STARTED = time()
_CLOCK_LAG = 0.02
"""How many seconds the clock that stamps files may lag behind, at most."""

_NEEDED = {"wasm": "wasmtime", "numba": "numba", "plain": "tripolis"}
"""The package that each way to run rules needs, the preferred way first."""
IN_A_PAGE: bool = sys.platform == "emscripten"
"""Does Python itself run as WebAssembly, in a page? Then the page runs the modules too."""
_SILENT_SECONDS = 2.0
"""Compiling that takes longer than this is announced."""
_USUAL_SECONDS = 60
"""About how long it takes to compile the rules of a game."""
COMPILING = "Compiling the rules"
_BAR = 20


def _choose_way() -> str:
    """How to run rules: as TRIPOLIS_RULES asks, or as what is installed allows."""
    asked = os.environ.get("TRIPOLIS_RULES", "")
    if os.environ.get("TRIPOLIS_INTERPRET", "") not in ("", "0"):
        asked = "plain"
    there = [way for way, package in _NEEDED.items() if _is_there(package)]
    if asked in there:
        return asked
    # CUDA kernels take rules that Numba has compiled.
    taken = "numba" if _is_there("numba_cuda") else there[0]
    if asked in _NEEDED:
        _tell(f"TRIPOLIS_RULES={asked} needs {_NEEDED[asked]}: until then rules run as {taken}.")
    elif asked:
        known = ", ".join(_NEEDED)
        _tell(f"TRIPOLIS_RULES={asked} is unknown (choose one of {known}): rules run as {taken}.")
    return taken


def _is_there(package: str) -> bool:
    """Is a package installed, and does it work on the arrays there are?"""
    if package.startswith("numba") and PLAIN:
        return False
    return (package == "wasmtime" and IN_A_PAGE) or find_spec(package) is not None


def _tell(sentence: str) -> None:
    """Say something to the person who runs this, beside the results of the program."""
    print(sentence, file=sys.stderr, flush=True)


RULES: str = _choose_way()
"""How rules run in this process: `wasm`, `numba` or `plain`. With `wasm`, searches and matches of
bots run in the games' modules; what a single table needs runs as plain Python: calling a module
takes longer than most rules do."""

INTERPRETED: bool = RULES != "numba"
"""Are rules that Python calls plain Python?"""
COMPILES: bool = RULES != "plain" and _is_there("numba")
"""Does Numba compile kernels?"""


_only_described = False


def rule(function: Function) -> Function:
    """Mark a function as a rule: compiled by Numba, or left as it is."""
    if INTERPRETED:
        _rules.add(function)
    return function if INTERPRETED or _only_described else _compiled(function)


def kernel(function: Function) -> Function:
    """Mark a rule that does a lot of work in one call: compiled wherever Numba is installed."""
    return _compiled_when_called(function) if INTERPRETED and COMPILES else rule(function)


_rules: set[Callable[..., Any]] = set()
"""The rules that are plain functions: Numba compiles them for the kernels that call them."""


def _compiled_when_called(function: Function) -> Function:
    """A function that imports Numba and compiles the kernel when it is first called."""

    @cache
    def dispatcher() -> Any:
        _let_kernels_call_rules()
        return _compiled(function)

    @wraps(function)
    def call(*args: Any) -> Any:
        return dispatcher()(*args)

    return cast(Function, call)


@cache
def _let_kernels_call_rules() -> None:
    """Tell Numba that a plain function that is a rule stands for the compiled rule."""
    from numba.core import types
    from numba.core.typing.typeof import typeof_impl

    @typeof_impl.register(FunctionType)  # type: ignore[untyped-decorator]
    def type_of_rule(function: Any, context: Any) -> Any:
        return types.Dispatcher(_part(function)) if function in _rules else None


@cache
def _part(function: Callable[..., Any]) -> Any:
    """The rule as a part of compiled code that calls it."""
    from tripolis.engine.parts import as_part

    part = as_part(function)
    part._compiler.compile = _explaining(function, part._compiler.compile)
    return part


@cache
def _rule_class() -> Any:
    """Numba's compiled function, of which other compiled functions take the part."""
    from numba.core import types
    from numba.core.registry import CPUDispatcher

    class Rule(CPUDispatcher):  # type: ignore[misc]
        @property
        def _numba_type_(self) -> Any:
            return types.Dispatcher(_part(self.py_func))

    return Rule


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
    return sorted(folder / path for path in found if not PICTURE.match(path.as_posix()))


@cache
def _digest_of(folder: Path) -> str:
    """A digest of everything that can change what a rule in this folder does.

    A source that was edited since this process started may not be the one that was imported, so
    the digest is then this process's alone: nobody else may take old rules for those of the edit.
    """
    import numba
    import numpy as np

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
            if path.stat().st_mtime > _STARTED - _CLOCK_LAG:
                digest.update(f"{os.getpid()} {_STARTED}".encode())
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
    compiled.__class__ = _rule_class()
    compiled._cache = _cache_class()(function)
    compiled._compiler.compile = _explaining(function, compiled._compiler.compile)
    return compiled  # type: ignore[no-any-return]


class UnknownField(AttributeError):
    """A rule names a field that its record does not have."""


def _explaining(function: Callable[..., Any], compile_: Callable[..., Any]) -> Callable[..., Any]:
    """Compile, and name the rule and line of a mistyped field: Numba names neither."""

    def compile_or_explain(args: tuple[Any, ...], return_type: Any) -> Any:
        try:
            with _announced(function):
                return compile_(args, return_type)
        except Exception as problem:
            sentence = _told_by(problem) or next(_mistyped(function, args), "")
            if sentence:
                raise UnknownField(sentence) from None
            raise

    return compile_or_explain


_compiling = threading.Lock()


@contextmanager
def _announced(function: Callable[..., Any]) -> Iterator[None]:
    """Say so if compiling a function, with all the rules it calls, takes a while."""
    if not _compiling.acquire(blocking=False):
        yield
        return
    done = threading.Event()
    teller = threading.Thread(target=_tell_progress, args=(function.__name__, done), daemon=True)
    teller.start()
    try:
        yield
    finally:
        done.set()
        teller.join()
        _compiling.release()


def _tell_progress(name: str, done: threading.Event) -> None:
    """A bar in a terminal until it is done, or one line elsewhere."""
    if done.wait(_SILENT_SECONDS):
        return
    if not sys.stderr.isatty():
        _tell_once(f"{COMPILING}, once; a game takes about {_USUAL_SECONDS} s.")
        return
    began = monotonic() - _SILENT_SECONDS
    while not done.wait(0.2):
        seconds = int(monotonic() - began)
        full = min(_BAR - 1, seconds * _BAR // _USUAL_SECONDS)
        bar = "█" * full + "░" * (_BAR - full)
        line = f"{COMPILING} for “{name}”, once {bar} {seconds} of about {_USUAL_SECONDS} s"
        print(f"\r{line}\x1b[K", end="", file=sys.stderr, flush=True)
    print("\r\x1b[K", end="", file=sys.stderr, flush=True)


_tell_once = cache(_tell)


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
                told = unknown_field(kind.__name__, node.attr, kind.fields)
                yield f"rule “{function.__name__}” ({where}): {told}"


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
