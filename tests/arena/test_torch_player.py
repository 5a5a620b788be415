"""The example that plays a PyTorch network in the arena."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.arena.conftest import tournament_of
from tripolis.arena.run import hold

torch = pytest.importorskip("torch", reason="no PyTorch: pip install tripolis[learn]")


def test_a_network_plays_the_weights_it_was_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from examples.learn_kosmopolis import Network

    torch.save(Network().state_dict(), tmp_path / "kosmopolis.pt")
    monkeypatch.setenv("KOSMOPOLIS_WEIGHTS", str(tmp_path / "kosmopolis.pt"))
    outcomes = hold(tournament_of("random,python:examples.torch_player:choose", 2))
    assert not any(outcome.forfeits for outcome in outcomes)
