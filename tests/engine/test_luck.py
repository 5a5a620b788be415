"""Luck is ChaCha8, draws are fair, and docs/luck.md tells the truth about both."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tripolis.engine.luck import (
    WORDS_A_BLOCK,
    below,
    fraction,
    new_luck,
    seed_words,
    shuffle,
    shuffle_unseen,
    word,
)

PAGE = (Path(__file__).parents[2] / "docs" / "luck.md").read_text("utf-8")

ZERO_KEYSTREAM = bytes.fromhex(
    "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
    "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
)
"""Published: ChaCha8 with a 256-bit key and an IV of zeros."""


def chacha8(seed: int, stream: int, block: int) -> list[int]:
    """A block by the definition of ChaCha, written apart from the one under test."""
    start = list(np.frombuffer(b"expand 32-byte k", "<u4"))
    start += list(np.frombuffer(seed.to_bytes(32, "little"), "<u4"))
    start += list(np.frombuffer(block.to_bytes(8, "little"), "<u4"))
    start += list(np.frombuffer(stream.to_bytes(8, "little"), "<u4"))
    x = [int(number) for number in start]

    def turn(number: int, bits: int) -> int:
        return (number << bits | number >> 32 - bits) % 2**32

    def quarter(a: int, b: int, c: int, d: int) -> None:
        for add, to, bits in ((b, a, 16), (d, c, 12), (b, a, 8), (d, c, 7)):
            x[to] = (x[to] + x[add]) % 2**32
            other = d if to == a else b
            x[other] = turn(x[other] ^ x[to], bits)

    for _ in range(4):
        for column in range(4):
            quarter(column, 4 + column, 8 + column, 12 + column)
        for i in range(4):
            quarter(i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
    return [(now + int(then)) % 2**32 for now, then in zip(x, start, strict=True)]


def words(luck: Any, count: int) -> list[int]:
    return [word(luck) for _ in range(count)]


def test_a_seed_of_zeros_gives_the_published_keystream() -> None:
    keystream = np.array(words(new_luck(0), WORDS_A_BLOCK), "<u4").tobytes()
    assert keystream == ZERO_KEYSTREAM


SEEDS = (0, 1, 7, 2**32, 2**255 + 12345, 2**256 - 1)
STREAMS = (0, 1, 2**32 - 1, 2**32, 2**62 + 3)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("stream", STREAMS)
def test_every_seed_and_stream_is_chacha8(seed: int, stream: int) -> None:
    expected = [number for block in range(3) for number in chacha8(seed, stream, block)]
    assert words(new_luck(seed, stream), 3 * WORDS_A_BLOCK) == expected


@pytest.mark.parametrize("block", [2**31 - 1, 2**32 - 1, 2**32, 2**40, 2**62])
def test_a_stream_goes_on_past_any_number_of_blocks(block: int) -> None:
    luck = new_luck(99)
    luck.block = block
    expected = chacha8(99, 0, block) + chacha8(99, 0, block + 1)
    assert words(luck, 2 * WORDS_A_BLOCK) == expected


def with_words(*given: int) -> Any:
    """Luck that gives these words first."""
    luck = new_luck(0)
    luck.used = WORDS_A_BLOCK - len(given)
    luck.words[luck.used :] = given
    return luck


def first_word_for(number: int, n: int) -> int:
    """The lowest word whose product with n falls into the range of a number."""
    return -(-(number << 32) // n)


@pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 10, 24, 1000, 2**31 - 1])
def test_a_number_is_drawn_by_as_many_words_as_any_other(n: int) -> None:
    """Exactly: each range of words has the same size once its unfair first word is redrawn."""
    for number in {0, 1, n // 3, n // 2, n - 1}:
        first, last = first_word_for(number, n), first_word_for(number + 1, n) - 1
        is_unfair = first * n % 2**32 < 2**32 % n
        assert last - first + 1 - is_unfair == 2**32 // n
        other = (number + n // 2) % n
        redrawn = below(with_words(first, first_word_for(other, n) + 1), n)
        assert redrawn == (other if is_unfair else number)
        assert below(with_words(first + 1), n) == number
        assert below(with_words(last), n) == number


def test_unfair_words_are_redrawn_until_a_fair_one_comes() -> None:
    assert below(with_words(0, 0, 0, 2**31 + 1), 6) == 3


def test_no_word_is_drawn_again_where_all_are_fair() -> None:
    assert below(with_words(0), 2) == 0
    assert below(with_words(0), 1 << 16) == 0
    assert below(with_words(2**32 - 1), 1) == 0


def test_a_draw_goes_on_into_the_next_block() -> None:
    luck = with_words(0)
    luck.block = 5
    assert below(luck, 3) == chacha8(0, 0, 5)[0] * 3 >> 32


def test_dice_fall_as_dice_do() -> None:
    luck = new_luck(2024)
    rolls = Counter(below(luck, 6) for _ in range(60_000))
    chi_square = sum((rolls[face] - 10_000) ** 2 / 10_000 for face in range(6))
    assert chi_square < 20.5  # five degrees of freedom: one honest seed in a thousand is above


def test_every_order_of_four_cards_is_equally_likely() -> None:
    luck = new_luck(77)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        cards = np.arange(4, dtype=np.int8)
        shuffle(luck, cards, 4)
        orders[tuple(cards.tolist())] += 1
    assert set(orders) == set(itertools.permutations(range(4)))
    chi_square = sum((count - 1000) ** 2 / 1000 for count in orders.values())
    assert chi_square < 49.7  # 23 degrees of freedom: one honest seed in a thousand is above


def test_a_shuffle_leaves_the_cards_beyond_alone() -> None:
    cards = np.arange(10, dtype=np.int8)
    shuffle(new_luck(1), cards, 6)
    assert sorted(cards[:6].tolist()) == [0, 1, 2, 3, 4, 5]
    assert cards[6:].tolist() == [6, 7, 8, 9]


def test_an_unseen_shuffle_does_not_depend_on_how_the_cards_lay() -> None:
    shuffled = []
    for cards in ([3, 1, 2, 1, 0], [0, 1, 1, 2, 3], [1, 3, 0, 2, 1]):
        lay = np.array([*cards, 9], np.int8)
        shuffle_unseen(new_luck(4), lay, 5)
        shuffled.append(lay.tolist())
    assert shuffled[0] == shuffled[1] == shuffled[2]
    assert sorted(shuffled[0]) == [0, 1, 1, 2, 3, 9]


def test_a_fraction_is_at_least_zero_and_less_than_one() -> None:
    assert fraction(with_words(0)) == 0.0
    assert fraction(with_words(2**32 - 1)) == 1 - 2**-32
    assert fraction(with_words(2**31)) == 0.5


def test_a_seed_is_its_bytes_the_lowest_first() -> None:
    assert seed_words(7 + (9 << 32)).tolist() == [7, 9, 0, 0, 0, 0, 0, 0]


def rows(heading: str) -> list[list[str]]:
    """The rows of the page's table under a heading."""
    table = re.search(rf"^\| {heading} \|\n\| -[^\n]*\n((?:\|[^\n]*\n)+)", PAGE, re.MULTILINE)
    assert table, heading
    return [row.strip("| ").split(" | ") for row in table.group(1).splitlines()]


def test_the_page_gives_the_first_words() -> None:
    for seed, stream, first in rows(r"seed \| stream \| first words"):
        luck = new_luck(int(seed), int(stream))
        assert [f"{word(luck):08x}" for _ in first.split()] == first.split()


def test_the_page_gives_the_order_of_ten_cards() -> None:
    for seed, order in rows(r"seed \| order"):
        cards = np.arange(10, dtype=np.int8)
        shuffle(new_luck(int(seed)), cards, 10)
        assert cards.tolist() == [int(card) for card in order.split()]


def test_the_page_gives_numbers_below_six() -> None:
    for seed, numbers in rows(r"seed \| numbers"):
        luck = new_luck(int(seed))
        assert [below(luck, 6) for _ in range(10)] == [int(number) for number in numbers.split()]
