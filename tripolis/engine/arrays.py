"""Arrays and records: NumPy's, or plain Python's where there is no NumPy (`plain`).

Rules and faces import what they need of NumPy from here, and read the same either way. Where NumPy
is installed, `TRIPOLIS_ARRAYS=plain` asks for the plain form.
"""

from __future__ import annotations

import os
from importlib.util import find_spec
from typing import TYPE_CHECKING

PLAIN: bool = os.environ.get("TRIPOLIS_ARRAYS") == "plain" or find_spec("numpy") is None
"""Are arrays and records those of `plain`?"""

if TYPE_CHECKING or not PLAIN:
    from numpy import (
        array,
        dtype,
        flatnonzero,
        float32,
        float64,
        full,
        int8,
        int16,
        int32,
        int64,
        ndarray,
        uint8,
        uint32,
        zeros,
    )
    from numpy.typing import NDArray

    from tripolis.engine.with_numpy import RecordBase, bytes_of, layout_of, members_of
else:
    from tripolis.engine.plain import (
        NDArray,
        RecordBase,
        array,
        bytes_of,
        dtype,
        flatnonzero,
        float32,
        float64,
        full,
        int8,
        int16,
        int32,
        int64,
        layout_of,
        members_of,
        ndarray,
        uint8,
        uint32,
        zeros,
    )

__all__ = [
    "PLAIN",
    "NDArray",
    "RecordBase",
    "array",
    "bytes_of",
    "dtype",
    "flatnonzero",
    "float32",
    "float64",
    "full",
    "int8",
    "int16",
    "int32",
    "int64",
    "layout_of",
    "members_of",
    "ndarray",
    "uint8",
    "uint32",
    "zeros",
]
