"""The puzzle of the day: the same for everybody on a date, one of each game in turn."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from datetime import date, timedelta

from tripolis.engine.game import find_game, game_names
from tripolis.puzzles.puzzle import BadPuzzle, Puzzle, puzzles_of


def puzzle_of(day: date) -> Puzzle | None:
    """The puzzle of a date; None if there is none at all."""
    games = games_with_puzzles()
    return latest_of(games[day.toordinal() % len(games)], day) if games else None


def latest_of(game: str, day: date | None = None) -> Puzzle:
    """The game's puzzle for a date, today unless said otherwise.

    Each of a game's puzzles comes once before the first comes again.
    """
    puzzles = sorted(puzzles_of(game), key=_shuffled)
    if not puzzles:
        raise BadPuzzle("puzzle-none", game=game)
    turns = (day or date.today()).toordinal() // max(1, len(games_with_puzzles()))
    return puzzles[turns % len(puzzles)]


def games_with_puzzles() -> list[str]:
    """The games that have puzzles, as the front page lists them."""
    found = [name for name in game_names() if puzzles_of(name)]
    return sorted(found, key=lambda name: (find_game(name).place, name))


def _shuffled(puzzle: Puzzle) -> str:
    return hashlib.sha256(f"day {puzzle.name}".encode()).hexdigest()


def streak(solved: Iterable[str], today: date) -> int:
    """How many days in a row were solved, up to today; today may still come."""
    days = {date.fromisoformat(day) for day in solved}
    last = today if today in days else today - timedelta(days=1)
    count = 0
    while last - timedelta(days=count) in days:
        count += 1
    return count
