"""The learners of the examples, through public interfaces alone."""

from __future__ import annotations

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="no PyTorch: pip install tripolis[learn]")
gymnasium = pytest.importorskip("gymnasium", reason="no Gymnasium: pip install tripolis[envs]")


def test_a_lesson_changes_the_network_and_keeps_to_the_rules() -> None:
    from examples import masked_ppo

    torch.manual_seed(1)
    learner = masked_ppo.Learner("kosmopolis", "random", seed=1)
    before = learner.network.score.bias.detach().clone()
    learner.learn()
    assert not torch.equal(before, learner.network.score.bias)
    seen, legal = masked_ppo.tensors(learner.seen, learner.infos)
    chances, _ = learner.network(seen, legal)
    assert chances.exp()[legal < 0].sum() == 0


def test_a_list_of_legal_actions_says_what_the_mask_says() -> None:
    from examples import masked_ppo

    mask = np.array([[0, 1, 1, 0, 1], [1, 0, 0, 0, 0], [0, 0, 1, 1, 0]], np.int8)
    _, legal = masked_ppo.tensors(np.zeros((3, 1), np.float32), {"action_mask": mask})
    assert legal.tolist() == [[1, 2, 4], [0, -1, -1], [2, 3, -1]]
    assert masked_ppo.chosen(legal, torch.tensor([2, 0, 1])).tolist() == [4, 0, 3]


def test_many_actions_are_scored_by_rows_and_columns() -> None:
    from examples import masked_ppo

    network = masked_ppo.Network(3, 26_083)
    assert network.score.out_features == 177 + 148
    with torch.no_grad():
        network.score.bias[2], network.score.bias[177 + 5] = 1.0, 2.0
    legal = torch.tensor([[0, 2 * 148, 2 * 148 + 5, 7 * 148 + 5]])
    chances, value = network(torch.zeros(1, 3), legal)
    assert torch.allclose(chances - chances[0, 0], torch.tensor([[0.0, 1.0, 3.0, 2.0]]))
    assert value.shape == (1,)


def test_an_action_in_two_steps_is_a_legal_one() -> None:
    pytest.importorskip("sb3_contrib", reason="no sb3-contrib: pip install tripolis[learn]")
    from examples import maskable_ppo

    env = maskable_ppo.make_env("comparity")
    seen, info = env.reset(seed=1)
    legal = set(np.flatnonzero(info["action_mask"]))
    rows = np.flatnonzero(env.action_masks())
    assert set(rows) == {action // maskable_ppo.COLUMNS for action in legal}
    told, reward, over, _, _ = env.step(rows[-1])
    assert (reward, over) == (0.0, False)
    assert told[len(told) - env.rows :].nonzero()[0].tolist() == [rows[-1]]
    columns = np.flatnonzero(env.action_masks())
    assert {rows[-1] * maskable_ppo.COLUMNS + column for column in columns} <= legal
    after, _, over, _, _ = env.step(columns[0])
    assert not over
    assert not np.array_equal(after, seen)
    assert env.observation_space.contains(after)
