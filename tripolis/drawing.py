"""What the terminal pictures of games share: small parts, drawn with Rich."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from rich.console import RenderableType
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


@dataclass
class Drawing:
    """A drawing of a view: what it shows and to whom, and the words of its game."""

    view: dict[str, Any]
    seat: int | None
    language: str
    names: Sequence[str]
    width: int
    sideways: int = 0

    game: ClassVar[str]
    widest: ClassVar[int | None] = None
    """Wider drawings would be harder to read."""

    @classmethod
    def function(cls) -> Callable[..., RenderableType]:
        """The `draw` that a picture offers: see `terminal/table/picture.py`."""

        def draw(
            view: dict[str, Any],
            seat: int | None,
            language: str,
            names: Sequence[str],
            width: int,
            sideways: int = 0,
        ) -> RenderableType:
            room = width if cls.widest is None else min(width, cls.widest)
            return cls(view, seat, language, names, room, sideways).draw()

        return draw

    def draw(self) -> RenderableType:
        """The whole table."""
        raise NotImplementedError

    def tell(self, key: str, **args: Any) -> str:
        """Words of the picture."""
        return tell(f"{self.game}-picture-{key}", self.language, **args)

    def say(self, key: str, **args: Any) -> str:
        """Words of the game."""
        return say(Line(f"{self.game}-{key}", args), self.language, self.names, self.seat)

    def seats_from(self, first: int) -> list[dict[str, Any]]:
        """Everybody clockwise, beginning with a seat."""
        seats: list[dict[str, Any]] = self.view["seats"]
        return seats[first:] + seats[:first]

    def seats_until_own(self) -> list[dict[str, Any]]:
        """Everybody clockwise, the viewer last."""
        return self.seats_from(0 if self.seat is None else self.seat + 1)
