"""Who sits at the table and who may act: everything about a game evening that needs no screen."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from tripolis.engine.match import Match, Played
from tripolis.players.beliefs import remembered
from tripolis.players.levels import Player
from tripolis.players.remarks import Remark, remark_on
from tripolis.terminal.table import Seating


@dataclass(frozen=True)
class TakingBack:
    """What an undo would take back, and who has to agree."""

    moves: tuple[Played, ...]
    is_free: bool
    others: list[int]
    """The other people at the table, if they have to agree."""


class Sitting:
    """A match, the people and bots who play it, and the files that keep it and its memory."""

    def __init__(
        self, match: Match, seats: list[Seating], save_to: Path, memory: Path | None = None
    ) -> None:
        self.match = match
        self.seats = seats
        self.save_to = save_to
        self.memory = memory
        self.people = [seat for seat, who in enumerate(seats) if who.mind is None]
        self.names = [who.name for who in seats]
        match.names = list(self.names)
        self._bots = {
            seat: Player(match.game, who.mind, match.seed or 0, seat)
            for seat, who in enumerate(seats)
            if who.mind is not None
        }

    @property
    def shared(self) -> bool:
        """Do several people use this one screen?"""
        return len(self.people) > 1

    def awaited_bot(self) -> int | None:
        """A bot that has to answer."""
        return next((seat for seat in self.match.awaited if seat not in self.people), None)

    def awaited_person(self, after: int | None) -> int | None:
        """The person to ask: the one asked last if they still have to answer, else the next one."""
        first = 0 if after is None else after
        clockwise = [(first + steps) % len(self.seats) for steps in range(len(self.seats))]
        awaited = self.match.awaited
        return next((seat for seat in clockwise if seat in self.people and seat in awaited), None)

    def may_change(self) -> list[int]:
        """The people who have answered and may still change their answer."""
        awaited = self.match.awaited
        return [seat for seat in self.match.acting if seat in self.people and seat not in awaited]

    def choose(self, seat: int) -> str:
        """The move a bot wants to make."""
        if seat not in self._bots:
            raise ValueError(f"seat {seat} is a person's")
        state, bot = self.match.state, self._bots[seat]
        bot.remember(remembered(self.match.played, seat))
        return self.match.game.write_move(state, seat, bot.choose(state))

    @property
    def has_characters(self) -> bool:
        """Is there anybody who may make remarks?"""
        return any(who.character for who in self.seats)

    def remark(self, number: int) -> Remark | None:
        """What a character says after the first so many moves, the same to everybody."""
        if not self.has_characters:
            return None
        characters = [who.character for who in self.seats]
        return remark_on(self.match, number, characters, str(self.match.seed))

    def taking_back(self, seat: int) -> TakingBack | None:
        """What going back to a person's last decision takes; None if there was none."""
        played = self.match.played
        own = [number for number, move in enumerate(played) if move.seat == seat]
        if not own:
            return None
        moves = played[own[-1] :]
        reveals = self.match.game.reveals
        shown = any(reveals(move.before, move.after) for move in moves)
        others = [other for other in self.people if other != seat]
        acted = any(move.seat in others for move in moves)
        return TakingBack(moves, not shown and not acted, others if shown or acted else [])

    def take_back(self, plan: TakingBack) -> None:
        """Take the moves back."""
        for _ in plan.moves:
            self.match.undo()

    def save(self) -> OSError | None:
        """Save the match; returns what went wrong, if anything."""
        try:
            self.save_to.parent.mkdir(parents=True, exist_ok=True)
            self.match.save(self.save_to)
        except OSError as problem:
            return problem
        return None

    def keep_memory(self) -> OSError | None:
        """Save what the next match needs to know; returns what went wrong, if anything."""
        game = self.match.game
        if self.memory is None or game.memory is None or not self.match.over:
            return None
        try:
            game.memory.save(self.memory, game.memory.remember(self.match.state))
        except OSError as problem:
            return problem
        return None

    def again(self) -> Sitting:
        """The same table with a fresh deal, saved in a file beside the old one."""
        game, options = self.match.game, dict(self.match.options)
        if game.memory is not None:
            options |= game.memory.remember(self.match.state)
        match = Match(game, self.match.players, options)
        number = 2
        while (path := self._numbered(number)).exists():
            number += 1
        return Sitting(match, self.seats, path, self.memory)

    def _numbered(self, number: int) -> Path:
        stem, _, old = self.save_to.stem.rpartition("-")
        base = stem if stem and old.isdecimal() and len(old) < 3 else self.save_to.stem
        return self.save_to.with_name(f"{base}-{number}{self.save_to.suffix}")
