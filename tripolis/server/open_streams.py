"""The streams that are open in this process: how many each person has, and how to end them."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from prometheus_client import Gauge

from tripolis.server.errors import TooManyRequests

_ROUND = 3.0
"""Seconds between reminders."""


class OpenStreams:
    """Counts streams by person, or by address where nobody is known."""

    def __init__(self, most: int, gauge: Gauge) -> None:
        self._most = most
        self._gauge = gauge
        self._places: Counter[str] = Counter()
        self._writing: dict[asyncio.Task[None], str] = {}
        self._reminders: dict[asyncio.Task[None], Callable[[], None]] = {}
        self._next_round: asyncio.TimerHandle | None = None
        self._closed = False

    def __len__(self) -> int:
        return self._places.total()

    def take_place(self, who: str) -> None:
        """Count a stream before it is accepted; `TooManyRequests` if there are enough."""
        if self._places[who] >= self._most:
            raise TooManyRequests("too-many-streams", wait=5)
        self._places[who] += 1
        self._gauge.inc()

    def free_place(self, who: str) -> None:
        """A stream that was counted has ended, or was never opened."""
        self._places[who] -= 1
        if not self._places[who]:
            del self._places[who]
        self._gauge.dec()

    @contextmanager
    def kept(
        self, writing: asyncio.Task[None], token: str, remind: Callable[[], None]
    ) -> Iterator[None]:
        """Remember a stream's task and the token it was opened with, so that it can be ended.

        `remind` is called every few seconds: one timer for all streams.
        """
        self._writing[writing] = token
        self._reminders[writing] = remind
        if self._next_round is None:
            self._next_round = asyncio.get_running_loop().call_later(_ROUND, self._remind)
        if self._closed:
            writing.cancel()
        try:
            yield
        finally:
            del self._writing[writing], self._reminders[writing]

    def _remind(self) -> None:
        self._next_round = None
        for remind in list(self._reminders.values()):
            remind()
        if self._reminders:
            self._next_round = asyncio.get_running_loop().call_later(_ROUND, self._remind)

    @property
    def tokens(self) -> set[str]:
        """The hashes of the tokens that streams were opened with."""
        return {token for token in self._writing.values() if token}

    def end(self, tokens: set[str]) -> None:
        """End the streams that were opened with these tokens."""
        for task, token in list(self._writing.items()):
            if token in tokens:
                task.cancel()

    def close(self) -> None:
        """End all streams, and those that are about to open."""
        self._closed = True
        for task in list(self._writing):
            task.cancel()
