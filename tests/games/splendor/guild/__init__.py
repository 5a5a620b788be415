"""The guild, a module for Splendor that only tests play: one decision and one effect of cards.

When you buy a card of level 3, you may take a gem from the supply. The guild is not played together
with the Orient.

Everything about it is in this file and the words beside it.
"""

from __future__ import annotations

import sys
from typing import Any

from tripolis.engine.event import Event, tell
from tripolis.engine.game import Glance, extend_game
from tripolis.engine.rule import rule
from tripolis.engine.turn import Decision, Moves
from tripolis.engine.viewer import View
from tripolis.games.splendor import GAME as SPLENDOR
from tripolis.games.splendor import actions, judgement, notation, payment, phase, rules, table
from tripolis.games.splendor.components import COLOURS, LEVEL, LEVELS
from tripolis.games.splendor.judgement import Outlook
from tripolis.games.splendor.narration import token_lines
from tripolis.games.splendor.state import ORIENT, State
from tripolis.words import Line, Seat

# The rule


@rule
def buys_level_3(s: State) -> bool:
    """Is a card of level 3 being bought? Asked while it is acquired, when it is still in place."""
    card = table.card_at(s, s.active, s.wanted)
    return bool(LEVEL[card] == LEVELS - 1) and not table.has(s, ORIENT)


@rule
def may_take_gem(s: State, player: int, colour: int) -> bool:
    """Any gem the supply has."""
    return bool(s.supply[colour] > 0)


@rule
def may_decline(s: State, player: int, number: int) -> bool:
    """Nobody has to take a gem."""
    return True


@rule
def decline(s: State, player: int, number: int) -> None:
    """Take nothing."""


_write, _parts = notation.names_token("guild")

GUILD = Decision(
    "guild",
    Moves("guild_gem", COLOURS, may=may_take_gem, do=table.take_token, write=_write, parts=_parts),
    Moves("decline", 1, may=may_decline, do=decline, write=lambda s, player, number: "decline"),
    offered_in="offer_guild",
    when=buys_level_3,
    section="guild",
)

TURN = rules.TURN.with_added(GUILD, after="acquire", game="guild")


# How good a gem looks


@rule
def appraise_in(s: State, player: int, action: int, seen: Outlook) -> float:
    """A gem is worth the hope it gives; everything else is as in Splendor."""
    if s.phase != phase.GUILD:
        return judgement.appraise_in(s, player, action, seen)
    reach = payment.reach_of(s, player)
    if action == actions.DECLINE:
        return judgement.appraise_tokens(s, player, reach, 0, seen)
    reach = payment.with_tokens(reach, action - actions.GUILD_GEM, 1)
    return judgement.appraise_tokens(s, player, reach, 1, seen)


@rule
def appraise(s: State, player: int, action: int) -> float:
    """How good a move looks."""
    return appraise_in(s, player, action, judgement.outlook(s, player))


GLANCE = Glance(judgement.outlook, appraise_in)


# What people see and are told: as in Splendor, except while the guild asks


def _at_main(s: State) -> State:
    """The same table as if the player's main action came next."""
    other = s.copy()
    other.phase = phase.MAIN
    return other


def view(s: State, viewer: int) -> View:
    """All that a viewer may know."""
    if s.phase != phase.GUILD:
        return {**SPLENDOR.view(s, viewer), "game": "guild"}
    return {**SPLENDOR.view(_at_main(s), viewer), "game": "guild", "phase": "guild"}


def position(s: State) -> dict[str, Any]:
    """The whole truth as JSON."""
    if s.phase != phase.GUILD:
        return SPLENDOR.position(s)
    return {**SPLENDOR.position(_at_main(s)), "phase": "guild"}


def from_position(truth: Any, s: State, players: int, options: Any) -> None:
    """The way back."""
    asked = isinstance(truth, dict) and truth.get("phase") == "guild"
    SPLENDOR.from_position({**truth, "phase": "main"} if asked else truth, s, players, options)
    if asked:
        s.phase = phase.GUILD


def events(before: State, after: State, player: int, action: int, viewer: int) -> list[Event]:
    """What happened in one step."""
    if player < 0 or before.phase != phase.GUILD:
        return SPLENDOR.events(before, after, player, action, viewer)
    who = {"player": Seat(player)}
    gained = token_lines(after.tokens[player] - before.tokens[player])
    return [
        tell("guild", "gem", who | {"tokens": gained}) if gained else tell("guild", "none", who)
    ]


def prompt(s: State, viewer: int) -> Line:
    """What is asked, in one sentence."""
    if s.phase != phase.GUILD:
        return SPLENDOR.prompt(s, viewer)
    if viewer == s.active:
        return Line("guild-ask")
    return Line("guild-ask-wait", {"players": [Seat(int(s.active))], "count": 1})


GAME = extend_game(SPLENDOR, sys.modules[__name__], name="guild", turn=TURN)
