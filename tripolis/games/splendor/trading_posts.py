"""The Trading Posts module: five posts that bonuses open, and what each of them brings."""

from __future__ import annotations

from typing import Any

from tripolis.engine.rule import rule
from tripolis.games.splendor.actions import TOKEN as TOKEN_ACTIONS
from tripolis.games.splendor.components import (
    COLOURS,
    GEM_AFTER_PURCHASE,
    MOST_NOBLES,
    POST_NEED,
    POST_NOBLES,
    POST_OF,
    POST_VALUE,
    POSTS,
    PRESTIGE_FIXED,
    PRESTIGE_PER_SHIELD,
)
from tripolis.games.splendor.state import TOKEN, State
from tripolis.games.splendor.table import meets, take_token


@rule
def has_shield(s: State, player: int, post: int) -> bool:
    """Has a player opened a post?"""
    return bool(s.shields[player] >> post & 1)


@rule
def has_power(s: State, player: int, power: int) -> bool:
    """Has a player opened the post with this power?"""
    return bool(s.shields[player] >> POST_OF[power] & 1)


@rule
def count_shields(s: State, player: int) -> int:
    """The own shields on the board."""
    count = 0
    for post in range(POSTS):
        count += int(s.shields[player]) >> post & 1
    return count


@rule
def nobles_received(s: State, player: int) -> int:
    """How many nobles have visited a player."""
    count = 0
    for i in range(MOST_NOBLES):
        if s.noble_visited[i] and s.noble_owner[i] == player:
            count += 1
    return count


# After a purchase (P1)


@rule
def legal_token(s: State, out: Any) -> int:
    """Any gem the supply has, tokens just paid included; never gold (S-R12)."""
    n = 0
    for colour in range(COLOURS):
        if s.supply[colour] > 0:
            out[n] = TOKEN_ACTIONS + colour
            n += 1
    return n


@rule
def offer_token(s: State) -> None:
    """After each own purchase the post's owner takes a gem; the only one by itself (S-R33)."""
    if not has_power(s, s.active, GEM_AFTER_PURCHASE):
        return
    choices = 0
    only = 0
    for colour in range(COLOURS):
        if s.supply[colour] > 0:
            choices += 1
            only = colour
    if choices == 1:
        take_token(s, s.active, only)
    elif choices > 1:
        s.phase = TOKEN


# The end of a turn


@rule
def opens(s: State, player: int, post: int) -> bool:
    """Does a player meet a post's condition: bonuses, and for one post a noble?"""
    return meets(s, player, post, POST_NEED) and nobles_received(s, player) >= POST_NOBLES[post]


@rule
def place_shields(s: State) -> None:
    """A shield on every post whose condition is met, all in one turn, for good (S-R11)."""
    for post in range(POSTS):
        if not has_shield(s, s.active, post) and opens(s, s.active, post):
            s.shields[s.active] |= 1 << post


@rule
def post_points(s: State, player: int) -> int:
    """The prestige of posts: a fixed sum, and one for each own shield."""
    points = 0
    if has_power(s, player, PRESTIGE_FIXED):
        points += int(POST_VALUE[POST_OF[PRESTIGE_FIXED]])
    if has_power(s, player, PRESTIGE_PER_SHIELD):
        points += count_shields(s, player) * int(POST_VALUE[POST_OF[PRESTIGE_PER_SHIELD]])
    return points
