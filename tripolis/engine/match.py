"""A match: one game being played. Bad input is turned into clear errors here.

Rules trust what they are given; `Match` checks it first, always in the same order: is the match
over, is there such a seat, may it act, can the move be read, is it legal. Only then does anything
change.
"""

from __future__ import annotations

import hashlib
import importlib
import json
import secrets
import zlib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from tripolis.engine import record
from tripolis.engine.arrays import float32, int8, zeros
from tripolis.engine.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    IllegalMove,
    MatchOver,
    NothingToUndo,
    NotYourTurn,
    TripolisError,
    UnknownGame,
)
from tripolis.engine.game import Game, State, find_game, seats_in
from tripolis.engine.luck import new_luck
from tripolis.engine.options import OptionValue, options_in
from tripolis.engine.strict import Reader, check_seat, whole_number
from tripolis.engine.viewer import EVERYTHING, SPECTATOR, View
from tripolis.homes import find_part
from tripolis.words import Line, Seat

Steps: TypeAlias = tuple[tuple[State, State, int], ...]
NOBODY = -1
_FAST = 1
"""How much time compression may take, from 1 to 9."""
_CLOSE = 1e-5
"""Observed numbers this close are the same: programs are told six decimals."""
NO_ACTION = -1
"""The seat and action of the steps before anybody has moved."""


@dataclass(frozen=True)
class Move:
    """A legal move: its number in the rules, its notation, and its parts for a screen."""

    action: int
    text: str
    parts: dict[str, Any]

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Move({self.text!r})"


@dataclass
class Played:
    """A move that was made or tried, and the state it was made in.

    The latest move of a match keeps its steps. Those of earlier ones are played again when asked
    for: a long match would hold a thousand states otherwise.
    """

    game: Game
    seat: int
    action: int
    text: str
    _before: State | bytes
    _steps: Steps | None = None

    @property
    def before(self) -> State:
        """The state it was made in."""
        if isinstance(self._before, bytes):
            return self.game.state_from(zlib.decompress(self._before))
        return self._before

    @property
    def steps(self) -> Steps:
        """The states before and after each of its steps, and who acted."""
        return self._steps if self._steps is not None else self._play()

    def _play(self) -> Steps:
        s = self.before.copy()
        if self.seat == NOBODY:
            return tuple(self.game.automatic_steps(s))
        return tuple(self.game.steps(s, self.seat, self.action))

    def keep_steps(self) -> None:
        """Hold the steps: they are about to be asked for."""
        self._steps = self.steps

    def drop_steps(self) -> None:
        """Hold the steps no longer, and the state as compressed bytes: a server holds the states of
        many long matches."""
        self._steps = None
        if not isinstance(self._before, bytes):
            self._before = zlib.compress(self._before.tobytes(), _FAST)

    @property
    def after(self) -> State:
        """The state it led to."""
        return self.steps[-1][1]


@dataclass(frozen=True)
class Result:
    """How a match ended: ranks (1 is first, shared where tied), points, and their explanation."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    explained: tuple[tuple[Line, ...], ...]

    @property
    def winners(self) -> list[int]:
        """The seats that came first."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]


class Match:
    """One game being played, from its deal to its result."""

    def __init__(
        self, game: Game, players: int, options: Mapping[str, object], seed: int | str | None = None
    ) -> None:
        self.game = game
        self.players = game.check_players(players)
        self.options: dict[str, OptionValue] = game.full_options(options)
        self.names: list[str] = []
        self.seed: int | None = read_seed(seed)
        self._start: dict[str, Any] | None = None
        self._state = game.new_state()
        game.setup(self._state, players, game.encode_options(self.options), new_luck(self.seed))
        self._begin()

    @classmethod
    def from_position(cls, truth: Mapping[str, Any]) -> Match:
        """A match that continues from a position, as written by `position`."""
        reader = Reader(truth)
        try:
            game = find_game(str(reader.take("game")))
        except UnknownGame as problem:
            raise BadPosition(problem.line.key, **problem.line.args) from None
        version = reader.integer("rules", 1, 1_000_000)
        if version != game.rules_version:
            raise BadPosition("engine-position-rules", version=version, ours=game.rules_version)
        match = cls.__new__(cls)
        match.game = game
        options = reader.take("options")
        if not isinstance(options, dict):
            raise reader.wrong("options", "engine-position-object")
        try:
            match.players = game.check_players(reader.take("players"))
            match.options = game.full_options(options)
        except BadOption as problem:
            raise BadPosition(problem.line.key, **problem.line.args) from None
        match.names = []
        match.seed = None
        match._state = game.new_state()
        encoded = game.encode_options(match.options)
        game.from_position(reader.take("state"), match._state, match.players, encoded)
        reader.done()
        match._check_question()
        match._begin()
        match._start = match.position()
        return match

    @classmethod
    def from_state(cls, game: Game, s: State) -> Match:
        """A match that continues from a state record."""
        return cls.from_position(
            {
                "game": game.name,
                "rules": game.rules_version,
                "players": int(s.players),
                "options": options_in(game.options, s),
                "state": game.position(s),
            }
        )

    @classmethod
    def from_view(
        cls,
        view: View,
        observation: Sequence[float] | None = None,
        legal: Sequence[str] | None = None,
        seed: int | str | None = None,
    ) -> Match:
        """A match that its viewer could be in, from what `view` told it.

        Everything the viewer does not know is dealt anew, another way for each seed. A view leaves
        out what a seat remembers (in Comparity) and the choices made so far in the middle of a
        payment (in Splendor): give the observation and the legal moves too, and they fit.
        """
        random = Random(read_seed(seed))
        try:
            found = cls._fitting(view, observation, legal, random)
        except (AttributeError, IndexError, KeyError, TypeError, ValueError):
            found = None
        if found is None:
            raise BadPosition("engine-bad-view")
        return found.imagine(view["viewer"], random.getrandbits(256))

    @classmethod
    def _fitting(
        cls,
        view: View,
        observation: Sequence[float] | None,
        legal: Sequence[str] | None,
        random: Random,
    ) -> Match | None:
        """A match whose viewer sees just this; None if there is none."""
        game = find_game(str(view["game"]))
        reader = find_part(game.name, "from_view")
        if reader is None:
            raise BadOption("engine-no-from-view", game=game.name)
        head = {name: view[name] for name in ("game", "players", "options")}
        for state in reader.positions(view, observation, random):
            with suppress(BadPosition):
                match = cls.from_position({**head, "rules": game.rules_version, "state": state})
                if match._looks_like(view, observation, legal):
                    return match
        return None

    def _looks_like(
        self, view: View, observation: Sequence[float] | None, legal: Sequence[str] | None
    ) -> bool:
        """Does its viewer see just this?"""
        seat = view["viewer"]
        if self.view(seat) != view:
            return False
        if seat is None:
            return True
        if legal is not None and sorted(map(str, self.legal(seat))) != sorted(legal):
            return False
        if observation is None:
            return True
        seen = zeros(len(self.game.observation), float32)
        self.game.observe(self._state, seat, seen)
        return len(seen) == len(observation) and all(
            abs(float(one) - float(other)) < _CLOSE
            for one, other in zip(seen, observation, strict=True)
        )

    def imagine(self, seat: int | None, seed: int | str | None = None) -> Match:
        """A match from here on in a world that the seat cannot tell from this one.

        All that the seat does not know is dealt anew, another way for each seed.
        """
        s = self.state
        self.game.reimagine(s, self._viewer(seat), new_luck(read_seed(seed)))
        return Match.from_state(self.game, s)

    def _check_question(self) -> None:
        """Check that a position's question can come up, and that its players have an answer."""
        game, s = self.game, self._state
        if game.must_advance(s) or game.over(s):
            return
        asked = seats_in(game.may_act(s))
        if not asked or not game.is_asked(s):
            raise BadPosition("engine-position-question")
        for seat in asked:
            actions = game.legal_actions(s, seat)
            texts = [game.write_move(s, seat, action) for action in actions]
            if not actions or [game.read_move(s, seat, text) for text in texts] != actions:
                raise BadPosition("engine-position-question")

    def _begin(self) -> None:
        """Take the steps before the first decision."""
        self.opening = Played(self.game, NOBODY, NO_ACTION, "", self._state.copy())
        """What happened before the first decision, as if it were a move."""
        for _, after, _ in self.opening.steps:
            self._state = after.copy()
        self._played: list[Played] = []
        self._tried: Played | None = None
        self._legal: tuple[bytes, dict[int, list[int]]] = (b"", {})

    # What is going on

    @property
    def state(self) -> State:
        """A copy of the state record: the whole truth."""
        return self._state.copy()

    @property
    def acting(self) -> list[int]:
        """The seats that may act now; empty when the match is over."""
        return seats_in(self.game.may_act(self._state))

    @property
    def awaited(self) -> list[int]:
        """The seats that still have to answer; the other acting ones may change their answers."""
        return seats_in(self.game.must_act(self._state))

    @property
    def over(self) -> bool:
        """Has the match ended?"""
        return bool(self.game.over(self._state))

    @property
    def result(self) -> Result | None:
        """Ranks and scores, explained; None until the match is over."""
        if not self.over:
            return None
        ranks = zeros(self.players, int8)
        self.game.ranks(self._state, ranks)
        scores = [self.game.score(self._state, seat) for seat in range(self.players)]
        return Result(
            ranks=tuple(int(rank) for rank in ranks),
            scores=tuple(points for points, _ in scores),
            explained=tuple(tuple(lines) for _, lines in scores),
        )

    @property
    def played(self) -> tuple[Played, ...]:
        """The moves made so far."""
        return tuple(self._played)

    @property
    def moves(self) -> list[tuple[int, str]]:
        """The moves made so far, as seats and notation."""
        return [(played.seat, played.text) for played in self._played]

    def legal(self, seat: int) -> list[Move]:
        """The seat's legal moves; none when it has nothing to decide."""
        seat = self._seat(seat)
        if seat not in self.acting:
            return []
        return [self._move(seat, action) for action in self._legal_actions(seat)]

    def _legal_actions(self, seat: int) -> list[int]:
        """The seat's legal actions, found once for each state: a player is shown them, and then
        makes one of them."""
        state = self._state.tobytes()
        if self._legal[0] != state:
            self._legal = (state, {})
        found = self._legal[1]
        if seat not in found:
            found[seat] = self.game.legal_actions(self._state, seat)
        return found[seat]

    def _move(self, seat: int, action: int) -> Move:
        text = self.game.write_move(self._state, seat, action)
        return Move(action, text, self.game.move_parts(self._state, seat, action))

    def view(self, seat: int | None) -> View:
        """What a seat may know, as plain JSON values; None or `SPECTATOR` for a spectator."""
        viewer = self._viewer(seat)
        if viewer == SPECTATOR and self.options.get("spectator_view") == "omniscient_delayed":
            return self._delayed_view()
        return self.game.view(self._state, viewer)

    def _delayed_view(self) -> View:
        """Everything, as of the latest state whose secrets are all public by now."""
        for then in (self._state, *(played.before for played in reversed(self._played))):
            if self.game.secrets_are_out(then, self._state):
                return self.game.view(then, EVERYTHING)
        return self.game.view(self._state, SPECTATOR)

    def prompt(self, seat: int | None) -> Line:
        """Whose turn it is and what is asked, in one sentence."""
        return self.game.prompt(self._state, self._viewer(seat))

    def log(self, seat: int | None, since: int = 0) -> list[Line]:
        """What a seat was told of the moves so far, beginning with move number `since`."""
        viewer = self._viewer(seat)
        moves = self._played[since:] if since else [self.opening, *self._played]
        return [
            line
            for played in moves
            for step in played.steps
            for line in self.game.narrate(*step, played.action, viewer)
        ]

    def hint(self, seat: int) -> Any:
        """A good move for a seat that has to decide, its winning chance, and one sentence why."""
        # Imported by name, like games: the engine depends on no player.
        return importlib.import_module("tripolis.players.hints").hint(self, seat)

    # Playing

    def why_not(self, seat: int, move: Move | str) -> Line | None:
        """Why the seat may not make this move; None if it may."""
        try:
            self._checked(seat, move)
        except TripolisError as problem:
            return problem.line
        return None

    def try_move(self, seat: int, move: Move | str) -> Played:
        """What a move would do, without making it. Raises what `play` would raise.

        If you then play the same move, it is not parsed or computed again.
        """
        tried = self._tried
        if tried is None or (tried.seat, tried.text) != (seat, str(move)):
            seat, action = self._checked(seat, move)
            text = self.game.write_move(self._state, seat, action)
            tried = Played(self.game, seat, action, text, self._state.copy())
            tried.keep_steps()
            self._tried = tried
        return tried

    def play(self, seat: int, move: Move | str) -> Move:
        """Make a move, given as a `Move` or as its notation."""
        played = self.try_move(seat, move)
        made = self._move(played.seat, played.action)
        self._make(played)
        return made

    def _make(self, played: Played) -> None:
        """Make a move that was tried."""
        self._state = played.after.copy()
        if self._played:
            self._played[-1].drop_steps()
        self._played.append(played)
        self._tried = None

    def play_recorded(self, seat: int, text: str) -> bool:
        """Make a recorded move, unless the rules already made it; returns whether it was made.

        Rules now make single choices without asking. Older records list them as moves.
        """
        if self._played and self.game.made_at_once is not None:
            for before, after, _ in self._played[-1].steps:
                if self.game.made_at_once(before, after) == (seat, text):
                    return False
        self._make(self.try_move(seat, text))
        return True

    def _checked(self, seat: int, move: Move | str) -> tuple[int, int]:
        """The seat and the action of a move that may be made."""
        if self.over:
            raise MatchOver("engine-match-over")
        seat = self._seat(seat)
        if seat not in self.acting:
            raise NotYourTurn("engine-not-your-turn", player=Seat(seat))
        action = self.game.read_move(self._state, seat, str(move))
        if action not in self._legal_actions(seat):
            reason = self.game.why_not(self._state, seat, action)
            raise IllegalMove("engine-illegal-move", move=str(move), reason=reason)
        return seat, action

    def _viewer(self, seat: int | None) -> int:
        """A seat, or a spectator: None for callers, `SPECTATOR` for the rules."""
        if seat is None or whole_number(seat) == SPECTATOR:
            return SPECTATOR
        return self._seat(seat)

    def _seat(self, seat: object) -> int:
        return check_seat(seat, self.players)

    def undo(self) -> tuple[int, str]:
        """Take back the last move; returns whose it was and which."""
        if not self._played:
            raise NothingToUndo("engine-nothing-to-undo")
        last = self._played.pop()
        self._state = last.before.copy()
        self._tried = None
        return last.seat, last.text

    @property
    def undo_is_free(self) -> bool:
        """Did the last move show nobody anything new? Otherwise taking it back needs consent."""
        if not self._played:
            return False
        last = self._played[-1]
        return not self.game.reveals(last.before, last.after)

    # As text

    def digest(self) -> str:
        """A fingerprint of the position, however the state may be laid out in memory."""
        whole_truth = json.dumps(self.position(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(whole_truth.encode()).hexdigest()

    def position(self) -> dict[str, Any]:
        """The whole state as JSON; `tripolis.from_position` continues from it."""
        return {
            "game": self.game.name,
            "rules": self.game.rules_version,
            "players": self.players,
            "options": dict(self.options),
            "state": self.game.position(self._state),
        }

    def record(self) -> str:
        """The match as a record file: version, options, seed and moves, as readable text."""
        result = self.result
        return record.write(
            record.Record(
                game=self.game.name,
                rules=self.game.rules_version,
                players=self.players,
                options=dict(self.options),
                seed=self.seed,
                position=self._start,
                names=list(self.names),
                moves=self.moves,
                ranks=list(result.ranks) if result else None,
                digest=self.digest(),
            )
        )

    def save(self, path: str | Path) -> None:
        """Write the record file; an existing one is replaced whole or not at all."""
        record.save(path, self.record())


def read_seed(seed: int | str | None) -> int:
    """A seed of 256 bits: a number, its hexadecimal digits as text, or None for a fresh one."""
    if seed is None:
        return secrets.randbits(256)
    try:
        number = int(seed, 16) if isinstance(seed, str) else whole_number(seed)
    except ValueError:
        raise BadOption("engine-bad-seed", seed=str(seed)) from None
    if number is None or not 0 <= number < 1 << 256:
        raise BadOption("engine-bad-seed", seed=str(seed))
    return number


def new(
    game: str, players: int | None = None, seed: int | str | None = None, **options: object
) -> Match:
    """Begin a match: the fewest players if no number is given, a fresh deal if no seed is."""
    found = find_game(str(game))
    return Match(found, found.players[0] if players is None else players, options, seed)


def load(path: str | Path) -> Match:
    """The match of a record file, played up to its last move."""
    return replay(record.read(path))


def replay(told: record.Record) -> Match:
    """Play a record again, checking every move, its result and its final state (if known)."""
    match = _beginning(told)
    match.names = list(told.names)
    for number, (seat, text) in enumerate(told.moves):
        with _in_line(told.first_move_line + number, "engine-record-move"):
            match.play_recorded(seat, text)
    if told.digest == record.UNKNOWN_STATE:
        return match
    if match.digest() != told.digest:
        raise BadRecord("engine-record-state", line=told.first_move_line + len(told.moves))
    result = match.result
    if (list(result.ranks) if result else None) != told.ranks:
        raise BadRecord("engine-record-result", line=told.first_move_line + len(told.moves) + 1)
    return match


@contextmanager
def _in_line(number: int, key: str = "engine-record-line") -> Iterator[None]:
    """Report any error inside as a mistake in this line of a record."""
    try:
        yield
    except TripolisError as problem:
        raise BadRecord(key, line=number, reason=problem.line) from None


def _beginning(told: record.Record) -> Match:
    """A record's match before its first move."""
    game = find_game_of(told)
    with _in_line(4):
        game.check_players(told.players)
    with _in_line(5):
        options = game.full_options(told.options)
    with _in_line(6, "engine-record-start"):
        if told.position is None:
            return Match(game, told.players, options, told.seed)
        match = Match.from_position(told.position)
    if (match.game, match.players, match.options) != (game, told.players, options):
        raise BadRecord("engine-record-value", line=6, name="position")
    return match


def find_game_of(told: record.Record) -> Game:
    """The game of a record, if this program plays it by the same rules."""
    with _in_line(2):
        game = find_game(told.game)
    if told.rules != game.rules_version:
        key = (
            "engine-record-newer-rules"
            if told.rules > game.rules_version
            else "engine-record-older-rules"
        )
        raise BadRecord(key, line=3, version=told.rules, ours=game.rules_version)
    return game
