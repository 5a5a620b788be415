"""Earlier selves, who sit at some of the tables where more than two play.

A network that meets nobody but itself learns what works against itself. With two players that is a
good teacher; with more of them, all seats may slide into one habit that a stranger would break.
"""

from __future__ import annotations

import torch
from torch import Tensor

from tripolis.learn.model import Network, drawn, evaluate
from tripolis.learn.tables import Bench, Look

KEPT = 8
"""How many earlier selves there are."""
EVERY = 40
"""Lessons between one earlier self and the next."""
SHARED = 4
"""One of so many tables is shared with them."""


class Population:
    """A network's earlier selves. One of them plays at the shared tables, in all seats but one."""

    def __init__(self) -> None:
        self._selves: list[Network] = []

    def remember(self, network: Network, lesson: int) -> None:
        """Keep a copy every now and then; when there are enough, any of them makes room."""
        if lesson % EVERY == 0:
            if len(self._selves) == KEPT:
                del self._selves[_any_of(KEPT)]
            self._selves.append(_copied(network))

    def guest(self) -> Network:
        """One of the earlier selves."""
        return self._selves[_any_of(len(self._selves))]


def _copied(network: Network) -> Network:
    made = Network(network.game)
    made.to(network.met.device)
    made.load_state_dict(network.state_dict())
    return made


def _any_of(count: int) -> int:
    return int(torch.randint(count, ()))


def seats_of_guests(bench: Bench) -> Tensor:
    """At which tables a guest decides now."""
    mover, players = bench.mover(), bench.setup.players
    table = torch.arange(len(mover), device=mover.device)
    if players == 2:
        return torch.zeros_like(mover, dtype=torch.bool)
    return (table % SHARED == 0) & (mover != table // SHARED % players)


def with_guest(guest: Network, bench: Bench, look: Look, taken: Tensor) -> tuple[Tensor, Tensor]:
    """The choices taken at all tables, the guest's among them, and which are the network's own."""
    theirs = seats_of_guests(bench)
    if not theirs.any():
        return taken, ~theirs
    chances, _ = evaluate(guest, look.at(theirs))
    return taken.index_put((theirs,), drawn(chances)), ~theirs
