"""Limits on what one person or one address may ask for."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass, field

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from tripolis.server.errors import TooManyRequests


@dataclass(frozen=True)
class Limits:
    """The server's limits."""

    body: int = 16 * 1024
    record: int = 512 * 1024
    unfinished_tables: int = 50
    streams: int = 20
    connections: int = 20_000
    connections_each: int = 256
    """From one address, unless a proxy is there."""
    head_seconds: float = 15.0
    body_seconds: float = 30.0
    """In which a request's head and its body have to arrive."""
    slow_reader: float = 20.0
    """Seconds a stream's reader may take to accept something."""
    health_pause: float = 1.0
    """Seconds for which the outcome of trying to write the store is told again."""
    presence_pause: float = 1.0
    """Seconds in which coming and going at a table is told together."""
    limited: bool = True
    """Are requests rate-limited? Not for benchmarks or among friends."""
    rates: dict[str, tuple[str, ...]] = field(
        default_factory=lambda: {
            "request": ("20/second", "600/minute"),
            "move": ("120/minute",),
            "hint": ("30/minute",),
            "chat": ("20/minute",),
            "table": ("60/hour",),
            "guest": ("60/hour",),
            "record": ("20/hour",),
            "watch": ("60/minute",),
        }
    )


class RateLimiter:
    """Counts requests by kind and sender."""

    def __init__(self, limits: Limits) -> None:
        self._limited = limits.limited
        self._storage = MemoryStorage()
        self._limiter = FixedWindowRateLimiter(self._storage)
        self._last = time.time()
        self._rates: dict[str, list[RateLimitItem]] = {
            kind: [parse(text) for text in texts] for kind, texts in limits.rates.items()
        }

    def count(self, kind: str, who: str) -> None:
        """Count a request; `TooManyRequests` if that is over the limit."""
        if not self._limited:
            return
        self._mind_the_clock()
        for rate in self._rates[kind]:
            if not self._limiter.hit(rate, kind, who):
                end = self._limiter.get_window_stats(rate, kind, who).reset_time
                raise TooManyRequests("too-many", wait=max(1, math.ceil(end - time.time())))

    def _mind_the_clock(self) -> None:
        """Count anew when the clock was set back: a minute would last for an hour otherwise."""
        now = time.time()
        if now < self._last - 1:
            self._storage.reset()
        self._last = now
