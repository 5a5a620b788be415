"""Every sentence can be said, and every message has English: what any game needs.

That a game which ships speaks all four languages is checked in test_complete.py.
"""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import tripolis
from tripolis import words
from tripolis.engine.game import find_game, game_names
from tripolis.engine.match import Match
from tripolis.engine.options import Choice, Number, Option, PerSeat, Several, Switch
from tripolis.words import LANGUAGES, Line, keys, knows, rules_section, rules_text, say

PACKAGE = Path(tripolis.__file__).parent
FILES = sorted(path for folder in words.folders() for path in folder.glob("*/*.ftl"))
CATALOGUES = sorted({path.stem for path in FILES})
PLURALS = {"zero", "one", "two", "few", "many", "other"}
NONSENSE = "castle the queen"

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_catalogue = pytest.mark.parametrize("catalogue", CATALOGUES)
each_file = pytest.mark.parametrize(
    "file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}"
)
# A game stays with one worker, which compiles its rules once and keeps the matches it played.
each_game = pytest.mark.parametrize(
    "game", [pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in game_names()]
)


# The catalogues, taken apart


@cache
def messages(catalogue: str, language: str) -> dict[str, ftl.Message]:
    """A catalogue's messages by their keys; none where the language has no such catalogue."""
    return {
        entry.id.name: entry
        for file in FILES
        if (file.stem, file.parent.name) == (catalogue, language)
        for entry in FluentParser().parse(file.read_text("utf-8")).body
        if isinstance(entry, ftl.Message)
    }


class Arguments(Visitor):
    """What a message needs to be told: its variables, and the forms it chooses between."""

    def __init__(self, message: ftl.Message | ftl.Attribute) -> None:
        self.names: set[str] = set()
        self.forms: dict[str, set[str]] = {}
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        # A name in a case is still that name.
        self.names.add(re.sub(rf"-({'|'.join(words.CASES)})$", "", node.id.name))

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            chosen_by = self.forms.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                word = isinstance(variant.key, ftl.Identifier)
                chosen_by.add(variant.key.name if word else variant.key.value)
        self.generic_visit(node)

    def plausible(self) -> Iterator[dict[str, Any]]:
        """Arguments as the program could give them: numbers of all kinds, and every named form."""
        named = {form for forms in self.forms.values() for form in forms} - PLURALS
        numbers = [int(form) for form in named if form.isdecimal()]
        chosen = [0, 1, 2, 5, 21, -3, *numbers, *(form for form in named if not form.isdecimal())]
        for value in chosen:
            given = {name: value if name in self.forms else "B4" for name in self.names}
            yield given | {f"{name}-{case}": "B4" for name in self.names for case in words.CASES}


@each_file
def test_a_catalogue_is_well_formed_and_says_everything_once(file: Path) -> None:
    entries = FluentParser().parse(file.read_text("utf-8")).body
    assert [entry.content for entry in entries if isinstance(entry, ftl.Junk)] == []
    named = [entry.id.name for entry in entries if isinstance(entry, ftl.Message)]
    assert len(named) == len(set(named))
    assert [name for name in named if not name.startswith(f"{file.stem}-")] == []


@each_language
@each_catalogue
def test_every_language_speaks_of_the_same_things(catalogue: str, language: str) -> None:
    english = messages(catalogue, "en")
    for key, message in messages(catalogue, language).items():
        assert key in english, f"{key} is missing in English"
        assert Arguments(message).names == Arguments(english[key]).names, key


@each_file
def test_every_message_can_be_said(file: Path) -> None:
    language = file.parent.name
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text("utf-8")))
    for key, message in messages(file.stem, language).items():
        for args in Arguments(message).plausible():
            said, errors = bundle.format_pattern(bundle.get_message(key).value, args)
            assert not errors, (key, args, errors)
            assert said == said.strip() != "", (key, args)
            for form, pattern in bundle.get_message(key).attributes.items():
                said, errors = bundle.format_pattern(pattern, args)
                assert not errors, (key, form, args, errors)
                assert said == said.strip() != "", (key, form, args)


@each_file
def test_plural_forms_are_those_of_the_language(file: Path) -> None:
    language = file.parent.name
    form_of = Locale(language).plural_form
    known = {form_of(number) for number in range(200)} | {"other"}
    for key, message in messages(file.stem, language).items():
        for forms in Arguments(message).forms.values():
            assert forms & PLURALS <= known, key


# Speaking to a player

SEATS = {"player", "taker", "owner"}
"""The arguments that are seats. In a question, `$taker` and `$owner` are somebody else."""
TOOLS = {"analysis", "arena", "terminal"}
"""Catalogues that speak about players to people who are not at the table."""


def addressed(key: str, message: ftl.Message) -> set[str]:
    """The forms a message needs, for each seat it speaks of that may be the viewer's own."""
    if key.partition("-")[0] in TOOLS or "-position-" in key:
        return set()
    named = Arguments(message).names & (SEATS if "-log-" in key else {"player"})
    return {words.you_form(name) for name in named}


@each_file
def test_a_sentence_about_a_player_has_a_form_that_speaks_to_them(file: Path) -> None:
    for key, message in messages(file.stem, file.parent.name).items():
        forms = {attribute.id.name: attribute for attribute in message.attributes}
        # A name may have a form for use within a sentence besides: “the Western Wall”.
        assert set(forms) - {"within", *words.CASES} == addressed(key, message), key
        for name in Arguments(message).names & SEATS:
            if form := forms.get(words.you_form(name)):
                assert name not in Arguments(form).names, f"{key} speaks to and of ${name}"


# The keys the program uses


def literal_keys() -> Iterator[tuple[str, str]]:
    """The keys in the sources and where they stand, as patterns: an f-string's gaps are open."""
    speaker = re.compile(rf"({'|'.join({'engine', *game_names()})})-[\w-]*")
    for path in sorted(PACKAGE.rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        within = {part for node in ast.walk(tree) for part in parts_of(node)}
        for node in ast.walk(tree):
            if node not in within and speaker.fullmatch(text_of(node, gap="x")):
                yield f"{path.relative_to(PACKAGE)}:{node.lineno}", text_of(node, gap="[a-z0-9_-]+")


def parts_of(node: ast.AST) -> list[ast.expr]:
    return node.values if isinstance(node, ast.JoinedStr) else []


def text_of(node: ast.AST, gap: str) -> str:
    """A string as it is written, with something in the gaps; empty for anything else."""
    if isinstance(node, ast.JoinedStr):
        return "".join(text_of(part, gap) or gap for part in node.values)
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def test_every_key_in_the_sources_has_a_message() -> None:
    spoken = {key for catalogue in CATALOGUES for key in keys(catalogue, "en")}
    # A screen has a catalogue of its own and puts its name before the keys it writes down.
    spoken |= {key.partition("-")[2] for key in spoken}
    found = list(literal_keys())
    assert found
    silent = [
        f"{place} {key}"
        for place, key in found
        if not any(re.fullmatch(key, candidate) for candidate in spoken)
    ]
    assert silent == []


@each_game
def test_a_game_and_its_options_have_names_and_meanings(game: str) -> None:
    wanted = [f"{game}-name", f"{game}-about"]
    for option in find_game(game).options:
        wanted += [f"{game}-option-{option.name}", f"{game}-option-{option.name}-about"]
        if isinstance(option, Choice):
            wanted += [f"{game}-value-{option.name}-{value}" for value in option.values]
    assert [key for key in wanted if not knows(key, "en")] == []


# The rules for people


def sections_of(game: str, language: str) -> list[str]:
    return re.findall(r"(?m)^## .*\{#([\w-]+)\}$", rules_text(game, language))


@each_language
@each_game
def test_the_rules_have_the_same_sections_in_every_language(game: str, language: str) -> None:
    sections = sections_of(game, language)
    headings = re.findall(r"(?m)^## ", rules_text(game, language))
    assert len(headings) == len(sections) == len(set(sections)) > 0
    assert sections == sections_of(game, "en")


# Whole matches


@cache
def overheard(game: str) -> tuple[list[Line], set[str]]:
    """What is said in matches of every size, and the sections of the rules that mattered."""
    found = find_game(game)
    said: list[Line] = []
    sections: set[str] = set()
    for players in range(found.players[0], found.players[1] + 1):
        chance = random.Random(players)
        options = {option.name: any_value(option, chance) for option in found.options}
        match = Match(found, players, options, seed=players)
        for lines, section in listen(match, chance):
            said += lines
            sections.add(section)
    return list({repr(line): line for line in said}.values()), sections


def any_value(option: Option, chance: random.Random) -> object:
    match option:
        case Choice() | PerSeat():
            return chance.choice(option.values)
        case Switch():
            return chance.random() < 0.5
        case Number():
            return chance.randint(option.low, option.high)
        case Several():
            return list(option.default)


def listen(match: Match, chance: random.Random) -> Iterator[tuple[list[Line], str]]:
    """Play at random, and hear the prompts, the refusals, the log and the score."""
    viewers = (*range(match.players), None)
    attempts = {"": NONSENSE}
    while not match.over:
        lines = [match.prompt(viewer) for viewer in viewers]
        seat = chance.choice(match.awaited)
        move = chance.choice(match.legal(seat))
        attempts[move.parts.get("kind", move.text)] = move.text
        tried = [match.why_not(other, text) for other in match.acting for text in attempts.values()]
        lines += [refusal for refusal in tried if refusal is not None]
        yield lines, match.game.section(match.state)
        match.play(seat, move)
    refused = match.why_not(0, NONSENSE)
    assert refused is not None
    assert match.result is not None
    lines = [refused, *(line for scored in match.result.explained for line in scored)]
    for viewer in viewers:
        lines += [match.prompt(viewer), *match.log(viewer)]
    yield lines, match.game.section(match.state)


def with_inner_lines(line: Line) -> Iterator[tuple[str, frozenset[str]]]:
    yield line.key, frozenset(line.args)
    for arg in line.args.values():
        for item in arg if isinstance(arg, list) else [arg]:
            if isinstance(item, Line):
                yield from with_inner_lines(item)


@each_game
def test_everything_said_in_a_match_has_words_and_all_that_they_need(game: str) -> None:
    said, _ = overheard(game)
    for key, given in {line for outer in said for line in with_inner_lines(outer)}:
        message = messages(key.partition("-")[0], "en").get(key)
        assert message is not None, key
        assert Arguments(message).names <= given, key


NOTATION = {
    "kosmopolis": r"\b[BPGY][2-6]\b|\([BPGY]\)",
    "splendor": r"\b[1-3][a-f]\b|\b\d[WUGRK*]|\b(deck|orient|noble)\d|\br[1-3]\b|\([WUGRK*]\)",
    # A cell, and not a height with a decimal comma.
    "comparity": r"(?<![\d,])-?\d{1,2},-?\d{1,2}(?![\d,]|\s[mм])|[a-z]_[a-z]",
}
NAMES = ("Anna", "Viktor", "Jana", "Piotr", "Olga")


@each_language
@each_game
def test_a_table_speaks_in_words_and_not_in_notation(game: str, language: str) -> None:
    for line in overheard(game)[0]:
        if line.key == "engine-illegal-move":
            line = line.args["reason"]
        if game in NOTATION and not line.key.endswith("-unreadable"):
            assert not re.search(NOTATION[game], say(line, language, NAMES)), (line, language)


def test_who_cannot_pay_is_told_what_is_missing() -> None:
    match = Match(find_game("splendor"), 2, {}, seed=7)
    refused = next(
        why
        for place in ("3a", "3b", "3c", "3d")
        if (why := match.why_not(0, f"buy {place}")) is not None
    )
    reason = refused.args["reason"]
    assert re.fullmatch(r"You are \d [a-z]+(, \d [a-z]+)* short\.", say(reason))


@each_game
def test_the_section_of_the_rules_that_matters_now_exists(game: str) -> None:
    _, sections = overheard(game)
    assert sections <= set(sections_of(game, "en"))
    for section in sections:
        assert all(rules_section(game, language, section) for language in LANGUAGES), section


def test_who_is_spoken_to_is_you_in_every_language() -> None:
    undone = Line("server-log-undone", {"player": words.Seat(1)})
    said = {language: say(undone, language, ["Karel", "Ludmila"], 1) for language in LANGUAGES}
    assert said == {
        "en": "You take a move back.",
        "ru": "Вы берёте ход назад.",
        "pl": "Cofasz ruch.",
        "cs": "Berete tah zpět.",
    }
    for language in LANGUAGES:
        assert "Ludmila" in say(undone, language, ["Karel", "Ludmila"], 0)
        assert "Ludmila" in say(undone, language, ["Karel", "Ludmila"])


def test_a_seat_without_a_name_is_a_numbered_player_in_every_language() -> None:
    seated = Line("engine-not-your-turn", {"player": words.Seat(1)})
    for language in LANGUAGES:
        number_two = say(Line("engine-seat", {"number": 2}), language)
        assert number_two in say(seated, language)
        assert "Ludmila" in say(seated, language, ["Karel", "Ludmila"])


@each_language
@each_game
def test_the_rules_name_no_option_key_and_no_ruling(game: str, language: str) -> None:
    parts = re.split(r"(?m)^(?=## )", rules_text(game, language))
    read = "".join(part for part in parts if "{#notation}" not in part)
    shown = re.sub(r"(?s)```.*?```|<!--.*?-->|\{#[\w-]+\}", "", read)
    assert re.findall(r"`[^`\n]+`|\b[A-Z]-[RT]\d+|\b[a-z]+_[a-z_]+", shown) == []


@each_language
@each_game
def test_the_rules_say_what_spectators_see(game: str, language: str) -> None:
    options = rules_section(game, language, "options")
    names = [option.name for option in find_game(game).options]
    if "spectator_view" in names:
        assert say(Line(f"{game}-option-spectator_view"), language) in options
        late = say(Line(f"{game}-value-spectator_view-omniscient_delayed"), language)
        assert late in options


@each_language
def test_the_rules_of_kosmopolis_describe_every_bonus_rule_for_a_page_to_begin_with(
    language: str,
) -> None:
    rule = next(o for o in find_game("kosmopolis").options if o.name == "bonus_rule")
    assert isinstance(rule, Choice)
    section = rules_section("kosmopolis", language, "bonus")
    assert f"<!-- by bonus_rule: {' '.join(rule.values)} -->" in section


def test_letters_on_cards_and_gems_follow_the_language_and_differ() -> None:
    for game, colours in (
        ("kosmopolis", ["blue", "pink", "green", "yellow"]),
        ("splendor", ["white", "blue", "green", "red", "black"]),
    ):
        for language in LANGUAGES:
            letters = [say(Line(f"{game}-letter-{colour}"), language) for colour in colours]
            assert len(set(letters)) == len(letters), (game, language)
        russian = [say(Line(f"{game}-letter-{colour}"), "ru") for colour in colours]
        assert all("А" <= letter <= "Я" for letter in russian)


def test_quotes_within_quotes_are_those_of_the_language() -> None:
    arch = Line("landmark-gateway-arch")
    said = say(
        Line("comparity-log-checks", {"player": words.Seat(0), "card": arch}), "ru", ["Анна"]
    )
    assert said == "Анна проверяет карту «Арка „Врата на Запад“»."
    for language, quotes in words.QUOTES.items():
        hint = Line("hint-close", {"chance": 5, "other": f"a {quotes[0]}b{quotes[1]} c"})
        assert f"{quotes[0]}a {quotes[2]}b{quotes[3]} c{quotes[1]}" in say(hint, language)


def test_russian_has_one_word_for_reserving() -> None:
    texts = [path.read_text("utf-8") for path in FILES if path.parent.name == "ru"]
    texts += [rules_text(game, "ru") for game in game_names()]
    assert [text for text in texts if "брон" in text.lower()] == []


def test_a_card_that_fills_a_gap_is_no_news() -> None:
    match = Match(find_game("splendor"), 2, {}, seed=7)
    seat = match.awaited[0]
    match.play(seat, "reserve 1a")
    told = [say(line, "en", NAMES, seat) for line in match.log(seat)]
    assert re.fullmatch(r"You reserve a \w+ level 1 card( \(prestige 1\))?\.", told[-2])
    assert told[-1] == "You receive a gold token."
