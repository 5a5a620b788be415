"""The deal of a scene: a seed, and what the lesson changes in the position it gives."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import deepcopy
from typing import Any

from tripolis.engine.game import find_game
from tripolis.engine.match import Match
from tripolis.lessons.lesson import Scene

Path = tuple[str | int, ...]


def deal(game: str, scene: Scene) -> Match:
    """The match at the beginning of a scene."""
    match = Match(find_game(game), scene.players, scene.options, scene.seed)
    if not scene.put and not scene.set:
        return match
    position = match.position()
    state = position["state"]
    for name, value in scene.set.items():
        *home, end = _path(name)
        _at(state, home)[end] = deepcopy(value)
    settled: set[Path] = set()
    for name, cards in scene.put.items():
        if isinstance(cards, str):
            _put(state, _path(name), cards, settled)
        else:
            for number, card in enumerate(cards):
                _put(state, _nth(state, name, number), card, settled)
    return Match.from_position(position)


def _path(name: str) -> Path:
    return tuple(int(part) if part.isdecimal() else part for part in name.split("."))


def _nth(state: Any, name: str, number: int) -> Path:
    """The place of one of several cards: in the list of that name, or in an entry of each.

    `seats.0.tableau.*.card` is the card of each entry; there are as many entries as cards.
    """
    before, _, entry = name.partition(".*.")
    path = _path(before)
    if not entry:
        return (*path, number)
    entries = _at(state, path)
    if number == len(entries):
        entries.append({entry: ""})
    return (*path, number, entry)


def _put(state: Any, place: Path, card: str, settled: set[Path]) -> None:
    """Exchange what lies at a place with a card; move the card if nothing lies there yet."""
    home, end = _at(state, place[:-1]), place[-1]
    if isinstance(home, list) and end == len(home):
        home.append("")
    if home[end] != card:
        is_free = home[end] == ""
        *there, at = _find(state, card, settled, from_pile=is_free)
        if is_free:
            del _at(state, there)[at]
        else:
            _at(state, there)[at] = home[end]
        home[end] = card
    settled.add(place)


def _find(state: Any, card: str, settled: set[Path], from_pile: bool) -> Path:
    """Where a card lies that the lesson has not put there; in a pile, if it must leave no gap."""
    for place, value in _leaves(state, ()):
        in_pile = isinstance(_at(state, place[:-1]), list)
        if value == card and place not in settled and (in_pile or not from_pile):
            return place
    raise ValueError(f"there is no {card} left to put")


def _leaves(value: Any, path: Path) -> Iterator[tuple[Path, Any]]:
    items: Sequence[tuple[Any, Any]] = ()
    if isinstance(value, dict):
        items = list(value.items())
    elif isinstance(value, list):
        items = list(enumerate(value))
    else:
        yield path, value
    for name, inner in items:
        yield from _leaves(inner, (*path, name))


def _at(state: Any, path: Sequence[str | int]) -> Any:
    for part in path:
        state = state[part]
    return state
