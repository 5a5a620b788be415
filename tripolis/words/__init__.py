"""Words for people, in four languages. English has every message and fills the gaps.

The engine and the games speak in keys with arguments (`Line`); catalogues turn them into
sentences. `<language>/<catalogue>.ftl` holds the messages whose keys begin with the catalogue's
name: beside this file for what all games share, in a game's `words` folder for the rest, where
`<language>/rules.md` are its rules.

A sentence about a seat has another form for the person who sits there, written below it:

    splendor-log-passes = { $player } passes.
        .you = You pass.

`.you` speaks to the player in `$player`; `.you-taker` to the one in `$taker`, and so on.

Where a language declines names, `$player-gen` and `$player-dat` are a name in that case. A
character's name has the cases as attributes; a person's is put after the word for a player:

    splendor-log-from = { $player } берёт карту у { $owner-gen }.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from tripolis.homes import homes

LANGUAGES: dict[str, str] = {"en": "English", "ru": "Русский", "pl": "Polski", "cs": "Čeština"}

_ENTRY = re.compile(r"(?m)^(?P<key>-?[a-zA-Z][\w-]*) *=.*\n(?:(?:[ }].*)?\n)*")
"""Matches one message of a catalogue, with all its lines."""


LESSONS = "_lessons"
"""What the names of lessons' catalogues end with: a server's page does not need them."""

QUOTES = {"en": "“”‘’", "ru": "«»„“", "pl": "„”«»", "cs": "„“‚‘"}
"""How each language opens and closes a quotation, and a nested one."""

CASES = ("gen", "dat")
"""The cases that sentences put names into: genitive and dative."""


class Seat(int):
    """A seat in a line's arguments: shown as its player's name, or as "you" to that player."""


class Line(NamedTuple):
    """Something to tell people: a message key, and the arguments of its sentence.

    An argument is a number, a text that is the same in every language (a move, a card), a `Seat`,
    another `Line`, or a list of such.
    """

    key: str
    args: Mapping[str, Any] = {}

    def to_json(self) -> dict[str, Any]:
        """The line as JSON: seats as `{"seat": 0}`, lines within as lines."""
        return {"key": self.key, "args": {name: _to_json(arg) for name, arg in self.args.items()}}


def _to_json(arg: Any) -> Any:
    if isinstance(arg, Seat):
        return {"seat": int(arg)}
    if isinstance(arg, list):
        return [_to_json(item) for item in arg]
    return arg.to_json() if isinstance(arg, Line) else arg


Name = str | Line
"""What a seat is called: a person by what they typed, a character by a message."""


def folders() -> list[Path]:
    """Where the words are: this folder, and the `words` folder of each game."""
    found = [home.folder for home in homes().values()]
    return [Path(__file__).parent, *(folder / "words" for folder in found if folder)]


def forget_words() -> None:
    """Read the catalogues again when they are next needed."""
    _bundle.cache_clear()
    _known.cache_clear()


def say(
    line: Line, language: str = "en", names: Sequence[Name] = (), viewer: int | None = None
) -> str:
    """The line as a sentence.

    `names` are the seats' names; a seat without one is numbered. `viewer` is the seat of the
    reader, who is "you".
    """
    return _say(line, language, names, viewer, "")


def _say(
    line: Line, language: str, names: Sequence[Name], viewer: int | None, otherwise: str
) -> str:
    """The line in the form that addresses the viewer, or else in another one if it has that."""
    args = _said_args(line, language, names, viewer)
    form = _form(line, viewer) or otherwise
    return (
        _format(line.key, form, args, language)
        or _format(line.key, form, args, "en")
        or _plain(line)
    )


def _said_args(
    line: Line, language: str, names: Sequence[Name], viewer: int | None
) -> dict[str, Any]:
    """The line's arguments as its sentence takes them, with names in every case."""
    args = {name: _said(arg, language, names, viewer) for name, arg in line.args.items()}
    for name, arg in line.args.items():
        if isinstance(arg, Seat):
            args |= {f"{name}-{case}": _name(arg, language, names, case) for case in CASES}
    return args


def you_form(argument: str) -> str:
    """The attribute of a message that speaks to the player in an argument."""
    return "you" if argument == "player" else f"you-{argument}"


def _form(line: Line, viewer: int | None) -> str:
    """The form of the message that addresses the viewer; empty if it is not about them."""
    for name, arg in line.args.items():
        if isinstance(arg, Seat) and int(arg) == viewer:
            return you_form(name)
    return ""


def knows(key: str, language: str) -> bool:
    """Does this language itself have a message for the key?"""
    return key in _known(key.partition("-")[0], language)


@cache
def _known(catalogue: str, language: str) -> frozenset[str]:
    """The keys of a catalogue, read without Fluent: in a page there is none."""
    texts = _texts(catalogue, language)
    return frozenset(entry["key"] for text in texts for entry in _ENTRY.finditer(text + "\n"))


def _texts(catalogue: str, language: str) -> list[str]:
    """What the folders have of a catalogue."""
    paths = [folder / language / f"{catalogue}.ftl" for folder in folders()]
    return [path.read_text("utf-8") for path in paths if path.is_file()]


def keys(catalogue: str, language: str) -> set[str]:
    """All message keys of a catalogue in a language."""
    bundle = _bundle(catalogue, language)
    return set(bundle._messages) if bundle else set()


def all_messages(language: str, lessons: bool = False) -> str:
    """All catalogues of a language as one Fluent text; English fills in missing messages."""
    said = _catalogues(language, lessons)
    known = {entry["key"] for entry in _ENTRY.finditer(said)}
    english = _ENTRY.finditer(_catalogues("en", lessons))
    return said + "".join(entry[0] for entry in english if entry["key"] not in known)


def _catalogues(language: str, lessons: bool) -> str:
    paths = [path for folder in folders() for path in sorted((folder / language).glob("*.ftl"))]
    said = (path for path in paths if lessons or not path.stem.endswith(LESSONS))
    return "".join(path.read_text("utf-8") + "\n" for path in said)


def rules_text(game: str, language: str) -> str:
    """A game's rules for people, as Markdown with `{#section}` marks in its headings.

    In English if the language has none.
    """
    home = homes().get(game)
    for tongue in (language, "en"):
        path = home.folder / "words" / tongue / "rules.md" if home and home.folder else None
        if path and path.is_file():
            return path.read_text("utf-8")
    return ""


def rules_section(game: str, language: str, section: str) -> str:
    """One section of a game's rules, heading included; empty if there is none of that name."""
    parts = re.split(r"(?m)^(?=## )", rules_text(game, language))
    for part in parts:
        if re.match(rf"## .*\{{#{re.escape(section)}\}}", part):
            return part
    return ""


def _name(seat: Seat, language: str, names: Sequence[Name], case: str = "") -> str:
    """What a seat is called, in a case if one is named."""
    if int(seat) >= len(names):
        return _say(Line("engine-seat", {"number": int(seat) + 1}), language, (), None, case)
    name = names[int(seat)]
    if isinstance(name, Line):
        return _say(name, language, (), None, case)
    return _say(Line("engine-named", {"name": name}), language, (), None, case) if case else name


def _said(arg: Any, language: str, names: Sequence[Name], viewer: int | None) -> Any:
    if isinstance(arg, list):
        return ", ".join(str(_said(item, language, names, viewer)) for item in arg)
    if isinstance(arg, Seat):
        return _name(arg, language, names)
    # What is part of a sentence may need another form there: “the Western Wall”.
    return _say(arg, language, names, viewer, "within") if isinstance(arg, Line) else arg


def _format(key: str, form: str, args: dict[str, Any], language: str) -> str:
    bundle = _bundle(key.partition("-")[0], language)
    if bundle is None or not bundle.has_message(key):
        return ""
    message = bundle.get_message(key)
    pattern = message.attributes.get(form, message.value)
    if pattern is None:
        return ""
    return _nest_quotes(str(bundle.format_pattern(pattern, args)[0]), language)


def _nest_quotes(text: str, language: str) -> str:
    """Write quotations within a quotation with the language's inner marks."""
    opening, closing, inner_opening, inner_closing = tuple(QUOTES[language])
    if text.count(opening) < 2:
        return text
    depth, written = 0, []
    for mark in text:
        if mark == opening:
            depth += 1
            mark = inner_opening if depth > 1 else mark
        elif mark == closing and depth > 0:
            mark = inner_closing if depth > 1 else mark
            depth -= 1
        written.append(mark)
    return "".join(written)


def _plain(line: Line) -> str:
    """A readable fallback if Fluent or the message is missing."""
    details = ", ".join(f"{name} {value}" for name, value in line.args.items())
    return line.key.replace("-", " ") + (f" ({details})" if details else "")


@cache
def _bundle(catalogue: str, language: str) -> Any:
    try:
        from fluent.runtime import FluentBundle, FluentResource
    except ImportError:
        return None
    texts = _texts(catalogue, language)
    if not texts:
        return None
    bundle = FluentBundle([language], use_isolating=False)
    for text in texts:
        bundle.add_resource(FluentResource(text))
    return bundle
