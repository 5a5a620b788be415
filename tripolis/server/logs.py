"""Structured logs: one JSON object a line. No token, seed, card or whole table id gets in."""

from __future__ import annotations

import json
import logging
import sys
from dataclasses import dataclass
from datetime import UTC, datetime

_EXTRAS = ("method", "route", "status", "ms", "table", "task", "address", "unwritten")
_MOST_TROUBLES = 1000


class JsonLines(logging.Formatter):
    """A log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The record's message, and what is known about the request."""
        told: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        told |= {name: getattr(record, name) for name in _EXTRAS if hasattr(record, name)}
        if record.exc_info:
            told["problem"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


@dataclass
class _Trouble:
    """Something that goes wrong again and again."""

    since: float
    written: int = 0
    unwritten: int = 0


class Throttle(logging.Filter):
    """Lets the same trouble into the log a few times a minute, and then counts it."""

    def __init__(self, most: int = 5, seconds: float = 60.0) -> None:
        super().__init__()
        self._most = most
        self._seconds = seconds
        self._troubles: dict[tuple[object, ...], _Trouble] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Should this be written? The first of a new minute says how many were not."""
        if record.levelno < logging.WARNING:
            return True
        kind = record.exc_info[0] if record.exc_info else None
        what = (record.name, record.levelno, str(record.msg).split("\n")[0][:200], kind)
        trouble = self._troubles.get(what)
        if trouble is None or not 0 <= record.created - trouble.since < self._seconds:
            if trouble is not None and trouble.unwritten:
                record.unwritten = trouble.unwritten
            elif len(self._troubles) >= _MOST_TROUBLES:
                self._troubles.clear()
            trouble = self._troubles[what] = _Trouble(record.created)
        if trouble.written >= self._most:
            trouble.unwritten += 1
            return False
        trouble.written += 1
        return True


def log_to_stderr(level: str) -> None:
    """Write all logs as JSON lines to stderr."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(Throttle())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
