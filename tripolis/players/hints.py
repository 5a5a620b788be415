"""A hint: a good move, its chance of winning, and one sentence why, taken from a search."""

from __future__ import annotations

from dataclasses import dataclass

from tripolis.engine.errors import MatchOver, NotYourTurn
from tripolis.engine.game import Game, State
from tripolis.engine.match import Match, Move
from tripolis.players.prospects import prospects
from tripolis.players.reasons import unit_of, what_it_changes
from tripolis.players.search import Thought, think
from tripolis.words import Line, Seat

ITERATIONS = 3000
_CLEAR_LEAD = 0.04
"""A difference between chances of winning that is worth mentioning."""
_LITTLE_HOPE = 0.1
_WON = 0.9
_CANDIDATES = 5


@dataclass(frozen=True)
class Hint:
    """A good move, the runner-up, their chances of winning, and why the move is good."""

    move: Move
    chance: float
    runner_up: Move | None
    runner_up_chance: float | None
    why: Line


def hint(match: Match, seat: int, iterations: int = ITERATIONS, threads: int = 1) -> Hint:
    """A hint for a seat that has to decide. It uses only what the seat may know."""
    if match.over:
        raise MatchOver("engine-match-over")
    moves = {move.action: move for move in match.legal(seat)}
    if not moves:
        raise NotYourTurn("engine-not-your-turn", player=Seat(seat))
    # The same position gets the same hint. The seed of the deal would leak secrets.
    seed = len(match.moves)
    thoughts = think(match.game, match.state, seat, seed, iterations, threads=threads)
    best = _best(seat, thoughts)
    earned: int | None = None
    if len(moves) > 1 and best.chances[seat] < _LITTLE_HOPE:
        best, earned = _most_earned(match.game, match.state, seat, thoughts[:_CANDIDATES], seed)
    runner_up = next((thought for thought in thoughts if thought is not best), None)
    return Hint(
        move=moves[best.action],
        chance=best.chances[seat],
        runner_up=moves[runner_up.action] if runner_up else None,
        runner_up_chance=runner_up.chances[seat] if runner_up else None,
        why=_with_change(match, seat, best, runner_up, reason(seat, moves, best, runner_up), seed)
        if earned is None
        else _encouraged(match.game.name, best.chances[seat], earned),
    )


def _best(seat: int, thoughts: list[Thought]) -> Thought:
    """Of the moves the search visited most, the one with the best chance.

    So the chances shown with a hint never favour the runner-up.
    """
    most_visited = [thought for thought in thoughts if 2 * thought.visits >= thoughts[0].visits]
    return max(most_visited, key=lambda thought: thought.chances[seat])


def reason(seat: int, moves: dict[int, Move], best: Thought, runner_up: Thought | None) -> Line:
    """The strongest reason for the move in the numbers of the search."""
    chance = round(100 * best.chances[seat])
    if len(moves) == 1 or runner_up is None:
        return Line("hint-only-move", {"chance": chance})
    other = moves[runner_up.action].text
    lead = best.chances[seat] - runner_up.chances[seat]
    args = {"chance": chance, "other": other, "points": round(100 * lead)}
    rival, gain = _rival(seat, best, runner_up)
    if lead < _CLEAR_LEAD:
        if best.chances[seat] > _WON:
            return Line("hint-winning", args)
        return Line("hint-close", args)
    if len(best.chances) > 2 and gain > lead / 2:
        return Line("hint-rival", args | {"rival": Seat(rival), "gain": round(100 * gain)})
    return Line("hint-clear", args)


def _rival(seat: int, best: Thought, runner_up: Thought) -> tuple[int, float]:
    """The opponent who would gain most from the runner-up, and how much."""
    gains = [
        (runner_up.chances[other] - best.chances[other], other)
        for other in range(len(best.chances))
        if other != seat
    ]
    gain, rival = max(gains)
    return rival, gain


def _with_change(
    match: Match, seat: int, best: Thought, runner_up: Thought | None, why: Line, seed: int
) -> Line:
    """A clear reason together with what the move changes, where that can be named."""
    if why.key != "hint-clear" or runner_up is None:
        return why
    change = what_it_changes(match.game, match.state, seat, best.action, runner_up.action, seed)
    if change is not None and change.key == "reason-points":
        return Line("hint-earns", {**why.args, **change.args})
    if change is not None and change.key == "reason-leaves":
        return Line("hint-leaves", {**why.args, "reply": change.args["reply"]})
    return why


# Where there is little hope, a hint goes for points.


def _encouraged(game: str, chance: float, earned: int) -> Line:
    args = {"chance": round(100 * chance), "unit": unit_of(game), "earned": earned}
    return Line("hint-little-hope", args)


def _most_earned(
    game: Game, s: State, seat: int, thoughts: list[Thought], seed: int
) -> tuple[Thought, int]:
    """The move after which the seat fares best on average, and the points it then ends with."""
    found, upwards = prospects(game, s, seat, [thought.action for thought in thoughts], seed)
    means = [prospect.points for prospect in found]
    best = (max if upwards else min)(range(len(thoughts)), key=means.__getitem__)
    return thoughts[best], round(means[best])
