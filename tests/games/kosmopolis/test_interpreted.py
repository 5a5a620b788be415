"""The same rules as plain Python: the examples and rulings once more, without the compiler."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tripolis.engine.rule import INTERPRETED

HERE = Path(__file__).parent
ROOT = HERE.parents[2]


@pytest.mark.skipif(INTERPRETED, reason="all tests are being run this way already")
def test_the_examples_and_rulings_hold_in_plain_python_too():
    """A small integer that overflows there is an error."""
    inherited = {name: value for name, value in os.environ.items() if "PYTEST" not in name}
    files = [str(HERE / name) for name in ("test_examples.py", "test_rulings.py")]
    options = ["-q", "-p", "no:cacheprovider", "-W", "error::RuntimeWarning"]
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", *files, *options],
        cwd=ROOT,
        env=inherited | {"TRIPOLIS_INTERPRET": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert " passed" in ran.stdout
