"""What a good player works out from what they see, as numbers. `INSIGHT_NAMES` names each.

A network reads them beside the observation: how safely each seat could lay a card, how many checks
surely find something, as far as the player remembers the landmarks, and whose turn it will be when
all cards are laid.
"""

from __future__ import annotations

from typing import Any

from tripolis.engine.rule import rule
from tripolis.games.comparity import judgement, phase, rows, zone
from tripolis.games.comparity.components import NO_CARD, SEATS
from tripolis.games.comparity.state import NO_REACTION, TRIO, State

_SAFE = 0.9
"""A lay that goes right more often than this is safe, and a check that finds something is sure."""
_LAST_BIT = 60
"""In a longer row, the cards from this one on count as one."""
_MANY = 20.0
_ROW = 10.0
_CHECKS = 5.0
_FEW = 3
"""Up to so many cards in a row or pile, every number of them is an input of its own."""
_SOON = 12
"""With so few cards left to lay, the end is near."""
_LAST, _CHECK, _TOP, _PLACEABLE, _SURE_CHECKS, _PILE = range(6)
_OF_THE_TABLE = (
    "last card is wrong",
    "best check finds a violation",
    "safest lay of the card on top of the pile",
    "own cards with a safe place",
    "sure checks",
    *(f"pile of {cards}" for cards in range(_FEW)),
)
_OF_A_SEAT = (
    *("safest lay", "safest duet", "safest trio"),
    *("safe lays", "safe duets", "safe trios"),
    *(f"row of {cards}" for cards in range(1, _FEW + 1)),
    "has the turn after the last card",
    "has it soon",
)
_SAFE_LAYS, _ROW_OF, _TURN_AFTER, _TURN_SOON = 3, 6, 9, 10
_TABLE_NUMBERS, _SEAT_NUMBERS = len(_OF_THE_TABLE), len(_OF_A_SEAT)
INSIGHT_NAMES: tuple[str, ...] = (
    *_OF_THE_TABLE,
    *(f"seat +{seat} {what}" for seat in range(SEATS) for what in _OF_A_SEAT),
)


@rule
def insight(s: State, player: int, out: Any, n: int) -> None:
    """The player's insight, from number n on; seats in order from the player's."""
    for i in range(len(INSIGHT_NAMES)):
        out[n + i] = 0.0
    measure_checks(s, player, out, n)
    count_cards(s, player, out, n)
    top, placeable = rows.visible_top(s), 0
    first = zone.first_column(s)
    for number in range(zone.count_cells(s)):
        around = zone.places_around(s, zone.nth_cell_from(s, first, number))
        if top != NO_CARD:
            out[n + _TOP] = max(float(out[n + _TOP]), safety(s, player, top, around))
        for steps in range(int(s.players)):
            seat = (player + steps) % int(s.players)
            at = n + _TABLE_NUMBERS + steps * _SEAT_NUMBERS
            safe = measure_cell(s, player, seat, around, out, at)
            if seat == player:
                placeable |= safe
    out[n + _PLACEABLE] = zone.bits_in(placeable) / _ROW


@rule
def count_cards(s: State, player: int, out: Any, n: int) -> None:
    """Which rows are short, and the pile, and who has the turn after the last card."""
    if s.pile_size < _FEW:
        out[n + _PILE + s.pile_size] = 1.0
    for steps in range(int(s.players)):
        cards = int(s.row_size[(player + steps) % int(s.players)])
        if 1 <= cards <= _FEW:
            out[n + _TABLE_NUMBERS + steps * _SEAT_NUMBERS + _ROW_OF + cards - 1] = 1.0
    steps = (seat_after_last_card(s) - player) % int(s.players)
    at = n + _TABLE_NUMBERS + steps * _SEAT_NUMBERS
    out[at + _TURN_AFTER] = 1.0
    out[at + _TURN_SOON] = 1.0 if cards_to_lay(s) <= _SOON else 0.0


@rule
def seat_after_last_card(s: State) -> int:
    """Whose turn it is once all rows and the pile are laid, if every turn until then lays a card.

    Players who hold each other back come close to that, and then this seat wins more often than
    any other. A check in place of a turn moves it on by a seat, an extra card back by one.
    """
    turn = int(s.turn)
    if s.reaction == NO_REACTION and s.phase != phase.TURN and s.phase != phase.EXTRA:
        turn += 1  # a check takes the place of this turn
    return (turn + cards_to_lay(s)) % int(s.players)


@rule
def cards_to_lay(s: State) -> int:
    """The cards in all rows and the pile, but for one that is laid before the next turn."""
    cards = int(s.pile_size)
    for seat in range(int(s.players)):
        cards += int(s.row_size[seat])
    extra = s.phase == phase.GIVE and s.reaction == TRIO and s.found == 0
    if extra or s.phase == phase.EXTRA or s.phase == phase.RECONNECT:
        cards -= 1
    return cards


@rule
def measure_checks(s: State, player: int, out: Any, n: int) -> None:
    """How likely the card played last is wrong, the best check finds something, and how many
    checks surely do."""
    for place in range(int(s.zone_size)):
        card = zone.checkable_card(s, place)
        if card != NO_CARD:
            found = float(judgement.chance_of_check(s, player, place)) / judgement.SURE
            out[n + _CHECK] = max(float(out[n + _CHECK]), found)
            if found > _SAFE:
                out[n + _SURE_CHECKS] += 1.0 / _CHECKS
            if card == s.played:
                out[n + _LAST] = found


@rule
def safety(s: State, player: int, card: int, around: tuple[int, int, int, int]) -> float:
    """The chance that a card fits into a cell with these places around it."""
    wrong = judgement.chance_card_fits_not(s, player, card, around)
    return float(judgement.SURE - wrong) / judgement.SURE


@rule
def measure_cell(
    s: State, player: int, seat: int, around: tuple[int, int, int, int], out: Any, n: int
) -> int:
    """How safely a seat could lay one of its cards into a cell with these places around it.

    Returns which of its cards are safe there, as bits.
    """
    kind = min(zone.count_places(around), 3) - 1  # a plain lay, a duet or a trio
    safe_cards = 0
    for i in range(int(s.row_size[seat])):
        safe = safety(s, player, int(s.row[seat, i]), around)
        out[n + kind] = max(float(out[n + kind]), safe)
        if safe > _SAFE:
            out[n + _SAFE_LAYS] += 1.0 / _MANY
            if kind > 0:
                out[n + _SAFE_LAYS + kind] += 1.0 / _MANY
            safe_cards |= 1 << min(i, _LAST_BIT)
    return safe_cards
