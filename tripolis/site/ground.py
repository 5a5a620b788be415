"""What every worker of a page imports: the games, those who play them, and Python's library.

A page keeps a copy of Python's memory once this is imported, and starts its workers from it. So
nothing here may load a compiled extension (msgspec) or hold an object of the browser.
"""

from __future__ import annotations

import asyncio
import contextlib
import decimal
import json
import logging
import pickle
import random
import secrets
import urllib.parse
import uuid

import tripolis.engine.match
import tripolis.engine.record
import tripolis.lessons
import tripolis.players.levels
import tripolis.wasm.runtime
from tripolis.engine.game import find_game, game_names

__all__ = [
    "asyncio",
    "contextlib",
    "decimal",
    "json",
    "logging",
    "pickle",
    "random",
    "secrets",
    "tripolis",
    "urllib",
    "uuid",
]

for _name in game_names():
    find_game(_name)
