"""Who knows what: the worlds a viewer could be in, and the view that is sent to them.

Nobody has secrets here: what is hidden is hidden from everyone. That is the open side of every card
not shown in this game, the order of the pile below its top, and the contents of the box. At the end
everything in the zone and the rows turns over. What a seat remembers of the landmarks is its own.
"""

from __future__ import annotations

from collections.abc import Set
from functools import cache

from tripolis.engine.derive import view_head
from tripolis.engine.game import seats_in
from tripolis.engine.luck import Luck, shuffle_unseen
from tripolis.engine.rule import rule
from tripolis.engine.viewer import EVERYTHING, SPECTATOR, shared_part
from tripolis.games.comparity import belief, notation, phase, rows, violations, zone
from tripolis.games.comparity.components import APPROXIMATE, CARDS, KINDS, NO_CARD
from tripolis.games.comparity.rules import TURN
from tripolis.games.comparity.state import NOBODY, OPTIONS, REACTION_NAMES, VISIBLE, State
from tripolis.games.comparity.views import (
    Card,
    Check,
    Obtaining,
    SeatView,
    View,
    ZoneCard,
)

# Other worlds


@rule
def hidden_stock(s: State) -> int:
    """How many cards of the box and pile nobody knows: all but a visible top card."""
    count = int(s.box_size) + int(s.pile_size)
    if s.pile_top_visible == VISIBLE and s.pile_size > 0:
        count -= 1
    return count


@rule
def is_known(s: State, card: int) -> bool:
    """Has everybody seen a card's open side? At the end, zone and rows turn over."""
    if s.shown[card] == 1:
        return True
    return bool(s.phase == phase.END) and is_on_the_table(s, card)


@rule
def is_on_the_table(s: State, card: int) -> bool:
    """Does a card lie in the zone or in somebody's row?"""
    if zone.place_of_card(s, card) != zone.NO_PLACE:
        return True
    for seat in range(int(s.players)):
        for place in range(int(s.row_size[seat])):
            if s.row[seat, place] == card:
                return True
    return False


@rule
def reimagine(s: State, viewer: int, luck: Luck) -> None:
    """Another world the viewer cannot tell from this one.

    Box and pile are shuffled, every unknown card gets another open side, and the others remember
    the landmarks of that world. It uses nothing that the viewer does not know.
    """
    shuffle_unseen(luck, s.stock, hidden_stock(s))
    for card in range(CARDS):
        if not is_known(s, card):
            belief.imagine_open_side(s, viewer, card, luck)
    for seat in range(int(s.players)):
        if seat != viewer:
            belief.imagine_memory(s, seat, luck)


def reveals(before: State, after: State) -> bool:
    """Did a move show anybody anything new? An opened card and a draw from the pile do."""
    if after.phase == phase.END or before.pile_size != after.pile_size:
        return True
    return before.shown.tobytes() != after.shown.tobytes()


def secrets_are_out(then: State, now: State) -> bool:
    """Closed cards stay secret until the end, when they turn over."""
    return bool(now.phase == phase.END)


# The view


def view(s: State, viewer: int) -> View:
    """Everything a viewer may know of a state. Players have no secrets: all see the same."""
    seen = view_table(s, EVERYTHING if viewer == EVERYTHING else SPECTATOR)
    return {**seen, "viewer": viewer if viewer >= 0 else None}


@shared_part
def view_table(s: State, viewer: int) -> View:
    """What everybody sees of a state, built from scratch field by field."""
    known = known_cards(s)
    return {
        **view_head("comparity", OPTIONS, s, viewer),
        "phase": TURN.phase_names[s.phase],
        "first": int(s.first),
        "turn": int(s.turn),
        "reaction": REACTION_NAMES[s.reaction],
        "acting": seats_in(TURN.may_act(s)),
        "played": view_name(int(s.played)),
        "check": view_check(s),
        "obtaining": view_obtaining(s),
        "zone": view_zone(s, viewer, known),
        "violations": view_violations(s, known),
        "discarded": [view_card(s, viewer, card, known) for card in discarded(s)],
        "pile": int(s.pile_size),
        "pile_top": view_pile_top(s, viewer, known),
        "box": int(s.box_size),
        "seats": [view_seat(s, viewer, seat, known) for seat in range(int(s.players))],
    }


def known_cards(s: State) -> set[int]:
    """The cards whose open side everybody has seen."""
    if s.phase == phase.END:
        return {card for card in range(CARDS) if is_known(s, card)}
    return violations.shown_cards(s)


def discarded(s: State) -> list[int]:
    """The cards that everybody has seen and that no longer lie in the zone."""
    return sorted(violations.shown_cards(s).difference(zone.cards_by_cell(s).values()))


def view_name(card: int) -> str | None:
    """A card's id, if there is a card."""
    return None if card == NO_CARD else notation.card_text(card)


def view_card(s: State, viewer: int, card: int, known: Set[int]) -> Card:
    """A card: its closed side, and its open side if everybody has seen it."""
    shown = _closed(card).copy()
    if card in known:
        shown["open"] = True
    elif viewer != EVERYTHING:
        return shown
    shown["height"], shown["year"] = int(s.height[card]) / 10, int(s.year[card])
    return shown


@cache
def _closed(card: int) -> Card:
    """The closed side of a card."""
    return {
        "card": notation.card_text(card),
        "kind": KINDS[card],
        "approximate": APPROXIMATE[card],
        "open": False,
        "height": None,
        "year": None,
    }


def view_zone(s: State, viewer: int, known: Set[int]) -> list[ZoneCard]:
    """The cards of the zone, their cells, and the seats that laid them."""
    laid_by = s.laid_by.tolist()
    return [
        {
            **view_card(s, viewer, card, known),
            **notation.cell_parts(cell),
            "by": None if laid_by[card] == NOBODY else laid_by[card],
        }
        for cell, card in zone.cards_by_cell(s).items()
    ]


def view_check(s: State) -> Check | None:
    """The check in progress: the card, its neighbour, and how many violations were found."""
    if s.checked == NO_CARD:
        return None
    return {
        "by": int(s.turn),
        "card": notation.card_text(s.checked),
        "neighbour": view_name(int(s.neighbour)),
        "violations": int(s.found),
        "misplaced": [notation.card_text(card) for card in violations.misplaced_cards(s)],
    }


def view_obtaining(s: State) -> Obtaining | None:
    """The player who is being given cards, and how many are still missing."""
    if s.owed == 0:
        return None
    return {"seat": int(s.taker), "owed": int(s.owed)}


def view_violations(s: State, known: Set[int]) -> list[list[str]]:
    """The open pairs in the wrong order: the left or lower card first."""
    return [
        [notation.card_text(one), notation.card_text(other)]
        for one, other, _ in violations.wrong_pairs(s, known)
    ]


def view_pile_top(s: State, viewer: int, known: Set[int]) -> Card | None:
    """The closed side of the pile's top card, if the table plays with it visible."""
    if s.pile_size == 0 or (s.pile_top_visible != VISIBLE and viewer != EVERYTHING):
        return None
    return view_card(s, viewer, int(s.stock[int(s.box_size) + int(s.pile_size) - 1]), known)


def view_seat(s: State, viewer: int, seat: int, known: Set[int]) -> SeatView:
    """A player's row: it lies open to all, closed sides up."""
    row = [view_card(s, viewer, card, known) for card in rows.cards_of(s, seat)]
    return {"seat": seat, "row": row}
