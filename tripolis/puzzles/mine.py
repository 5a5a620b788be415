"""Mining puzzles: strong players play, and the search looks twice at what it disagrees about.

A position is a puzzle if the search is sure of one move and the game's own judgement takes another.
Looks become deeper one by one, so that most positions cost little: the player's own thought, a
longer one, then several with other seeds that must all agree, with a margin. Playouts must confirm
the margin, over worlds the seat could be in and in the world as it is: no answer is a lucky one.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from tripolis.engine.game import Game, State, find_game, seats_in
from tripolis.engine.luck import Luck, below, new_luck
from tripolis.engine.match import Match
from tripolis.engine.viewer import EVERYTHING, View
from tripolis.players.estimate import chances
from tripolis.players.hints import reason
from tripolis.players.levels import LEVELS, Player, with_iterations
from tripolis.players.policy import GREEDY, choose_action, imagine
from tripolis.players.search import PLAYOUTS, Thought, think
from tripolis.puzzles.puzzle import Puzzle, folder_of
from tripolis.words import Line

MARGIN = 0.07
"""How much better than any other move the answer must be, in chances of winning."""
_LEAST_MARGIN = 0.05
"""The margin that every look must see."""
_TAKES = 0.55
"""The share of a deep search that the answer must attract,"""
_TIMES = 3
"""or how many times as often as any other move it must be tried, where there are many."""
_TAKES_EARLY = 0.3
"""The share of a short look that makes a deep search worth it."""
_ENOUGH = 0.4
"""A move that a search tried less than this, beside the second most tried, is not judged by it: the
search gave it up, and its few playouts are noise."""
_GLANCE, _LOOK, _DEEP = 300, 600, 1500
"""Iterations: of the players, of a second look, and of each deep search."""
_DEEP_LOOKS = 2
_HOPE = (0.08, 0.95)
"""Below and above these chances a position is decided: nothing there is a puzzle."""
_DECIDED = 4
"""After so many decided positions in a row the rest of a match is left alone."""
_WORLDS, _PLAYOUTS = 20, 10
_PLAYOUT_MARGIN = 0.02
TRIES = {"newcomer": 30, "regular": 20, "expert": 8, "master": 3}
"""Which levels try a puzzle, and how often."""
_MASTER = 800
"""Iterations that stand for a master's second: as many as a busy machine manages."""
_REPLIES = 4
_APART = 4
"""Moves between two puzzles of one match."""
ALIKE = 0.7
"""Two puzzles are alike if they share this much of what their seats see."""
_OWN_DECISIONS = 3
"""How many decisions of the same seat may belong to one move."""
_STREAM = 1 << 42
_PLAYED_OUT = PLAYOUTS
"""Answers come from playouts: what a network expects is too rough to tell close moves apart."""


class Mining(NamedTuple):
    """A table to mine at."""

    players: int
    options: dict[str, Any]
    level: str
    """The level of the players. In a game of memory they remember as their level does, while a
    puzzle's seat knows what the options say."""
    after: int
    """So many moves are made before the first puzzle."""


@dataclass(frozen=True)
class Judged:
    """A sure answer, and the thoughts that made it sure."""

    answer: tuple[int, ...]
    chance: float
    next_chance: float
    why: Line


def tables_of(game: str) -> list[Mining]:
    """The tables at which a game's puzzles are mined, in turn."""
    path = folder_of(game) / "tables.toml"
    if not path.is_file():
        return [_mining({"players": find_game(game).players[0]})]
    return list(map(_mining, tomllib.loads(path.read_text("utf-8"))["tables"]))


def _mining(told: dict[str, Any]) -> Mining:
    level, after = told.get("level", "expert"), told.get("after", 0)
    return Mining(told["players"], told.get("options", {}), level, after)


def mine(game: Game, seed: int, known: Sequence[Puzzle] = ()) -> Iterator[Puzzle | None]:
    """Puzzles without end; None after each match, so that a caller can stop."""
    tables = tables_of(game.name)
    seen = [leaves(puzzle.match().view(puzzle.seat)) for puzzle in known]
    number = seed
    while True:
        table = tables[number % len(tables)]
        for puzzle in _mine_match(game, table, number):
            view = leaves(puzzle.match().view(puzzle.seat))
            if all(alike(view, other) < ALIKE for other in seen):
                seen.append(view)
                yield puzzle
        yield None
        number += 1


def _mine_match(game: Game, table: Mining, seed: int) -> Iterator[Puzzle]:
    """The puzzles of one match between strong players."""
    match = Match(game, table.players, table.options, seed)
    played = with_memory(match, table.level)
    luck = new_luck(seed, _STREAM)
    decided, latest = 0, table.after - _APART
    while not match.over and decided < _DECIDED:
        seat, s = match.awaited[0], match.state
        action = Player(game, LEVELS[table.level], below(luck, 1 << 31), seat).choose(played.state)
        if len(match.moves) - latest >= _APART and len(game.legal_actions(s, seat)) > 1:
            thoughts = think(game, s, seat, below(luck, 1 << 31), _GLANCE, settings=_PLAYED_OUT)
            decided = 0 if _HOPE[0] < thoughts[0].chances[seat] < _HOPE[1] else decided + 1
            puzzle = None if decided else _puzzle(match, seat, thoughts, luck)
            if puzzle is not None:
                latest = len(match.moves)
                yield puzzle
        text = game.write_move(s, seat, action)
        match.play(seat, text)
        if played is not match:
            played.play(seat, text)


def _puzzle(match: Match, seat: int, glance: list[Thought], luck: Luck) -> Puzzle | None:
    """The position as a puzzle, if it is one."""
    game, s = match.game, match.state
    weaker = "regular" if game.options_for_bots is None else "newcomer"
    idea = choose_action(game, with_memory(match, weaker).state, seat, GREEDY, luck)
    if idea == glance[0].action or not _promising(game, s, seat, glance):
        return None
    judged = judge(match, seat, below(luck, 1 << 31))
    if judged is None or idea in judged.answer:
        return None
    texts = [game.write_move(s, seat, action) for action in judged.answer]
    found = _found_by(match, seat, judged.answer, below(luck, 1 << 31))
    if found[weaker] > 0.5:
        return None
    position = match.position()
    # A match that starts at the position: what came before it is not part of the puzzle.
    return Puzzle(
        name=_name(position, seat),
        seat=seat,
        answer=tuple(texts),
        first_idea=game.write_move(s, seat, idea),
        chance=round(judged.chance, 3),
        next_chance=round(judged.next_chance, 3),
        why=(judged.why.key, dict(judged.why.args)),
        levels=found,
        line=tuple(_line(Match.from_position(position), seat, texts[0], luck)),
        position=position,
    )


# The answer


def judge(match: Match, seat: int, seed: int) -> Judged | None:
    """The clearly best move of a seat, if there is one; ever deeper, and with other seeds each."""
    game, s = match.game, match.state
    first = think(game, s, seat, seed, _LOOK, settings=_PLAYED_OUT)
    if not _promising(game, s, seat, first):
        return None
    best, margins, deep = first[0].action, 0.0, []
    for number in range(_DEEP_LOOKS):
        deep = think(game, s, seat, seed + 1 + number, _DEEP, settings=_PLAYED_OUT)
        margin = _margin(game, s, seat, deep)
        same = deep[0].action in equivalents(game, s, seat, best)
        if not same or margin < _LEAST_MARGIN or not _attracts(game, s, seat, deep):
            return None
        margins += margin / _DEEP_LOOKS
    if margins < MARGIN:
        return None
    answer = equivalents(game, s, seat, best)
    other = _best_other(seat, deep, answer)
    if not _confirmed(game, s, seat, best, other.action, seed):
        return None
    chance = deep[0].chances[seat]
    moves = {move.action: move for move in match.legal(seat)}
    why = reason(seat, moves, deep[0], other)
    return Judged(answer, chance, chance - margins, why)


def _promising(game: Game, s: State, seat: int, thoughts: list[Thought]) -> bool:
    """Might a deeper search be sure of the first thought?"""
    if thoughts[0].visits < _TAKES_EARLY * sum(thought.visits for thought in thoughts):
        return False
    return _margin(game, s, seat, thoughts) >= _LEAST_MARGIN


def _margin(game: Game, s: State, seat: int, thoughts: list[Thought]) -> float:
    """How much better the first thought's chance is than that of the best other move."""
    answer = equivalents(game, s, seat, thoughts[0].action)
    if all(thought.action in answer for thought in thoughts):
        return 0.0
    return thoughts[0].chances[seat] - _best_other(seat, thoughts, answer).chances[seat]


def _attracts(game: Game, s: State, seat: int, thoughts: list[Thought]) -> bool:
    """Did the search keep coming back to the first thought and its equals?"""
    answer = equivalents(game, s, seat, thoughts[0].action)
    tried = sum(thought.visits for thought in thoughts if thought.action in answer)
    others = [thought.visits for thought in thoughts if thought.action not in answer]
    return tried >= _TAKES * (tried + sum(others)) or tried >= _TIMES * max(others)


def _best_other(seat: int, thoughts: list[Thought], answer: Sequence[int]) -> Thought:
    """The best of the other moves, among those that were tried often enough to tell."""
    rest = [thought for thought in thoughts if thought.action not in answer]
    known = [thought for thought in rest if thought.visits >= _ENOUGH * rest[0].visits]
    return max(known, key=lambda thought: thought.chances[seat])


def equivalents(game: Game, s: State, seat: int, action: int) -> tuple[int, ...]:
    """The moves that come to the same as this one, itself first."""
    end = _end(game, s, seat, action)
    others = [other for other in game.legal_actions(s, seat) if other != action]
    return (action, *(other for other in others if _end(game, s, seat, other) == end))


def _end(game: Game, s: State, seat: int, action: int) -> bytes:
    """Where a move leads once its seat has also made the decisions that follow from it.

    Two moves often name the same things in another order, such as the cards that a check opens.
    """
    state, luck = s.copy(), new_luck(0, _STREAM + 2)
    game.apply(state, seat, action)
    for _ in range(_OWN_DECISIONS):
        if game.over(state) or seats_in(game.must_act(state)) != [seat]:
            break
        game.apply(state, seat, choose_action(game, state, seat, GREEDY, luck))
    return bytes(state.tobytes())


def _confirmed(game: Game, s: State, seat: int, best: int, other: int, seed: int) -> bool:
    """Do playouts favour the move, in worlds the seat could be in and in the world as it is?"""
    luck = new_luck(seed, _STREAM + 1)
    worlds = [imagine(game, s, seat, luck) for _ in range(_WORLDS)]
    gains = [_gain(game, world, seat, best, other, _PLAYOUTS, seed) for world in worlds]
    if sum(gains) / _WORLDS < _PLAYOUT_MARGIN:
        return False
    return _gain(game, s, seat, best, other, _WORLDS * _PLAYOUTS // 2, seed) >= 0


def _gain(
    game: Game, world: State, seat: int, best: int, other: int, playouts: int, seed: int
) -> float:
    """How much better the one move does than the other in this world."""
    found = []
    for action in (best, other):
        after = world.copy()
        game.apply(after, seat, action)
        found.append(chances(game, after, EVERYTHING, playouts, seed)[seat])
    return found[0] - found[1]


# What else a puzzle tells


def with_memory(match: Match, level: str) -> Match:
    """The match with what bots of this level remember; only games of memory tell them apart."""
    game = match.game
    if game.options_for_bots is None:
        return match
    options = game.options_for_bots([LEVELS[level].level] * match.players)
    again = Match(game, match.players, match.options | options, match.seed)
    for seat, text in match.moves:
        again.play(seat, text)
    return again


def _found_by(match: Match, seat: int, answer: Sequence[int], seed: int) -> dict[str, float]:
    """How often each level finds the answer."""
    game, found = match.game, {}
    for level, tries in TRIES.items():
        mind = with_iterations(LEVELS[level], _MASTER)
        s = with_memory(match, level).state
        hits = sum(
            Player(game, mind, seed + number, seat).choose(s) in answer for number in range(tries)
        )
        found[level] = round(hits / tries, 2)
    return found


def _line(match: Match, seat: int, answer: str, luck: Luck) -> Iterator[str]:
    """The answer, and good moves that may follow it."""
    yield answer
    match.play(seat, answer)
    for _ in range(_REPLIES):
        if match.over:
            return
        mover, s = match.awaited[0], match.state
        best = think(match.game, s, mover, below(luck, 1 << 31), _GLANCE)[0].action
        text = match.game.write_move(s, mover, best)
        yield text
        match.play(mover, text)


def _name(position: dict[str, Any], seat: int) -> str:
    told = json.dumps([position, seat], sort_keys=True)
    return hashlib.sha256(told.encode()).hexdigest()[:8]


# What looks alike


def leaves(view: View) -> Counter[str]:
    """What a view shows, piece by piece, without the order of lists."""
    found: Counter[str] = Counter()

    def walk(value: Any, path: str) -> None:
        if isinstance(value, dict):
            for name, inner in value.items():
                walk(inner, f"{path}.{name}")
        elif isinstance(value, list):
            for inner in value:
                walk(inner, path)
        else:
            found[f"{path}={value}"] += 1

    walk(view, "")
    return found


def alike(one: Counter[str], other: Counter[str]) -> float:
    """The share of two views that is the same."""
    return (one & other).total() / max(1, (one | other).total())
