"""What the others' moves tell about what they hide: worlds in which they would have made them.

`reimagine` deals what a seat does not know in every way that is possible. But somebody who bids
five sixes probably has some. So a seat that remembers the last moments of a match imagines the
first of them, and lives it on: another player's move is one after which the seat would see what it
really saw, and the world is the likelier, the better that move looks to that player by the game's
judgement. A world in which there is no such move is dropped; where too few are left, because
something was turned up by chance, remembering begins anew at that moment.

All this starts from what the seat knew at each moment, never from what was really hidden: two
states look the same to a seat if it imagines the same world with the same luck in both.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple, TypeAlias

from tripolis.engine import arrays
from tripolis.engine.arrays import NDArray
from tripolis.engine.game import Game, State
from tripolis.engine.generate import generated_rule
from tripolis.engine.luck import LUCK, Luck, below, fraction, start
from tripolis.engine.match import Played
from tripolis.engine.rule import kernel, rule
from tripolis.players.network import exponential
from tripolis.players.policy import build_glance, imagine
from tripolis.wasm.runtime import module_of

WORLDS = 128
"""How many worlds a seat believes in."""
MOMENTS = 12
"""How many moments it remembers."""
_FEWEST = WORLDS // 8
"""If fewer worlds than this are possible at the next moment, remembering begins anew there."""
_HAZE = 0.05
"""Moves that differ by this many points are made e times as often or seldom."""
_SURPRISE = 0.1
"""How often a player makes any move at all."""
_SCANS = 8
"""If so many worlds have no move that fits, none is expected to."""
_GLANCES = 4
"""In so many worlds the others must know the same, to be sure that they hide nothing."""
NONE = -1
_TOLD, _AFTER, _SEEN = 0, 1, 2
_SEAT, _ACTION, _FAILED = 0, 1, 2

Moment: TypeAlias = tuple[bytes, int | None]
"""A state that a seat looked at, and the move it made there itself, if it made one."""


def remembered(played: Sequence[Played], seat: int) -> list[Moment]:
    """What a seat remembers of a match."""
    return [
        (one.before.tobytes(), one.action if one.seat == seat else None)
        for one in played[-MOMENTS:]
    ]


class Past(NamedTuple):
    """What a seat has seen."""

    states: NDArray[Any]  # the last one is now
    own: NDArray[arrays.int32]  # the seat's own move at each moment, or NONE
    moments: int  # how many there are before now
    viewer: int


class Pool(NamedTuple):
    """The worlds that a seat believes in."""

    worlds: NDArray[Any]
    heirs: NDArray[Any]  # room for as many
    weights: NDArray[arrays.float64]
    common: NDArray[arrays.int32]  # who made the move that everybody saw; it; worlds without it


class Room(NamedTuple):
    """Memory that every world overwrites."""

    spare: NDArray[Any]  # three states
    legal: NDArray[arrays.int16]
    chances: NDArray[arrays.float64]
    key: NDArray[Any]  # the luck by which two states are compared


@cache
def build_weigh(game: Game) -> Callable[..., int]:
    """How likely a player makes each of its moves."""
    glance, legal = build_glance(game), game.legal
    outlook, appraise = glance.outlook, glance.appraise

    @rule
    def weigh(s: State, player: int, legal_out: Any, chances: Any) -> int:
        """Find the player's legal moves and their chances by judgement; return how many."""
        count = legal(s, player, legal_out)
        seen = outlook(s, player)
        highest = 0.0
        for i in range(count):
            chances[i] = appraise(s, player, legal_out[i], seen)
            if i == 0 or chances[i] > highest:
                highest = chances[i]
        total = 0.0
        for i in range(count):
            chances[i] = exponential((chances[i] - highest) / _HAZE)
            total += chances[i]
        for i in range(count):
            chances[i] = _SURPRISE / count + (1.0 - _SURPRISE) * chances[i] / total
        return count

    return weigh


@cache
def build_choose_likely(game: Game) -> Callable[[State, int, Any, Luck], int]:
    """How a player moves: each move as often as is likely."""
    glance, legal = build_glance(game), game.legal
    outlook, appraise = glance.outlook, glance.appraise

    @rule
    def choose_likely(s: State, player: int, legal_out: Any, luck: Luck) -> int:
        count = legal(s, player, legal_out)
        if count == 1:
            return int(legal_out[0])
        if fraction(luck) < _SURPRISE:
            return int(legal_out[below(luck, count)])
        seen = outlook(s, player)
        chosen = NONE
        highest = total = 0.0
        for i in range(count):
            value = appraise(s, player, legal_out[i], seen)
            chance = 1.0
            if i == 0 or value > highest:
                total *= exponential((highest - value) / _HAZE) if i > 0 else 0.0
                highest = value
            else:
                chance = exponential((value - highest) / _HAZE)
            total += chance
            if fraction(luck) * total < chance:
                chosen = int(legal_out[i])
        return chosen

    return choose_likely


@cache
def _build_same(game: Game) -> Callable[[State, State], bool]:
    """Are all fields of two states equal?"""
    lines, s = [], game.new_state()
    for name in s.dtype.names:
        shape = s[name].shape if isinstance(s[name], arrays.ndarray) else ()
        at = "".join(f"[i{axis}]" for axis in range(len(shape))).replace("][", ", ")
        for axis, length in enumerate(shape):
            lines.append(f"{'    ' * axis}for i{axis} in range({length}):")
        lines.append(f"{'    ' * len(shape)}if one.{name}{at} != other.{name}{at}:")
        lines.append(f"{'    ' * len(shape)}    return False")
    home = sys.modules[game.reimagine.__module__]
    title = f"same state of {game.name}"
    return generated_rule(title, "same", "one, other", [*lines, "return True"], home, {})  # type: ignore[no-any-return]


@cache
def build_follow(game: Game) -> Callable[[Past, Pool, Room, Luck], int]:
    """How a game's worlds are lived on, compiled."""
    reimagine, apply, may_act = game.reimagine, game.apply, game.may_act
    weigh, same = build_weigh(game), _build_same(game)

    @rule
    def recognise(s: State, viewer: int, room: Room) -> bool:
        """Does this look to the viewer as what it really saw?"""
        room.spare[_SEEN] = s
        key = room.key[0]
        start(key, key.seed, 0)
        reimagine(room.spare[_SEEN], viewer, key)
        return same(room.spare[_SEEN], room.spare[_TOLD])

    @rule
    def answer(s: State, viewer: int, pool: Pool, room: Room, luck: Luck) -> float:
        """Let another player make a move that fits; return how likely they make such a move."""
        common, spare, legal_out, chances = pool.common, room.spare, room.legal, room.chances
        fitting = 0
        total = 0.0
        mover = action = NONE
        movers = may_act(s) & ~(1 << viewer)
        seat = 0
        while movers >> seat != 0:
            if movers >> seat & 1 == 1 and (common[_SEAT] == NONE or common[_SEAT] == seat):
                count = weigh(s, seat, legal_out, chances)
                for i in range(count):
                    if common[_SEAT] != NONE and common[_ACTION] != legal_out[i]:
                        continue
                    spare[_AFTER] = s
                    apply(spare[_AFTER], seat, int(legal_out[i]))
                    if recognise(spare[_AFTER], viewer, room):
                        fitting += 1
                        total += chances[i]
                        if fraction(luck) * total < chances[i]:
                            mover, action = seat, int(legal_out[i])
            seat += 1
        if fitting > 0:
            # A move that everybody saw is the same one in all worlds.
            if fitting == 1 and common[_SEAT] == NONE and common[_FAILED] >= 0:
                common[_SEAT], common[_ACTION] = mover, action
            if fitting > 1:
                common[_FAILED] = NONE
            apply(s, mover, action)
        elif common[_FAILED] >= 0:
            common[_FAILED] += 1
        return total

    @rule
    def live_on(past: Past, moment: int, pool: Pool, room: Room, luck: Luck) -> None:
        """Live all worlds on to the next moment, and weigh them by how likely it is in each."""
        viewer, common = past.viewer, pool.common
        room.spare[_SEEN] = past.states[moment + 1]
        key = room.key[0]
        start(key, key.seed, 0)
        reimagine(room.spare[_SEEN], viewer, key)
        room.spare[_TOLD] = room.spare[_SEEN]
        common[_SEAT] = common[_ACTION] = NONE
        common[_FAILED] = 0
        for i in range(WORLDS):
            s = pool.worlds[i]
            if pool.weights[i] > 0.0:
                if past.own[moment] != NONE:
                    apply(s, viewer, int(past.own[moment]))
                    if recognise(s, viewer, room):
                        continue
                if common[_SEAT] == NONE and common[_FAILED] >= _SCANS:
                    pool.weights[i] = 0.0
                else:
                    pool.weights[i] *= answer(s, viewer, pool, room, luck)

    @rule
    def draw_heirs(pool: Pool, total: float, luck: Luck) -> None:
        """Replace the worlds by as many that weigh the same."""
        share = total / WORLDS
        left = fraction(luck) * share
        heir = 0
        for i in range(WORLDS):
            left += pool.weights[i]
            while left >= share and heir < WORLDS:
                pool.heirs[heir] = pool.worlds[i]
                heir += 1
                left -= share
        for i in range(WORLDS):
            pool.worlds[i] = pool.heirs[min(i, heir - 1)]
            pool.weights[i] = 1.0

    @rule
    def begin(past: Past, moment: int, pool: Pool, luck: Luck) -> None:
        """Imagine worlds from what was known at a moment."""
        for i in range(WORLDS):
            pool.worlds[i] = past.states[moment]
            reimagine(pool.worlds[i], past.viewer, luck)
            pool.weights[i] = 1.0

    @kernel
    def follow(past: Past, pool: Pool, room: Room, luck: Luck) -> int:
        """Fill the pool with likely worlds; return of how many moments they tell."""
        begin(past, 0, pool, luck)
        told = 0
        for moment in range(past.moments):
            live_on(past, moment, pool, room, luck)
            total = 0.0
            possible = 0
            for i in range(WORLDS):
                total += pool.weights[i]
                if pool.weights[i] > 0.0:
                    possible += 1
            if possible < _FEWEST:
                begin(past, moment + 1, pool, luck)
                told = 0
            else:
                draw_heirs(pool, total, luck)
                told += 1
        return told

    return follow


def believed_worlds(
    game: Game, past: Sequence[Moment], s: State, viewer: int, luck: Luck
) -> NDArray[Any] | None:
    """Worlds that the viewer could be in, as likely as its past tells; None if it tells nothing."""
    if not past or not _others_hide_something(game, s, viewer, luck):
        return None
    past = past[-MOMENTS:]
    states = arrays.zeros(MOMENTS + 1, game.state)
    own = arrays.full(MOMENTS, NONE, arrays.int32)
    for place, (then, action) in enumerate(past):
        states[place] = game.state_from(then)
        own[place] = NONE if action is None else action
    states[len(past)] = s
    pool = Pool(
        worlds=arrays.zeros(WORLDS, game.state),
        heirs=arrays.zeros(WORLDS, game.state),
        weights=arrays.zeros(WORLDS, arrays.float64),
        common=arrays.zeros(3, arrays.int32),
    )
    seen, room = Past(states, own, len(past), viewer), new_room(game)
    module = module_of(game)
    if module is None:
        told = build_follow(game)(seen, pool, room, luck)
    else:
        given = seen._asdict() | pool._asdict() | room._asdict()
        told = module.call("follow", **given, luck=luck)
    return pool.worlds if told else None


def new_room(game: Game) -> Room:
    """Memory to live worlds on."""
    return Room(
        spare=arrays.zeros(3, game.state),
        legal=arrays.zeros(game.most_legal, arrays.int16),
        chances=arrays.zeros(game.most_legal, arrays.float64),
        key=arrays.zeros(1, LUCK),
    )


def _others_hide_something(game: Game, s: State, viewer: int, luck: Luck) -> bool:
    """Could the others know different things for all that the viewer knows?"""
    others = [seat for seat in range(int(s.players)) if seat != viewer]
    known = set()
    for _ in range(_GLANCES):
        world = imagine(game, s, viewer, luck)
        known.add(tuple(_known(game, world, seat) for seat in others))
    return len(known) > 1


def _known(game: Game, s: State, seat: int) -> bytes:
    out = arrays.zeros(len(game.observation), arrays.float32)
    game.observe(s, seat, out)
    return out.tobytes()
