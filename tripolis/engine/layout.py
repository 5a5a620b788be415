"""`Record`: what rules work on, declared as a class.

A state is a class with a line for each field:

    class State(Record):
        phase: int = int8()
        hand: Array = int8(SEATS, KINDS)

The class is the static type of a state and makes its layout, `State.layout`: a NumPy dtype whose
elements are instances of the class. Fields that belong to players have the seat as their first
index.

NumPy's own records look up a field by name in Python every time, and describe all their fields to
compiled code to say where their bytes are. Here a field is a property of the class, and a
record that stands alone in an array points to that array: reading a field is five times as fast,
and so is passing a state to a compiled rule.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable
from dataclasses import dataclass
from operator import itemgetter
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeAlias

import numpy as np
from numpy.typing import NDArray

Array: TypeAlias = NDArray[Any]
"""A field with several numbers."""


@dataclass(frozen=True)
class Field:
    """How a field is stored, and who may see it where a view or an observation is derived."""

    kind: str
    """NumPy's name for its numbers."""
    shape: tuple[int, ...]
    public: bool = False
    """Everybody may see it."""
    private: bool = False
    """Its first index is the seat, and a seat may see its own row."""
    most: int = 1
    """The largest number it holds: an observation divides by it."""


def int8(*shape: int, public: bool = False, private: bool = False, most: int = 1) -> Any:
    """A field of numbers from -128 to 127."""
    return Field("i1", shape, public, private, most)


def uint8(*shape: int, public: bool = False, private: bool = False, most: int = 1) -> Any:
    """A field of numbers from 0 to 255."""
    return Field("u1", shape, public, private, most)


def int16(*shape: int, public: bool = False, private: bool = False, most: int = 1) -> Any:
    """A field of numbers from -32,768 to 32,767."""
    return Field("i2", shape, public, private, most)


def int32(*shape: int) -> Any:
    """A field of numbers of 32 bits."""
    return Field("i4", shape)


def int64(*shape: int) -> Any:
    """A field of numbers of 64 bits."""
    return Field("i8", shape)


def float64(*shape: int) -> Any:
    """A field of fractions of 64 bits."""
    return Field("f8", shape)


def uint32(*shape: int) -> Any:
    """A field of numbers of 32 bits without a sign."""
    return Field("u4", shape)


class _RecordType(type):
    """Turns the fields of a class into properties, and makes its layout."""

    fields: dict[str, Field]
    layout: np.dtype[Any]

    def __new__(mcs, name: str, bases: tuple[type, ...], members: dict[str, Any]) -> _RecordType:
        fields = {key: value for key, value in members.items() if isinstance(value, Field)}
        if taken := [key for key in fields if any(hasattr(base, key) for base in bases)]:
            raise ValueError(f"records need these names themselves: {', '.join(taken)}")
        members |= {key: property(itemgetter(key), _putter(key)) for key in fields}
        made = super().__new__(mcs, name, bases, {"__slots__": (), **members, "fields": fields})
        if fields:
            made.layout = np.dtype((made, _without_gaps(fields)))
        return made


def _putter(name: str) -> Callable[[Any, Any], None]:
    def put(record: Any, value: Any) -> None:
        record[name] = value

    return put


def _without_gaps(fields: dict[str, Field]) -> np.dtype[Any]:
    """The fields, aligned for GPUs. The gaps that alignment leaves become fields too: a copy takes
    only the fields of a record, and equal states must be equal in every byte.
    """
    described = [(name, field.kind, field.shape) for name, field in fields.items()]
    aligned: Any = np.dtype(described, align=True)
    whole: list[tuple[Any, ...]] = []
    end = 0
    for name, kind, shape in described:
        type_there, start = aligned.fields[name][:2]
        if start > end:
            whole.append((f"gap_{end}", "i1", (start - end,)))
        whole.append((name, kind, shape))
        end = start + type_there.itemsize
    if aligned.itemsize > end:
        whole.append((f"gap_{end}", "i1", (aligned.itemsize - end,)))
    return np.dtype(whole, align=True)


if TYPE_CHECKING:

    class _Void:
        """What NumPy's records offer. NumPy allows classes based on them, its stubs do not."""

        base: Any
        data: Any
        dtype: np.dtype[Any]

        def __getitem__(self, name: str) -> Any: ...
        def __setitem__(self, name: str, value: Any) -> None: ...
        def tobytes(self) -> bytes: ...
else:
    _Void = np.void


class Record(_Void, metaclass=_RecordType):
    """One record, or one element of an array of them: a view, not a copy."""

    fields: ClassVar[dict[str, Field]]
    layout: ClassVar[np.dtype[Any]]

    @property
    def data(self) -> Any:
        """The address of its bytes."""
        array = self.base
        alone = array is not None and array.size == 1 and array.dtype is self.dtype
        return array if alone else super().data

    def copy(self, order: Any = "C") -> Self:
        """A copy of the record, alone in a new array."""
        return _alone(self.dtype, self.tobytes())  # type: ignore[no-any-return]

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __reduce__(self) -> Any:
        return _alone, (self.dtype, self.tobytes())

    if not TYPE_CHECKING:  # a type checker knows the fields

        def __getattr__(self, name: str) -> Any:
            raise AttributeError(name if name.startswith("_") else unknown_field(type(self), name))


def unknown_field(kind: type[Record], name: str) -> str:
    """What to say about a field that a record does not have."""
    near = difflib.get_close_matches(name, kind.fields, 1)
    hint = f"; did you mean “{near[0]}”?" if near else ""
    return f"{kind.__name__} has no field “{name}”{hint}"


def _alone(kind: np.dtype[Any], content: bytes) -> Any:
    return np.ndarray(1, kind, bytearray(content))[0]
