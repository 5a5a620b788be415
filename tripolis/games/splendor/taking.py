"""Taking gems: three of different colours, or two of one."""

from __future__ import annotations

from typing import Any, TypedDict

from tripolis.engine.arrays import array, int8
from tripolis.engine.rule import rule
from tripolis.engine.turn import Moves
from tripolis.games.splendor import notation, table, trading_posts
from tripolis.games.splendor.components import COLOURS, LETTERS, THIRD_GEM
from tripolis.games.splendor.state import State
from tripolis.games.splendor.views import Counts
from tripolis.words import Line

DIFFERENT = 3
"""Tokens of different colours taken at once."""
PILE_FOR_TWO = 4
"""The pile from which two alike may be taken."""
NO_EXTRA = COLOURS
"""Taking two of a colour without a third token."""

_SET = array(sorted(range(1 << COLOURS), key=int.bit_count), int8)
"""All sets of colours, as bits, the small ones first."""
_SET_SIZE = array([colours.bit_count() for colours in range(1 << COLOURS)], int8)
_FIRST_OF_SIZE = array([0, 1, 6, 16, 26], int8)
"""Where the sets of a size begin."""


@rule
def piles(s: State) -> int:
    """The colours whose pile is not empty, as bits."""
    colours = 0
    for colour in range(COLOURS):
        if s.supply[colour] > 0:
            colours |= 1 << colour
    return colours


# One of each of some colours: a move is the set of colours, as bits


@rule
def legal_take(s: State, player: int, out: Any, n: int, first: int) -> int:
    """Three different colours; fewer only where fewer are left (S-R2), unless an option allows."""
    available = piles(s)
    size = min(DIFFERENT, int(_SET_SIZE[available]))
    if size == 0:
        return n
    smallest = 1 if s.allow_fewer_tokens else size
    for i in range(_FIRST_OF_SIZE[smallest], _FIRST_OF_SIZE[size + 1]):
        colours = int(_SET[i])
        if colours & available == colours:
            out[n] = first + colours
            n += 1
    return n


@rule
def take(s: State, player: int, colours: int) -> None:
    """One token of each colour."""
    s.passes = 0
    for colour in range(COLOURS):
        if colours >> colour & 1:
            table.take_token(s, player, colour)


def _read_take(s: State, player: int, words: list[str]) -> int | None:
    """The colours may be named in any order."""
    if len(words) != 2 or words[0] != "take" or len(words[1]) > DIFFERENT:
        return None
    mask = 0
    for letter in words[1]:
        colour = notation.read_kind(letter, COLOURS)
        if colour is None or mask >> colour & 1:
            return None
        mask |= 1 << colour
    return mask


class _TokensPart(TypedDict):
    tokens: Counts


def _take_parts(s: State, player: int, colours: int) -> _TokensPart:
    taken = [colours >> colour & 1 for colour in range(COLOURS)]
    return {"tokens": notation.token_counts(taken)}


def _why_no_take(s: State, player: int, colours: int) -> Line:
    missing = [colour for colour in range(COLOURS) if colours & ~piles(s) & 1 << colour]
    if missing:
        return Line("splendor-no-pile", {"colour": notation.colour_line(missing[0])})
    return Line("splendor-no-take-fewer", {"count": min(DIFFERENT, piles(s).bit_count())})


TAKE = Moves(
    "take",
    1 << COLOURS,
    legal=legal_take,
    do=take,
    write=lambda s, player, colours: f"take {notation.letters(colours)}",
    read=_read_take,
    parts=_take_parts,
    why_not=_why_no_take,
)


# Two of a colour, and with the second trading post one of another


@rule
def take_same_number(colour: int, extra: int) -> int:
    """The move that takes two of a colour and one of another."""
    return colour * (COLOURS + 1) + extra


@rule
def doubled_colour(number: int) -> int:
    """The colour of which a move takes two."""
    return number // (COLOURS + 1)


@rule
def extra_colour(number: int) -> int:
    """The colour of the third token, or `NO_EXTRA`."""
    return number % (COLOURS + 1)


@rule
def legal_take_same(s: State, player: int, out: Any, n: int, first: int) -> int:
    """Two of a colour from a pile of four; with the second post a third of another (S-R32)."""
    with_extra = trading_posts.has_power(s, player, THIRD_GEM)
    for colour in range(COLOURS):
        if s.supply[colour] < PILE_FOR_TWO:
            continue
        others = piles(s) & ~(1 << colour) if with_extra else 0
        if others == 0:
            out[n] = first + take_same_number(colour, NO_EXTRA)
            n += 1
        for extra in range(COLOURS):
            if others >> extra & 1:
                out[n] = first + take_same_number(colour, extra)
                n += 1
    return n


@rule
def take_same(s: State, player: int, number: int) -> None:
    """Two tokens of a colour, and perhaps one more."""
    s.passes = 0
    colour = doubled_colour(number)
    table.take_token(s, player, colour)
    table.take_token(s, player, colour)
    if extra_colour(number) != NO_EXTRA:
        table.take_token(s, player, extra_colour(number))


def _write_take_same(s: State, player: int, number: int) -> str:
    extra = extra_colour(number)
    third = "" if extra == NO_EXTRA else f"+{LETTERS[extra]}"
    return f"take {LETTERS[doubled_colour(number)] * 2}{third}"


def _read_take_same(s: State, player: int, words: list[str]) -> int | None:
    if len(words) != 2 or words[0] != "take":
        return None
    tokens, plus, third = words[1].partition("+")
    colour = notation.read_kind(tokens[:1], COLOURS)
    extra = notation.read_kind(third, COLOURS) if plus else NO_EXTRA
    if colour is None or extra is None or extra == colour or tokens != tokens[:1] * 2:
        return None
    return take_same_number(colour, extra)


def _take_same_parts(s: State, player: int, number: int) -> _TokensPart:
    taken = [0] * COLOURS
    taken[doubled_colour(number)] = 2
    if extra_colour(number) != NO_EXTRA:
        taken[extra_colour(number)] = 1
    return {"tokens": notation.token_counts(taken)}


def _why_no_take_same(s: State, player: int, number: int) -> Line:
    colour, extra = doubled_colour(number), extra_colour(number)
    if s.supply[colour] < PILE_FOR_TWO:
        pile = {"pile": int(s.supply[colour]), "least": PILE_FOR_TWO}
        return Line("splendor-no-take-two", {"colour": notation.colour_line(colour), **pile})
    if extra == NO_EXTRA:
        return Line("splendor-no-take-without-third")
    if s.supply[extra] == 0:
        return Line("splendor-no-pile", {"colour": notation.colour_line(extra)})
    return Line("splendor-no-third-gem")


TAKE_SAME = Moves(
    "take_same",
    COLOURS * (COLOURS + 1),
    kind="take",
    legal=legal_take_same,
    do=take_same,
    write=_write_take_same,
    read=_read_take_same,
    parts=_take_same_parts,
    why_not=_why_no_take_same,
)
