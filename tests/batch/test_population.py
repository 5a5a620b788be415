"""Learning among earlier selves: who sits where, and whose choices teach."""

from __future__ import annotations

import pytest

pytest.importorskip("torch", reason="no PyTorch: pip install tripolis[learn]")

import torch
from torch import Tensor

from tripolis.engine.game import find_game
from tripolis.learn import population, selfplay
from tripolis.learn.model import Network
from tripolis.learn.population import KEPT, SHARED, Population, seats_of_guests
from tripolis.learn.setups import Setup
from tripolis.learn.tables import Bench

TABLES = 24


def bench_of(players: int) -> Bench:
    return Bench("splendor", Setup(players), TABLES, 1, "cpu")


@pytest.fixture(scope="module")
def network() -> Network:
    torch.manual_seed(1)
    return Network(find_game("splendor"))


def lesson_of(network: Network, guest: Network, players: int) -> selfplay.Lesson:
    return selfplay.play(network, guest, bench_of(players))


def test_guests_sit_in_all_seats_but_one_of_every_fourth_table() -> None:
    bench, hosts = bench_of(3), [set() for _ in range(TABLES)]
    for _ in range(60):
        theirs, mover = seats_of_guests(bench), bench.mover()
        for table in range(TABLES):
            if not theirs[table]:
                hosts[table].add(int(mover[table]))
        bench.step(torch.zeros(TABLES, dtype=torch.long))
    for table, seats in enumerate(hosts):
        assert seats == ({table // SHARED % 3} if table % SHARED == 0 else {0, 1, 2})


def test_two_players_have_no_guests(network: Network) -> None:
    assert not seats_of_guests(bench_of(2)).any()


def test_only_a_guests_choices_come_from_the_guest(
    network: Network, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = Network(network.game)
    last = lambda chances: (chances > -1e8).sum(1) - 1  # noqa: E731
    monkeypatch.setattr(population, "drawn", last)
    monkeypatch.setattr(selfplay, "drawn", lambda chances: torch.zeros(len(chances)).long())
    lesson = lesson_of(network, guest, 3)
    assert 0 < int((~lesson.own).sum()) < len(lesson.own) / SHARED
    assert (lesson.taken[lesson.own] == 0).all()
    assert (lesson.taken[~lesson.own] == lesson.look.counts[~lesson.own] - 1).all()


def test_a_guests_choices_do_not_teach_what_to_choose(network: Network) -> None:
    lesson = lesson_of(network, network, 3)
    everything = torch.arange(len(lesson.taken))

    def wishes_learned(lesson: selfplay.Lesson) -> Tensor:
        network.zero_grad()
        selfplay.mistake(network, lesson, everything, 0.01).backward()
        assert network.wishes.bias.grad is not None
        return network.wishes.bias.grad.clone()

    before = wishes_learned(lesson)
    lesson.taken = torch.where(lesson.own, lesson.taken, 0)
    assert torch.equal(wishes_learned(lesson), before)
    lesson.own = torch.zeros_like(lesson.own)
    assert not wishes_learned(lesson).any()


def test_earlier_selves_stay_as_they_were(network: Network) -> None:
    earlier, weight = Population(), network.first.weight
    earlier.remember(network, 0)
    then = weight.detach().clone()
    with torch.no_grad():
        weight += 1
    earlier.remember(network, 1)
    assert torch.equal(earlier.guest().first.weight, then)
    for lesson in range(0, 20 * population.EVERY, population.EVERY):
        earlier.remember(network, lesson)
    assert len({id(earlier.guest()) for _ in range(200)}) == KEPT
