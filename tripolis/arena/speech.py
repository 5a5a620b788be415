"""The arena's words and numbers in one language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from fluent.runtime.types import fluent_number

from tripolis.arena.share import Share
from tripolis.words import Line, say


@dataclass(frozen=True)
class Speech:
    """Words and numbers in one language."""

    language: str

    def __call__(self, key: str, **args: Any) -> str:
        """A message of the catalogue `arena`."""
        return say(Line(f"arena-{key}", args), self.language)

    def title_of(self, game: str) -> str:
        """A game's name as people write it."""
        return say(Line(f"{game}-name"), self.language)

    def number(self, value: float, digits: int = 0) -> str:
        """A number with this many decimals."""
        return self("number", value=_rounded(value, digits))

    def percent(self, part: float) -> str:
        """A fraction in whole percents."""
        return self("percent", value=_rounded(100 * part, 0))

    def range(self, low: str, high: str) -> str:
        """A range from one number to another."""
        return self("range", low=low, high=high) if low != high else low

    def interval(self, share: Share) -> str:
        """A share's interval in whole percents, without the percent sign."""
        low, high = share.interval
        return self.range(self.number(100 * low), self.number(100 * high))


def _rounded(value: float, digits: int) -> Any:
    return fluent_number(value, minimumFractionDigits=digits, maximumFractionDigits=digits)
