"""What follows from a state's declaration: writing and reading positions, views, observations.

A game can override each of these with a function of the same name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Any

from tripolis.engine.fields import Field
from tripolis.engine.generate import generated_rule
from tripolis.engine.layout import Record
from tripolis.engine.options import Option, options_in
from tripolis.engine.strict import Reader
from tripolis.engine.viewer import EVERYTHING, View, ViewHead


def view_head(game: str, options: Sequence[Option], s: Any, viewer: int) -> ViewHead:
    """The fields that every view begins with."""
    return {
        "game": game,
        "viewer": viewer if viewer >= 0 else None,
        "players": int(s.players),
        "options": options_in(options, s),
    }


def view_of(
    game: str, options: Sequence[Option], state: type[Record], phases: Sequence[str]
) -> Callable[[Any, int], View]:
    """A view: the fields declared public, and the viewer's row of those declared private."""
    hidden = {"players", "phase", *(option.name for option in options)}

    def view(s: Any, viewer: int) -> View:
        told: View = {**view_head(game, options, s, viewer), "phase": phases[s.phase]}
        for name, field in state.fields.items():
            if name in hidden:
                continue
            if field.public or viewer == EVERYTHING:
                told[name] = _plain(s[name])
            elif field.private and viewer >= 0:
                told[name] = _plain(s[name][viewer])
        return told

    return view


def position_of(
    options: Sequence[Option], state: type[Record], phases: Sequence[str]
) -> Callable[[Any], dict[str, Any]]:
    """The whole truth: every field but the options."""

    def position(s: Any) -> dict[str, Any]:
        truth = {name: _plain(s[name]) for name in _own_fields(options, state)}
        return {"phase": phases[s.phase], **truth}

    return position


def from_position_of(
    options: Sequence[Option], state: type[Record], phases: Sequence[str]
) -> Callable[[Any, Any], None]:
    """Read a derived position into a state whose options are set."""

    def from_position(truth: Any, s: Any) -> None:
        reader = Reader(truth, "state")
        s.phase = reader.choice("phase", tuple(phases))
        for name, field in _own_fields(options, state).items():
            s[name] = _read(reader, name, field)
        reader.done()

    return from_position


def _own_fields(options: Sequence[Option], state: type[Record]) -> dict[str, Field]:
    left_out = {"players", "phase", *(option.name for option in options)}
    return {name: field for name, field in state.fields.items() if name not in left_out}


def _plain(value: Any) -> Any:
    return value.tolist() if hasattr(value, "tolist") else value


def _read(reader: Reader, name: str, field: Field) -> Any:
    """A number, or nested lists of them in the shape of a field."""
    low, high = field.bounds
    if not field.shape:
        return reader.integer(name, low, high)
    found: list[int] = []
    value = _numbers(reader, name, reader.take(name), field.shape, found)
    if any(not low <= number <= high for number in found):
        raise reader.wrong(name, "engine-position-number", low=low, high=high)
    return value


def _numbers(
    reader: Reader, name: str, value: object, shape: tuple[int, ...], found: list[int]
) -> list[Any]:
    """Nested lists of this shape; adds their numbers to those found."""
    length = shape[0]
    if not isinstance(value, list) or len(value) != length:
        raise reader.wrong(name, "engine-position-list", low=length, high=length)
    if len(shape) > 1:
        rows = enumerate(value)
        return [_numbers(reader, f"{name}[{i}]", row, shape[1:], found) for i, row in rows]
    for place, item in enumerate(value):
        if isinstance(item, bool) or not isinstance(item, int):
            raise reader.wrong(f"{name}[{place}]", "engine-position-item", item=str(item)[:40])
    found += value
    return value


def observation_of(state: type[Record], phases: Sequence[str]) -> tuple[str, ...]:
    """The names of the numbers that a derived `observe` writes."""
    return tuple(name for name, _ in _observed(state, phases))


def observe_of(state: type[Record], phases: Sequence[str]) -> Callable[[Any, int, Any], None]:
    """A rule, observe(s, player, out): the phase, what is public, and the player's private row.

    Rows of public fields that have one for each seat begin with the player's own.
    """
    lines = [
        f"out[{place}] = {source}" for place, (_, source) in enumerate(_observed(state, phases))
    ]
    return generated_rule("observe", "observe", "s, player, out", lines, state, {})  # type: ignore[no-any-return]


def _observed(state: type[Record], phases: Sequence[str]) -> Iterator[tuple[str, str]]:
    for number, name in enumerate(phases):
        yield f"phase {name}", f"1.0 if s.phase == {number} else 0.0"
    for name, field in state.fields.items():
        if not (field.public or field.private):
            continue
        shape = field.shape[1:] if field.private else field.shape
        for place in product(*map(range, shape)):
            index = ["player", *map(str, place)] if field.private else list(map(str, place))
            at = f"[{', '.join(index)}]" if index else ""
            title = " ".join([name, *map(str, place)])
            yield title, f"s.{name}{at} / {float(field.most)}"
