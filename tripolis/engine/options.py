"""The options of a game: declared once, checked here, kept in the state under their own names."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from tripolis.engine.arrays import ndarray
from tripolis.engine.errors import BadOption
from tripolis.engine.generate import generated_rule
from tripolis.engine.layout import Record
from tripolis.engine.strict import whole_number

OptionValue: TypeAlias = str | int | bool | list[str]

T = TypeVar("T")

_WORD_BITS = 31
_MOST_LISTED = 24


def _bad_choice(option: str, value: object, allowed: Sequence[str]) -> BadOption:
    """The error for a value that is none of those allowed; it lists the first if they are many."""
    more = ["…"] if len(allowed) > _MOST_LISTED else []
    listed = ", ".join([*allowed[:_MOST_LISTED], *more])
    return BadOption("engine-bad-choice", option=option, value=str(value), allowed=listed)


class _WithDefault(Generic[T]):
    """An option with a default, encoded as one number unless it says otherwise."""

    default: T

    @property
    def words(self) -> int:
        """How many numbers encode it."""
        return 1

    def preset(self, chosen: Mapping[str, OptionValue]) -> T:
        """The value taken when the table says nothing."""
        return self.default


@dataclass(frozen=True)
class Choice(_WithDefault[str]):
    """An option with named values. A preset is a default that follows from another option."""

    name: str
    values: tuple[str, ...]
    default: str
    follows: str = ""
    presets: Mapping[str, str] | None = None

    def preset(self, chosen: Mapping[str, OptionValue]) -> str:
        return self.presets[str(chosen[self.follows])] if self.presets else self.default

    def encode(self, value: object) -> list[int]:
        if not isinstance(value, str) or value not in self.values:
            raise _bad_choice(self.name, value, self.values)
        return [self.values.index(value)]

    def decode(self, stored: Any, players: int) -> str:
        """The value that a state holds."""
        return self.values[int(stored)]


@dataclass(frozen=True)
class Switch(_WithDefault[bool]):
    """An option that is on or off."""

    name: str
    default: bool

    def encode(self, value: object) -> list[int]:
        if not isinstance(value, bool):
            raise BadOption("engine-bad-switch", option=self.name, value=str(value))
        return [int(value)]

    def decode(self, stored: Any, players: int) -> bool:
        """The value that a state holds."""
        return bool(stored)


@dataclass(frozen=True)
class Number(_WithDefault[int]):
    """An option that is a whole number within bounds."""

    name: str
    low: int
    high: int
    default: int

    def encode(self, value: object) -> list[int]:
        number = whole_number(value)
        if number is None or not self.low <= number <= self.high:
            raise BadOption(
                "engine-bad-number",
                option=self.name,
                value=str(value),
                low=self.low,
                high=self.high,
            )
        return [number]

    def decode(self, stored: Any, players: int) -> int:
        """The value that a state holds."""
        return int(stored)


@dataclass(frozen=True)
class Several:
    """An option that picks any number of named things; encoded as bits, 31 to a word."""

    name: str
    values: tuple[str, ...]
    default: tuple[str, ...] = ()

    @property
    def words(self) -> int:
        """How many numbers encode it."""
        return -(-len(self.values) // _WORD_BITS)

    def preset(self, chosen: Mapping[str, OptionValue]) -> list[str]:
        """The value taken when the table says nothing."""
        return list(self.default)

    def encode(self, value: object) -> list[int]:
        if isinstance(value, str) or not isinstance(value, Sequence):
            value = [value]
        words = [0] * self.words
        for item in value:
            if item not in self.values:
                raise _bad_choice(self.name, item, self.values)
            place = self.values.index(item)
            words[place // _WORD_BITS] |= 1 << place % _WORD_BITS
        return words

    def decode(self, stored: Any, players: int) -> list[str]:
        """The value that a state holds: bits, or a number for each name."""
        if not isinstance(stored, ndarray):
            return [name for place, name in enumerate(self.values) if int(stored) >> place & 1]
        return [name for name, chosen in zip(self.values, stored.tolist(), strict=True) if chosen]


@dataclass(frozen=True)
class PerSeat(_WithDefault[str]):
    """An option with a named value for each seat: one name for all of them, or a list by seat."""

    name: str
    values: tuple[str, ...]
    default: str
    seats: int
    """The most seats there can be; those missing from a list take the default."""

    @property
    def words(self) -> int:
        """How many numbers encode it."""
        return self.seats

    def encode(self, value: object) -> list[int]:
        if isinstance(value, str) or not isinstance(value, Sequence):
            value = [value] * self.seats
        if len(value) > self.seats:
            raise BadOption(
                "engine-too-many-seats", option=self.name, count=len(value), most=self.seats
            )
        named = [*value, *[self.default] * (self.seats - len(value))]
        for item in named:
            if item not in self.values:
                raise _bad_choice(self.name, item, self.values)
        return [self.values.index(item) for item in named]

    def decode(self, stored: Any, players: int) -> list[str]:
        """The value that a state holds."""
        return [self.values[int(number)] for number in stored[:players]]


Option: TypeAlias = "Choice | Switch | Number | Several | PerSeat"


def options_rule(options: Sequence[Option], state: type[Record]) -> Callable[[Any, int, Any], None]:
    """A rule, take_options(s, players, options), that writes the options into the state.

    `options` are numbers made by `Option.encode`. Each option has a field with its name.
    """
    return generated_rule(  # type: ignore[no-any-return]
        "options", "take_options", "s, players, options", _writing(options, state), state, {}
    )


def _writing(options: Sequence[Option], state: type[Record]) -> Iterator[str]:
    yield "s.players = players"
    word = 0
    for option in options:
        if option.name not in state.fields:
            raise TypeError(f"the option “{option.name}” needs a field of its name in the state")
        shape = state.fields[option.name].shape
        if isinstance(option, PerSeat):
            yield "for seat in range(players):"
            yield f"    s.{option.name}[seat] = options[{word} + seat]"
        elif isinstance(option, Several) and shape:
            yield f"for place in range({len(option.values)}):"
            yield f"    bits = options[{word} + place // {_WORD_BITS}]"
            yield f"    s.{option.name}[place] = bits >> place % {_WORD_BITS} & 1"
        else:
            yield f"s.{option.name} = options[{word}]"
        word += option.words


def options_in(options: Sequence[Option], s: Any) -> dict[str, OptionValue]:
    """The options of a table, read back from its state."""
    return {option.name: option.decode(s[option.name], int(s.players)) for option in options}
