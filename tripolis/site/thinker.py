"""The entry of a page's thinking worker: work in, what was found out."""

from __future__ import annotations

import pickle
from typing import Any

from tripolis.server import archive, thinking

_WORK = {
    work.__name__: work
    for work in (thinking.choose, thinking.advise, thinking.analyse, archive.draw)
}


def work(name: str, given: Any) -> bytes:
    """Do some work by its name. Its arguments come pickled from the house beside it."""
    return pickle.dumps(_WORK[name](*pickle.loads(given.to_bytes())))
