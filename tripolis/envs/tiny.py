"""Tiny variants of the games that can be solved, as OpenSpiel games.

    import pyspiel, tripolis.envs.tiny
    game = pyspiel.load_game("tripolis_kosmopolis_tiny")

Each is played by the full rules from a table with very few cards, which explicit chance nodes deal:
every deal can be enumerated. So exploitability, best responses and CFR are exact, and a player can
be held against the truth: `player_policy` makes a policy of any built-in one. The tables are in the
games' modules `tiny`.
"""

from __future__ import annotations

import zlib
from types import ModuleType
from typing import Any

import pyspiel  # type: ignore[import-not-found]
from open_spiel.python import policy  # type: ignore[import-untyped]

from tripolis.batch.edge import check_action
from tripolis.engine.game import Game, find_game, game_names
from tripolis.envs.openspiel import SpielGame, SpielState, game_type
from tripolis.homes import find_part
from tripolis.players.levels import Player, find_mind


class TinyGame(SpielGame):
    """A table with very few cards."""

    def __init__(
        self, rules: Game, kind: Any, table: ModuleType, params: dict[str, Any] | None
    ) -> None:
        self.table = table
        self.chances: tuple[int, ...] = table.chance_nodes()
        super().__init__(rules, kind, params, max(self.chances), table.DECISIONS)

    def max_chance_nodes_in_history(self) -> int:
        """They deal the cards."""
        return len(self.chances)

    def new_initial_state(self) -> TinyState:
        """The table before its deal."""
        return TinyState(self)


class TinyState(SpielState):
    """A match at a tiny table: first the deal, then the decisions."""

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What is dealt next."""
        count = self.get_game().chances[len(self.seed)]
        return [(outcome, 1 / count) for outcome in range(count)]

    def _deal(self, outcome: int) -> None:
        self.seed.append(outcome)
        game = self.get_game()
        if len(self.seed) == len(game.chances):
            self.record = game.table.deal(self.seed)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.rules.write_move(self.record, player, check_action(self.rules, action))


class _PlayerPolicy(policy.Policy):  # type: ignore[misc]
    def __init__(self, game: Any, name: str) -> None:
        super().__init__(game, list(range(game.num_players())))
        self._mind = find_mind(name)

    def action_probabilities(self, state: TinyState, player_id: int | None = None) -> Any:
        seat = state.current_player() if player_id is None else player_id
        # The same luck in every world that the seat cannot tell from this one: the same choice.
        luck = zlib.crc32(state.information_state_string(seat).encode())
        return {Player(state.rules, self._mind, luck, seat).choose(state.record): 1.0}


def player_policy(game: Any, name: str) -> Any:
    """A built-in player, such as `greedy` or `search:500`, as an OpenSpiel policy."""
    return _PlayerPolicy(game, name)


def _register(rules: Game, table: ModuleType) -> None:
    kind = game_type(rules, f"{rules.name}_tiny", {})

    class Registered(TinyGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(rules, kind, table, params)

    pyspiel.register_game(kind, Registered)


for _name in game_names():
    if _table := find_part(_name, "tiny"):
        _register(find_game(_name), _table)
