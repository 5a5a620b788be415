"""The language of the command line."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence

from tripolis.words import LANGUAGES

_OPTION = "--language"
_language = "en"


def language() -> str:
    """The language chosen for this run."""
    return _language


def settle_language(words: Sequence[str]) -> list[str]:
    """Choose the language of this run, and move its option to the front.

    The option can stand anywhere on the command line, and even an error in the words before it is
    reported in that language.
    """
    global _language
    _language = _surrounding_language()
    named, rest = _take_option(list(words))
    if named and named[-1] in LANGUAGES:
        _language = named[-1]
    return [part for name in named[-1:] for part in (_OPTION, name)] + rest


def command_in(words: Sequence[str]) -> str:
    """The command that a command line names, if it names one."""
    return next(iter(_take_option(list(words))[1]), "")


def _take_option(words: list[str]) -> tuple[list[str], list[str]]:
    named: list[str] = []
    rest: list[str] = []
    waiting = iter(words)
    for word in waiting:
        if word == "--":
            return named, [*rest, word, *waiting]
        if word.startswith(f"{_OPTION}="):
            named.append(word.partition("=")[2])
        elif word == _OPTION:
            value = next(waiting, None)
            named, rest = (named, [*rest, word]) if value is None else ([*named, value], rest)
        else:
            rest.append(word)
    return named, rest


def _surrounding_language() -> str:
    """`TRIPOLIS_LANGUAGE`, or else the locale's language if we have it."""
    for variable in ("TRIPOLIS_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        named = re.split(r"[_.@-]", os.environ.get(variable, "").lower())[0]
        if named in LANGUAGES:
            return named
        if named and variable != "TRIPOLIS_LANGUAGE":
            break
    return "en"
