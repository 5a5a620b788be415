"""The cards and lanterns: numbers from 1 to 10, three cards of each, and four lanterns."""

from __future__ import annotations

import numpy as np

LOWEST, HIGHEST = 1, 10
COPIES = 3
HAND = 5
"""The cards dealt to each player."""

LANTERNS = np.array([1, 2, 3, 4], np.int8)
"""How many lights each lantern has. Each round is about one lantern."""

ROUNDS = len(LANTERNS)
SEATS = 5
"""The most players."""

NO_CARD = 0
