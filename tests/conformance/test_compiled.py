"""Compiled rules say and do what the same rules say and do as plain Python."""

from __future__ import annotations

import os
import subprocess
import sys

from tests.conformance.fingerprints import fingerprints


def test_interpreted_rules_play_the_same_match(name: str) -> None:
    """Each line is one move, so the first line that differs says where."""
    told = subprocess.run(
        [sys.executable, "-m", "tests.conformance.fingerprints", name],
        env=os.environ | {"TRIPOLIS_INTERPRET": "1"},
        capture_output=True,
        text=True,
    )
    assert told.returncode == 0, told.stderr
    assert told.stdout.splitlines() == fingerprints(name)
