"""The typed dictionaries that a game's functions declare to return, for those who describe them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypedDict, get_type_hints, is_typeddict


class Nothing(TypedDict):
    """No field at all."""


def declared_dict(function: Callable[..., Any]) -> type | None:
    """The typed dictionary that a function is declared to return; None if it declares none."""
    try:
        declared = get_type_hints(function).get("return")
    except (NameError, TypeError):  # annotations are for type checkers: they need not resolve
        return None
    return declared if is_typeddict(declared) else None
