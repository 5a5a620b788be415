"""Matches on a CUDA device, from the very same rules: one thread a match."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np

from tripolis.batch.matches import Batch, build_begin, chooser_for, prepare_batch, seed_of
from tripolis.batch.stepping import Operation, build_seat
from tripolis.engine.game import Game
from tripolis.engine.luck import LUCK
from tripolis.engine.rule import INTERPRETED
from tripolis.players.policy import Chooser

_THREADS_A_BLOCK = 512
_MATCHES_A_LAUNCH = 1 << 20
_REGISTERS = 64
"""Fewer than the compiler would take: more matches at once outweigh the values it has to reload."""


def available() -> bool:
    """Is there a CUDA device, and is numba-cuda installed to use it?"""
    if INTERPRETED:
        return False
    try:
        return bool(_cuda().is_available())
    except ImportError:
        return False


@cache
def _cuda() -> Any:
    # numba-cuda 0.30 names numpy.row_stack when it is imported; NumPy 2.5 has taken it away.
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack
    from numba import cuda

    return cuda


@cache
def build_kernel(game: Game, choose: Chooser) -> Any:
    """A kernel that plays one match in each thread."""
    import numba

    cuda = _cuda()
    begin, seat = build_begin(game), build_seat(game)
    apply, over, ranks = game.apply, game.over, game.ranks
    luck_type, state_type = numba.from_dtype(LUCK), numba.from_dtype(game.state)
    most_legal, in_place = game.most_legal, not game.copied_on_cuda

    @cuda.jit(max_registers=_REGISTERS)  # type: ignore[untyped-decorator]
    def kernel(
        states: Any,
        blank: Any,
        moves: Any,
        placed: Any,
        players: int,
        options: Any,
        policies: Any,
        first_seed: Any,
        low: int,
    ) -> None:
        i = cuda.grid(1)
        there = i < states.shape[0]
        luck = cuda.local.array(1, luck_type)[0]
        seed = cuda.local.array(8, numba.uint32)
        out = cuda.local.array(most_legal, numba.int16)
        own = cuda.local.array(1, state_type)
        s = states[min(i, states.shape[0] - 1)] if in_place else own[0]
        if there:
            seed_of(first_seed, low + i, seed)
            if in_place:
                states[i] = blank[0]
            else:
                own[0] = blank[0]
            begin(s, players, options, seed, luck)
        playing = there
        made = 0
        # The threads of a block wait for each other twice a move. The rules are far more code than
        # a processor keeps at hand: so it is fetched once for all of them.
        while cuda.syncthreads_or(numba.int32(playing)):
            player, action = 0, 0
            if playing:
                player = seat(s)
                action = choose(s, player, policies[player], out, luck)
            cuda.syncthreads()
            if playing:
                apply(s, player, action)
                made += 1
                playing = not over(s)
        if there:
            moves[i] = made
            ranks(s, placed[i])
            if not in_place:
                states[i] = own[0]

    return kernel


def play_matches(
    game: Game,
    players: int,
    options: Mapping[str, object],
    policies: Sequence[str],
    seed: int,
    count: int,
    progress: Callable[[int], None] | None = None,
) -> Batch:
    """Play `count` matches on the device: the same ones `batch.matches.play_matches` plays."""
    cuda = _cuda()
    batch, encoded, codes, first_seed = prepare_batch(game, players, options, policies, seed, count)
    kernel = build_kernel(game, chooser_for(game, policies))
    blank = cuda.to_device(np.zeros(1, game.state))
    options_there, codes_there, seed_there = map(cuda.to_device, (encoded, codes, first_seed))
    for low in range(0, count, _MATCHES_A_LAUNCH):
        high = min(low + _MATCHES_A_LAUNCH, count)
        states = cuda.device_array(high - low, game.state)
        moves = cuda.device_array(high - low, np.int32)
        ranks = cuda.device_array((high - low, players), np.int8)
        blocks = -(-(high - low) // _THREADS_A_BLOCK)
        kernel[blocks, _THREADS_A_BLOCK](
            states, blank, moves, ranks, players, options_there, codes_there, seed_there, low
        )
        states.copy_to_host(batch.states[low:high])
        moves.copy_to_host(batch.moves[low:high])
        ranks.copy_to_host(batch.ranks[low:high])
        if progress is not None:
            progress(high - low)
    return batch


@cache
def build_operation_kernel(operation: Operation) -> Any:
    """A kernel that does an operation at one table in each thread."""
    cuda = _cuda()

    @cuda.jit(max_registers=_REGISTERS)  # type: ignore[untyped-decorator]
    def kernel(count: int, arrays: Any) -> None:
        i = cuda.grid(1)
        if i < count:
            operation(i, *arrays)

    return kernel


@cache
def build_fill_kernel() -> Any:
    """A kernel that copies a row of numbers, whatever their kind."""
    cuda = _cuda()

    @cuda.jit  # type: ignore[untyped-decorator]
    def kernel(array: Any, values: Any) -> None:
        i = cuda.grid(1)
        if i < array.shape[0]:
            array[i] = values[i]

    return kernel


class Device:
    """Where a batch is worked at: a CUDA device, on arrays in its memory.

    All work is queued on the default stream, as PyTorch's and CuPy's is.
    """

    def zeros(self, shape: int | tuple[int, ...], kind: Any) -> Any:
        """A zeroed array."""
        return _cuda().to_device(np.zeros(shape, kind))

    def put(self, values: Any) -> Any:
        """An array of the same values on the device."""
        return _cuda().to_device(values)

    def fetch(self, array: Any) -> Any:
        """The values of an array as NumPy's."""
        return array.copy_to_host()

    def fill(self, array: Any, values: Any) -> None:
        """Copy what somebody else computed, here or on the device, into an array of the batch."""
        cuda = _cuda()
        if not cuda.is_cuda_array(values):
            array.copy_to_device(np.ascontiguousarray(values, array.dtype))
            return
        blocks = -(-array.shape[0] // _THREADS_A_BLOCK)
        build_fill_kernel()[blocks, _THREADS_A_BLOCK](array, cuda.as_cuda_array(values))

    def do(self, operation: Operation, count: int, *arrays: Any) -> None:
        """An operation at every table, each in a thread of its own."""
        blocks = -(-count // _THREADS_A_BLOCK)
        build_operation_kernel(operation)[blocks, _THREADS_A_BLOCK](count, arrays)
