"""What a network learns from a search: moves that turned out well, and no surer than they are."""

from __future__ import annotations

import pytest

pytest.importorskip("torch", reason="no PyTorch: pip install tripolis[learn]")

import torch
from torch import Tensor

from tripolis.engine.game import find_game
from tripolis.learn.matches import Decisions, Order, play
from tripolis.learn.model import Network
from tripolis.learn.search import FADE, TRUST, corrected, found_in, learn, mistake
from tripolis.learn.setups import Setup
from tripolis.players.opinion import write_weights

SETUP = Setup(2, choices=48)
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


@pytest.fixture(scope="module")
def network() -> Network:
    torch.manual_seed(1)
    return Network(find_game("kosmopolis"))


@pytest.fixture(scope="module")
def played(network: Network) -> list[Decisions]:
    weights = write_weights(network.game, network.numbers().tolist())
    return [play(Order("kosmopolis", SETUP, weights, 8, seed)) for seed in (5, 6)]


def test_matches_teach_choices_that_are_offered(network: Network, played: list[Decisions]) -> None:
    found = found_in(network, SETUP, played)
    assert len(found.choices) == sum(len(decisions.states) for decisions in played)
    assert found.choices.float().sum(1).tolist() == pytest.approx(
        [1.0] * len(found.choices), abs=0.01
    )
    places = torch.arange(SETUP.choices)
    assert not found.choices[places >= found.look.counts[:, None]].any()


def test_matches_teach_expectations_from_the_players_seat_on(
    network: Network, played: list[Decisions]
) -> None:
    shares = found_in(network, SETUP, played).shares
    players = [int(player) for decisions in played for player in decisions.player]
    told = [row for decisions in played for row in decisions.shares]
    for row, player, by_seat in zip(shares.tolist(), players, told, strict=True):
        assert row[:2] == pytest.approx([by_seat[player], by_seat[1 - player]])
        assert not any(row[2:])


def test_a_lesson_brings_the_network_nearer_to_the_search(
    network: Network, played: list[Decisions]
) -> None:
    found = found_in(network, SETUP, played)
    everything = torch.arange(len(found.choices))
    before = float(mistake(network, found, everything).detach())
    optimizer = torch.optim.Adam(network.parameters(), lr=1e-3)
    for _ in range(5):
        learn(network, optimizer, [found])
    assert float(mistake(network, found, everything).detach()) < before
