"""The edge of a batch: compiled code indexes by what it is given, so all of it is checked here."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from tripolis.engine.errors import BadArgument, IllegalMove
from tripolis.engine.game import Game
from tripolis.engine.strict import whole_number

WHOLE, TRUTH = "iu", "b"
"""NumPy's letters for the kinds of numbers an array may hold."""


def check_array(name: str, values: Any, shape: tuple[int, ...], kinds: str) -> Any:
    """An array of whole numbers or booleans with this shape, in memory or on a CUDA device."""
    try:
        array = values if _on_device(values) else np.asarray(values)
        kind, given = _kind_of(array), tuple(array.shape)
    except (TypeError, ValueError):
        kind, given, array = np.dtype(object), (), None
    if array is None or kind.kind not in kinds or given != shape:
        raise BadArgument(
            "batch-bad-array",
            name=name,
            kind="booleans" if kinds == TRUTH else "integers",
            shape=str(shape),
            given=f"{kind} {given}",
        )
    return array


def _on_device(values: Any) -> bool:
    return hasattr(values, "__cuda_array_interface__")


def _kind_of(array: Any) -> np.dtype[Any]:
    kind: np.dtype[Any] = (
        np.dtype(array.__cuda_array_interface__["typestr"])
        if _on_device(array)
        else np.dtype(array.dtype)
    )
    return kind


def check_amount(name: str, value: object, low: int, high: int | None = None) -> int:
    """A whole number that is not below `low`, nor above `high` if there is one."""
    number = whole_number(value)
    if number is None or number < low or (high is not None and number > high):
        most = "∞" if high is None else str(high)
        raise BadArgument("batch-bad-amount", name=name, value=str(value), low=low, high=most)
    return number


def check_list(name: str, values: Any) -> list[Any]:
    """The values as a list; a text is none, though Python takes it for one of letters."""
    if isinstance(values, str | bytes) or not isinstance(values, Iterable):
        raise BadArgument("batch-bad-list", name=name, given=str(values))
    return list(values)


def check_action(game: Game, action: object) -> int:
    """The number of an action of the game, legal or not."""
    number = whole_number(np.asarray(action).item() if np.ndim(action) == 0 else action)  # type: ignore[arg-type]
    if number is None:
        kind = type(action).__name__
        raise BadArgument(
            "batch-bad-action-type", action=str(action), type=kind, last=game.actions - 1
        )
    if not 0 <= number < game.actions:
        raise no_such_action(game, number)
    return number


def check_actions(game: Game, actions: Any, count: int) -> Any:
    """Numbers of actions of the game, legal or not: one for each table."""
    array = check_array("actions", actions, (count,), WHOLE)
    wrong = np.flatnonzero((array < 0) | (array >= game.actions))
    if len(wrong):
        raise no_such_action(game, int(array[wrong[0]]))
    return array.astype(np.int64)


def no_such_action(game: Game, action: int) -> IllegalMove:
    """The error for a number that no action of the game has."""
    return IllegalMove("batch-no-such-action", action=str(action), last=game.actions - 1)
