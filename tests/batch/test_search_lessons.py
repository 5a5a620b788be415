"""What a network learns from a search: moves that turned out well, and no surer than they are."""

from __future__ import annotations

import pytest

pytest.importorskip("torch", reason="no PyTorch: pip install tripolis[learn]")

import torch
from torch import Tensor

from tripolis.learn.search import FADE, TRUST, corrected

OFFERED = torch.tensor([[True, True, True, False]])


def after_lessons(prior: list[float], means: list[float], lessons: int) -> Tensor:
    """The chances that come of lessons in which many tries always find the same."""
    visits = torch.full((1, 4), 1e6) * OFFERED
    chances = torch.tensor([prior])
    for _ in range(lessons):
        chances = corrected(chances, torch.tensor([means]) * visits, visits, OFFERED)
    return chances[0]


def test_a_move_that_turns_out_better_becomes_likelier() -> None:
    chances = after_lessons([0.2, 0.6, 0.2, 0.0], [0.6, 0.5, 0.5, 0.0], 1)
    assert chances[0] > 0.2
    assert chances[1] < 0.6
    assert chances[3] == 0.0


def test_moves_that_turn_out_alike_become_alike() -> None:
    chances = after_lessons([0.98, 0.01, 0.01, 0.0], [0.5, 0.5, 0.5, 0.0], 60)
    assert chances[:3].tolist() == pytest.approx([1 / 3] * 3, abs=0.02)


def test_a_score_comes_to_rest_where_the_advantage_says() -> None:
    chances = after_lessons([0.1, 0.8, 0.1, 0.0], [0.51, 0.5, 0.5, 0.0], 200)
    score = float((chances[0] / chances[1]).log())
    assert score == pytest.approx(0.01 * TRUST / FADE, rel=0.01)


def test_a_move_that_was_never_tried_counts_as_the_others_do_in_the_mean() -> None:
    prior, visits = torch.tensor([[0.5, 0.3, 0.2, 0.0]]), torch.tensor([[40.0, 40.0, 0.0, 0.0]])
    chances = corrected(prior, torch.tensor([[20.0, 20.0, 0.0, 0.0]]), visits, OFFERED)[0]
    even = prior[0, :3] ** (1 - FADE)
    assert chances[:3].tolist() == pytest.approx((even / even.sum()).tolist(), rel=1e-4)
