"""The masked PPO of the examples, through public interfaces alone."""

from __future__ import annotations

import pytest

torch = pytest.importorskip("torch", reason="no PyTorch: pip install tripolis[learn]")
pytest.importorskip("gymnasium", reason="no Gymnasium: pip install tripolis[envs]")


def test_a_lesson_changes_the_network_and_keeps_to_the_rules() -> None:
    from examples import masked_ppo

    torch.manual_seed(1)
    learner = masked_ppo.Learner("kosmopolis", "random", seed=1)
    before = learner.network.score.bias.detach().clone()
    learner.learn()
    assert not torch.equal(before, learner.network.score.bias)
    seen, mask = masked_ppo.tensors(learner.seen, learner.infos)
    chances, _ = learner.network(seen, mask)
    assert chances.exp()[~mask].sum() == 0


def test_many_actions_are_scored_by_rows_and_columns() -> None:
    from examples import masked_ppo

    network = masked_ppo.Network(3, 26_083)
    mask = torch.ones(2, 26_083, dtype=torch.bool)
    chances, value = network(torch.zeros(2, 3), mask)
    assert chances.shape == (2, 26_083)
    assert value.shape == (2,)
    assert network.score.out_features == 177 + 148
