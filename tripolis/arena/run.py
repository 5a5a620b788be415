"""Hold a tournament: play the matches still missing, and write each one down."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import nullcontext
from pathlib import Path

from tripolis.arena.journal import Journal
from tripolis.arena.play import Outcome
from tripolis.arena.tournament import Tournament
from tripolis.arena.workers import play_here, play_in_processes, play_on_ray


def hold(
    tournament: Tournament,
    journal: Path | None = None,
    resume: bool = False,
    workers: int = 1,
    ray: str | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> list[Outcome]:
    """Play a tournament to its end, resuming from its journal.

    `progress` is called with the number of matches done. Outcomes are in schedule order.
    """
    with nullcontext() if journal is None else Journal(journal, tournament, resume) as book:
        played = list(book.played) if book else []
        progress(len(played))
        done = {outcome.number for outcome in played}
        left = [number for number in range(len(tournament.schedule)) if number not in done]
        for outcomes in _play(tournament, left, workers, ray):
            if book:
                book.add(outcomes)
            played += outcomes
            progress(len(played))
    return sorted(played, key=lambda outcome: outcome.number)


def _play(
    tournament: Tournament, left: list[int], workers: int, ray: str | None
) -> Iterator[list[Outcome]]:
    if not left:
        return iter(())
    if ray is not None:
        return play_on_ray(tournament, left, ray)
    if workers == 1:
        return play_here(tournament, left)
    return play_in_processes(tournament, left, workers)
