"""An outside program in a seat: the line protocol of docs/arena.md.

A program is started for one match; a service lives through many, one after another. It is told only
what its seat may know, and never gets more than the agreed time. Any mistake ends its part in the
match, and nothing else.
"""

from __future__ import annotations

import atexit
import contextlib
import hashlib
import json
import os
import selectors
import signal
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Any

import numpy as np

from tripolis.engine.game import Game, State
from tripolis.engine.options import OptionValue

PROTOCOL = 1
CRASH, SILENCE, NONSENSE, ILLEGAL, FLOOD = KINDS = (
    "crash",
    "silence",
    "nonsense",
    "illegal",
    "flood",
)
"""What a program can do wrong."""

START_SECONDS = 10.0
"""Added to the time for the first move, because the program has to start."""

_LONGEST_LINE = 65_536
_CHUNK = 65_536
_LAST_WORDS = 4_096
_MOST_DETAIL = 160
_DIGITS = 6
"""Decimals of an observed number."""
_GRACE_SECONDS = 1.0
"""How long a program may take to end after its match."""


@dataclass(frozen=True)
class Failure:
    """What a program did wrong, with an excerpt of its output that shows it."""

    kind: str
    detail: str = ""


class ProgramFailed(Exception):
    """The program is out of this match."""

    def __init__(self, kind: str, detail: str = "") -> None:
        super().__init__(kind, detail)
        self.failure = Failure(kind, printable(detail))


# What a program is told


def greeting(
    game: Game, players: int, options: Mapping[str, OptionValue], seat: int, luck: int
) -> dict[str, Any]:
    """The first line: what is played, and where the program sits."""
    return {
        "type": "start",
        "protocol": PROTOCOL,
        "game": game.name,
        "rules": game.rules_version,
        "players": players,
        "options": dict(options),
        "seat": seat,
        "luck": luck,
    }


def question(game: Game, s: State, seat: int, number: int, moves: Sequence[str]) -> dict[str, Any]:
    """A decision to make: what the seat sees, and its legal moves."""
    return {"type": "move", "number": number, "view": game.view(s, seat), "legal": list(moves)}


def numbers(game: Game, s: State, seat: int, actions: Sequence[int]) -> dict[str, Any]:
    """The same decision as a network takes it; the mask is a text of zeros and ones."""
    out = np.zeros(len(game.observation), np.float32)
    game.observe(s, seat, out)
    mask = bytearray(b"0" * game.actions)
    for action in actions:
        mask[action] = ord("1")
    return {
        "actions": list(actions),
        "action_count": game.actions,
        "mask": mask.decode(),
        "observation": [round(number, _DIGITS) for number in out.tolist()],
    }


def farewell(game: Game, s: State, seat: int, ranks: Sequence[int]) -> dict[str, Any]:
    """The last line: how the match ended."""
    return {"type": "end", "view": game.view(s, seat), "ranks": list(ranks)}


def luck_of(match: int, seat: int) -> int:
    """A seed for the program's own random choices. It says nothing about the cards."""
    digest = hashlib.sha256(f"{match}/{seat}".encode()).digest()
    return int.from_bytes(digest[:4], "big")


# Talking to it


class Program:
    """A running program that is asked for moves."""

    def __init__(self, command: Sequence[str], seconds: float, stays: bool = False) -> None:
        self.stays = stays
        """Does it live on after a match?"""
        self._command = tuple(command)
        self._seconds = seconds
        self._allowance = START_SECONDS
        self._number = 0
        self._heard = b""
        self._last_words = b""
        try:
            # In a separate session, so that everything it starts can be ended with it.
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except (OSError, ValueError) as problem:
            raise ProgramFailed(CRASH, str(problem)) from None
        for pipe in self._pipes:
            os.set_blocking(pipe.fileno(), False)
        self._unsent = b""

    @property
    def _pipes(self) -> list[Any]:
        return [self._process.stdin, self._process.stdout, self._process.stderr]

    def tell(self, line: Mapping[str, Any]) -> None:
        """Queue a line that needs no answer; it is sent with the next question."""
        self._unsent += json.dumps(line, ensure_ascii=False).encode() + b"\n"

    def ask(self, game: Game, s: State, seat: int) -> int:
        """The action it takes. Raises `ProgramFailed`."""
        actions = game.legal_actions(s, seat)
        moves = {game.write_move(s, seat, action): action for action in actions}
        self._number += 1
        if self._heard:
            raise ProgramFailed(NONSENSE, _text(self._heard))
        told = question(game, s, seat, self._number, list(moves))
        self.tell(told | numbers(game, s, seat, actions) if self.stays else told)
        answer = self._listen(self._seconds + self._allowance)
        self._allowance = 0.0
        move = self._read(answer)
        if move not in moves:
            raise ProgramFailed(ILLEGAL, move)
        return moves[move]

    def _read(self, answer: bytes) -> str:
        try:
            told = json.loads(answer)
        except (ValueError, RecursionError):
            raise ProgramFailed(NONSENSE, _text(answer)) from None
        move = told.get("move") if isinstance(told, dict) else None
        if not isinstance(move, str) or told.get("number") != self._number:
            raise ProgramFailed(NONSENSE, _text(answer))
        return move

    def _listen(self, seconds: float) -> bytes:
        """Send what is queued, and wait for a whole line."""
        deadline = monotonic() + seconds
        stdin, stdout, stderr = self._pipes
        with selectors.DefaultSelector() as selector:
            selector.register(stdin, selectors.EVENT_WRITE)
            selector.register(stdout, selectors.EVENT_READ)
            selector.register(stderr, selectors.EVENT_READ)
            while self._unsent or b"\n" not in self._heard:
                left = deadline - monotonic()
                if left <= 0:
                    raise ProgramFailed(SILENCE)
                for key, _ in selector.select(left):
                    if key.fileobj is stdin:
                        self._send(selector)
                    elif key.fileobj is stdout:
                        self._hear()
                    elif not self._overhear():
                        selector.unregister(stderr)
        line, _, self._heard = self._heard.partition(b"\n")
        return line

    def _send(self, selector: selectors.BaseSelector) -> None:
        stdin = self._pipes[0]
        try:
            self._unsent = self._unsent[os.write(stdin.fileno(), self._unsent) :]
        except BlockingIOError:
            return
        except OSError:
            raise ProgramFailed(CRASH, self._how_it_ended()) from None
        if not self._unsent:
            selector.unregister(stdin)

    def _hear(self) -> None:
        heard = _read_some(self._pipes[1])
        if heard == b"":
            raise ProgramFailed(CRASH, self._how_it_ended())
        self._heard += heard or b""
        if len(self._heard) > _LONGEST_LINE:
            raise ProgramFailed(FLOOD, _text(self._heard))

    def _overhear(self) -> bool:
        """Keep the end of what it writes to stderr; False once stderr is closed."""
        heard = _read_some(self._pipes[2])
        self._last_words = (self._last_words + (heard or b""))[-_LAST_WORDS:]
        return heard != b""

    def _how_it_ended(self) -> str:
        """The end of its stderr, which says why it crashed, or else its exit code."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_GRACE_SECONDS)
        self._overhear()
        said = _text(self._last_words).strip().splitlines()
        return said[-1] if said else f"exit {self._process.poll()}"

    def end(self, last: Mapping[str, Any] | None = None) -> None:
        """End it: with a last line and a moment to read it, or at once."""
        if last is not None:
            self.tell(last)
            self._take_leave()
        self._kill()

    def retire(self) -> None:
        """End a service that rests: it may read how its last match ended."""
        self._take_leave()
        self._kill()

    def _take_leave(self) -> None:
        with contextlib.suppress(OSError):
            os.write(self._pipes[0].fileno(), self._unsent)
        self._pipes[0].close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_GRACE_SECONDS)

    def _kill(self) -> None:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        for pipe in self._pipes:
            pipe.close()

    def rest(self, last: Mapping[str, Any]) -> None:
        """Tell it how the match ended, and keep it for the next one."""
        self._number = 0
        self.tell(last)
        _resting.setdefault(self._command, []).append(self)


# Services that wait for their next match

_resting: dict[tuple[str, ...], list[Program]] = {}


def start_program(command: Sequence[str], seconds: float, stays: bool) -> Program:
    """A program for a match: a service that is free, or a new process."""
    free = _resting.get(tuple(command), []) if stays else []
    return free.pop() if free else Program(command, seconds, stays)


@atexit.register
def end_services() -> None:
    """End the services that wait: no more matches are played here."""
    while _resting:
        for program in _resting.popitem()[1]:
            program.retire()


def _read_some(pipe: Any) -> bytes | None:
    """The bytes ready to read; None if there are none yet, empty if the pipe is closed."""
    try:
        return os.read(pipe.fileno(), _CHUNK)
    except BlockingIOError:
        return None


def _text(said: bytes) -> str:
    return said[:_LAST_WORDS].decode("utf-8", "replace")


def printable(text: str) -> str:
    """A short piece of a text on one line, for a report."""
    line = "".join(letter if letter.isprintable() else " " for letter in text).strip()
    return line if len(line) <= _MOST_DETAIL else line[: _MOST_DETAIL - 1] + "…"
