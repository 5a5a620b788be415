"""One table, as the environments need it: the state, who decides, legal actions, rewards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tripolis.batch.edge import check_action, check_amount
from tripolis.batch.rewards import place_values, rewards_of
from tripolis.engine.errors import BadOption, IllegalMove
from tripolis.engine.game import find_game, seats_in
from tripolis.engine.luck import new_luck
from tripolis.engine.viewer import SPECTATOR
from tripolis.words import Line, Seat, say

SEED_RANGE = 1 << 63
"""Matches that nobody chose a seed for are dealt from seeds below this."""
_MOST_SEED = (1 << 256) - 1
BOUND = 16.0
"""No observed number is larger; hardly any is above 1."""
RENDER_MODES = ("human", "ansi")


def check_seed(seed: object, most: int = _MOST_SEED) -> int | None:
    """The seed to deal from, or none."""
    return None if seed is None else check_amount("seed", seed, 0, most)


def check_render_mode(mode: object, known: Sequence[str] = RENDER_MODES) -> None:
    """How a match is shown: not at all, or in one of the ways that exist."""
    if mode is not None and mode not in known:
        raise BadOption("envs-render-mode", mode=str(mode), known=", ".join(known) or "–")


class Table:
    """A match in progress, without the checks and history of `Match`."""

    def __init__(
        self,
        game: str,
        players: int | None,
        options: Mapping[str, object],
        rewards: Sequence[float] | None = None,
        told: bool = False,
    ) -> None:
        self.game = find_game(str(game))
        self.players = self.game.check_players(self.game.players[0] if players is None else players)
        self.options = self.game.full_options(options)
        self.values = place_values(self.players, rewards)
        self.penalty = float(self.values[-1])
        """What an illegal action costs in every environment: the value of the last place."""
        self._listed = np.zeros(self.game.most_legal, np.int16)
        self._told = told
        self.log: list[str] = []
        self.deal(0)

    def __getstate__(self) -> dict[str, Any]:
        """What a copy needs: compiled rules cannot be copied, but they can be found."""
        return self.__dict__ | {"game": self.game.name}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept | {"game": find_game(kept["game"])})

    def deal(self, seed: int) -> None:
        """Begin another match."""
        self.seed = seed
        self.state = self.game.new_state()
        encoded = self.game.encode_options(self.options)
        self.game.setup(self.state, self.players, encoded, new_luck(seed))
        while self.game.must_advance(self.state):
            self.game.advance(self.state)
        self.log = []

    @property
    def over(self) -> bool:
        """Has the match ended?"""
        return bool(self.game.over(self.state))

    @property
    def player(self) -> int:
        """Who decides now; do not call it when the match is over."""
        return seats_in(self.game.must_act(self.state))[0]

    def legal(self) -> list[int]:
        """The legal actions of the player to move."""
        count = self.game.legal(self.state, self.player, self._listed)
        actions: list[int] = self._listed[:count].tolist()
        return actions

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Ones for the legal actions of a seat; all zeros while others decide."""
        mask = np.zeros(self.game.actions, np.int8)
        if not self.over and self.player == seat:
            mask[self.legal()] = 1
        return mask

    def observe(self, seat: int) -> NDArray[np.float32]:
        """A seat's knowledge as numbers."""
        out = np.zeros(len(self.game.observation), np.float32)
        self.game.observe(self.state, seat, out)
        return out

    def play(self, action: object) -> None:
        """Make a move for the player to move; raises `IllegalMove`."""
        seat, action = self.player, check_action(self.game, action)
        if action not in self.legal():
            raise IllegalMove("batch-illegal-action", table=0, action=action)
        if not self._told:
            self.game.apply(self.state, seat, action)
            return
        steps = list(self.game.steps(self.state, seat, action))
        lines = [line for step in steps for line in self.game.narrate(*step, action, SPECTATOR)]
        self.log = [say(line) for line in lines]

    def rewards(self) -> NDArray[np.float32]:
        """Everybody's reward for a finished match."""
        ranks = np.zeros(self.players, np.int8)
        self.game.ranks(self.state, ranks)
        return rewards_of(ranks, self.values)

    def text(self) -> str:
        """The last move, the points and the question, for a spectator."""
        points = [
            f"{say(Line('engine-seat', {'number': Seat(seat) + 1}))}: "
            f"{self.game.score(self.state, seat)[0]}"
            for seat in range(self.players)
        ]
        return "\n".join(
            [*self.log, "  ".join(points), say(self.game.prompt(self.state, SPECTATOR))]
        )
