"""The pages of docs/ tell the truth: their code is the code, and their examples run."""

from __future__ import annotations

import doctest
import importlib
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = sorted((ROOT / "docs").rglob("*.md"))

each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)

QUOTED = re.compile(r"^<!-- (\S+) -->\n```\w*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PYTHON = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
REFERENCE = re.compile(r"^::: (\S+)\n(?:    options:\n      members: \[(.*)\]\n)?", re.MULTILINE)
LINK = re.compile(r"\]\(((?!https?:|#)[^)#]+)")


@each_page
def test_quoted_code_stands_in_the_file_it_is_quoted_from(page: Path) -> None:
    for file, code in QUOTED.findall(page.read_text("utf-8")):
        assert code in (ROOT / file).read_text("utf-8"), f"{file} no longer says:\n{code}"


@each_page
def test_the_examples_of_a_page_are_true(page: Path) -> None:
    failures, _ = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert failures == 0


@each_page
def test_a_page_links_to_what_is_there(page: Path) -> None:
    for link in LINK.findall(page.read_text("utf-8")):
        assert (page.parent / link).exists(), link


def test_every_page_is_in_the_menu_of_the_site() -> None:
    menu = (ROOT / "mkdocs.yml").read_text("utf-8").partition("\nnav:")[2]
    for page in PAGES:
        assert page.relative_to(ROOT / "docs").as_posix() in menu


@pytest.mark.parametrize(
    "page", sorted((ROOT / "docs" / "reference").glob("*.md")), ids=lambda page: page.name
)
def test_the_reference_names_what_is_there_and_explained(page: Path) -> None:
    named = REFERENCE.findall(page.read_text("utf-8"))
    assert named
    for name, members in named:
        module = importlib.import_module(name)
        assert module.__doc__
        for member in filter(None, members.split(", ")):
            assert hasattr(module, member), f"{name} has no {member}"


def test_the_guide_shows_no_code_that_is_not_checked() -> None:
    guide = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
    quoted = [code for _, code in QUOTED.findall(guide)]
    assert len(quoted) > 10
    for code in PYTHON.findall(guide):
        assert code in quoted or ">>>" in code, code
