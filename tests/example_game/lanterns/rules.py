"""The rulebook of Lanterns, step by step. An action is the number on the card to show."""

from __future__ import annotations

from typing import Any

from tests.example_game.lanterns.components import (
    COPIES,
    HAND,
    HIGHEST,
    LANTERNS,
    LOWEST,
    NO_CARD,
    ROUNDS,
)
from tests.example_game.lanterns.state import STAYS, State
from tripolis.engine.luck import Luck, below, shuffle
from tripolis.engine.rule import rule

NOBODY = -1

# Set-up


@rule
def take_options(s: State, players: int, options: Any) -> None:
    """Write down who sits at the table and which option it chose."""
    s.players = players
    s.unclaimed = options[0]


@rule
def setup(s: State, players: int, options: Any, luck: Luck) -> None:
    """Shuffle the lanterns and deal five cards to everybody; the others stay out, face down."""
    take_options(s, players, options)
    for i in range(ROUNDS):
        s.lanterns[i] = LANTERNS[i]
    shuffle(luck, s.lanterns, ROUNDS)
    for seat in range(players):
        deal(s, seat, HAND, luck)


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
    left = COPIES
    for seat in range(s.players):
        left -= int(s.hand[seat, number])
        for i in range(s.rounds_played):
            if s.shown[seat, i] == number:
                left -= 1
    return left


# A round


@rule
def over(s: State) -> bool:
    """The match ends when the last lantern has been shown for."""
    return bool(s.rounds_played == ROUNDS)


@rule
def may_act(s: State) -> int:
    """Everybody chooses at once."""
    return 0 if over(s) else (1 << int(s.players)) - 1


@rule
def must_act(s: State) -> int:
    """Those who have not chosen yet; the others may change their minds until they have."""
    mask = may_act(s)
    for seat in range(s.players):
        if s.answer[seat] != NO_CARD:
            mask &= ~(1 << seat)
    return mask


@rule
def legal(s: State, player: int, out: Any) -> int:
    """Any number in hand."""
    n = 0
    if not over(s):
        for number in range(LOWEST, HIGHEST + 1):
            if s.hand[player, number] > 0:
                out[n] = number
                n += 1
    return n


@rule
def decide(s: State, player: int, action: int) -> None:
    """Choose a card secretly."""
    s.answer[player] = action


@rule
def must_advance(s: State) -> bool:
    """Once the last player has chosen, the cards are shown."""
    return not over(s) and must_act(s) == 0


@rule
def advance(s: State) -> None:
    """Everybody shows the card they chose, and the next lantern is turned up."""
    for seat in range(s.players):
        s.hand[seat, s.answer[seat]] -= 1
        s.shown[seat, s.rounds_played] = s.answer[seat]
        s.answer[seat] = NO_CARD
    s.rounds_played += 1


@rule
def apply(s: State, player: int, action: int) -> None:
    """The move, and everything automatic after it."""
    decide(s, player, action)
    while must_advance(s):
        advance(s)


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
