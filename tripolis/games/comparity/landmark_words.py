"""The landmarks' names and places as catalogues of words, made from their tables.

`python -m tripolis.games.comparity.landmark_words` rewrites `words/<language>/landmark.ftl`.
Run it after the tables change; a test notices if you did not.
"""

from __future__ import annotations

from pathlib import Path

from tripolis import words
from tripolis.games.comparity.components import IDS, landmark_text

_HEAD = "### The landmarks' names and places. Made from their tables: see landmark_words.py."


def catalogue(language: str) -> str:
    """The text of a language's catalogue."""
    lines = [_HEAD, ""]
    for card, name in enumerate(IDS):
        key = name.replace("_", "-")
        lines.append(f"landmark-{key} = {landmark_text(card, 'name', language)}")
        lines.append(f"landmark-place-{key} = {landmark_text(card, 'place', language)}")
    return "\n".join(lines) + "\n"


def catalogue_path(language: str) -> Path:
    """Where a language's catalogue lies."""
    return Path(__file__).parent / "words" / language / "landmark.ftl"


def main() -> None:
    """Write the catalogues of all languages."""
    for language in words.LANGUAGES:
        catalogue_path(language).write_text(catalogue(language), "utf-8", newline="\n")


if __name__ == "__main__":
    main()
