"""The analysis of a finished match: how each seat stood, which moves were better, where it turned.

A seat's own chance is the share of the victory that the game's network expects from what the seat
knows. The true chances begin with what the seats expect, and count a few playouts of the world as
it was. In a game without a network both come from playouts alone, a seat's own over worlds that it
could have been in.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, replace
from typing import Any

from tripolis.engine.arrays import int8, zeros
from tripolis.engine.game import Game, State
from tripolis.engine.luck import new_luck
from tripolis.engine.match import Match
from tripolis.engine.viewer import EVERYTHING
from tripolis.players.estimate import chances
from tripolis.players.opinion import consult, find_network
from tripolis.players.policy import imagine
from tripolis.players.reasons import what_it_changes, what_it_turned
from tripolis.players.search import think
from tripolis.players.tree import share_of_victory
from tripolis.words import Line

PLAYOUTS = 100
ITERATIONS = 600
_CLEARLY_BETTER = 0.1
"""How much higher the chance after an alternative must be before it is called better."""
_SWING = 0.15
"""How much a true chance must change before a move is called a turning point."""
_MOST_TURNING_POINTS = 5
_FIRST_GUESS = 8
"""How many playouts the network's opinion weighs as much as."""
_WORLDS = 12
"""How many worlds the player could have been in decide whether another move was better."""
_STREAM = (1 << 41) + 1
"""The stream of luck that these worlds are imagined from."""


@dataclass(frozen=True)
class Better:
    """A clearly better move, with both chances as the player could know them."""

    move: str
    chance: float
    chance_played: float
    why: Line | None = None
    """What it would have changed, as far as the player could know."""


@dataclass(frozen=True)
class Moment:
    """A match after one of its moves."""

    number: int
    """The number of the move, from 1; 0 is the deal."""
    seat: int | None
    move: str
    own_chances: tuple[float, ...]
    """Each seat's chance of winning as that seat could know it."""
    true_chances: tuple[float, ...]
    """Each seat's chance of winning in the world as it was."""
    better: Better | None
    swing: float
    """The largest change of a true chance by the move."""
    why: Line | None = None
    """What a move changed that turned the match."""


# Chances


def own_chance(game: Game, s: State, seat: int, playouts: int, seed: int) -> float:
    """A seat's chance of winning as it could know it. With a network it takes a blink."""
    if game.over(s):
        return _result(game, s)[seat]
    if find_network(game) is None:
        return chances(game, s, seat, playouts, seed)[seat]
    return consult(game, s, seat).shares[seat]


def true_chances(
    game: Game, s: State, own: Sequence[float], playouts: int, seed: int
) -> tuple[float, ...]:
    """Each seat's chance in the world as it was, given what the seats themselves expect."""
    if game.over(s):
        return _result(game, s)
    played = chances(game, s, EVERYTHING, playouts, seed)
    if find_network(game) is None:
        return played
    first = [chance / sum(own) for chance in own]
    return tuple(
        (playouts * share + _FIRST_GUESS * guess) / (playouts + _FIRST_GUESS)
        for share, guess in zip(played, first, strict=True)
    )


def _result(game: Game, s: State) -> tuple[float, ...]:
    """Each seat's share of a victory that is won."""
    ranks = zeros(int(s.players), int8)
    game.ranks(s, ranks)
    return tuple(share_of_victory(ranks, len(ranks), seat) for seat in range(len(ranks)))


# Moment by moment


def analyse(
    match: Match, playouts: int = PLAYOUTS, iterations: int = ITERATIONS, threads: int = 1
) -> Iterator[Moment]:
    """The match's moments from its deal to its end, as they are ready: it takes a while.

    The same match always gets the same analysis, on any number of threads.
    """

    def look(number: int) -> Moment:
        return _moment(match, number, playouts, iterations)

    before: Moment | None = None
    for moment in _in_threads(look, range(len(match.played) + 1), threads):
        before = _compared(match, moment, before)
        yield before


def _in_threads(
    look: Callable[[int], Moment], numbers: Iterable[int], threads: int
) -> Iterator[Moment]:
    """What looking at each number gives, in their order; a page has one thread only."""
    if threads == 1:
        yield from map(look, numbers)
        return
    pool = ThreadPoolExecutor(threads)
    try:
        yield from pool.map(look, numbers)
    finally:
        pool.shutdown(cancel_futures=True)


def _moment(match: Match, number: int, playouts: int, iterations: int) -> Moment:
    """How each seat stands after a move; `_compared` adds the swing."""
    game = match.game
    played = match.played[number - 1] if number else None
    s = played.after if played else _beginning(match)
    seats = range(match.players)
    own = tuple(own_chance(game, s, seat, playouts, number) for seat in seats)
    return Moment(
        number=number,
        seat=played.seat if played else None,
        move=played.text if played else "",
        own_chances=own,
        true_chances=true_chances(game, s, own, playouts, number),
        better=_better(game, played.before, played.seat, played.action, playouts, iterations)
        if played
        else None,
        swing=0.0,
    )


def _beginning(match: Match) -> State:
    return match.played[0].before if match.played else match.state


def _compared(match: Match, moment: Moment, before: Moment | None) -> Moment:
    """The moment with its swing, and with what changed if it may be a turning point."""
    if before is None:
        return moment
    changed = most_changed(moment, before)
    gain = moment.true_chances[changed] - before.true_chances[changed]
    why = None
    if abs(gain) >= _SWING:
        played = match.played[moment.number - 1]
        why = what_it_turned(match.game, played.before, played.after, changed, gain > 0)
    return replace(moment, swing=abs(gain), why=why)


def _better(
    game: Game, s: State, seat: int, action: int, playouts: int, iterations: int
) -> Better | None:
    """A move that the seat could have known to be clearly better than the one it made."""
    if len(game.legal_actions(s, seat)) == 1:
        return None
    best = think(game, s, seat, 0, iterations)[0].action
    if best == action:
        return None
    chance, played = (_chance_after(game, s, seat, choice, playouts) for choice in (best, action))
    if chance - played < _CLEARLY_BETTER:
        return None
    why = what_it_changes(game, s, seat, best, action, seed=0)
    return Better(game.write_move(s, seat, best), chance, played, why)


def _chance_after(game: Game, s: State, seat: int, action: int, playouts: int) -> float:
    """The seat's chance after a move, over worlds it could be in before the move."""
    luck = new_luck(0, _STREAM)
    total = 0.0
    for number in range(_WORLDS):
        world = imagine(game, s, seat, luck)
        game.apply(world, seat, action)
        total += own_chance(game, world, seat, max(1, playouts // _WORLDS), number)
    return total / _WORLDS


# Summary


def turning_points(moments: list[Moment]) -> list[Moment]:
    """The moves that changed the true chances most, in the order they were played."""
    turned = [moment for moment in moments if moment.swing >= _SWING]
    most = sorted(turned, key=lambda moment: -moment.swing)[:_MOST_TURNING_POINTS]
    return sorted(most, key=lambda moment: moment.number)


def most_changed(moment: Moment, before: Moment) -> int:
    """The seat whose true chance a move changed most."""
    seats = range(len(moment.true_chances))
    return max(seats, key=lambda seat: abs(moment.true_chances[seat] - before.true_chances[seat]))


def figures(match: Match, moments: list[Moment]) -> dict[str, Any]:
    """An analysis as plain JSON values; chances are from 0 to 1."""
    result = match.result
    return {
        "game": match.game.name,
        "players": match.players,
        "names": list(match.names),
        "ranks": list(result.ranks) if result else None,
        "moments": [moment_json(moment) for moment in moments],
        "turning_points": [moment.number for moment in turning_points(moments)],
    }


def moment_json(moment: Moment) -> dict[str, Any]:
    """A moment as plain JSON values."""
    told, better = asdict(moment), moment.better
    told["why"] = moment.why.to_json() if moment.why else None
    if better is not None:
        told["better"]["why"] = better.why.to_json() if better.why else None
    return told
