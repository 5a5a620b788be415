"""Many tables at once: arrays of states that are stepped together, on CPU threads or on CUDA.

    >>> from tripolis.batch import Tables
    >>> tables = Tables("kosmopolis", players=2, count=1000, seed=7)
    >>> actions, counts = tables.legal()
    >>> rewards, ended = tables.step(actions[:, 0])

Table i plays match number i of the batch, which is dealt from seed + i, then match i + count, and
so on. Methods return the batch's own arrays, which the next call of the same method overwrites:
copy what you want to keep, and share without a copy what a network reads at once
(`torch.from_dlpack`, or `torch.as_tensor`, `cupy.asarray` and `jax.numpy.asarray` on a device).
Each array begins at a multiple of 64 bytes. On CUDA they are device arrays with the same types.

Seats, actions, shapes and types are checked before anything is played; `check=False` skips only
the check that every action is legal.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from tripolis.batch import stepping
from tripolis.batch.edge import (
    TRUTH,
    WHOLE,
    check_amount,
    check_array,
    check_list,
    no_such_action,
)
from tripolis.batch.matches import chooser_for
from tripolis.batch.rewards import place_values
from tripolis.batch.threads import Kind, Threads
from tripolis.engine.errors import BadOption, IllegalMove
from tripolis.engine.game import Game, find_game
from tripolis.engine.luck import LUCK, seed_words
from tripolis.engine.match import read_seed
from tripolis.engine.strict import check_seat, whole_number
from tripolis.players.network import count_inputs
from tripolis.players.policy import POLICY_NAMES, RANDOM, Chooser

_DEVICES = ("cpu", "cuda")
_MOST_REPEATS = (1 << 31) - 1
_POLICY_CODES = ", ".join(str(code) for code in range(stepping.ASKED, len(POLICY_NAMES)))


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
        self.game = game if isinstance(game, Game) else find_game(str(game))
        self.players = self.game.check_players(players)
        self.count = _check_count(count)
        self.seed = read_seed(seed)
        self.options = self.game.full_options(options)
        self.automatic_reset = bool(automatic_reset)
        self._where = device, threads
        self._values = place_values(self.players, rewards)
        self._allocate()
        self.reset()

    def _allocate(self) -> None:
        self.device = device = _device(*self._where)
        game, count, players = self.game, self.count, self.players
        self.states: NDArray[np.void] = device.zeros((count,), game.state)
        """The state records."""
        self.player = device.zeros((count,), np.int8)
        """The seat that decides at each table; -1 where the match is over."""
        self.number = device.zeros((count,), np.int64)
        """The number of the match at each table: it is dealt from the batch's seed plus this."""
        self.ended = device.zeros((count,), np.bool_)
        """Where the last step ended a match."""
        self.rewards = device.zeros((count, players), np.float32)
        """What each seat got by the last step; zero where no match ended."""
        self.ranks = device.zeros((count, players), np.int8)
        """The ranks in the last match that ended at each table."""
        self._counts = device.zeros((count,), np.int32)
        self._actions = device.zeros((count,), np.int64)
        self._wrong = device.zeros((count,), np.bool_)
        self._buffers: dict[tuple[str, tuple[int, ...]], NDArray[Any]] = {}
        self.arrays = stepping.TableArrays(
            states=self.states,
            player=self.player,
            lucks=device.zeros((count,), LUCK),
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
        self._outcomes = stepping.Outcomes(
            self.ended, self.rewards, self.ranks, device.put(self._values)
        )
        self._prepare()

    def _prepare(self) -> None:
        """What every step runs, so that a step costs little even at a single table."""
        game, count, tables = self.game, self.count, self.arrays
        prepare = self.device.prepare
        self._list_legal = prepare(stepping.build_list(game), count, tables, self._counts)
        self._find_wrong = prepare(
            stepping.build_check(game), count, tables, self._counts, self._actions, self._wrong
        )
        self._make_moves = prepare(
            stepping.build_step(game), count, self._actions, tables, self._dealer, self._outcomes
        )

    def _buffer(
        self, name: str, shape: tuple[int, ...], kind: type[Kind] | np.dtype[Kind]
    ) -> NDArray[Kind]:
        """An array that is made when it is first needed and then kept."""
        key = name, shape
        if key not in self._buffers:
            self._buffers[key] = self.device.zeros(shape, kind)
        return self._buffers[key]

    # Copying

    def __getstate__(self) -> dict[str, Any]:
        """What a copy needs: compiled code, threads and buffers are made anew."""
        kept = ("players", "count", "seed", "options", "automatic_reset", "_where", "_values")
        live = {name: self.device.fetch(array) for name, array in self._live().items()}
        return {name: getattr(self, name) for name in kept} | {"game": self.game.name, "live": live}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        live = kept.pop("live")
        self.__dict__.update(kept | {"game": find_game(kept["game"])})
        self._allocate()
        for name, array in self._live().items():
            self.device.fill(array, live[name])

    def _live(self) -> dict[str, NDArray[Any]]:
        names = ("states", "player", "number", "ended", "rewards", "ranks")
        return {name: getattr(self, name) for name in names} | {"lucks": self.arrays.lucks}

    # Dealing

    def reset(self, where: Any = None) -> None:
        """Begin again with the batch's first matches; or deal the next match at some tables:
        `where` has a boolean for each."""
        device = self.device
        if where is not None:
            chosen = self._chosen(where)
            deal_some = stepping.build_deal_some(self.game)
            device.run(deal_some, self.count, chosen, self.arrays, self._dealer)
            return
        device.fill(self.number, np.arange(self.count))
        device.fill(self.ended, np.zeros(self.count, np.bool_))
        device.fill(self.rewards, np.zeros((self.count, self.players), np.float32))
        device.run(stepping.build_deal(self.game), self.count, self.arrays, self._dealer)

    def _chosen(self, where: Any) -> NDArray[np.bool_]:
        """Some of the tables, where operations can read it."""
        chosen = self._buffer("chosen", (self.count,), np.bool_)
        self.device.fill(chosen, check_array("where", where, (self.count,), TRUTH))
        return chosen

    # Looking

    def legal(self) -> tuple[NDArray[np.int16], NDArray[np.int32]]:
        """The legal actions of the seat that decides: a row for each table, and how many there are.

        Ignore what follows in a row: it is left over from earlier.
        """
        self._list_legal()
        return self.arrays.legal, self._counts

    def mask(self) -> NDArray[np.uint8]:
        """A row for each table: one for each legal action, zero for the others."""
        legal, counts = self.legal()
        mask = self._buffer("mask", (self.count, self.game.actions), np.uint8)
        self.device.run(stepping.fill_mask, self.count, legal, counts, mask)
        return mask

    def row_mask(self, columns: int) -> NDArray[np.uint8]:
        """Actions laid out in rows of `columns`: which rows have a legal action."""
        rows = self._rows_of(columns)
        legal, counts = self.legal()
        mask = self._buffer("rows", (self.count, rows), np.uint8)
        self.device.run(stepping.fill_row_mask, self.count, legal, counts, int(columns), mask)
        return mask

    def column_mask(self, columns: int, rows: Any) -> NDArray[np.uint8]:
        """Which columns are legal in the row that was chosen at each table."""
        most = self._rows_of(columns) - 1
        chosen = self._buffer("chosen rows", (self.count,), np.int64)
        self.device.fill(chosen, check_array("rows", rows, (self.count,), WHOLE))
        numbers = self.device.fetch(chosen)
        check_amount("rows", numbers.min(), 0, most)
        check_amount("rows", numbers.max(), 0, most)
        legal, counts = self.legal()
        mask = self._buffer("columns", (self.count, columns), np.uint8)
        self.device.run(
            stepping.fill_column_mask, self.count, legal, counts, int(columns), chosen, mask
        )
        return mask

    def _rows_of(self, columns: object) -> int:
        """How many rows of so many columns hold all actions."""
        return -(-self.game.actions // check_amount("columns", columns, 1, self.game.actions))

    def observe(self, seat: int | Any | None = None) -> NDArray[np.float32]:
        """What the deciding seat knows, or the seat named, as `game.observation` lists it.

        `seat` may also be an array with a seat for each table.
        """
        viewers = self.player
        if seat is not None:
            viewers = self._buffer("viewers", (self.count,), np.int8)
            self.device.fill(viewers, self._seats(seat))
        observation = self._buffer(
            "observation", (self.count, len(self.game.observation)), np.float32
        )
        operation = stepping.build_observe(self.game)
        self.device.run(operation, self.count, self.states, viewers, observation)
        return observation

    def see(self) -> NDArray[np.float32]:
        """What the built-in networks read: what the deciding seat observes, then what follows from
        it, as `game.insight_names` lists it."""
        seen = self._buffer("seen", (self.count, count_inputs(self.game)), np.float32)
        operation = stepping.build_see(self.game)
        self.device.run(operation, self.count, self.states, self.player, seen)
        return seen

    def traits(self, choices: int | None = None) -> NDArray[np.float32]:
        """What each legal action is made of, as `game.trait_names` lists it: a row of traits for
        each of the first so many actions that `legal` lists at a table, or for all."""
        legal, counts = self.legal()
        most = legal.shape[1] if choices is None else choices
        shape = self.count, check_amount("choices", most, 1, legal.shape[1])
        appraised = self._buffer("appraised", shape, np.float32)
        described = self._buffer("traits", (*shape, len(self.game.trait_names)), np.float32)
        groups = -(-shape[1] // stepping.APPRAISED_TOGETHER)
        appraise, describe = stepping.build_appraise(self.game), stepping.build_describe(self.game)
        self.device.run(appraise, self.count * groups, self.arrays, counts, appraised)
        self.device.run(describe, self.count * shape[1], self.arrays, counts, appraised, described)
        return described

    def _seats(self, seat: int | Any) -> NDArray[np.int8]:
        """A seat for each table, from one for all of them or an array."""
        if np.ndim(seat) == 0:
            return np.full(self.count, check_seat(seat, self.players), np.int8)
        seats = check_array("seat", seat, (self.count,), WHOLE)
        for one in np.unique(seats):
            check_seat(int(one), self.players)
        return np.asarray(seats, np.int8)

    # Playing

    def step(
        self, actions: Any, check: bool = True
    ) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Make a move at every table; returns every seat's reward, and where a match ended.

        Where one ended the next is dealt at once, unless the tables were made without automatic
        reset: then the table waits for `reset` and ignores its actions. An illegal action raises
        `IllegalMove`, and nothing is played. If you take actions from the mask alone, you can skip
        this check: without it, an illegal action does what nobody can say, and can crash.
        """
        self._take_actions(actions)
        if check:
            self._check(None)
        self._make_moves()
        return self.rewards, self.ended

    def _take_actions(self, actions: Any) -> None:
        if actions is not self._actions:
            checked = check_array("actions", actions, (self.count,), WHOLE)
            self.device.fill(self._actions, checked)

    def _check(self, where: NDArray[np.bool_] | None) -> None:
        self._find_wrong()
        wrong = self.device.fetch(self._wrong)
        if where is not None:
            wrong = wrong & self.device.fetch(where)
        if not wrong.any():
            return
        table = int(wrong.argmax())
        action = int(self.device.fetch(self._actions)[table])
        if not 0 <= action < self.game.actions:
            raise no_such_action(self.game, action)
        raise IllegalMove("batch-illegal-action", table=table, action=action)

    def play_some(self, where: Any, actions: Any, check: bool = True) -> None:
        """Make a move at the tables named by `where`, and none at the others.

        `rewards` and `ended` then cover the last step and these moves together. No match is dealt.
        """
        chosen = self._chosen(where)
        self._take_actions(actions)
        if check:
            self._check(chosen)
        operation = stepping.build_play_some(self.game)
        self.device.run(operation, self.count, chosen, self._actions, self.arrays, self._outcomes)

    def choose(self, policies: Sequence[str]) -> NDArray[np.int64]:
        """The actions for `step` that a policy (`random`, `greedy`) of each seat chooses."""
        codes, chooser = self._policies(policies)
        self.device.run(
            stepping.build_choose(self.game, chooser),
            self.count,
            self.arrays,
            codes,
            self._actions,
        )
        return self._actions

    def run(
        self, moves: int, policies: Sequence[str] | None = None
    ) -> tuple[NDArray[np.float32], NDArray[np.int32]]:
        """Make so many moves at every table in one call, at random or by policy.

        Returns every seat's total reward, and how many matches ended at each table.
        """
        random = [POLICY_NAMES[RANDOM]] * self.players
        codes, chooser = self._policies(random if policies is None else policies)
        totals = stepping.Totals(
            rewards=self._buffer("totals", (self.count, self.players), np.float32),
            finished=self._buffer("finished", (self.count,), np.int32),
        )
        self.device.run(
            stepping.build_run(self.game, chooser),
            self.count,
            check_amount("moves", moves, 0, _MOST_REPEATS),
            codes,
            totals,
            self.arrays,
            self._dealer,
            self._outcomes,
        )
        return totals.rewards, totals.finished

    def play_others(self, seat: int | Any, policies: Sequence[str]) -> None:
        """Let the other seats play by their policies until this seat decides or a match is over.

        `seat` may be an array with a seat for each table. `rewards` and `ended` then cover the last
        step and these moves together.
        """
        codes = np.tile(self._codes(policies), (self.count, 1))
        codes[np.arange(self.count), self._seats(seat)] = stepping.ASKED
        self.play_by(codes)

    def play_by(self, codes: Any) -> None:
        """Let seats play by policy until one without a policy decides or a match is over.

        `codes[table, seat]` is the place of a policy in `POLICY_NAMES`, or -1 for none.
        """
        codes = check_array("codes", codes, (self.count, self.players), WHOLE)
        if not ((codes >= stepping.ASKED) & (codes < len(POLICY_NAMES))).all():
            raise BadOption("batch-bad-policy", name=str(codes.max()), known=_POLICY_CODES)
        used = [name for code, name in enumerate(POLICY_NAMES) if (codes == code).any()]
        held = self._buffer("codes", (self.count, self.players), np.int8)
        self.device.fill(held, codes.astype(np.int8))
        operation = stepping.build_play_others(self.game, chooser_for(self.game, used))
        self.device.run(operation, self.count, held, self.arrays, self._outcomes)

    def playouts(self, repeats: int = 1) -> NDArray[np.float32]:
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
        self.device.run(
            stepping.build_play_out(self.game),
            self.count,
            check_amount("repeats", repeats, 1, _MOST_REPEATS),
            playouts,
            self.arrays,
            self._outcomes.values,
        )
        return playouts.means

    def _policies(self, names: Sequence[str]) -> tuple[NDArray[np.int8], Chooser]:
        return self.device.put(self._codes(names)), chooser_for(self.game, names)

    def _codes(self, names: Sequence[str]) -> NDArray[np.int8]:
        for name in check_list("policies", names):
            if name not in POLICY_NAMES:
                known = ", ".join(POLICY_NAMES)
                raise BadOption("batch-bad-policy", name=str(name), known=known)
        if len(names) != self.players:
            raise BadOption("batch-policies", count=len(names), players=self.players)
        return np.array([POLICY_NAMES.index(name) for name in names], np.int8)


def _check_count(count: object) -> int:
    number = whole_number(count)
    if number is None or number < 1:
        raise BadOption("batch-bad-count", count=str(count))
    return number


def _device(device: str, threads: int | None) -> Threads:
    if device not in _DEVICES:
        raise BadOption("batch-bad-device", device=str(device), known=", ".join(_DEVICES))
    if threads is not None:
        check_amount("threads", threads, 1)
    if device == "cpu":
        return Threads(threads)
    from tripolis.batch import cuda

    if not cuda.available():
        raise BadOption("batch-no-cuda")
    # It has the methods of `Threads`, over device arrays.
    return cast(Threads, cuda.Device())
