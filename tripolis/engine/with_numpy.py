"""Records as NumPy's: what `arrays` takes where NumPy is installed.

NumPy's own records look up a field by name in Python every time, and describe all their fields to
compiled code to say where their bytes are. Here a field is a property of the class, and a
record that stands alone in an array points to that array: reading a field is five times as fast,
and so is passing a state to a compiled rule.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter
from typing import TYPE_CHECKING, Any, ClassVar, Self

import numpy as np

from tripolis.engine.fields import Field, unknown_field

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


class RecordBase(_Void):
    """A record: an element of an array, and a view into it."""

    __slots__ = ()

    fields: ClassVar[dict[str, Field]]

    @property
    def data(self) -> Any:
        """The address of its bytes."""
        array = self.base
        alone = array is not None and array.size == 1 and array.dtype is self.dtype
        return array if alone else super().data

    def copy(self, order: Any = "C") -> Self:
        """A copy of the record, alone in a new array."""
        return _alone(self.dtype, self.tobytes())  # type: ignore[no-any-return]

    def __reduce__(self) -> Any:
        return _alone, (self.dtype, self.tobytes())

    if not TYPE_CHECKING:  # a type checker knows the fields

        def __getattr__(self, name: str) -> Any:
            kind = type(self)
            known = name.startswith("_")
            raise AttributeError(name if known else unknown_field(kind.__name__, name, kind.fields))


def _alone(kind: np.dtype[Any], content: bytes) -> Any:
    return np.ndarray(1, kind, bytearray(content))[0]


def members_of(fields: dict[str, Field]) -> dict[str, Any]:
    """What the class of a record needs for its fields."""
    return {"__slots__": (), **{name: property(itemgetter(name), _putter(name)) for name in fields}}


def _putter(name: str) -> Callable[[Any, Any], None]:
    def put(record: Any, value: Any) -> None:
        record[name] = value

    return put


def layout_of(record: type, fields: dict[str, Field]) -> np.dtype[Any]:
    """A type whose elements are instances of the record's class.

    The fields are aligned for GPUs. The gaps that alignment leaves become fields too: a copy takes
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
    return np.dtype((record, np.dtype(whole, align=True)))


def bytes_of(value: Any) -> memoryview:
    """The bytes of an array, or of a record that stands alone: a view, not a copy."""
    array = value.data if isinstance(value, np.void) else value
    whole: Any = np.asarray(array).view(np.uint8).reshape(-1)
    return memoryview(whole)
