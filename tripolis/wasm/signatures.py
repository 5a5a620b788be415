"""The functions that a game's module exports, with the type of each argument by its name.

An argument is a 32-bit integer, a 64-bit float, or the address of the first element of an array in
the module's memory. The host lays out that memory; a module allocates nothing. Every function
returns a 32-bit integer, which is 0 where there is nothing to say.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import TypeAlias


class Scalar(Enum):
    """An argument that is a number."""

    INT = "i32"
    FLOAT = "double"


class Numbers(Enum):
    """An array of numbers, by NumPy's name for their type."""

    I1, I2, I4, U4, F4, F8 = "i1", "i2", "i4", "u4", "f4", "f8"


class Records(Enum):
    """An array of records."""

    STATE = "state"
    LUCK = "luck"
    NODE = "node"


INT, FLOAT = Scalar.INT, Scalar.FLOAT
I1, I2, I4, U4, F4, F8 = Numbers
STATE, LUCK, NODE = Records.STATE, Records.LUCK, Records.NODE

Kind: TypeAlias = "Scalar | Numbers | Records"
"""The type of an argument: a number, or the elements of an array."""

_SCRATCH: dict[str, Kind] = {"world": STATE, "legal": I2, "ranks": I1}
_TREE: dict[str, Kind] = {
    "nodes": NODE,
    "room": INT,
    "used": I4,
    "victories": F4,
    "child_of": I4,
    "path": I4,
}
_GUIDE: dict[str, Kind] = {
    "weights": I2,
    "seen": F4,
    "first": I4,
    "thought": I4,
    "shares": F8,
    "wishes": I4,
    "context": I4,
    "traits": F4,
    "hidden": I4,
    "scores": F8,
    "places": I4,
    "numbers": I4,
}

SIGNATURES: Mapping[str, Mapping[str, Kind]] = {
    # deal(...): a match before its first decision, into a zeroed state; `luck` is left at the
    # start of the stream that policies draw from.
    "deal": {
        "state": STATE,
        "players": INT,
        "options": I4,
        "options_len": INT,
        "seed": U4,
        "luck": LUCK,
    },
    # may_act(state), must_act(state): bits of seats.
    "may_act": {"state": STATE},
    "must_act": {"state": STATE},
    # legal(...): the player's legal actions into `out`; returns how many.
    "legal": {"state": STATE, "player": INT, "out": I2},
    # apply(...): the move, and every step after it that needs no decision.
    "apply": {"state": STATE, "player": INT, "action": INT},
    "over": {"state": STATE},
    "ranks": {"state": STATE, "out": I1},
    # observe(...): what the player knows, as floats.
    "observe": {"state": STATE, "player": INT, "out": F4, "out_len": INT},
    # reimagine(...): another world the viewer cannot tell from this one.
    "reimagine": {"state": STATE, "viewer": INT, "luck": LUCK},
    # appraise(...): the judgement of each of the actions, into `values`.
    "appraise": {"state": STATE, "player": INT, "actions": I2, "count": INT, "values": F8},
    # choose(...): the action of a policy; `legal` is room for the legal actions.
    "choose": {"state": STATE, "player": INT, "policy": INT, "legal": I2, "luck": LUCK},
    # finish(...): the rest of the match by judgement alone.
    "finish": {"state": STATE, "legal": I2, "luck": LUCK},
    # search(...): more iterations on a tree. `Tree` in tripolis.players.tree tells
    # what its arrays hold; `room` is the number of nodes there is memory for.
    "search": {
        "root": STATE,
        "worlds": INT,
        "viewer": INT,
        "players": INT,
        **_TREE,
        **_SCRATCH,
        "greedy_percent": INT,
        "curiosity": FLOAT,
        "width": FLOAT,
        "judged_percent": INT,
        "luck": LUCK,
        "iterations": INT,
    },
    # follow(...): likely worlds into `worlds`, from what a seat saw; returns of how many moments
    # they tell. `Past`, `Pool` and `Room` in tripolis.players.beliefs tell what the arrays hold.
    "follow": {
        "states": STATE,
        "own": I4,
        "moments": INT,
        "viewer": INT,
        "worlds": STATE,
        "heirs": STATE,
        "weights": F8,
        "common": I4,
        "spare": STATE,
        "legal": I2,
        "chances": F8,
        "key": LUCK,
        "luck": LUCK,
    },
    # guided_search(...): the same by the game's network. `Guide` in tripolis.players.network tells
    # what its arrays hold.
    "guided_search": {
        "root": STATE,
        "worlds": INT,
        "viewer": INT,
        "players": INT,
        **_TREE,
        **_SCRATCH,
        **_GUIDE,
        "curiosity": FLOAT,
        "caution": FLOAT,
        "trust": FLOAT,
        "luck": LUCK,
        "iterations": INT,
    },
    # consult(...): the network's shares for the seats from the player on, and the scores of the
    # player's legal moves; returns how many there are.
    "consult": {"state": STATE, "player": INT, "legal": I2, **_GUIDE},
    # estimate(...): adds every seat's shares of victory over the playouts to `shares`.
    "estimate": {
        "root": STATE,
        "worlds": INT,
        "viewer": INT,
        "players": INT,
        **_SCRATCH,
        "playouts": INT,
        "shares": F8,
        "luck": LUCK,
    },
    # play(...): whole matches into zeroed states, number i from the first seed plus i.
    "play": {
        "states": STATE,
        "moves": I4,
        "ranks": I1,
        "count": INT,
        "players": INT,
        "options": I4,
        "options_len": INT,
        "first_seed": U4,
        "policies": I1,
        "luck": LUCK,
        "seed": U4,
        "legal": I2,
    },
}
