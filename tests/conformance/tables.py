"""The tables at which every game is tried, and matches played there at random."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from tripolis.engine.game import Game, find_game
from tripolis.engine.luck import Luck, below, new_luck
from tripolis.engine.match import Match, Played
from tripolis.engine.options import Choice, Number, Option, PerSeat, Switch
from tripolis.engine.viewer import SPECTATOR

MOST_MOVES = 3000
"""No match takes longer, however badly it is played."""

MOST_ALONE = 4
"""An option that picks several of so few things is tried with each alone, else with one of them."""

MIXES = 3
"""How many tables choose all their options at random."""


@dataclass(frozen=True)
class Table:
    """A game, a number of players, and the options that were chosen."""

    name: str
    players: int
    chosen: tuple[tuple[str, Any], ...] = ()

    @property
    def game(self) -> Game:
        return find_game(self.name)

    @property
    def viewers(self) -> list[int]:
        """Everybody who looks on: the seats and a spectator."""
        return [*range(self.players), SPECTATOR]

    @property
    def seed(self) -> int:
        """Another deal at every table, the same in every run."""
        return random.Random(str(self)).getrandbits(64)

    def new_match(self, seed: int) -> Match:
        return Match(self.game, self.players, dict(self.chosen), seed)

    def __str__(self) -> str:
        options = [f"{name}={_value_text(value)}" for name, value in self.chosen]
        return "-".join([self.name, str(self.players), *options])


def _value_text(value: Any) -> str:
    if not isinstance(value, tuple):
        return str(value)
    return "+".join(value) or "none" if len(value) <= MOST_ALONE else f"{len(value)}_of_them"


def tables_of(game: Game) -> list[Table]:
    """Every number of players, every other value of every option alone, and some mixes."""
    low, high = game.players
    tables = [Table(game.name, players) for players in range(low, high + 1)]
    defaults = game.full_options({})
    for option in game.options:
        for value in _values(option):
            if (list(value) if isinstance(value, tuple) else value) != defaults[option.name]:
                players = low + len(tables) % (high - low + 1)
                tables.append(Table(game.name, players, ((option.name, value),)))
    chance = random.Random(game.name)
    for _ in range(MIXES):
        mix = tuple((option.name, chance.choice(_values(option))) for option in game.options)
        tables.append(Table(game.name, chance.randint(low, high), mix))
    return list(dict.fromkeys(tables))


def _values(option: Option) -> list[Any]:
    """The values an option is tried with."""
    if isinstance(option, Choice):
        return list(option.values)
    if isinstance(option, Switch):
        return [False, True]
    if isinstance(option, PerSeat):
        return [option.values[-1], option.values[:2]]
    if isinstance(option, Number):
        return sorted({option.low, option.default, option.high})
    alone = option.values if len(option.values) <= MOST_ALONE else option.values[:1]
    return [(), option.values, *((value,) for value in alone)]


@cache
def random_match(table: Table) -> Match:
    """A match played to its end at random, changes of mind included. Not to be changed."""
    match = table.new_match(table.seed)
    play_at_random(match, new_luck(table.seed, stream=77))
    return match


def play_at_random(match: Match, luck: Luck) -> None:
    """Play a match to its end; fails if somebody is stuck or there is no end."""
    while not match.over:
        assert len(match.played) < MOST_MOVES, "the match does not end"
        play_any_move(match, luck)


def play_any_move(match: Match, luck: Luck) -> None:
    """Somebody who is asked makes a move; now and then somebody else has a change of mind."""
    assert match.awaited, "the match is not over, but nobody is awaited"
    seats = match.acting if below(luck, 8) == 0 else match.awaited
    seat = seats[below(luck, len(seats))]
    moves = match.game.legal_actions(match.state, seat)
    assert moves, f"seat {seat} is asked for a move but has none"
    action = moves[below(luck, len(moves))]
    match.play(seat, match.game.write_move(match.state, seat, action))


def some_moves(match: Match, count: int) -> list[Played]:
    """So many of a match's moves, evenly spread."""
    moves = match.played
    places = {(2 * i + 1) * len(moves) // (2 * count) for i in range(count)}
    return [moves[place] for place in sorted(places)]


def some_states(match: Match, count: int) -> Iterator[Any]:
    """So many of a match's states in which something is decided, and the final one."""
    for played in some_moves(match, count):
        yield played.before.copy()
    yield match.state


def imagined(table: Table, state: Any, viewer: int, world: int = 0) -> Any:
    """Another world that the viewer cannot tell from this one."""
    other = state.copy()
    table.game.reimagine(other, viewer, new_luck(world, stream=1000 + viewer))
    return other
