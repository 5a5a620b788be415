"""The rulebook of Bluff, step by step."""

from __future__ import annotations

from math import comb
from typing import Any

from tests.example_game.bluff import phase
from tripolis.engine import arrays
from tripolis.engine.layout import Array, Record, int8
from tripolis.engine.luck import Luck, below
from tripolis.engine.rule import rule
from tripolis.engine.turn import Decision, Moves, Step, Turn
from tripolis.words import Line

SEATS = 4
"""The most players."""
DICE = 4
"""The dice each player begins with."""
FACES = 6
ALL_DICE = SEATS * DICE
ROUNDS = ALL_DICE
"""Each round costs a die, and nobody bids on the last one."""
BIDS = ALL_DICE * FACES
NOBODY = -1


class State(Record):
    """One small number for everything that can change."""

    players: int = int8()
    phase: int = int8()
    active: int = int8(public=True, most=SEATS)
    rounds_played: int = int8(public=True, most=ROUNDS)
    count: int = int8(public=True, most=ALL_DICE)  # the bid: so many dice; 0 before the first
    face: int = int8(public=True, most=FACES)  # that show this
    bidder: int = int8(public=True, most=SEATS)
    shown: int = int8(public=True, most=ALL_DICE)  # how many dice were as bid in the last round
    left: Array = int8(SEATS, public=True, most=DICE)  # how many dice each player has
    out_in: Array = int8(SEATS, public=True, most=ROUNDS)  # the round that took the last one; or 0
    dice: Array = int8(SEATS, DICE, private=True, most=FACES)  # under each cup; 0 for no die
    rolls: Array = int8(ROUNDS, SEATS, DICE)  # what the dice will show, round by round


# Set-up


@rule
def setup(s: State, luck: Luck) -> None:
    """Everybody has four dice and rolls them under a cup."""
    for seat in range(s.players):
        s.left[seat] = DICE
    roll_to_come(s, 0, luck)
    roll(s)


@rule
def roll_to_come(s: State, first: int, luck: Luck) -> None:
    """Roll all dice of this round and of those after it."""
    for number in range(first, s.players * DICE):
        for seat in range(s.players):
            for i in range(DICE):
                s.rolls[number, seat, i] = 1 + below(luck, FACES)


@rule
def roll(s: State) -> None:
    """Everybody rolls the dice they have left; the match ends when only one player has some."""
    s.count = s.face = 0
    s.bidder = NOBODY
    for seat in range(s.players):
        for i in range(DICE):
            s.dice[seat, i] = s.rolls[s.rounds_played, seat, i] if i < s.left[seat] else 0
    s.phase = phase.END if s.left[s.active] == dice_in_play(s) else phase.BID


# Bidding


@rule
def count_of(bid: int) -> int:
    """How many dice a bid names."""
    return bid // FACES + 1


@rule
def face_of(bid: int) -> int:
    """The face a bid names."""
    return bid % FACES + 1


@rule
def last_bid(s: State) -> int:
    """The bid to beat; NOBODY's before the first."""
    return (int(s.count) - 1) * FACES + int(s.face) - 1 if s.count > 0 else NOBODY


@rule
def dice_in_play(s: State) -> int:
    """All dice that are left."""
    dice = 0
    for seat in range(s.players):
        dice += int(s.left[seat])
    return dice


@rule
def is_higher(s: State, player: int, bid: int) -> bool:
    """A bid names more dice than the last one, or as many of a higher face."""
    return last_bid(s) < bid and count_of(bid) <= dice_in_play(s)


@rule
def make_bid(s: State, player: int, bid: int) -> None:
    """The next player has to bid higher or to doubt this."""
    s.count = count_of(bid)
    s.face = face_of(bid)
    s.bidder = player
    s.active = next_with_dice(s, player)
    s.phase = phase.BID


@rule
def next_with_dice(s: State, player: int) -> int:
    """The next player who has dice."""
    seat = (player + 1) % int(s.players)
    while s.left[seat] == 0:
        seat = (seat + 1) % int(s.players)
    return seat


# Doubting


@rule
def there_is_a_bid(s: State, player: int, number: int) -> bool:
    """Is there anything to doubt?"""
    return bool(s.count > 0)


@rule
def showing(s: State, face: int) -> int:
    """How many of all dice show a face."""
    dice = 0
    for seat in range(s.players):
        dice += held(s, seat, face)
    return dice


@rule
def held(s: State, seat: int, face: int) -> int:
    """How many dice of a player show a face."""
    dice = 0
    for i in range(DICE):
        if s.dice[seat, i] == face:
            dice += 1
    return dice


@rule
def doubt(s: State, player: int, number: int) -> None:
    """All dice are shown. The bidder loses a die if there are fewer than bid, else the doubter; the
    one who lost it begins the next round."""
    s.shown = showing(s, s.face)
    loser = player if s.shown >= s.count else int(s.bidder)
    s.left[loser] -= 1
    s.rounds_played += 1
    if s.left[loser] == 0:
        s.out_in[loser] = s.rounds_played
    s.active = loser if s.left[loser] > 0 else next_with_dice(s, loser)


BID = Decision(
    "bid",
    Moves(
        "bid",
        BIDS,
        may=is_higher,
        do=make_bid,
        write=lambda s, player, bid: f"bid {count_of(bid)}x{face_of(bid)}",
        parts=lambda s, player, bid: {"count": count_of(bid), "face": face_of(bid)},
        why_not=lambda s, player, bid: Line("bluff-too-low-or-high"),
    ),
    Moves(
        "doubt",
        1,
        may=there_is_a_bid,
        do=doubt,
        write=lambda s, player, number: "doubt",
        why_not=lambda s, player, number: Line("bluff-nothing-to-doubt"),
    ),
    then="roll",
    section="round",
)
"""Bid higher, or doubt the last bid."""

TURN = Turn("bluff", (BID, Step("roll", roll)), phase)


# The end


@rule
def ranks(s: State, out: Any) -> None:
    """The last player with dice wins; the others are ranked by how long they kept some."""
    for seat in range(s.players):
        out[seat] = 1
        for other in range(s.players):
            longer = s.out_in[other] == 0 or s.out_in[other] > s.out_in[seat]
            if s.out_in[seat] > 0 and other != seat and longer:
                out[seat] += 1


# How good a move looks: enough for an opponent

_CHANCES = arrays.array(
    [
        [
            sum(comb(dice, k) * 5.0 ** (dice - k) for k in range(needed, dice + 1)) / 6.0**dice
            for needed in range(ALL_DICE + 1)
        ]
        for dice in range(ALL_DICE + 1)
    ]
)
"""[dice, needed]: the chance that at least so many of some dice show a face."""


@rule
def chance_of(s: State, player: int, count: int, face: int) -> float:
    """How likely a bid is true, to somebody who believes that the last bidder has what they bid."""
    unseen = dice_in_play(s) - int(s.left[player])
    needed = count - held(s, player, face)
    if s.count > 0 and face == s.face and s.bidder != player:
        unseen -= 1
        needed -= 1
    return float(_CHANCES[unseen, max(needed, 0)])


@rule
def appraise(s: State, player: int, action: int) -> float:
    """The chance to keep all dice if this comes to a doubt. Of sure bids, higher ones leave the
    others less room."""
    if action == BIDS:
        return 1.0 - chance_of(s, player, int(s.count), int(s.face))
    count = count_of(action)
    return chance_of(s, player, count, face_of(action)) + 0.1 * count / dice_in_play(s)
