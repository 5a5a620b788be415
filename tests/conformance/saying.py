"""Is a line fit to be said? In every language that has words for it, with nothing missing."""

from __future__ import annotations

import json
from typing import Any

from tripolis import words
from tripolis.words import LANGUAGES, Line, Seat

NAMES = ("Anna", "Viktor", "Jana", "Piotr", "Olga")


def assert_can_be_said(line: Line) -> None:
    """The key is known in English, and each argument finds its place in every language.

    English fills the gaps of the others: tests/words/test_complete.py finds those.
    """
    json.dumps(line.to_json())
    assert words.knows(line.key, "en"), f"{line.key} is missing in English"
    for language in [language for language in LANGUAGES if words.knows(line.key, language)]:
        bundle = words._bundle(line.key.partition("-")[0], language)
        args = words._said_args(line, language, NAMES, None)
        text, problems = bundle.format_pattern(bundle.get_message(line.key).value, args)
        assert not problems, f"{line.key} in {language}: {problems}"
        assert text.strip(), f"{line.key} in {language} says nothing"
        assert words._nest_quotes(str(text), language) == words.say(line, language, NAMES)
        for name, arg in line.args.items():
            if isinstance(arg, Seat) and (name == "player" or "-log-" in line.key):
                assert_not_named(line, language, int(arg))
    for arg in line.args.values():
        _assert_argument_can_be_said(arg, line.key)


def assert_not_named(line: Line, language: str, viewer: int) -> None:
    """Who is spoken to is "you", and never called by their name."""
    names = [f"<{seat}>" for seat in range(len(NAMES))]
    said = words.say(line, language, names, viewer)
    assert names[viewer] not in said, f"{line.key} in {language}: {said}"


def _assert_argument_can_be_said(arg: Any, key: str) -> None:
    if isinstance(arg, Line):
        assert_can_be_said(arg)
    elif type(arg) is list:
        for item in arg:
            _assert_argument_can_be_said(item, key)
    else:
        assert type(arg) in (str, int, float, Seat), f"{key}: {type(arg)} is no word"
