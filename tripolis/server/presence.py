"""Who is present at a table, sent to all its readers together.

At a table with many spectators someone comes or goes all the time. So presence is sent in batches,
with the number of spectators instead of their names.
"""

from __future__ import annotations

import asyncio

from tripolis.server.live import LiveTable
from tripolis.server.models import to_json
from tripolis.server.rendering import presence_json


def tell_soon(live: LiveTable, pause: float) -> None:
    """Someone has come or gone: tell readers after a pause, batched."""
    if live.telling_presence is None:
        loop = asyncio.get_running_loop()
        live.telling_presence = loop.call_later(pause, _tell_now, live)


def _tell_now(live: LiveTable) -> None:
    live.telling_presence = None
    tell(live)


def tell(live: LiveTable) -> None:
    """Tell all readers who is present, if that has changed."""
    drawn = to_json(presence_json(live))
    if drawn != live.presence:
        live.presence = drawn
        live.changed.notify()
