"""A small network as a rule: what a seat knows in, scores for its moves and chances out.

It reads what `observe` and `insight` write, through two layers. From the second, its thought, it
takes each seat's expected share of the victory, and what it wishes for: a move's score is the sum
of its traits weighed by these wishes, plus what a few hidden numbers see in traits and thought
together. So moves are scored by what they are made of, and there may be any number of them.

The weights are one array in the order of `Sizes`. Layers add up whole numbers (an input of 1 is
`UNIT`, a weight of 1 is `WEIGHT`), so every way to run a rule gives the same bits, and a processor
adds many of them at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from math import floor
from typing import Any, NamedTuple

from tripolis.engine import arrays
from tripolis.engine.arrays import NDArray
from tripolis.engine.game import Game, State
from tripolis.engine.rule import kernel, rule
from tripolis.players.policy import build_glance

WIDTHS = 256, 128
"""The numbers of the first layer, the most that keep it within its limit; the second has half."""
MOST_FIRST = 400_000
"""The most weights of a first layer: a game that shows more has a narrower one."""
HIDDEN = 32
"""The numbers that see traits and thought together."""
SEATS = 5
"""The most seats of any game."""
_UNIT_BITS, _WEIGHT_BITS = 10, 11
UNIT, WEIGHT = 1 << _UNIT_BITS, 1 << _WEIGHT_BITS
"""What stands for 1 in an input and in a weight."""
_WIDEST = (1 << 15) - 1
"""The widest weight that 16 bits hold."""
_MOST_WEIGHTS = (1 << 24) - 1
"""No network has more weights; all bits of this number are set."""
_SUM = float(UNIT * WEIGHT)
"""What stands for 1 in a sum of inputs times weights."""


class Sizes(NamedTuple):
    """How many numbers each part of a network's weights has, in their order."""

    first: int  # [input, width]
    first_bias: int
    second: int  # [width, thought]
    second_bias: int
    shares: int  # [thought, SEATS]
    shares_bias: int
    wishes: int  # [thought, trait]
    wishes_bias: int
    context: int  # [thought, HIDDEN]
    context_bias: int
    traits: int  # [trait, HIDDEN]
    worth: int  # [HIDDEN]


def count_inputs(game: Game) -> int:
    """How many numbers a game's network reads: the observation, then the insight."""
    return len(game.observation) + len(game.insight_names)


def widths_of(game: Game) -> tuple[int, int]:
    """How many numbers the layers of a game's network have."""
    fitting = [width for width in WIDTHS if count_inputs(game) * width <= MOST_FIRST]
    width = max(fitting, default=min(WIDTHS))
    return width, width // 2


def sizes_of(game: Game) -> Sizes:
    """The sizes of a game's network."""
    traits = len(game.trait_names)
    width, thought = widths_of(game)
    return Sizes(
        first=count_inputs(game) * width,
        first_bias=width,
        second=width * thought,
        second_bias=thought,
        shares=thought * SEATS,
        shares_bias=SEATS,
        wishes=thought * traits,
        wishes_bias=traits,
        context=thought * HIDDEN,
        context_bias=HIDDEN,
        traits=traits * HIDDEN,
        worth=HIDDEN,
    )


class Guide(NamedTuple):
    """A network's weights, and memory that every look overwrites."""

    weights: NDArray[arrays.int16]
    seen: NDArray[arrays.float32]  # what a seat knows
    first: NDArray[arrays.int32]
    thought: NDArray[arrays.int32]
    shares: NDArray[arrays.float64]  # [seat]: its expected share of the victory
    wishes: NDArray[arrays.int32]  # [trait]
    context: NDArray[arrays.int32]
    traits: NDArray[arrays.float32]  # of one move
    hidden: NDArray[arrays.int32]
    scores: NDArray[arrays.float64]  # of the legal moves, in their order
    places: NDArray[arrays.int32]  # which inputs of a layer are not zero
    numbers: NDArray[arrays.int32]  # and what they are


def new_guide(game: Game, weights: NDArray[arrays.int16]) -> Guide:
    """A network, with memory for one thread."""
    inputs, traits, (width, thought) = count_inputs(game), len(game.trait_names), widths_of(game)
    most = most_inputs(game)
    return Guide(
        weights=weights,
        seen=arrays.zeros(inputs, arrays.float32),
        first=arrays.zeros(width, arrays.int32),
        thought=arrays.zeros(thought, arrays.int32),
        shares=arrays.zeros(SEATS, arrays.float64),
        wishes=arrays.zeros(traits, arrays.int32),
        context=arrays.zeros(HIDDEN, arrays.int32),
        traits=arrays.zeros(traits, arrays.float32),
        hidden=arrays.zeros(HIDDEN, arrays.int32),
        scores=arrays.zeros(game.most_legal, arrays.float64),
        places=arrays.zeros(most, arrays.int32),
        numbers=arrays.zeros(most, arrays.int32),
    )


def most_inputs(game: Game) -> int:
    """The most inputs of any of its layers."""
    return max(count_inputs(game), *widths_of(game), len(game.trait_names))


def whole_weights(weights: Iterable[float]) -> NDArray[arrays.int16]:
    """Weights as the whole numbers that a guide holds."""
    widest = _WIDEST / WEIGHT
    return arrays.array(
        [round(max(-widest, min(widest, weight)) * WEIGHT) for weight in weights], arrays.int16
    )


_LOG2E = 1.4426950408889634
_LN2_HIGH, _LN2_LOW = 6.93147180369123816490e-01, 1.90821492927058770002e-10
_LEAST_EXPONENT = -40.0


@rule
def exponential(x: float) -> float:
    """e to the power of x, for x of at most 0; 0 far below.

    By sums and products alone, so that every way to run a rule gives the same bits.
    """
    if x < _LEAST_EXPONENT:
        return 0.0
    k = int(0.5 - x * _LOG2E)
    r = (x + k * _LN2_HIGH) + k * _LN2_LOW
    power = 1.0 + r / 9.0
    for n in range(8, 0, -1):
        power = 1.0 + r * power / n
    for _ in range(k):
        power *= 0.5
    return power


@rule
def begin_sums(weights: Any, first: int, out: Any, size: int) -> None:
    """Sums begin with their biases."""
    for j in range(size):
        out[j] = int(weights[first + j]) << _UNIT_BITS


@rule
def list_inputs(values: Any, count: int, guide: Guide) -> int:
    """List the inputs that are not zero; return how many there are."""
    listed = 0
    for i in range(count):
        if values[i] != 0.0:
            guide.places[listed] = i
            guide.numbers[listed] = floor(values[i] * float(UNIT) + 0.5)
            listed += 1
    return listed


@rule
def list_positive(sums: Any, count: int, guide: Guide) -> int:
    """List the sums of a layer that are positive, as inputs of the next; return how many."""
    listed = 0
    for i in range(count):
        if sums[i] > 0:
            guide.places[listed] = i
            guide.numbers[listed] = int(sums[i]) >> _WEIGHT_BITS
            listed += 1
    return listed


@rule
def row_at(guide: Guide, k: int, first: int, size: int) -> int:
    """Where a layer's row for a listed input begins.

    The mask tells the compiler that this is never below zero. Otherwise it would add the weights
    one by one.
    """
    return (first + int(guide.places[k]) * size) & _MOST_WEIGHTS


@rule
def add_rows(guide: Guide, listed: int, first: int, out: Any, size: int) -> None:
    """Add the rows of a layer for the listed inputs to its sums, each times its input.

    Four rows at a time: a sum is then read and written a quarter as often.
    """
    weights, numbers = guide.weights, guide.numbers
    k = 0
    while k + 4 <= listed:
        a, b, c, d = numbers[k], numbers[k + 1], numbers[k + 2], numbers[k + 3]
        of_a, of_b = row_at(guide, k, first, size), row_at(guide, k + 1, first, size)
        of_c, of_d = row_at(guide, k + 2, first, size), row_at(guide, k + 3, first, size)
        for j in range(size):
            out[j] += (
                int(a) * int(weights[of_a + j])
                + int(b) * int(weights[of_b + j])
                + int(c) * int(weights[of_c + j])
                + int(d) * int(weights[of_d + j])
            )
        k += 4
    while k < listed:
        a, of_a = numbers[k], row_at(guide, k, first, size)
        for j in range(size):
            out[j] += int(a) * int(weights[of_a + j])
        k += 1


@rule
def soften(numbers: Any, count: int) -> None:
    """Turn scores into chances."""
    highest = numbers[0]
    for i in range(1, count):
        highest = max(highest, numbers[i])
    total = 0.0
    for i in range(count):
        numbers[i] = exponential(numbers[i] - highest)
        total += numbers[i]
    for i in range(count):
        numbers[i] /= total


class Looks(NamedTuple):
    """The rules of a game's network."""

    look: Callable[[State, int, Guide], None]
    """look(s, player, guide): what the player thinks, and `shares` from their seat on."""
    score: Callable[[State, int, Any, int, Guide], None]
    """score(s, player, legal, count, guide): after a look, `scores` of the legal moves."""


@cache
def build_looks(game: Game) -> Looks:
    """A game's network, as rules over its weights."""
    see, traits, glance = build_see(game), build_traits(game), build_glance(game)
    outlook, appraise = glance.outlook, glance.appraise
    inputs, trait_count, sizes = count_inputs(game), len(game.trait_names), sizes_of(game)
    width, thoughts = widths_of(game)
    starts = [sum(sizes[:part]) for part in range(len(sizes))]
    first_bias, second, second_bias, to_shares, shares_bias, to_wishes = starts[1:7]
    wishes_bias, to_context, context_bias, of_traits, to_worth = starts[7:]

    @rule
    def look(s: State, player: int, guide: Guide) -> None:
        weights, first, thought, shares = guide.weights, guide.first, guide.thought, guide.shares
        see(s, player, guide.seen)
        begin_sums(weights, first_bias, first, width)
        add_rows(guide, list_inputs(guide.seen, inputs, guide), 0, first, width)
        begin_sums(weights, second_bias, thought, thoughts)
        add_rows(guide, list_positive(first, width, guide), second, thought, thoughts)
        # `hidden` is free until moves are scored.
        begin_sums(weights, shares_bias, guide.hidden, SEATS)
        add_rows(guide, list_positive(thought, thoughts, guide), to_shares, guide.hidden, SEATS)
        for seat in range(SEATS):
            shares[seat] = guide.hidden[seat] / _SUM
        soften(shares, int(s.players))

    @rule
    def weigh(guide: Guide) -> float:
        """The score of the move whose traits are at hand."""
        weights, hidden, wishes = guide.weights, guide.hidden, guide.wishes
        for j in range(HIDDEN):
            hidden[j] = guide.context[j]
        listed = list_inputs(guide.traits, trait_count, guide)
        add_rows(guide, listed, of_traits, hidden, HIDDEN)
        wished, together = 0, 0
        for k in range(listed):
            wished += int(wishes[guide.places[k]]) * int(guide.numbers[k])
        for j in range(HIDDEN):
            together += (max(int(hidden[j]), 0) >> _WEIGHT_BITS) * int(weights[to_worth + j])
        return wished / (_SUM * UNIT) + together / _SUM

    @rule
    def score(s: State, player: int, legal: Any, count: int, guide: Guide) -> None:
        weights, wishes, scores = guide.weights, guide.wishes, guide.scores
        listed = list_positive(guide.thought, thoughts, guide)
        begin_sums(weights, wishes_bias, wishes, trait_count)
        add_rows(guide, listed, to_wishes, wishes, trait_count)
        begin_sums(weights, context_bias, guide.context, HIDDEN)
        add_rows(guide, listed, to_context, guide.context, HIDDEN)
        seen = outlook(s, player)
        best = 0.0
        for k in range(count):
            scores[k] = appraise(s, player, legal[k], seen)
            if k == 0 or scores[k] > best:
                best = scores[k]
        for k in range(count):
            traits(s, player, int(legal[k]), best - scores[k], guide.traits)
            scores[k] = weigh(guide)

    return Looks(look, score)


@cache
def build_see(game: Game) -> Callable[[State, int, Any], None]:
    """What a network reads: what the player observes, and what follows from it."""
    observe, insight, observed = game.observe, game.insight, len(game.observation)
    if insight is None:
        return observe

    @rule
    def see(s: State, player: int, seen: Any) -> None:
        observe(s, player, seen)
        insight(s, player, seen, observed)

    return see


@cache
def build_traits(game: Game) -> Callable[[State, int, int, float, Any], None]:
    """The game's own traits of moves, or their appraisal alone."""
    if game.traits is not None:
        return game.traits

    @rule
    def traits(s: State, player: int, action: int, behind: float, out: Any) -> None:
        out[0] = -behind

    return traits


@cache
def build_consult(game: Game) -> Callable[[State, int, Any, Guide], int]:
    """The network asked once: the shares, the legal actions and their scores."""
    legal, looks = game.legal, build_looks(game)
    look, score = looks.look, looks.score

    @kernel
    def consult_network(s: State, player: int, legal_out: Any, guide: Guide) -> int:
        count = legal(s, player, legal_out)
        look(s, player, guide)
        score(s, player, legal_out, count, guide)
        return count

    return consult_network
