"""The automatic steps after a move, one by one, with the picture following."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, NamedTuple

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from tripolis.engine.game import Game, State
from tripolis.engine.match import Played
from tripolis.terminal.table.app import Telling
from tripolis.words import Line


class Scene(NamedTuple):
    """An automatic step, and the state it led to."""

    state: State
    line: Line


def scenes_of(game: Game, played: Played, viewer: int) -> list[Scene]:
    """What a viewer is told of the automatic steps of a move."""
    return [
        Scene(after, line)
        for before, after, actor in played.steps
        if actor < 0
        for line in game.narrate(before, after, actor, played.action, viewer)
    ]


class Show(Telling, ModalScreen[Any]):
    """One line after another, with Enter; Esc goes to the end."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space,right,down", "next", show=False),
        Binding("escape", "skip", show=False),
    ]
    DEFAULT_CSS = """
    Show { background: transparent; }
    Show.-narrow { align: center bottom; }
    Show.-wide { align: right bottom; }
    Show > Vertical {
        background: $surface; border: round $accent; padding: 0 1;
        border-title-style: bold; border-title-color: $text-accent;
    }
    Show.-narrow > Vertical { width: 100%; height: 9; }
    Show.-wide > Vertical { width: 28%; min-width: 34; height: 1fr; margin: 1 0; }
    Show VerticalScroll { height: 1fr; scrollbar-size-vertical: 1; }
    Show #show-keys { height: auto; color: $text-muted; }
    """

    def __init__(
        self,
        scenes: Sequence[Scene],
        show_state: Callable[[State], None],
        paint: Callable[[str], Text],
    ) -> None:
        super().__init__()
        self._scenes = scenes
        self._show_state = show_state
        self._paint = paint
        self._at = 0

    def compose(self) -> ComposeResult:
        with Vertical():
            with VerticalScroll(can_focus=False):
                yield Static(id="show-lines")
            yield Static(id="show-keys", markup=False)

    def retell(self) -> None:
        """The lines so far, the newest highlighted."""
        scene = self._scenes[self._at]
        self._show_state(scene.state)
        self.query_one(Vertical).border_title = self.tell("show-title")
        lines = [self.table.say(scene.line) for scene in self._scenes[: self._at + 1]]
        told = [Text(f"  {line}", "dim") for line in lines[:-1]]
        told.append(Text().append("▸ ", "bold").append(self._paint(lines[-1])))
        self.query_one("#show-lines", Static).update(Text("\n").join(told))
        scroll = self.query_one(VerticalScroll)
        self.call_after_refresh(scroll.scroll_end, animate=False)
        self.query_one("#show-keys", Static).update(self._keys())

    def _keys(self) -> str:
        last = self._at == len(self._scenes) - 1
        if last:
            return self.tell("show-done")
        step = self.tell("show-next", number=self._at + 1, count=len(self._scenes))
        return f"{step}  {self.tell('show-skip')}"

    def action_next(self) -> None:
        """The next line, or back to the table after the last."""
        if self._at == len(self._scenes) - 1:
            self.dismiss(None)
            return
        self._at += 1
        self.retell()

    def on_click(self) -> None:
        self.action_next()

    def action_skip(self) -> None:
        """Skip the rest."""
        self.dismiss(None)
