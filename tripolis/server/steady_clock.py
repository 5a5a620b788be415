"""The time of day, which never goes back while a server runs.

The store holds times of day at which things are due. If the machine's clock is set back by an hour,
bots must not wait for an hour: the server keeps the time it had reached.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable

_SECOND = 1_000_000_000
_MILLISECOND = 1_000_000
_logger = logging.getLogger("tripolis.server")


class SteadyClock:
    """A clock that follows the machine's, but only forwards."""

    def __init__(
        self,
        machine: Callable[[], int] = time.time_ns,
        steady: Callable[[], int] = time.monotonic_ns,
    ) -> None:
        self._machine = machine
        self._steady = steady
        self._shown = machine()
        self._at = steady()
        self._behind = False
        self._lock = threading.Lock()

    def now_ms(self) -> int:
        """The time, in milliseconds."""
        with self._lock:
            machine, steady = self._machine(), self._steady()
            expected = self._shown + steady - self._at
            self._note_jump(expected - machine)
            self._shown = expected if self._behind else max(machine, self._shown)
            self._at = steady
            return self._shown // _MILLISECOND

    def _note_jump(self, behind: int) -> None:
        """Is the machine's clock far behind? Small corrections are not worth a word."""
        was, self._behind = self._behind, behind > _SECOND
        if self._behind and not was:
            _logger.warning(
                "the machine's clock was set back by %d seconds; the tables go on by the time it "
                "had reached, until the server is started again",
                behind // _SECOND,
            )
