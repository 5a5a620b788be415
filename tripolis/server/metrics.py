"""Metrics for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "tripolis_requests_total",
            "Requests answered.",
            ["route", "status"],
            registry=self.registry,
        )
        self.request_seconds = Histogram(
            "tripolis_request_seconds",
            "Time to answer a request.",
            ["route"],
            registry=self.registry,
            buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 10),
        )
        self.moves = Counter(
            "tripolis_moves_total", "Moves stored.", ["game", "by"], registry=self.registry
        )
        self.overtaken = Counter(
            "tripolis_overtaken_total",
            "Moves tried again because another came first.",
            registry=self.registry,
        )
        self.thinking = Histogram(
            "tripolis_bot_seconds", "Time a bot took.", ["level"], registry=self.registry
        )
        self.streams = Gauge("tripolis_streams", "Streams open.", registry=self.registry)
        self.dropped = Counter(
            "tripolis_slow_readers_total", "Streams ended as too slow.", registry=self.registry
        )
        self.awake = Gauge("tripolis_tables_in_memory", "Tables in memory.", registry=self.registry)

    def text(self) -> bytes:
        """All metrics in Prometheus's text format."""
        return generate_latest(self.registry)
