"""What people type: names and other short texts, made fit to be seen by others."""

from __future__ import annotations

import re
import unicodedata

from tripolis.server.errors import Refused

_BLANKS = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs by their category, but nobody sees them."""
_MOST_MARKS = 3
"""Above and below one letter: more than any language needs."""
_PILE = re.compile(f"M{{{_MOST_MARKS + 1}}}")


def clean_text(text: str) -> str:
    """What somebody typed, on one line, without what nobody can see and without piles of marks."""
    shown: list[str] = []
    marks = 0
    for letter in text:
        category = unicodedata.category(letter)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if letter in _BLANKS or category in ("Zl", "Zp", "Zs", "Cc"):
            shown.append(" ")
        elif category not in ("Cs", "Cf", "Co", "Cn") and marks <= _MOST_MARKS:
            shown.append(letter)
    return " ".join("".join(shown).split())


def good_name(text: str) -> str:
    """A name that others can see and read; refused if it is none."""
    name = clean_text(text)
    if all(unicodedata.category(letter).startswith(("M", "Z")) for letter in name):
        raise Refused("empty-name")
    if _PILE.search("".join(unicodedata.category(letter)[0] for letter in text)):
        raise Refused("stacked-name")
    return name


def good_name_if_any(text: str | None) -> str | None:
    """The same where a name may be left out."""
    return good_name(text) if text and text.strip() else None
