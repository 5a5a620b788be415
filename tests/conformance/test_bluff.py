"""The second example game keeps the laws of all games.

Only at one table, and only those laws that are quick to check: the first one stands for the rest.
"""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from typing import Any

import pytest

from tests.conformance import test_leaks as leaks
from tests.conformance import test_play as play
from tests.conformance import test_positions as positions
from tests.conformance import test_text as text
from tests.conformance.tables import Table
from tests.example_game import bluff
from tripolis import homes
from tripolis.engine.game import add_game
from tripolis.words import forget_words

pytestmark = pytest.mark.xdist_group("bluff")

LAWS = [
    law
    for module in (leaks, play, positions, text)
    for name, law in vars(module).items()
    if name.startswith("test_") and set(signature(law).parameters) in ({"table"}, {"table", "game"})
]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_bluff_keeps_the_law(law: Callable[..., None], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(homes, "_added", dict(homes._added))
    add_game(bluff)
    given: dict[str, Any] = {"table": Table("bluff", 3), "game": bluff.GAME}
    try:
        law(**{name: given[name] for name in signature(law).parameters})
    finally:
        monkeypatch.undo()
        forget_words()
