"""The games as Gymnasium environments: one seat learns, and others hold the other seats.

    import gymnasium, tripolis.envs.gymnasium
    env = gymnasium.make("tripolis/Kosmopolis-v1", opponents=["greedy"])
    envs = gymnasium.make_vec("tripolis/Kosmopolis-v1", num_envs=1024, opponents=["greedy"])

An observation is what the seat knows, as the numbers that `game.observation` names; the legal
actions are in `info["action_mask"]` and `action_masks()`. The reward comes at the end and is the
value of the place taken. An illegal action ends the match and is worth the last place; a number
that no action has is an error. `reset(seed=7)` deals the match that `tripolis.new(seed=7)` deals;
`info["seed"]` is the seed of the match.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from numpy.typing import NDArray

from tripolis.batch import Tables
from tripolis.batch.edge import check_action, check_actions
from tripolis.engine.errors import BadOption, MatchOver
from tripolis.engine.game import Game, find_game, game_names
from tripolis.engine.strict import check_seat
from tripolis.envs.opponents import (
    FunctionPlayer,
    Opponent,
    Opponents,
    check_opponents,
    mind_of,
    options_with,
)
from tripolis.envs.table import (
    BOUND,
    RENDER_MODES,
    SEED_RANGE,
    Table,
    check_render_mode,
    check_seed,
)
from tripolis.players.levels import Player


def _knowledge(game: Game) -> Any:
    return spaces.Box(-BOUND, BOUND, (len(game.observation),), np.float32)


class SeatEnv(gymnasium.Env[NDArray[np.float32], np.int64]):
    """One seat of a table; built-in players, given by name, or functions hold the others."""

    # Gymnasium declares it on the instance and reads it from the class.
    metadata: dict[str, Any] = {"render_modes": [*RENDER_MODES], "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        seat: int | None = 0,
        opponents: Sequence[Opponent] | None = None,
        rewards: Sequence[float] | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        check_render_mode(render_mode)
        self._table = Table(game, players, options, rewards, told=render_mode is not None)
        self._options = options
        self._opponents = check_opponents(opponents, self._table.players)
        self._chosen_seat = None if seat is None else check_seat(seat, self._table.players)
        self._playing = False
        self.render_mode = render_mode
        self.observation_space = _knowledge(self._table.game)
        self.action_space = spaces.Discrete(self._table.game.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Deal the match of this seed, or another one. If no seat was chosen, draw one."""
        seed = check_seed(seed)
        super().reset(seed=seed)
        table, random = self._table, self.np_random
        drawn, anywhere = int(random.integers(SEED_RANGE)), int(random.integers(table.players))
        self.seat = anywhere if self._chosen_seat is None else self._chosen_seat
        held = options_with(table.game, self._opponents, self.seat, self._options)
        table.options = table.game.full_options(held)
        table.deal(drawn if seed is None else seed)
        others = [other for other in range(table.players) if other != self.seat]
        self._bots = {
            other: self._bot(opponent, other)
            for other, opponent in zip(others, self._opponents, strict=True)
        }
        self._playing = True
        self._answer()
        return table.observe(self.seat), self._info()

    def _bot(self, opponent: Opponent, seat: int) -> Player | FunctionPlayer:
        if callable(opponent):
            return FunctionPlayer(self._table, opponent, seat)
        return Player(self._table.game, mind_of(opponent), self._table.seed, seat)

    def _answer(self) -> None:
        """Let the others move until the agent has to."""
        table = self._table
        while not table.over and table.player != self.seat:
            action = self._bots[table.player].choose(table.state)
            self._show_others()
            table.play(action)

    def _show_others(self) -> None:
        """Let the bots look on that do not move now."""
        for seat, bot in self._bots.items():
            if seat != self._table.player:
                bot.watch(self._table.state)

    def _info(self) -> dict[str, Any]:
        mask = self.action_masks().astype(np.int8)
        return {"action_mask": mask, "seed": self._table.seed, "seat": self.seat}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, as sb3-contrib asks for it; none once the match is over."""
        if not self._playing:
            return np.zeros(self._table.game.actions, np.bool_)
        return self._table.mask(self.seat).astype(np.bool_)

    def step(
        self, action: np.int64 | int
    ) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Make the agent's move, then the others' moves. An illegal move ends the match."""
        table = self._table
        if not self._playing:
            raise MatchOver("envs-reset-first")
        number = check_action(table.game, action)
        if not self.action_masks()[number]:
            self._playing = False
            return table.observe(self.seat), table.penalty, True, False, self._info()
        self._show_others()
        table.play(number)
        self._answer()
        self._playing = not table.over
        reward = float(table.rewards()[self.seat]) if table.over else 0.0
        if self.render_mode == "human":
            self.render()
        return table.observe(self.seat), reward, table.over, False, self._info()

    def render(self) -> Any:
        """The last move, the points and what is asked: as text, or printed."""
        text = self._table.text()
        if self.render_mode == "human":
            print(text)
            return None
        return text


class VectorSeatEnv(VectorEnv[NDArray[np.float32], NDArray[np.int64], NDArray[Any]]):
    """A seat at each of many tables, stepped as a batch.

    The other seats are held by built-in players or functions; `random`, `greedy` and functions
    play as a batch, and other players at one table after another. Without a chosen seat, one is
    drawn for each match (`infos["seat"]`). Table i deals seed + i, then seed + i + num_envs, and so
    on. When a match ends, the next one begins in the same step; the last observation and mask are
    in `infos["final_obs"]` and `infos["final_info"]`.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": [],
    }

    def __init__(
        self,
        game: str,
        num_envs: int,
        players: int | None = None,
        *,
        seat: int | None = 0,
        opponents: Sequence[Opponent] | None = None,
        rewards: Sequence[float] | None = None,
        threads: int | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        check_render_mode(render_mode, known=())
        table = Table(game, players, options, rewards)
        chosen = check_opponents(opponents, table.players)
        self._chosen_seat = None if seat is None else check_seat(seat, table.players)
        self._opponents = Opponents(chosen)
        self._penalty = table.penalty
        held: dict[str, Any] = _options_of_all(table, chosen, self._chosen_seat, options)
        self._settings: dict[str, Any] = {
            "game": game,
            "players": table.players,
            "count": num_envs,
            "threads": threads,
            "rewards": rewards,
            "automatic_reset": False,
            **held,
        }
        self._tables = Tables(seed=0, **self._settings)
        self._playing = False
        self._seats = np.zeros(num_envs, np.int8)
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.single_observation_space = _knowledge(table.game)
        self.single_action_space = spaces.Discrete(table.game.actions)
        self.observation_space = spaces.Box(
            -BOUND, BOUND, (num_envs, len(table.game.observation)), np.float32
        )
        self.action_space = spaces.MultiDiscrete([table.game.actions] * num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Deal the matches from this seed on; without a seed, different ones each time."""
        seed = check_seed(seed, most=SEED_RANGE - 1)
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(SEED_RANGE))
        self._tables = Tables(seed=drawn if seed is None else seed, **self._settings)
        self._playing = True
        self._draw_seats(np.ones(self.num_envs, np.bool_))
        self._opponents.play(self._tables, self._seats)
        return self._tables.observe(self._seats).copy(), self._infos()

    def _draw_seats(self, where: NDArray[np.bool_]) -> None:
        """Seat the learner in the new matches."""
        drawn = self.np_random.integers(self._tables.players, size=self.num_envs)
        seats = drawn if self._chosen_seat is None else np.full(self.num_envs, self._chosen_seat)
        self._seats = np.where(where, seats, self._seats).astype(np.int8)

    def _infos(self) -> dict[str, Any]:
        return {
            "action_mask": self._tables.mask().astype(np.int8),
            "seed": np.uint64(self._tables.seed) + self._tables.number.astype(np.uint64),
            "seat": self._seats.copy(),
        }

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now at each table; none before the first `reset`."""
        if not self._playing:
            return np.zeros((self.num_envs, self._tables.game.actions), np.bool_)
        return self._tables.mask().astype(np.bool_)

    def step(
        self, actions: Any
    ) -> tuple[
        NDArray[np.float32],
        NDArray[np.float64],
        NDArray[np.bool_],
        NDArray[np.bool_],
        dict[str, Any],
    ]:
        """Make the learner's move at every table, then the others' moves."""
        if not self._playing:
            raise MatchOver("envs-reset-first")
        tables, rows = self._tables, np.arange(self.num_envs)
        actions = check_actions(tables.game, actions, self.num_envs)
        legal = tables.mask()[rows, actions] == 1
        tables.rewards[...], tables.ended[...] = 0.0, False
        tables.play_some(legal, actions, check=False)
        self._opponents.play(tables, self._seats)
        gained = tables.rewards[rows, self._seats]
        rewards = np.where(legal, gained, self._penalty).astype(np.float64)
        ended = ~legal | tables.ended
        infos = self._finish(ended) if ended.any() else {}
        infos |= self._infos()
        return tables.observe(self._seats).copy(), rewards, ended, np.zeros_like(ended), infos

    def _finish(self, ended: NDArray[np.bool_]) -> dict[str, Any]:
        """What the matches that ended leave behind; deals the next ones."""
        tables, last = self._tables, self._infos()
        last["action_mask"][ended] = 0
        infos = {
            "final_obs": tables.observe(self._seats).copy(),
            "_final_obs": ended,
            "final_info": last | {f"_{name}": ended for name in last},
            "_final_info": ended,
        }
        tables.reset(where=ended)
        self._draw_seats(ended)
        self._opponents.play(tables, self._seats)
        return infos


def _options_of_all(
    table: Table, opponents: Sequence[Opponent], seat: int | None, chosen: dict[str, object]
) -> dict[str, Any]:
    """The options that all tables of a batch share, whichever seat the learner gets."""
    seats = range(table.players) if seat is None else [seat]
    found = [
        table.game.full_options(options_with(table.game, opponents, one, chosen)) for one in seats
    ]
    if any(options != found[0] for options in found):
        raise BadOption("envs-unequal-opponents")
    return found[0]


def _register() -> None:
    """Make every game known to `gymnasium.make` and `gymnasium.make_vec`."""
    for name in game_names():
        version = find_game(name).rules_version
        gymnasium.register(
            f"tripolis/{name.capitalize()}-v{version}",
            entry_point="tripolis.envs.gymnasium:SeatEnv",
            vector_entry_point="tripolis.envs.gymnasium:VectorSeatEnv",
            kwargs={"game": name},
        )


_register()
