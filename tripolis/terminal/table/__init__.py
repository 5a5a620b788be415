"""The terminal table: people and bots at one screen, and replays of their matches."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from tripolis.engine.match import Match
from tripolis.players.levels import Mind


@dataclass(frozen=True)
class Seating:
    """Who sits in a seat: a person (`mind` is None), or a bot and the mind it plays with."""

    name: str
    mind: Mind | None
    character: str | None = None
    """Which of the characters it is, if it is one: they have something to say."""


def play_at_table(
    match: Match, seats: list[Seating], language: str, save_to: Path, memory: Path | None = None
) -> None:
    """Play a match at the terminal, until it ends or somebody leaves; `save_to` keeps it.

    `memory` keeps what the next match needs to know of this one, if the game remembers anything.
    """
    # Textual takes a moment to load, and commands that show no table should not wait for it.
    from tripolis.terminal.table.playing import play

    play(match, seats, language, save_to, memory)


def replay_at_table(match: Match, language: str) -> None:
    """Step through a match, finished or not, through anybody's eyes."""
    from tripolis.terminal.table.replaying import replay

    replay(match, language)
