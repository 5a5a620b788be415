"""The Trading Posts module: five posts that bonuses open, and what each of them brings."""

from __future__ import annotations

from tripolis.engine.rule import rule
from tripolis.engine.turn import Decision, Moves, Step
from tripolis.games.splendor import notation, table
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
from tripolis.games.splendor.state import TRADING_POSTS, State


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
    """A player's shields on the board."""
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
def has_gem_post(s: State) -> bool:
    """Has the active player opened the post that brings a gem after each purchase?"""
    return has_power(s, int(s.active), GEM_AFTER_PURCHASE)


@rule
def may_take_gem(s: State, player: int, colour: int) -> bool:
    """Any gem the supply has, tokens just paid included; never gold (S-R12)."""
    return bool(s.supply[colour] > 0)


_write, _parts = notation.names_token("token")

TOKEN = Decision(
    "token",
    Moves("token", COLOURS, may=may_take_gem, do=table.take_token, write=_write, parts=_parts),
    offered_in="offer_token",
    when=has_gem_post,
    section="trading-posts",
)
"""After each purchase the post's owner takes a gem; the only one without a question (S-R33)."""


# The end of a turn


@rule
def in_play(s: State) -> bool:
    """Does the table play with trading posts?"""
    return table.has(s, TRADING_POSTS)


@rule
def opens(s: State, player: int, post: int) -> bool:
    """Does a player meet a post's condition: bonuses, and for one post a noble?"""
    return (
        table.meets(s, player, post, POST_NEED) and nobles_received(s, player) >= POST_NOBLES[post]
    )


@rule
def place_shields(s: State) -> None:
    """A shield on every post whose condition is met, all in one turn, for good (S-R11)."""
    for post in range(POSTS):
        if not has_shield(s, s.active, post) and opens(s, s.active, post):
            s.shields[s.active] |= 1 << post


END_POSTS = Step("end_posts", place_shields, when=in_play)


@rule
def post_points(s: State, player: int) -> int:
    """The prestige of posts: a fixed sum, and one for each of the player's shields."""
    points = 0
    if has_power(s, player, PRESTIGE_FIXED):
        points += int(POST_VALUE[POST_OF[PRESTIGE_FIXED]])
    if has_power(s, player, PRESTIGE_PER_SHIELD):
        points += count_shields(s, player) * int(POST_VALUE[POST_OF[PRESTIGE_PER_SHIELD]])
    return points
