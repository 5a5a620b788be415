"""The zone of Comparity as a grid: columns to the right, lines upwards, as moves name them."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from rich.text import Text

from tripolis.drawing import IN_FOCUS, INK, shorten
from tripolis.words import Line, say

CLOSED = ("#bfd2f7", "#a8c0ee")
OPENED = ("#ffe08a", "#f7d06a")
"""The grounds of cards: neighbours get different ones, so that they need no lines between."""

WRONG = "#ffffff on #b3262c"
PLAYED, CHECKED, VIOLATION, ABOUT = "◆", "▸", "✗", "≈"

_AXIS = 4
_EDGE = 4
"""The width of a column where no card lies yet."""

_NARROWEST = 10
_WIDEST = 17
_ROOM_FOR_MARGINS = 12
_LITTLE = 3
_FEWEST_LETTERS = 3
_CRAMPED = 5
"""Without room for abbreviations, use the first letters."""

_SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1))

Cell = tuple[int, int]


# Landmarks in words


def landmark(card: str, language: str) -> str:
    """A landmark's name."""
    return say(Line(f"landmark-{card.replace('_', '-')}"), language)


def place(card: str, language: str) -> str:
    """Where a landmark stands."""
    return say(Line(f"landmark-place-{card.replace('_', '-')}"), language)


def number(card: dict[str, Any], mode: str, language: str) -> str:
    """The compared number of a card, as the log tells it; empty if it is not known."""
    if card[mode] is None:
        return ""
    if mode == "height":
        metres = card["height"]
        whole = int(metres) if metres == int(metres) else metres
        return say(Line("comparity-metres", {"metres": whole}), language)
    key = "comparity-about-year" if card["approximate"] else "comparity-year"
    year = card["year"]
    return say(Line(key if year > 0 else f"{key}-bc", {"year": str(abs(year))}), language)


def numbers_for_a_cell(card: dict[str, Any], mode: str, language: str) -> list[str]:
    """The compared number, longest first, for cells that have less and less room."""
    if card[mode] is None:
        return []
    if mode == "height":
        full = number(card, mode, language)
        return [full, full.replace(" ", "").replace("\xa0", ""), f"{card['height']:.0f}"]
    about = ABOUT if card["approximate"] else ""
    year = card["year"]
    if year > 0:
        return [f"{about}{year}"]
    full = say(Line("comparity-picture-year-bc", {"year": str(-year)}), language)
    return [f"{about}{full}", f"{about}−{-year}"]


def short_name(name: str, where: str, width: int, lines: int) -> list[str]:
    """A name in so many lines: long words lose letters, then little and last words are left out."""
    bare, _, town = name.rstrip(")").partition(" (")
    words = bare.split()
    # In “Triumphal Arch (Pyongyang)” the town tells it from another arch; a second name does not.
    told_by_town = bool(town) and town in where
    if told_by_town:
        words.append(town)
    while True:
        fitting = _abbreviated(words, width, lines)
        if fitting is not None:
            return fitting
        if len(words) == 1:
            return [shorten(words[0], width)]
        little = [i for i, word in enumerate(words) if i and len(word) <= _LITTLE]
        del words[little[0] if little else -2 if told_by_town else -1]


def _abbreviated(words: list[str], width: int, lines: int) -> list[str] | None:
    """The words in so many lines, the longest ones cut; None where too little would be left."""
    words = list(words)
    while True:
        wrapped = textwrap.wrap(" ".join(words), width, break_long_words=False)
        if len(wrapped) <= lines and all(len(line) <= width for line in wrapped):
            return wrapped
        longest = max(range(len(words)), key=lambda i: len(words[i]))
        letters = words[longest].rstrip(".")
        left = len(letters) - (1 if words[longest].endswith(".") else 2)
        if left < _FEWEST_LETTERS or len(words) == 1:
            return None
        words[longest] = f"{letters[:left].rstrip('-')}."


# The grid


class Columns(NamedTuple):
    """The columns that are shown, and how wide those with cards are."""

    shown: list[int]
    width: int


@dataclass
class Zone:
    """The cards in their cells, and the empty cells around them."""

    view: dict[str, Any]
    language: str
    width: int
    lines: int
    """How many lines a card has."""
    sideways: int = 0
    """How many columns the reader has moved away from the last card played."""

    @cached_property
    def cards(self) -> dict[Cell, dict[str, Any]]:
        return {(card["x"], card["y"]): card for card in self.view["zone"]}

    @cached_property
    def beside(self) -> dict[Cell, int]:
        """The empty cells beside cards, and how many cards each of them touches."""
        beside: dict[Cell, int] = {}
        for x, y in self.cards:
            for right, up in _SIDES:
                cell = (x + right, y + up)
                if cell not in self.cards:
                    beside[cell] = beside.get(cell, 0) + 1
        return beside

    @cached_property
    def free(self) -> dict[Cell, int]:
        """The cells a card may be laid into: any of those, unless it has to join the zone."""
        if self.view["phase"] != "reconnect":
            return self.beside
        pieces = list(self.pieces())
        return {
            (x, y): count
            for (x, y), count in self.beside.items()
            if all(any((x + r, y + u) in piece for r, u in _SIDES) for piece in pieces)
        }

    def pieces(self) -> Iterator[set[Cell]]:
        """The connected parts of the zone: several if it has fallen apart."""
        left = set(self.cards)
        while left:
            piece, edge = set(), [left.pop()]
            while edge:
                x, y = edge.pop()
                piece.add((x, y))
                beside = {(x + right, y + up) for right, up in _SIDES} & left
                left -= beside
                edge += beside
            yield piece

    @cached_property
    def wrong(self) -> set[str]:
        """The cards that belong to a violation."""
        return {card for pair in self.view["violations"] for card in pair}

    @cached_property
    def checked(self) -> tuple[str | None, ...]:
        check = self.view["check"]
        return (check["card"], check["neighbour"]) if check else ()

    @cached_property
    def focus(self) -> str | None:
        """The card to look at: that of the check, or the last one played."""
        lying = [card["card"] for card in self.view["zone"]]
        return next((name for name in (*self.checked, self.view["played"]) if name in lying), None)

    @property
    def focus_column(self) -> int:
        return next(
            (x for (x, _), card in self.cards.items() if card["card"] == self.focus),
            min(self.cards)[0],
        )

    @cached_property
    def columns(self) -> Columns:
        """All columns if they fit, else as many as do, around the last card played."""
        with_cards = {x for x, _ in self.cards}
        every = list(range(min(with_cards) - 1, max(with_cards) + 2))
        edges = len(every) - len(with_cards)
        room = self.width - _AXIS
        wide = (room - edges * _EDGE) // len(with_cards)
        if wide >= _NARROWEST:
            return Columns(every, min(wide, _WIDEST))
        count = max(1, room // _NARROWEST)
        last = len(every) - count
        around = max(0, min(every.index(self.focus_column) - count // 2, last))
        first = max(0, min(around + self.sideways, last))
        return Columns(every[first : first + count], room // count)

    def draw(self) -> list[Text]:
        """From the top line down, with the coordinates on the left and below."""
        in_sight = {cell for cell in (*self.cards, *self.beside) if cell[0] in self.columns.shown}
        levels = [y for _, y in in_sight]
        with_cards = {y for x, y in in_sight & self.cards.keys()}
        drawn = []
        for y in range(max(levels), min(levels) - 1, -1):
            height = self.lines if y in with_cards else 1
            for line in range(height):
                label = f"{y:>{_AXIS - 1}} " if line == height // 2 else " " * _AXIS
                text = Text(no_wrap=True).append(label, "dim")
                for x in self.columns.shown:
                    text.append(self.piece((x, y), line, height))
                drawn.append(text)
        return [*drawn, self.axis()]

    def column_width(self, x: int) -> int:
        return self.columns.width if any(x == column for column, _ in self.cards) else _EDGE

    def axis(self) -> Text:
        """The columns' numbers, and whether there are more on either side."""
        shown = self.columns.shown
        every = [x for x, _ in self.cards]
        more_left = shown[0] > min(every) - 1
        more_right = shown[-1] < max(every) + 1
        axis = Text(no_wrap=True).append(" ◂◂ " if more_left else "  ↗ ", "bold")
        for x in shown:
            axis.append(f"{x}".center(self.column_width(x)), "dim")
        if more_right:
            axis.right_crop(2)
            axis.append("▸▸", "bold")
        return axis

    def piece(self, cell: Cell, line: int, height: int) -> Text:
        """One line of a cell."""
        width = self.column_width(cell[0])
        if cell in self.cards:
            card = self.cards[cell]
            margin = 1 if width < _ROOM_FOR_MARGINS else 2
            face = self.face(card, width - margin)[line]
            text = Text(f" {face:<{width - 1}}", self.style(cell))
            if card["card"] == self.focus:
                text.stylize(IN_FOCUS)
            return text
        if cell in self.free and line == height // 2 and self.view["phase"] != "end":
            count = self.free[cell]
            return Text(f"+{count}".center(width), "bold" if count > 1 else "dim")
        return Text(" " * width)

    def style(self, cell: Cell) -> str:
        card = self.cards[cell]
        shade = (cell[0] + cell[1]) % 2
        if card["card"] in self.wrong:
            return f"bold {WRONG}"
        if card["open"]:
            return f"bold {INK} on {OPENED[shade]}"
        return f"{INK} on {CLOSED[shade]}"

    def face(self, card: dict[str, Any], width: int) -> list[str]:
        """A card's lines: its name, and below it its signs and its number if it is open."""
        name, where = landmark(card["card"], self.language), place(card["card"], self.language)
        foot = self.foot(card, width)
        if self.lines > 1 and self.knows_number(card):
            lines = short_name(name, where, width, self.lines - 1)
            return [*lines, *[""] * (self.lines - 1 - len(lines)), foot]
        room = width - len(foot) - 1 if foot else width
        if room < _FEWEST_LETTERS:
            return [foot]
        lines = short_name(name, where, room, self.lines) if room > _CRAMPED else [name[:room]]
        lines += [""] * (self.lines - len(lines))
        last = f"{lines[-1]:<{room}} {foot}" if lines[-1] else foot
        return [*lines[:-1], last.rstrip()]

    def knows_number(self, card: dict[str, Any]) -> bool:
        return card[self.view["options"]["mode"]] is not None

    def foot(self, card: dict[str, Any], width: int) -> str:
        """A card's signs and number."""
        mode = self.view["options"]["mode"]
        signs = VIOLATION if card["card"] in self.wrong else ""
        signs += CHECKED if card["card"] in self.checked else ""
        signs += PLAYED if card["card"] == self.view["played"] else ""
        texts = numbers_for_a_cell(card, mode, self.language)
        if not card["open"]:
            texts = [f"({text})" for text in texts]
        if not texts:
            return signs + (ABOUT if mode == "year" and card["approximate"] else "")
        gap = " " if signs and self.lines > 1 else ""
        fitting = [text for text in texts if len(signs + gap + text) <= width]
        return f"{signs}{gap}{fitting[0]}" if fitting else texts[-1][:width]
