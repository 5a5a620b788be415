"""`tripolis games` and `tripolis rules`: what can be played, and how."""

from __future__ import annotations

import os
import re
from typing import Annotated

import typer
from rich import box
from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tripolis.engine.game import Game, find_game, game_names
from tripolis.engine.options import Choice, Number, Option, Several, Switch
from tripolis.engine.rule import only_described
from tripolis.terminal.language import language
from tripolis.terminal.speech import UsageProblem, examples, out, title_of, words
from tripolis.words import Line, knows, rules_section, rules_text, say

commands = typer.Typer()

_HEADING = re.compile(r"(?m)^## (.*?) *\{#([^}]*)\}")
_MARK = re.compile(r" *\{#[^}]*\}")
_MOST_SHOWN = 8
_FEW = 3
_WIDEST_PAGE = 88


@commands.command(
    rich_help_panel="Play", epilog=examples("tripolis games", "tripolis games kosmopolis")
)
def games(
    name: Annotated[
        str | None,
        typer.Argument(metavar="[GAME]", help="Explain all options of this game."),
    ] = None,
) -> None:
    """List the games, how many can play them, and their options."""
    screen = out()
    for game in _to_describe([name] if name else game_names()):
        low, high = game.players
        screen.print(
            Text.assemble(
                (title_of(game.name), "bold"), (f"  {words('players', low=low, high=high)}", "dim")
            )
        )
        screen.print(_said(f"{game.name}-about"))
        screen.print(_explained(game) if name else _listed(game))
    if not name:
        screen.print(Text(words("games-hint"), style="dim"))


def _to_describe(names: list[str]) -> list[Game]:
    with only_described():
        return [find_game(name) for name in names]


def _said(key: str) -> str:
    """A message of the game's catalogue; empty if there is none."""
    known = knows(key, language()) or knows(key, "en")
    return say(Line(key), language()) if known else ""


def _listed(game: Game) -> Table:
    """The game's options, one per line."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    table.add_column(words("option"), style="cyan", no_wrap=True)
    table.add_column(words("values"))
    table.add_column(words("default"), style="green")
    for option in game.options:
        table.add_row(option.name, _values(option), _default(option))
    return table


def _explained(game: Game) -> Group:
    """The game's options, with the meaning of each option and each value."""
    parts: list[RenderableType] = []
    for option in game.options:
        key = f"{game.name}-option-{option.name}"
        heading = Text.assemble(
            "\n",
            (option.name, "bold cyan"),
            f"  {_values(option)}" if _values_of(game, option) is None else "",
            (f"  {words('default')}: {_default(option)}", "green"),
        )
        sentences = " ".join(filter(None, (_sentence(key), _said(f"{key}-about"))))
        parts += [heading, Padding(sentences, (0, 0, 0, 2))]
        values = _values_of(game, option)
        if values is not None:
            parts.append(Padding(values, (0, 0, 0, 2)))
    return Group(*parts)


def _values_of(game: Game, option: Option) -> Table | None:
    """An option's values and their meanings; None if the game has no words for them."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="cyan", no_wrap=True)
    table.add_column()
    for value in getattr(option, "values", ()):
        key = f"{game.name}-value-{option.name}-{value}"
        table.add_row(value, " ".join(filter(None, (_sentence(key), _said(f"{key}-about")))))
        if not _said(key):
            return None
    return table if table.row_count else None


def _sentence(key: str) -> str:
    """A title with a full stop, so that another sentence can follow."""
    title = _said(key)
    return f"{title}." if title else ""


def _values(option: Option) -> str:
    """An option's possible values, as typed."""
    if isinstance(option, Number):
        return f"{option.low}–{option.high}"
    if isinstance(option, Switch):
        return "true, false"
    if len(option.values) <= _MOST_SHOWN:
        return ", ".join(option.values)
    shown = ", ".join(option.values[:_FEW])
    return words("and-more", shown=shown, count=len(option.values) - _FEW)


def _default(option: Option) -> str:
    """An option's default."""
    if isinstance(option, Choice) and option.presets:
        return words("follows", option=option.follows)
    if isinstance(option, Several):
        return ", ".join(option.default) or words("none")
    return str(option.default).lower()


@commands.command(
    rich_help_panel="Play",
    epilog=examples("tripolis rules kosmopolis", "tripolis rules splendor setup --language ru"),
)
def rules(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game's name.")],
    section: Annotated[
        str | None, typer.Argument(metavar="SECTION", help="Show only one section, such as setup.")
    ] = None,
) -> None:
    """Read the rules of a game."""
    if game not in game_names():
        find_game(game)
    whole = rules_text(game, language())
    text = rules_section(game, language(), section) if section else whole
    if not text:
        known = ", ".join(mark for _, mark in _HEADING.findall(whole))
        raise UsageProblem(
            "terminal-no-such-section", game=title_of(game), section=section, known=known
        )
    _show(_MARK.sub("", text))


def _show(text: str) -> None:
    screen = out()
    page = Markdown(text)
    if not screen.is_terminal:
        screen.print(page)
        return
    # As other tools do: keep colours in the pager, and do not page text that fits one screen.
    os.environ.setdefault("LESS", "FRX")
    with screen.pager(styles=True):
        screen.print(page, width=min(screen.width, _WIDEST_PAGE))
