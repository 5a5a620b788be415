"""Who sits where: a bot brings a traveller's memory of its level, a person their own."""

from __future__ import annotations

from collections.abc import Sequence

from tripolis.engine.options import OptionValue
from tripolis.games.comparity.state import AUTHOR, PERSON, TRAVELLERS


def company(levels: Sequence[int | None]) -> dict[str, OptionValue]:
    """The `travellers` of a table: levels beyond the best memory have that one."""
    memories = [PERSON if level is None else min(level, AUTHOR) for level in levels]
    return {TRAVELLERS.name: [TRAVELLERS.values[memory] for memory in memories]}
