"""What a player knows as numbers, for networks. `OBSERVATION` names each of them."""

from __future__ import annotations

from typing import Any

from tripolis.engine.rule import rule
from tripolis.games.splendor.components import (
    ABILITY,
    ABILITY_NAMES,
    BONUS,
    BONUS_COUNT,
    CITIES_LAID_OUT,
    CITY_ANY,
    CITY_NEED,
    CITY_PRESTIGE,
    COLOUR_NAMES,
    COLOURS,
    COST,
    DECK_OF,
    DECKS,
    DISCARD_COLOUR,
    FULL_DECK,
    KIND_NAMES,
    KINDS,
    MOST_NOBLES,
    NO_CARD,
    NOBLE_NEED,
    POINTS,
    POSTS,
    RESERVE_LIMIT,
    SEATS,
    SLOTS,
)
from tripolis.games.splendor.knowledge import knows_reserved
from tripolis.games.splendor.notation import deck_text, slot_text
from tripolis.games.splendor.rules import TURN
from tripolis.games.splendor.scoring import city_of, prestige
from tripolis.games.splendor.state import MODULE_NAMES, NOBODY, NOTHING, State
from tripolis.games.splendor.table import card_at, left_of, towers_in_supply
from tripolis.games.splendor.trading_posts import has_shield

_FIRST_DECISION = TURN.phase_numbers["main"]
_PHASES = len(TURN.decisions) + 1
_MODULES = len(MODULE_NAMES)
_ABILITIES = len(ABILITY_NAMES) - 1
_CARD_NUMBERS = 3 + 3 * COLOURS + _ABILITIES

_CARD_LAYOUT = (
    "is there",
    "points",
    "gold worth",
    *(f"bonus {name}" for name in COLOUR_NAMES),
    *(f"cost {name}" for name in COLOUR_NAMES),
    *(f"paid with {name} cards" for name in COLOUR_NAMES),
    *(f"ability {name}" for name in ABILITY_NAMES[1:]),
)
_SEAT_LAYOUT = (
    "is there",
    "starts",
    "is active",
    "prestige",
    "cards",
    "city",
    "towers in supply",
    "gold cards",
    *(f"tokens {name}" for name in KIND_NAMES),
    *(f"bonuses {name}" for name in COLOUR_NAMES),
    *(f"post {post + 1}" for post in range(POSTS)),
    *(
        f"reserve {number + 1} {what}"
        for number in range(RESERVE_LIMIT)
        for what in (*(f"back {deck_text(deck)}" for deck in range(DECKS)), *_CARD_LAYOUT)
    ),
)
_SEAT_NUMBERS = len(_SEAT_LAYOUT)

OBSERVATION: tuple[str, ...] = (
    *(f"phase {name}" for name in TURN.phase_names[_FIRST_DECISION:]),
    *(f"module {name}" for name in MODULE_NAMES),
    "final round",
    "round",
    *(f"supply {name}" for name in KIND_NAMES),
    *(f"deck {deck_text(deck)}" for deck in range(DECKS)),
    *(f"gap {name}" for name in COLOUR_NAMES),
    *(f"wanted {what}" for what in _CARD_LAYOUT),
    *(f"gained {what}" for what in _CARD_LAYOUT),
    *(
        f"{slot_text(slot)} {what}"
        for slot in range(SLOTS)
        for what in (*_CARD_LAYOUT, *(f"towers of seat +{seat}" for seat in range(SEATS)))
    ),
    *(
        f"noble {i + 1} {what}"
        for i in range(MOST_NOBLES)
        for what in (
            "is open",
            *(f"held by seat +{seat}" for seat in range(SEATS)),
            *(f"needs {name}" for name in COLOUR_NAMES),
        )
    ),
    *(
        f"city {i + 1} {what}"
        for i in range(CITIES_LAID_OUT)
        for what in ("is open", "prestige", "one colour", *(f"needs {n}" for n in COLOUR_NAMES))
    ),
    *(f"seat +{seat} {what}" for seat in range(SEATS) for what in _SEAT_LAYOUT),
)


@rule
def observe(s: State, player: int, out: Any) -> None:
    """The player's knowledge, numbers between about 0 and 1; seats in order from the player's."""
    for i in range(_PHASES):
        out[i] = 1.0 if s.phase == _FIRST_DECISION + i else 0.0
    n = _PHASES
    for i in range(_MODULES):
        out[n + i] = 1.0 if s.modules >> i & 1 else 0.0
    n += _MODULES
    out[n] = float(s.final_round)
    out[n + 1] = s.round_number / 40.0
    n += 2
    for kind in range(KINDS):
        out[n + kind] = s.supply[kind] / 7.0
    n += KINDS
    for deck in range(DECKS):
        out[n + deck] = s.deck_size[deck] / float(FULL_DECK[deck])
    n += DECKS
    n = observe_purchase(s, out, n)
    for slot in range(SLOTS):
        n = observe_card(int(s.face_up[slot]), out, n)
        for i in range(SEATS):
            out[n + i] = 0.0
        if s.towers[slot] > 0:
            out[n + steps_to(s, player, int(s.tower_owner[slot]))] = s.towers[slot] / 3.0
        n += SEATS
    for i in range(MOST_NOBLES):
        n = observe_noble(s, player, i, out, n)
    for i in range(CITIES_LAID_OUT):
        n = observe_city(s, i, out, n)
    for i in range(SEATS):
        n = observe_seat(s, player, i, out, n)


@rule
def steps_to(s: State, player: int, seat: int) -> int:
    """How many places to the left of the player a seat is."""
    return (seat - player) % int(s.players)


@rule
def observe_purchase(s: State, out: Any, n: int) -> int:
    """What is being bought, the gems kept in paying for it, and the card that acts."""
    for colour in range(COLOURS):
        out[n + colour] = s.kept[colour] / 7.0
    n += COLOURS
    wanted = NO_CARD
    if s.wanted != NOTHING:
        wanted = card_at(s, int(s.active), int(s.wanted))
    n = observe_card(wanted, out, n)
    return observe_card(int(s.gained), out, n)


@rule
def observe_card(card: int, out: Any, n: int) -> int:
    """What is printed on a card; zeros for none. Returns where the next number goes."""
    for i in range(_CARD_NUMBERS):
        out[n + i] = 0.0
    if card != NO_CARD:
        out[n] = 1.0
        out[n + 1] = POINTS[card] / 5.0
        if BONUS[card] >= 0:
            out[n + 3 + int(BONUS[card])] = BONUS_COUNT[card] / 2.0
        for colour in range(COLOURS):
            out[n + 3 + COLOURS + colour] = COST[card, colour] / 7.0
        if DISCARD_COLOUR[card] >= 0:
            out[n + 3 + 2 * COLOURS + int(DISCARD_COLOUR[card])] = 1.0
        if ABILITY[card] > 0:
            out[n + 3 + 3 * COLOURS + int(ABILITY[card]) - 1] = 1.0
            if BONUS[card] < 0 and BONUS_COUNT[card] > 1:
                out[n + 2] = 1.0
    return n + _CARD_NUMBERS


@rule
def observe_noble(s: State, player: int, i: int, out: Any, n: int) -> int:
    """A noble that can still come, and who holds it."""
    for k in range(1 + SEATS + COLOURS):
        out[n + k] = 0.0
    if s.noble[i] != NOTHING and not s.noble_visited[i]:
        if s.noble_owner[i] == NOBODY:
            out[n] = 1.0
        else:
            out[n + 1 + steps_to(s, player, int(s.noble_owner[i]))] = 1.0
        for colour in range(COLOURS):
            out[n + 1 + SEATS + colour] = NOBLE_NEED[s.noble[i], colour] / 4.0
    return n + 1 + SEATS + COLOURS


@rule
def observe_city(s: State, i: int, out: Any, n: int) -> int:
    """A city and what it asks for."""
    for k in range(3 + COLOURS):
        out[n + k] = 0.0
    face = s.city[i]
    if face != NOTHING:
        out[n] = 1.0 if s.city_owner[i] == NOBODY else 0.0
        out[n + 1] = CITY_PRESTIGE[face] / 17.0
        out[n + 2] = CITY_ANY[face] / 6.0
        for colour in range(COLOURS):
            out[n + 3 + colour] = CITY_NEED[face, colour] / 4.0
    return n + 3 + COLOURS


@rule
def observe_seat(s: State, player: int, steps: int, out: Any, n: int) -> int:
    """The seat this many places to the left; only the backs of cards it reserved unseen."""
    for i in range(_SEAT_NUMBERS):
        out[n + i] = 0.0
    if steps >= s.players:
        return n + _SEAT_NUMBERS
    seat = left_of(s, player, steps)
    out[n] = 1.0
    out[n + 1] = 1.0 if s.start == seat else 0.0
    out[n + 2] = 1.0 if s.active == seat else 0.0
    out[n + 3] = prestige(s, seat) / 15.0
    out[n + 4] = s.cards[seat] / 20.0
    out[n + 5] = 1.0 if city_of(s, seat) >= 0 else 0.0
    out[n + 6] = towers_in_supply(s, seat) / 3.0
    out[n + 7] = s.gold_cards[seat] / 2.0
    n += 8
    for kind in range(KINDS):
        out[n + kind] = s.tokens[seat, kind] / 7.0
    n += KINDS
    for colour in range(COLOURS):
        out[n + colour] = s.bonuses[seat, colour] / 7.0
    n += COLOURS
    for post in range(POSTS):
        out[n + post] = 1.0 if has_shield(s, seat, post) else 0.0
    n += POSTS
    for number in range(RESERVE_LIMIT):
        n = observe_reserved(s, player, seat, number, out, n)
    return n


@rule
def observe_reserved(s: State, player: int, seat: int, number: int, out: Any, n: int) -> int:
    """A reserved card: its back, and its face for those who know it."""
    card = int(s.reserved[seat, number])
    if card != NO_CARD:
        out[n + int(DECK_OF[card])] = 1.0
        if not knows_reserved(s, player, seat, number):
            card = NO_CARD
    return observe_card(card, out, n + DECKS)
