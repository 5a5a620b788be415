"""The analysis of a finished match: how each seat stood, which moves were better, where it turned.

Chances are shares of victory over many playouts of the rest of the match. A seat's own chance is
estimated over worlds that the seat could have been in, the true chances in the world as it was.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, replace
from functools import cache
from typing import Any

from tripolis.engine.arrays import NDArray, float64, zeros
from tripolis.engine.game import Game, State
from tripolis.engine.luck import Luck, new_luck
from tripolis.engine.match import Match
from tripolis.engine.rule import kernel
from tripolis.engine.viewer import EVERYTHING
from tripolis.players.policy import imagine
from tripolis.players.search import build_play_out, think
from tripolis.players.tree import Question, Scratch, new_question, new_scratch, share_of_victory
from tripolis.wasm.runtime import module_of

PLAYOUTS = 400
ITERATIONS = 600
_CLEARLY_BETTER = 0.1
"""How much higher the chance after an alternative must be before it is called better."""
_SWING = 0.15
"""How much a true chance must change before a move is called a turning point."""
_MOST_TURNING_POINTS = 5
_GREEDY_PERCENT = 90
"""Playouts of an analysis mix in some random moves: players are not all alike."""
_WORLDS = 40
"""How many worlds the player could have been in decide whether another move was better."""
_STREAM = 1 << 41
"""Analyses draw from this stream of luck and the next one."""


@dataclass(frozen=True)
class Better:
    """A clearly better move, with both chances as the player could know them."""

    move: str
    chance: float
    chance_played: float


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


# Chances


@cache
def build_estimate(
    game: Game,
) -> Callable[[Question, Scratch, int, NDArray[float64], Luck], None]:
    """The sum of each seat's shares of victory over playouts from worlds the viewer could be in."""
    reimagine, ranks, play_out = game.reimagine, game.ranks, build_play_out(game)

    @kernel
    def estimate(
        question: Question,
        scratch: Scratch,
        playouts: int,
        shares: NDArray[float64],
        luck: Luck,
    ) -> None:
        world, players = scratch.world, question.players
        for _ in range(playouts):
            world[0] = question.root[0]
            if question.viewer != EVERYTHING:
                reimagine(world[0], question.viewer, luck)
            play_out(world[0], _GREEDY_PERCENT, scratch.legal, luck)
            ranks(world[0], scratch.ranks)
            for seat in range(players):
                shares[seat] += share_of_victory(scratch.ranks, players, seat)

    return estimate


def chances(game: Game, s: State, viewer: int, playouts: int, seed: int) -> tuple[float, ...]:
    """Each seat's chance of winning, as far as the viewer can know; `EVERYTHING` knows all."""
    question = new_question(game, s, viewer)
    scratch, shares = new_scratch(game, question.players), zeros(question.players)
    luck, module = new_luck(seed, _STREAM), module_of(game)
    if module is None:
        build_estimate(game)(question, scratch, playouts, shares, luck)
    else:
        given = question._asdict() | scratch._asdict()
        module.call("estimate", **given, playouts=playouts, shares=shares, luck=luck)
    return tuple(float(share) / playouts for share in shares)


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
        before = _compared(moment, before)
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
    own = [chances(game, s, seat, playouts, number)[seat] for seat in range(match.players)]
    return Moment(
        number=number,
        seat=played.seat if played else None,
        move=played.text if played else "",
        own_chances=tuple(own),
        true_chances=chances(game, s, EVERYTHING, playouts, number),
        better=_better(game, played.before, played.seat, played.action, playouts, iterations)
        if played
        else None,
        swing=0.0,
    )


def _beginning(match: Match) -> State:
    return match.played[0].before if match.played else match.state


def _compared(moment: Moment, before: Moment | None) -> Moment:
    """The moment with its swing."""
    if before is None:
        return moment
    pairs = zip(moment.true_chances, before.true_chances, strict=True)
    swing = max(abs(after - earlier) for after, earlier in pairs)
    return replace(moment, swing=swing)


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
    return Better(game.write_move(s, seat, best), chance, played)


def _chance_after(game: Game, s: State, seat: int, action: int, playouts: int) -> float:
    """The seat's chance after a move, over worlds it could be in before the move."""
    luck = new_luck(0, _STREAM + 1)
    total = 0.0
    for number in range(_WORLDS):
        world = imagine(game, s, seat, luck)
        game.apply(world, seat, action)
        total += chances(game, world, EVERYTHING, max(1, playouts // _WORLDS), number)[seat]
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
        "moments": [asdict(moment) for moment in moments],
        "turning_points": [moment.number for moment in turning_points(moments)],
    }
