"""What a test needs and this machine lacks: a skip, or a failure where everything was installed."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable
from typing import Any, NoReturn

import pytest

COMPLETE = "TRIPOLIS_TEST_EVERYTHING"
"""Set where the tests installed what they need: there they may miss nothing."""


def missing(reason: str) -> NoReturn:
    """Leave a test out for want of something; the reason says how to get it."""
    if os.environ.get(COMPLETE):
        pytest.fail(reason)
    pytest.skip(reason)


def not_run(reports: Iterable[Any]) -> list[str]:
    """One line for each reason why tests were skipped."""
    reasons = Counter(str(report.longrepr[2]).removeprefix("Skipped: ") for report in reports)
    return [f"{count:4} × {reason}" for reason, count in reasons.most_common()]
