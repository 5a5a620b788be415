"""Matches on a CUDA device, played by the same rules: one thread per match."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from typing import Any

import numpy as np

from tripolis.batch.matches import Batch, Setup, build_begin, chooser_for, prepare_batch, seed_of
from tripolis.batch.stepping import Operation, build_seat
from tripolis.engine.game import Game
from tripolis.engine.luck import LUCK
from tripolis.engine.rule import INTERPRETED
from tripolis.players.policy import Chooser

_THREADS_PER_BLOCK = 512
_THREADS_PER_SMALL_BLOCK, _MANY_TABLES = 64, 1 << 18
_MATCHES_PER_LAUNCH = 1 << 20
_REGISTERS = 64
"""Fewer than the compiler would take: running more matches at once outweighs the spilled values."""


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
    # numba-cuda 0.30 uses numpy.row_stack when it is imported; NumPy 2.5 removed it.
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
    def kernel(batch: Batch, setup: Setup, policies: Any, blank: Any, low: int) -> None:
        i = cuda.grid(1)
        states = batch.states
        in_range = i < states.shape[0]
        luck = cuda.local.array(1, luck_type)[0]
        seed = cuda.local.array(8, numba.uint32)
        legal_out = cuda.local.array(most_legal, numba.int16)
        own = cuda.local.array(1, state_type)
        s = states[min(i, states.shape[0] - 1)] if in_place else own[0]
        if in_range:
            seed_of(setup.first_seed, low + i, seed)
            if in_place:
                states[i] = blank[0]
            else:
                own[0] = blank[0]
            begin(s, setup.players, setup.options, seed, luck)
        playing = in_range
        moves = 0
        # The threads of a block wait for each other twice a move: the rules do not fit into the
        # instruction cache, so each part is fetched once for all of them.
        while cuda.syncthreads_or(numba.int32(playing)):
            player, action = 0, 0
            if playing:
                player = seat(s)
                action = choose(s, player, policies[player], legal_out, luck)
            cuda.syncthreads()
            if playing:
                apply(s, player, action)
                moves += 1
                playing = not over(s)
        if in_range:
            batch.moves[i] = moves
            ranks(s, batch.ranks[i])
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
    """Play `count` matches on the device: the same ones that `batch.matches.play_matches` plays."""
    cuda = _cuda()
    batch, setup, codes = prepare_batch(game, players, options, policies, seed, count)
    kernel = build_kernel(game, chooser_for(game, policies))
    blank = cuda.to_device(np.zeros(1, game.state))
    setup = Setup(players, cuda.to_device(setup.options), cuda.to_device(setup.first_seed))
    codes_there = cuda.to_device(codes)
    for low in range(0, count, _MATCHES_PER_LAUNCH):
        high = min(low + _MATCHES_PER_LAUNCH, count)
        some = Batch(
            states=cuda.device_array(high - low, game.state),
            moves=cuda.device_array(high - low, np.int32),
            ranks=cuda.device_array((high - low, players), np.int8),
        )
        blocks = -(-(high - low) // _THREADS_PER_BLOCK)
        kernel[blocks, _THREADS_PER_BLOCK](some, setup, codes_there, blank, low)
        there: Any
        here: Any
        for there, here in zip(some, batch, strict=True):
            there.copy_to_host(here[low:high])
        if progress is not None:
            progress(high - low)
    return batch


@cache
def build_operation_kernel(operation: Operation) -> Any:
    """A kernel that runs an operation at one table in each thread."""
    cuda = _cuda()

    @cuda.jit(max_registers=_REGISTERS)  # type: ignore[untyped-decorator]
    def kernel(count: int, args: Any) -> None:
        i = cuda.grid(1)
        if i < count:
            operation(i, *args)

    return kernel


@cache
def build_fill_kernel() -> Any:
    """A kernel that copies numbers from one array to another of any type."""
    cuda = _cuda()

    @cuda.jit  # type: ignore[untyped-decorator]
    def kernel(array: Any, values: Any) -> None:
        i = cuda.grid(1)
        if i < array.shape[0]:
            array[i] = values[i]

    return kernel


class Device:
    """The device of a batch: a CUDA device, working on arrays in its memory.

    All work is queued on the default stream, as it is with PyTorch and CuPy.
    """

    def zeros(self, shape: tuple[int, ...], kind: Any) -> Any:
        """A zeroed array."""
        return _cuda().to_device(np.zeros(shape, kind))

    def put(self, values: Any) -> Any:
        """An array of the same values on the device."""
        return _cuda().to_device(values)

    def borrow(self, tensor: Any) -> Any:
        """Another library's tensor as an array of this device: the same memory."""
        return _cuda().as_cuda_array(tensor)

    def fetch(self, array: Any) -> Any:
        """The values of an array as a NumPy array."""
        return array.copy_to_host()

    def fill(self, array: Any, values: Any) -> None:
        """Copy values, from here or from the device, into an array of the batch."""
        cuda = _cuda()
        if not cuda.is_cuda_array(values):
            array.copy_to_device(np.ascontiguousarray(values, array.dtype))
            return
        blocks = -(-array.shape[0] // _THREADS_PER_BLOCK)
        build_fill_kernel()[blocks, _THREADS_PER_BLOCK](array, cuda.as_cuda_array(values))

    def run(self, operation: Operation, count: int, *args: Any) -> None:
        """Run an operation at every table, one thread per table."""
        # Few tables are spread over all processors of the device.
        threads = _THREADS_PER_BLOCK if count >= _MANY_TABLES else _THREADS_PER_SMALL_BLOCK
        build_operation_kernel(operation)[-(-count // threads), threads](count, args)

    def prepare(self, operation: Operation, count: int, *args: Any) -> Callable[[], None]:
        """An operation to run often with the same arguments."""
        return partial(self.run, operation, count, *args)
