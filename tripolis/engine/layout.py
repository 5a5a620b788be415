"""`record`: the layout of what rules work on, and how Python reaches its fields.

NumPy's own records look a field up by name in Python, every time, and tell compiled code where
their bytes are by describing all their fields. Here a field is a property of the record's own type,
and a record that stands alone in an array points to that array: reading a field is five times as
fast, and so is handing a state to a compiled rule.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from operator import itemgetter
from typing import Any

import numpy as np


def record(*fields: tuple[Any, ...]) -> np.dtype[Any]:
    """The dtype of a record that rules work on, with its fields where a GPU can reach them.

    A field is a name and a NumPy type, and for an array its shape. The gaps that alignment leaves
    are fields too: a copy of a record takes its fields along and nothing else, and equal states
    must be equal in every byte.
    """
    aligned: Any = np.dtype(list(fields), align=True)
    whole: list[tuple[Any, ...]] = []
    end = 0
    for field in fields:
        kind, start = aligned.fields[field[0]][:2]
        if start > end:
            whole.append((f"gap_{end}", "i1", (start - end,)))
        whole.append(field)
        end = start + kind.itemsize
    if aligned.itemsize > end:
        whole.append((f"gap_{end}", "i1", (aligned.itemsize - end,)))
    return np.dtype((_record_type(fields), np.dtype(whole, align=True)))


class _RecordType(type):
    """The type of the types of records. It knows their fields, so that other processes can, too."""

    fields: tuple[tuple[Any, ...], ...]


copyreg.pickle(_RecordType, lambda kind: (_record_type, (kind.fields,)))


class _Record(np.void):  # type: ignore[misc]  # NumPy allows it, its stubs do not
    """One record, or one element of an array of them: a view, not a copy."""

    __slots__ = ()

    @property
    def data(self) -> Any:
        """Where its bytes are."""
        array = self.base
        alone = array is not None and array.size == 1 and array.dtype is self.dtype
        return array if alone else super().data

    def copy(self, order: Any = "C") -> Any:
        """The same record, alone in an array of its own."""
        return _alone(self.dtype, self.tobytes())

    def __deepcopy__(self, memo: object) -> Any:
        return self.copy()

    def __reduce__(self) -> Any:
        return _alone, (self.dtype, self.tobytes())


def _alone(kind: np.dtype[Any], content: bytes) -> Any:
    return np.ndarray(1, kind, bytearray(content))[0]


def _record_type(fields: tuple[tuple[Any, ...], ...]) -> _RecordType:
    names = [field[0] for field in fields]
    if taken := [name for name in names if hasattr(_Record, name)]:
        raise ValueError(f"records need these names themselves: {', '.join(taken)}")
    properties = {name: property(itemgetter(name), _putter(name)) for name in names}
    members = {"__slots__": (), "fields": fields, **properties}
    return _RecordType("Record", (_Record,), members)


def _putter(name: str) -> Callable[[Any, Any], None]:
    def put(record: Any, value: Any) -> None:
        record[name] = value

    return put
