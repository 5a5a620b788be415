"""What a match of Kosmopolis says about somebody's play: whom they draft and where they go."""

from __future__ import annotations

from collections.abc import Iterator

from tripolis.engine.habits import Habit
from tripolis.engine.match import Match
from tripolis.games.kosmopolis import components, drafting, playing
from tripolis.games.kosmopolis.rules import TURN


def habits(match: Match, seat: int) -> Iterator[Habit]:
    """The professions a seat drafted first in each round, and those it played to each place."""
    drafted = 0
    for played in match.played:
        if played.seat != seat:
            continue
        moves, number = TURN.find(played.action)
        if moves.name == "draft" and drafted < played.before.round_number:
            drafted = int(played.before.round_number)
            for place in range(2):
                yield _habit("draft", drafting.drafted_card(played.action, place))
        if moves.name == "play":
            kind = "city" if playing.is_played_to_city(number) else "capital"
            yield _habit(kind, playing.played_card(number))


def _habit(kind: str, card: int) -> Habit:
    name = components.COLOUR_NAMES[components.colour_of(int(card))]
    return Habit(kind, f"kosmopolis-profession-{name}")
