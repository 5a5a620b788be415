"""The rulebook of Lanterns, step by step."""

from __future__ import annotations

from typing import Any

from tests.example_game.lanterns import phase
from tests.example_game.lanterns.state import (
    COPIES,
    HAND,
    HIGHEST,
    LANTERNS,
    LOWEST,
    ROUNDS,
    STAYS,
    State,
)
from tripolis.engine.luck import Luck, below, shuffle
from tripolis.engine.rule import rule
from tripolis.engine.turn import NO_ANSWER, Decision, Moves, Step, Turn
from tripolis.words import Line

NOBODY = -1

# Set-up


@rule
def setup(s: State, luck: Luck) -> None:
    """Shuffle the lanterns and deal five cards to everybody; the others stay out, face down."""
    for i in range(ROUNDS):
        s.lanterns[i] = LANTERNS[i]
    shuffle(luck, s.lanterns, ROUNDS)
    for seat in range(s.players):
        deal(s, seat, HAND, luck)
    for seat in range(len(s.answer)):
        s.answer[seat] = NO_ANSWER
    s.phase = phase.CHOOSE


@rule
def deal(s: State, seat: int, cards: int, luck: Luck) -> None:
    """Give a player so many of the cards that nobody has, each equally likely."""
    for _ in range(cards):
        left = 0
        for number in range(LOWEST, HIGHEST + 1):
            left += undealt(s, number)
        place = below(luck, left)
        number = LOWEST
        while place >= undealt(s, number):
            place -= undealt(s, number)
            number += 1
        s.hand[seat, number] += 1


@rule
def undealt(s: State, number: int) -> int:
    """How many cards of a number nobody holds or has shown."""
    left = COPIES - times_shown(s, number)
    for seat in range(s.players):
        left -= int(s.hand[seat, number])
    return left


@rule
def times_shown(s: State, number: int) -> int:
    """How many cards of a number have been shown."""
    count = 0
    for seat in range(s.players):
        for i in range(s.rounds_played):
            if s.shown[seat, i] == number:
                count += 1
    return count


# Choosing a card


@rule
def everybody(s: State) -> int:
    """All seats, as bits."""
    return (1 << int(s.players)) - 1


@rule
def holds(s: State, player: int, number: int) -> bool:
    """Has a player a card with this number?"""
    return bool(s.hand[player, number] > 0)


CHOOSE = Decision(
    "choose",
    Moves(
        "show",
        HIGHEST + 1,
        may=holds,
        write=lambda s, player, number: f"show {number}" if number >= LOWEST else "",
        parts=lambda s, player, number: {"number": number},
        why_not=lambda s, player, number: Line("lanterns-not-in-hand", {"number": number}),
    ),
    who=everybody,
    secret=True,
    then="show",
    section="round",
)
"""Everybody chooses a card at once and in secret."""


# Showing the cards


@rule
def show(s: State) -> None:
    """Everybody shows the card they chose, and the next lantern is turned up."""
    for seat in range(s.players):
        s.hand[seat, s.answer[seat]] -= 1
        s.shown[seat, s.rounds_played] = s.answer[seat]
        s.answer[seat] = NO_ANSWER
    s.rounds_played += 1
    s.phase = phase.END if s.rounds_played == ROUNDS else phase.CHOOSE


TURN = Turn("lanterns", (CHOOSE, Step("show", show)), phase)


# Who takes the lantern


@rule
def is_alone(s: State, seat: int, number_of_round: int) -> bool:
    """Did nobody else show the same number?"""
    for other in range(s.players):
        if other != seat and s.shown[other, number_of_round] == s.shown[seat, number_of_round]:
            return False
    return True


@rule
def taker(s: State, number_of_round: int) -> int:
    """The highest number that is alone takes the lantern; if none is, nobody does."""
    best = NOBODY
    for seat in range(s.players):
        if is_alone(s, seat, number_of_round) and (
            best == NOBODY or s.shown[seat, number_of_round] > s.shown[best, number_of_round]
        ):
            best = seat
    return best


@rule
def lights_at_stake(s: State, number_of_round: int) -> int:
    """The round's lantern and, where unclaimed ones stay, those just before that nobody took."""
    lights = int(s.lanterns[number_of_round])
    before = number_of_round - 1
    while s.unclaimed == STAYS and before >= 0 and taker(s, before) == NOBODY:
        lights += int(s.lanterns[before])
        before -= 1
    return lights


# The end


@rule
def lights_of(s: State, player: int) -> int:
    """All lights a player has taken: the player's points."""
    lights = 0
    for i in range(s.rounds_played):
        if taker(s, i) == player:
            lights += lights_at_stake(s, i)
    return lights


@rule
def ranks(s: State, out: Any) -> None:
    """The most lights win; players with equally many share their place."""
    for seat in range(s.players):
        out[seat] = 1
        for other in range(s.players):
            if lights_of(s, other) > lights_of(s, seat):
                out[seat] += 1


# How good a move looks: enough for an opponent


@rule
def appraise(s: State, player: int, action: int) -> float:
    """High cards for many lights, low ones for few."""
    most = int(LANTERNS.max())
    fitting = HIGHEST * min(lights_at_stake(s, s.rounds_played), most) / most
    return -abs(action - fitting)
