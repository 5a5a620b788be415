"""Examples of the documentation, run as if they were typed in."""

from __future__ import annotations

from tripolis.site.example import run


def test_what_is_typed_is_run_and_what_it_gives_is_shown() -> None:
    assert (
        run(">>> for number in range(2):\n...     print(number)\n0\n1\n>>> 6 * 7\n42\n")
        == "0\n1\n42\n"
    )


def test_a_later_example_knows_what_an_earlier_one_made() -> None:
    assert run("city = 'Kosmopolis'") == ""
    assert run(">>> city[:4]") == "'Kosm'\n"


def test_an_example_that_fails_says_why() -> None:
    assert run(">>> 1 / 0") == "ZeroDivisionError: division by zero\n"
