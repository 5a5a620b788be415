"""`Record`: what rules work on, declared as a class.

A state is a class with a line for each field:

    class State(Record):
        phase: int = int8()
        hand: Array = int8(SEATS, KINDS)

The class is the static type of a state and makes its layout, `State.layout`: a NumPy dtype whose
elements are instances of the class, or its plain form (`arrays`). Fields that belong to players
have the seat as their first index.
"""

from __future__ import annotations

from typing import Any, ClassVar, Self, TypeAlias

from tripolis.engine.arrays import NDArray, RecordBase, dtype, layout_of, members_of
from tripolis.engine.fields import Field

Array: TypeAlias = NDArray[Any]
"""A field with several numbers."""


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
    layout: dtype[Any]

    def __new__(mcs, name: str, bases: tuple[type, ...], members: dict[str, Any]) -> _RecordType:
        fields = {key: value for key, value in members.items() if isinstance(value, Field)}
        if taken := [key for key in fields if any(hasattr(base, key) for base in bases)]:
            raise ValueError(f"records need these names themselves: {', '.join(taken)}")
        whole = {"__slots__": (), **members, "fields": fields}
        made = super().__new__(mcs, name, bases, whole | (members_of(fields) if fields else {}))
        if fields:
            made.layout = layout_of(made, fields)
        return made


class Record(RecordBase, metaclass=_RecordType):
    """One record, or one element of an array of them: a view, not a copy."""

    fields: ClassVar[dict[str, Field]]
    layout: ClassVar[dtype[Any]]

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()
