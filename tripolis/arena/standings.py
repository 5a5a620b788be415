"""What the matches say: ratings, who beats whom, and what the seat is worth.

Everything follows from the outcomes in the order of the schedule, whatever order they came in.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from openskill.models import PlackettLuce

from tripolis.arena.play import Forfeit, Outcome
from tripolis.arena.share import Share
from tripolis.arena.strength import Strength, strengths_of
from tripolis.arena.tournament import Tournament

_SIGMAS = 2
"""A rating's interval reaches this many of its sigmas to each side."""


@dataclass
class Standing:
    """How one contestant fared."""

    contestant: int
    label: str
    mu: float = 0.0
    sigma: float = 0.0
    strength: Strength = field(default_factory=Strength)
    """Bradley and Terry's, in Elo points."""
    firsts: Share = field(default_factory=Share)
    """First places; a shared one counts in part."""
    ranks: int = 0
    """The sum of all places."""
    scores: list[int] = field(default_factory=list)
    """Scores of the matches that it did not forfeit."""
    forfeits: list[Forfeit] = field(default_factory=list)
    decisions: int = 0
    seconds: float | None = 0.0
    """The processor time of all its decisions; None for a program, whose time is not measured."""

    @property
    def time_a_move(self) -> float | None:
        """Its mean processor time for a move in seconds, if it was measured."""
        return self.seconds / self.decisions if self.seconds and self.decisions else None

    @property
    def interval(self) -> tuple[float, float]:
        """The rating's interval: two sigmas to each side."""
        return self.mu - _SIGMAS * self.sigma, self.mu + _SIGMAS * self.sigma

    @property
    def mean_rank(self) -> float:
        """Its mean place."""
        return self.ranks / self.firsts.matches

    @property
    def mean_score(self) -> float | None:
        """Its mean score, if it ever played to the end."""
        return sum(self.scores) / len(self.scores) if self.scores else None

    @property
    def forfeit_kinds(self) -> dict[str, int]:
        """What it did wrong and how often, the most frequent first."""
        return dict(Counter(forfeit.kind for forfeit in self.forfeits).most_common())

    @property
    def fallback_moves(self) -> int:
        """Random moves made in its place."""
        return sum(forfeit.fallback_moves for forfeit in self.forfeits)


@dataclass
class Standings:
    """Everything the report shows."""

    rows: list[Standing]
    """The contestants, highest rating first."""
    duels: dict[tuple[int, int], Share]
    """For each pair of contestants: how often the first beat the second; a tie counts as half."""
    seats: list[Share]
    """How often each seat won, and match lengths, over matches without a forfeit."""
    lengths: list[int]
    matches: int


def standings_of(tournament: Tournament, outcomes: Iterable[Outcome]) -> Standings:
    """The standings that follow from the outcomes."""
    ordered = sorted(outcomes, key=lambda outcome: outcome.number)
    rows = [
        Standing(i, one.label, seconds=None if one.command else 0.0)
        for i, one in enumerate(tournament.contestants)
    ]
    duels: dict[tuple[int, int], Share] = {}
    seats = [Share() for _ in range(tournament.players)]
    for outcome in ordered:
        _count(outcome, rows)
        _count_duels(outcome, duels)
        if not outcome.forfeits:
            for seat, part in enumerate(_victory_parts(outcome)):
                seats[seat].add(part)
    _rate(ordered, rows)
    for row, strength in zip(rows, strengths_of(ordered, len(rows)), strict=True):
        row.strength = strength
    rows.sort(key=lambda row: (-row.mu, row.contestant))
    lengths = [outcome.moves for outcome in ordered if not outcome.forfeits]
    return Standings(rows, duels, seats, lengths, len(ordered))


def _victory_parts(outcome: Outcome) -> list[float]:
    """Each seat's share of the victory."""
    winners = outcome.ranks.count(1)
    return [1 / winners if rank == 1 else 0.0 for rank in outcome.ranks]


def _count(outcome: Outcome, rows: list[Standing]) -> None:
    parts = _victory_parts(outcome)
    forfeits = {forfeit.seat: forfeit for forfeit in outcome.forfeits}
    for seat, contestant in enumerate(outcome.seats):
        row = rows[contestant]
        if row.seconds is not None and outcome.seconds:
            row.seconds += outcome.seconds[seat]
            row.decisions += outcome.decisions[seat]
        row.firsts.add(parts[seat])
        row.ranks += outcome.ranks[seat]
        if seat in forfeits:
            row.forfeits.append(forfeits[seat])
        else:
            row.scores.append(outcome.scores[seat])


def _count_duels(outcome: Outcome, duels: dict[tuple[int, int], Share]) -> None:
    for seat, one in enumerate(outcome.seats):
        for place, other in enumerate(outcome.seats):
            if seat != place:
                ahead = outcome.ranks[place] - outcome.ranks[seat]
                won = 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0
                duels.setdefault((one, other), Share()).add(won)


def _rate(ordered: list[Outcome], rows: list[Standing]) -> None:
    """Plackett and Luce's model of a free-for-all, with shared places."""
    # Nobody grows stronger during a tournament, so tau is 0: no uncertainty is added after a match,
    # and intervals keep shrinking as matches come in.
    model = PlackettLuce(tau=0.0)
    ratings = [model.rating() for _ in rows]
    for outcome in ordered:
        teams = [[ratings[contestant]] for contestant in outcome.seats]
        rated = model.rate(teams, ranks=[float(rank) for rank in outcome.ranks])
        for contestant, (rating,) in zip(outcome.seats, rated, strict=True):
            ratings[contestant] = rating
    for row, rating in zip(rows, ratings, strict=True):
        row.mu, row.sigma = rating.mu, rating.sigma
