"""`tripolis simulate`: many matches between bots, and their results."""

from __future__ import annotations

import csv
import json
import secrets
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Annotated, Any

import numpy as np
import typer
from rich import box
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from tripolis.engine.game import Game, find_game
from tripolis.engine.options import PerSeat
from tripolis.terminal.arguments import (
    WITH_GAME_OPTIONS,
    GameName,
    GameOptions,
    Players,
    Seed,
    one_of,
    read_game_options,
    read_seats,
    read_seed_text,
    typed,
    whole_number,
)
from tripolis.terminal.language import language
from tripolis.terminal.speech import (
    UsageProblem,
    examples,
    number,
    out,
    progress_line,
    rounded,
    title_of,
    words,
)
from tripolis.terminal.tally import Lengths, Row, Tally
from tripolis.words import Line, say

commands = typer.Typer()

_MATCHES_AT_ONCE = 8192
"""How many states are held in memory at a time."""
_MOST_MATCHES = 1_000_000_000
_MOST_THREADS = 1024
_SEEDS = 1 << 256
_FORMATS = ("text", "csv", "json")


@dataclass(frozen=True)
class Plan:
    """What to play."""

    game: Game
    policies: list[str]
    options: dict[str, Any]
    seed: int
    count: int
    fixed_seats: bool
    threads: int | None
    mechanisms: bool

    @property
    def players(self) -> int:
        """How many players sit at the table."""
        return len(self.policies)

    def by_seat(self) -> dict[str, list[str]]:
        """The options given per seat: they move with the players when seats rotate."""
        return {
            option.name: [*value, *[option.default] * self.players][: self.players]
            for option in self.game.options
            if isinstance(option, PerSeat)
            and isinstance(value := self.options.get(option.name), list)
        }

    def options_at(self, turn: int) -> dict[str, Any]:
        """The options when everybody sits this many places further on."""
        return self.options | {name: _turned(value, turn) for name, value in self.by_seat().items()}

    def names(self) -> list[str]:
        """The players as typed, each with the options given for its seat."""
        return [
            " ".join(said) for said in zip(self.policies, *self.by_seat().values(), strict=True)
        ]

    def rounds(self) -> list[tuple[int, int, int]]:
        """The matches in portions: the seat rotation, the first match, and how many.

        Unless seats are fixed, everybody sits in every seat equally often, or once more at most.
        """
        turns = 1 if self.fixed_seats else self.players
        portions, first = [], 0
        for turn in range(turns):
            last = first + self.count // turns + (turn < self.count % turns)
            while first < last:
                size = min(_MATCHES_AT_ONCE, last - first)
                portions.append((turn, first, size))
                first += size
        return portions


@dataclass(frozen=True)
class Outcome:
    """The results: by player in the order typed, by seat, and how long it took."""

    by_player: list[Row]
    by_seat: list[Row]
    lengths: Lengths
    mechanisms: dict[str, int]
    """How often each mechanism occurred, by message key; empty unless you asked for it."""


@commands.command(
    context_settings=WITH_GAME_OPTIONS,
    rich_help_panel="Measure",
    epilog=examples(
        "tripolis simulate kosmopolis --seats greedy,random,random",
        "tripolis simulate kosmopolis --players 4 --edition pl --count 100000",
        "tripolis simulate splendor --modules orient --mechanisms --count 200",
        "tripolis simulate comparity --travellers author,tourist",
        "tripolis simulate kosmopolis --format csv > results.csv",
    ),
)
def simulate(
    context: typer.Context,
    game: GameName,
    players: Players = None,
    option: GameOptions = None,
    seed: Seed = None,
    seats: Annotated[
        str | None,
        typer.Option(
            metavar="BOT,BOT,…",
            help="The bots that play: random or greedy. [dim]Default: all greedy.[/]",
            rich_help_panel="The matches",
        ),
    ] = None,
    fixed_seats: Annotated[
        bool,
        typer.Option(
            "--fixed-seats",
            metavar="",
            help="Keep every bot in its seat instead of rotating them.",
            rich_help_panel="The matches",
        ),
    ] = False,
    count: Annotated[
        int,
        typer.Option(
            parser=whole_number("count", 1, _MOST_MATCHES),
            metavar="N",
            help="Number of matches.",
            rich_help_panel="The matches",
        ),
    ] = 1000,
    threads: Annotated[
        int | None,
        typer.Option(
            parser=whole_number("threads", 1, _MOST_THREADS),
            metavar="N",
            help="Number of threads. [dim]Default: one per core.[/]",
            rich_help_panel="The matches",
        ),
    ] = None,
    mechanisms: Annotated[
        bool,
        typer.Option(
            "--mechanisms",
            metavar="",
            help="Also count how often the rarer rules come into play. "
            "[dim]Slower: a few hundred matches take a minute.[/]",
            rich_help_panel="The matches",
        ),
    ] = False,
    format: Annotated[
        str,
        typer.Option(
            parser=one_of("format", *_FORMATS),
            metavar="|".join(_FORMATS),
            help="Output format.",
            rich_help_panel="The matches",
        ),
    ] = "text",
) -> None:
    """Let bots play many matches and count who wins."""
    from tripolis.engine.match import read_seed

    found = find_game(game)
    luck = read_seed_text(seed)
    plan = Plan(
        game=found,
        policies=_policies(read_seats(found, seats, players, (), "greedy")),
        options=read_game_options(found, option, context.args, context.command_path),
        seed=secrets.randbits(32) if luck is None else read_seed(luck),
        count=count,
        fixed_seats=fixed_seats,
        threads=threads,
        mechanisms=mechanisms,
    )
    if mechanisms and found.mechanisms is None:
        raise UsageProblem("terminal-no-mechanisms", game=title_of(found.name))
    outcome = _play(plan)
    write = {"text": _write_text, "csv": _write_csv, "json": _write_json}
    write[format](plan, outcome)


def _policies(names: list[str]) -> list[str]:
    from tripolis.players.policy import POLICY_NAMES

    for name in names:
        if name not in POLICY_NAMES:
            known = ", ".join(POLICY_NAMES)
            raise UsageProblem("terminal-no-such-bot", name=name, known=known)
    return names


def _turned(named: list[str], turn: int) -> list[str]:
    """Everybody this many places further on."""
    return [named[(seat - turn) % len(named)] for seat in range(len(named))]


# Playing


def _play(plan: Plan) -> Outcome:
    by_player, by_seat, lengths = Tally(plan.players), Tally(plan.players), Lengths()
    with progress_line() as line:
        task = line.add_task(title_of(plan.game.name), total=plan.count)
        for turn, first, size in plan.rounds():
            ranks, points, moves = _play_portion(
                plan, turn, first, size, lambda done: line.advance(task, done)
            )
            by_seat.add(ranks, points)
            # The player named first sits `turn` places further on.
            by_player.add(np.roll(ranks, -turn, axis=1), np.roll(points, -turn, axis=1))
            lengths.add(moves)
        counted = _count_mechanisms(plan, line) if plan.mechanisms else {}
    return Outcome(by_player.rows(), by_seat.rows(), lengths, counted)


def _count_mechanisms(plan: Plan, line: Progress) -> dict[str, int]:
    """How often each mechanism occurs in the same matches, including those that never do."""
    from tripolis.batch.matches import match_steps

    mechanisms = plan.game.mechanisms
    assert mechanisms is not None
    counted: Counter[str] = Counter()
    task = line.add_task(words("mechanisms"), total=plan.count)
    for turn, first, size in plan.rounds():
        options, policies = plan.options_at(turn), _turned(plan.policies, turn)
        for place in range(first, first + size):
            seed = (plan.seed + place) % _SEEDS
            steps = list(match_steps(plan.game, plan.players, options, policies, seed))
            counted.update(dict.fromkeys(mechanisms.possible(steps[-1][1]), 0))
            counted.update(mechanisms.occur(steps))
            line.advance(task)
    return dict(counted)


def _play_portion(
    plan: Plan, turn: int, first: int, size: int, progress: Callable[[int], None]
) -> tuple[Any, Any, Any]:
    """Ranks, points and lengths of some matches."""
    from tripolis.batch.matches import play_matches

    batch = play_matches(
        plan.game,
        plan.players,
        plan.options_at(turn),
        _turned(plan.policies, turn),
        (plan.seed + first) % _SEEDS,
        size,
        plan.threads,
        progress,
    )
    score = plan.game.score
    points = [[score(s, seat)[0] for seat in range(plan.players)] for s in batch.states]
    return batch.ranks.astype(np.int64), np.array(points, np.int64), batch.moves


# Writing


def _write_text(plan: Plan, outcome: Outcome) -> None:
    screen = out()
    facts = [
        words("matches", count=plan.count),
        words("players-exactly", count=plan.players),
        words("seed", seed=str(plan.seed)),
        *typed(plan.options),
    ]
    screen.print(
        Text.assemble((title_of(plan.game.name), "bold"), (f"  {' · '.join(facts)}", "dim"))
    )
    names = [f"{place} {name}" for place, name in enumerate(plan.names(), 1)]
    screen.print(_table(words("player"), names, outcome.by_player))
    if not plan.fixed_seats:
        seats = [words("seat", number=seat + 1) for seat in range(plan.players)]
        screen.print(_table(words("seat-column"), seats, outcome.by_seat))
    if not plan.fixed_seats or len(set(plan.policies)) == 1:
        screen.print(_first_seat(plan, outcome.by_seat[0]))
    lengths = outcome.lengths
    screen.print(
        words(
            "lengths",
            mean=number(lengths.mean, 1),
            shortest=lengths.shortest,
            longest=lengths.longest,
        )
    )
    if outcome.mechanisms:
        screen.print(_mechanisms(plan, outcome.mechanisms))


def _mechanisms(plan: Plan, counted: dict[str, int]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim")
    table.add_column(words("mechanism"), no_wrap=True, style="cyan")
    table.add_column(words("times"), justify="right", style="bold")
    table.add_column(words("per-match"), justify="right")
    for key, times in counted.items():
        table.add_row(say(Line(key), language()), str(times), number(times / plan.count, 2))
    return table


def _first_seat(plan: Plan, row: Row) -> str:
    """Whether it helps to sit first, if the seat can be judged apart from the bot in it."""
    fair = 1 / plan.players
    verdict = "none" if row.low <= fair <= row.high else "more" if row.share > fair else "less"
    return words(
        "first-seat",
        verdict=verdict,
        share=_percent(row.share),
        low=_percent(row.low),
        high=_percent(row.high),
        fair=_percent(fair),
    )


def _percent(share: float) -> str:
    return words("percent", value=rounded(100 * share, 1))


def _table(heading: str, names: list[str], rows: list[Row]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim")
    table.add_column(heading, no_wrap=True, style="cyan")
    table.add_column(words("wins"), justify="right", style="bold")
    table.add_column(words("interval"), justify="right")
    table.add_column(words("rank"), justify="right")
    table.add_column(words("points"), justify="right")
    table.add_column(words("range"), justify="right")
    for name, row in zip(names, rows, strict=True):
        table.add_row(
            name,
            _percent(row.share),
            f"{_percent(row.low)} – {_percent(row.high)}",
            number(row.mean_rank, 2),
            number(row.mean_points, 1),
            f"{row.least_points} – {row.most_points}",
        )
    return table


def _write_csv(plan: Plan, outcome: Outcome) -> None:
    """One line per player and per seat; each repeats the match length."""
    lengths = {
        "mean_moves": outcome.lengths.mean,
        "least_moves": outcome.lengths.shortest,
        "most_moves": outcome.lengths.longest,
    }
    lines: list[dict[str, Any]] = [
        {"kind": kind, "number": place, "policy": policy, **asdict(row), **lengths}
        for kind, policies, rows in _kinds(plan, outcome)
        for place, (policy, row) in enumerate(zip(policies, rows, strict=True), 1)
    ]
    writer = csv.DictWriter(sys.stdout, list(lines[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(lines)


def _kinds(plan: Plan, outcome: Outcome) -> list[tuple[str, list[str], list[Row]]]:
    sitting = plan.policies if plan.fixed_seats else [""] * plan.players
    return [("player", plan.policies, outcome.by_player), ("seat", sitting, outcome.by_seat)]


def _write_json(plan: Plan, outcome: Outcome) -> None:
    lengths = outcome.lengths
    told = {
        "game": plan.game.name,
        "rules": plan.game.rules_version,
        "players": plan.players,
        "options": plan.game.full_options(plan.options),
        "seed": str(plan.seed),
        "matches": plan.count,
        "fixed_seats": plan.fixed_seats,
        "by_player": [
            {"policy": policy, **asdict(row)}
            for policy, row in zip(plan.policies, outcome.by_player, strict=True)
        ],
        "by_seat": [asdict(row) for row in outcome.by_seat],
        "first_seat_advantage": outcome.by_seat[0].share - 1 / plan.players,
        "moves": {
            "mean": lengths.mean,
            "shortest": lengths.shortest,
            "longest": lengths.longest,
        },
        **({"mechanisms": outcome.mechanisms} if plan.mechanisms else {}),
    }
    sys.stdout.write(json.dumps(told, indent=2, ensure_ascii=False) + "\n")
