"""Records and small arrays in plain Python, for where there is no NumPy: `arrays` chooses.

The bytes are those of NumPy's: a record lies in one buffer, with each field where NumPy would align
it, so a WebAssembly module can work on it. An array is a view into a buffer, with a fixed shape and
type. What is read is a Python number, which never wraps; a number that does not fit into its place
is an error.

Arrays do what the games ask of them, and nothing more.
"""

from __future__ import annotations

import operator
from array import array as packed
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain
from math import prod
from operator import attrgetter
from struct import calcsize
from typing import Any, ClassVar, Self, TypeAlias, TypeVar

from tripolis.engine.fields import Field, unknown_field

FORMATS = {
    "i1": "b",
    "u1": "B",
    "i2": "h",
    "u2": "H",
    "i4": "i",
    "u4": "I",
    "i8": "q",
    "u8": "Q",
    "f4": "f",
    "f8": "d",
    "?": "?",
}
"""NumPy's names of types, with those of `struct`."""
_NAMES = {code: name for name, code in FORMATS.items()}

Kind: TypeAlias = "str | type[int] | type[float] | type[bool]"
"""The type of an array's numbers."""
int8, uint8, int16, int32, uint32 = "i1", "u1", "i2", "i4", "u4"
float32, int64, float64 = "f4", int, float

_OF_TYPES: dict[object, str] = {int: "q", float: "d", bool: "?"}


def _format(kind: Kind) -> str:
    return FORMATS[kind] if isinstance(kind, str) else _OF_TYPES[kind]


# Arrays


class Array:
    """A row of numbers: a view into a buffer."""

    __slots__ = ("_cells",)

    def __init__(self, cells: memoryview) -> None:
        self._cells = cells

    def __class_getitem__(cls, kind: object) -> type[Array]:
        return cls

    @property
    def shape(self) -> tuple[int, ...]:
        """Its length along each index."""
        return self._cells.shape or ()

    @property
    def ndim(self) -> int:
        """How many indices it takes."""
        return self._cells.ndim

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)

    @property
    def dtype(self) -> str:
        """NumPy's name for the type of its numbers."""
        return _NAMES[self._cells.format]

    @property
    def flat(self) -> list[Any]:
        """All its numbers in one list."""
        return self._cells.tolist()

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[Any]:
        return iter(self._cells)

    def __contains__(self, number: object) -> bool:
        return number in self.flat

    def __getitem__(self, place: Any) -> Any:
        return self._cells[place] if place.__class__ is int else self._part(place)

    def _part(self, place: Any) -> Any:
        """What is asked for with anything but a number."""
        if isinstance(place, slice):
            return Array(self._cells[place])
        if isinstance(place, Array):
            return self._where(place)
        if isinstance(place, tuple):
            return self[place[0]] if place else self
        return self._cells[place]

    def __setitem__(self, place: Any, value: Any) -> None:
        if place.__class__ is slice or place is ...:
            _fill(self._cells if place is ... else self._cells[place], value)
        else:
            self._cells[place] = value

    def _where(self, mask: Array) -> Array:
        """The numbers for which the mask is true, as a copy."""
        chosen = [number for number, wanted in zip(self.flat, mask.flat) if wanted]
        return array(chosen, self.dtype)

    def tolist(self) -> list[Any]:
        """Its numbers as nested lists."""
        return self._cells.tolist()

    def tobytes(self) -> bytes:
        """Its bytes."""
        return self._cells.tobytes()

    def copy(self) -> Array:
        """An array with the same numbers and a buffer of its own."""
        return _over(bytearray(self.tobytes()), self._cells.format, self.shape)

    def astype(self, kind: Kind) -> Array:
        """A copy with another type."""
        return _filled(self.flat, _format(kind), self.shape)

    def reshape(self, *shape: int) -> Array:
        """The same numbers with another shape: a view, not a copy."""
        return _view(self._cells.cast("B"), self._cells.format, shape)

    def sum(self, axis: int | None = None, dtype: object = None) -> Any:
        """The sum of all numbers, or, with an axis of 0, the sum of its rows."""
        if axis is None:
            return sum(self.flat)
        return array([sum(column) for column in zip(*self.tolist())], int)

    def any(self) -> bool:
        """Is any of them not 0?"""
        return any(self.flat)

    def all(self) -> bool:
        """Is none of them 0?"""
        return all(self.flat)

    def max(self) -> Any:
        """The largest number."""
        return max(self.flat)

    def min(self) -> Any:
        """The smallest number."""
        return min(self.flat)

    def nonzero(self) -> tuple[Array]:
        """The places of the numbers that are not 0, in a row."""
        return (flatnonzero(self),)

    def _with(self, other: Any, work: Callable[[Any, Any], Any]) -> Array:
        """What the work makes of each number with its counterpart, or with the one number."""
        own = self.flat
        if isinstance(other, _SEVERAL):
            others = flattened(other)
            if len(own) != len(others):
                raise ValueError(f"{len(own)} and {len(others)} numbers do not go together")
            made = list(map(work, own, others))
        else:
            made = [work(number, other) for number in own]
        kind = type(made[0]) if made else int
        return _filled(made, _OF_TYPES[kind], self.shape)

    def __add__(self, other: Any) -> Array:
        return self._with(other, operator.add)

    def __radd__(self, other: Any) -> Array:
        return self._with(other, lambda one, another: another + one)

    def __sub__(self, other: Any) -> Array:
        return self._with(other, operator.sub)

    def __rsub__(self, other: Any) -> Array:
        return self._with(other, lambda one, another: another - one)

    def __mul__(self, other: Any) -> Array:
        return self._with(other, operator.mul)

    def __truediv__(self, other: Any) -> Array:
        return self._with(other, operator.truediv)

    def __neg__(self) -> Array:
        return self._with(-1, operator.mul)

    def __iadd__(self, other: Any) -> Self:
        self[...] = self + other
        return self

    def __isub__(self, other: Any) -> Self:
        self[...] = self - other
        return self

    def __eq__(self, other: object) -> Any:
        return self._with(other, operator.eq)

    def __ne__(self, other: object) -> Any:
        return self._with(other, operator.ne)

    def __lt__(self, other: Any) -> Array:
        return self._with(other, operator.lt)

    def __le__(self, other: Any) -> Array:
        return self._with(other, operator.le)

    def __gt__(self, other: Any) -> Array:
        return self._with(other, operator.gt)

    def __ge__(self, other: Any) -> Array:
        return self._with(other, operator.ge)

    __hash__ = None  # type: ignore[assignment]

    def __bool__(self) -> bool:
        if self.size != 1:
            raise ValueError("an array of several numbers is neither true nor false")
        return bool(self.flat[0])

    def __repr__(self) -> str:
        return f"array({self.tolist()}, {self.dtype})"

    def __reduce__(self) -> Any:
        return _over, (bytearray(self.tobytes()), self._cells.format, self.shape)


class Grid(Array):
    """An array with several indices. It remembers its rows: making them takes a while."""

    __slots__ = ("_rows",)

    def __init__(self, cells: memoryview) -> None:
        self._cells = cells
        self._rows: dict[Any, Array] = {}

    @property
    def flat(self) -> list[Any]:
        return list(self._numbers())

    def _numbers(self) -> Any:
        """All its numbers in one row."""
        return _as(self._cells.cast("B"), self._cells.format)

    def __iter__(self) -> Iterator[Any]:
        return map(self.__getitem__, range(len(self)))

    def __getitem__(self, place: Any) -> Any:
        if place.__class__ is tuple:
            try:
                return self._cells[place]
            except (TypeError, NotImplementedError):
                return self._block(*place)
        try:
            return self._rows[place]
        except (KeyError, TypeError):
            return self._row(place)

    def __setitem__(self, place: Any, value: Any) -> None:
        if place.__class__ is tuple:
            try:
                self._cells[place] = value
            except (TypeError, NotImplementedError):
                self._fill_block(place, value)
        elif place is ...:
            _fill(self._numbers(), value)
        else:
            self[place][...] = value

    def _row(self, place: Any) -> Array:
        """One row, some of the rows that lie together, or the numbers that a mask chooses."""
        if isinstance(place, Array):
            return self._where(place)
        count, *below = self.shape
        size = prod(below) * self._cells.itemsize
        raw, code = self._cells.cast("B"), self._cells.format
        if isinstance(place, slice):
            first, end, step = place.indices(count)
            if step != 1:
                raise TypeError("only rows that lie together have a view")
            rows = max(0, end - first)
            return _view(raw[first * size : (first + rows) * size], code, (rows, *below))
        number = operator.index(place)
        if not -count <= number < count:
            raise IndexError(f"there is no row {number} among {count}")
        first = number % count * size
        row = self._rows[number] = _view(raw[first : first + size], code, tuple(below))
        return row

    def _block(self, first: Any, *rest: Any) -> Any:
        """The part of some rows, or a column."""
        if not isinstance(first, slice):
            return self[first][rest if len(rest) != 1 else rest[0]]
        rows, columns = self.shape
        start, end, step = first.indices(rows)
        column = range(columns)[rest[0]]
        if not isinstance(column, int):
            raise TypeError("only a whole column, or a part of one row, has a view")
        return Array(self._numbers()[start * columns + column : end * columns : step * columns])

    def _fill_block(self, place: tuple[Any, ...], value: Any) -> None:
        first, *rest = place
        inner = tuple(rest) if len(rest) > 1 else rest[0]
        if not isinstance(first, slice):
            self[first][inner] = value
            return
        rows = range(len(self))[first]
        several = isinstance(value, _SEVERAL)
        for row, part in zip(rows, value if several else [value] * len(rows)):
            self[row][inner] = part


class Records:
    """A row of records of one type, in one buffer."""

    __slots__ = ("_bytes", "_made", "dtype")

    def __init__(self, layout: Layout, content: memoryview) -> None:
        self.dtype = layout
        self._bytes = content
        self._made: dict[int, RecordBase] = {}

    def __len__(self) -> int:
        return len(self._bytes) // self.dtype.itemsize

    def __iter__(self) -> Iterator[RecordBase]:
        return map(self.__getitem__, range(len(self)))

    def __getitem__(self, place: Any) -> Any:
        try:
            return self._made[place]
        except (KeyError, TypeError):
            return self._part(place)

    def _part(self, place: Any) -> Any:
        """A record that is asked for the first time, or some that lie together."""
        size = self.dtype.itemsize
        if isinstance(place, slice):
            some = range(len(self))[place]
            return Records(self.dtype, self._bytes[some.start * size : some.stop * size])
        start = range(len(self))[place] * size
        record = record_over(self.dtype.record, self._bytes[start : start + size])
        self._made[place] = record
        return record

    def __setitem__(self, place: int, record: RecordBase) -> None:
        self[place]._bytes[:] = record._bytes

    def tobytes(self) -> bytes:
        """The bytes of all of them."""
        return self._bytes.tobytes()


_SEVERAL = (Array, list, tuple)
"""What has several numbers. As a tuple, it is looked through faster than a union of types."""


def flattened(numbers: Any) -> list[Any]:
    """The numbers of an array or of nested lists, in one list."""
    if isinstance(numbers, Array):
        return numbers.flat
    if not isinstance(numbers, Sequence):
        return list(numbers)
    if numbers and isinstance(numbers[0], _SEVERAL):
        return list(chain.from_iterable(map(flattened, numbers)))
    return list(numbers)


def _fill(cells: memoryview, value: Any) -> None:
    """Write one number everywhere, or as many numbers as there are places."""
    count = len(cells)
    numbers = flattened(value) if isinstance(value, _SEVERAL) else [value] * count
    if len(numbers) != count:
        raise ValueError(f"{len(numbers)} numbers do not fit into {count} places")
    if cells.format == "?":
        cells.cast("B")[:] = bytes(map(bool, numbers))
    else:
        cells[:] = packed(cells.format, numbers)


def _as(raw: memoryview, code: str, *shape: tuple[int, ...]) -> Any:
    """The same bytes as numbers of another type, in a row or in a shape."""
    return raw.cast(code, *shape)  # type: ignore[call-overload]


def _view(raw: memoryview, code: str, shape: tuple[int, ...]) -> Array:
    # An empty view cannot have several indices.
    flat = len(shape) == 1 or 0 in shape
    return Array(_as(raw, code)) if flat else Grid(_as(raw, code, shape))


def _over(buffer: bytearray, code: str, shape: tuple[int, ...]) -> Array:
    return _view(memoryview(buffer), code, shape)


def _filled(numbers: list[Any], code: str, shape: tuple[int, ...]) -> Array:
    if len(numbers) != prod(shape):
        raise ValueError(f"{len(numbers)} numbers do not fit into {prod(shape)} places")
    if code == "?":
        return _over(bytearray(map(bool, numbers)), code, shape)
    made = memoryview(packed(code, numbers))
    return Array(made) if len(shape) == 1 else _view(made.cast("B"), code, shape)


def _shape_of(numbers: Any) -> tuple[int, ...]:
    if isinstance(numbers, Array):
        return numbers.shape
    inner = numbers[0] if numbers else 0
    return (len(numbers), *(_shape_of(inner) if isinstance(inner, _SEVERAL) else ()))


# What NumPy calls by these names

NDArray = ndarray = Array


def array(numbers: Any, kind: Kind | None = None) -> Array:
    """An array of these numbers, or nested lists of numbers."""
    listed = numbers if isinstance(numbers, Array) else list(numbers)
    flat = flattened(listed)
    if kind is None:
        kind = float if any(isinstance(number, float) for number in flat) else int
    return _filled(flat, _format(kind), _shape_of(listed))


def zeros(shape: int | tuple[int, ...], kind: Kind | Layout = float) -> Any:
    """An array of zeros, or zeroed records if the type is the layout of a record."""
    lengths = shape if isinstance(shape, tuple) else (shape,)
    if isinstance(kind, Layout):
        return Records(kind, memoryview(bytearray(kind.itemsize * prod(lengths))))
    code = _format(kind)
    return _over(bytearray(calcsize(code) * prod(lengths)), code, lengths)


def full(shape: int | tuple[int, ...], number: float, kind: Kind) -> Array:
    """An array that has the same number everywhere."""
    made: Array = zeros(shape, kind)
    made[...] = number
    return made


def flatnonzero(numbers: Array) -> Array:
    """The places of the numbers that are not 0, all counted in one row."""
    return array([place for place, number in enumerate(numbers.flat) if number], int)


def bytes_of(value: Array | Records | RecordBase) -> memoryview:
    """The bytes of an array, of records or of one record: a view, not a copy."""
    return value._cells.cast("B") if isinstance(value, Array) else value._bytes


# Records


class Layout:
    """Where the fields of a record lie in its bytes: as NumPy aligns them."""

    record: type[RecordBase]

    def __init__(self, fields: Mapping[str, Field]) -> None:
        self.places: dict[str, tuple[int, str, tuple[int, ...]]] = {}
        """By name: the offset, the type and the shape of a field."""
        end = alignment = 0
        for name, field in fields.items():
            code = FORMATS[field.kind]
            size = calcsize(code)
            start = -(-end // size) * size
            self.places[name] = (start, code, field.shape)
            end = start + size * prod(field.shape)
            alignment = max(alignment, size)
        self.itemsize = -(-end // alignment) * alignment
        self.views = {
            _view_of(name, code, shape): (start, start + calcsize(code) * prod(shape), code, shape)
            if shape
            else (0, self.itemsize, code, ())
            for name, (start, code, shape) in self.places.items()
        }
        """The views that a record makes when they are first asked for, by the name of the slot that
        keeps them: where they begin and end, their type and shape."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the fields."""
        return tuple(self.places)

    def properties(self) -> dict[str, property]:
        """The fields as properties of the record's class."""
        return {
            name: _array_field(name) if shape else _number_field(start // calcsize(code), code)
            for name, (start, code, shape) in self.places.items()
        }

    def __reduce__(self) -> Any:
        return attrgetter("layout"), (self.record,)


_WHOLE, _PART = "_as_", "_field_"


dtype = Layout


def _view_of(name: str, code: str, shape: tuple[int, ...]) -> str:
    """Where a record keeps the view that it reads a field from: for a number, its whole bytes as
    numbers of that type."""
    return f"{_PART}{name}" if shape else f"{_WHOLE}{_NAMES[code]}"


def _number_field(place: int, code: str) -> property:
    view = _view_of("", code, ())
    scope: dict[str, Any] = {}
    # Written out, with the view and the place as they are, a field is read fastest.
    exec(
        f"def get(record): return record.{view}[{place}]\n"
        f"def put(record, value): record.{view}[{place}] = value\n",
        scope,
    )
    return property(scope["get"], scope["put"])


def _array_field(name: str) -> property:
    get = attrgetter(_PART + name)

    def put(record: RecordBase, value: Any) -> None:
        get(record)[...] = value

    return property(get, put)


Plain = TypeVar("Plain", bound="RecordBase")


class RecordBase:
    """One record, alone or in a row of them: a view into a buffer."""

    __slots__ = ("_bytes",)

    _bytes: memoryview
    layout: ClassVar[Any]
    fields: ClassVar[dict[str, Field]]

    @property
    def dtype(self) -> Any:
        """Where its fields lie."""
        return self.layout

    def __getitem__(self, name: str) -> Any:
        return getattr(self, name)

    def __setitem__(self, name: str, value: Any) -> None:
        setattr(self, name, value)

    def __getattr__(self, name: str) -> Any:
        """Make a view that is asked for the first time."""
        kind = type(self)
        if name not in kind.layout.views:
            known = name.startswith("_")
            raise AttributeError(name if known else unknown_field(kind.__name__, name, kind.fields))
        start, end, code, shape = kind.layout.views[name]
        raw = self._bytes[start:end]
        view = _view(raw, code, shape) if shape else _as(raw, code)
        setattr(self, name, view)
        return view

    def tobytes(self) -> bytes:
        """Its bytes."""
        return self._bytes.tobytes()

    def copy(self) -> Self:
        """A copy of the record, with a buffer of its own."""
        return record_over(type(self), memoryview(bytearray(self._bytes)))

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.tobytes() == other.tobytes()

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> Any:
        return _record_of, (type(self), self.tobytes())


def record_over(kind: type[Plain], content: memoryview) -> Plain:
    """A record whose bytes are these."""
    made = kind.__new__(kind)
    made._bytes = content
    return made


def _record_of(kind: type[RecordBase], content: bytes) -> RecordBase:
    return record_over(kind, memoryview(bytearray(content)))


def members_of(fields: Mapping[str, Field]) -> dict[str, Any]:
    """What the class of a record needs for its fields."""
    layout = Layout(fields)
    return {"__slots__": tuple(layout.views), **layout.properties(), "layout": layout}


def layout_of(record: type[RecordBase], fields: Mapping[str, Field]) -> Layout:
    """The layout of a record's class."""
    layout: Layout = record.layout
    layout.record = record
    return layout
