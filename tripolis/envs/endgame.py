"""Endgames of the games that are small enough to solve, as OpenSpiel games.

    import pyspiel, tripolis.envs.endgame
    game = pyspiel.load_game("tripolis_kosmopolis_endgame(decisions=3)")

Greedy players play the match of a seed to its end; the endgame begins some decisions before that.
One chance node draws a world, all equally likely: the true one, or one that a seat could be in. So
seats hold secrets from each other, and every deal is one outcome. After the chosen number of
decisions the places are taken as they stand. Such a game can be enumerated: exploitability and CFR
can be computed, and searches held against the truth.
"""

from __future__ import annotations

from typing import Any

import pyspiel  # type: ignore[import-not-found]

from tripolis.batch.edge import check_amount
from tripolis.engine.game import Game, State, find_game, game_names, seats_in
from tripolis.engine.luck import new_luck
from tripolis.engine.match import read_seed
from tripolis.envs.openspiel import SpielGame, SpielState, game_type, option_parameters
from tripolis.players.policy import GREEDY, choose_action, player_luck

_WORLDS = 1 << 40
"""The streams of the seed that the worlds are drawn from: this one and those after it."""
_OWN = {"decisions": 3, "worlds": 2, "seed": 1}
"""The parameters and their defaults: how many decisions before the end the endgame begins, in how
many other worlds each seat could be, and the match's seed."""


def endgame_of(game: Game, players: int, encoded: Any, seed: int, decisions: int) -> State:
    """The state of a match of greedy players so many decisions before its end."""
    s = game.new_state()
    game.setup(s, players, encoded, new_luck(seed))
    while game.must_advance(s):
        game.advance(s)
    lucks = [player_luck(seed, seat) for seat in range(players)]
    before: list[State] = []
    while not game.over(s):
        before.append(s.copy())
        seat = seats_in(game.must_act(s))[0]
        game.apply(s, seat, choose_action(game, s, seat, GREEDY, lucks[seat]))
    return before[-min(decisions, len(before))]


def worlds_of(game: Game, s: State, players: int, seed: int, each: int) -> list[State]:
    """The true world, and others that one of the seats cannot tell from it."""
    worlds = [s]
    for seat in range(players):
        for number in range(each):
            world = s.copy()
            game.reimagine(world, seat, new_luck(seed, _WORLDS + seat * each + number))
            worlds.append(world)
    return worlds


class EndgameGame(SpielGame):
    """The last decisions of a match."""

    def __init__(self, rules: Game, kind: Any, params: dict[str, Any] | None) -> None:
        chosen = _OWN | (params or {})
        self.decisions = check_amount("decisions", chosen["decisions"], 1)
        each = check_amount("worlds", chosen["worlds"], 1)
        self.outcomes = 1 + each * rules.check_players(int(chosen["players"]))
        super().__init__(rules, kind, params, self.outcomes, self.decisions)
        seed = read_seed(int(chosen["seed"]))
        s = endgame_of(rules, self.players, self.encoded, seed, self.decisions)
        self.worlds = worlds_of(rules, s, self.players, seed, each)

    def max_chance_nodes_in_history(self) -> int:
        """One draws the world."""
        return 1

    def new_initial_state(self) -> EndgameState:
        """The endgame before its world is drawn."""
        return EndgameState(self)


class EndgameState(SpielState):
    """An endgame: first its world, then the decisions."""

    def is_terminal(self) -> bool:
        """Is the match over, or have the decisions been made?"""
        done = len(self.moves) >= self.get_game().decisions
        return self.record is not None and (done or bool(self.rules.over(self.record)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The world."""
        count = self.get_game().outcomes
        return [(world, 1 / count) for world in range(count)]

    def _deal(self, outcome: int) -> None:
        self.record = self.get_game().worlds[outcome].copy()


def _register(rules: Game) -> None:
    kind = game_type(rules, f"{rules.name}_endgame", _OWN | option_parameters(rules))

    class Registered(EndgameGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(rules, kind, params)

    pyspiel.register_game(kind, Registered)


for _name in game_names():
    _register(find_game(_name))
