"""The example learner: it runs, can be repeated, and draws its curve."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("torch", reason="no PyTorch: pip install tripolis[learn]")

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "learn_kosmopolis.py"


@pytest.fixture(scope="module")
def learner() -> Any:
    spec = importlib.util.spec_from_file_location("learn_kosmopolis", EXAMPLE)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_the_same_seed_learns_the_same(learner: Any) -> None:
    curves = [
        [(moment.moves, moment.random, moment.greedy) for moment in curve]
        for _, curve in (learner.train(1024, 16, 3, "cpu", matches=20, points=1) for _ in range(2))
    ]
    assert curves[0] == curves[1]
    assert curves[0][-1][0] == 1024


def test_a_lesson_makes_what_turned_out_well_more_likely(learner: Any) -> None:
    import torch

    torch.manual_seed(1)
    table = learner.Table(32, 1, "cpu", automatic_reset=True)
    network = learner.Network()
    lesson = learner.play(network, table)
    lesson.advantage = torch.where(lesson.taken % 2 == 0, 1.0, -1.0)
    optimizer = torch.optim.Adam(network.parameters(), lr=1e-3)
    learner.learn(network, optimizer, lesson, 0.0)
    with torch.no_grad():
        chances, _ = network(lesson.seen, lesson.choices)
    gained = learner.at(chances, lesson.taken) > lesson.chance
    assert gained[lesson.advantage > 0].float().mean() > 0.7


def test_the_network_chooses_among_all_legal_actions_and_no_others(learner: Any) -> None:
    table = learner.Table(64, 1, "cpu", automatic_reset=True)
    for _ in range(200):
        table.tables.run(1)
        _, choices = table.look()
        listed, counts = table.tables.legal()
        assert int(counts.max()) <= learner.CHOICES
        for row, actions, count in zip(choices.tolist(), listed.tolist(), counts, strict=True):
            assert row == actions[:count] + [-1] * (learner.CHOICES - count)


def test_two_cards_are_kept_for_what_each_of_them_is_worth(learner: Any) -> None:
    import torch

    network = learner.Network()
    with torch.no_grad():
        network.score.bias.copy_(torch.arange(learner.SCORES))
        pair, play = learner.CITY - 2, learner.CITY
        choices = torch.tensor([[pair, play] + [-1] * (learner.CHOICES - 2)])
        chances, _ = network(torch.zeros(1, learner.NUMBERS), choices)
    # The last pair but one is of the last two kinds of cards; the first play's own score follows.
    assert float(chances[0, 0] - chances[0, 1]) == pytest.approx(18 + 19 - 20)
    assert float(chances[0, 2:].exp().sum()) == 0.0


def test_it_draws_its_curve(learner: Any, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="no Matplotlib: pip install tripolis[learn]")
    learner.draw(
        [learner.Moment(0, 0, 0.5, 0.1), learner.Moment(9, 1, 0.9, 0.6)], tmp_path / "c.svg"
    )
    assert (tmp_path / "c.svg").read_text("utf-8").startswith("<?xml")
