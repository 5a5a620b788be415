"""The picture of a game that has none: its view in tidy words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from tripolis.drawing import tell

_INDENT = "  "
_SAID_ELSEWHERE = ("game", "options", "viewer")


def draw(
    view: dict[str, Any], seat: int | None, language: str, names: Sequence[str], width: int
) -> RenderableType:
    """Every value of the view under its name."""
    lines: list[Text] = []
    for key, value in view.items():
        if key not in _SAID_ELSEWHERE:
            _tell_value(lines, _words(key), value, "", names)
    return Text("\n").join(lines)


def moment(view: dict[str, Any], language: str) -> str:
    """The round, if the game counts rounds."""
    number = view.get("round")
    return tell("table-round", language, round=number) if isinstance(number, int) else ""


def _tell_value(
    lines: list[Text], label: str, value: Any, indent: str, names: Sequence[str]
) -> None:
    head = Text(indent).append(f"{label}: ", "bold")
    if not _is_deep(value):
        lines.append(head.append(_in_one_line(value)))
        return
    lines.append(head)
    if isinstance(value, dict):
        labelled = [(_words(key), item) for key, item in value.items()]
    else:
        labelled = [(_item_label(item, i, names), item) for i, item in enumerate(value)]
    for inner, item in labelled:
        if item is not None:
            _tell_value(lines, inner, item, indent + _INDENT, names)


def _is_deep(value: Any) -> bool:
    """Is a value nested twice? Then it needs separate lines."""
    items = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    if isinstance(value, list):
        return any(isinstance(item, (dict, list)) for item in items)
    return any(_is_deep(item) or isinstance(item, dict) for item in items)


def _in_one_line(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{_words(key)} {_in_one_line(item)}" for key, item in value.items())
    if isinstance(value, list):
        return " ".join(_plain(item) for item in value) or "–"
    return _plain(value)


def _item_label(item: Any, number: int, names: Sequence[str]) -> str:
    """Label a seat's things with its player's name."""
    seat = item.get("seat") if isinstance(item, dict) else None
    return names[seat] if isinstance(seat, int) and seat < len(names) else str(number + 1)


def _words(key: str) -> str:
    return key.replace("_", " ")


def _plain(value: Any) -> str:
    if value is None:
        return "–"
    if isinstance(value, bool):
        return "✓" if value else "✗"
    return str(value)
