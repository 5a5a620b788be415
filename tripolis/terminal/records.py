"""`tripolis verify` and `tripolis replay`: show a record file, and check that it is true."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.text import Text

from tripolis.engine.errors import BadRecord
from tripolis.terminal.arguments import need_a_terminal
from tripolis.terminal.language import language
from tripolis.terminal.speech import examples, out, title_of
from tripolis.words import Line, Seat, say

if TYPE_CHECKING:
    from tripolis.engine.match import Match
    from tripolis.engine.record import Record

commands = typer.Typer()

RecordFile = Annotated[
    Path, typer.Argument(metavar="FILE", help="A record file written by [bold]play[/].")
]

_PASSED_BEFORE = {
    "engine-record-start": 0,
    "engine-record-move": 1,
    "engine-record-state": 2,
    "engine-record-result": 3,
}
"""How many of the checks in a replay passed before this one failed."""


@commands.command(rich_help_panel="Play", epilog=examples("tripolis replay evening.trip"))
def replay(file: RecordFile) -> None:
    """Replay a recorded match, move by move, from any seat."""
    need_a_terminal("replay")
    from tripolis.engine.match import load

    match = load(file)
    from tripolis.terminal.table import replay_at_table

    replay_at_table(match, language())


@commands.command(rich_help_panel="Play", epilog=examples("tripolis verify evening.trip"))
def verify(file: RecordFile) -> None:
    """Verify a record: deal from its seed, replay its moves, and compare the results."""
    from tripolis.engine import match, record

    told = record.read(file)
    _tick("whole")
    game = match.find_game_of(told)
    _tick("rules", game=title_of(game.name), version=game.rules_version)
    checks: list[tuple[str, dict[str, Any]]] = [
        ("position" if told.seed is None else "deal", {}),
        ("moves", {"count": len(told.moves)}),
        ("state", {}),
    ]
    try:
        played = match.replay(told)
    except BadRecord as problem:
        for check, args in checks[: _PASSED_BEFORE.get(problem.line.key, 0)]:
            _tick(check, **args)
        raise
    for check, args in checks:
        _tick(check, **args)
    _tick_result(played)
    if told.proof is not None:
        _tick_proof(told, told.proof)


def _tick_proof(told: Record, proof: dict[str, Any]) -> None:
    from tripolis.server.fairness import check_proof

    check_proof(proof, told)
    args = {"commitment": proof["commitment"], "count": sum(map(bool, proof["nonces"]))}
    _tick_line(Line("server-proof-good", args))


def _tick(check: str, **args: Any) -> None:
    _tick_line(Line(f"terminal-verified-{check}", args))


def _tick_line(line: Line) -> None:
    out().print(Text.assemble(("✓ ", "bold green"), say(line, language())))


def _tick_result(match: Match) -> None:
    result = match.result
    if result is None:
        _tick("unfinished")
        return
    places = sorted(zip(result.ranks, range(match.players), result.scores, strict=True))
    listed = [
        say(
            Line("terminal-place", {"rank": rank, "player": Seat(seat), "points": points}),
            language(),
            match.names,
        )
        for rank, seat, points in places
    ]
    _tick("result", places=", ".join(listed))
