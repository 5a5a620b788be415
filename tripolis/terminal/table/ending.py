"""The end of a match: who came where, every point explained, and what next."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Button, Static

from tripolis.engine.match import Result
from tripolis.terminal.table.dialogs import Window
from tripolis.words import Seat

AGAIN, LOOK, QUIT = "again", "look", "quit"


class Ending(Window):
    """Returns what to do next."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "look", show=False)]
    DEFAULT_CSS = """
    Ending #winner { text-style: bold; color: $text-accent; text-align: center; width: 100%; }
    Ending #remark { color: $text-muted; text-align: center; width: 100%; }
    Ending #where { color: $text-muted; }
    """

    def __init__(
        self,
        result: Result,
        path: Path | None,
        paint: Callable[[str], Text],
        remark: Callable[[], str],
    ) -> None:
        super().__init__()
        self._remark = remark
        self._result = result
        self._path = path
        self._paint = paint

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="window", can_focus=False):
            yield Static(id="winner", markup=False)
            yield Static(id="remark", markup=False)
            yield Static(id="ranking")
            yield Static(id="where", markup=False)
            with Horizontal(classes="buttons"):
                yield Button(id=AGAIN, variant="primary", compact=True)
                yield Button(id=LOOK, compact=True)
                yield Button(id=QUIT, compact=True)

    def retell(self) -> None:
        """The result, in the current language."""
        winners = self._result.winners
        title = (
            self.tell("result-winner", player=Seat(winners[0]))
            if len(winners) == 1
            else self.tell("result-shared", names=[Seat(seat) for seat in winners])
        )
        self.query_one("#winner", Static).update(title)
        remark = self._remark()
        self.query_one("#remark", Static).update(remark)
        self.query_one("#remark", Static).display = bool(remark)
        self.query_one("#ranking", Static).update(self._ranking())
        where = self.tell("result-saved", path=str(self._path)) if self._path else ""
        self.query_one("#where", Static).update(where)
        for name in (AGAIN, LOOK, QUIT):
            self.query_one(f"#{name}", Button).label = self.tell(f"result-{name}")

    def _ranking(self) -> Table:
        table = Table(box=None, padding=(0, 2, 0, 0), expand=True)
        table.add_column(Text(self.tell("result-place")), justify="right")
        table.add_column(Text(self.tell("result-player")))
        table.add_column(Text(self.tell("result-points")), justify="right")
        table.add_column(Text(""), ratio=1)
        ranks = self._result.ranks
        for seat in sorted(range(len(ranks)), key=lambda seat: ranks[seat]):
            lines = [self._paint(self.table.say(line)) for line in self._result.explained[seat]]
            style = "bold" if ranks[seat] == 1 else ""
            table.add_row(
                Text(f"{ranks[seat]}", style),
                Text(self.table.names[seat], style),
                Text(f"{self._result.scores[seat]}", style),
                Text("\n").join(lines),
            )
        return table

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id)

    def action_look(self) -> None:
        """Back to the table as it stands."""
        self.dismiss(LOOK)
