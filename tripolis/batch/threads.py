"""Operations of a batch on CPU threads: compiled rules release the interpreter's lock."""

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

_TABLES_PER_THREAD = 64
"""Fewer tables than this are not worth another thread."""


@cache
def build_loop(operation: Operation) -> Callable[..., None]:
    """An operation at one table after another."""

    @rule
    def loop(low: int, high: int, args: Any) -> None:
        for i in range(low, high):
            operation(i, *args)

    return loop


class Threads:
    """The device of a batch: threads of this machine, working on NumPy arrays."""

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
        """The values of an array as a NumPy array."""
        return array

    def fill(self, array: Any, values: Any) -> None:
        """Copy values into an array of the batch."""
        array[...] = values

    def run(self, operation: Operation, count: int, *args: Any) -> None:
        """Run an operation at every table, divided among the threads."""
        loop = build_loop(operation)
        parts = min(self._threads, -(-count // _TABLES_PER_THREAD))
        if parts <= 1:
            loop(0, count, args)
            return
        bounds = [count * part // parts for part in range(parts + 1)]
        for work in [self._pool.submit(loop, low, high, args) for low, high in pairwise(bounds)]:
            work.result()
