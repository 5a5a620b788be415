"""The examples of the README run as they stand."""

import doctest
from pathlib import Path


def test_the_examples_of_the_readme_are_true() -> None:
    readme = Path(__file__).parent.parent / "README.md"
    failures, tried = doctest.testfile(str(readme), module_relative=False)
    assert tried > 5
    assert failures == 0
