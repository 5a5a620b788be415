"""Many tables at once: arrays of states that are stepped together, on CPU threads or on CUDA.

    >>> from tripolis.batch import Tables
    >>> tables = Tables("kosmopolis", players=2, count=1000, seed=7)
    >>> actions, counts = tables.legal()
    >>> rewards, ended = tables.step(actions[:, 0])

Table i plays match number i of the batch, which is dealt from seed + i, then match i + count, and
so on. Methods return the batch's own arrays, which the next call of the same method overwrites:
copy what you want to keep, and share without a copy what a network reads at once
(`torch.from_dlpack`, or `torch.as_tensor`, `cupy.asarray` and `jax.numpy.asarray` on a device).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from tripolis.batch import stepping
from tripolis.batch.matches import chooser_for
from tripolis.batch.rewards import place_values
from tripolis.batch.threads import Threads
from tripolis.engine.errors import BadOption, IllegalMove
from tripolis.engine.game import Game, find_game
from tripolis.engine.luck import LUCK, seed_words
from tripolis.engine.match import read_seed
from tripolis.players.policy import POLICY_NAMES, RANDOM

_DEVICES = ("cpu", "cuda")


class Tables:
    """Many tables, stepped together, with one match at each."""

    def __init__(
        self,
        game: str | Game,
        players: int,
        count: int,
        seed: int | str | None = None,
        *,
        device: str = "cpu",
        threads: int | None = None,
        rewards: Sequence[float] | None = None,
        automatic_reset: bool = True,
        **options: object,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.players = self.game.check_players(players)
        self.count = _check_count(count)
        self.seed = read_seed(seed)
        self.options = self.game.full_options(options)
        self.automatic_reset = automatic_reset
        self._device = _device(device, threads)
        self._allocate(place_values(players, rewards))
        self.reset()

    def _allocate(self, values: Any) -> None:
        game, count, players, device = self.game, self.count, self.players, self._device
        self.states = device.zeros(count, game.state)
        """The state records."""
        self.player = device.zeros(count, np.int8)
        """The seat that decides at each table; -1 where the match is over."""
        self.number = device.zeros(count, np.int64)
        """The number of the match at each table: it is dealt from the batch's seed plus this."""
        self.ended = device.zeros(count, np.int8)
        """Where the last step ended a match."""
        self.rewards = device.zeros((count, players), np.float32)
        """What each seat got by the last step; zero where no match ended."""
        self.ranks = device.zeros((count, players), np.int8)
        """The ranks in the last match that ended at each table."""
        self._counts = device.zeros(count, np.int32)
        self._actions = device.zeros(count, np.int32)
        self._wrong = device.zeros(count, np.int8)
        self._buffers: dict[str, Any] = {}
        self._tables = stepping.TableArrays(
            states=self.states,
            player=self.player,
            lucks=device.zeros(count, LUCK),
            legal=device.zeros((count, game.most_legal), np.int16),
            players=players,
        )
        self._dealer = stepping.Dealer(
            numbers=self.number,
            seeds=device.zeros((count, 8), np.uint32),
            blank=device.put(np.zeros(1, game.state)),
            options=device.put(game.encode_options(self.options)),
            first_seed=device.put(seed_words(self.seed)),
            step=count,
            automatic=self.automatic_reset,
        )
        self._outcomes = stepping.Outcomes(self.ended, self.rewards, self.ranks, device.put(values))
        self._prepare()

    def _prepare(self) -> None:
        """What every step runs, so that a step costs little even at a single table."""
        game, count, tables = self.game, self.count, self._tables
        prepare = self._device.prepare
        self._list_legal = prepare(stepping.build_list(game), count, tables, self._counts)
        self._find_wrong = prepare(
            stepping.build_check(game), count, tables, self._counts, self._actions, self._wrong
        )
        self._make_moves = prepare(
            stepping.build_step(game), count, self._actions, tables, self._dealer, self._outcomes
        )

    def _buffer(self, name: str, shape: tuple[int, ...], kind: Any) -> Any:
        """An array that is made when it is first needed and then kept."""
        key = f"{name} {shape}"
        if key not in self._buffers:
            self._buffers[key] = self._device.zeros(shape, kind)
        return self._buffers[key]

    # Dealing

    def reset(self, where: Any = None) -> None:
        """Begin again with the batch's first matches; or deal the next match at some tables."""
        device = self._device
        if where is not None:
            chosen = self._buffer("chosen", (self.count,), np.int8)
            device.fill(chosen, where)
            deal_some = stepping.build_deal_some(self.game)
            device.run(deal_some, self.count, chosen, self._tables, self._dealer)
            return
        device.fill(self.number, np.arange(self.count))
        device.fill(self.ended, np.zeros(self.count, np.int8))
        device.fill(self.rewards, np.zeros((self.count, self.players), np.float32))
        device.run(stepping.build_deal(self.game), self.count, self._tables, self._dealer)

    # Looking

    def legal(self) -> tuple[Any, Any]:
        """The legal actions of the seat that decides: a row for each table, and how many there are.

        Ignore what follows in a row: it is left over from earlier.
        """
        self._list_legal()
        return self._tables.legal, self._counts

    def mask(self) -> Any:
        """A row for each table: one for each legal action, zero for the others."""
        legal, counts = self.legal()
        mask = self._buffer("mask", (self.count, self.game.actions), np.uint8)
        self._device.run(stepping.fill_mask, self.count, legal, counts, mask)
        return mask

    def row_mask(self, columns: int) -> Any:
        """Actions laid out in rows of `columns`: which rows have a legal action."""
        legal, counts = self.legal()
        rows = -(-self.game.actions // columns)
        mask = self._buffer("rows", (self.count, rows), np.uint8)
        self._device.run(stepping.fill_row_mask, self.count, legal, counts, columns, mask)
        return mask

    def column_mask(self, columns: int, rows: Any) -> Any:
        """Which columns are legal in the row that was chosen at each table."""
        chosen = self._buffer("chosen rows", (self.count,), np.int32)
        self._device.fill(chosen, rows)
        mask = self._buffer("columns", (self.count, columns), np.uint8)
        self._device.run(
            stepping.fill_column_mask,
            self.count,
            self._tables.legal,
            self._counts,
            columns,
            chosen,
            mask,
        )
        return mask

    def observe(self, seat: int | None = None) -> Any:
        """What the deciding seat knows, or the seat named, as `game.observation` lists it."""
        viewers = self.player
        if seat is not None:
            viewers = self._buffer("viewers", (self.count,), np.int8)
            self._device.fill(viewers, np.full(self.count, seat, np.int8))
        observation = self._buffer(
            "observation", (self.count, len(self.game.observation)), np.float32
        )
        operation = stepping.build_observe(self.game)
        self._device.run(operation, self.count, self.states, viewers, observation)
        return observation

    # Playing

    def step(self, actions: Any, check: bool = True) -> tuple[Any, Any]:
        """Make a move at every table; returns every seat's reward, and where a match ended.

        Where one ended the next is dealt at once, unless the tables were made without automatic
        reset: then the table waits for `reset` and ignores its actions. An illegal action raises
        `IllegalMove`, and nothing is played; if you take actions from the mask alone, you can skip
        the check.
        """
        if actions is not self._actions:
            self._device.fill(self._actions, actions)
        if check:
            self._check()
        self._make_moves()
        return self.rewards, self.ended

    def _check(self) -> None:
        self._find_wrong()
        wrong = np.flatnonzero(self._device.fetch(self._wrong))
        if len(wrong):
            table = int(wrong[0])
            action = int(self._device.fetch(self._actions)[table])
            raise IllegalMove("batch-illegal-action", table=table, action=action)

    def choose(self, policies: Sequence[str]) -> Any:
        """The actions for `step` that a policy (`random`, `greedy`) of each seat chooses."""
        codes, chooser = self._policies(policies)
        self._device.run(
            stepping.build_choose(self.game, chooser),
            self.count,
            self._tables,
            codes,
            self._actions,
        )
        return self._actions

    def run(self, moves: int, policies: Sequence[str] | None = None) -> tuple[Any, Any]:
        """Make so many moves at every table in one call, at random or by policy.

        Returns every seat's total reward, and how many matches ended at each table.
        """
        random = [POLICY_NAMES[RANDOM]] * self.players
        codes, chooser = self._policies(random if policies is None else policies)
        totals = stepping.Totals(
            rewards=self._buffer("totals", (self.count, self.players), np.float32),
            finished=self._buffer("finished", (self.count,), np.int32),
        )
        self._device.run(
            stepping.build_run(self.game, chooser),
            self.count,
            moves,
            codes,
            totals,
            self._tables,
            self._dealer,
            self._outcomes,
        )
        return totals.rewards, totals.finished

    def play_others(self, seat: int, policies: Sequence[str]) -> None:
        """Let the other seats play by their policies until this seat decides or a match is over.

        `rewards` and `ended` then cover the last step and these moves together.
        """
        codes, chooser = self._policies(policies)
        self._device.run(
            stepping.build_play_others(self.game, chooser),
            self.count,
            seat,
            codes,
            self._tables,
            self._outcomes,
        )

    def playouts(self, repeats: int = 1) -> Any:
        """Every seat's mean reward over so many random playouts of each match.

        Every playout begins in a world re-imagined from what the deciding seat knows. The matches
        themselves stay as they are.
        """
        playouts = stepping.Playouts(
            worlds=self._buffer("worlds", (self.count,), self.game.state),
            rewards=self._buffer("gains", (self.count, self.players), np.float32),
            ranks=self._buffer("places", (self.count, self.players), np.int8),
            means=self._buffer("means", (self.count, self.players), np.float32),
        )
        self._device.run(
            stepping.build_play_out(self.game),
            self.count,
            repeats,
            playouts,
            self._tables,
            self._outcomes.values,
        )
        return playouts.means

    def _policies(self, names: Sequence[str]) -> tuple[Any, Any]:
        for name in names:
            if name not in POLICY_NAMES:
                raise BadOption("batch-bad-policy", name=name, known=", ".join(POLICY_NAMES))
        if len(names) != self.players:
            raise BadOption("batch-policies", count=len(names), players=self.players)
        codes = np.array([POLICY_NAMES.index(name) for name in names], np.int8)
        return self._device.put(codes), chooser_for(self.game, names)


def _check_count(count: object) -> int:
    if isinstance(count, bool) or not isinstance(count, int) or count < 1:
        raise BadOption("batch-bad-count", count=str(count))
    return count


def _device(device: str, threads: int | None) -> Any:
    if device not in _DEVICES:
        raise BadOption("batch-bad-device", device=str(device), known=", ".join(_DEVICES))
    if device == "cpu":
        return Threads(threads)
    from tripolis.batch import cuda

    if not cuda.available():
        raise BadOption("batch-no-cuda")
    return cuda.Device()
