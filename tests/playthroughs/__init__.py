"""Playthroughs: a whole match of every game as text, one file each, read as differences.

`python -m tests.playthroughs` writes them anew. Whatever changes in a game's deal, moves, words or
points shows in its file.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path

from tripolis import new
from tripolis.engine.game import find_game
from tripolis.engine.match import Match
from tripolis.engine.viewer import SPECTATOR
from tripolis.players.policy import GREEDY, choose_action, player_luck
from tripolis.words import Line, say

SEED = 7
VIEWS = 3
"""How often a playthrough stops to look at the table, the end apart."""


def path_of(name: str) -> Path:
    """Where a game's playthrough is kept."""
    return Path(__file__).parent / f"{name}.txt"


def playthrough(name: str) -> str:
    """One match of a game, played by what looks best, as text."""
    return "\n".join(_tell(_play(name))) + "\n"


def _play(name: str) -> Match:
    """A match with as many players as are in the middle of what the game takes."""
    game = find_game(name)
    match = new(name, players=sum(game.players) // 2, seed=SEED)
    lucks = [player_luck(SEED, seat) for seat in range(match.players)]
    while not match.over:
        seat = match.awaited[0]
        action = choose_action(game, match.state, seat, GREEDY, lucks[seat])
        match.play(seat, game.write_move(match.state, seat, action))
    return match


def _tell(match: Match) -> Iterator[str]:
    yield f"A playthrough of {match.game.name}, rules {match.game.rules_version}"
    yield "Written by python -m tests.playthroughs"
    yield ""
    yield f"players: {match.players}"
    yield f"options: {json.dumps(match.options)}"
    yield f"seed: {SEED}"
    again = Match(match.game, match.players, match.options, SEED)
    yield from _indented(again.log(None))
    stops = {round(i * len(match.moves) / VIEWS) for i in range(VIEWS)}
    for number, (seat, text) in enumerate(match.moves):
        if number in stops:
            yield from _view(again, again.awaited[0])
        yield ""
        yield f"{number + 1}. seat {seat}: {say(again.prompt(seat))}"
        yield f"   {text}   (of {len(again.legal(seat))})"
        again.play(seat, text)
        yield from _told(again, seat)
    yield from _view(again, None)
    yield from _result(again)


def _told(match: Match, seat: int) -> Iterator[str]:
    """The log of the last move as its player reads it, and what others read in the place of it."""
    own, others = _narrated(match, seat), _narrated(match, SPECTATOR)
    yield from _indented(own)
    yield from (f"   [others: {say(line)}]" for line in others if line not in own)


def _narrated(match: Match, viewer: int) -> list[Line]:
    """What a viewer is told of the last move."""
    last = match.played[-1]
    return [
        line
        for before, after, actor in last.steps
        for line in match.game.narrate(before, after, actor, last.action, viewer)
    ]


def _indented(lines: Iterable[Line]) -> Iterator[str]:
    return (f"   {say(line)}" for line in lines)


def _view(match: Match, seat: int | None) -> Iterator[str]:
    """A view, a line for each of its parts."""
    yield ""
    yield "What a spectator sees" if seat is None else f"What seat {seat} sees"
    for name, value in match.view(seat).items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            yield f"   {name}:"
            yield from (f"      {json.dumps(item, ensure_ascii=False)}" for item in value)
        else:
            yield f"   {name}: {json.dumps(value, ensure_ascii=False)}"


def _result(match: Match) -> Iterator[str]:
    result = match.result
    assert result is not None
    yield ""
    yield "The result"
    for seat in range(match.players):
        yield f"   seat {seat}: rank {result.ranks[seat]}, {result.scores[seat]} points"
        yield from (f"      {say(line)}" for line in result.explained[seat])
    yield f"   final state: {match.digest()}"
