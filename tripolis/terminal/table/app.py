"""What the table and the replay share: the language, the theme, and how you leave them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.theme import Theme

from tripolis.terminal.names import names_called, say_name
from tripolis.words import LANGUAGES, Line, Name, knows, say

NIGHT = Theme(
    name="tripolis-night",
    primary="#8f7dff",
    secondary="#5ab8ff",
    accent="#ffd94f",
    foreground="#ece9f7",
    background="#13111d",
    surface="#1b1828",
    panel="#262138",
    success="#5fe09a",
    warning="#ffb14a",
    error="#ff6b70",
    dark=True,
)
DAY = Theme(
    name="tripolis-day",
    primary="#5b46c9",
    secondary="#1668b0",
    accent="#8a5a00",
    foreground="#1d1a2b",
    background="#fbfafd",
    surface="#f1eef8",
    panel="#e4dff1",
    success="#16733f",
    warning="#9a5a00",
    error="#b3262c",
    dark=False,
)


class TableApp(App[None]):
    """An app whose language can be changed at any moment."""

    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide")]  # noqa: RUF012 (Textual types it so)

    def __init__(self, game: str, names: Sequence[str], language: str) -> None:
        super().__init__()
        self.game = game
        self._names = names
        self.language = language if language in LANGUAGES else "en"
        self.register_theme(NIGHT)
        self.register_theme(DAY)
        self.theme = NIGHT.name

    def tell(self, key: str, **args: Any) -> str:
        """A message of the table's catalogue, in the current language."""
        return self.say(Line(f"table-{key}", args))

    def say(self, line: Line) -> str:
        """A line of the engine or the game as a sentence."""
        return say(line, self.language, self.called, self.viewer)

    @property
    def viewer(self) -> int | None:
        """The seat of the person looking, who is "you" in every sentence."""
        return None

    @property
    def names(self) -> list[str]:
        """The players' names; characters' names are in the current language."""
        return [say_name(name, self.language) for name in self.called]

    @property
    def called(self) -> list[Name]:
        """What sentences call the players."""
        return names_called(self._names)

    @property
    def game_title(self) -> str:
        """The game's name in the current language."""
        key = f"{self.game}-name"
        return self.say(Line(key)) if knows(key, "en") else self.game.title()

    def action_language(self) -> None:
        """Switch to the next language."""
        languages = list(LANGUAGES)
        self.language = languages[(languages.index(self.language) + 1) % len(languages)]
        for screen in self.screen_stack:
            if isinstance(screen, Telling):
                screen.retell()

    def action_theme(self) -> None:
        """Switch between dark and light."""
        self.theme = DAY.name if self.theme == NIGHT.name else NIGHT.name


class Telling(Screen[Any]):
    """A screen that can rewrite its text, when the language or the match has changed."""

    # They are here and not in the app, so that they also work while a window is open.
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f2", "app.language", show=False),
        Binding("f3", "app.theme", show=False),
        Binding("f10,ctrl+q,ctrl+c", "app.quit", show=False, priority=True),
    ]

    @property
    def table(self) -> TableApp:
        """The app, typed as ours."""
        app = self.app
        assert isinstance(app, TableApp)
        return app

    def tell(self, key: str, **args: Any) -> str:
        """A message of the table's catalogue."""
        return self.table.tell(key, **args)

    def on_mount(self) -> None:
        self.retell()

    def retell(self) -> None:
        """Write all text again."""
        raise NotImplementedError
