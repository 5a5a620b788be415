"""The games as OpenSpiel games, registered under the names `tripolis_<game>`.

    import pyspiel, tripolis.envs.openspiel
    game = pyspiel.load_game("tripolis_splendor(players=3,modules=orient+cities)")

Every option of a game is a parameter of its name; an empty one takes the usual value, and `+`
separates several. Games and states can be pickled, and load from their strings.

All luck of a match lies in its seed, so chance comes first: at each of 32 chance nodes nature
writes one byte of the 256-bit seed, all bytes equally likely: the lowest byte first, so that the
deal is that of `tripolis.new(seed=…)`. After them nothing is random. A seat's information state is
its view and the moves it has seen; `observe` fills the observation tensor.
`resample_from_infostate` is the game's own `reimagine`, so that information-set searches think in
worlds that their seat cannot tell from the true one.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]

from tripolis.batch.edge import check_action, check_amount
from tripolis.batch.rewards import place_values, rewards_of
from tripolis.engine.errors import IllegalMove, MatchOver
from tripolis.engine.game import Game, find_game, game_names, seats_in
from tripolis.engine.luck import new_luck
from tripolis.engine.options import Number, Option, OptionValue, PerSeat, Several, Switch
from tripolis.engine.strict import check_seat
from tripolis.homes import find_part

SEED_BYTES = 32
_BYTE = 256
_SEVERAL = "+"
_LONGEST = 10_000
"""Stands for the length of a match where a game does not say how long it can be."""


def _parameter_of(option: Option) -> str | int | bool:
    """An option's parameter where the table says nothing: empty if its value depends on others."""
    if isinstance(option, Switch | Number):
        return option.default
    return ""


def _chosen(game: Game, params: Mapping[str, Any]) -> dict[str, object]:
    """The options that the parameters name."""
    chosen: dict[str, object] = {}
    for option in game.options:
        value = params.get(option.name, "")
        if value == "":
            continue
        several = isinstance(option, Several) or (isinstance(option, PerSeat) and _SEVERAL in value)
        chosen[option.name] = value.split(_SEVERAL) if several else value
    return chosen


def most_decisions(game: Game, players: int, options: Mapping[str, OptionValue]) -> int:
    """A bound for the length of a match that follows from its rules: the game's module `length`."""
    part = find_part(game.name, "length")
    return int(part.most_decisions(players, options)) if part else _LONGEST


def option_parameters(game: Game) -> dict[str, Any]:
    """The options of a game as parameters with their defaults."""
    return {option.name: _parameter_of(option) for option in game.options}


def game_type(game: Game, name: str, parameters: Mapping[str, Any]) -> Any:
    """How OpenSpiel describes a game: its name, and its parameters besides the players."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"tripolis_{name}",
        long_name=f"Tripolis: {name.replace('_', ' ').capitalize()}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.players[1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.players[0], **parameters},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games, for a given number of players."""

    def __init__(
        self,
        rules: Game,
        kind: Any,
        params: dict[str, Any] | None,
        outcomes: int = _BYTE,
        longest: int | None = None,
    ) -> None:
        chosen = params or {}
        self.rules = rules
        self.players = rules.check_players(int(chosen.get("players", rules.players[0])))
        options = rules.full_options(_chosen(rules, chosen))
        self.encoded = rules.encode_options(options)
        self.values = place_values(self.players)
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.actions,
            max_chance_outcomes=outcomes,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=longest or most_decisions(rules, self.players, options),
        )
        super().__init__(kind, info, chosen)

    def new_initial_state(self) -> SpielState:
        """A match before its deal."""
        return SpielState(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def max_chance_nodes_in_history(self) -> int:
        """Nature writes the seed, and nothing is random after it."""
        return SEED_BYTES

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """An observer of states."""
        recall = bool(iig_obs_type and iig_obs_type.perfect_recall)
        return SpielObserver(self.rules, recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A match: first nature's bytes, then the state record.

    A clone is a deep copy of the attributes, so these hold nothing but the match itself.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.seed: list[int] = []
        self.record: Any = None
        self.moves: tuple[tuple[int, int, bool], ...] = ()
        """Who did what, and whether everybody saw it."""

    def __reduce__(self) -> tuple[Any, ...]:
        return _read_state, (pyspiel.serialize_game_and_state(self.get_game(), self),)

    @property
    def rules(self) -> Game:
        """The rules of the game."""
        rules: Game = self.get_game().rules
        return rules

    def current_player(self) -> int:
        """Who decides: nature, a seat, or nobody once the match is over."""
        if self.record is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return seats_in(self.rules.must_act(self.record))[0]

    def is_terminal(self) -> bool:
        """Is the match over?"""
        return self.record is not None and bool(self.rules.over(self.record))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next byte of the seed."""
        return [(byte, 1 / _BYTE) for byte in range(_BYTE)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.rules.legal_actions(self.record, player))

    def _apply_action(self, action: int) -> None:
        if self.record is None:
            last = self.get_game().max_chance_outcomes() - 1
            self._deal(check_amount("outcome", action, 0, last))
            return
        acting = int(self.rules.may_act(self.record))
        player = self.current_player()
        if player < 0:
            raise MatchOver("engine-match-over")
        if check_action(self.rules, action) not in self._legal_actions(player):
            raise IllegalMove("batch-illegal-action", table=0, action=int(action))
        self.moves += ((player, int(action), math.log2(acting).is_integer()),)
        self.rules.apply(self.record, player, int(action))

    def _deal(self, outcome: int) -> None:
        """Take nature's next outcome, and deal once the seed is complete."""
        self.seed.append(outcome)
        if len(self.seed) < SEED_BYTES:
            return
        game = self.get_game()
        luck = new_luck(int.from_bytes(bytes(self.seed), "little"))
        self.record = game.rules.new_state()
        game.rules.setup(self.record, game.players, game.encoded, luck)
        while game.rules.must_advance(self.record):
            game.rules.advance(self.record)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed byte {action}"
        return self.rules.write_move(self.record, player, check_action(self.rules, action))

    def returns(self) -> list[float]:
        """Everybody's reward: zero before the end, then the value of the place."""
        game = self.get_game()
        if not self.is_terminal():
            return [0.0] * int(game.players)
        ranks = np.zeros(game.players, np.int8)
        game.rules.ranks(self.record, ranks)
        return [float(reward) for reward in rewards_of(ranks, game.values)]

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> SpielState:
        """The same match in another world that the player cannot tell from this one."""
        other: SpielState = self.clone()
        chance = int(probability_sampler() * (1 << 53))
        self.rules.reimagine(other.record, player_id, new_luck(chance))
        return other

    def __str__(self) -> str:
        if self.record is None:
            return f"before the deal, {len(self.seed)} bytes of the seed known"
        return json.dumps(self.rules.position(self.record), separators=(",", ":"))


def _read_state(text: str) -> SpielState:
    _, state = pyspiel.deserialize_game_and_state(text)
    return state  # type: ignore[no-any-return]


class SpielObserver:
    """What a seat knows: as numbers, and as text with or without the moves it has seen."""

    def __init__(self, rules: Game, recall: bool) -> None:
        self._rules = rules
        self._recall = recall
        self.tensor = np.zeros(len(rules.observation), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write a seat's knowledge to `tensor`."""
        self.tensor.fill(0)
        check_seat(player, state.get_game().players)
        if state.record is not None:
            self._rules.observe(state.record, player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """A seat's view; with perfect recall, also the moves, with unseen ones as null."""
        known: dict[str, Any] = {"seat": check_seat(player, state.get_game().players)}
        if state.record is not None:
            known["view"] = self._rules.view(state.record, player)
        if self._recall:
            known["moves"] = [
                [seat, action if seen or seat == player else None]
                for seat, action, seen in state.moves
            ]
        return json.dumps(known, separators=(",", ":"))


def _register(rules: Game) -> None:
    kind = game_type(rules, rules.name, option_parameters(rules))

    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(rules, kind, params)

    pyspiel.register_game(kind, Registered)


for _name in game_names():
    _register(find_game(_name))
