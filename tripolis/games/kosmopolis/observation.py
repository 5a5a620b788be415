"""What a player knows as numbers, for networks. `OBSERVATION` names each of them."""

from __future__ import annotations

from typing import Any

from tripolis.engine.rule import rule
from tripolis.games.kosmopolis import phase, round_end, table
from tripolis.games.kosmopolis.components import (
    COLOUR_NAMES,
    COLOURS,
    COPIES,
    GOLD,
    KINDS,
    MODIFIERS,
    ROUNDS,
    SEATS,
    column_total,
    count_cards,
)
from tripolis.games.kosmopolis.hands import known_card, known_count
from tripolis.games.kosmopolis.knowledge import knows_modifier
from tripolis.games.kosmopolis.notation import card_text
from tripolis.games.kosmopolis.rules import TURN
from tripolis.games.kosmopolis.state import NOT_YET, State

_FIRST_DECISION = TURN.phase_numbers["draft"]
_PHASES = len(TURN.decisions) + 1
_SEAT_NUMBERS = 5 + COLOURS + 2 * KINDS

_CARDS = [card_text(card) for card in range(KINDS)]
OBSERVATION: tuple[str, ...] = (
    *(f"phase {name}" for name in TURN.phase_names[_FIRST_DECISION:]),
    *(f"round {number + 1}" for number in range(ROUNDS)),
    "deck",
    "modifier deck",
    "gold supply",
    "last turns begun",
    "last turns left",
    "modifier looked at",
    *(f"modifiers known on {name}" for name in COLOUR_NAMES),
    *(f"modifiers unknown on {name}" for name in COLOUR_NAMES),
    *(f"capital total {name}" for name in COLOUR_NAMES),
    *(f"capital {card}" for card in _CARDS),
    *(f"hand {card}" for card in _CARDS),
    *(f"pack {card}" for card in _CARDS),
    *(f"kept {card}" for card in _CARDS),
    *(f"passed on {card}" for card in _CARDS),
    *(
        f"seat +{seat} {what}"
        for seat in range(SEATS)
        for what in (
            "is there",
            "starts",
            "is active",
            "hand size",
            "gold",
            *(f"total {name}" for name in COLOUR_NAMES),
            *(f"city {card}" for card in _CARDS),
            *(f"bonus {card}" for card in _CARDS),
        )
    ),
)


@rule
def observe(s: State, player: int, out: Any) -> None:
    """The player's knowledge, numbers between about -1 and 1; seats in order from the player's."""
    for i in range(_PHASES):
        out[i] = 1.0 if s.phase == _FIRST_DECISION + i else 0.0
    n = _PHASES
    for i in range(ROUNDS):
        out[n + i] = 1.0 if s.round_number == i + 1 else 0.0
    n += ROUNDS
    out[n] = s.deck_size / 72.0
    out[n + 1] = (len(MODIFIERS) - s.modifiers_drawn) / 4.0
    out[n + 2] = s.gold_supply / float(GOLD)
    out[n + 3] = 0.0 if s.last_turns == NOT_YET else 1.0
    out[n + 4] = max(0, int(s.last_turns)) / 4.0
    out[n + 5] = 0.0
    if s.phase == phase.AGENT and s.active == player:
        out[n + 5] = s.modifiers[s.round_number - 1, s.modifiers_drawn - 1] / 4.0
    n = observe_modifiers(s, player, out, n + 6)
    for colour in range(COLOURS):
        out[n + colour] = column_total(s.capital, colour) / 30.0
    n = observe_area(s.capital, out, n + COLOURS)
    n = observe_area(s.hand[player], out, n)
    n = observe_area(s.pack[player], out, n)
    n = observe_draft(s, player, out, n)
    for i in range(SEATS):
        n = observe_seat(s, player, i, out, n)


@rule
def observe_area(area: Any, out: Any, n: int) -> int:
    """How many of each card, as a fraction of all; returns where the next number goes."""
    for card in range(KINDS):
        out[n + card] = area[card] / float(COPIES[card])
    return n + KINDS


@rule
def observe_modifiers(s: State, player: int, out: Any, n: int) -> int:
    """The modifiers on each colour: the sum of those the player knows, the number of the others."""
    for i in range(2 * COLOURS):
        out[n + i] = 0.0
    for i in range(round_end.placed_modifiers(s)):
        colour = s.placed_on[i]
        if knows_modifier(s, player, i):
            out[n + colour] += s.modifiers[s.round_number - 1, i] / 4.0
        else:
            out[n + COLOURS + colour] += 0.25
    return n + 2 * COLOURS


@rule
def observe_draft(s: State, player: int, out: Any, n: int) -> int:
    """What the player has kept, and what they passed on."""
    for i in range(2 * KINDS):
        out[n + i] = 0.0
    for i in range(s.kept_count):
        card = s.kept[player, i]
        out[n + card] += 1.0 / float(COPIES[card])
    if s.phase == phase.DRAFT and s.kept_count > 0:
        return observe_area(s.pack[table.left_of(s, player, 1)], out, n + KINDS)
    if s.kept_count > 0:
        for known in range(known_count(s, player)):
            card = known_card(s, player, known)
            out[n + KINDS + card] += 1.0 / float(COPIES[card])
    return n + 2 * KINDS


@rule
def observe_seat(s: State, player: int, steps: int, out: Any, n: int) -> int:
    """What is public of the seat this many places to the left; zeros if there is no such seat."""
    if steps >= s.players:
        for i in range(_SEAT_NUMBERS):
            out[n + i] = 0.0
        return n + _SEAT_NUMBERS
    seat = table.left_of(s, player, steps)
    out[n] = 1.0
    out[n + 1] = 1.0 if s.start == seat else 0.0
    out[n + 2] = 1.0 if s.active == seat else 0.0
    out[n + 3] = count_cards(s.hand[seat]) / 6.0
    out[n + 4] = s.gold[seat] / float(GOLD)
    for colour in range(COLOURS):
        out[n + 5 + colour] = column_total(s.city[seat], colour) / 30.0
    n = observe_area(s.city[seat], out, n + 5 + COLOURS)
    return observe_area(s.bonus[seat], out, n)
