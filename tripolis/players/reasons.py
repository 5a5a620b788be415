"""What a move changes, in words: for hints, and for the moves that an analysis points out.

Two moves are compared in worlds that their player could be in, so a reason tells no secret. A
turning point is told of a match that is over, in the world as it was.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tripolis.engine.game import Game, State, seats_in
from tripolis.engine.luck import Luck, new_luck
from tripolis.players.policy import imagine
from tripolis.players.prospects import expected_points, prospects
from tripolis.players.sight import choose_by_sight, sight_of
from tripolis.words import Line, Seat, knows

_WORLDS = 12
"""How many worlds decide which answer a move leaves to the others."""
_AGREEING = 9
"""In how many of them the answer must be the same."""
_STREAM = (1 << 41) + 2
"""The stream of luck that these worlds are imagined from."""


def what_it_changes(
    game: Game, s: State, seat: int, better: int, worse: int, seed: int
) -> Line | None:
    """What the better of two moves changes for its player; None if nothing stands out."""
    if left := _left_to_others(game, s, seat, better, worse, seed):
        return left
    (ours, other), upwards = prospects(game, s, seat, [better, worse], seed)
    if _is_more(ours.points, other.points, upwards):
        return _points("reason-points", game, {}, ours.points, other.points)
    rival = _most_helped(seat, ours.everybody, other.everybody, upwards)
    theirs, instead = ours.everybody[rival], other.everybody[rival]
    if _is_more(instead, theirs, upwards):
        return _points("reason-rival", game, {"player": Seat(rival)}, theirs, instead)
    return None


def what_it_turned(game: Game, before: State, after: State, seat: int, rose: bool) -> Line | None:
    """What a move changed for a seat whose chance rose or fell, in the world as it was."""
    (then, upwards), (now, _) = expected_points(game, before), expected_points(game, after)
    if not _is_more(now[seat], then[seat], upwards == rose):
        return None
    return _points("reason-turned", game, {"player": Seat(seat)}, now[seat], then[seat])


def unit_of(game: str) -> Line:
    """What a game calls its points."""
    return Line(f"{game}-points" if knows(f"{game}-points", "en") else "page-points")


def _points(key: str, game: Game, who: dict[str, Seat], earned: float, instead: float) -> Line:
    figures = {"unit": unit_of(game.name), "earned": round(earned), "instead": round(instead)}
    return Line(key, {**who, **figures})


def _is_more(points: float, others: float, upwards: bool) -> bool:
    """Are these points better, even when rounded? In some games the fewest win."""
    return round(points) != round(others) and (points > others) == upwards


def _most_helped(seat: int, ours: Sequence[float], other: Sequence[float], upwards: bool) -> int:
    """The opponent whom the other move brings most."""
    sign = 1 if upwards else -1
    rivals = [rival for rival in range(len(ours)) if rival != seat]
    return max(rivals, key=lambda rival: sign * (other[rival] - ours[rival]))


# The answer that only one of two moves allows


def _left_to_others(
    game: Game, s: State, seat: int, better: int, worse: int, seed: int
) -> Line | None:
    """The answer that the next player has to the worse move, if the better one takes it away."""
    luck = new_luck(seed, _STREAM)
    worlds = (imagine(game, s, seat, luck) for _ in range(_WORLDS))
    answers = [_answer_left(game, world, seat, better, worse, luck) for world in worlds]
    usual, times = Counter(move for move, _ in answers).most_common(1)[0]
    told = dict(answers)[usual]
    if told is None or times < _AGREEING:
        return None
    return Line("reason-leaves", {"move": usual, "reply": told})


def _answer_left(
    game: Game, world: State, seat: int, better: int, worse: int, luck: Luck
) -> tuple[str, Line | None]:
    """The answer to the worse move, and how the player would be told of it; "" if there is none, or
    if the better move allows it too."""
    left, taken = (_after(game, world, seat, action) for action in (worse, better))
    rival = _next_alone(game, left)
    if rival in (None, seat) or _next_alone(game, taken) != rival:
        return "", None
    clear = sight_of(game.name, None)
    reply = choose_by_sight(
        game, left, rival, luck, sight=clear, by_network=True, temper=None, weakness=None
    )
    text = game.write_move(left, rival, reply)
    allowed = game.legal_actions(taken, rival)
    if text in (game.write_move(taken, rival, action) for action in allowed):
        return "", None
    return text, _told_of(game, left, rival, reply, seat)


def _told_of(game: Game, s: State, mover: int, action: int, viewer: int) -> Line | None:
    """The first sentence that tells a viewer of a move."""
    steps = game.steps(s.copy(), mover, action)
    told = (line for step in steps for line in game.narrate(*step, action, viewer))
    return next(told, None)


def _after(game: Game, world: State, seat: int, action: int) -> State:
    after = world.copy()
    game.apply(after, seat, action)
    return after


def _next_alone(game: Game, s: State) -> int | None:
    """The seat to move, unless the match is over or several choose at once."""
    if game.over(s):
        return None
    seats = seats_in(game.may_act(s))
    return seats[0] if len(seats) == 1 else None
