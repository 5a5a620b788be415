"""Fair dealing that anyone can check: commit to a seed, add everyone's nonce, deal, publish.

The server shows `commitment(seed)` before anyone adds a nonce, so it cannot choose the seed to suit
the nonces. The players add theirs before they know the seed, so they cannot choose the deal either.
The deal is `deal(table, seed, nonces)`. docs/api.md describes it for other checkers.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from tripolis.engine.errors import TripolisError
from tripolis.engine.record import Record

NONCE = re.compile(r"[A-Za-z0-9_-]{1,64}")
_VERSION = 1
_DEAL = "tripolis deal 1"
_SEED = re.compile(r"[0-9a-f]{64}")


class BadProof(TripolisError):
    """A malformed proof, or a proof of something else."""


def new_seed() -> str:
    """A server seed nobody can guess: 32 bytes, as hexadecimal digits."""
    return secrets.token_hex(32)


@lru_cache(maxsize=4096)
def commitment(seed: str) -> str:
    """What is shown of the seed before the deal."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def deal(table: str, seed: str, nonces: Sequence[str | None]) -> str:
    """The match's seed, from the server's seed and everyone's nonce."""
    lines = [_DEAL, table, seed, *(nonce or "" for nonce in nonces)]
    return hashlib.sha256("".join(line + "\n" for line in lines).encode()).hexdigest()


def proof(table: str, seed: str, nonces: Sequence[str | None]) -> dict[str, Any]:
    """All that is needed to check a deal."""
    return {
        "tripolis_proof": _VERSION,
        "table": table,
        "commitment": commitment(seed),
        "seed": seed,
        "nonces": [nonce or "" for nonce in nonces],
        "deal": deal(table, seed, nonces),
    }


def check_proof(claimed: dict[str, Any], told: Record) -> None:
    """Does the proof lead to the record's deal? Raises `BadProof` if not."""
    _check_shape(claimed)
    if commitment(claimed["seed"]) != claimed["commitment"]:
        raise BadProof("server-proof-commitment")
    if deal(claimed["table"], claimed["seed"], claimed["nonces"]) != claimed["deal"]:
        raise BadProof("server-proof-deal")
    if told.seed is None or f"{told.seed:064x}" != claimed["deal"]:
        raise BadProof("server-proof-other-match")
    if len(claimed["nonces"]) != told.players:
        raise BadProof("server-proof-seats", seats=len(claimed["nonces"]), players=told.players)


def _check_shape(claimed: dict[str, Any]) -> None:
    if claimed.get("tripolis_proof") != _VERSION:
        raise BadProof("server-proof-unreadable")
    texts = [claimed.get(name) for name in ("table", "commitment", "seed", "deal")]
    nonces = claimed.get("nonces")
    if not all(isinstance(text, str) for text in texts) or not isinstance(nonces, list):
        raise BadProof("server-proof-unreadable")
    good_nonces = all(
        isinstance(item, str) and (not item or NONCE.fullmatch(item)) for item in nonces
    )
    if not good_nonces or not _SEED.fullmatch(claimed["seed"]):
        raise BadProof("server-proof-unreadable")
