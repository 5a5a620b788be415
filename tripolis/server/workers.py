"""Worker processes for slow computations (`thinking`)."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

Result = TypeVar("Result")


def _live_with_parent(niceness: int) -> None:
    """End the worker when the server ends, however it ends, and ignore Ctrl+C."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


class WorkerPool:
    """Worker processes, replaced when one of them dies."""

    def __init__(self, size: int, niceness: int = 0) -> None:
        self._niceness = niceness
        self.size = size
        """How many processes; a server with 0 leaves its bots to other processes."""
        self._executor: ProcessPoolExecutor | None = None

    def _running(self) -> ProcessPoolExecutor:
        if self._executor is None:
            self._executor = ProcessPoolExecutor(
                max(1, self.size),
                # A fork of a threaded process could inherit a lock that is never released.
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_live_with_parent,
                initargs=(self._niceness,),
            )
        return self._executor

    async def run(self, work: Callable[..., Result], *args: Any) -> Result:
        """Run this in a worker."""
        for attempt in (1, 2):
            executor = self._running()
            try:
                return await asyncio.get_running_loop().run_in_executor(executor, work, *args)
            except BrokenProcessPool:
                if self._executor is executor:
                    self._executor = None
                if attempt == 2:
                    raise
        raise AssertionError

    def close(self) -> None:
        """Stop the workers, whatever they are doing; the next `run` starts new ones."""
        executor, self._executor = self._executor, None
        if executor is not None:
            workers = list((executor._processes or {}).values())
            executor.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                worker.terminate()
