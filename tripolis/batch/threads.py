"""Operations of a batch on CPU threads: compiled rules let go of the interpreter's lock."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np

from tripolis.batch.stepping import Operation
from tripolis.engine.rule import INTERPRETED, rule

_FEW = 64
"""So many tables a thread are not worth a second one."""


@cache
def build_loop(operation: Operation) -> Callable[..., None]:
    """An operation at one table after another."""

    @rule
    def loop(low: int, high: int, arrays: Any) -> None:
        for i in range(low, high):
            operation(i, *arrays)

    return loop


class Threads:
    """Where a batch is worked at: some threads of this machine, on NumPy's arrays."""

    def __init__(self, threads: int | None = None) -> None:
        self._threads = 1 if INTERPRETED else threads or os.cpu_count() or 1
        self._pool = ThreadPoolExecutor(self._threads)

    def zeros(self, shape: int | tuple[int, ...], kind: Any) -> Any:
        """A zeroed array."""
        return np.zeros(shape, kind)

    def put(self, values: Any) -> Any:
        """An array of the same values where the operations can reach them."""
        return values

    def fetch(self, array: Any) -> Any:
        """The values of an array as NumPy's."""
        return array

    def fill(self, array: Any, values: Any) -> None:
        """Copy what somebody else computed into an array of the batch."""
        array[...] = values

    def do(self, operation: Operation, count: int, *arrays: Any) -> None:
        """An operation at every table, shared out among the threads."""
        loop = build_loop(operation)
        parts = min(self._threads, -(-count // _FEW))
        if parts <= 1:
            loop(0, count, arrays)
            return
        bounds = [count * part // parts for part in range(parts + 1)]
        for work in [self._pool.submit(loop, low, high, arrays) for low, high in pairwise(bounds)]:
            work.result()
