"""A PyTorch network in the arena: it plays the weights that learn_kosmopolis.py has saved.

    python examples/learn_kosmopolis.py --out kosmopolis.svg
    tripolis arena --game kosmopolis --contestants greedy,python:examples.torch_player:choose

It reads kosmopolis.pt in the working folder, or the file that KOSMOPOLIS_WEIGHTS names.
"""

from __future__ import annotations

import os
from functools import cache

import torch

from examples.learn_kosmopolis import NUMBERS, Network
from tripolis.arena.function import Decision


@cache
def network() -> Network:
    """The network, loaded once."""
    loaded = Network()
    path = os.environ.get("KOSMOPOLIS_WEIGHTS", "kosmopolis.pt")
    loaded.load_state_dict(torch.load(path, weights_only=True))
    torch.set_num_threads(1)
    return loaded


@torch.no_grad()
def choose(decision: Decision) -> int:
    """The action that the network finds likeliest."""
    seen = torch.from_numpy(decision.observation[:NUMBERS])[None]
    chances, _ = network()(seen, torch.tensor([decision.actions]))
    return decision.actions[int(chances.argmax())]
