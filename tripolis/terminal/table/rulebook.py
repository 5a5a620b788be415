"""The rules of a game, open at the section that matters now; every other section is a key away."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Markdown, OptionList, Static
from textual.widgets.option_list import Option

from tripolis.engine.match import Match
from tripolis.terminal.table.app import Telling
from tripolis.words import rules_text

_HEADING = re.compile(r"(?m)^## (?P<title>.*?)\s*\{#(?P<section>[\w-]+)\}\s*$")
_VARIANTS = re.compile(
    r"(?m)^<!-- by (?P<option>\w+): (?P<values>.*) -->\n(?P<items>(?:- .*\n(?: +\S.*\n)*)+)"
)
"""A list of what each value of an option means, with a comment that names the values in order."""


def read_sections(
    game: str, language: str, options: Mapping[str, object]
) -> dict[str, tuple[str, str]]:
    """The sections of a game's rules: their titles and texts, by name.

    Where the rules describe the values of an option, the value in `options` comes first.
    """
    text = _VARIANTS.sub(lambda found: _own_first(found, options), rules_text(game, language))
    headings = list(_HEADING.finditer(text))
    ends = [heading.start() for heading in headings[1:]] + [len(text)]
    return {
        heading["section"]: (heading["title"], text[heading.end() : end].strip())
        for heading, end in zip(headings, ends, strict=True)
    }


def _own_first(variants: re.Match[str], options: Mapping[str, object]) -> str:
    """The list with the variant that this table plays at its head."""
    items: list[str] = re.findall(r"(?m)^- .*\n(?: +\S.*\n)*", variants["items"])
    values = variants["values"].split()
    own = str(options.get(variants["option"]))
    if own in values:
        items.insert(0, items.pop(values.index(own)))
    return "".join(items)


class Rulebook(Telling):
    """A list of sections, and the text of the chosen one."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,question_mark", "close", show=False),
        Binding("pageup", "turn(-1)", show=False, priority=True),
        Binding("pagedown,space", "turn(1)", show=False, priority=True),
    ]
    DEFAULT_CSS = """
    Rulebook #book-top { height: 1; padding: 0 1; background: $panel; text-style: bold; }
    Rulebook Markdown > MarkdownH2 { margin: 0 0 1 0; }
    Rulebook OptionList { width: 28; height: 1fr; border: none; padding: 0; }
    Rulebook OptionList:focus { border: none; }
    Rulebook #page { height: 1fr; padding: 0 1; scrollbar-size-vertical: 1; }
    Rulebook Markdown { padding: 0 1; margin: 0; max-width: 90; }
    Rulebook #book-keys { height: 1; padding: 0 1; background: $panel; color: $text-muted; }
    """

    def __init__(self, match: Match, section: str) -> None:
        super().__init__()
        self._game = match.game.name
        self._options = match.options
        self._section = section
        self._sections: dict[str, tuple[str, str]] = {}

    def compose(self) -> ComposeResult:
        yield Static(id="book-top", markup=False)
        with Horizontal():
            yield OptionList(markup=False)
            with VerticalScroll(id="page", can_focus=False):
                yield Markdown()
        yield Static(id="book-keys", markup=False)

    def retell(self) -> None:
        """The same section, in the current language."""
        self._sections = read_sections(self._game, self.table.language, self._options)
        game = self.table.game_title
        self.query_one("#book-top", Static).update(f"{game} · {self.tell('key-rules')}")
        scroll, close = self.tell("key-scroll"), self.tell("key-close")
        self.query_one("#book-keys", Static).update(
            f"↑ ↓ {self.tell('key-section')}  PgUp PgDn {scroll}  Esc {close}"
        )
        contents = self.query_one(OptionList)
        if not self._sections:
            contents.display = False
            self.query_one(Markdown).update(self.tell("rules-missing"))
            return
        section = self._section if self._section in self._sections else next(iter(self._sections))
        contents.clear_options()
        contents.add_options(Option(title, id=name) for name, (title, _) in self._sections.items())
        contents.highlighted = list(self._sections).index(section)
        contents.focus()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if event.option_id is not None:
            self._section = event.option_id
            title, text = self._sections[event.option_id]
            self.query_one(Markdown).update(f"## {title}\n\n{text}")
            self.query_one("#page").scroll_home(animate=False)

    def action_turn(self, direction: int) -> None:
        """Scroll the page by nearly its height."""
        page = self.query_one("#page")
        page.scroll_relative(y=direction * max(1, page.size.height - 2), animate=False)

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss(None)
