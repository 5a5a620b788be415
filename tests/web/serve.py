"""The table server with the example game beside the three: a game without a board of its own."""

from __future__ import annotations

import dataclasses
import os
import random
import secrets
import sys
from contextvars import ContextVar

from starlette.types import Receive, Scope, Send

from tests.example_game import lanterns
from tripolis.engine.game import add_game
from tripolis.server import scheduler, thinking
from tripolis.server.middleware import RequestMiddleware

# A later program, which plays by other rules.
if rules := os.environ.get("LANTERNS_RULES"):
    lanterns.GAME = dataclasses.replace(lanterns.GAME, rules_version=int(rules))

# At the top, so that the processes that think for the bots know the game too.
add_game(lanterns)

# Matches are analysed one after another. Nobody believes the curves here, but tests wait for them.
thinking.PLAYOUTS, thinking.ITERATIONS = 2, 4

# Nobody comes back from before the start.
scheduler._TIME_TO_RETURN = 0

# A test is dealt the same cards in every run, whatever ran before it. Its browsers say which it is.
_luck: ContextVar[random.Random] = ContextVar("luck", default=random.SystemRandom())  # noqa: B039
_luck_of: dict[bytes, random.Random] = {}
_answer = RequestMiddleware.__call__


async def _answer_with_luck(
    self: RequestMiddleware, scope: Scope, receive: Receive, send: Send
) -> None:
    if test := dict(scope.get("headers", ())).get(b"test"):
        _luck.set(_luck_of.setdefault(test, random.Random(test)))
    await _answer(self, scope, receive, send)


RequestMiddleware.__call__ = _answer_with_luck  # type: ignore[method-assign]
secrets.token_hex = lambda count=32: _luck.get().randbytes(count or 32).hex()
secrets.choice = lambda letters: _luck.get().choice(letters)

if __name__ == "__main__":
    from tripolis.terminal.cli import main

    sys.argv[1:1] = ["serve"]
    main()
