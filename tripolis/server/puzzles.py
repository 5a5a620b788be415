"""Puzzles for a screen elsewhere: which one comes next, and what becomes of a try.

An answer is told only to those who found it or gave up. What a person has tried is kept in a note,
and so is how hard each puzzle has proved to be for all.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime

import msgspec

from tripolis.engine.game import game_names
from tripolis.engine.match import Match
from tripolis.puzzles.attempt import Attempt
from tripolis.puzzles.daily import games_with_puzzles, puzzle_of, streak
from tripolis.puzzles.puzzle import Puzzle, find_puzzle, puzzles_of
from tripolis.puzzles.rating import Rating, first_rating, rate
from tripolis.server import own_puzzles
from tripolis.server.errors import NotFound
from tripolis.server.house import House, aside
from tripolis.server.lessons import play_seen, steps_seen
from tripolis.server.models import Person
from tripolis.server.rendering import line_json
from tripolis.server.shapes import (
    AnswerOut,
    DayPuzzle,
    FollowOut,
    LegalMove,
    PuzzleOut,
    PuzzlesOut,
    TriedOut,
)

NEXT, TODAY = "next", "today"
"""Names that stand for the puzzle that suits the person best, and for the one of the day."""
_PROGRESS = "puzzles"
_HEADROOM = 2.0
"""The next puzzle is so much easier than the person is strong: most are found then."""


class Tried(msgspec.Struct):
    """What became of a puzzle."""

    tries: int = 0
    solved: bool = False
    done: bool = False


class Progress(msgspec.Struct):
    """How a person fares at puzzles."""

    ratings: dict[str, tuple[float, float]] = {}
    tried: dict[str, Tried] = {}
    days: list[str] = []
    """The dates whose puzzle was found."""

    def rating(self, game: str) -> Rating:
        """The person's strength at a game's puzzles."""
        return Rating(*self.ratings[game]) if game in self.ratings else Rating()


def today() -> date:
    """The date by which days are counted: the same for everybody."""
    return datetime.now(UTC).date()


async def overview(house: House, person: Person | None) -> PuzzlesOut:
    """Which games have puzzles, how the person fares, and the puzzle of the day."""
    progress = await _progress(house, person)
    return await aside(_overview, progress)


def _overview(progress: Progress) -> PuzzlesOut:
    return {
        "games": [
            {
                "game": game,
                "count": len(puzzles_of(game)),
                "solved": sum(_tried(progress, one).solved for one in puzzles_of(game)),
                "points": progress.rating(game).points,
            }
            for game in games_with_puzzles()
        ],
        "today": _day(progress, puzzle_of(today())),
    }


async def look(house: House, person: Person | None, game: str, name: str) -> PuzzleOut:
    """A puzzle as it is put to the person."""
    progress = await _progress(house, person)
    puzzle = await _find(house, person, progress, game, name)
    difficulty = await _difficulty(house, puzzle)
    return {
        "game": puzzle.game,
        "name": puzzle.name,
        "seat": puzzle.seat,
        "players": int(puzzle.position["players"]),
        "difficulty": difficulty.points,
        "points": progress.rating(puzzle.game).points,
        "of_day": puzzle == puzzle_of(today()),
        "own": own_puzzles.is_own(puzzle.name),
        "play": await aside(lambda: play_seen(puzzle.match(), puzzle.seat, may_move=True)),
    }


async def attempt(house: House, person: Person, game: str, name: str, move: str | None) -> TriedOut:
    """Try a move, or be told the answer; raises if the move is not legal.

    The first try alone counts for the ratings, and none at a puzzle that the person made.
    """
    puzzle = await _find(house, person, Progress(), game, name)
    right = move is not None and await aside(Attempt(puzzle).play, move)
    before = await _progress(house, person)
    difficulty = await _difficulty(house, puzzle)
    known = own_puzzles.is_own(puzzle.name) or _tried(before, puzzle).done
    first = not known and _tried(before, puzzle).tries == 0
    if first:
        await _rate_puzzle(house, puzzle, before.rating(game), right)

    def note(progress: Progress) -> None:
        tried = progress.tried.setdefault(_key(puzzle), Tried())
        if first:
            rating = _after(progress.rating(game), difficulty, right)[0]
            progress.ratings[game] = (rating.mu, rating.sigma)
        if not tried.done:
            tried.tries += move is not None
            tried.solved = right
            tried.done = right or move is None
            day = today().isoformat()
            if right and puzzle == puzzle_of(today()) and day not in progress.days:
                progress.days.append(day)

    progress = await _change(house, person, note)
    return {
        "right": right,
        "tries": _tried(progress, puzzle).tries,
        "points_before": before.rating(game).points,
        "points": progress.rating(game).points,
        "answer": await aside(_answer, puzzle) if right or move is None else None,
        "today": _day(progress, puzzle) if puzzle == puzzle_of(today()) else None,
    }


# Which puzzle


async def _find(
    house: House, person: Person | None, progress: Progress, game: str, name: str
) -> Puzzle:
    if own_puzzles.is_own(name):
        own = await own_puzzles.find(house, person, game, name)
        if own is None:
            raise NotFound("not-found")
        return own
    if name == TODAY:
        found = puzzle_of(today())
        if found is None or found.game != game:
            raise NotFound("not-found")
        return found
    if game not in game_names() or not puzzles_of(game):
        raise NotFound("not-found")
    if name == NEXT:
        return _next(progress, game)
    if name not in {puzzle.name for puzzle in puzzles_of(game)}:
        raise NotFound("not-found")
    return find_puzzle(game, name)


def _next(progress: Progress, game: str) -> Puzzle:
    """The new puzzle that suits the person's strength best; without any, the one tried first."""
    wanted = progress.rating(game).mu - _HEADROOM
    fresh = [one for one in puzzles_of(game) if _key(one) not in progress.tried]
    if fresh:
        return min(fresh, key=lambda one: (abs(first_rating(one).mu - wanted), one.name))
    order = list(progress.tried)
    return min(puzzles_of(game), key=lambda one: order.index(_key(one)))


def _key(puzzle: Puzzle) -> str:
    return f"{puzzle.game}/{puzzle.name}"


def _tried(progress: Progress, puzzle: Puzzle) -> Tried:
    return progress.tried.get(_key(puzzle), Tried())


def _day(progress: Progress, puzzle: Puzzle | None) -> DayPuzzle | None:
    if puzzle is None:
        return None
    tried = _tried(progress, puzzle)
    return {
        "date": today().isoformat(),
        "game": puzzle.game,
        "name": puzzle.name,
        "tries": tried.tries,
        "solved": tried.solved,
        "done": tried.done,
        "streak": streak(progress.days, today()),
    }


# The answer


def _answer(puzzle: Puzzle) -> AnswerOut:
    match = puzzle.match()
    other = puzzle.why[1].get("other")
    told: AnswerOut = {
        "moves": list(puzzle.answer),
        "why": line_json(puzzle.reason),
        "other": _parts(match, puzzle.seat, other) if other else None,
        "chance": puzzle.chance,
        "next_chance": puzzle.next_chance,
        "levels": dict(puzzle.levels),
        "line": [],
    }
    following = Attempt(puzzle)
    while following.follow():
        told["line"].append(_follow(following.match, puzzle.seat))
    return told


def _parts(match: Match, seat: int, text: str) -> LegalMove:
    action = match.game.read_move(match.state, seat, text)
    return {"text": text, "parts": match.game.move_parts(match.state, seat, action)}


def _follow(match: Match, seat: int) -> FollowOut:
    """The latest move of the line. Only the seat's own is taken apart: others may be secret."""
    game, played = match.game, match.played[-1]
    return {
        "seat": played.seat,
        "text": played.text if played.seat == seat else "",
        "parts": game.move_parts(played.before, seat, played.action) if played.seat == seat else {},
        "view": game.view(played.before, seat),
        "steps": steps_seen(match, [played], seat),
    }


# Ratings and notes


def _after(person: Rating, puzzle: Rating, right: bool) -> tuple[Rating, Rating]:
    """The person's rating and the puzzle's after a first try."""
    if right:
        return rate(person, puzzle)
    puzzle, person = rate(puzzle, person)
    return person, puzzle


async def _difficulty(house: House, puzzle: Puzzle) -> Rating:
    text = await house.store.note("", f"puzzle/{_key(puzzle)}")
    return Rating(*msgspec.json.decode(text)) if text else first_rating(puzzle)


async def _rate_puzzle(house: House, puzzle: Puzzle, person: Rating, right: bool) -> None:
    def change(text: str | None) -> str:
        known = Rating(*msgspec.json.decode(text)) if text else first_rating(puzzle)
        return msgspec.json.encode(_after(person, known, right)[1]).decode()

    await house.store.change_note("", f"puzzle/{_key(puzzle)}", change)


async def _progress(house: House, person: Person | None) -> Progress:
    return _read(await house.store.note(person.id, _PROGRESS) if person else None)


async def _change(house: House, person: Person, note: Callable[[Progress], None]) -> Progress:
    def change(text: str | None) -> str:
        progress = _read(text)
        note(progress)
        return msgspec.json.encode(progress).decode()

    return _read(await house.store.change_note(person.id, _PROGRESS, change))


def _read(text: str | None) -> Progress:
    return msgspec.json.decode(text, type=Progress) if text else Progress()
