"""The picture of Splendor: three rows of cards, the tiles, and everybody's gems by colour."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tripolis.drawing import ALARM, in_a_row, shorten, tell
from tripolis.games.splendor.picture.parts import (
    SplendorDrawing,
    buying,
    cost,
    face,
    paint,
    styled,
)

__all__ = ["draw", "draw_small", "moment", "paint"]

_LEVELS = (3, 2, 1)
"""The dearest cards lie on top."""
_WIDEST_CARD = 16
_DECK_WIDTH = 8
_TILES_BESIDE = 24
"""The room beside the cards in which the tiles stand rather than under them."""


def moment(view: dict[str, Any], language: str) -> str:
    """The round, and whether it is the last."""
    key = "splendor-picture-last-round" if view["final_round"] else "table-round"
    return tell(key, language, round=view["round"])


class _Full(SplendorDrawing):
    """The drawing with a frame and four lines for each card."""

    @property
    def card_width(self) -> int:
        borders = len(self.columns) + 2
        return min(_WIDEST_CARD, (self.width - _DECK_WIDTH - borders) // len(self.columns))

    @property
    def board_width(self) -> int:
        columns = len(self.columns)
        return _DECK_WIDTH + columns * self.card_width + columns + 2

    def draw(self) -> RenderableType:
        """The cards, the tiles, and the players."""
        beside = self.width - self.board_width - 2
        top: list[RenderableType] = [self.board()]
        if beside >= _TILES_BESIDE:
            both = Table.grid(padding=(0, 2, 0, 0), pad_edge=False)
            both.add_column(width=self.board_width)
            both.add_column(width=beside)
            both.add_row(self.board(), self.tiles_beside(beside))
            top = [both]
        else:
            top += [*self.tiles_under(), Text()]
        rest = [*self.reserve(), *self.notes(), self.signs_told()]
        return Group(*top, self.players(18), *rest)

    def board(self) -> Table:
        board = Table(
            box=box.ROUNDED, show_lines=True, show_header=False, padding=0, border_style="dim"
        )
        board.add_column(width=_DECK_WIDTH, no_wrap=True)
        for _ in self.columns:
            board.add_column(width=self.card_width, no_wrap=True)
        for level in _LEVELS:
            decks = Text("\n").join([Text(" ").append(line) for line in self.decks(level)])
            board.add_row(decks, *(self.card(f"{level}{column}") for column in self.columns))
        return board

    def card(self, slot: str) -> Text:
        """A card: its place and towers, its head, its price, and what it means for you."""
        card = self.cards.get(slot)
        if card is None:
            return Text(f" {slot}", "dim")
        width = self.card_width
        place = styled(f" {slot} ", "bold")
        if card["towers"]:
            place.append("♜" * card["towers"], f"bold {ALARM}")
            room = width - len(place) - 1
            name = self.names[card["tower_owner"]]
            place.append(f" {name if len(name) <= room else self.signs[card['tower_owner']]}")
        means = self.offer(width) if card["affordable"] else buying(card, width)
        lines = [place, face(card, self.ability(card), width), cost(card, width)]
        return Text("\n").join([*lines, means])

    def tiles_beside(self, width: int) -> Group:
        """The tiles one under the other, to the right of the cards."""
        rows: list[Text] = []
        for caption, tiles, describe in self.kinds_of_tiles():
            rows.append(Text(caption, "bold underline"))
            for tile in tiles:
                need, state = describe(tile, width)
                rows += [need, Text("   ").append(state)]
            rows.append(Text())
        return Group(*rows, *self.posts())

    def tiles_under(self) -> list[RenderableType]:
        """The tiles beside each other, under the cards."""
        rows: list[RenderableType] = []
        for _, tiles, describe in self.kinds_of_tiles():
            room = self.width // len(tiles) - 1
            grid = Table.grid(padding=(0, 1, 0, 0))
            for _ in tiles:
                grid.add_column(width=room)
            described = [Text("\n").join(describe(tile, room)) for tile in tiles]
            grid.add_row(*described)
            rows.append(grid)
        return [*rows, *self.posts()]

    def kinds_of_tiles(self) -> list[tuple[str, list[dict[str, Any]], Any]]:
        kinds = [("nobles", self.noble), ("cities", self.city)]
        return [
            (self.say(f"area-{name}"), self.view[name], describe)
            for name, describe in kinds
            if self.view[name]
        ]

    def posts(self) -> list[RenderableType]:
        """Each post with its power in words."""
        if not self.view["posts"]:
            return []
        grid = Table.grid(padding=(0, 1, 0, 0))
        for post in self.view["posts"]:
            power = Text(self.say(f"post-{post['number']}"))
            owners = ", ".join(shorten(self.names[i], 10) for i in self.post_owners(post))
            state = Text(f"→ {owners}" if owners else "", "bold")
            grid.add_row(self.post(post), self.post_missing(post), power, state)
        return [grid]

    def reserved(self, card: dict[str, Any]) -> Text:
        known = super().reserved(card)
        return known if card["hidden"] else known.append("/").append(cost(card, 0))


class _Small(SplendorDrawing):
    """The drawing for low terminals: two lines for a card, three where there are six columns."""

    @property
    def card_width(self) -> int:
        return (self.width - _DECK_WIDTH) // len(self.columns) - 1

    def draw(self) -> RenderableType:
        """The cards, the players, and the tiles."""
        last = in_a_row([*self.reserve(), *self.notes()], "   ")
        tail = [last] if last else []
        return Group(self.board(), self.players(14), *tail, *self.tiles())

    def board(self) -> Table:
        board = Table.grid(padding=(0, 1, 0, 0))
        board.add_column(width=_DECK_WIDTH - 1, no_wrap=True)
        for _ in self.columns:
            board.add_column(width=self.card_width, no_wrap=True, overflow="ellipsis")
        describe = self.narrow_card if self.has_orient else self.card
        for level in _LEVELS:
            row = (describe(f"{level}{column}") for column in self.columns)
            board.add_row(Text("\n").join(self.decks(level)), *row)
        return board

    def decks(self, level: int) -> list[Text]:
        lines = super().decks(level)
        if not self.has_orient:
            return lines
        base, left, orient, orient_left = lines
        orient_left.pad_left(_DECK_WIDTH - 1 - len(left) - len(orient_left))
        return [base, left.append(orient_left), orient]

    def card(self, slot: str) -> Text:
        card = self.cards.get(slot)
        if card is None:
            return Text(slot, "dim")
        head = styled(f"{slot} ", "bold").append(face(card, "", self.card_width - 3))
        state = buying(card, 0)
        return head.append("\n").append(cost(card, 0)).append(" ").append(self.towers(card, state))

    def narrow_card(self, slot: str) -> Text:
        card = self.cards.get(slot)
        if card is None:
            return Text(slot, "dim")
        width = self.card_width
        price = styled(slot, "bold")
        paid = cost(card, width - 3)
        price.append(" " if len(paid) + 3 <= width else "").append(paid)
        means = self.offer(width) if card["affordable"] and not card["towers"] else buying(card, 0)
        state = self.towers(card, means)
        return Text("\n").join([face(card, self.ability(card), width), price, state])

    def towers(self, card: dict[str, Any], state: Text) -> Text:
        """The towers on a card, with their owner's sign, before what it means for you."""
        if not card["towers"]:
            return state
        sign = "♜" * card["towers"] + self.signs[card["tower_owner"]]
        return styled(sign, f"bold {ALARM}").append(" ").append(state)

    def tiles(self) -> list[Text]:
        """Nobles, cities and posts, each on one line as long as they fit."""
        rows = []
        described = (
            [self.noble(noble, 0) for noble in self.view["nobles"]],
            [self.city(city, 0) for city in self.view["cities"]],
        )
        for tiles in described:
            if tiles:
                parts = [Text(" ").join([part for part in tile if part]) for tile in tiles]
                rows.append(in_a_row(parts, "   "))
        if self.view["posts"]:
            rows.append(in_a_row([self.post_in_short(post) for post in self.view["posts"]], "   "))
        return rows

    def post_in_short(self, post: dict[str, Any]) -> Text:
        owners = "".join(self.signs[owner] for owner in self.post_owners(post))
        text = self.post(post).append(f" →{owners}" if owners else "", "bold")
        lacks = self.post_missing(post)
        return text.append(" ").append(lacks) if lacks else text


draw = _Full.function()
draw_small = _Small.function()
