"""What a tournament is: its game, its contestants, and how its matches are dealt."""

from __future__ import annotations

import csv
import io
import re
import shlex
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import PurePath
from typing import Any

from tripolis.arena.errors import BadTournament
from tripolis.arena.schedule import Schedule
from tripolis.engine.errors import BadOption
from tripolis.engine.game import Game, find_game
from tripolis.engine.options import OptionValue
from tripolis.players.levels import (
    OUTSIDER,
    Mind,
    find_mind,
    player_names,
    seat_options,
    with_iterations,
)

_PROGRAM, _SERVICE, _FUNCTION = "program:", "service:", "python:"
_NAMED = re.compile(r"([^=:]+)=(.+)", re.DOTALL)
_LONGEST_LABEL = 40
_SEEDS = 1 << 256
MOVE_SECONDS = 10.0
"""How long a program may think about a move by default."""


@dataclass(frozen=True)
class Contestant:
    """A participant: a built-in player, an external program or a Python function."""

    label: str
    typed: str
    """The entry that names it on a command line."""
    mind: Mind | None = None
    """How a built-in player thinks."""
    command: tuple[str, ...] = ()
    """How a program is started."""
    stays: bool = False
    """Does the program live through many matches?"""
    function: str = ""
    """Where to find a function: `module:function`."""

    def terms(self) -> dict[str, Any]:
        """The contestant as JSON."""
        more = {"stays": self.stays, "function": self.function}
        return {
            "label": self.label,
            "mind": self.mind and asdict(self.mind),
            "command": list(self.command),
            **{name: value for name, value in more.items() if value},
        }

    @property
    def by_the_clock(self) -> bool:
        """Does it think by the clock, so that its matches cannot be repeated exactly?"""
        return self.mind is not None and self.mind.seconds is not None


def read_contestants(text: str, iterations: int | None = None) -> tuple[Contestant, ...]:
    """Contestants as typed: `greedy,search:300,program:python3 bot.py`.

    `name=greedy` gives one another name. Put an entry that contains a comma in double quotes.
    With `iterations`, contestants that think by the clock think this many iterations instead.
    """
    entries = [entry.strip() for entry in next(csv.reader([text]), [])]
    contestants = tuple(_read_contestant(entry, iterations) for entry in entries)
    labels = [contestant.label for contestant in contestants]
    for label in labels:
        if labels.count(label) > 1:
            raise BadTournament("arena-same-name", name=label)
    return contestants


def _read_contestant(entry: str, iterations: int | None) -> Contestant:
    named = _NAMED.fullmatch(entry)
    label, player = (named[1].strip(), named[2].strip()) if named else ("", entry)
    if player.startswith((_PROGRAM, _SERVICE)):
        kind, _, typed = player.partition(":")
        command = _read_command(typed.strip())
        name = label or " ".join(PurePath(word).name for word in command)
        stays = f"{kind}:" == _SERVICE
        return Contestant(_short(name), entry, command=command, stays=stays)
    if player.startswith(_FUNCTION):
        function = player.removeprefix(_FUNCTION).strip()
        if not all(function.partition(":")):
            raise BadTournament("arena-bad-function", name=_short(function))
        return Contestant(_short(label or function), entry, function=function)
    try:
        mind = find_mind(player)
    except BadOption:
        known = ", ".join([*player_names(), f"{_PROGRAM}COMMAND", f"{_SERVICE}COMMAND"])
        known += f", {_FUNCTION}MODULE:FUNCTION"
        raise BadTournament("arena-no-such-contestant", name=_short(player), known=known) from None
    label = _short(label or player)
    if iterations is not None and mind.seconds is not None:
        typed = f"{label}={player}:{iterations}"
        return Contestant(label, typed, with_iterations(mind, iterations))
    return Contestant(label, entry, mind)


def write_contestants(contestants: Sequence[Contestant]) -> str:
    """The contestants as you would type them."""
    line = io.StringIO()
    csv.writer(line, lineterminator="").writerow([one.typed for one in contestants])
    return line.getvalue()


def _read_command(typed: str) -> tuple[str, ...]:
    try:
        command = tuple(shlex.split(typed))
    except ValueError:
        command = ()
    if not command:
        raise BadTournament("arena-bad-command", command=_short(typed))
    return command


def _short(text: str) -> str:
    return text if len(text) <= _LONGEST_LABEL else text[: _LONGEST_LABEL - 1] + "…"


@lru_cache(maxsize=8)
def _schedule(contestants: int, players: int, matches: int) -> Schedule:
    return Schedule(contestants, players, matches)


@dataclass(frozen=True)
class Tournament:
    """Everything that decides how the matches go."""

    game_name: str
    players: int
    """How many players sit at a table."""
    contestants: tuple[Contestant, ...]
    matches: int
    """At least this many are played: full rounds, so that nobody is favoured."""
    seed: int
    """The first deal's seed; the next deal's is one more, and so on."""
    options: Mapping[str, OptionValue]
    move_seconds: float
    """How long a program may think about a move."""
    timed: bool = False
    """Is the processor time of moves measured? Results are the same, but reports are not."""

    # Neither is stored: a tournament is sent to other processes, and compiled rules cannot be.

    @property
    def game(self) -> Game:
        """The game that is played."""
        return find_game(self.game_name)

    @property
    def schedule(self) -> Schedule:
        """The matches, in order."""
        return _schedule(len(self.contestants), self.players, self.matches)

    def seed_of(self, deal: int) -> int:
        """The seed of a deal."""
        return (self.seed + deal) % _SEEDS

    def options_for(self, seats: Sequence[int]) -> dict[str, OptionValue]:
        """The options of a match, by which contestant sits where."""
        usual = self.game.full_options({})
        minds = [self.contestants[one].mind or OUTSIDER for one in seats]
        brought = seat_options(self.game, minds, {})
        chosen = {
            name: value
            for name, value in self.options.items()
            if name not in brought or value != usual[name]
        }
        return brought | chosen

    def terms(self) -> dict[str, Any]:
        """The tournament as JSON: two tournaments with the same terms are the same."""
        return {
            "game": self.game_name,
            "rules": self.game.rules_version,
            "players-per-match": self.players,
            "contestants": [contestant.terms() for contestant in self.contestants],
            "matches": self.matches,
            "seed": f"{self.seed:x}",
            "options": dict(self.options),
            "move-seconds": self.move_seconds,
        }


def new_tournament(
    game: str,
    contestants: Sequence[Contestant],
    seed: int,
    players: int | None = None,
    matches: int = 100,
    options: Mapping[str, object] | None = None,
    move_seconds: float = MOVE_SECONDS,
    timed: bool = False,
) -> Tournament:
    """A tournament, if it can be held."""
    found = find_game(game)
    count = found.check_players(found.players[0] if players is None else players)
    if len(contestants) < max(count, 2):
        raise BadTournament(
            "arena-too-few", contestants=len(contestants), players=max(count, 2), game=game
        )
    if matches < 1 or not move_seconds > 0:
        raise BadTournament("arena-bad-size", matches=matches, seconds=move_seconds)
    return Tournament(
        game_name=game,
        players=count,
        contestants=tuple(contestants),
        matches=matches,
        seed=seed,
        options=found.full_options(options or {}),
        move_seconds=move_seconds,
        timed=timed,
    )
