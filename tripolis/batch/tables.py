"""Many tables at once: arrays of states that are stepped together, on CPU threads or on CUDA.

    >>> from tripolis.batch import Tables
    >>> tables = Tables("kosmopolis", players=2, count=1000, seed=7)
    >>> actions, counts = tables.legal()
    >>> rewards, ended = tables.step(actions[:, 0])

Table i plays match number i of the batch, which is dealt from seed + i, then match i + count, and
so on. What the methods return are the batch's own arrays, filled anew by the next call of the same
method: take a copy of what has to last, and share without copies what a network reads at once
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
    """Tables that are played at together, a match at each."""

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
        self._place = _place(device, threads)
        self._set_out(place_values(players, rewards))
        self.reset()

    def _set_out(self, values: Any) -> None:
        game, count, players, place = self.game, self.count, self.players, self._place
        self.states = place.zeros(count, game.state)
        """The state records."""
        self.player = place.zeros(count, np.int8)
        """The seat that decides at each table; -1 where the match is over."""
        self.number = place.zeros(count, np.int64)
        """The number of the match at each table: it is dealt from the batch's seed plus this."""
        self.ended = place.zeros(count, np.int8)
        """Where the last step ended a match."""
        self.rewards = place.zeros((count, players), np.float32)
        """What each seat got by the last step; zero where no match ended."""
        self.ranks = place.zeros((count, players), np.int8)
        """The ranks in the last match that ended at each table."""
        self._blank = place.put(np.zeros(1, game.state))
        self._lucks = place.zeros(count, LUCK)
        self._seeds = place.zeros((count, 8), np.uint32)
        self._listed = place.zeros((count, game.most_legal), np.int16)
        self._counts = place.zeros(count, np.int32)
        self._actions = place.zeros(count, np.int32)
        self._wrong = place.zeros(count, np.int8)
        self._values = place.put(values)
        self._encoded = place.put(game.encode_options(self.options))
        self._first_seed = place.put(seed_words(self.seed))
        self._rooms: dict[str, Any] = {}

    def _room(self, name: str, shape: tuple[int, ...], kind: Any) -> Any:
        """An array that is made when it is first needed and then kept."""
        key = f"{name} {shape}"
        if key not in self._rooms:
            self._rooms[key] = self._place.zeros(shape, kind)
        return self._rooms[key]

    @property
    def _dealing(self) -> tuple[Any, ...]:
        return (
            self.states,
            self._blank,
            self.number,
            self._seeds,
            self._lucks,
            self.player,
            self.players,
            self._encoded,
            self._first_seed,
        )

    @property
    def _rewarding(self) -> tuple[Any, ...]:
        return (self.ended, self.rewards, self.ranks, self._values)

    @property
    def _stride(self) -> int:
        return self.count if self.automatic_reset else 0

    # Dealing

    def reset(self, where: Any = None) -> None:
        """Begin again with the batch's first matches; or deal the next match at some tables."""
        place = self._place
        if where is not None:
            chosen = self._room("chosen", (self.count,), np.int8)
            place.fill(chosen, where)
            deal_some = stepping.build_deal_some(self.game)
            place.do(deal_some, self.count, chosen, self.count, *self._dealing)
            return
        place.fill(self.number, np.arange(self.count))
        place.fill(self.ended, np.zeros(self.count, np.int8))
        place.fill(self.rewards, np.zeros((self.count, self.players), np.float32))
        place.do(stepping.build_deal(self.game), self.count, *self._dealing)

    # Looking

    def legal(self) -> tuple[Any, Any]:
        """The legal actions of whoever decides: a row of them for each table, and how many count.

        What stands in a row beyond that number is left over from earlier and means nothing.
        """
        self._place.do(
            stepping.build_list(self.game),
            self.count,
            self.states,
            self.player,
            self._listed,
            self._counts,
        )
        return self._listed, self._counts

    def mask(self) -> Any:
        """A row for each table: one for each legal action, zero for the others."""
        listed, counts = self.legal()
        mask = self._room("mask", (self.count, self.game.actions), np.uint8)
        self._place.do(stepping.fill_mask, self.count, listed, counts, mask)
        return mask

    def row_mask(self, columns: int) -> Any:
        """Actions laid out in rows of `columns`: which rows have a legal action."""
        listed, counts = self.legal()
        rows = -(-self.game.actions // columns)
        mask = self._room("rows", (self.count, rows), np.uint8)
        self._place.do(stepping.fill_row_mask, self.count, listed, counts, columns, mask)
        return mask

    def column_mask(self, columns: int, rows: Any) -> Any:
        """Which columns are legal in the row that was chosen at each table."""
        chosen = self._room("chosen rows", (self.count,), np.int32)
        self._place.fill(chosen, rows)
        mask = self._room("columns", (self.count, columns), np.uint8)
        self._place.do(
            stepping.fill_column_mask,
            self.count,
            self._listed,
            self._counts,
            columns,
            chosen,
            mask,
        )
        return mask

    def observe(self, seat: int | None = None) -> Any:
        """What whoever decides knows, or a seat, in the numbers that `game.observation` names."""
        viewers = self.player
        if seat is not None:
            viewers = self._room("viewers", (self.count,), np.int8)
            self._place.fill(viewers, np.full(self.count, seat, np.int8))
        observation = self._room(
            "observation", (self.count, len(self.game.observation)), np.float32
        )
        operation = stepping.build_observe(self.game)
        self._place.do(operation, self.count, self.states, viewers, observation)
        return observation

    # Playing

    def step(self, actions: Any, check: bool = True) -> tuple[Any, Any]:
        """Make a move at every table; says what everybody got by it, and where a match ended.

        Where one ended the next is dealt at once, unless the tables were made without automatic
        reset: then the table waits for `reset`, and what is chosen for it does nothing. An action
        that is not legal raises `IllegalMove` and nothing is played; whoever takes actions from
        the mask alone may go without the check.
        """
        if actions is not self._actions:
            self._place.fill(self._actions, actions)
        if check:
            self._check()
        self._place.do(
            stepping.build_step(self.game),
            self.count,
            self._actions,
            *self._rewarding,
            self._stride,
            *self._dealing,
        )
        return self.rewards, self.ended

    def _check(self) -> None:
        place = self._place
        place.do(
            stepping.build_check(self.game),
            self.count,
            self.states,
            self.player,
            self._listed,
            self._counts,
            self._actions,
            self._wrong,
        )
        wrong = np.flatnonzero(place.fetch(self._wrong))
        if len(wrong):
            table = int(wrong[0])
            action = int(place.fetch(self._actions)[table])
            raise IllegalMove("batch-illegal-action", table=table, action=action)

    def choose(self, policies: Sequence[str]) -> Any:
        """What a policy (`random`, `greedy`) chooses for each seat that decides: for `step`."""
        codes, chooser = self._policies(policies)
        self._place.do(
            stepping.build_choose(self.game, chooser),
            self.count,
            self.states,
            self.player,
            self._listed,
            self._lucks,
            codes,
            self._actions,
        )
        return self._actions

    def run(self, moves: int, policies: Sequence[str] | None = None) -> tuple[Any, Any]:
        """Make so many moves at every table, at random or by policy, without coming back between.

        Says what every seat got in all, and how many matches ended at each table.
        """
        random = [POLICY_NAMES[RANDOM]] * self.players
        codes, chooser = self._policies(random if policies is None else policies)
        totals = self._room("totals", (self.count, self.players), np.float32)
        finished = self._room("finished", (self.count,), np.int32)
        self._place.do(
            stepping.build_run(self.game, chooser),
            self.count,
            moves,
            codes,
            self._listed,
            totals,
            finished,
            *self._rewarding,
            self._stride,
            *self._dealing,
        )
        return totals, finished

    def answer_others(self, seat: int, policies: Sequence[str]) -> None:
        """Let all other seats play by their policies until this seat decides or a match is over.

        Adds to what the last step brought: `rewards` and `ended` are those of both.
        """
        codes, chooser = self._policies(policies)
        self._place.do(
            stepping.build_answer_others(self.game, chooser),
            self.count,
            seat,
            codes,
            self._listed,
            *self._rewarding,
            self.states,
            self._lucks,
            self.player,
            self.players,
        )

    def playouts(self, repeats: int = 1) -> Any:
        """Everybody's mean reward when the matches are played out at random, so many times each.

        Every playout begins in a world re-imagined from what the deciding seat knows. The matches
        themselves stay where they are.
        """
        means = self._room("means", (self.count, self.players), np.float32)
        self._place.do(
            stepping.build_play_out(self.game),
            self.count,
            repeats,
            self._listed,
            self._room("worlds", (self.count,), self.game.state),
            self._room("gains", (self.count, self.players), np.float32),
            self._room("places", (self.count, self.players), np.int8),
            self._values,
            means,
            self.states,
            self._lucks,
            self.player,
            self.players,
        )
        return means

    def _policies(self, names: Sequence[str]) -> tuple[Any, Any]:
        for name in names:
            if name not in POLICY_NAMES:
                raise BadOption("batch-bad-policy", name=name, known=", ".join(POLICY_NAMES))
        if len(names) != self.players:
            raise BadOption("batch-policies", count=len(names), players=self.players)
        codes = np.array([POLICY_NAMES.index(name) for name in names], np.int8)
        return self._place.put(codes), chooser_for(self.game, names)


def _check_count(count: object) -> int:
    if isinstance(count, bool) or not isinstance(count, int) or count < 1:
        raise BadOption("batch-bad-count", count=str(count))
    return count


def _place(device: str, threads: int | None) -> Any:
    if device not in _DEVICES:
        raise BadOption("batch-bad-device", device=str(device), known=", ".join(_DEVICES))
    if device == "cpu":
        return Threads(threads)
    from tripolis.batch import cuda

    if not cuda.available():
        raise BadOption("batch-no-cuda")
    return cuda.Device()
