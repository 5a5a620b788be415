"""One match of a tournament, from its deal to its result."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass, field, replace
from time import process_time
from typing import Any, Protocol

from tripolis.arena.function import SeatedFunction
from tripolis.arena.program import (
    Failure,
    Program,
    ProgramFailed,
    farewell,
    greeting,
    luck_of,
    start_program,
)
from tripolis.arena.schedule import Fixture
from tripolis.arena.tournament import Contestant, Tournament
from tripolis.engine.arrays import int8, zeros
from tripolis.engine.game import Game, State, seats_in
from tripolis.engine.luck import Luck, below
from tripolis.engine.match import Match
from tripolis.players.levels import Mind, Player
from tripolis.players.policy import RANDOM, player_luck


@dataclass(frozen=True)
class Forfeit:
    """A match that a program lost by doing something wrong."""

    seat: int
    kind: str
    detail: str
    fallback_moves: int
    """How many random moves replaced its own, so that the others could play on."""


@dataclass(frozen=True)
class Outcome:
    """The outcome of a match. Lists are by seat."""

    number: int
    """The match's place in the schedule."""
    deal: int
    seats: tuple[int, ...]
    """The contestant in each seat."""
    ranks: tuple[int, ...]
    """1 is first; ties share a place; those who forfeited are last."""
    scores: tuple[int, ...]
    moves: int
    forfeits: tuple[Forfeit, ...] = ()
    decisions: tuple[int, ...] = field(default=(), compare=False)
    """How often each seat decided, if times are measured,"""
    seconds: tuple[float, ...] = field(default=(), compare=False)
    """and the processor time that took in all; of programs only what talking to them took."""

    def to_json(self) -> dict[str, Any]:
        """The outcome as plain JSON values."""
        told = asdict(self)
        return told if self.seconds else {k: told[k] for k in told if k not in _TIMES}

    @classmethod
    def from_json(cls, told: Any) -> Outcome:
        """Read an outcome; raises a plain `TypeError`, `KeyError` or `ValueError`."""
        return cls(
            number=int(told["number"]),
            deal=int(told["deal"]),
            seats=tuple(map(int, told["seats"])),
            ranks=tuple(map(int, told["ranks"])),
            scores=tuple(map(int, told["scores"])),
            moves=int(told["moves"]),
            forfeits=tuple(Forfeit(**forfeit) for forfeit in told["forfeits"]),
            decisions=tuple(map(int, told.get("decisions", ()))),
            seconds=tuple(map(float, told.get("seconds", ()))),
        )


_TIMES = ("decisions", "seconds")


class Seated(Protocol):
    """The player who chooses for a seat."""

    def choose(self, s: State) -> int:
        """The action to take now."""

    def watch(self, s: State) -> None:
        """Look on before another player's move."""


class SeatedProgram:
    """A program or function in its seat; once it fails, random moves replace it."""

    def __init__(self, tournament: Tournament, fixture: Fixture, seat: int) -> None:
        self._game = tournament.game
        self._seat = seat
        self._luck = player_luck(tournament.seed_of(fixture.deal), seat)
        self._failure: Failure | None = None
        self._fallback_moves = 0
        self._program: Program | None = None
        self._function: SeatedFunction | None = None
        contestant = tournament.contestants[fixture.seats[seat]]
        if contestant.function:
            name = contestant.function
            self._function = SeatedFunction(self._game, name, fixture.number, seat)
            return
        try:
            self._program = start_program(
                contestant.command, tournament.move_seconds, contestant.stays
            )
        except ProgramFailed as problem:
            self._failure = problem.failure
            return
        luck = luck_of(fixture.number, seat)
        options = tournament.options_for(fixture.seats)
        hello = greeting(self._game, tournament.players, options, seat, luck)
        self._program.tell(hello)

    @property
    def forfeit(self) -> Forfeit | None:
        """How it forfeited the match, if it did."""
        failure = self._failure
        if failure is None:
            return None
        return Forfeit(self._seat, failure.kind, failure.detail, self._fallback_moves)

    def choose(self, s: State) -> int:
        """The program's move, or a random one once it has failed."""
        if self._function is not None:
            action, self._failure = self._function.choose(s)
            if self._failure is None:
                return action
            self._function = None
        if self._program is not None:
            try:
                return self._program.ask(self._game, s, self._seat)
            except ProgramFailed as problem:
                self._failure = problem.failure
                self.end()
        self._fallback_moves += 1
        return any_legal(self._game, s, self._seat, self._luck)

    def watch(self, s: State) -> None:
        """A program is told of the match when it has to move."""

    def end(self, s: State | None = None, ranks: Sequence[int] = ()) -> None:
        """End the program; with a state, tell it first how the match ended."""
        if self._program is not None:
            last = None if s is None else farewell(self._game, s, self._seat, ranks)
            if last is not None and self._program.stays:
                self._program.rest(last)
            else:
                self._program.end(last)
            self._program = None


def any_legal(game: Game, s: State, seat: int, luck: Luck) -> int:
    """A legal action, each equally likely."""
    actions = game.legal_actions(s, seat)
    return actions[below(luck, len(actions))]


def play_fixture(tournament: Tournament, fixture: Fixture) -> Outcome:
    """Play a match to its end. Clocks and programs aside, only the arguments decide it."""
    game, seed = tournament.game, tournament.seed_of(fixture.deal)
    s = Match(game, tournament.players, tournament.options_for(fixture.seats), seed).state
    seated: list[Seated] = []
    programs: list[SeatedProgram] = []
    decisions, seconds = [0] * tournament.players, [0.0] * tournament.players
    with ExitStack() as cleanup:
        for seat, number in enumerate(fixture.seats):
            mind = tournament.contestants[number].mind
            if mind is not None:
                seated.append(Player(game, mind, seed, seat))
                continue
            program = SeatedProgram(tournament, fixture, seat)
            cleanup.callback(program.end)
            programs.append(program)
            seated.append(program)
        while not game.over(s):
            seat = seats_in(game.must_act(s))[0]
            began = process_time()
            action = seated[seat].choose(s)
            seconds[seat] += process_time() - began
            decisions[seat] += 1
            for other in seated:
                if other is not seated[seat]:
                    other.watch(s)
            game.apply(s, seat, action)
        forfeits = tuple(program.forfeit for program in programs if program.forfeit)
        ranks = ranks_of(game, s, tournament.players, [forfeit.seat for forfeit in forfeits])
        for program in programs:
            program.end(s, ranks)
    return Outcome(
        number=fixture.number,
        deal=fixture.deal,
        seats=fixture.seats,
        ranks=ranks,
        scores=tuple(game.score(s, seat)[0] for seat in range(tournament.players)),
        moves=sum(decisions),
        forfeits=forfeits,
        decisions=tuple(decisions) if tournament.timed else (),
        seconds=tuple(round(spent, 5) for spent in seconds) if tournament.timed else (),
    )


def ranks_of(game: Game, s: State, players: int, forfeited: Sequence[int]) -> tuple[int, ...]:
    """The places as the game ranks them, except that those who forfeited share the last one."""
    placed = zeros(players, int8)
    game.ranks(s, placed)
    return lower(tuple(int(rank) for rank in placed), forfeited)


def lower(ranks: tuple[int, ...], forfeited: Sequence[int]) -> tuple[int, ...]:
    """The ranks with some seats moved behind all others."""
    keys = [
        (seat in forfeited, 0 if seat in forfeited else ranks[seat]) for seat in range(len(ranks))
    ]
    return tuple(1 + sum(other < key for other in keys) for key in keys)


def rehearse(tournament: Tournament) -> None:
    """Play the tournament's kinds of matches with little thought, so that its rules are compiled.

    Call it once before the workers start, so that they can load compiled rules.
    """
    quick = replace(
        tournament, contestants=tuple(_in_a_hurry(one) for one in tournament.contestants)
    )
    count = len(quick.contestants)
    for first in range(0, count, quick.players):
        seats = tuple((first + seat) % count for seat in range(quick.players))
        play_fixture(quick, Fixture(0, 0, seats))


def _in_a_hurry(contestant: Contestant) -> Contestant:
    mind = contestant.mind or Mind(policy=RANDOM)
    if mind.iterations is not None or mind.seconds is not None:
        mind = replace(mind, iterations=1, seconds=None, threads=1, alone=None)
    return replace(contestant, mind=mind)
