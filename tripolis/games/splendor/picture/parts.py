"""Gems, faces of cards, tiles and players, as both drawings of Splendor show them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from rich.table import Table
from rich.text import Text

from tripolis.drawing import ALARM, INK, Drawing, chip, in_a_row, label, shorten

LETTERS = {"white": "W", "blue": "U", "green": "G", "red": "R", "black": "K", "gold": "*"}
KINDS = tuple(LETTERS)
_STYLES = {
    "white": f"{INK} on #f3f0e6",
    "blue": f"{INK} on #6db3ff",
    "green": f"{INK} on #5fd693",
    "red": f"{INK} on #ff8178",
    "black": "#ffffff on #55506a",
    "gold": f"{INK} on #ffcf4a",
}
_NO_GEM = f"{INK} on #d8c3f5"
"""The background of cards without a colour."""

_KIND_OF = {letter: kind for kind, letter in LETTERS.items()}
_SIGNS = {"gold2": "**", "pair": "&", "pair_take1": "&"}
"""What stands for the bonus on a card that has none printed, as in its short name."""

_BASE_COLUMNS = "abcd"
_ORIENT_COLUMNS = "ef"
_BACK = "#b9b4c7"
_WARNING = "#ffb14a"
_SIGN_KEYS = {
    "✓": "sign-affordable",
    "−": "sign-missing",
    "✦": "sign-prestige",
    "●": "sign-tokens",
    "♛": "sign-noble",
    "⌂": "sign-city",
    "?": "sign-any-colour",
    "♜": "sign-tower",
    "⚑": "sign-shield",
}

_IN_A_MOVE = re.compile(r"^(?:take|gold|return|token|pair) ([WUGRK*+]+)$")
_IN_A_SENTENCE = re.compile(r"(?<!\w)\d+([WUGRK*])(?!\w)|\(([WUGRK*])\)")


def style_of(kind: str | None) -> str:
    """The background of a kind of gem, with a readable letter colour."""
    return f"bold {_STYLES[kind] if kind else _NO_GEM}"


def styled(text: str, style: str) -> Text:
    """A text whose style ends with it, whatever is appended."""
    return Text().append(text, style)


def paint(text: str) -> Text:
    """Gems in a sentence or a move, on their colours."""
    painted = Text(text)
    move = _IN_A_MOVE.match(text)
    if move:
        for place in range(*move.span(1)):
            if text[place] in _KIND_OF:
                painted.stylize(style_of(_KIND_OF[text[place]]), place, place + 1)
    for gem in _IN_A_SENTENCE.finditer(text):
        painted.stylize(style_of(_KIND_OF[gem[1] or gem[2]]), *gem.span())
    return painted


def gems(counts: Mapping[str, int], room: int) -> Text:
    """How many of each kind: `3W 2G`, closer together where there is no room."""
    parts = [Text(f"{n}{LETTERS[kind]}", style_of(kind)) for kind, n in counts.items()]
    gap = " " if 3 * len(parts) - 1 <= room else ""
    return Text(gap).join(parts)


def cost(card: Mapping[str, Any], room: int) -> Text:
    """The price printed on a card: gems, or the colour of the cards it is paid with."""
    if card["discard"]:
        return styled(LETTERS[card["discard"]] * 2, style_of(card["discard"]))
    return gems(card["cost"], room)


def bonus_sign(card: Mapping[str, Any]) -> str:
    """The letter of a card's bonus, twice for a double one."""
    if card["bonus"]:
        return LETTERS[card["bonus"]] * int(card["bonus_count"])
    return _SIGNS[card["ability"]]


def face(card: Mapping[str, Any], word: str, width: int) -> Text:
    """The head of a card: its bonus, what it can do, and its points."""
    left, points = f" {bonus_sign(card)} ", f"{card['points']} " if card["points"] else ""
    word = shorten(word, width - len(left) - len(points))
    return Text(f"{left}{word}".ljust(width - len(points)) + points, style_of(card["bonus"]))


def short_face(card: Mapping[str, Any]) -> Text:
    """A card in a few signs: its level, bonus and points."""
    signs = f"{card['level']}{bonus_sign(card)}{card['points'] or ''}"
    return styled(signs, style_of(card["bonus"]))


def missing(parts: Sequence[Text]) -> Text:
    """What is missing, after a minus; a tick where nothing is."""
    known = [part for part in parts if part]
    if not known:
        return Text("✓", "bold")
    return Text("−").append(Text(" ").join(known))


def buying(card: Mapping[str, Any], room: int) -> Text:
    """Can the one looking buy a card? A tick, or what is missing, or a cross."""
    if card.get("affordable") is None:
        return Text()
    if card["affordable"]:
        return styled("✓", "bold reverse")
    return missing([gems(card["missing"], room - 1)]) if card["missing"] else Text("✗", "bold")


def signs_of(names: Sequence[str]) -> list[str]:
    """One sign for each name: its first letter, or its last, or its number."""
    firsts = [name[:1] for name in names]
    lasts = [name[-1:] for name in names]
    signs = []
    for number, (first, last) in enumerate(zip(firsts, lasts, strict=True)):
        one_of_its_kind = first if firsts.count(first) == 1 else last
        alone = (firsts + lasts).count(one_of_its_kind) == 1
        signs.append(one_of_its_kind if alone else str(number + 1))
    return signs


class SplendorDrawing(Drawing):
    """What both drawings say, and how they say it."""

    game = "splendor"
    widest = 118

    @cached_property
    def seats(self) -> list[dict[str, Any]]:
        """Everybody clockwise, the viewer last: nearest to their reserve."""
        return self.seats_until_own()

    @cached_property
    def signs(self) -> list[str]:
        return signs_of(self.names)

    @cached_property
    def cards(self) -> dict[str, dict[str, Any]]:
        return {card["slot"]: card for card in self.view["face_up"]}

    @property
    def has_orient(self) -> bool:
        return "orient1" in self.view["decks"]

    @property
    def columns(self) -> str:
        return _BASE_COLUMNS + (_ORIENT_COLUMNS if self.has_orient else "")

    # Cards

    def ability(self, card: dict[str, Any]) -> str:
        return self.tell(f"ability-{card['ability']}") if card["ability"] else ""

    def offer(self, width: int) -> Text:
        """The foot of a card that the one looking can buy; in words where there is room."""
        words = f"✓ {self.say('label-affordable')}"
        foot = words if len(words) <= width else "✓"
        return styled(foot.center(width), "bold reverse")

    def decks(self, level: int) -> list[Text]:
        """The decks of a row by the names they have in moves, with what is left in them."""
        lines = []
        for name in (f"deck{level}", f"orient{level}"):
            if name in self.view["decks"]:
                lines += [Text(name, "bold"), Text(f"{self.view['decks'][name]}")]
        return lines

    # Tiles

    def owner(self, tile: dict[str, Any]) -> Text | None:
        """Who has a noble or a city; brackets hold a noble that has not come yet."""
        if tile["owner"] is None:
            return None
        name = shorten(self.names[tile["owner"]], 10)
        return Text(f"→ {name}" if tile.get("visited", True) else f"[{name}]", "bold")

    def noble(self, tile: dict[str, Any], room: int) -> list[Text]:
        """What a noble asks for, and what the one looking still lacks."""
        need = styled(f"♛{tile['number']} ", "bold").append(gems(tile["need"], room - 3))
        state = Text(f"+{tile['points']}")
        owner = self.owner(tile)
        if owner is not None:
            state.append(" ").append(owner)
        if (
            tile["missing"] is not None
            and not tile["visited"]
            and tile["owner"] in (None, self.seat)
        ):
            state.append(" ").append(missing([gems(tile["missing"], room - 4)]))
        return [need, state]

    def city(self, tile: dict[str, Any], room: int) -> list[Text]:
        need = styled(f"⌂{tile['number']} ", "bold").append(f"✦{tile['prestige']}")
        if tile["need"]:
            need.append(" ").append(gems(tile["need"], room - 7))
        if tile["any_same"]:
            need.append(f" {self.one_colour(tile['any_same'])}")
        owner = self.owner(tile)
        if owner is not None or tile["missing"] is None:
            return [need, owner or Text()]
        lacks = [
            Text(f"✦{tile['prestige_missing']}" if tile["prestige_missing"] else ""),
            gems(tile["missing"], room - 6),
            Text(self.one_colour(tile["any_same_missing"]) if tile["any_same_missing"] else ""),
        ]
        return [need, missing(lacks)]

    def one_colour(self, count: int) -> str:
        """This many bonuses of any one colour."""
        return f"{count}×?"

    def post(self, post: dict[str, Any]) -> Text:
        need = styled(f"⚑{post['number']} ", "bold").append(gems(post["need"], 6))
        return need.append(f" ♛{post['nobles']}" if post["nobles"] else "")

    def post_owners(self, post: dict[str, Any]) -> list[int]:
        """Whose shields lie on a post."""
        return [seat["seat"] for seat in self.view["seats"] if post["number"] in seat["shields"]]

    def post_missing(self, post: dict[str, Any]) -> Text:
        """The bonuses that the one looking lacks for a post."""
        if not post["missing"] or self.seat in self.post_owners(post):
            return Text()
        return missing([gems(post["missing"], 6)])

    # Players

    def who(self, seat: dict[str, Any], length: int) -> Text:
        """A name, marked if that player has to act, and if they began."""
        number = seat["seat"]
        text = Text()
        text.append("▸ " if number in self.view["awaited"] else "  ", f"bold {ALARM}")
        star = " ★" if number == self.view["start"] else ""
        style = "bold underline" if number == self.seat else "bold"
        return text.append(shorten(self.names[number], length - 4), style).append(star, "bold")

    def players(self, name_width: int) -> Table:
        """The bank above everybody's gems: a column for each colour, bonuses before tokens."""
        grid = Table(box=None, padding=(0, 1, 0, 0), width=self.width, pad_edge=False)
        corner = Text(f"  {self.tell('bank')}", "bold")
        grid.add_column(corner, width=name_width, no_wrap=True)
        grid.add_column(Text("✦", "bold"), width=2, justify="right", no_wrap=True)
        for kind in KINDS:
            left = self.view["supply"].get(kind, 0)
            head = Text(f" {LETTERS[kind]}{left} ", style_of(kind))
            grid.add_column(head, width=4, justify="center", no_wrap=True)
        grid.add_column(self.legend(), ratio=1)
        for seat in self.seats:
            stock = [self.stock(seat, kind) for kind in KINDS]
            points = Text(f"{seat['prestige']}", "bold")
            grid.add_row(self.who(seat, name_width), points, *stock, self.belongings(seat))
        return grid

    def stock(self, seat: dict[str, Any], kind: str) -> Text:
        bonus, tokens = seat["bonuses"].get(kind, 0), seat["tokens"].get(kind, 0)
        if kind == "gold":
            bonus = len(seat["gold_cards"])
        text = styled(f"{bonus}" if bonus else "", style_of(kind))
        text.append(f"+{tokens}" if tokens else "")
        return text or Text("·", "dim")

    def legend(self) -> Text:
        if self.view["final_round"]:
            return chip(self.say("label-last-round"), _WARNING)
        return Text(self.tell("legend"), "dim", no_wrap=True, overflow="ellipsis")

    def signs_told(self) -> Text:
        """What the signs mean that are on this table."""
        view = self.view
        shown = {
            "✓": self.seat is not None,
            "−": self.seat is not None,
            "✦": True,
            "●": True,
            "♛": bool(view["nobles"]),
            "⌂": bool(view["cities"]),
            "?": any(city["any_same"] for city in view["cities"]),
            "♜": view["seats"][0]["towers"] is not None,
            "⚑": bool(view["posts"]),
        }
        told = [f"{sign} {self.tell(_SIGN_KEYS[sign])}" for sign, on in shown.items() if on]
        return Text(" · ".join(told), "dim")

    def belongings(self, seat: dict[str, Any]) -> Text:
        """What a player has besides gems: number of tokens, tiles, towers, reserved cards."""
        parts = [Text(f"●{seat['token_count']} ▯{seat['cards']}")]
        if seat["towers"] is not None:
            parts.append(Text(f"♜{seat['towers']}"))
        if seat["city"] is not None:
            parts.append(Text(f"⌂{seat['city']}", "bold"))
        parts += [Text(f"♛{number}", "bold") for number in seat["nobles"]]
        parts += [Text(f"[♛{number}]") for number in seat["reserved_nobles"]]
        if seat["shields"]:
            parts.append(Text("⚑" + "".join(str(number) for number in seat["shields"])))
        if seat["seat"] != self.seat:
            parts += [self.reserved(card) for card in seat["reserved"]]
        return in_a_row(parts)

    def reserved(self, card: dict[str, Any]) -> Text:
        """A card somebody else has reserved: its back, if it is hidden."""
        if card["hidden"]:
            return styled(card["back"], f"bold {INK} on {_BACK}")
        return short_face(card)

    # What belongs to the one looking

    def reserve(self) -> list[Text]:
        own = None if self.seat is None else self.view["seats"][self.seat]
        if own is None or not own["reserved"]:
            return []
        cards = []
        for card in own["reserved"]:
            text = styled(f"{card['place']} ", "bold").append(short_face(card)).append(" ")
            if card["ability"]:
                text.append(f"{self.ability(card)} ")
            cards.append(text.append(cost(card, 0)).append(" ").append(buying(card, 0)))
        return [label(self.tell("reserve")).append(in_a_row(cards, "   "))]

    def notes(self) -> list[Text]:
        """The purchase that is being paid for."""
        purchase = self.view["purchase"]
        if purchase is None:
            return []
        note = label(self.tell("paying", place=purchase["place"]))
        note.append(short_face(purchase["card"])).append(" ")
        return [note.append(gems(purchase["gems"], self.width))]
