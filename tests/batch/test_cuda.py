"""The kernels without a device: one thread after another, in plain Python."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from tripolis.batch import cuda, matches
from tripolis.engine.errors import BadOption
from tripolis.engine.game import find_game
from tripolis.engine.rule import INTERPRETED

needs_numba = pytest.mark.skipif(INTERPRETED, reason="a kernel is compiled code")


class OneThread:
    """As much of numba.cuda as the kernels use, for blocks of a single thread."""

    def __init__(self) -> None:
        from numba.np.numpy_support import as_dtype

        self.thread = 0
        self.local = SimpleNamespace(array=lambda shape, kind: np.zeros(shape, as_dtype(kind)))

    def jit(self, **_: object) -> Any:
        return lambda kernel: Launcher(self, kernel)

    def grid(self, _: int) -> int:
        return self.thread

    def syncthreads_or(self, value: Any) -> Any:
        return value

    def syncthreads(self) -> None:
        pass

    def to_device(self, values: Any) -> Any:
        return values

    def device_array(self, shape: Any, kind: Any) -> Any:
        return np.zeros(shape, kind).view(Fetched)


class Fetched(np.ndarray):
    """An array that pretends to lie on a device."""

    def copy_to_host(self, there: Any) -> None:
        there[...] = self


class Launcher:
    def __init__(self, device: OneThread, kernel: Any) -> None:
        self._device, self._kernel = device, kernel

    def __getitem__(self, shape: tuple[int, int]) -> Any:
        def launch(*args: Any) -> None:
            for self._device.thread in range(shape[0] * shape[1]):
                self._kernel(*args)

        return launch


@pytest.fixture
def one_thread(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    device = OneThread()
    monkeypatch.setattr(cuda, "_cuda", lambda: device)
    monkeypatch.setattr(cuda, "_MATCHES_PER_LAUNCH", 3)
    monkeypatch.setattr(cuda, "_THREADS_PER_BLOCK", 2)
    cuda.build_kernel.cache_clear()
    yield
    cuda.build_kernel.cache_clear()


@needs_numba
@pytest.mark.usefixtures("one_thread")
@pytest.mark.parametrize("name", ["kosmopolis", "lanterns"])
def test_the_kernel_plays_the_matches_that_threads_play(name: str) -> None:
    """One game is played in place, the other in a thread's own memory; five matches leave a thread
    without one."""
    game = find_game(name)
    there = cuda.play_matches(game, 2, {}, ["random"] * 2, 3, 5)
    here = matches.play_matches(game, 2, {}, ["random"] * 2, 3, 5)
    assert there.states.tobytes() == here.states.tobytes()
    assert (there.moves == here.moves).all()
    assert (there.ranks == here.ranks).all()


@pytest.mark.skipif(cuda.available(), reason="there is a device here")
def test_without_a_device_the_batch_says_so() -> None:
    from tripolis.batch import Tables

    with pytest.raises(BadOption, match="CUDA cannot be used here"):
        Tables("kosmopolis", 2, 3, device="cuda")
