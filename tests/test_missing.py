"""What could not be tested is listed at the end, or is a failure where nothing may be missing."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.missing import COMPLETE, missing

pytest_plugins = ["pytester"]

ROOT = Path(__file__).parents[1]

TESTS = """
import pytest
from tests.missing import missing

@pytest.mark.parametrize("page", range(3))
def test_a_page(page):
    missing("no browser: install chromium")

def test_a_store():
    pytest.importorskip("no_such_store", reason="no store: install one")

def test_that_runs():
    pass
"""

SUMMARY = """
from tests.conftest import pytest_terminal_summary
"""


@pytest.fixture
def suite(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A small suite with the summary of this one."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.delenv(COMPLETE, raising=False)
    pytester.makeconftest(SUMMARY)
    pytester.makepyfile(TESTS)
    return pytester


def test_the_run_ends_with_what_was_not_run_and_how_to_get_it(suite: pytest.Pytester) -> None:
    done = suite.runpytest_subprocess("-q")
    done.assert_outcomes(passed=1, skipped=4)
    done.stdout.fnmatch_lines(
        [
            "*not run here, and how to get it*",
            "   3 × no browser: install chromium",
            "   1 × no store: install one",
        ]
    )


def test_where_everything_was_installed_a_missing_program_is_a_failure(
    suite: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(COMPLETE, "1")
    suite.runpytest_subprocess("-q").assert_outcomes(passed=1, failed=3, skipped=1)


def test_missing_skips_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(COMPLETE, raising=False)
    with pytest.raises(pytest.skip.Exception, match="no browser"):
        missing("no browser")


@pytest.mark.skipif(not Path("/etc/debian_version").exists(), reason="no Debian: needs apt-get")
@pytest.mark.parametrize("there", [True, False])
def test_ci_as_root_installs_the_programs_that_are_missing(tmp_path: Path, there: bool) -> None:
    for name in ("bash", "dirname", "env"):
        (tmp_path / name).symlink_to(str(shutil.which(name)))
    says = {"id": "echo 0", "apt-get": f'echo "$@" >> {tmp_path}/installed'}
    says["make"] = f'echo "$@ $TRIPOLIS_TEST_EVERYTHING" >> {tmp_path}/made'
    if there:
        says |= dict.fromkeys(("chromium", "postgres", "redis-server"), "")
    for name, line in says.items():
        (tmp_path / name).write_text(f"#!{tmp_path}/bash\n{line}\n")
        (tmp_path / name).chmod(0o755)
    subprocess.run([ROOT / ".ci" / "run"], env={"PATH": str(tmp_path)}, check=True)
    assert (tmp_path / "made").read_text() == "test 1\n"
    assert (tmp_path / "installed").exists() is not there
    if not there:
        assert {"chromium", "redis-server"} <= set((tmp_path / "installed").read_text().split())
