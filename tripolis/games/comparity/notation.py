"""Comparity in text: landmarks, cells, moves, and why a move is refused.

eiffel_tower                 a landmark, by its id or the beginning of it that fits no other
2,-1                         a cell: its column to the right and its line upwards
eiffel_tower 2,-1            lay a card into a cell
draw                         draw one card in answer to a duet or a trio
check eiffel_tower           check a closed card
open eiffel_tower            open a neighbour of it; `open none` for no other card
give eiffel_tower            give a card
repair big_ben 1,0 gherkin 0,0   rearrange misplaced cards: those that move, and where to
discard eiffel_tower         discard a misplaced card
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from tripolis.engine.errors import UnreadableMove
from tripolis.games.comparity.actions import (
    CHECK,
    COVERED_CELL,
    DISCARD,
    DRAW,
    FAR_CELL,
    GIVE,
    NO_REPAIR,
    OPEN,
    OPEN_NONE,
    REPAIR,
    check_action,
    discard_action,
    give_action,
    is_lay,
    laid_card,
    laid_cell_number,
    lay_action,
    named_card,
    open_action,
    repair_action,
    repair_number,
)
from tripolis.games.comparity.components import CARD_NUMBERS, IDS
from tripolis.games.comparity.repair import (
    count_repairs,
    goes_to,
    is_misplaced,
    misplaced_place,
    misplaced_places,
    walk_repairs,
)
from tripolis.games.comparity.rules import may_draw
from tripolis.games.comparity.state import (
    DISCARD as DISCARD_PHASE,
)
from tripolis.games.comparity.state import (
    EXTRA,
    NEIGHBOUR,
    PHASE_NAMES,
    REACT,
    RECONNECT,
    TURN,
    State,
)
from tripolis.games.comparity.state import (
    GIVE as GIVE_PHASE,
)
from tripolis.games.comparity.state import (
    REPAIR as REPAIR_PHASE,
)
from tripolis.games.comparity.zone import (
    NO_CELL,
    NO_PLACE,
    REACH,
    card_at,
    cell_at,
    column_of,
    count_cells,
    is_open,
    line_of,
    nth_cell,
    place_of,
    place_of_card,
)
from tripolis.words import Line

_CELL = re.compile(r"(-?[0-9]{1,3}),(-?[0-9]{1,3})")


def card_text(card: int) -> str:
    """A card as text: the id of its landmark."""
    return IDS[int(card)]


def read_card(text: object) -> int | None:
    """A card from its whole id; None if there is none of that name."""
    return CARD_NUMBERS.get(text) if isinstance(text, str) else None


def find_card(text: str) -> int | None:
    """A card from its id, or from a beginning that fits one landmark alone."""
    fitting = [card for name, card in CARD_NUMBERS.items() if name.startswith(text)]
    return CARD_NUMBERS.get(text, fitting[0] if len(fitting) == 1 else None)


def cell_text(cell: int) -> str:
    """A cell as text."""
    return f"{column_of(int(cell))},{line_of(int(cell))}"


def read_cell(text: str) -> int | None:
    """A cell from its text, with the table's edge as far away as no zone can reach."""
    found = _CELL.fullmatch(text.replace("−", "-"))
    if found is None:
        return None
    x, y = int(found[1]), int(found[2])
    return cell_at(x, y) if abs(x) <= REACH and abs(y) <= REACH else None


def cells_around(s: State) -> list[int]:
    """The empty cells beside the zone, in their order."""
    return [nth_cell(s, number) for number in range(count_cells(s))]


# Rearrangements


def repair_moves(s: State, number: int) -> Iterator[tuple[int, int]]:
    """The cards that an allowed rearrangement moves, and the cells they go to."""
    packed, size = misplaced_places(s)
    order, _ = walk_repairs(s, packed, size, number)
    for i in range(size):
        if goes_to(order, i) != i:
            target = misplaced_place(packed, goes_to(order, i))
            yield card_at(s, misplaced_place(packed, i)), int(s.zone_cell[target])


# Writing


def write_move(s: State, player: int, action: int) -> str:
    """An action's one notation."""
    action = int(action)
    if is_lay(action):
        cell = nth_cell(s, laid_cell_number(action))
        return f"{card_text(laid_card(action))} {cell_text(cell)}"
    if action == OPEN_NONE:
        return "open none"
    if action == DRAW:
        return "draw"
    if action >= REPAIR:
        moves = repair_moves(s, repair_number(action))
        return " ".join(["repair", *(f"{card_text(card)} {cell_text(to)}" for card, to in moves)])
    return f"{_verb(action)} {card_text(named_card(action))}"


def _verb(action: int) -> str:
    if action < OPEN:
        return "check"
    if action < GIVE:
        return "open"
    return "give" if action < DISCARD else "discard"


# Reading


def read_move(s: State, player: int, text: str) -> int:
    """An action's number; small and capital letters do not matter, nor the order of a repair."""
    action = _read_words(s, text.lower().split())
    if action is None:
        raise UnreadableMove("comparity-unreadable", text=text[:60])
    return action


def _read_words(s: State, words: list[str]) -> int | None:
    match words:
        case ["draw"]:
            return DRAW
        case ["open", "none"]:
            return OPEN_NONE
        case ["repair", *moves] if moves and len(moves) % 2 == 0:
            return _read_repair(s, moves)
        case ["check" | "open" | "give" | "discard" as verb, name]:
            card = find_card(name)
            return None if card is None else _NAMING[verb](card)
        case [name, place]:
            card, cell = find_card(name), read_cell(place)
            return None if card is None or cell is None else _read_lay(s, card, cell)
    return None


_NAMING = {
    "check": check_action,
    "open": open_action,
    "give": give_action,
    "discard": discard_action,
}


def _read_lay(s: State, card: int, cell: int) -> int:
    if place_of(s, cell) != NO_PLACE:
        return lay_action(card, COVERED_CELL)
    cells = cells_around(s)
    return lay_action(card, cells.index(cell) if cell in cells else FAR_CELL)


def _read_repair(s: State, words: list[str]) -> int | None:
    wanted = set()
    for name, place in zip(words[::2], words[1::2]):
        card, cell = find_card(name), read_cell(place)
        if card is None or cell is None:
            return None
        wanted.add((card, cell))
    if s.phase == REPAIR_PHASE:
        for number in range(count_repairs(s)):
            if set(repair_moves(s, number)) == wanted:
                return repair_action(number)
    return NO_REPAIR


# For a screen


def cell_parts(cell: int) -> dict[str, int]:
    """A cell's column and line."""
    return {"x": column_of(int(cell)), "y": line_of(int(cell))}


def move_parts(s: State, player: int, action: int) -> dict[str, Any]:
    """A move taken apart, for a screen."""
    action = int(action)
    if is_lay(action):
        cell = nth_cell(s, laid_cell_number(action))
        return {"kind": "lay", "card": card_text(laid_card(action)), **cell_parts(cell)}
    if action == OPEN_NONE:
        return {"kind": "open", "card": None}
    if action == DRAW:
        return {"kind": "draw"}
    if action >= REPAIR:
        moves = repair_moves(s, repair_number(action))
        return {
            "kind": "repair",
            "moves": [{"card": card_text(card), **cell_parts(to)} for card, to in moves],
        }
    return {"kind": _verb(action), "card": card_text(named_card(action))}


# Why not


def landmark(card: int) -> Line:
    """A landmark's name, as something to say."""
    return Line(f"landmark-{card_text(card).replace('_', '-')}")


def why_not(s: State, player: int, action: int) -> Line:
    """Why an action is refused. It speaks of what lies open to all."""
    action = int(action)
    if is_lay(action) and s.phase in (TURN, EXTRA, RECONNECT):
        return _why_no_lay(s, player, action)
    if CHECK <= action < OPEN and s.phase in (TURN, REACT):
        return _why_no_check(s, named_card(action))
    if action == DRAW and s.phase == REACT and not may_draw(s, player):
        return Line("comparity-no-draw-nobody-gives")
    if action == OPEN_NONE and s.phase == NEIGHBOUR:
        return Line("comparity-no-open-none")
    if OPEN <= action < OPEN_NONE and s.phase == NEIGHBOUR:
        return Line("comparity-no-open", {"card": landmark(named_card(action))})
    if GIVE <= action < DISCARD and s.phase == GIVE_PHASE:
        return Line("comparity-no-card-in-row", {"card": landmark(named_card(action))})
    if action >= REPAIR and s.phase == REPAIR_PHASE:
        return Line("comparity-no-repair")
    if DISCARD <= action < REPAIR and s.phase == DISCARD_PHASE:
        return Line("comparity-no-discard", {"card": landmark(named_card(action))})
    return Line(f"comparity-only-{PHASE_NAMES[int(s.phase)]}")


def _why_no_lay(s: State, player: int, action: int) -> Line:
    card, number = laid_card(action), laid_cell_number(action)
    if card not in s.row[player, : s.row_size[player]]:
        return Line("comparity-no-card-in-row", {"card": landmark(card)})
    if number == COVERED_CELL:
        return Line("comparity-no-lay-covered")
    if number == FAR_CELL or nth_cell(s, number) == NO_CELL:
        return Line("comparity-no-lay-far")
    return Line("comparity-no-lay-apart")


def _why_no_check(s: State, card: int) -> Line:
    place = place_of_card(s, card)
    if place == NO_PLACE:
        return Line("comparity-no-check-absent", {"card": landmark(card)})
    if is_open(s, place):
        return Line("comparity-no-check-open", {"card": landmark(card)})
    return Line("comparity-no-check-alone", {"card": landmark(card)})


def misplaced_cards(s: State) -> list[int]:
    """The cards that belong to a violation, in the order of their cells."""
    return [card_at(s, place) for place in range(int(s.zone_size)) if is_misplaced(s, place)]
