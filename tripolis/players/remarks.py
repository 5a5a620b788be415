"""What the characters at a table say, and when: rarely, and of what everybody saw.

Remarks are chosen from a spectator's events alone, so they say nothing that a seat may not know.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from tripolis.engine.match import Match
from tripolis.engine.viewer import SPECTATOR
from tripolis.players.characters import Mood, company_of
from tripolis.words import Line

_ONE_IN = 3
"""Of the moments that matter, so many pass in silence for one that is spoken of."""


class Remark(NamedTuple):
    """Something a character says."""

    seat: int
    mood: Mood
    line: Line


def remark_on(
    match: Match, number: int, characters: Sequence[str | None], key: str
) -> Remark | None:
    """What is said after a match's first so many moves, if anything."""
    played = match.played[number - 1]
    seen = [
        event.to_json()
        for step in played.steps
        for event in match.game.events(*step, played.action, SPECTATOR)
    ]
    result = match.result if number == len(match.played) else None
    winners = result.winners if result else None
    return remark_of(match.game.name, characters, seen, winners, f"{key}|{number}")


def remark_of(
    game: str,
    characters: Sequence[str | None],
    events: Iterable[Mapping[str, Any]],
    winners: Sequence[int] | None,
    key: str,
) -> Remark | None:
    """What is said after a move, if anything. `events` are what a spectator saw of it, as JSON;
    `winners` are there once the match is over. The same key decides the same."""
    felt = [
        (seat, mood)
        for seat, mood in (_at_the_end(characters, winners) if winners else _moods(game, events))
        if characters[seat]
    ]
    luck = hashlib.sha256(f"remark|{key}".encode()).digest()
    if not felt or (winners is None and luck[0] % _ONE_IN):
        return None
    seat, mood = felt[luck[1] % len(felt)]
    return Remark(seat, mood, Line(f"character-{characters[seat]}-{mood}"))


def _at_the_end(characters: Sequence[str | None], winners: Sequence[int]) -> list[tuple[int, Mood]]:
    """A winner speaks; where people won, somebody who lost to them does."""
    won: list[tuple[int, Mood]] = [(seat, "won") for seat in winners if characters[seat]]
    return won or [(seat, "lost") for seat in range(len(characters))]


def _moods(game: str, events: Iterable[Mapping[str, Any]]) -> list[tuple[int, Mood]]:
    """Who has reason to be pleased or stung."""
    moments = company_of(game).moments
    return [
        (event["line"]["args"][argument]["seat"], mood)
        for event in events
        if event["line"] is not None
        for argument, mood in moments.get(event["kind"], {}).items()
    ]
