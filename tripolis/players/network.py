"""A small network as a rule: what a seat knows in, scores for its moves and chances out.

It reads what `observe` and `insight` write, through two layers. From the second, its thought, it
takes each seat's expected share of the victory, and what it wishes for: a move's score is the sum
of its traits weighed by these wishes, plus what a few hidden numbers see in traits and thought
together. So moves are scored by what they are made of, and there may be any number of them.

The weights are one array of 32-bit floats in the order of `Sizes`. Sums are of 64 bits and made in
one order, so every way to run a rule gives the same bits.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
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

    weights: NDArray[arrays.float32]
    seen: NDArray[arrays.float32]  # what a seat knows
    first: NDArray[arrays.float64]
    thought: NDArray[arrays.float64]
    shares: NDArray[arrays.float64]  # [seat]: its expected share of the victory
    wishes: NDArray[arrays.float64]  # [trait]
    context: NDArray[arrays.float64]
    traits: NDArray[arrays.float32]  # of one move
    scores: NDArray[arrays.float64]  # of the legal moves, in their order


def new_guide(game: Game, weights: NDArray[arrays.float32]) -> Guide:
    """A network, with memory for one thread."""
    width, thought = widths_of(game)
    return Guide(
        weights=weights,
        seen=arrays.zeros(count_inputs(game), arrays.float32),
        first=arrays.zeros(width, arrays.float64),
        thought=arrays.zeros(thought, arrays.float64),
        shares=arrays.zeros(SEATS, arrays.float64),
        wishes=arrays.zeros(len(game.trait_names), arrays.float64),
        context=arrays.zeros(HIDDEN, arrays.float64),
        traits=arrays.zeros(len(game.trait_names), arrays.float32),
        scores=arrays.zeros(game.most_legal, arrays.float64),
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
def widened(x: float) -> float:
    """A float of 32 bits as one of 64: `float` alone leaves it as it is in compiled code."""
    return float(0.0 + x)


@rule
def add_row(x: float, weights: Any, first: int, out: Any, size: int) -> None:
    """Add a row of weights to some sums, x times."""
    for j in range(size):
        out[j] += x * float(weights[first + j])


@rule
def begin_sums(weights: Any, first: int, out: Any, size: int) -> None:
    """Sums begin with their biases."""
    for j in range(size):
        out[j] = float(weights[first + j])


@rule
def add_positive(numbers: Any, count: int, weights: Any, first: int, out: Any, size: int) -> None:
    """Add up the rows of a layer whose inputs are those numbers that are positive."""
    for i in range(count):
        if numbers[i] > 0.0:
            add_row(float(numbers[i]), weights, first + i * size, out, size)


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
        weights, seen, first = guide.weights, guide.seen, guide.first
        see(s, player, seen)
        begin_sums(weights, first_bias, first, width)
        for i in range(inputs):
            if seen[i] != 0.0:
                add_row(widened(seen[i]), weights, i * width, first, width)
        thought = guide.thought
        begin_sums(weights, second_bias, thought, thoughts)
        add_positive(first, width, weights, second, thought, thoughts)
        begin_sums(weights, shares_bias, guide.shares, SEATS)
        add_positive(thought, thoughts, weights, to_shares, guide.shares, SEATS)
        soften(guide.shares, int(s.players))

    @rule
    def weigh(guide: Guide) -> float:
        """The score of the move whose traits are at hand."""
        weights, hidden, traits = guide.weights, guide.first, guide.traits
        for j in range(HIDDEN):
            hidden[j] = guide.context[j]
        total = 0.0
        for i in range(trait_count):
            if traits[i] != 0.0:
                total += guide.wishes[i] * traits[i]
                add_row(widened(traits[i]), weights, of_traits + i * HIDDEN, hidden, HIDDEN)
        for j in range(HIDDEN):
            if hidden[j] > 0.0:
                total += hidden[j] * weights[to_worth + j]
        return total

    @rule
    def score(s: State, player: int, legal: Any, count: int, guide: Guide) -> None:
        weights, wishes, scores = guide.weights, guide.wishes, guide.scores
        begin_sums(weights, wishes_bias, wishes, trait_count)
        add_positive(guide.thought, thoughts, weights, to_wishes, wishes, trait_count)
        begin_sums(weights, context_bias, guide.context, HIDDEN)
        add_positive(guide.thought, thoughts, weights, to_context, guide.context, HIDDEN)
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
