"""Who knows what: hands and choices are secret, lanterns to come are face down."""

from __future__ import annotations

from typing import Any

from tests.example_game.lanterns.components import HAND, HIGHEST, LOWEST, NO_CARD, ROUNDS
from tests.example_game.lanterns.notation import hand_numbers, write_move
from tests.example_game.lanterns.rules import (
    deal,
    lights_at_stake,
    lights_of,
    may_act,
    must_act,
    over,
)
from tests.example_game.lanterns.state import OPTIONS, State
from tripolis.engine.game import EVERYTHING, View, seats_in
from tripolis.engine.luck import Luck, below, shuffle_unseen
from tripolis.engine.rule import rule


@rule
def hand_size(s: State) -> int:
    """How many cards everybody holds."""
    return HAND - int(s.rounds_played)


@rule
def reimagine(s: State, viewer: int, luck: Luck) -> None:
    """Deal what the viewer has not seen anew; at the end all cards lie open."""
    if over(s):
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
            if s.answer[seat] != NO_CARD:
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
    """Cards that are never shown stay secret until the end."""
    return over(now)


def view(s: State, viewer: int) -> View:
    """All that a viewer may know of a state, built from nothing, field by field."""
    return {
        "game": "lanterns",
        "viewer": viewer if viewer >= 0 else None,
        "players": int(s.players),
        "options": {option.name: option.values[int(s[option.name])] for option in OPTIONS},
        "acting": seats_in(may_act(s)),
        "awaited": seats_in(must_act(s)),
        "rounds_played": int(s.rounds_played),
        "lanterns": [int(lights) for lights in s.lanterns[: s.rounds_played + 1]],
        "at_stake": None if over(s) else lights_at_stake(s, s.rounds_played),
        "seats": [view_seat(s, viewer, seat) for seat in range(s.players)],
    }


def view_seat(s: State, viewer: int, seat: int) -> dict[str, Any]:
    """A player's things: all of the own ones, of others' what lies open."""
    open_to_viewer = viewer in (seat, EVERYTHING) or over(s)
    answered = s.answer[seat] != NO_CARD
    return {
        "seat": seat,
        "hand_size": hand_size(s),
        "hand": hand_numbers(s, seat) if open_to_viewer else None,
        "answered": bool(answered),
        "answer": write_move(s, seat, s.answer[seat]) if open_to_viewer and answered else None,
        "shown": [int(number) for number in s.shown[seat, : s.rounds_played]],
        "lights": lights_of(s, seat),
    }
