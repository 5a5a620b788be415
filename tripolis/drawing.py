"""What the terminal pictures of games share: small parts, drawn with Rich."""

from __future__ import annotations

from typing import Any

from rich.style import Style
from rich.text import Text

from tripolis.words import Line, say

INK = "#15131f"
"""Dark letters for bright backgrounds."""

ALARM = "#e0454b"
"""Readable as a letter's colour on dark and on light."""

IN_FOCUS = Style(meta={"in_focus": True})
"""Marks what to scroll into sight when a picture is taller than its space."""


def tell(key: str, language: str, **args: Any) -> str:
    """A message of the catalogues."""
    return say(Line(key, args), language)


def chip(text: str, background: str, ink: str = INK) -> Text:
    """A text on a coloured background, with a space on each side."""
    return Text().append(f" {text} ", style=f"bold {ink} on {background}")


def label(text: str) -> Text:
    """A bold caption before something."""
    return Text().append(f"{text} ", "bold")


def shorten(name: str, length: int) -> str:
    """Cut a name so that it fits."""
    return name if len(name) <= length else name[: length - 1] + "…"


def in_a_row(parts: list[Text], gap: str = " ") -> Text:
    """Texts beside each other; the line breaks between them, not within."""
    return Text(gap).join(parts)
