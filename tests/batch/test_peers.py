"""The benchmark beside other libraries: our ways of playing, and the page it writes."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

BENCHMARK = Path(__file__).parent.parent.parent / "benchmarks" / "peers.py"


@pytest.fixture(scope="module")
def peers() -> Any:
    spec = importlib.util.spec_from_file_location("peers", BENCHMARK)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def row(library: str, game: str, way: str, moves: float) -> dict[str, Any]:
    return {"library": library, "game": game, "way": way, "moves": moves}


def test_both_ways_of_playing_move_by_move_play_the_same_match(
    peers: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers, "below", lambda count: count // 2)
    for name, players in (("kosmopolis", 2), ("splendor", 4)):
        moves = peers.by_rules(name, players)()
        assert moves > 30
        assert peers.by_single_calls(name, players)() == moves


def test_the_page_says_what_falls_short_of_what_is_wanted(peers: Any) -> None:
    page = peers.page(
        [
            row("Tripolis", "here", peers.BATCH, 1_900_000),
            row("OpenSpiel", "there", peers.MOVE_BY_MOVE, 200_000),
            row("OpenSpiel", "elsewhere", peers.MOVE_BY_MOVE, 100_000),
            row("Tripolis", "here", peers.MOVE_BY_MOVE, 300_000),
        ]
    )
    assert "- here, batch, one core: 9.5 times (wanted 10: short of it)" in page
    assert "- here, move by move: 1.5 times (wanted 1: as wanted)" in page
