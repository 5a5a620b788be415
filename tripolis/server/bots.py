"""Bots at a table: who is asked, what they think with, and their move."""

from __future__ import annotations

import hashlib
import time

from tripolis.players.beliefs import remembered
from tripolis.players.characters import recorded_name
from tripolis.server import play, thinking
from tripolis.server.house import House, change_table, find_table
from tripolis.server.live import LiveTable
from tripolis.server.models import PLAYING, Table
from tripolis.server.table_store import StaleVersion

STAND_IN = "regular"
"""The level of a bot that plays for an absent player."""


async def play_for_bot(house: House, table_id: str) -> None:
    """Compute and make the move of one bot."""
    live = await find_table(house, table_id)
    match, seat = live.playing, _bot_asked(live)
    if seat is None:
        await change_table(house, table_id, _nothing_due)
        return
    began = time.monotonic()
    player = player_of(live.table, seat)
    seed = bot_seed(live.table, seat)
    state, decided_at = match.state, live.table.seq
    past = remembered(match.played, seat)
    action = await house.bot_pool.run(
        thinking.choose, live.table.game, state.tobytes(), seat, player, seed, past
    )
    house.note_thinking(level_of(live.table, seat), time.monotonic() - began)
    move = match.game.write_move(state, seat, action)
    while play.still_decides(live, seat, decided_at) and live.table.bot_plays(seat):
        try:
            await play.make_move(house, live, seat, move, None)
            return
        except StaleVersion:
            live = await find_table(house, table_id)


def _bot_asked(live: LiveTable) -> int | None:
    if live.table.status != PLAYING:
        return None
    return next((seat for seat in live.awaited if live.table.bot_plays(seat)), None)


def _nothing_due(table: Table) -> None:
    if not any(table.bot_plays(seat) for seat in table.awaited):
        table.bot_at = None


def bot_seed(table: Table, seat: int) -> int:
    """The seed for a bot's decision: secret, and the same if it is repeated."""
    return seed_of_decision(table.seed, table.seq, seat)


def seed_of_decision(seed: str, seq: int, seat: int) -> int:
    """The same from the table's secret seed, once that is public."""
    text = f"tripolis bot|{seed}|{seq}|{seat}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest())


def player_of(table: Table, seat: int) -> str:
    """The player that decides for this seat: its character at its level, or a stand-in."""
    place = table.seats[seat]
    return recorded_name(place.character, str(place.level)) if place.character else STAND_IN


def level_of(table: Table, seat: int) -> str:
    """The level of the bot that plays this seat."""
    return table.seats[seat].level or STAND_IN
