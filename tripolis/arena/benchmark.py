"""The benchmark: named set-ups that never change, so that results can be compared and repeated.

In a set-up one contestant meets fixed opponents over held-out deals. It sits in each seat of each
deal once; all other seats are held by the same opponent. The deals come from seeds above 2**128,
which nobody trains on by accident. To change anything, add a set-up under a new name.
"""

from __future__ import annotations

import json
import platform
import resource
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np

from tripolis.arena.errors import BadTournament
from tripolis.arena.play import Outcome
from tripolis.arena.run import hold
from tripolis.arena.schedule import Fixture, Schedule
from tripolis.arena.share import Share
from tripolis.arena.tournament import (
    MOVE_SECONDS,
    Contestant,
    Tournament,
    read_contestants,
)
from tripolis.batch.edge import check_amount
from tripolis.batch.rewards import place_values, rewards_of
from tripolis.engine.game import find_game
from tripolis.engine.options import OptionValue

OPPONENTS = {"random-v1": "random", "greedy-v1": "greedy", "search-v1": "search:100"}
"""The opponents by name and version. A player that changes gets a new version here, and only new
set-ups meet it."""
_FIRST_OPPONENTS = ("random-v1", "greedy-v1", "search-v1")
DEALS = 500
TABLE, FIGURES = "benchmark.md", "benchmark.json"
_HELD_OUT = 1 << 128
_APART = 1 << 64
_RESAMPLES = 1000
_ME, _THEM = 0, 1


@dataclass(frozen=True)
class Setup:
    """A table at which contestants are measured."""

    name: str
    game: str
    players: int
    number: int
    """Its deals begin at seed 2**128 + number * 2**64."""
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    opponents: tuple[str, ...] = _FIRST_OPPONENTS
    deals: int = DEALS

    @property
    def seed(self) -> int:
        """The seed of the first deal."""
        return _HELD_OUT + self.number * _APART


def _first_version(number: int, game: str, players: int, module: str = "") -> Setup:
    """A set-up of version 1: the usual options, with one module or none."""
    options: dict[str, OptionValue] = {"modules": [module]} if module else {}
    parts = [game, module.replace("_", "-"), str(players), "v1"]
    return Setup("-".join(filter(None, parts)), game, players, number, options)


SETUPS = {
    setup.name: setup
    for setup in (
        _first_version(0, "kosmopolis", 2),
        _first_version(1, "kosmopolis", 3),
        _first_version(2, "kosmopolis", 4),
        _first_version(3, "splendor", 2),
        _first_version(4, "splendor", 3),
        _first_version(5, "splendor", 4),
        _first_version(6, "splendor", 2, "cities"),
        _first_version(7, "splendor", 2, "orient"),
        _first_version(8, "splendor", 2, "trading_posts"),
        _first_version(9, "splendor", 2, "strongholds"),
        _first_version(10, "comparity", 2),
        _first_version(11, "comparity", 3),
        _first_version(12, "comparity", 4),
        _first_version(13, "comparity", 5),
    )
}


class _EverySeat(Schedule):
    """Each deal once with the contestant in each seat, the opponent in all others."""

    def __init__(self, players: int, deals: int) -> None:
        self.line_ups = [(_ME, _THEM)]
        self.seatings = [
            tuple(_ME if seat == own else _THEM for seat in range(players))
            for own in range(players)
        ]
        self.matches_a_deal = players
        self.deals = deals

    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, slice):
            return super().__getitem__(place)
        if not 0 <= place < len(self):
            raise IndexError(place)
        deal, seating = divmod(place, self.matches_a_deal)
        return Fixture(place, deal, self.seatings[seating])


@dataclass(frozen=True)
class Challenge(Tournament):
    """One contestant against one opponent in a set-up."""

    @property
    def schedule(self) -> Schedule:
        """The matches, in order."""
        return _EverySeat(self.players, self.matches // self.players)


@dataclass(frozen=True)
class Score:
    """How a contestant fared against one opponent of a set-up."""

    setup: str
    opponent: str
    matches: int
    firsts: float
    """The share of first places; a shared one counts in part. Fair would be 1 / players."""
    firsts_interval: tuple[float, float]
    reward: float
    """The mean value of the places taken, from 1 for the first to -1 for the last."""
    reward_interval: tuple[float, float]
    forfeits: int
    seconds: float
    """Processor time of all matches, the opponent's included."""


def find_setups(names: Sequence[str]) -> list[Setup]:
    """The set-ups with these names; all if there are none."""
    for name in names:
        if name not in SETUPS:
            raise BadTournament("arena-no-setup", name=name, known=", ".join(SETUPS))
    return [SETUPS[name] for name in names] if names else list(SETUPS.values())


def challenge(setup: Setup, contestant: Contestant, opponent: str, deals: int) -> Challenge:
    """The matches of a contestant against one opponent of a set-up."""
    (other,) = read_contestants(f"{opponent}={OPPONENTS[opponent]}")
    return Challenge(
        game_name=setup.game,
        players=setup.players,
        contestants=(contestant, other),
        matches=deals * setup.players,
        seed=setup.seed,
        options=find_game(setup.game).full_options(setup.options),
        move_seconds=MOVE_SECONDS,
    )


def evaluate(
    setup: Setup,
    contestant: Contestant,
    deals: int | None = None,
    workers: int = 1,
    opponents: Sequence[str] = (),
) -> list[Score]:
    """Measure a contestant in a set-up: a score for each opponent, or for those named."""
    for name in opponents:
        if name not in OPPONENTS:
            raise BadTournament("arena-no-opponent", name=name, known=", ".join(OPPONENTS))
    played = setup.deals if deals is None else min(check_amount("deals", deals, 1), setup.deals)
    scores = []
    for opponent in opponents or setup.opponents:
        began = _processor_seconds()
        tournament = challenge(setup, contestant, opponent, played)
        outcomes = hold(tournament, workers=workers)
        seconds = _processor_seconds() - began
        scores.append(_score(setup, opponent, outcomes, seconds))
    return scores


def _processor_seconds() -> float:
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in used)


def _score(setup: Setup, opponent: str, outcomes: Sequence[Outcome], seconds: float) -> Score:
    firsts, values = Share(), place_values(setup.players)
    rewards: dict[int, list[float]] = {}
    for outcome in outcomes:
        own = outcome.seats.index(_ME)
        winners = outcome.ranks.count(1)
        firsts.add(1 / winners if outcome.ranks[own] == 1 else 0.0)
        gained = float(rewards_of(outcome.ranks, values)[own])
        rewards.setdefault(outcome.deal, []).append(gained)
    by_deal = np.array([np.mean(rewards[deal]) for deal in sorted(rewards)])
    return Score(
        setup=setup.name,
        opponent=opponent,
        matches=len(outcomes),
        firsts=firsts.part,
        firsts_interval=firsts.interval,
        reward=float(by_deal.mean()),
        reward_interval=_bootstrap(by_deal),
        forfeits=sum(
            outcome.seats[forfeit.seat] == _ME
            for outcome in outcomes
            for forfeit in outcome.forfeits
        ),
        seconds=round(seconds, 1),
    )


def _bootstrap(values: Any) -> tuple[float, float]:
    """The 95 % interval of a mean over deals, from resamples of the deals."""
    random = np.random.default_rng(0)
    drawn = random.choice(values, size=(_RESAMPLES, len(values))).mean(axis=1)
    low, high = np.percentile(drawn, [2.5, 97.5])
    return float(low), float(high)


# The results


def figures(contestant: Contestant, scores: Sequence[Score]) -> dict[str, Any]:
    """The results, and all that is needed to repeat them, as JSON."""
    used = find_setups([*dict.fromkeys(score.setup for score in scores)])
    return {
        "contestant": contestant.terms(),
        "tripolis": version("tripolis"),
        "rules": {setup.game: find_game(setup.game).rules_version for setup in used},
        "python": platform.python_version(),
        "opponents": OPPONENTS,
        "setups": [asdict(setup) | {"seed": f"{setup.seed:x}"} for setup in used],
        "scores": [asdict(score) for score in scores],
    }


def table(contestant: Contestant, scores: Sequence[Score]) -> str:
    """The results as a table in Markdown."""
    lines = [
        f"| {contestant.label}: set-up | against | matches "
        "| first places, % | mean reward | CPU s |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for score in scores:
        low, high = (100 * end for end in score.firsts_interval)
        worst, best = score.reward_interval
        lines.append(
            f"| {score.setup} | {score.opponent} | {score.matches} "
            f"| {100 * score.firsts:.1f} ({low:.1f}–{high:.1f}) "
            f"| {score.reward:+.3f} ({worst:+.3f} to {best:+.3f}) | {score.seconds:.0f} |"
        )
    return "\n".join(lines) + "\n"


def write_results(folder: Path, contestant: Contestant, scores: Sequence[Score]) -> Path:
    """Write the table and the figures into a folder; returns the path of the table."""
    folder.mkdir(parents=True, exist_ok=True)
    told = json.dumps(figures(contestant, scores), indent=2, ensure_ascii=False)
    (folder / FIGURES).write_text(told + "\n", "utf-8")
    (folder / TABLE).write_text(table(contestant, scores), "utf-8")
    return folder / TABLE
