"""What a match of Comparity says about somebody's play: doubts, and landmarks they misjudge."""

from __future__ import annotations

from collections.abc import Iterator

from tripolis.engine.habits import Habit
from tripolis.engine.match import Match, Played
from tripolis.games.comparity import laying, notation, violations, zone
from tripolis.games.comparity.rules import TURN
from tripolis.games.comparity.state import HEIGHT, State


def habits(match: Match, seat: int) -> Iterator[Habit]:
    """Whether each doubt of a seat was right, and each landmark that it laid."""
    doubting = False
    for played in match.played:
        moves, number = TURN.find(played.action)
        if played.seat == seat and moves.name == "lay":
            cell = laying.laid_cell(played.before, number)
            yield _judged(played.before, laying.laid_card(number), cell)
        doubting = doubting or (played.seat == seat and moves.name == "check")
        if doubting and (right := _outcome(played)) is not None:
            doubting = False
            yield Habit("doubt", "comparity-habit-doubts", right)


def _outcome(played: Played) -> bool | None:
    """Whether a check found a violation, if this move brought that to light."""
    for before, after, _ in played.steps:
        if TURN.phase_names[int(before.phase)] == "evaluate":
            return bool(after.found)
    return None


def _judged(s: State, card: int, cell: int) -> Habit:
    """A landmark laid into a cell: does it belong there, now that all numbers are known?"""
    right = not any(
        violations.is_wrong(s, card, zone.card_at(s, place), side)
        for side, place in enumerate(zone.places_around(s, cell))
        if place != zone.NO_PLACE
    )
    kind = "height" if s.mode == HEIGHT else "year"
    return Habit(kind, notation.landmark(card).key, right)
