"""What a player knows as numbers, for networks. `OBSERVATION` names each of them.

Every landmark of the deck has its own numbers, in the fixed order of cards: who holds it, where in
the zone it lies, and the number the player assumes for it, with the doubt.
"""

from __future__ import annotations

from typing import Any

from tripolis.engine.rule import rule
from tripolis.games.comparity import belief, phase, rows, violations, zone
from tripolis.games.comparity.components import DECK_CARDS, DECK_IDS, SEATS
from tripolis.games.comparity.rules import TURN, active
from tripolis.games.comparity.state import HEIGHT, REACTION_NAMES, YEAR, State

_FIRST_DECISION = phase.TURN
_PHASE_NAMES = TURN.phase_names[_FIRST_DECISION:]
_PHASES = len(_PHASE_NAMES)
_REACTIONS = len(REACTION_NAMES)
_TABLE_NUMBERS = 6
_SEAT_NUMBERS = 6
_OF_A_CARD = (
    *(f"in row +{seat}" for seat in range(SEATS)),
    "closed in zone",
    "open in zone",
    "column",
    "line",
    "misplaced",
    "discarded",
    "on top of pile",
    "checked",
    "played last",
    "estimate",
    "doubt",
)
_CARD_NUMBERS = len(_OF_A_CARD)
_IN_ZONE, _MISPLACED, _DISCARDED, _TOP, _CHECKED, _PLAYED, _ESTIMATE = 5, 9, 10, 11, 12, 13, 14

OBSERVATION: tuple[str, ...] = (
    *(f"phase {name}" for name in _PHASE_NAMES),
    *(f"reaction {name}" for name in REACTION_NAMES),
    "compares years",
    "pile",
    "zone",
    "violations found",
    "cards owed",
    "last card wins",
    *(
        f"seat +{seat} {what}"
        for seat in range(SEATS)
        for what in ("is there", "row size", "has the turn", "decides", "obtains cards", "gives")
    ),
    *(f"{name} {what}" for name in DECK_IDS for what in _OF_A_CARD),
)


@rule
def observe(s: State, player: int, out: Any) -> None:
    """The player's knowledge, each number between about -1 and 1; seats in order from theirs."""
    for i in range(_PHASES):
        out[i] = 1.0 if s.phase == _FIRST_DECISION + i else 0.0
    n = _PHASES
    for i in range(_REACTIONS):
        out[n + i] = 1.0 if s.reaction == i else 0.0
    n += _REACTIONS
    out[n] = 1.0 if s.mode == YEAR else 0.0
    out[n + 1] = s.pile_size / 40.0
    out[n + 2] = s.zone_size / 75.0
    out[n + 3] = s.found / 4.0
    out[n + 4] = s.owed / 3.0
    out[n + 5] = float(s.last_card)
    n += _TABLE_NUMBERS
    for i in range(SEATS):
        observe_seat(s, player, i, out, n)
        n += _SEAT_NUMBERS
    observe_cards(s, player, out, n)


@rule
def observe_seat(s: State, player: int, steps: int, out: Any, n: int) -> None:
    """The seat this many places to the left; zeros for a seat that does not exist."""
    for i in range(_SEAT_NUMBERS):
        out[n + i] = 0.0
    if steps < s.players:
        seat = (player + steps) % int(s.players)
        out[n] = 1.0
        out[n + 1] = s.row_size[seat] / 10.0
        out[n + 2] = 1.0 if s.turn == seat else 0.0
        out[n + 3] = 1.0 if active(s) == seat else 0.0
        out[n + 4] = 1.0 if s.taker == seat else 0.0
        out[n + 5] = 1.0 if s.giver == seat else 0.0


@rule
def scaled(s: State, number: int) -> float:
    """A height or a year as a number of about 1."""
    return number / 4000.0 if s.mode == HEIGHT else number / 2000.0


@rule
def observe_cards(s: State, player: int, out: Any, n: int) -> None:
    """Each landmark: where it lies, and what the player knows or remembers of it."""
    for card in range(DECK_CARDS):
        first = n + card * _CARD_NUMBERS
        for i in range(_ESTIMATE):
            out[first + i] = 0.0
        if s.shown[card] == 1:
            out[first + _DISCARDED] = 1.0
        out[first + _ESTIMATE] = scaled(s, belief.estimate(s, player, card))
        out[first + _ESTIMATE + 1] = scaled(s, belief.doubt(s, player, card))
    for steps in range(int(s.players)):
        seat = (player + steps) % int(s.players)
        for i in range(int(s.row_size[seat])):
            mark(int(s.row[seat, i]), steps, out, n)
    for place in range(int(s.zone_size)):
        observe_zone_card(s, place, out, n)
    mark(rows.visible_top(s), _TOP, out, n)
    mark(int(s.checked), _CHECKED, out, n)
    mark(int(s.played), _PLAYED, out, n)


@rule
def mark(card: int, which: int, out: Any, n: int) -> None:
    """Set one number of a card of the deck, if there is a card."""
    if 0 <= card < DECK_CARDS:
        out[n + card * _CARD_NUMBERS + which] = 1.0


@rule
def observe_zone_card(s: State, place: int, out: Any, n: int) -> None:
    """A card of the zone: open or closed, where, and whether it breaks the order."""
    card = int(s.zone_card[place])
    if card >= DECK_CARDS:
        return
    first = n + card * _CARD_NUMBERS
    cell = int(s.zone_cell[place])
    out[first + _DISCARDED] = 0.0
    out[first + _IN_ZONE] = 1.0 - s.shown[card]
    out[first + _IN_ZONE + 1] = float(s.shown[card])
    out[first + _IN_ZONE + 2] = zone.column_of(cell) / 10.0
    out[first + _IN_ZONE + 3] = zone.line_of(cell) / 10.0
    if violations.is_misplaced(s, place):
        out[first + _MISPLACED] = 1.0
