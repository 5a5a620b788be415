"""Who is at a table, told to all its readers at once.

Where many look on, somebody comes or goes all the time. So readers are told at most once in a
while, and told how many spectators there are instead of who they are.
"""

from __future__ import annotations

import asyncio

from tripolis.server.live import LiveTable
from tripolis.server.models import to_json
from tripolis.server.rendering import presence_json


def tell_soon(live: LiveTable, pause: float) -> None:
    """Somebody has come or gone: tell it after a pause, together with what happens meanwhile."""
    if live.telling_presence is None:
        loop = asyncio.get_running_loop()
        live.telling_presence = loop.call_later(pause, _tell_now, live)


def _tell_now(live: LiveTable) -> None:
    live.telling_presence = None
    tell(live)


def tell(live: LiveTable) -> None:
    """Let all readers know who is here, if that has changed."""
    drawn = to_json(presence_json(live))
    if drawn != live.presence:
        live.presence = drawn
        live.changed.notify()
