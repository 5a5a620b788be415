"""Tables of different set-ups, played by one network side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from tripolis.batch import Tables, stepping
from tripolis.batch.stepping import TableArrays
from tripolis.batch.threads import Threads
from tripolis.engine.game import Game
from tripolis.engine.luck import LUCK
from tripolis.learn.setups import Setup
from tripolis.players.network import count_inputs


class Look(NamedTuple):
    """What the players to move know, and what they can choose."""

    seen: Tensor  # [table, input]
    traits: Tensor  # [trait, table, choice]
    counts: Tensor  # [table]
    players: Tensor  # [table]

    def at(self, tables: Tensor) -> Look:
        """What is known at some of the tables."""
        return Look(
            self.seen[tables], self.traits[:, tables], self.counts[tables], self.players[tables]
        )

    def kept(self) -> Look:
        """A copy that later looks leave alone, in half the memory."""
        return Look(self.seen.half(), self.traits.half(), self.counts, self.players)


def joined(looks: Sequence[Look]) -> Look:
    """Several looks, one after another."""
    seen, traits, counts, players = zip(*looks, strict=True)
    return Look(torch.cat(seen), torch.cat(traits, 1), torch.cat(counts), torch.cat(players))


class Reader:
    """Finds out what players know at many tables, and what they can choose there.

    Traits lie apart: each of them side by side for all choices, as the threads of a GPU write them
    at once.
    """

    def __init__(self, device: Any, game: Game, choices: int, count: int, where: str) -> None:
        self._device, self._game, self._count, self._where = device, game, count, where
        self._most = choices
        self.counts = device.zeros((count,), np.int32)
        """How many legal moves each table has."""
        self._seen = device.zeros((count, count_inputs(game)), np.float32)
        self._appraised = device.zeros((count, self._most), np.float32)
        self._traits = torch.zeros(len(game.trait_names), count, self._most, device=where)
        self._described = device.borrow(self._traits.permute(1, 2, 0))

    def look(self, tables: TableArrays) -> Look:
        """What the players to move know. The next look overwrites it."""
        run, game, count = self._device.run, self._game, self._count
        counts, appraised = self.counts, self._appraised
        groups = -(-self._most // stepping.APPRAISED_TOGETHER)
        run(stepping.build_list(game), count, tables, counts)
        run(stepping.build_see(game), count, tables.states, tables.player, self._seen)
        run(stepping.build_appraise(game), count * groups, tables, counts, appraised)
        describe = stepping.build_describe(game)
        run(describe, count * self._most, tables, counts, appraised, self._described)
        choices = shared(counts, self._where).long().clamp(max=self._most)
        players = torch.full_like(choices, tables.players)
        return Look(shared(self._seen, self._where), self._traits, choices, players)


def shared(array: object, where: str) -> Tensor:
    """An array of a device as a tensor: the same memory, no copy."""
    return torch.from_dlpack(array) if where == "cpu" else torch.as_tensor(array, device=where)


def look_at(game: Game, setup: Setup, states: NDArray[np.void], player: NDArray[np.int8]) -> Look:
    """What the players to move know in these states, on a processor."""
    device, count = Threads(), len(states)
    legal = np.zeros((count, game.most_legal), np.int16)
    tables = TableArrays(states, player, np.zeros(1, LUCK), legal, setup.players)
    return Reader(device, game, setup.choices, count, "cpu").look(tables).kept()


class Bench:
    """Many tables of one set-up, and the tensors that share their memory."""

    def __init__(
        self, game: str, setup: Setup, count: int, seed: int, device: str, again: bool = True
    ) -> None:
        victory = [1.0] + [0.0] * (setup.players - 1)
        self.setup = setup
        self.device = device
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
        self._reader = self.new_reader()

    def new_reader(self) -> Reader:
        """A reader for as many tables as these."""
        tables = self.tables
        return Reader(tables.device, tables.game, self.setup.choices, tables.count, self.device)

    def share(self, array: object) -> Tensor:
        """An array of the batch as a tensor: the same memory, no copy."""
        return shared(array, self.device)

    def look(self) -> Look:
        """What the player to move knows at each table, and the traits of their choices."""
        return self._reader.look(self.tables.arrays).kept()

    def mover(self) -> Tensor:
        """The seat that decides at each table; -1 where the match is over."""
        return self.share(self.tables.player).long().clone()

    def step(self, taken: Tensor) -> tuple[Tensor, Tensor]:
        """Take a choice at every table; returns the shares of victory, and where a match ended."""
        listed = self.share(self.tables.arrays.legal).long()
        actions = listed.gather(1, taken[:, None]).squeeze(1)
        rewards, ended = self.tables.step(actions, check=False)
        return self.share(rewards).clone(), self.share(ended).bool().clone()
