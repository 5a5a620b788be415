"""Tables of different set-ups, played by one network side by side."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

import torch
from torch import Tensor

from tripolis.batch import Tables

CHOICES = 64
"""A network that learns chooses among the first so many legal moves, where that is not given."""


@dataclass(frozen=True)
class Setup:
    """A kind of table to learn at."""

    players: int
    options: dict[str, Any] = field(default_factory=dict)
    choices: int = CHOICES


def _comparity(players: int, mode: str, memory: str = "traveller") -> Setup:
    """A table of Comparity at which everybody remembers the landmarks equally well."""
    return Setup(players, {"mode": mode, "travellers": [memory] * players}, 256)


SETUPS: dict[str, tuple[Setup, ...]] = {
    "kosmopolis": (
        Setup(2, {"edition": "ru"}, 48),
        Setup(3, {"edition": "ru"}, 48),
        Setup(4, {"edition": "ru"}, 48),
        Setup(2, {"edition": "pl"}, 48),
        Setup(3, {"edition": "cs"}, 48),
        Setup(4, {"edition": "pl"}, 48),
    ),
    "splendor": (
        Setup(2),
        Setup(2, {"modules": ["orient"]}),
        Setup(3),
        Setup(2, {"modules": ["cities"]}),
        Setup(4),
        Setup(2, {"modules": ["strongholds"]}),
        Setup(3, {"modules": ["cities", "orient", "strongholds", "trading_posts"]}),
        Setup(2, {"modules": ["trading_posts"]}),
        Setup(4, {"modules": ["orient", "trading_posts"]}),
        Setup(2, {"modules": ["cities", "orient", "strongholds", "trading_posts"]}),
        Setup(3, {"modules": ["strongholds", "trading_posts"]}),
        Setup(4, {"modules": ["cities", "strongholds"]}),
    ),
    "comparity": (
        _comparity(2, "height"),
        _comparity(3, "height"),
        _comparity(2, "year"),
        _comparity(4, "height"),
        _comparity(2, "height", "author"),
        _comparity(3, "year"),
        _comparity(5, "height"),
        _comparity(3, "height", "author"),
        _comparity(4, "year", "author"),
        _comparity(2, "year", "author"),
        _comparity(5, "year"),
        _comparity(4, "height", "author"),
    ),
}
"""What a network of each game learns; the first set-up is the one it learns most of."""


class Look(NamedTuple):
    """What the players to move know, and what they can choose."""

    seen: Tensor
    traits: Tensor
    counts: Tensor
    players: Tensor


class Bench:
    """Many tables of one set-up, and the tensors that share their memory."""

    def __init__(
        self, game: str, setup: Setup, count: int, seed: int, device: str, again: bool = True
    ) -> None:
        victory = [1.0] + [0.0] * (setup.players - 1)
        self.setup = setup
        self.tables = Tables(
            game,
            setup.players,
            count,
            seed,
            device=device,
            rewards=victory,
            automatic_reset=again,
            **setup.options,
        )
        # The batch's own arrays: what it lists next is in them too.
        self._legal, self._counts = self.tables.legal()
        self._device = device
        self.players = torch.full((count,), setup.players, device=device)

    def share(self, array: object) -> Tensor:
        """An array of the batch as a tensor: the same memory, no copy."""
        if self._device == "cpu":
            return torch.from_dlpack(array)
        return torch.as_tensor(array, device=self._device)

    def look(self) -> Look:
        """What the player to move knows at each table, and the traits of their choices."""
        traits = self.share(self.tables.traits(self.setup.choices)).half()
        counts = self.share(self._counts).long().clamp(max=self.setup.choices)
        seen = self.share(self.tables.see()).half()
        return Look(seen, traits, counts, self.players)

    def mover(self) -> Tensor:
        """The seat that decides at each table; -1 where the match is over."""
        return self.share(self.tables.player).long().clone()

    def step(self, taken: Tensor) -> tuple[Tensor, Tensor]:
        """Take a choice at every table; returns the shares of victory, and where a match ended."""
        listed = self.share(self._legal).long()
        actions = listed.gather(1, taken[:, None]).squeeze(1)
        rewards, ended = self.tables.step(actions, check=False)
        return self.share(rewards).clone(), self.share(ended).bool().clone()
