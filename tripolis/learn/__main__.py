"""Train a game's network: `python -m tripolis.learn GAME`.

First it learns by self-play on the device, then from its own search on all processors. With
`--resume` it goes on from the weights of an earlier run.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import platform
import time
import warnings
from pathlib import Path
from typing import Any

import numba
import numpy as np
import torch

from tripolis.engine.game import find_game
from tripolis.learn import expert
from tripolis.learn.model import Network
from tripolis.learn.selfplay import HORIZON, learn, measure, play
from tripolis.learn.tables import SETUPS, Bench
from tripolis.players.opinion import FILE, read_weights

RATE, FINAL_RATE = 1.5e-3, 1e-4
ENTROPY, FINAL_ENTROPY = 0.02, 0.003
AT_ONCE = 4
"""Set-ups that one lesson teaches."""
CARD = "network.json"
_MEASURED_DEALS = 1 << 40
"""The first deal of those that measure: no learner ever sees them."""


def teach_by_self_play(args: argparse.Namespace, network: Network) -> list[dict[str, Any]]:
    """Learn until the time is over; returns the learning curve."""
    setups, device = SETUPS[args.game], args.device
    optimizer = torch.optim.Adam(network.parameters(), lr=RATE, eps=1e-5)
    benches = [
        Bench(args.game, setup, args.tables, args.seed + number * 10_000_000, device)
        for number, setup in enumerate(setups)
    ]
    curve: list[dict[str, Any]] = []
    began, moves, lessons, told = time.perf_counter(), 0, 0, -1e9
    while (spent := time.perf_counter() - began) < args.seconds:
        if spent - told > args.every:
            told = spent
            shares = against_greedy(args, network, 3)
            curve.append({"seconds": round(spent), "moves": moves, "shares": shares})
            print(f"{spent:5.0f} s {moves / 1e6:7.1f} M moves: {_written(shares)}", flush=True)
            save(args, network, {"self-play": curve})
        rest = 1 - spent / args.seconds
        for group in optimizer.param_groups:
            group["lr"] = FINAL_RATE + (RATE - FINAL_RATE) * rest
        # The first set-up in every lesson, the others in turn.
        others = len(benches) - 1
        chosen = [0] + [1 + (lessons * (AT_ONCE - 1) + i) % others for i in range(AT_ONCE - 1)]
        taught = [play(network, benches[number]) for number in dict.fromkeys(chosen)]
        learn(network, optimizer, taught, FINAL_ENTROPY + (ENTROPY - FINAL_ENTROPY) * rest)
        lessons += 1
        moves += len(taught) * args.tables * HORIZON
    return curve


def against_greedy(args: argparse.Namespace, network: Network, setups: int) -> list[float]:
    """The network's share of victory against greedy players, in the first set-ups."""
    return [
        round(measure(network, setup, args.matches, _MEASURED_DEALS, args.device), 3)
        for setup in SETUPS[args.game][:setups]
    ]


def _written(shares: list[float]) -> str:
    return " ".join(f"{share:.3f}" for share in shares)


def save(args: argparse.Namespace, network: Network, figures: dict[str, Any]) -> None:
    """Write the weights, and the card that says how they were trained."""
    args.out.mkdir(parents=True, exist_ok=True)
    weights = expert.content_of(network)
    (args.out / FILE).write_bytes(weights)
    card = {
        "game": args.game,
        "weights": hashlib.sha256(weights).hexdigest(),
        "seed": args.seed,
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
        weights = read_weights(network.game, args.resume.read_bytes())
        if weights is None:
            raise SystemExit(f"{args.resume} is not a network of {args.game} as it is now.")
        network.take_numbers(torch.tensor(np.asarray(weights)))
    # Fork before the device is used: a forked process cannot use it.
    with expert.searchers(network, args.workers) as searchers:
        network.to(args.device)
        figures: dict[str, Any] = {"self-play": teach_by_self_play(args, network), "search": []}
        decisions: list[expert.Decision] = []
        for number in range(args.rounds):
            first = args.seed + (1 << 33) + number * (1 << 32)
            learned = expert.teach_by_search(args, network, searchers, decisions, first)
            figures["search"].append(learned)
            print(f"round {number + 1}: {learned}", flush=True)
            save(args, network, figures)
    figures["against greedy"] = against_greedy(args, network, len(SETUPS[args.game]))
    print(_written(figures["against greedy"]), flush=True)
    save(args, network, figures)


def main() -> None:
    """Read the arguments and train."""
    parser = argparse.ArgumentParser(description="Train a game's network.")
    parser.add_argument("game", choices=sorted(SETUPS))
    parser.add_argument("--device", default="cuda", choices=("cpu", "cuda"))
    parser.add_argument("--seconds", type=float, default=900, help="seconds of self-play")
    parser.add_argument("--tables", type=int, default=8192, help="tables of each set-up")
    parser.add_argument("--matches", type=int, default=2000, help="matches of a measurement")
    parser.add_argument("--every", type=float, default=60, help="seconds between measurements")
    parser.add_argument("--rounds", type=int, default=2, help="rounds of search")
    parser.add_argument("--search", type=float, default=300, help="seconds of search a round")
    parser.add_argument("--repeats", type=int, default=6, help="times to learn from what it found")
    parser.add_argument("--iterations", type=int, default=200, help="of each search")
    parser.add_argument("--workers", type=int, default=max(1, (os.cpu_count() or 2) - 1))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("networks"), help="a folder")
    parser.add_argument("--resume", type=Path, help="weights to go on from")
    warnings.simplefilter("ignore")
    train(parser.parse_args())


if __name__ == "__main__":
    main()
