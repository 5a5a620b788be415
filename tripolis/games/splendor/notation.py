"""Splendor in text: colours and places. Each move's own words stand with its rules.

Colours are letters: W white, U blue, G green, R red, K black, * gold. A face-up card is its level
and column: `2c` is the third card of level 2, columns `e` and `f` are the Orient's.

take WUG          take one token of each colour
take RR           take two of a colour; `take RR+G` with the third gem of a trading post
reserve 3b        reserve a face-up card
reserve deck2     reserve the top card of a deck; `reserve orient1` of an Orient deck
buy 2c            buy a face-up card
buy r1            buy a card you reserved, counted from 1
pass              only where nothing else is legal
gold W            let gold take the place of a white gem in the payment; asked in the order WUGRK
pay               pay as it stands
pay 2*+1c         cover the rest with two gold tokens and one "two gold" card; or `pay 2*`, `pay 1c`
discard bag       pay with a card: `bag` or `bag2` (a bag worth two), `double`, or its points
pair W            copy the colour of a card you have; `pair WW` for two bonuses by an option
free 1d           take a face-up card free
reserve noble2    hold a noble for yourself; nobles are counted in the order they were laid out
token U           take a gem after a purchase (trading post)
tower put 2c      put a tower on a card; `tower move 2c 1a` and `tower remove 2c` likewise
conquer           buy the card with all three towers; `skip` to leave it
noble 2           choose the noble that visits
city 1            choose a city
return W          give a token back; several go one after another in the order WUGRK*
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, TypedDict, cast

from tripolis.engine.arrays import ndarray
from tripolis.games.splendor import components, table
from tripolis.games.splendor.state import State
from tripolis.games.splendor.views import Counts, Kind
from tripolis.words import Line, Seat

_COLUMN_LETTERS = "abcdef"


# Places


@cache
def slot_text(slot: int) -> str:
    """The place of a face-up card: its level and column."""
    level, column = components.level_of_slot(int(slot)), components.column_of_slot(int(slot))
    return f"{level + 1}{_COLUMN_LETTERS[column]}"


def place_text(place: int) -> str:
    """The place of a card to buy: face up, or in the buyer's reserve."""
    if table.is_reserved(place):
        return f"r{table.reserve_number(place) + 1}"
    return slot_text(place)


def deck_text(deck: int) -> str:
    """A deck: its kind and level."""
    return (
        f"deck{deck + 1}" if deck < components.LEVELS else f"orient{deck - components.LEVELS + 1}"
    )


SLOT_NUMBERS = {slot_text(slot): slot for slot in range(components.SLOTS)}
DECK_NUMBERS = {deck_text(deck): deck for deck in range(components.DECKS)}


# Colours and counts


def letters(colours: int) -> str:
    """A set of colours as letters."""
    return "".join(
        components.LETTERS[colour] for colour in range(components.COLOURS) if colours >> colour & 1
    )


def read_kind(letter: str, kinds: int) -> int | None:
    """The colour or kind of token that a letter stands for."""
    good = len(letter) == 1 and letter.upper() in components.LETTERS[:kinds]
    return components.LETTERS.index(letter.upper()) if good else None


def token_counts(counts: Any) -> Counts:
    """How many tokens of each kind, by name; kinds without any are left out."""
    numbers = counts.tolist() if isinstance(counts, ndarray) else counts
    named = zip(components.KIND_NAMES, numbers, strict=False)
    return cast(Counts, {kind: int(number) for kind, number in named if number})


def colour_line(kind: int) -> Line:
    """The name of a colour or of gold, as something to say."""
    return Line(f"splendor-{components.KIND_NAMES[kind]}")


# The words of moves that name one thing

Write = Callable[[State, int, int], str]


class SlotPart(TypedDict):
    slot: str


def slot_part(s: State, player: int, slot: int) -> SlotPart:
    """The face-up card that a move names."""
    return {"slot": slot_text(slot)}


def names_slot(word: str) -> tuple[Write, Callable[[State, int, int], SlotPart]]:
    """How moves are written and taken apart that name a face-up card."""
    return lambda s, player, slot: f"{word} {slot_text(slot)}", slot_part


class TokenPart(TypedDict):
    token: Kind


def token_part(s: State, player: int, kind: int) -> TokenPart:
    """The token that a move names."""
    return {"token": components.KIND_NAMES[kind]}


def names_token(word: str) -> tuple[Write, Callable[[State, int, int], TokenPart]]:
    """How moves are written and taken apart that name a token."""
    return lambda s, player, kind: f"{word} {components.LETTERS[kind]}", token_part


class TilePart(TypedDict):
    number: int


def tile_part(s: State, player: int, number: int) -> TilePart:
    """The tile that a move names, counted from 1."""
    return {"number": number + 1}


def names_tile(word: str) -> tuple[Write, Callable[[State, int, int], TilePart]]:
    """How moves are written and taken apart that name a tile, counted from 1."""
    return lambda s, player, number: f"{word}{number + 1}", tile_part


def why_no_face_up(s: State, player: int, slot: int) -> Line:
    """An empty place, or somebody's tower."""
    if s.face_up[slot] == components.NO_CARD:
        return Line("splendor-no-card-there", {"place": slot_text(slot)})
    return Line(
        "splendor-no-guarded",
        {"place": slot_text(slot), "owner": Seat(int(s.tower_owner[slot]))},
    )
