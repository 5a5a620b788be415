"""What people are told: the log, the prompt and the result, as keys with arguments."""

from __future__ import annotations

from functools import partial
from typing import Any

from tripolis.engine.event import Event, tell
from tripolis.engine.game import seats_in
from tripolis.games.comparity.actions import (
    DRAW,
    OPEN_NONE,
    is_lay,
    laid_card,
    laid_cell_number,
    named_card,
)
from tripolis.games.comparity.components import APPROXIMATE
from tripolis.games.comparity.knowledge import violations
from tripolis.games.comparity.notation import landmark
from tripolis.games.comparity.repair import number_of
from tripolis.games.comparity.rules import active, look_beside, may_act, may_draw
from tripolis.games.comparity.state import (
    DISCARD,
    DISCARDED,
    END,
    EVALUATE,
    EXTRA,
    EXTRA_PLAYED,
    FIND_GIVER,
    FIX,
    GIVE,
    HEIGHT,
    NEIGHBOUR,
    OBTAIN,
    OPEN_CARD,
    OPEN_NEIGHBOUR,
    PHASE_NAMES,
    PLAYED,
    REACT,
    REACTION_NAMES,
    RECONNECT,
    RECONNECTED,
    REPAIR,
    RESUME,
    TURN,
    State,
)
from tripolis.games.comparity.zone import (
    ABOVE,
    BELOW,
    LEFT,
    NO_PLACE,
    RIGHT,
    SIDES,
    card_at,
    checkable_card,
    nth_cell,
    place_of,
    place_of_card,
)
from tripolis.words import Line, Seat

# Numbers


def number_line(s: State, card: int) -> Line:
    """The compared number of an open card: a height, or a year, perhaps only an approximate one."""
    if s.mode == HEIGHT:
        tenths = number_of(s, card)
        metres = tenths // 10 if tenths % 10 == 0 else tenths / 10
        return Line("comparity-metres", {"metres": metres})
    year = number_of(s, card)
    key = "comparity-about-year" if APPROXIMATE[card] else "comparity-year"
    return Line(key if year > 0 else f"{key}-bc", {"year": str(abs(year))})


# Cells

_SIDE_NAMES = {LEFT: "left", RIGHT: "right", BELOW: "below", ABOVE: "above"}


def around_lines(s: State, cell: int) -> list[Line]:
    """Where a cell is, by the cards beside it: "to the left of the Western Wall"."""
    places = [(name, place_of(s, cell + int(SIDES[side]))) for side, name in _SIDE_NAMES.items()]
    return [
        Line(f"comparity-say-{name}", {"card": landmark(card_at(s, place))})
        for name, place in places
        if place != NO_PLACE
    ]


# The log

_tell = partial(tell, "comparity")


def events(before: State, after: State, player: int, action: int, viewer: int) -> list[Event]:
    """What happened in one step: all viewers see and are told the same."""
    if player < 0:
        return _AUTOMATIC[int(before.phase)](before, after)
    who: dict[str, Any] = {"player": Seat(player)}
    if is_lay(action):
        cell = nth_cell(before, laid_cell_number(action))
        kind = {TURN: "played", EXTRA: "extra", RECONNECT: "reconnected"}[int(before.phase)]
        args = {"card": landmark(laid_card(action)), "around": around_lines(before, cell)}
        return [_tell(kind, who | args)]
    if action == DRAW:
        return [_tell("decides-to-draw", who)]
    if action == OPEN_NONE:
        return [_tell("opens-none", who)]
    if before.phase == REPAIR:
        return _rearranged(before, after)
    if before.phase == GIVE:
        return _gave(before, after, player, named_card(action))
    kind = {DISCARD: "discarded", NEIGHBOUR: "chooses-neighbour"}.get(int(before.phase), "checks")
    return [_tell(kind, who | {"card": landmark(named_card(action))})]


def _gave(before: State, after: State, giver: int, card: int) -> list[Event]:
    args = {"player": Seat(giver), "taker": Seat(int(before.taker)), "card": landmark(card)}
    told = [_tell("gave", args)]
    return told + ([_won(giver)] if after.phase == END else [])


def _won(player: int) -> Event:
    return _tell("won", {"player": Seat(player)})


def _after_play(before: State, after: State) -> list[Event]:
    if after.phase == END:
        return [_won(active(before))]
    if after.phase == REACT:
        reaction = REACTION_NAMES[int(after.reaction)]
        return [_tell(reaction, {"player": Seat(int(after.turn))})]
    return []


def _opened(before: State, after: State) -> list[Event]:
    card = int(before.checked if before.phase == OPEN_CARD else before.neighbour)
    return [_tell("opened", {"card": landmark(card), "number": number_line(after, card)})]


def _evaluated(before: State, after: State) -> list[Event]:
    due = {"player": Seat(int(after.taker)), "count": int(after.owed)}
    if after.found == 0:
        return [_tell("no-violation", due)]
    told = [_violation(after, one, other, side) for one, other, side in violations(after)]
    return [*told, _tell("penalty", due)]


def _violation(s: State, one: int, other: int, side: int) -> Event:
    args = {
        "one": landmark(one),
        "one_number": number_line(s, one),
        "other": landmark(other),
        "other_number": number_line(s, other),
    }
    return _tell("violation", args, key="violation-beside" if side == RIGHT else "violation-above")


def _drew(before: State, after: State) -> list[Event]:
    taker = int(before.taker)
    drawn = after.row[taker, before.row_size[taker] : after.row_size[taker]]
    who: dict[str, Any] = {"player": Seat(taker)}
    told = []
    if len(drawn):
        cards = [landmark(int(card)) for card in drawn]
        told.append(_tell("drew", who | {"count": len(drawn), "cards": cards}))
    if after.owed > 0:
        told.append(_tell("pile-empty", who | {"count": int(after.owed)}))
    return told


def _found_giver(before: State, after: State) -> list[Event]:
    taker = int(before.taker)
    if after.phase == END:
        return _gave(before, after, int(after.giver), int(before.row[after.giver, 0]))
    if after.phase == GIVE:
        return []
    return [_tell("nobody-gives", {"player": Seat(taker), "count": int(before.owed)})]


def _fixed(before: State, after: State) -> list[Event]:
    if after.phase == DISCARD:
        return [_tell("no-cure", {"player": Seat(int(after.turn))})]
    return _rearranged(before, after)


def _rearranged(before: State, after: State) -> list[Event]:
    moved = [
        card_at(after, place)
        for place in range(int(after.zone_size))
        if card_at(before, place) != card_at(after, place)
    ]
    who: dict[str, Any] = {"player": Seat(int(before.turn))}
    if not moved:
        return []
    if len(moved) == 2:
        args = {"one": landmark(moved[0]), "other": landmark(moved[1])}
        return [_tell("swapped", who | args)]
    cards = [landmark(card) for card in moved]
    return [_tell("rearranged", who | {"count": len(moved), "cards": cards})]


def _after_discard(before: State, after: State) -> list[Event]:
    if after.phase == RECONNECT:
        return [_tell("split", {"player": Seat(int(after.turn))})]
    return []


def _resumed(before: State, after: State) -> list[Event]:
    if after.phase == EXTRA:
        return [_tell("extra-due", {"player": Seat(active(after))})]
    return []


_AUTOMATIC = {
    PLAYED: _after_play,
    EXTRA_PLAYED: _after_play,
    RECONNECTED: _after_play,
    OPEN_CARD: _opened,
    OPEN_NEIGHBOUR: _opened,
    EVALUATE: _evaluated,
    OBTAIN: _drew,
    FIND_GIVER: _found_giver,
    FIX: _fixed,
    DISCARDED: _after_discard,
    RESUME: _resumed,
}


# The prompt


def prompt(s: State, viewer: int) -> Line:
    """Whose turn it is and what is asked, in one sentence."""
    if s.phase == END:
        winner = next(seat for seat in range(int(s.players)) if s.row_size[seat] == 0)
        return Line("comparity-ask-over", {"player": Seat(winner)})
    if viewer >= 0 and may_act(s) >> viewer & 1:
        return _ask(s, viewer)
    waiting = seats_in(may_act(s))[0]
    return Line(f"comparity-wait-{PHASE_NAMES[int(s.phase)]}", {"players": [Seat(waiting)]})


def _ask(s: State, viewer: int) -> Line:
    """What is asked of somebody who has to decide."""
    if s.phase == TURN and not _can_check(s):
        return Line("comparity-ask-play")
    if s.phase == REACT:
        if not may_draw(s, viewer):
            return Line("comparity-ask-must-check")
        return Line(f"comparity-ask-{REACTION_NAMES[int(s.reaction)]}")
    if s.phase == NEIGHBOUR:
        opened, _, _ = look_beside(s, place_of_card(s, int(s.checked)))
        key = "comparity-ask-neighbour-or-none" if opened else "comparity-ask-neighbour"
        return Line(key, {"card": landmark(int(s.checked))})
    if s.phase == GIVE:
        return Line("comparity-ask-give", {"taker": Seat(int(s.taker))})
    return Line(f"comparity-ask-{PHASE_NAMES[int(s.phase)]}")


def _can_check(s: State) -> bool:
    return any(checkable_card(s, place) >= 0 for place in range(int(s.zone_size)))


def section(s: State) -> str:
    """The section of the rules that matters now."""
    return {
        TURN: "turn",
        REACT: "duet-trio",
        EXTRA: "extra",
        NEIGHBOUR: "check",
        GIVE: "give",
        REPAIR: "fix",
        DISCARD: "discard",
        RECONNECT: "reconnect",
        END: "end",
    }[int(s.phase)]


# The score


def score(s: State, player: int) -> tuple[int, list[Line]]:
    """The cards left in a player's row: none wins, and fewer are better."""
    left = int(s.row_size[player])
    return left, [Line("comparity-score-cards", {"count": left})]
