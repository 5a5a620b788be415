"""The files in `deploy/`."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

UNITS = sorted((Path(__file__).parent.parent.parent / "deploy" / "systemd").glob("*.service"))
WORST_OK = 4.9
"""The highest exposure that `systemd-analyze security` still calls OK."""


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_a_unit_gives_the_server_no_more_than_it_needs(unit: Path) -> None:
    settings = dict(re.findall(r"^([A-Za-z]+)=(.*)$", unit.read_text(), re.MULTILINE))
    assert settings["CapabilityBoundingSet"] == ""
    assert settings["UMask"] == "0077"
    assert "SystemCallFilter=@system-service" in unit.read_text()
    assert settings["NoNewPrivileges"] == settings["DynamicUser"] == "yes"


@pytest.mark.skipif(
    not shutil.which("systemd-analyze"),
    reason="no systemd-analyze: install Debian's package systemd",
)
@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_systemd_rates_a_unit_ok(unit: Path) -> None:
    asked = ["systemd-analyze", "security", "--offline=true", "--no-pager", str(unit)]
    said = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
    found = re.search(r"exposure level for .*: ([0-9.]+)", said)
    assert found is not None
    assert float(found[1]) <= WORST_OK
