"""The games that ship speak all four languages: a check before a release.

A new game plays with English alone, which fills the gaps of the other languages. Name it here when
its translations are done.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import tripolis
from tripolis.homes import homes
from tripolis.words import LANGUAGES, keys

SHIPPED = ("comparity", "kosmopolis", "splendor")

OURS = Path(tripolis.__file__).parent / "words"
FOLDERS = [OURS, *(OURS.parent / "games" / game / "words" for game in SHIPPED)]
CATALOGUES = [path.stem for folder in FOLDERS for path in sorted((folder / "en").glob("*.ftl"))]

each_translation = pytest.mark.parametrize(
    "language", [language for language in LANGUAGES if language != "en"]
)


def test_the_games_named_here_are_those_of_the_package() -> None:
    folders = {home.folder for home in homes().values()}
    assert {folder.parent for folder in FOLDERS[1:]} <= folders
    assert all((folder / "en").is_dir() for folder in FOLDERS)


@each_translation
@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_every_language_knows_the_same_keys(catalogue: str, language: str) -> None:
    assert keys(catalogue, language) == keys(catalogue, "en") != set()


@each_translation
@pytest.mark.parametrize("game", SHIPPED)
def test_the_rules_are_written_in_every_language(game: str, language: str) -> None:
    assert (OURS.parent / "games" / game / "words" / language / "rules.md").is_file()
