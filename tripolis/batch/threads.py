"""Operations of a batch on CPU threads: compiled rules release the interpreter's lock."""

from __future__ import annotations

import math
import os
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from itertools import pairwise
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from tripolis.batch.stepping import Operation
from tripolis.engine.generate import generated_rule
from tripolis.engine.rule import COMPILES, kernel

_TABLES_PER_THREAD = 64
"""Fewer tables than this are not worth another thread."""
_ALIGNMENT = 64
"""Arrays begin at multiples of so many bytes: JAX shares no others without a copy."""

Kind = TypeVar("Kind", bound=np.generic)


@cache
def build_loop(operation: Operation, kinds: tuple[type, ...]) -> Callable[..., None]:
    """An operation at one table after another.

    The fields of named tuples arrive one by one, and are put together again here: Numba recognises
    a plain tuple several times as fast, which counts where there are few tables.
    """
    scope: dict[str, Any] = {"operation": operation}
    given, place = [], 0
    for kind in kinds:
        fields = getattr(kind, "_fields", None)
        size = len(fields) if fields else 1
        if fields:
            scope[kind.__name__] = kind
            given.append(f"{kind.__name__}(*args[{place}:{place + size}])")
        else:
            given.append(f"args[{place}]")
        place += size
    names = [f"argument_{number}" for number in range(len(kinds))]
    lines = [
        f"{', '.join(names)} = {', '.join(given)}",
        "for i in range(low, high):",
        f"    operation(i, {', '.join(names)})",
    ]
    home, title = sys.modules[__name__], f"loop of {operation.__name__}"
    return generated_rule(title, "loop", "low, high, args", lines, home, scope, kernel)  # type: ignore[no-any-return]


def _flat(args: tuple[Any, ...]) -> tuple[Any, ...]:
    flat: list[Any] = []
    for arg in args:
        if isinstance(arg, tuple):
            flat += arg
        else:
            flat.append(arg)
    return tuple(flat)


class Threads:
    """The device of a batch: threads of this machine, working on NumPy arrays."""

    def __init__(self, threads: int | None = None) -> None:
        self._threads = threads or os.cpu_count() or 1 if COMPILES else 1
        self._pool = ThreadPoolExecutor(self._threads)

    def zeros(self, shape: tuple[int, ...], kind: type[Kind] | np.dtype[Kind]) -> NDArray[Kind]:
        """A zeroed array."""
        size = math.prod(shape) * np.dtype(kind).itemsize
        room = np.zeros(size + _ALIGNMENT, np.uint8)
        first = -room.ctypes.data % _ALIGNMENT
        return room[first : first + size].view(kind).reshape(shape)

    def put(self, values: Any) -> Any:
        """An array of the same values where the operations can reach them."""
        return values

    def borrow(self, tensor: Any) -> Any:
        """Another library's tensor as an array: the same memory."""
        return np.from_dlpack(tensor)

    def fetch(self, array: Any) -> Any:
        """The values of an array as a NumPy array."""
        return array

    def fill(self, array: Any, values: Any) -> None:
        """Copy values into an array of the batch."""
        array[...] = values

    def run(self, operation: Operation, count: int, *args: Any) -> None:
        """Run an operation at every table, divided among the threads."""
        self.prepare(operation, count, *args)()

    def prepare(self, operation: Operation, count: int, *args: Any) -> Callable[[], None]:
        """An operation to run often with the same arguments."""
        loop, flat = build_loop(operation, tuple(map(type, args))), _flat(args)
        parts = min(self._threads, -(-count // _TABLES_PER_THREAD))
        if parts <= 1:
            return partial(loop, 0, count, flat)
        bounds = [count * part // parts for part in range(parts + 1)]

        def run_on_threads() -> None:
            for work in [self._pool.submit(loop, *part, flat) for part in pairwise(bounds)]:
                work.result()

        return run_on_threads
