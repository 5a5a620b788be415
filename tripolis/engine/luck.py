"""Luck: the ChaCha8 stream, and fair draws and shuffles from it.

All luck of a match comes from its 256-bit seed. The stream is ChaCha with eight rounds, a 64-bit
block counter and a 64-bit stream number as the nonce; stream 0 deals the cards. A
number below n is drawn by rejection, so no value is favoured.
"""

from __future__ import annotations

from struct import unpack
from typing import Any

from tripolis.engine import arrays
from tripolis.engine.layout import Array, Record, int32, int64, uint32
from tripolis.engine.rule import rule


class Luck(Record):
    """A stream of random words, and how far it has been used."""

    seed: Array = uint32(8)
    stream: Array = uint32(2)
    block: int = int64()
    words: Array = uint32(16)
    used: int = int32()


LUCK = Luck.layout

DEAL = 0
"""The stream that deals the cards; players who need random numbers use other streams."""

WORDS_A_BLOCK = 16
_DOUBLE_ROUNDS = 4
_MASK = 0xFFFFFFFF
_WORD_RANGE = 1 << 32


@rule
def start(luck: Luck, seed: Any, stream: int) -> None:
    """Begin one of a seed's streams. `seed` is eight 32-bit words, the lowest first."""
    for i in range(8):
        luck.seed[i] = seed[i]
    luck.stream[0] = stream & _MASK
    luck.stream[1] = (stream >> 32) & _MASK
    luck.block = 0
    luck.used = WORDS_A_BLOCK


@rule
def _wide(words: Any, i: int) -> int:
    """A stored word widened so that it can be added and shifted: unsigned words do not mix."""
    return int(arrays.int64(words[i]))


@rule
def _quarter(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    a = (a + b) & _MASK
    d ^= a
    d = ((d << 16) | (d >> 16)) & _MASK
    c = (c + d) & _MASK
    b ^= c
    b = ((b << 12) | (b >> 20)) & _MASK
    a = (a + b) & _MASK
    d ^= a
    d = ((d << 8) | (d >> 24)) & _MASK
    c = (c + d) & _MASK
    b ^= c
    b = ((b << 7) | (b >> 25)) & _MASK
    return a, b, c, d


@rule
def _next_block(luck: Luck) -> None:
    """Fill `luck.words` with the stream's next block."""
    c0, c1, c2, c3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    k0, k1, k2, k3 = (
        _wide(luck.seed, 0),
        _wide(luck.seed, 1),
        _wide(luck.seed, 2),
        _wide(luck.seed, 3),
    )
    k4, k5, k6, k7 = (
        _wide(luck.seed, 4),
        _wide(luck.seed, 5),
        _wide(luck.seed, 6),
        _wide(luck.seed, 7),
    )
    n0, n1 = int(luck.block) & _MASK, (int(luck.block) >> 32) & _MASK
    n2, n3 = _wide(luck.stream, 0), _wide(luck.stream, 1)
    x0, x1, x2, x3 = c0, c1, c2, c3
    x4, x5, x6, x7 = k0, k1, k2, k3
    x8, x9, x10, x11 = k4, k5, k6, k7
    x12, x13, x14, x15 = n0, n1, n2, n3
    for _ in range(_DOUBLE_ROUNDS):
        x0, x4, x8, x12 = _quarter(x0, x4, x8, x12)
        x1, x5, x9, x13 = _quarter(x1, x5, x9, x13)
        x2, x6, x10, x14 = _quarter(x2, x6, x10, x14)
        x3, x7, x11, x15 = _quarter(x3, x7, x11, x15)
        x0, x5, x10, x15 = _quarter(x0, x5, x10, x15)
        x1, x6, x11, x12 = _quarter(x1, x6, x11, x12)
        x2, x7, x8, x13 = _quarter(x2, x7, x8, x13)
        x3, x4, x9, x14 = _quarter(x3, x4, x9, x14)
    luck.words[0] = (x0 + c0) & _MASK
    luck.words[1] = (x1 + c1) & _MASK
    luck.words[2] = (x2 + c2) & _MASK
    luck.words[3] = (x3 + c3) & _MASK
    luck.words[4] = (x4 + k0) & _MASK
    luck.words[5] = (x5 + k1) & _MASK
    luck.words[6] = (x6 + k2) & _MASK
    luck.words[7] = (x7 + k3) & _MASK
    luck.words[8] = (x8 + k4) & _MASK
    luck.words[9] = (x9 + k5) & _MASK
    luck.words[10] = (x10 + k6) & _MASK
    luck.words[11] = (x11 + k7) & _MASK
    luck.words[12] = (x12 + n0) & _MASK
    luck.words[13] = (x13 + n1) & _MASK
    luck.words[14] = (x14 + n2) & _MASK
    luck.words[15] = (x15 + n3) & _MASK
    luck.block += 1
    luck.used = 0


@rule
def word(luck: Luck) -> int:
    """The stream's next 32-bit word."""
    if luck.used == WORDS_A_BLOCK:
        _next_block(luck)
    drawn = _wide(luck.words, luck.used)
    luck.used += 1
    return drawn


@rule
def below(luck: Luck, n: int) -> int:
    """A number from 0 to n - 1, each equally likely.

    A word times n falls into one of n ranges of 2**32 products. Each range holds as many words as
    any other once those are redrawn whose product lies less than 2**32 mod n above its start.
    """
    choices = int(n)
    product = word(luck) * choices
    if product & _MASK < choices:  # rarely; the remainder is smaller still, and slow to find
        unfair = _WORD_RANGE % choices
        while product & _MASK < unfair:
            product = word(luck) * choices
    return product >> 32


@rule
def fraction(luck: Luck) -> float:
    """A number from 0 to just under 1, in steps of 2**-32."""
    return word(luck) / _WORD_RANGE


@rule
def shuffle(luck: Luck, cards: Any, count: int) -> None:
    """Put the first `count` cards into one of their orders, each equally likely."""
    for last in range(count - 1, 0, -1):
        other = below(luck, last + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card


@rule
def shuffle_unseen(luck: Luck, cards: Any, count: int) -> None:
    """Shuffle cards that somebody may not know. It sorts them first, so that the outcome depends
    on which cards they are and on the luck, never on their order."""
    for i in range(1, count):
        card = cards[i]
        place = i
        while place > 0 and cards[place - 1] > card:
            cards[place] = cards[place - 1]
            place -= 1
        cards[place] = card
    shuffle(luck, cards, count)


def seed_words(seed: int) -> Any:
    """A 256-bit seed as the eight words that `start` takes."""
    return arrays.array(unpack("<8I", seed.to_bytes(32, "little")), arrays.uint32)


def new_luck(seed: int, stream: int = DEAL) -> Luck:
    """A stream of luck, at its beginning."""
    luck: Luck = arrays.zeros(1, LUCK)[0]
    start(luck, seed_words(seed), stream)
    return luck
