"""How often somebody won, and how sure that is."""

from __future__ import annotations

import math
from dataclasses import dataclass

_SPREAD = 1.959964
"""A normal value lies this many standard deviations from its mean in 95 cases of 100."""


@dataclass
class Share:
    """How often somebody won; a shared victory counts in part."""

    wins: float = 0.0
    matches: int = 0

    def add(self, won: float) -> None:
        """Count one more match."""
        self.wins += won
        self.matches += 1

    @property
    def part(self) -> float:
        """From 0 to 1."""
        return self.wins / self.matches

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the share."""
        n, z, part = self.matches, _SPREAD, self.part
        scale = 1 + z * z / n
        middle = (part + z * z / (2 * n)) / scale
        reach = z / scale * math.sqrt(part * (1 - part) / n + z * z / (4 * n * n))
        return max(0.0, middle - reach), min(1.0, middle + reach)
