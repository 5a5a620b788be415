"""Train a game's network: `python -m tripolis.learn GAME`.

First it learns by self-play, then from its own search in self-play. With `--resume` it goes on from
the weights of an earlier run.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import platform
import time
import warnings
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import numba
import numpy as np
import torch

from tripolis.engine.game import find_game
from tripolis.engine.rule import folder_of
from tripolis.learn import search
from tripolis.learn.matches import Players
from tripolis.learn.model import Network
from tripolis.learn.population import Population
from tripolis.learn.selfplay import HORIZON, learn, measure, play
from tripolis.learn.setups import SETUPS
from tripolis.learn.tables import Bench
from tripolis.players.opinion import FILE, read_weights, write_weights


class Pace(NamedTuple):
    """How fast a network learns by self-play, and how open it stays to other moves."""

    rate: float
    final_rate: float
    entropy: float
    final_entropy: float


USUAL = Pace(1.5e-3, 1e-4, 0.02, 0.003)
GENTLE = Pace(6e-4, 5e-5, 0.008, 0.003)
"""For a network that is already strong: larger steps would make it worse at first."""
SEARCH_RATE, FINAL_SEARCH_RATE = 3e-4, 3e-5
AT_ONCE = 4
"""Set-ups that one lesson teaches."""
SEARCHING = {"cuda": 16384, "cpu": 100}
"""Tables of each set-up that search at once on a GPU, and the matches between two lessons on a
processor."""
CARD = "network.json"
_MEASURED_DEALS = 1 << 40
"""The first deal of those that measure: no learner ever sees them."""
_PROCESSORS_DEALS = 1 << 41
"""The first deal of the matches that are searched on processors."""

Kind = TypeVar("Kind")


Lesson = Callable[[int, float], int]
"""lesson(number, rest): learn a little; returns the moves it took. `rest` is the part of the time
that is left, from 1 to 0."""


def teach(
    args: argparse.Namespace, network: Network, lesson: Lesson, seconds: float
) -> list[dict[str, Any]]:
    """Learn until the time is over; returns the learning curve."""
    curve: list[dict[str, Any]] = []
    began, moves, lessons, told = time.perf_counter(), 0, 0, -1e9
    while (spent := time.perf_counter() - began) < seconds:
        if spent - told > args.every:
            told = spent
            shares = against_greedy(args, network, 3)
            curve.append({"seconds": round(spent), "moves": moves, "shares": shares})
            print(f"{spent:5.0f} s {moves / 1e6:7.1f} M moves: {_written(shares)}", flush=True)
            save(args, network, {"curve": curve})
        moves += lesson(lessons, 1 - spent / seconds)
        lessons += 1
    return curve


def self_play(args: argparse.Namespace, network: Network) -> Lesson:
    """Lessons in which the network plays itself."""
    optimizer = torch.optim.Adam(network.parameters(), eps=1e-5)
    benches, earlier = new_benches(args, args.tables, args.seed), Population()
    pace = GENTLE if args.gently else USUAL

    def lesson(number: int, rest: float) -> int:
        earlier.remember(network, number)
        optimizer.param_groups[0]["lr"] = fading(pace.rate, pace.final_rate, rest)
        taken = chosen(benches, number)
        taught = [play(network, earlier.guest(), bench) for bench in taken]
        learn(network, optimizer, taught, fading(pace.entropy, pace.final_entropy, rest))
        return len(taken) * int(args.tables) * HORIZON

    return lesson


def searching_self_play(args: argparse.Namespace, network: Network) -> Lesson:
    """Lessons in which the network searches before each move, and learns what it found."""
    optimizer = torch.optim.Adam(network.parameters(), eps=1e-5)
    benches, earlier = new_benches(args, args.searching, args.seed + (1 << 33)), Population()
    memory = search.Memory(benches[0], args.iterations)

    def lesson(number: int, rest: float) -> int:
        earlier.remember(network, number)
        optimizer.param_groups[0]["lr"] = fading(SEARCH_RATE, FINAL_SEARCH_RATE, rest)
        taken = chosen(benches, number)
        found = [search.play(network, earlier.guest(), memory, bench) for bench in taken]
        search.learn(network, optimizer, found)
        return len(taken) * int(args.searching) * search.HORIZON

    return lesson


def searching_on_processors(args: argparse.Namespace, network: Network) -> Lesson:
    """The same without a GPU: every core plays whole matches."""
    optimizer = torch.optim.Adam(network.parameters(), eps=1e-5)
    players = Players(args.game, args.iterations, _PROCESSORS_DEALS + (args.seed << 24))

    def lesson(number: int, rest: float) -> int:
        optimizer.param_groups[0]["lr"] = fading(SEARCH_RATE, FINAL_SEARCH_RATE, rest)
        setups, matches = chosen(SETUPS[args.game], number), args.searching
        played = list(
            players.play(_weights(network), [one for one in setups for _ in range(matches)])
        )
        found = [
            search.found_in(network, setup, played[first : first + matches])
            for setup, first in zip(setups, range(0, len(played), matches), strict=True)
        ]
        search.learn(network, optimizer, found)
        return sum(len(decisions.states) for decisions in played)

    return lesson


def fading(first: float, last: float, rest: float) -> float:
    """A number that moves from `first` to `last` as `rest` falls from 1 to 0."""
    return last + (first - last) * rest


def new_benches(args: argparse.Namespace, tables: int, seed: int) -> list[Bench]:
    """So many tables of each set-up, with deals of their own."""
    return [
        Bench(args.game, setup, tables, seed + number * 10_000_000, args.device)
        for number, setup in enumerate(SETUPS[args.game])
    ]


def chosen(kinds: Sequence[Kind], lesson: int) -> list[Kind]:
    """The first set-up in every lesson, and some of the others in turn."""
    others = len(kinds) - 1
    turns = range(lesson * (AT_ONCE - 1), (lesson + 1) * (AT_ONCE - 1))
    return [kinds[0], *(kinds[1 + turn % others] for turn in turns)]


def against_greedy(args: argparse.Namespace, network: Network, setups: int) -> list[float]:
    """The network's share of victory against greedy players, in the first set-ups."""
    return [
        round(measure(network, setup, args.matches, _MEASURED_DEALS, args.device), 3)
        for setup in SETUPS[args.game][:setups]
    ]


def _written(shares: list[float]) -> str:
    return " ".join(f"{share:.3f}" for share in shares)


def _weights(network: Network) -> bytes:
    """The content of a file of weights."""
    return write_weights(network.game, network.numbers().tolist())


def save(args: argparse.Namespace, network: Network, figures: dict[str, Any]) -> None:
    """Write the weights, and the card that says how they were trained."""
    args.out.mkdir(parents=True, exist_ok=True)
    weights = _weights(network)
    (args.out / FILE).write_bytes(weights)
    card = {
        "game": args.game,
        "weights": hashlib.sha256(weights).hexdigest(),
        "seed": args.seed,
        "gently": args.gently,
        "versions": {
            "python": platform.python_version(),
            "numpy": np.__version__,
            "numba": numba.__version__,
            "torch": torch.__version__,
        },
        "setups": [[setup.players, setup.options] for setup in SETUPS[args.game]],
        **figures,
    }
    (args.out / CARD).write_text(json.dumps(card, indent=1) + "\n")


def train(args: argparse.Namespace) -> None:
    """Learn by self-play, then from searches, and measure the result."""
    torch.manual_seed(args.seed)
    torch.set_float32_matmul_precision("high")
    network = Network(find_game(args.game))
    if args.resume is not None:
        try:
            weights = read_weights(network.game, args.resume.read_bytes())
        except OSError as error:
            raise SystemExit(f"{args.resume} cannot be read: {error.strerror}.") from error
        if weights is None:
            raise SystemExit(f"{args.resume} is not a network of {args.game} as it is now.")
        network.take_numbers(torch.tensor(weights))
    network.to(args.device)
    on_gpu = args.device == "cuda"
    by_search = searching_self_play if on_gpu else searching_on_processors
    figures: dict[str, Any] = {
        "self-play": teach(args, network, self_play(args, network), args.seconds),
        "iterations": args.iterations,
        "search": teach(args, network, by_search(args, network), args.search),
    }
    save(args, network, figures)
    figures["against greedy"] = against_greedy(args, network, len(SETUPS[args.game]))
    print(_written(figures["against greedy"]), flush=True)
    save(args, network, figures)


def check(args: argparse.Namespace) -> None:
    """Is what is shipped what was trained? Its weights must be those of the card, and win as often
    as the card says, give or take what chance explains."""
    game = find_game(args.game)
    folder = folder_of(game.reimagine)
    content, card = (folder / FILE).read_bytes(), json.loads((folder / CARD).read_text())
    if hashlib.sha256(content).hexdigest() != card["weights"]:
        raise SystemExit(f"The weights of {args.game} are not those that its card describes.")
    network = Network(game)
    network.take_numbers(torch.tensor(read_weights(game, content)))
    network.to(args.device)
    shares = against_greedy(args, network, len(SETUPS[args.game]))
    print(f"the card {_written(card['against greedy'])}\nmeasured {_written(shares)}")
    for setup, share, expected in zip(
        SETUPS[args.game], shares, card["against greedy"], strict=True
    ):
        # Four standard errors of a difference between two measurements.
        if abs(share - expected) > 4 * (2 * expected * (1 - expected) / args.matches) ** 0.5:
            raise SystemExit(f"{setup} differs: {share} instead of {expected}.")


def main() -> None:
    """Read the arguments, and train or check."""
    parser = argparse.ArgumentParser(description="Train a game's network.")
    parser.add_argument("game", choices=sorted(SETUPS))
    parser.add_argument("--device", default="cuda", choices=("cpu", "cuda"))
    parser.add_argument("--seconds", type=float, default=900, help="seconds of self-play")
    parser.add_argument("--tables", type=int, default=16384, help="tables of each set-up")
    parser.add_argument("--matches", type=int, default=2000, help="matches of a measurement")
    parser.add_argument("--every", type=float, default=60, help="seconds between measurements")
    parser.add_argument("--search", type=float, default=600, help="seconds of searching self-play")
    parser.add_argument(
        "--searching",
        type=int,
        help="tables of each set-up that search at once; on a processor, matches between lessons",
    )
    parser.add_argument("--iterations", type=int, default=32, help="of each search")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("networks"), help="a folder")
    parser.add_argument("--resume", type=Path, help="weights to go on from")
    parser.add_argument(
        "--gently", action="store_true", help="take small steps, to go on from a strong network"
    )
    parser.add_argument("--check", action="store_true", help="check what is shipped, and end")
    warnings.simplefilter("ignore")
    args = parser.parse_args()
    args.searching = args.searching or SEARCHING[args.device]
    check(args) if args.check else train(args)


if __name__ == "__main__":
    main()
