"""The picture of Comparity: the zone as a grid, and everybody's row beneath it.

The mark of an approximate year is shown where years are compared.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cached_property
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tripolis.drawing import ALARM, Drawing, chip, in_a_row, label, shorten
from tripolis.games.comparity.picture.zone import (
    ABOUT,
    CHECKED,
    CLOSED,
    PLAYED,
    VIOLATION,
    Zone,
    landmark,
    number,
    place,
)
from tripolis.words import Line, Seat, say

MOVES_SIDEWAYS = True
STEPS_TO_SHOW = 3
"""A check is shown step by step: it opens a card, compares, and somebody gets cards."""

_SHORT_ROW = 4
_TWO_COLUMNS = 66
_ROOMY = 100
_CELL = re.compile(r"(?<![\w,])-?\d{1,3},-?\d{1,3}(?![\w,])")
_AFTER_A_CHECK = ("obtain", "find_giver", "give", "fix", "repair", "discard")


def moment(view: dict[str, Any], language: str) -> str:
    """What is compared."""
    return say(Line(f"comparity-label-{view['options']['mode']}"), language).lower()


def paint(text: str) -> Text:
    """Cells in a sentence or a move stand out."""
    painted = Text(text)
    painted.highlight_regex(_CELL, "bold")
    return painted


class _Drawing(Drawing):
    """What the drawings say, and how they say it."""

    game = "comparity"

    @property
    def mode(self) -> str:
        return str(self.view["options"]["mode"])

    @cached_property
    def seats(self) -> list[dict[str, Any]]:
        """Everybody clockwise, the viewer first: their row is nearest to the zone."""
        return self.seats_from(self.seat or 0)

    def name(self, card: dict[str, Any]) -> str:
        """A landmark's name, marked if its year is approximate and years matter."""
        about = ABOUT if self.mode == "year" and card["approximate"] else ""
        return about + landmark(card["card"], self.language)

    def place(self, card: dict[str, Any]) -> str:
        return place(card["card"], self.language)

    def known(self, card: dict[str, Any]) -> str:
        """The number of a closed card, for a viewer who sees everything."""
        found = number(card, self.mode, self.language)
        return f" {found}" if found else ""

    def zone(self, lines: int) -> list[Text]:
        return Zone(self.view, self.language, self.width, lines, self.sideways).draw()

    def pile(self, with_place: bool) -> Text:
        """The pile, with its top card if that is visible, and the box."""
        text = label(self.say("area-pile")).append(f"{self.view['pile']}")
        top = self.view["pile_top"]
        if top is not None:
            text.append(": ").append(chip(self.name(top), CLOSED[0])).append(self.known(top))
            if with_place:
                text.append(f" {self.place(top)}", "dim")
        text.append("   ").append(label(self.say("area-box"))).append(f"{self.view['box']}")
        return text

    def discards(self) -> list[Text]:
        if not self.view["discarded"]:
            return []
        cards = ", ".join(
            f"{self.name(card)} ({number(card, self.mode, self.language)})"
            for card in self.view["discarded"]
        )
        return [label(self.say("area-discarded")).append(cards)]

    def news(self) -> list[Text]:
        """A pending reaction, a check in progress, and cards still owed."""
        news = []
        check, obtaining = self.view["check"], self.view["obtaining"]
        if self.view["phase"] == "react" and self.view["reaction"] != "none":
            player = Seat(self.view["turn"])
            news.append(self.say(f"log-{self.view['reaction']}", player=player))
        if check is not None:
            card = landmark(check["card"], self.language)
            said = self.say("log-checks", player=Seat(check["by"]), card=card)
            if self.view["phase"] in _AFTER_A_CHECK:
                said += " " + self.tell("violations", count=check["violations"])
            news.append(said)
        if obtaining is not None:
            taker = Seat(obtaining["seat"])
            news.append(self.say("picture-obtaining", player=taker, count=obtaining["owed"]))
        return [Text().append("▸ ", f"bold {ALARM}").append(" ".join(news))] if news else []

    def signs(self) -> Text:
        """Which way the numbers of the zone climb, and what its signs mean."""
        signs = [f"+1 {self.tell('sign-free')}", f"{PLAYED} {self.tell('sign-played')}"]
        if self.view["check"] is not None:
            signs.append(f"{CHECKED} {self.tell('sign-checked')}")
        if self.view["violations"]:
            signs.append(f"{VIOLATION} {self.tell('sign-violation')}")
        if self.mode == "year":
            signs.append(f"{ABOUT} {self.say('label-approximate')}")
        order = label(self.tell(f"order-{self.mode}"))
        return order.append("   ").append("  ".join(signs), "dim")

    def who(self, seat: dict[str, Any], length: int) -> Text:
        """A name, marked if that player may act, and how many cards they have."""
        number_of_seat = seat["seat"]
        text = Text(no_wrap=True, overflow="ellipsis")
        text.append("▸ " if number_of_seat in self.view["acting"] else "  ", f"bold {ALARM}")
        style = "bold underline" if number_of_seat == self.seat else "bold"
        text.append(shorten(self.names[number_of_seat], length), style)
        return text.append(f" {self.tell('cards', count=len(seat['row']))}", "dim")

    def rows(self, seats: Sequence[dict[str, Any]], places: bool) -> Table:
        """Rows as running text; the viewer's own row always with its places."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(max_width=max(22, self.width // 4))
        grid.add_column()
        for seat in seats:
            with_place = places or seat["seat"] == self.seat
            cards = [self.in_text(card, with_place) for card in seat["row"]]
            grid.add_row(self.who(seat, 12 if self.width < _ROOMY else 20), in_a_row(cards, " · "))
        return grid

    def in_text(self, card: dict[str, Any], with_place: bool) -> Text:
        text = Text(self.name(card).replace(" ", "\xa0")).append(self.known(card))
        return text.append(f" {self.place(card)}", "dim") if with_place else text

    def list_of(self, row: Sequence[dict[str, Any]]) -> Table:
        """The viewer's cards with their places, and with their names as in moves."""
        columns = 2 if self.width >= _TWO_COLUMNS and len(row) > _SHORT_ROW else 1
        height = -(-len(row) // columns)
        room = self.width // columns - 1
        grid = Table.grid(padding=(0, 1, 0, 0))
        for _ in range(columns):
            grid.add_column(width=room, no_wrap=True, overflow="ellipsis")
        for first in range(height):
            grid.add_row(*(self.own(card, room) for card in row[first::height]))
        return grid

    def own(self, card: dict[str, Any], room: int) -> Text:
        text = Text("  ", no_wrap=True, overflow="ellipsis")
        text.append(chip(self.name(card), CLOSED[0])).append(f"{self.known(card)} ")
        text.append(self.place(card))
        typed = f"  {card['card']}"
        return text.append(typed, "dim italic") if len(text) + len(typed) <= room else text

    def in_full(self, lines: int, places: bool) -> RenderableType:
        """Cards of several lines, and the viewer's row as a list."""
        parts: list[RenderableType] = [self.pile(with_place=True), *self.discards(), *self.news()]
        parts += [Text(), *self.zone(lines), self.signs(), Text()]
        others = [seat for seat in self.seats if seat["seat"] != self.seat]
        if self.seat is not None:
            own = self.view["seats"][self.seat]
            parts += [self.who(own, 20), self.list_of(own["row"])]
        return Group(*parts, self.rows(others, places))


class _Large(_Drawing):
    """With places, and room between things."""

    def draw(self) -> RenderableType:
        return self.in_full(3, places=True)


class _Middle(_Drawing):
    """The same with lower cards."""

    def draw(self) -> RenderableType:
        return self.in_full(2, places=False)


class _Small(_Drawing):
    """A line for each line of the zone."""

    def draw(self) -> RenderableType:
        head = [*self.news(), self.pile(with_place=False)]
        rows = self.rows(self.seats, places=False)
        return Group(*head, *self.zone(1), rows, *self.discards(), self.signs())


draw = _Large.function()
draw_middle = _Middle.function()
draw_small = _Small.function()
