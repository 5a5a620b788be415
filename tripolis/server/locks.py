"""A lock on a file, which ends with the process that holds it, however that ends."""

from __future__ import annotations

import sys
from typing import TextIO


def lock(file: TextIO) -> bool:
    """Lock an open file until it is closed; False if somebody else has."""
    try:
        _lock(file.fileno())
    except (BlockingIOError, PermissionError):
        return False
    return True


if sys.platform == "win32":
    import msvcrt

    def _lock(number: int) -> None:
        msvcrt.locking(number, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(number: int) -> None:
        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
