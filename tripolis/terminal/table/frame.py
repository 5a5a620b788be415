"""The frame around every game: who is asked what, the picture, the log, the moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from rich.console import Console, RenderableType
from rich.segment import Segment, SegmentLines
from rich.style import Style
from rich.table import Table
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Horizontal, VerticalScroll
from textual.widget import Widget
from textual.widgets import Static

from tripolis.terminal.table.app import Telling
from tripolis.terminal.table.picture import Draw, Picture, find_picture

_SIDE_LINES = 6
"""The lines reserved for the log and the moves under the picture on a narrow screen."""

_ACTION = "does"
"""What a click on a text does. (Textual's own markup would style the text as a link.)"""

Keys = Sequence[tuple[str, str, str]]
"""For the last line: a key, the action it stands for, and what to call it."""


class Frame(Telling):
    """The common frame. Below 110 columns the log and the moves lie under the picture."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("pageup", "scroll_panel('#log', -1)", show=False),
        Binding("pagedown", "scroll_panel('#log', 1)", show=False),
        Binding("shift+up", "scroll_panel('#moves', -1)", show=False),
        Binding("shift+down", "scroll_panel('#moves', 1)", show=False),
        Binding("ctrl+up", "scroll_panel('#picture', -1)", show=False),
        Binding("ctrl+down", "scroll_panel('#picture', 1)", show=False),
        # Handled before the entry uses them to move among its words.
        Binding("ctrl+left", "look_sideways(-1)", show=False, priority=True),
        Binding("ctrl+right", "look_sideways(1)", show=False, priority=True),
    ]
    DEFAULT_CSS = """
    Frame { layout: vertical; }
    Frame #top { height: auto; max-height: 3; background: $panel; padding: 0 1; }
    Frame #where { width: auto; height: 1; color: $text-muted; margin-right: 2; }
    Frame #asked { width: 1fr; height: auto; color: $text-accent; text-style: bold; }
    Frame #middle { height: 1fr; }
    Frame #picture { height: 1fr; scrollbar-size-vertical: 1; }
    Frame #picture > Static { height: auto; }
    Frame #log, Frame #moves {
        border-top: solid $primary 60%;
        border-title-color: $text-muted;
        border-title-style: bold;
        scrollbar-size-vertical: 1;
        padding: 0 1;
    }
    Frame #note { height: auto; max-height: 2; padding: 0 1; color: $text-error; text-style: bold; }
    Frame #note.-good { color: $text-success; }
    Frame #keys { height: 1; padding: 0 1; background: $panel; color: $text-muted; }

    Frame.-narrow #middle { layout: vertical; }
    Frame.-narrow #picture { height: auto; padding: 0; }
    Frame.-narrow #side { layout: horizontal; height: 1fr; }
    Frame.-narrow #log { width: 3fr; height: 1fr; }
    Frame.-narrow #moves { width: 2fr; height: 1fr; }

    Frame.-wide #middle { layout: horizontal; }
    Frame.-wide #picture { width: 1fr; padding: 0 1; }
    Frame.-wide #side { layout: vertical; width: 28%; min-width: 34; }
    Frame.-wide #log { height: 1fr; }
    Frame.-wide #moves { height: auto; max-height: 45%; }
    """

    def __init__(self, game: str) -> None:
        super().__init__()
        self.picture: Picture = find_picture(game)
        self._drawn: tuple[dict[str, Any], int | None] | None = None
        self._sideways = 0
        self._picture_lines: list[list[Segment]] = []

    def compose(self) -> ComposeResult:
        with Horizontal(id="top"):
            yield Static(id="where", markup=False)
            yield Static(id="asked", markup=False)
        with Container(id="middle"):
            with VerticalScroll(id="picture", can_focus=False):
                yield Static(id="drawing")
            with Container(id="side"):
                with VerticalScroll(id="log", can_focus=False):
                    yield Static(id="lines")
                with VerticalScroll(id="moves", can_focus=False):
                    yield Static(id="choices")
        yield Static(id="note", markup=False)
        yield from self.compose_entry()
        yield Static(id="keys")

    def compose_entry(self) -> ComposeResult:
        """The widgets between the note and the keys."""
        return iter(())

    # The parts

    def show_top(self, where: Sequence[str], sentence: str) -> None:
        """The first line: the game, where the match is, and what is asked."""
        known = [part for part in (self.table.game_title, *where) if part]
        self.query_one("#where", Static).update(" · ".join(known))
        self.query_one("#asked", Static).update(sentence)

    def show_picture(self, view: dict[str, Any], seat: int | None) -> None:
        """Draw what a seat sees."""
        if self._drawn is None or self._drawn[0] != view:
            self._sideways = 0
            self.call_after_refresh(self._scroll_to_focus)
        self._drawn = (view, seat)
        self.redraw()

    def redraw(self) -> None:
        """Draw in full where it fits, small where it does not."""
        if self._drawn is None or not self.size.width:
            return
        panel = self.query_one("#picture")
        middle = self.query_one("#middle").size
        if self.has_class("-wide"):
            width, height = panel.content_size.width, middle.height
        else:
            width, height = middle.width, middle.height - _SIDE_LINES
        if width <= 0:
            return
        look = self.picture
        for draw in (look.draw, look.draw_middle, look.draw_small):
            lines = self._lines_of(draw, width)
            if len(lines) <= height:
                break
        else:
            # It has to be scrolled, and the scroll bar needs a column.
            lines = self._lines_of(look.draw_small, width - 1)
        if not self.has_class("-wide"):
            panel.styles.max_height = max(1, height)
        else:
            panel.styles.max_height = None
        self._picture_lines = lines
        self.query_one("#drawing", Static).update(SegmentLines(lines, new_lines=True))

    def _scroll_to_focus(self) -> None:
        """Scroll what the picture marks as in focus to the middle."""
        panel = self.query_one("#picture")
        for number, line in enumerate(self._picture_lines):
            if any(part.style and "in_focus" in part.style.meta for part in line):
                panel.scroll_to(y=number - panel.size.height // 2, animate=False)
                return

    def _lines_of(self, draw: Draw, width: int) -> list[list[Segment]]:
        """A drawing as its lines: rendered once, however often it is laid out."""
        assert self._drawn is not None
        moved = [self._sideways] if self.picture.moves_sideways else []
        drawing = draw(*self._drawn, self.table.language, self.table.names, width, *moved)
        console = Console(width=width, color_system=None)
        return console.render_lines(drawing, console.options.update_width(width), pad=False)

    def show_log(self, lines: Sequence[str], fresh: int) -> None:
        """The log, newest at the bottom; lines before number `fresh` are old and dimmed.

        If you have scrolled up to read, it stays there.
        """
        log = self.query_one("#log")
        at_end = log.is_vertical_scroll_end
        log.border_title = self.tell("log")
        painted = [self._log_line(line, number < fresh) for number, line in enumerate(lines)]
        self.query_one("#lines", Static).update(Text("\n").join(painted))
        if at_end:
            self.call_after_refresh(log.scroll_end, animate=False)

    def _log_line(self, line: str, old: bool) -> Text:
        return Text(line, "dim") if old else self.picture.paint(line)

    def show_moves(self, title: str, moves: Sequence[tuple[int, str]]) -> None:
        """The moves with their numbers, in as many columns as fit; a click makes one."""
        panel = self.query_one("#moves")
        panel.border_title = title
        width = panel.content_size.width or 30
        self.query_one("#choices", Static).update(self._in_columns(moves, width))

    def _in_columns(self, moves: Sequence[tuple[int, str]], width: int) -> RenderableType:
        if not moves:
            return Text("")
        digits = len(str(moves[-1][0]))
        widest = max(len(text) for _, text in moves) + digits + 2
        columns = max(1, min((width + 1) // widest, len(moves)))
        grid = Table.grid(padding=(0, 1, 0, 0))
        rows = -(-len(moves) // columns)
        for row in range(rows):
            grid.add_row(*(self._choice(*move, digits) for move in moves[row::rows]))
        return grid

    def _choice(self, number: int, text: str, digits: int) -> Text:
        choice = Text().append(f"{number:>{digits}} ", "bold").append(self.picture.paint(text))
        choice.stylize(Style(meta={_ACTION: f"screen.pick({number})"}))
        return choice

    def show_note(self, note: str, good: bool = False) -> None:
        """One sentence about what was just tried."""
        line = self.query_one("#note", Static)
        line.set_class(good, "-good")
        line.update(Text(note))
        line.display = bool(note)

    def show_keys(self, keys: Keys) -> None:
        """The last line: the keys, which can be clicked as well."""
        line = Text(no_wrap=True, overflow="ellipsis")
        for key, action, label in keys:
            part = Text().append(key, "bold").append(f" {label}")
            if action:
                part.stylize(Style(meta={_ACTION: action}))
            line.append(part).append("  ")
        self.query_one("#keys", Static).update(line)

    # Being used

    async def on_click(self, event: events.Click) -> None:
        action = event.style.meta.get(_ACTION)
        if action is not None:
            await self.run_action(action)

    def on_resize(self, event: events.Resize) -> None:
        self.call_after_refresh(self.retell)

    def action_scroll_panel(self, panel: str, direction: int) -> None:
        """Scroll a panel by nearly its height."""
        target: Widget = self.query_one(panel)
        step = max(1, target.content_size.height - 1) * direction
        target.scroll_relative(y=step, animate=False)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Keys that a picture does not use go to the entry."""
        return action != "look_sideways" or self.picture.moves_sideways

    def action_look_sideways(self, direction: int) -> None:
        """Look further to a side, if there is more of the picture."""
        before = self._picture_lines
        self._sideways += direction
        self.redraw()
        if self._picture_lines == before:
            self._sideways -= direction
