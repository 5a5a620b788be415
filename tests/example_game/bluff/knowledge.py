"""Who knows what: dice lie under cups, and nobody knows what will be rolled."""

from __future__ import annotations

from tests.example_game.bluff import phase
from tests.example_game.bluff.rules import (
    ALL_DICE,
    DICE,
    FACES,
    NOBODY,
    TURN,
    State,
    dice_in_play,
    roll_to_come,
)
from tripolis.engine.derive import view_head
from tripolis.engine.errors import BadPosition
from tripolis.engine.game import seats_in
from tripolis.engine.luck import Luck
from tripolis.engine.rule import rule
from tripolis.engine.viewer import EVERYTHING, View


@rule
def reimagine(s: State, viewer: int, luck: Luck) -> None:
    """Roll all dice again that the viewer does not see, and those to come."""
    roll_to_come(s, int(s.rounds_played), luck)
    for seat in range(s.players):
        for i in range(s.left[seat]):
            if seat != viewer:
                s.dice[seat, i] = s.rolls[s.rounds_played, seat, i]


@rule
def reveals(before: State, after: State) -> bool:
    """A bid shows nothing; a doubt shows all dice."""
    return bool(before.rounds_played != after.rounds_played)


def secrets_are_out(then: State, now: State) -> bool:
    """Each round ends with all dice shown."""
    return bool(then.rounds_played != now.rounds_played)


def view(s: State, viewer: int) -> View:
    """All that a viewer may know of a state, built from nothing, field by field."""
    return {
        **view_head("bluff", (), s, viewer),
        "acting": seats_in(TURN.may_act(s)),
        "awaited": seats_in(TURN.must_act(s)),
        "rounds_played": int(s.rounds_played),
        "count": int(s.count),
        "face": int(s.face),
        "bidder": int(s.bidder),
        "shown": int(s.shown),
        "seats": [
            {
                "seat": seat,
                "left": int(s.left[seat]),
                "dice": _dice(s, seat) if viewer in (seat, EVERYTHING) else None,
            }
            for seat in range(s.players)
        ],
    }


def _dice(s: State, seat: int) -> list[int]:
    return sorted(int(face) for face in s.dice[seat, : s.left[seat]])


def check_position(s: State) -> None:
    """Refuse a position that could not be."""
    seats = range(len(s.left))
    there = [int(s.left[seat]) > 0 for seat in seats]
    for seat in seats:
        dice = [int(face) for face in s.dice[seat]]
        left = int(s.left[seat])
        good = 0 <= left <= (DICE if seat < s.players else 0)
        good &= all(1 <= face <= FACES for face in dice[:left]) and not any(dice[left:])
        good &= 0 <= s.out_in[seat] <= s.rounds_played
        good &= (s.out_in[seat] > 0) == (seat < s.players and left == 0)
        if not good:
            raise BadPosition("bluff-position-dice", player=seat + 1)
    out = [int(number) for number in s.out_in if number]
    over = sum(there) == 1
    good = s.rounds_played == s.players * DICE - dice_in_play(s) and any(there)
    good &= len(set(out)) == len(out) and over == (s.phase == phase.END)
    rolls = s.rolls[: s.players * DICE, : s.players]
    good &= bool((rolls >= 1).all() and (rolls <= FACES).all() and rolls.sum() == s.rolls.sum())
    if not good or not 0 <= s.shown <= ALL_DICE:
        raise BadPosition("bluff-position-rounds")
    with_dice = [seat for seat in seats if there[seat]]
    if not over and not (s.active in with_dice and _bid_could_be(s, with_dice)):
        raise BadPosition("bluff-position-bid")


def _bid_could_be(s: State, with_dice: list[int]) -> bool:
    if s.count == 0:
        return bool(s.face == 0 and s.bidder == NOBODY)
    if not (0 < s.count <= dice_in_play(s) and 1 <= s.face <= FACES):
        return False
    return s.bidder in with_dice and s.bidder != s.active
