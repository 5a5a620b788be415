"""The curtain between hidden hands: it hides everything until the next person is ready."""

from __future__ import annotations

from time import monotonic
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import Static

from tripolis.terminal.table.app import Telling


class Curtain(Telling):
    """Returns the seat that sits down: the next one, or one that changes its answer first."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "sit_down", show=False)]
    DEFAULT_CSS = """
    Curtain { background: $panel; align: center middle; }
    Curtain Vertical { height: auto; }
    Curtain Static { width: 100%; text-align: center; }
    Curtain #curtain-title { text-style: bold; color: $text-primary; padding: 1; }
    Curtain #curtain-change { color: $text-muted; padding: 1; }
    """

    def __init__(self, seat: int, may_change: list[int], rest: float) -> None:
        super().__init__()
        self._seat = seat
        self._may_change = may_change
        self._opens_at = monotonic() + rest

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(id="curtain-title", markup=False)
            yield Static(id="curtain-ready", markup=False)
            yield Static(id="curtain-change", markup=False)

    def retell(self) -> None:
        """Who gets the device next, and who may change an answer."""
        name = self.table.names[self._seat]
        changes = [
            self.tell("curtain-change", number=key, name=self.table.names[seat])
            for key, seat in enumerate(self._may_change, 1)
        ]
        self.query_one("#curtain-title", Static).update(self.tell("curtain-title", name=name))
        self.query_one("#curtain-ready", Static).update(self.tell("curtain-ready", name=name))
        self.query_one("#curtain-change", Static).update("\n".join(changes))

    def action_sit_down(self) -> None:
        """The next person is ready."""
        self._open_for(self._seat)

    def _open_for(self, seat: int) -> None:
        """Open, unless it closed only a moment ago: that key press was one too many."""
        if monotonic() >= self._opens_at:
            self.dismiss(seat)

    def on_key(self, event: events.Key) -> None:
        for key, seat in enumerate(self._may_change, 1):
            if event.character == str(key):
                self._open_for(seat)
