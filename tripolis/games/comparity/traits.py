"""What a move is made of, as numbers: how a network tells moves apart. `TRAIT_NAMES` names each.

A card is described by what the player knows of it: how likely it breaks the order, and how much
they doubt their own number for it. A lay is also described by the duets and trios that it makes
possible, for the next player and for the player's next turn, and by those that it takes away.
"""

from __future__ import annotations

from typing import Any

from tripolis.engine.rule import rule
from tripolis.games.comparity import actions, belief, judgement, laying, phase, rows, zone
from tripolis.games.comparity.components import NO_CARD
from tripolis.games.comparity.observation import scaled
from tripolis.games.comparity.state import State

_FAR_BEHIND = 8.0
_UNIT = 1000.0
"""An appraisal counts in thousandths of a card."""
_LAY, _CHECK, _OPEN, _OPEN_NONE, _DRAW, _GIVE, _DISCARD, _REPAIR = range(8)
_WRONG, _FOUND, _NEIGHBOURS, _ESTIMATE, _DOUBT, _LAST = 8, 9, 10, 14, 15, 16
_GIVES, _PREPARES, _TAKES, _BEHIND = 17, 19, 21, 23

TRAIT_NAMES: tuple[str, ...] = (
    "lays",
    "checks",
    "opens",
    "opens none",
    "draws",
    "gives",
    "discards",
    "repairs",
    "breaks the order",
    "finds a violation",
    *(f"{number} neighbours" for number in range(1, 5)),
    "estimate",
    "doubt",
    "last card",
    "gives a duet",
    "gives a trio",
    "prepares a duet",
    "prepares a trio",
    "takes a duet",
    "takes a trio",
    "behind the best",
)


@rule
def traits(s: State, player: int, action: int, behind: float, out: Any) -> None:
    """The kind of a move, what the player thinks of its card, and how far it is behind."""
    for i in range(_BEHIND):
        out[i] = 0.0
    out[_BEHIND] = -min(_FAR_BEHIND, behind / _UNIT)
    if action < actions.CHECK:
        describe_lay(s, player, action - actions.LAY, out)
    elif action < actions.OPEN:
        out[_CHECK] = 1.0
        card = action - actions.CHECK
        place = zone.place_of_card(s, card)
        out[_FOUND] = judgement.chance_of_check(s, player, place) / _UNIT
        describe_card(s, player, card, out)
    elif action < actions.OPEN_NONE:
        out[_OPEN] = 1.0
        describe_card(s, player, action - actions.OPEN, out)
    elif action == actions.OPEN_NONE:
        out[_OPEN_NONE] = 1.0
    elif action == actions.DRAW:
        out[_DRAW] = 1.0
    elif action < actions.DISCARD:
        out[_GIVE] = 1.0
        describe_card(s, player, action - actions.GIVE, out)
    elif action < actions.REPAIR:
        out[_DISCARD] = 1.0
        describe_card(s, player, action - actions.DISCARD, out)
    else:
        out[_REPAIR] = 1.0


@rule
def describe_lay(s: State, player: int, number: int, out: Any) -> None:
    """A card and the cell it goes to."""
    out[_LAY] = 1.0
    card, cell = laying.laid_card(number), laying.laid_cell(s, number)
    around = zone.places_around(s, cell)
    out[_WRONG] = judgement.chance_card_fits_not(s, player, card, around) / _UNIT
    if s.phase == phase.TURN:
        neighbours = zone.count_places(around)
        if 1 <= neighbours <= 4:
            out[_NEIGHBOURS + neighbours - 1] = 1.0
    out[_LAST] = 1.0 if s.row_size[player] == 1 else 0.0
    describe_card(s, player, card, out)
    describe_openings(s, player, card, cell, around, out)


@rule
def describe_openings(
    s: State, player: int, card: int, cell: int, around: tuple[int, int, int, int], out: Any
) -> None:
    """How safely the next player could have laid a duet or trio into the cell, and how safely they
    and the player could lay one beside the card."""
    following = rows.left_of(s, player)
    taken = zone.count_places(around)
    if taken >= 2:
        out[_TAKES + min(taken, 3) - 2] = safest(s, player, following, around, NO_CARD, 0)
    for side in range(4):
        if around[side] == zone.NO_PLACE:
            places = zone.places_around(s, cell + int(zone.SIDES[side]))
            kind = min(zone.count_places(places), 2) - 1
            if kind >= 0:
                back = 3 - side  # the card lies on the other side of that cell
                given = safest(s, player, following, places, card, back)
                out[_GIVES + kind] = max(float(out[_GIVES + kind]), given)
                prepared = safest(s, player, player, places, card, back)
                out[_PREPARES + kind] = max(float(out[_PREPARES + kind]), prepared)


@rule
def safest(
    s: State, player: int, seat: int, around: tuple[int, int, int, int], laid: int, side: int
) -> float:
    """How safely a seat could lay a card between these places, and beside a card that is about to
    be laid on this side, if there is one."""
    least = judgement.SURE
    for i in range(int(s.row_size[seat])):
        card = int(s.row[seat, i])
        if card != laid:
            wrong = judgement.chance_card_fits_not(s, player, card, around)
            if laid != NO_CARD:
                beside = judgement.chance_wrong(s, player, card, laid, side)
                wrong = judgement.either(wrong, beside)
            least = min(least, wrong)
    return (judgement.SURE - least) / _UNIT


@rule
def describe_card(s: State, player: int, card: int, out: Any) -> None:
    """The number the player assumes, and the doubt."""
    out[_ESTIMATE] = scaled(s, belief.estimate(s, player, card))
    out[_DOUBT] = scaled(s, belief.doubt(s, player, card))
