"""What a move makes possible, as numbers: the cards and tiles that it brings nearer.

A network could work this out from what it sees, but it would have to do so for every move. How
near a card is, is counted as in `insight`: 1 where it can be paid for, less by the turns it takes.
"""

from __future__ import annotations

from typing import Any

from tripolis.engine.rule import rule
from tripolis.games.splendor import judgement, payment, scoring, table, trading_posts
from tripolis.games.splendor.components import (
    BONUS,
    BONUS_COUNT,
    CITIES_LAID_OUT,
    CITY_NEED,
    GOAL,
    GOLD,
    MOST_NOBLES,
    NO_CARD,
    NO_COLOUR,
    NOBLE_NEED,
    NOBLE_POINTS,
    POINTS,
    POST_NEED,
    POSTS,
    RESERVE_LIMIT,
    SLOTS,
)
from tripolis.games.splendor.insight import PLACE_NAMES, known_card, nearness
from tripolis.games.splendor.state import CITIES, NOBODY, TRADING_POSTS, State

_PLACES = SLOTS + RESERVE_LIMIT
_CARDS = 0
_NOBLES = _CARDS + _PLACES
_CITIES = _NOBLES + MOST_NOBLES
_POSTS = _CITIES + CITIES_LAID_OUT
_PAYABLE = _POSTS + POSTS
_PAYABLE_POINTS, _NOBLE_COMES, _GOAL, _RIVAL, _RIVAL_POINTS = range(_PAYABLE + 1, _PAYABLE + 6)

PROGRESS_NAMES: tuple[str, ...] = (
    *(f"nearer {place}" for place in PLACE_NAMES),
    *(f"nearer noble {i + 1}" for i in range(MOST_NOBLES)),
    *(f"nearer city {i + 1}" for i in range(CITIES_LAID_OUT)),
    *(f"nearer post {i + 1}" for i in range(POSTS)),
    "more cards payable",
    "more points payable",
    "noble comes",
    "reaches the goal",
    "card near a rival",
    "points near a rival",
)


# Cards


@rule
def tell_means(
    s: State, player: int, reach: int, gold: int, without: int, out: Any, n: int
) -> None:
    """How much nearer each card comes when a player can pay so much, and what could be bought next.

    `without` is the place of a card that will be gone. Numbers begin at n.
    """
    reach_now, gold_now = payment.reach_of(s, player), int(s.tokens[player, GOLD])
    payable, most, most_now = 0, 0, 0
    for place in range(_PLACES):
        card = known_card(s, player, player, place)
        if card == NO_CARD:
            continue
        now = nearness(s, player, card, reach_now, gold_now)
        if now == 1.0:
            payable -= 1
            most_now = max(most_now, int(POINTS[card]))
        if place != without:
            then = nearness(s, player, card, reach, gold)
            out[n + _CARDS + place] = then - now
            if then == 1.0:
                payable += 1
                most = max(most, int(POINTS[card]))
    out[n + _PAYABLE] = payable / 5.0
    out[n + _PAYABLE_POINTS] = (most - most_now) / 5.0


@rule
def tell_loss_of_rivals(s: State, player: int, slot: int, out: Any, n: int) -> None:
    """How near the others are to a card that they lose."""
    card = int(s.face_up[slot])
    nearest = 0.0
    for steps in range(1, int(s.players)):
        seat = table.left_of(s, player, steps)
        reach, gold = payment.reach_of(s, seat), int(s.tokens[seat, GOLD])
        nearest = max(nearest, nearness(s, seat, card, reach, gold))
    out[n + _RIVAL] = nearest
    out[n + _RIVAL_POINTS] = nearest * POINTS[card] / 5.0


# Bonuses


@rule
def nearer(s: State, player: int, colour: int, count: int, row: int, needs: Any) -> float:
    """How much nearer a tile comes by some bonuses of a colour."""
    missing = judgement.missing_bonuses(s, player, row, needs)
    lacking = max(0, int(needs[row, colour]) - int(s.bonuses[player, colour]))
    return 1.0 / (1.0 + missing - min(lacking, count)) - 1.0 / (1.0 + missing)


@rule
def tell_bonus(
    s: State, player: int, colour: int, count: int, points: int, out: Any, n: int
) -> None:
    """How much nearer each tile comes by some bonuses of a colour, gained with so many points."""
    for i in range(MOST_NOBLES):
        if judgement.may_come(s, player, i):
            noble = int(s.noble[i])
            step = nearer(s, player, colour, count, noble, NOBLE_NEED)
            out[n + _NOBLES + i] = step
            if step > 0.0 and judgement.missing_bonuses(s, player, noble, NOBLE_NEED) <= count:
                out[n + _NOBLE_COMES] = 1.0
                points += int(NOBLE_POINTS[noble])
    if table.has(s, CITIES):
        for i in range(CITIES_LAID_OUT):
            if s.city_owner[i] == NOBODY:
                out[n + _CITIES + i] = nearer(s, player, colour, count, int(s.city[i]), CITY_NEED)
    elif scoring.prestige(s, player) + points >= GOAL:
        out[n + _GOAL] = 1.0
    if table.has(s, TRADING_POSTS):
        for post in range(POSTS):
            if not trading_posts.has_shield(s, player, post):
                out[n + _POSTS + post] = nearer(s, player, colour, count, post, POST_NEED)


@rule
def tell_gain(s: State, player: int, card: int, out: Any, n: int) -> None:
    """How much nearer each tile comes by a card."""
    if BONUS[card] == NO_COLOUR:
        tell_bonus(s, player, 0, 0, int(POINTS[card]), out, n)
    else:
        colour, count = int(BONUS[card]), int(BONUS_COUNT[card])
        tell_bonus(s, player, colour, count, int(POINTS[card]), out, n)
