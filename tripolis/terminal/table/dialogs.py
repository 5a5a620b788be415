"""The windows in front of the table: a question, and the help."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Static

from tripolis.terminal.table.app import Telling


class Window(Telling, ModalScreen[Any]):
    """A window in the middle of the screen, with the table still visible around it."""

    DEFAULT_CSS = """
    Window { align: center middle; background: $background 60%; }
    Window > .window {
        width: 76; max-width: 96%; height: auto; max-height: 94%;
        background: $surface; border: round $primary; padding: 0 2;
        border-title-style: bold;
    }
    Window .buttons { height: auto; align-horizontal: center; margin-top: 1; }
    Window Button {
        margin: 0 1; min-width: 10;
        background: $panel !important; color: $foreground !important;
    }
    Window Button:focus {
        background: $primary !important; color: $background !important;
        text-style: bold !important;
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "app.focus_previous", show=False),
        Binding("right", "app.focus_next", show=False),
    ]


class Question(Window):
    """A yes-or-no question; Esc means no.

    A question to everybody hides the table, which shows one player's secrets.
    """

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "answer(False)", show=False)]

    DEFAULT_CSS = """
    Question.-to-everybody { background: $panel; }
    """

    def __init__(self, ask: Callable[[], str], to_everybody: bool) -> None:
        super().__init__(classes="-to-everybody" if to_everybody else "")
        self._ask = ask
        self._to_everybody = to_everybody

    def on_mount(self) -> None:
        super().on_mount()
        # Pressing Enter twice must not answer your own question for the others.
        self.query_one("#no" if self._to_everybody else "#yes").focus()

    def compose(self) -> ComposeResult:
        with Vertical(classes="window"):
            yield Static(id="question", markup=False)
            with Horizontal(classes="buttons"):
                yield Button(id="yes", variant="primary", compact=True)
                yield Button(id="no", compact=True)

    def retell(self) -> None:
        """The question, in the current language."""
        self.query_one("#question", Static).update(self._ask())
        self.query_one("#yes", Button).label = self.tell("yes")
        self.query_one("#no", Button).label = self.tell("no")

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id == "yes")

    def action_answer(self, answer: bool) -> None:
        """Answer without a button."""
        self.dismiss(answer)


class Help(Window):
    """What the keys do."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,f1,q", "close", show=False)]
    DEFAULT_CSS = """
    Help .close { color: $text-muted; width: 100%; text-align: right; }
    """

    def __init__(self, key: str) -> None:
        super().__init__()
        self._key = key

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="window"):
            yield Static(id="help")
            yield Static(classes="close", markup=False)

    def retell(self) -> None:
        """The help, in the current language."""
        window = self.query_one(".window")
        window.border_title = self.tell("help-title")
        self.query_one("#help", Static).update(_with_keys(self.tell(self._key)))
        self.query_one(".close", Static).update(f"Esc: {self.tell('key-close')}")

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss(None)


def _with_keys(text: str) -> RenderableType:
    """A text whose lines of the form `key | what it does` are set as a table."""
    parts: list[Table | Text] = []
    for line in text.splitlines():
        key, bar, does = line.partition(" | ")
        if not bar:
            parts.append(Text(line))
            continue
        if not parts or not isinstance(parts[-1], Table):
            parts.append(Table.grid(padding=(0, 2, 0, 0)))
        table = parts[-1]
        assert isinstance(table, Table)
        table.add_row(Text(key, "bold"), Text(does))
    return Group(*parts)
