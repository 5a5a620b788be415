"""The picture of Kosmopolis: one grid, a column for each colour, so that limits and totals meet."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cached_property
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tripolis.drawing import ALARM, INK, Drawing, chip, in_a_row, label, shorten, tell

ROUNDS = 3
GROUND = {"blue": "#5ab8ff", "pink": "#ff86cb", "green": "#5fe09a", "yellow": "#ffd94f"}
LETTERS = {"blue": "B", "pink": "P", "green": "G", "yellow": "Y"}
_COLOUR_OF = {letter: colour for colour, letter in LETTERS.items()}
_MODIFIER = "#cfc8ff"
_WARNING = "#ffb14a"
_OVER = "#ffffff on #b3262c"
_ROOM_FOR_WORDS = 13
_LIMITS_ARE_KNOWN = ("next_payer", "gold", "discard", "bonus")
_BETWEEN_ROUNDS = ("next_round", "deal", "end")
"""The capital has given its bonus cards away, so it no longer limits anybody."""
_CARD = re.compile(r"\b([BPGY])([2-6])\b")


def moment(view: dict[str, Any], language: str) -> str:
    """The round."""
    return tell("kosmopolis-picture-round", language, round=view["round"], rounds=ROUNDS)


def paint(text: str) -> Text:
    """Cards in a sentence, on their colours."""
    painted = Text(text)
    for card in _CARD.finditer(text):
        painted.stylize(f"bold {INK} on {GROUND[_COLOUR_OF[card[1]]]}", *card.span())
    return painted


def _card(card: str) -> Text:
    return chip(card, GROUND[_COLOUR_OF[card[0]]])


def _cards(cards: Sequence[str]) -> Text:
    return in_a_row([_card(card) for card in cards]) if cards else Text().append("–", "dim")


def _column(colour: str, values: Sequence[int]) -> Text:
    """The cards of a column as one bar, or several where it is too long for a line."""
    if not values:
        return Text("·", "dim")
    return chip(" ".join(str(value) for value in values), GROUND[colour])


class _Drawing(Drawing):
    """What both drawings say, and how they say it."""

    game = "kosmopolis"
    widest = 120

    @cached_property
    def seats(self) -> list[dict[str, Any]]:
        """Everybody clockwise, the viewer last: nearest to their hand."""
        return self.seats_until_own()

    @property
    def own(self) -> dict[str, Any] | None:
        return None if self.seat is None else self.view["seats"][self.seat]

    @property
    def drafting(self) -> bool:
        return bool(self.view["phase"] == "draft")

    @property
    def cell_width(self) -> int:
        raise NotImplementedError

    def name(self, seat: int, length: int) -> str:
        return shorten(self.names[seat], length)

    def heading(self, colour: str) -> Text:
        profession = self.tell(colour)
        return chip(f"{LETTERS[colour]} {profession}", GROUND[colour])

    def who(self, seat: dict[str, Any], length: int) -> Text:
        """A name, marked if that player has to act, and if they started the round."""
        number = seat["seat"]
        text = Text()
        text.append("▸ " if number in self.view["awaited"] else "  ", f"bold {ALARM}")
        style = "bold underline" if number == self.seat else "bold"
        text.append(self.name(number, length), style)
        if number == self.view["start"]:
            text.append(" ★", "bold")
        return text

    def modifiers(self, colour: str) -> list[Text]:
        """The modifiers on a column, each with who put it there; `?` where it is unknown."""
        return [
            chip("?" if placed["value"] is None else f"{placed['value']:+d}", _MODIFIER).append(
                f" {self.name(placed['by'], self.cell_width - 5)}"
            )
            for placed in self.view["modifiers"]
            if placed["on"] == colour
        ]

    def limit(self, limit: dict[str, Any]) -> str:
        """What is known of a limit, and a question mark for each modifier that is not."""
        unknown = limit["unknown_modifiers"]
        return f"{limit['known']} +{'?' * unknown}" if unknown else f"{limit['known']}"

    def standing(self, seat: dict[str, Any], colour: int, words: bool) -> Text:
        """A column's total against its limit: over ▲, exactly at it =, or with room left ▽."""
        limit = self.view["limits"][colour]
        if not seat["city"][limit["colour"]]:
            return Text("")
        total = seat["totals"][colour]
        if self.view["phase"] in _BETWEEN_ROUNDS:
            return Text(f"{total}", "bold")
        room = limit["known"] - total
        unsure = "?" if limit["unknown_modifiers"] else ""
        if limit["colour"] in seat["paid_for"]:
            return Text(f"{total} ✓ {self.tell('paid')}", "bold")
        if room < 0:
            mark = self.tell("over", over=-room) if words else f"{-room}"
            known = self.view["phase"] in _LIMITS_ARE_KNOWN
            style = f"bold {_OVER}" if known else f"bold {ALARM}"
            return Text(f"{total} ▲ {mark}{unsure}", style)
        if room == 0:
            return Text(f"{total} = {self.tell('at-limit') if words else ''}{unsure}", "bold")
        mark = self.tell("room", room=room) if words else f"{room}"
        return Text(f"{total} ▽ {mark}{unsure}")

    def bonus(self, seat: dict[str, Any]) -> Text:
        """Bonus cards, or only their number if they are hidden."""
        if not seat["bonus_count"]:
            return Text("")
        if seat["bonus"] is None:
            return Text(self.tell("bonus", count=seat["bonus_count"]))
        return Text(self.tell("bonus-cards") + " ").append(_cards(seat["bonus"]))

    def corner(self) -> Text:
        """The sign that the round is about to end; before that, what the star means."""
        left = self.view["last_turns"]
        if left:
            return chip(self.tell("last-turns", left=left), _WARNING)
        return Text().append(f"★ {self.tell('sign-start')}", "dim")

    def secrets(self) -> list[tuple[str, Sequence[str]]]:
        """What lies before the seat looking besides its hand or pack, with its captions."""
        own = self.own
        rows: list[tuple[str, Sequence[str]]] = []
        if own is not None and self.drafting:
            rows.append((self.tell("kept"), own["kept"]))
        if self.view["passed_on"]:
            rows.append((self.tell("passed-on"), self.view["passed_on"]))
        return rows

    def notes(self) -> list[Text]:
        """A choice that may still be changed, and a modifier being looked at."""
        notes = []
        if self.own is not None and self.own["answer"] is not None:
            notes.append(label(self.tell("chosen")).append(paint(self.own["answer"])))
        if self.view["looking_at"] is not None:
            seen = chip(f"{self.view['looking_at']:+d}", _MODIFIER)
            notes.append(label(self.tell("looking-at")).append(seen))
        return notes

    def open_hands(self) -> list[Text]:
        """Everybody's cards, where they are open to the one looking: after the match."""
        rows = []
        for seat in self.view["seats"]:
            if self.seat is None and seat["hand"] is not None:
                cards = _cards([*seat["kept"], *seat["hand"]])
                row = label(f"{self.name(seat['seat'], 14)}:").append(cards)
                if seat["pack"]:
                    row.append(f"  {self.tell('pack')} ").append(_cards(seat["pack"]))
                rows.append(row)
        return rows


class _Full(_Drawing):
    """The drawing with a frame, words and large cards."""

    @property
    def label_width(self) -> int:
        return max(18, self.width // 5)

    @property
    def cell_width(self) -> int:
        return (self.width - self.label_width - 6) // 4 - 2

    def draw(self) -> RenderableType:
        """The grid, and the cards of the seat looking."""
        return Group(self.grid(), *self.open_hands(), *self.own_cards())

    def grid(self) -> Table:
        grid = Table(box=box.ROUNDED, show_lines=True, width=self.width, border_style="dim")
        grid.add_column(self.corner(), width=self.label_width - 2)
        for colour in GROUND:
            grid.add_column(self.heading(colour), ratio=1, overflow="fold")
        grid.add_row(self.supplies(), *(self.capital(i) for i in range(len(GROUND))))
        for seat in self.seats:
            grid.add_row(self.label(seat), *(self.city(seat, i) for i in range(len(GROUND))))
        return grid

    def supplies(self) -> Text:
        """The shared things beside the capital."""
        view = self.view
        return Text("\n").join(
            [
                Text(self.tell("capital"), "bold"),
                Text(self.tell("deck", count=view["deck"])),
                Text(self.tell("modifiers", count=view["modifier_deck"])),
                Text(self.tell("gold", count=view["gold_supply"])),
            ]
        )

    def capital(self, colour: int) -> Text:
        limit = self.view["limits"][colour]
        name = limit["colour"]
        lines = [_column(name, self.view["capital"][name]), *self.modifiers(name)]
        lines.append(Text(self.tell("limit", limit=self.limit(limit)), "bold"))
        return Text("\n").join(lines)

    def label(self, seat: dict[str, Any]) -> Text:
        lines = [self.who(seat, self.label_width - 7), Text(self.holds(seat))]
        bonus = self.bonus(seat)
        if bonus:
            lines.append(bonus)
        return Text("\n").join(lines)

    def holds(self, seat: dict[str, Any]) -> str:
        gold = self.tell("gold", count=seat["gold"])
        if self.drafting:
            return f"{gold}, {self.tell('answered' if seat['answered'] else 'choosing')}"
        return f"{gold}, {self.tell('hand-size', count=seat['hand_size'])}"

    def city(self, seat: dict[str, Any], colour: int) -> Text:
        name = self.view["limits"][colour]["colour"]
        cards = _column(name, seat["city"][name])
        return Text("\n").join(
            [cards, self.standing(seat, colour, words=self.cell_width >= _ROOM_FOR_WORDS)]
        )

    def own_cards(self) -> list[Text]:
        """The hand or the pack in large cards, then what else the seat may remember."""
        own = self.own
        if own is None:
            return []
        cards = own["pack"] if self.drafting else own["hand"]
        rows = []
        if cards:
            rows = [Text(self.tell("your-pack" if self.drafting else "your-hand"), "bold")]
            rows += [*self.large_cards(cards), Text()]
        rest = [label(caption).append(_cards(cards)) for caption, cards in self.secrets()]
        if rest or self.notes():
            rows.append(in_a_row([*self.notes(), *rest], "   "))
        return rows

    def large_cards(self, cards: Sequence[str]) -> list[Text]:
        """Cards three lines high, as many beside each other as fit."""
        in_line = max(1, self.width // 8)
        rows = []
        for first in range(0, len(cards), in_line):
            for line in range(3):
                faces = [
                    Text(
                        f"  {card[0]} {card[1]}  " if line == 1 else " " * 7,
                        f"bold {INK} on {GROUND[_COLOUR_OF[card[0]]]}",
                    )
                    for card in cards[first : first + in_line]
                ]
                rows.append(in_a_row(faces))
        return rows


class _Small(_Drawing):
    """The drawing for low terminals: two lines for everybody, signs in the place of words."""

    @property
    def label_width(self) -> int:
        return 14

    @property
    def cell_width(self) -> int:
        return (self.width - self.label_width) // 4 - 1

    def draw(self) -> RenderableType:
        """The grid, and the cards of the seat looking."""
        return Group(self.supplies(), self.grid(), *self.open_hands(), *self.own_cards())

    def supplies(self) -> Text:
        """The shared things, and what the signs mean."""
        view = self.view
        parts = [
            self.tell("deck", count=view["deck"]),
            self.tell("modifiers", count=view["modifier_deck"]),
            f"● {self.tell('gold', count=view['gold_supply'])}",
            f"▯ {self.tell('sign-hand')}",
            f"◆ {self.tell('sign-bonus')}",
        ]
        return Text(" · ".join(parts), "dim", no_wrap=True, overflow="ellipsis")

    def grid(self) -> Table:
        grid = Table(box=None, padding=(0, 1, 0, 0), width=self.width, pad_edge=False)
        grid.add_column(self.corner(), width=self.label_width, no_wrap=True)
        for colour in GROUND:
            grid.add_column(self.heading(colour), ratio=1, overflow="fold")
        limits = self.view["limits"]
        capital = self.view["capital"]
        grid.add_row(
            Text(f"  {self.tell('capital')}", "bold"),
            *(_column(limit["colour"], capital[limit["colour"]]) for limit in limits),
        )
        grid.add_row(Text(f"  {self.tell('sign-limit')}"), *map(self.limit_cell, limits))
        for seat in self.seats:
            city = [_column(colour, seat["city"][colour]) for colour in GROUND]
            grid.add_row(self.who(seat, self.label_width - 4), *city)
            totals = [
                Text(" ").append(self.standing(seat, i, words=False)) for i in range(len(GROUND))
            ]
            grid.add_row(self.holds(seat), *totals)
        return grid

    def limit_cell(self, limit: dict[str, Any]) -> Text:
        cell = Text().append(f" {limit['known']}", "bold")
        for modifier in self.modifiers(limit["colour"]):
            cell.append(" ").append(modifier)
        return cell

    def holds(self, seat: dict[str, Any]) -> Text:
        text = Text(f"  ●{seat['gold']} ")
        if self.drafting:
            text.append("✓" if seat["answered"] else "…")
        else:
            text.append(f"▯{seat['hand_size']}")
        if seat["bonus_count"]:
            text.append(f" ◆{seat['bonus_count']}")
        return text

    def own_cards(self) -> list[Text]:
        own = self.own
        if own is None:
            return []
        cards = own["pack"] if self.drafting else own["hand"]
        caption = self.tell("your-pack" if self.drafting else "your-hand")
        rest = [label(caption).append(_cards(cards)) for caption, cards in self.secrets()]
        if own["bonus"]:
            rest.append(self.bonus(own))
        rows = [label(caption).append(_cards(cards))] if cards else []
        if rest or self.notes():
            rows.append(in_a_row([*self.notes(), *rest], "  "))
        return rows


draw = _Full.function()
draw_small = _Small.function()
