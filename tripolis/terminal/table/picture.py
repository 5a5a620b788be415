"""Pictures of games for the terminal: how a view looks.

The picture of a game is the module `picture` in the game's package. It offers

    draw(view, seat, language, names, width) -> a Rich renderable

and optionally

    draw_small(…)           the same in as few lines as it can, for low terminals
    draw_middle(…)          something between the two
    moment(view, language)  where the match is, in two or three words: "round 2 of 3"
    paint(text)             a sentence or a move with its cards coloured, as a Rich Text
    MOVES_SIDEWAYS = True   if draw and draw_small take one argument more, `sideways`: how many
                            steps to the right (or to the left, below 0) the reader wants to look
                            at a picture that is wider than its space
    STEPS_TO_SHOW = 3       automatic steps are shown one by one from this many lines on

`view` is what `Match.view` returns, nothing more; `seat` is the viewer's seat, or None for a
spectator (if they may see everything, nothing in the view is hidden). Give colours their own
background, since the table may be dark or light, and never let a colour alone carry meaning.
`tripolis.drawing` has the parts that pictures share.
What is drawn with `drawing.IN_FOCUS` is scrolled into sight if a picture is too tall.
A game without such a module is shown by `any_game`.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from tripolis.homes import homes
from tripolis.terminal.table import any_game

Draw = Callable[..., RenderableType]

_USUAL_STEPS = 4


@dataclass(frozen=True)
class Picture:
    """How one game looks; see above for its functions."""

    draw: Draw
    draw_middle: Draw
    draw_small: Draw
    moment: Callable[[dict[str, Any], str], str]
    paint: Callable[[str], Text]
    moves_sideways: bool
    steps_to_show: int


def find_picture(game: str) -> Picture:
    """The picture of the game of that name."""
    name = f"{homes()[game].package}.picture"
    module = importlib.import_module(name) if importlib.util.find_spec(name) else any_game
    return Picture(
        draw=module.draw,
        draw_middle=getattr(module, "draw_middle", module.draw),
        draw_small=getattr(module, "draw_small", module.draw),
        moment=getattr(module, "moment", lambda view, language: ""),
        paint=getattr(module, "paint", Text),
        moves_sideways=getattr(module, "MOVES_SIDEWAYS", False),
        steps_to_show=getattr(module, "STEPS_TO_SHOW", _USUAL_STEPS),
    )
