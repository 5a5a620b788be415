"""A traveller's memory: what a seat believes about landmarks whose open sides it has not seen.

For every landmark each seat has an estimate of the number that is compared, drawn once from the
match's seed. It is the truth, pulled towards what is usual for the landmark's kind and then off by
some part of its size: little for a famous landmark and a well-read traveller, much for an obscure
one and a tourist. The size of a height is the height; that of a year, how long ago it was. Only
whole numbers are used, so that every machine remembers alike.

Nobody can draw what a person remembers. A person's seat uses what is usual for the kind, which
reveals nothing about the landmark itself, and others treat a person as a traveller.
"""

from __future__ import annotations

from collections.abc import Sequence

from tripolis.engine.arrays import array, int16
from tripolis.engine.luck import Luck, below, start, word
from tripolis.engine.options import OptionValue
from tripolis.engine.rule import rule
from tripolis.games.comparity import violations
from tripolis.games.comparity.components import (
    CARDS,
    FAME,
    FAMILY,
    FAMILY_MEMBERS,
    FAMILY_SIZE,
    HEIGHTS,
    USUAL_HEIGHT,
    USUAL_YEAR,
    YEARS,
)
from tripolis.games.comparity.state import (
    AUTHOR,
    HEIGHT,
    PERSON,
    TRAVELLER,
    TRAVELLERS,
    YEAR,
    State,
)

_MEMORY_STREAMS = 1 << 33
"""The streams of the match's seed that memories are drawn from: this one and those after it."""

_NOW = 2050
"""The year from which ages are counted."""

_SMALLEST, _LARGEST = 10, 20_000
_LONGEST_AGO = 9_000

ERRORS = array([[0, 620, 480, 330], [0, 330, 240, 160], [0, 150, 110, 70], [0, 60, 40, 20]], int16)
"""How far a memory is off, in thousandths of the size: by level and fame."""

PULLS = array([[0, 500, 400, 250], [0, 300, 220, 120], [0, 140, 100, 50], [0, 50, 30, 10]], int16)
"""How far it is pulled towards the usual, in thousandths of the way: by level and fame."""

_PRIOR_ERROR = 250
"""How far a landmark may be from another of its kind, if you know only the kind."""

_USUAL_ERROR = 500
"""How far a landmark may be from what is usual for its kind."""

_NOISE_SPREAD = 148
"""The standard deviation of `noise`."""


def options_for_bots(levels: Sequence[int | None]) -> dict[str, OptionValue]:
    """The `travellers` of a table: a bot remembers by its level, the best levels alike."""
    memories = [PERSON if level is None else min(level, AUTHOR) for level in levels]
    return {TRAVELLERS.name: [TRAVELLERS.values[memory] for memory in memories]}


@rule
def noise(luck: Luck) -> int:
    """A number around 0: the sum of the four bytes of a word, less its mean."""
    drawn = word(luck)
    total = (drawn & 255) + (drawn >> 8 & 255) + (drawn >> 16 & 255) + (drawn >> 24 & 255)
    return total - 510


@rule
def size_of(mode: int, number: int) -> int:
    """A height itself, or how long ago a year was."""
    return number if mode == HEIGHT else _NOW - number


@rule
def number_of_size(mode: int, size: int) -> int:
    """A number from its size, within what a card can show."""
    if mode == HEIGHT:
        return min(max(size, _SMALLEST), _LARGEST)
    return _NOW - min(max(size, 1), _LONGEST_AGO)


@rule
def stray(mode: int, number: int, error: int, luck: Luck) -> int:
    """A number off by about this many thousandths of its size, up or down alike."""
    off = noise(luck) * error // _NOISE_SPREAD
    size = size_of(mode, number)
    if off >= 0:
        return number_of_size(mode, size * (1000 + off) // 1000)
    return number_of_size(mode, size * 1000 // (1000 - off))


@rule
def usual_number(mode: int, card: int) -> int:
    """What is usual for a landmark's kind."""
    return int(USUAL_HEIGHT[card]) if mode == HEIGHT else int(USUAL_YEAR[card])


@rule
def remember(s: State, level: int, card: int, luck: Luck) -> int:
    """What a traveller of some level remembers of one landmark."""
    mode = int(s.mode)
    fame = int(FAME[card])
    size = size_of(mode, violations.number_of(s, card))
    pull = (size_of(mode, usual_number(mode, card)) - size) * int(PULLS[level, fame]) // 1000
    return stray(mode, number_of_size(mode, size + pull), int(ERRORS[level, fame]), luck)


@rule
def start_memory(seat: int, luck: Luck) -> None:
    """Switch to the stream of the match's seed that this seat's memory comes from."""
    start(luck, luck.seed, _MEMORY_STREAMS + seat)


@rule
def remember_landmarks(s: State, seat: int, luck: Luck) -> None:
    """Fill a seat's memory with an estimate for every landmark."""
    level = int(s.travellers[seat])
    for card in range(CARDS):
        if level == PERSON:
            s.belief[seat, card] = usual_number(int(s.mode), card)
        else:
            s.belief[seat, card] = remember(s, level, card, luck)


@rule
def imagine_memory(s: State, seat: int, luck: Luck) -> None:
    """Fill in another seat's memory, as the viewer may imagine it."""
    level = TRAVELLER if s.travellers[seat] == PERSON else int(s.travellers[seat])
    for card in range(CARDS):
        s.belief[seat, card] = remember(s, level, card, luck)


# What a seat believes


@rule
def estimate(s: State, seat: int, card: int) -> int:
    """The number a seat assumes: what the card shows, or else what it remembers."""
    if s.shown[card] == 1:
        return violations.number_of(s, card)
    return int(s.belief[seat, card])


@rule
def remembered_error(s: State, seat: int, card: int) -> int:
    """How far a memory may be off in all, in thousandths of the size."""
    level = int(s.travellers[seat])
    if level == PERSON:
        return _USUAL_ERROR
    fame = int(FAME[card])
    return int(ERRORS[level, fame]) + int(PULLS[level, fame]) // 3


@rule
def doubt(s: State, seat: int, card: int) -> int:
    """How far a seat thinks its estimate may be off; an open card leaves no doubt."""
    if s.shown[card] == 1:
        return 0
    size = size_of(int(s.mode), int(s.belief[seat, card]))
    return max(1, size * remembered_error(s, seat, card) // 1000)


# Other worlds


@rule
def guess_by_kind(mode: int, card: int, luck: Luck) -> int:
    """A guess from the card's kind alone: about the number of another card of the kind."""
    family = int(FAMILY[card])
    other = card
    while other == card:
        other = int(FAMILY_MEMBERS[family, below(luck, int(FAMILY_SIZE[family]))])
    number = int(HEIGHTS[other]) if mode == HEIGHT else int(YEARS[other])
    return stray(mode, number, _PRIOR_ERROR, luck)


@rule
def imagined_number(s: State, viewer: int, card: int, mode: int, luck: Luck) -> int:
    """One number of an open side as the viewer thinks it possible.

    A bot imagines the compared number around its memory, as far off as its memory may be; the
    other number, and both for a person or somebody without a seat, come from the kind alone.
    """
    if viewer < 0 or mode != s.mode or s.travellers[viewer] == PERSON:
        return guess_by_kind(mode, card, luck)
    return stray(mode, int(s.belief[viewer, card]), remembered_error(s, viewer, card), luck)


@rule
def imagine_open_side(s: State, viewer: int, card: int, luck: Luck) -> None:
    """Give a card numbers that the viewer thinks possible, without looking at the true ones."""
    s.height[card] = imagined_number(s, viewer, card, HEIGHT, luck)
    s.year[card] = imagined_number(s, viewer, card, YEAR, luck)
