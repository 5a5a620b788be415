"""What people are told: the log, the prompt and the result, as keys with arguments."""

from __future__ import annotations

from functools import partial
from typing import Any

from tripolis.engine.event import Event, tell
from tripolis.engine.game import seats_in
from tripolis.engine.viewer import shared_part
from tripolis.games.comparity import checking, laying, notation, phase, reacting, violations, zone
from tripolis.games.comparity.components import APPROXIMATE
from tripolis.games.comparity.rules import TURN, active
from tripolis.games.comparity.state import HEIGHT, REACTION_NAMES, State
from tripolis.words import Line, Seat

# Numbers


def number_line(s: State, card: int) -> Line:
    """The compared number of an open card: a height, or a year, perhaps only an approximate one."""
    if s.mode == HEIGHT:
        tenths = violations.number_of(s, card)
        metres = tenths // 10 if tenths % 10 == 0 else tenths / 10
        return Line("comparity-metres", {"metres": metres})
    year = violations.number_of(s, card)
    key = "comparity-about-year" if APPROXIMATE[card] else "comparity-year"
    return Line(key if year > 0 else f"{key}-bc", {"year": str(abs(year))})


# Cells

_SIDE_NAMES = {zone.LEFT: "left", zone.RIGHT: "right", zone.BELOW: "below", zone.ABOVE: "above"}


def around_lines(s: State, cell: int) -> list[Line]:
    """Where a cell is, by the cards beside it: “to the left of the Western Wall”."""
    places = [
        (name, zone.place_of(s, cell + int(zone.SIDES[side]))) for side, name in _SIDE_NAMES.items()
    ]
    return [
        Line(f"comparity-say-{name}", {"card": notation.landmark(zone.card_at(s, place))})
        for name, place in places
        if place != zone.NO_PLACE
    ]


# The log

_tell = partial(tell, "comparity")


def events(before: State, after: State, player: int, action: int, viewer: int) -> list[Event]:
    """What happened in one step: all viewers see and are told the same."""
    return _told(before, after, player, action)


@shared_part
def _told(before: State, after: State, player: int, action: int) -> list[Event]:
    if player < 0:
        return _AUTOMATIC[int(before.phase)](before, after)
    moves, number = TURN.find(action)
    if moves.name == "repair":
        return _rearranged(before, after)
    if moves.name == "give":
        return _gave(before, after, player, number)
    if moves.name == "lay":
        kind, cell = _LAID[int(before.phase)], laying.laid_cell(before, number)
        return [_laid(before, kind, player, laying.laid_card(number), cell)]
    told: dict[str, Any] = {"player": Seat(player)}
    if moves.name in ("check", "open", "discard"):
        told["card"] = notation.landmark(number)
    return [_tell(_CHOSE[moves.name], told)]


_LAID = {phase.TURN: "played", phase.EXTRA: "extra", phase.RECONNECT: "reconnected"}
_CHOSE = {
    "draw": "decides-to-draw",
    "check": "checks",
    "open": "chooses-neighbour",
    "open_none": "opens-none",
    "discard": "discarded",
}


def _laid(before: State, kind: str, player: int, card: int, cell: int) -> Event:
    args = {"card": notation.landmark(card), "around": around_lines(before, cell)}
    return _tell(kind, {"player": Seat(player), **args})


def _gave(before: State, after: State, giver: int, card: int) -> list[Event]:
    taker = Seat(int(before.taker))
    args = {"player": Seat(giver), "taker": taker, "card": notation.landmark(card)}
    told = [_tell("gave", args)]
    return told + ([_won(giver)] if after.phase == phase.END else [])


def _won(player: int) -> Event:
    return _tell("won", {"player": Seat(player)})


def _after_play(before: State, after: State) -> list[Event]:
    if after.phase == phase.END:
        return [_won(active(before))]
    if after.phase == phase.REACT:
        reaction = REACTION_NAMES[int(after.reaction)]
        return [_tell(reaction, {"player": Seat(int(after.turn))})]
    return []


def _opened(before: State, after: State) -> list[Event]:
    card = int(before.checked if before.phase == phase.OPEN_CARD else before.neighbour)
    return [_tell("opened", {"card": notation.landmark(card), "number": number_line(after, card)})]


def _evaluated(before: State, after: State) -> list[Event]:
    due = {"player": Seat(int(after.taker)), "count": int(after.owed)}
    if after.found == 0:
        return [_tell("no-violation", due)]
    told = [_violation(after, *pair) for pair in violations.wrong_pairs(after)]
    return [*told, _tell("penalty", due)]


def _violation(s: State, one: int, other: int, side: int) -> Event:
    args = {
        "one": notation.landmark(one),
        "one_number": number_line(s, one),
        "other": notation.landmark(other),
        "other_number": number_line(s, other),
    }
    key = "violation-beside" if side == zone.RIGHT else "violation-above"
    return _tell("violation", args, key=key)


def _drew(before: State, after: State) -> list[Event]:
    taker = int(before.taker)
    drawn = after.row[taker, before.row_size[taker] : after.row_size[taker]]
    who: dict[str, Any] = {"player": Seat(taker)}
    told = []
    if len(drawn):
        cards = [notation.landmark(int(card)) for card in drawn]
        told.append(_tell("drew", who | {"count": len(drawn), "cards": cards}))
    if after.owed > 0:
        told.append(_tell("pile-empty", who | {"count": int(after.owed)}))
    return told


def _found_giver(before: State, after: State) -> list[Event]:
    taker = int(before.taker)
    if after.phase == phase.END:
        return _gave(before, after, int(after.giver), int(before.row[after.giver, 0]))
    if after.phase == phase.GIVE:
        return []
    return [_tell("nobody-gives", {"player": Seat(taker), "count": int(before.owed)})]


def _fixed(before: State, after: State) -> list[Event]:
    if after.phase == phase.DISCARD:
        return [_tell("no-cure", {"player": Seat(int(after.turn))})]
    return _rearranged(before, after)


def _rearranged(before: State, after: State) -> list[Event]:
    moved = [
        zone.card_at(after, place)
        for place in range(int(after.zone_size))
        if zone.card_at(before, place) != zone.card_at(after, place)
    ]
    who: dict[str, Any] = {"player": Seat(int(before.turn))}
    if not moved:
        return []
    if len(moved) == 2:
        args = {"one": notation.landmark(moved[0]), "other": notation.landmark(moved[1])}
        return [_tell("swapped", who | args)]
    cards = [notation.landmark(card) for card in moved]
    return [_tell("rearranged", who | {"count": len(moved), "cards": cards})]


def _after_discard(before: State, after: State) -> list[Event]:
    if after.phase == phase.FIX:
        return []
    checker, card = int(after.turn), int(after.played)
    told = [_tell("split", {"player": Seat(checker)})]
    if after.phase == phase.RECONNECTED:
        cell = int(after.zone_cell[zone.place_of_card(after, card)])
        told.append(_laid(before, "reconnected", checker, card, cell))
    return told


def _resumed(before: State, after: State) -> list[Event]:
    if after.phase == phase.EXTRA:
        return [_tell("extra-due", {"player": Seat(active(after))})]
    return []


_AUTOMATIC = {
    phase.PLAYED: _after_play,
    phase.EXTRA_PLAYED: _after_play,
    phase.RECONNECTED: _after_play,
    phase.OPEN_CARD: _opened,
    phase.OPEN_NEIGHBOUR: _opened,
    phase.EVALUATE: _evaluated,
    phase.OBTAIN: _drew,
    phase.FIND_GIVER: _found_giver,
    phase.FIX: _fixed,
    phase.DISCARDED: _after_discard,
    phase.RESUME: _resumed,
}


# The prompt


def prompt(s: State, viewer: int) -> Line:
    """Whose turn it is and what is asked, in one sentence."""
    if s.phase == phase.END:
        winner = next(seat for seat in range(int(s.players)) if s.row_size[seat] == 0)
        return Line("comparity-ask-over", {"player": Seat(winner)})
    if viewer >= 0 and TURN.may_act(s) >> viewer & 1:
        return _ask(s, viewer)
    waiting = seats_in(TURN.may_act(s))[0]
    return Line(f"comparity-wait-{TURN.phase_names[int(s.phase)]}", {"players": [Seat(waiting)]})


def _ask(s: State, viewer: int) -> Line:
    """What is asked of the player who decides."""
    if s.phase == phase.TURN and not checking.can_check(s):
        return Line("comparity-ask-play")
    if s.phase == phase.REACT:
        if not reacting.may_draw(s, viewer, 0):
            return Line("comparity-ask-must-check")
        return Line(f"comparity-ask-{REACTION_NAMES[int(s.reaction)]}")
    if s.phase == phase.NEIGHBOUR:
        may_leave_it = checking.has_open_neighbour(s, viewer, 0)
        key = "comparity-ask-neighbour-or-none" if may_leave_it else "comparity-ask-neighbour"
        return Line(key, {"card": notation.landmark(int(s.checked))})
    if s.phase == phase.GIVE:
        return Line("comparity-ask-give", {"taker": Seat(int(s.taker))})
    return Line(f"comparity-ask-{TURN.phase_names[int(s.phase)]}")


# The score


def score(s: State, player: int) -> tuple[int, list[Line]]:
    """The cards left in a player's row: none wins, and fewer are better."""
    left = int(s.row_size[player])
    return left, [Line("comparity-score-cards", {"count": left})]
