"""The notebook runs from its first cell to its last, here with few matches."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="no Gymnasium: pip install tripolis[envs]")

NOTEBOOK = Path(__file__).parent.parent.parent / "examples" / "first_experiment.ipynb"
FEW = {"TABLES": 4, "ROUNDS": 3, "MATCHES": 6}


def test_the_notebook_trains_measures_and_plots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    cells = json.loads(NOTEBOOK.read_text("utf-8"))["cells"]
    code = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    names: dict[str, Any] = {}
    exec(code[0], names)
    assert FEW.keys() <= names.keys()
    names |= FEW
    for cell in code[1:]:
        exec(cell, names)
    told = capsys.readouterr().out
    assert "lesson 3: won" in told
    assert "greedy: won" in told
    assert names["weights"].any()
    assert (tmp_path / "learning.png").exists() or "No picture" in told


def test_the_notebook_holds_no_output() -> None:
    for cell in json.loads(NOTEBOOK.read_text("utf-8"))["cells"]:
        assert not cell.get("outputs")
