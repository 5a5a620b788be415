"""What every test stands on: the example game is known, and an overflow is an error."""

import os
import signal
from importlib.util import find_spec

# Most tests ask for compiled rules. The modules that players use are held to these rules by the
# conformance suite. pytest-xdist's workers are told by the second name: the first changes below.
if find_spec("numba") is not None and os.environ.get("TRIPOLIS_ARRAYS") != "plain":
    os.environ.setdefault("TRIPOLIS_TEST_RULES", os.environ.get("TRIPOLIS_RULES", "numba"))
    os.environ["TRIPOLIS_RULES"] = os.environ["TRIPOLIS_TEST_RULES"]

import pytest
from hypothesis import HealthCheck, settings

from tests.example_game import lanterns
from tests.missing import not_run
from tripolis.engine import rule
from tripolis.engine.game import add_game

# How long an example takes says nothing about the rules. CI judges a change by the same examples
# each time; a run by hand looks for new ones.
settings.register_profile(
    "tripolis",
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    derandomize="CI" in os.environ,
)
settings.load_profile("tripolis")

add_game(lanterns)

# A test must not fail because the machine is busy and compiling says that it takes a while.
rule._SILENT_SECONDS = 3600

# Programs that tests start run rules as players do: they are up sooner than with Numba.
if os.environ.get("TRIPOLIS_TEST_RULES") == "numba":
    os.environ["TRIPOLIS_RULES"] = "wasm"

# What a script runs in its background ignores Ctrl-C, and so would every program started here.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_configure(config: pytest.Config) -> None:
    # Small integers wrap silently in compiled code: only interpreted rules say so, by a warning.
    config.addinivalue_line("filterwarnings", "error:.*encountered in:RuntimeWarning")
    config.addinivalue_line("filterwarnings", "error:.*out of bound:DeprecationWarning")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    # pytest-xdist 3.8 writes a test's group where pytest 9.2 no longer reads it, and both workers
    # load every game (pytest-xdist#1386).
    if getattr(config.option, "loadgroup", False):
        for item in items:
            grouped: str = getattr(item, "_nodeid", item.nodeid)
            if grouped != item.nodeid:
                item._id = type(item.id).parse(grouped)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    lines = not_run(terminalreporter.getreports("skipped"))
    if lines:
        terminalreporter.section("not run here, and how to get it")
        for line in lines:
            terminalreporter.write_line(line)
