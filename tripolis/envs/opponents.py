"""Who holds the other seats: built-in players by name, or functions such as a frozen network.

A function gets what several seats know and may do, a row for each, and returns an action for each:

    def policy(observations, masks):          # float32 [rows, numbers], int8 [rows, actions]
        return masks.argmax(axis=1)

Opponents take the seats that the learner does not, in order. In a game of memory each built-in
player remembers by its level; learners and functions remember as a regular does.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tripolis.batch import Tables
from tripolis.batch.edge import WHOLE, check_array, check_list
from tripolis.batch.stepping import ASKED, NOBODY
from tripolis.engine.errors import BadOption
from tripolis.engine.game import Game, State
from tripolis.envs.table import Table
from tripolis.players.levels import OUTSIDER, Mind, Player, find_mind, seat_options
from tripolis.players.policy import POLICY_NAMES

Policy: TypeAlias = Callable[[NDArray[np.float32], NDArray[np.int8]], Any]
Opponent: TypeAlias = "str | Policy"


def check_opponents(opponents: Sequence[Opponent] | None, players: int) -> list[Opponent]:
    """An opponent for each of the other seats; random players if none are named."""
    named: Sequence[Opponent] = ["random"] * (players - 1) if opponents is None else opponents
    chosen = check_list("opponents", named)
    if len(chosen) != players - 1:
        raise BadOption("envs-opponents", count=len(chosen), others=players - 1)
    for opponent in chosen:
        mind_of(opponent)
    return chosen


def mind_of(opponent: Opponent) -> Mind:
    """The mind of an opponent: a built-in player's, or an outsider's."""
    return OUTSIDER if callable(opponent) else find_mind(str(opponent))


def options_with(
    game: Game, opponents: Sequence[Opponent], seat: int, chosen: Mapping[str, object]
) -> dict[str, Any]:
    """The options of a table where the learner has this seat."""
    minds = [mind_of(opponent) for opponent in opponents]
    return seat_options(game, [*minds[:seat], OUTSIDER, *minds[seat:]], chosen)


class FunctionPlayer:
    """A function in a seat of one table."""

    def __init__(self, table: Table, policy: Policy, seat: int) -> None:
        self._table, self._policy, self._seat = table, policy, seat

    def choose(self, s: State) -> int:
        """The action it takes now."""
        seen, mask = self._table.observe(self._seat), self._table.mask(self._seat)
        return int(_asked(self._policy, seen[None], mask[None])[0])

    def watch(self, s: State) -> None:
        """A function remembers nothing."""


def _asked(policy: Policy, seen: NDArray[np.float32], masks: NDArray[np.int8]) -> NDArray[np.int64]:
    answer = check_array("actions", policy(seen, masks), (len(seen),), WHOLE)
    return np.asarray(answer, np.int64)


class Opponents:
    """The opponents at the tables of a batch."""

    def __init__(self, opponents: Sequence[Opponent]) -> None:
        self._opponents = list(opponents)
        self._codes = np.array(
            [POLICY_NAMES.index(one) if one in POLICY_NAMES else ASKED for one in opponents],
            np.int8,
        )
        self._bots: dict[tuple[int, int], tuple[int, Player]] = {}

    def play(self, tables: Tables, seats: NDArray[np.int8]) -> None:
        """Let them play until the learner decides at every table, or a match is over."""
        codes = self._codes_of(tables, seats)
        tables.play_by(codes)
        while (waiting := (tables.player != seats) & (tables.player != NOBODY)).any():
            tables.play_some(waiting, self._answers(tables, seats, waiting))
            tables.play_by(codes)

    def _codes_of(self, tables: Tables, seats: NDArray[np.int8]) -> NDArray[np.int8]:
        """The policy of each seat of each table, with none for the learner's."""
        codes = np.full((tables.count, tables.players), ASKED, np.int8)
        for number, code in enumerate(self._codes):
            codes[np.arange(tables.count), number + (number >= seats)] = code
        return codes

    def _answers(
        self, tables: Tables, seats: NDArray[np.int8], waiting: NDArray[np.bool_]
    ) -> NDArray[np.int64]:
        player, actions = tables.player.copy(), np.zeros(tables.count, np.int64)
        numbers = player - (player > seats)
        for number, opponent in enumerate(self._opponents):
            rows = np.flatnonzero(waiting & (numbers == number))
            if not len(rows):
                continue
            if callable(opponent):
                masks = tables.mask()[rows].astype(np.int8)
                actions[rows] = _asked(opponent, tables.observe()[rows], masks)
            else:
                for row in rows.tolist():
                    bot = self._bot(tables, opponent, row, int(player[row]))
                    actions[row] = bot.choose(tables.states[row])
        return actions

    def _bot(self, tables: Tables, name: str, row: int, seat: int) -> Player:
        """The player in a seat of a table, a new one for each match."""
        match = int(tables.number[row])
        last, bot = self._bots.get((row, seat), (-1, None))
        if bot is None or last != match:
            bot = Player(tables.game, find_mind(name), tables.seed + match, seat)
            self._bots[row, seat] = match, bot
        return bot
