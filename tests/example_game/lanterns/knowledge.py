"""Who knows what: hands and choices are secret, lanterns to come are face down."""

from __future__ import annotations

from typing import Any

from tests.example_game.lanterns import phase
from tests.example_game.lanterns.rules import (
    TURN,
    deal,
    lights_at_stake,
    lights_of,
    times_shown,
    undealt,
)
from tests.example_game.lanterns.state import (
    COPIES,
    HAND,
    HIGHEST,
    LANTERNS,
    LOWEST,
    OPTIONS,
    ROUNDS,
    SEATS,
    State,
)
from tripolis.engine.derive import view_head
from tripolis.engine.errors import BadPosition
from tripolis.engine.game import seats_in
from tripolis.engine.luck import Luck, below, shuffle_unseen
from tripolis.engine.rule import rule
from tripolis.engine.turn import NO_ANSWER
from tripolis.engine.viewer import EVERYTHING, View

# Another world that a viewer cannot tell from this one


@rule
def hand_size(s: State) -> int:
    """How many cards everybody holds."""
    return HAND - int(s.rounds_played)


@rule
def reimagine(s: State, viewer: int, luck: Luck) -> None:
    """Deal what the viewer has not seen anew; at the end all cards lie open."""
    if s.phase == phase.END:
        return
    turned_up = s.rounds_played + 1
    shuffle_unseen(luck, s.lanterns[turned_up:], ROUNDS - turned_up)
    for seat in range(s.players):
        if seat != viewer:
            for number in range(LOWEST, HIGHEST + 1):
                s.hand[seat, number] = 0
    for seat in range(s.players):
        if seat != viewer:
            deal(s, seat, hand_size(s), luck)
            if s.answer[seat] != NO_ANSWER:
                s.answer[seat] = any_card(s, seat, luck)


@rule
def any_card(s: State, seat: int, luck: Luck) -> int:
    """One of the cards in hand, each equally likely."""
    place = below(luck, hand_size(s))
    number = LOWEST
    while place >= s.hand[seat, number]:
        place -= int(s.hand[seat, number])
        number += 1
    return number


@rule
def reveals(before: State, after: State) -> bool:
    """A choice shows nothing; the last one makes everybody show their cards."""
    return bool(before.rounds_played != after.rounds_played)


def secrets_are_out(then: State, now: State) -> bool:
    """Only at the end do all cards lie open."""
    return bool(now.phase == phase.END)


# What a viewer sees


def view(s: State, viewer: int) -> View:
    """All that a viewer may know of a state, built from nothing, field by field."""
    over = s.phase == phase.END
    return {
        **view_head("lanterns", OPTIONS, s, viewer),
        "acting": seats_in(TURN.may_act(s)),
        "awaited": seats_in(TURN.must_act(s)),
        "rounds_played": int(s.rounds_played),
        "lanterns": [int(lights) for lights in s.lanterns[: s.rounds_played + 1]],
        "at_stake": None if over else lights_at_stake(s, s.rounds_played),
        "seats": [
            view_seat(s, seat, over or viewer in (seat, EVERYTHING)) for seat in range(s.players)
        ],
    }


def view_seat(s: State, seat: int, open_to_viewer: bool) -> dict[str, Any]:
    """A player's things, and their secrets if they are open to the viewer."""
    answered = bool(s.answer[seat] != NO_ANSWER)
    chosen = TURN.write_move(s, seat, s.answer[seat]) if open_to_viewer and answered else None
    numbers = range(LOWEST, HIGHEST + 1)
    hand = [number for number in numbers for _ in range(s.hand[seat, number])]
    return {
        "seat": seat,
        "hand_size": hand_size(s),
        "hand": hand if open_to_viewer else None,
        "answered": answered,
        "answer": chosen,
        "shown": [int(number) for number in s.shown[seat, : s.rounds_played]],
        "lights": lights_of(s, seat),
    }


# The same as numbers, for networks

_NUMBERS = range(LOWEST, HIGHEST + 1)
_ALL_LIGHTS = float(LANTERNS.sum())

OBSERVATION = (
    "rounds played",
    "lights at stake",
    *(f"hand {number}" for number in _NUMBERS),
    *(f"shown {number}" for number in _NUMBERS),
    *(
        f"seat +{seat} {what}"
        for seat in range(SEATS)
        for what in ("is there", "has chosen", "lights")
    ),
)


@rule
def observe(s: State, player: int, out: Any) -> None:
    """The player's knowledge, each number from 0 to 1; seats in order from the player's."""
    out[0] = s.rounds_played / float(ROUNDS)
    out[1] = 0.0
    if s.phase != phase.END:
        out[1] = lights_at_stake(s, s.rounds_played) / _ALL_LIGHTS
    for i in range(HIGHEST):
        out[2 + i] = s.hand[player, LOWEST + i] / float(COPIES)
        out[2 + HIGHEST + i] = times_shown(s, LOWEST + i) / float(COPIES)
    n = 2 + 2 * HIGHEST
    for steps in range(SEATS):
        is_there = steps < s.players
        seat = (player + steps) % int(s.players)
        out[n] = 1.0 if is_there else 0.0
        out[n + 1] = 1.0 if is_there and s.answer[seat] != NO_ANSWER else 0.0
        out[n + 2] = lights_of(s, seat) / _ALL_LIGHTS if is_there else 0.0
        n += 3


# Positions


def check_position(s: State) -> None:
    """Refuse a position that could not be."""
    played = int(s.rounds_played)
    if not 0 <= played <= ROUNDS or (played == ROUNDS) != (s.phase == phase.END):
        raise BadPosition("lanterns-position-rounds")
    if sorted(s.lanterns) != sorted(LANTERNS):
        raise BadPosition("lanterns-position-lanterns")
    for number in range(HIGHEST + 1):
        if not 0 <= undealt(s, number) <= COPIES or (number == 0 and s.hand[:, 0].any()):
            raise BadPosition("lanterns-position-cards", number=number, copies=COPIES)
    for seat in range(SEATS):
        _check_seat(s, seat, played)


def _check_seat(s: State, seat: int, played: int) -> None:
    there = seat < s.players
    cards = HAND - played if there else 0
    hand, chosen = s.hand[seat], int(s.answer[seat])
    shown = [int(number) for number in s.shown[seat]]
    right = [LOWEST <= number <= HIGHEST for number in shown[: played if there else 0]]
    good = all(right) and not any(shown[len(right) :]) and int(hand.sum()) == cards
    if not good or (hand < 0).any():
        raise BadPosition("lanterns-position-hand", player=seat + 1, count=cards)
    if chosen != NO_ANSWER and not (there and LOWEST <= chosen <= HIGHEST and hand[chosen] > 0):
        raise BadPosition("lanterns-not-in-hand", number=chosen)
