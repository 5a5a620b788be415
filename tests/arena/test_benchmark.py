"""The benchmark: its set-ups never change, and a result says all that is needed to repeat it."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tripolis.arena import benchmark
from tripolis.arena.benchmark import (
    OPPONENTS,
    SETUPS,
    Score,
    Setup,
    challenge,
    evaluate,
    find_setups,
    write_results,
)
from tripolis.arena.errors import BadTournament
from tripolis.arena.play import play_fixture
from tripolis.arena.tournament import Contestant, read_contestants
from tripolis.engine.errors import BadArgument
from tripolis.engine.game import find_game
from tripolis.terminal.cli import app


def contestant(entry: str = "random") -> Contestant:
    (one,) = read_contestants(entry)
    return one


def test_a_setup_never_changes_under_its_name() -> None:
    """Do not mend this digest: add a set-up under a new name, and leave it out here."""
    first = [setup for setup in SETUPS.values() if setup.name.endswith("-v1")]
    told = json.dumps([asdict(setup) | {"seed": setup.seed} for setup in first], sort_keys=True)
    digest = hashlib.sha256(told.encode()).hexdigest()
    assert digest[:24] == "be9828d20da7a755133aa0c1"


@pytest.mark.parametrize(
    ("opponent", "scores", "moves"),
    [("random-v1", (33, 47), 62), ("greedy-v1", (16, 83), 65), ("search-v1", (42, 63), 61)],
)
def test_an_opponent_never_changes_under_its_version(
    opponent: str, scores: tuple[int, ...], moves: int
) -> None:
    """If this fails, the player has changed: add it to `OPPONENTS` under a new version."""
    matches = challenge(SETUPS["kosmopolis-2-v1"], contestant(), opponent, 1)
    outcome = play_fixture(matches, matches.schedule[0])
    assert (outcome.scores, outcome.moves) == (scores, moves)


def test_a_baseline_never_changes_under_its_name() -> None:
    """The table in docs/arena.md rests on it."""
    matches = challenge(SETUPS["kosmopolis-2-v1"], contestant("expert-2026"), "greedy-v1", 1)
    outcome = play_fixture(matches, matches.schedule[0])
    assert (outcome.scores, outcome.moves) == ((38, 30), 59)


def test_every_setup_can_be_played() -> None:
    for setup in SETUPS.values():
        game = find_game(setup.game)
        game.check_players(setup.players)
        game.full_options(setup.options)
        assert set(setup.opponents) <= set(OPPONENTS)
    seeds = [setup.seed for setup in SETUPS.values()]
    assert len(set(seeds)) == len(seeds)
    assert min(seeds) >= 1 << 128


def test_the_contestant_sits_in_each_seat_of_each_deal() -> None:
    matches = challenge(SETUPS["kosmopolis-3-v1"], contestant(), "greedy-v1", 2)
    fixtures = list(matches.schedule[0:6])
    assert [fixture.seats for fixture in fixtures] == [(0, 1, 1), (1, 0, 1), (1, 1, 0)] * 2
    assert [fixture.deal for fixture in fixtures] == [0, 0, 0, 1, 1, 1]


def test_a_result_can_be_repeated_and_tells_how(tmp_path: Path) -> None:
    one, other = (
        evaluate(SETUPS["kosmopolis-2-v1"], contestant("greedy"), deals=2, opponents=["random-v1"])[
            0
        ]
        for _ in range(2)
    )
    assert asdict(one) | {"seconds": 0} == asdict(other) | {"seconds": 0}
    assert one.matches == 4
    assert (one.firsts, one.reward) == (1.0, 1.0)
    assert one.firsts_interval == pytest.approx((0.5101, 1.0), abs=1e-4)
    written = write_results(tmp_path, contestant("greedy"), [one])
    assert "| kosmopolis-2-v1 | random-v1 | 4 |" in written.read_text("utf-8")
    figures = json.loads((tmp_path / "benchmark.json").read_text("utf-8"))
    assert figures["contestant"]["label"] == "greedy"
    assert figures["setups"][0]["seed"] == f"{1 << 128:x}"
    assert figures["rules"] == {"kosmopolis": 1}


def test_a_setup_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadTournament, match="“chess-2-v1”"):
        find_setups(["chess-2-v1"])
    with pytest.raises(BadTournament, match=r"no opponent “oracle”.*random-v1"):
        evaluate(SETUPS["kosmopolis-2-v1"], contestant(), opponents=["oracle"])
    with pytest.raises(BadArgument, match="“deals” must be a whole number from 1"):
        evaluate(SETUPS["kosmopolis-2-v1"], contestant(), deals=0)


def test_one_player_is_measured_at_a_time() -> None:
    words = ["benchmark", "--contestant", "greedy,random"]
    told = CliRunner().invoke(app, words, env={"TRIPOLIS_LANGUAGE": "en"})
    assert told.exit_code == 2
    assert "one player at a time" in told.output


def test_no_figure_is_cut_off_in_a_narrow_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    setup, words = "splendor-trading-posts-2-v1", ["benchmark", "--contestant", "random"]
    score = Score(setup, "random-v1", 1000, 1.0, (0.9962, 1.0), -1.0, (-1.0, -0.99), 0, 12345.6)
    monkeypatch.setattr(benchmark, "evaluate", lambda *given: [score])
    told = CliRunner().invoke(
        app, [*words, "--setup", setup], env={"TRIPOLIS_LANGUAGE": "en", "COLUMNS": "80"}
    )
    for figure in (setup, "random-v1", "1,000", "(99.6–100.0)", "12,346"):
        assert figure in told.output


def test_an_interruption_loses_only_the_matches_under_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(setup: Setup, who: Contestant, deals: Any, workers: int, names: Any) -> Any:
        if names == ["search-v1"]:
            raise KeyboardInterrupt
        return evaluate(setup, who, 1, 1, names)

    monkeypatch.setattr(benchmark, "evaluate", interrupted)
    words = ["benchmark", "--contestant", "random", "--setup", "kosmopolis-2-v1"]
    CliRunner().invoke(app, [*words, "--report", str(tmp_path)])
    figures = json.loads((tmp_path / "benchmark.json").read_text("utf-8"))
    assert [score["opponent"] for score in figures["scores"]] == ["random-v1", "greedy-v1"]
