"""A server for each test, in the test's own process."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.server.visit import Visit, visiting


@pytest_asyncio.fixture
async def visit(tmp_path: Path) -> AsyncIterator[Visit]:
    """A server where nothing happens unless it is asked for."""
    async with visiting(tmp_path) as opened:
        yield opened


@pytest_asyncio.fixture
async def lively(tmp_path: Path) -> AsyncIterator[Visit]:
    """A server whose bots move and whose clocks run."""
    async with visiting(tmp_path, schedule=True) as opened:
        yield opened
