"""Every move has one notation, and everything said can be said."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable
from typing import get_type_hints

import pytest

from tests.conformance.saying import assert_can_be_said, assert_not_named
from tests.conformance.tables import Table, random_match, some_states
from tripolis.engine.errors import (
    IllegalMove,
    MatchOver,
    NotYourTurn,
    UnreadableMove,
    WrongSeat,
)
from tripolis.engine.game import Game
from tripolis.engine.match import Match
from tripolis.engine.viewer import EVERYTHING, SPECTATOR
from tripolis.words import LANGUAGES, Line, rules_section

NONSENSE = ("", " ", "no such move", "0", "-1", "\x00", "💥", "☃ " * 30, "x" * 10_000, "\n", "None")


def test_every_move_has_a_notation_of_its_own_and_is_read_back(table: Table, game: Game) -> None:
    for s in some_states(random_match(table), 20):
        for seat in range(table.players):
            actions = game.legal_actions(s, seat)
            texts = [game.write_move(s, seat, action) for action in actions]
            assert len(set(texts)) == len(texts), "two moves are written alike"
            assert [game.read_move(s, seat, text) for text in texts] == actions


def test_a_notation_is_one_line_of_words(table: Table, game: Game) -> None:
    for s in some_states(random_match(table), 12):
        for seat in range(table.players):
            for action in game.legal_actions(s, seat):
                text = game.write_move(s, seat, action)
                assert text == " ".join(text.split())
                assert text.isprintable()
                parts = game.move_parts(s, seat, action)
                assert json.loads(json.dumps(parts)) == parts
                assert parts["kind"]


def test_a_move_has_the_parts_that_its_game_declares(table: Table, game: Game) -> None:
    declared = [(kind, set(get_type_hints(parts))) for kind, parts in game.part_types if parts]
    undeclared = {kind for kind, parts in game.part_types if parts is None}
    for s in some_states(random_match(table), 12):
        for seat in range(table.players):
            for action in game.legal_actions(s, seat):
                parts = game.move_parts(s, seat, action)
                kind = parts.pop("kind")
                assert kind in undeclared or (kind, set(parts)) in declared


def test_nonsense_is_refused_and_changes_nothing(table: Table) -> None:
    match = half_played(table)
    before = match.record()
    for text in NONSENSE:
        with pytest.raises(UnreadableMove) as refused:
            match.play(match.awaited[0], text)
        assert_can_be_said(refused.value.line)
    assert match.record() == before


def test_refusals_come_in_one_order(table: Table) -> None:
    """Over, then the seat, then its turn, then the text, then the rules."""
    match = half_played(table)
    for seat in range(table.players):
        error = UnreadableMove if seat in match.acting else NotYourTurn
        with pytest.raises(error):
            match.play(seat, "no such move")
    for game_going_on, error in ((match, WrongSeat), (random_match(table), MatchOver)):
        with pytest.raises(error):
            game_going_on.play(table.players, "no such move")


def test_moves_of_other_moments_are_refused_with_a_reason(table: Table) -> None:
    match = half_played(table)
    before = match.record()
    lines = []
    for seat in match.acting:
        legal = {move.text for move in match.legal(seat)}
        for text in sorted({text for _, text in random_match(table).moves} - legal):
            with pytest.raises((IllegalMove, UnreadableMove)) as refused:
                match.play(seat, text)
            assert match.why_not(seat, text) == refused.value.line
            lines.append(refused.value.line)
    assert match.record() == before
    assert_all_can_be_said(lines)


def test_a_misspelt_move_is_refused_or_understood(table: Table, game: Game) -> None:
    match = half_played(table)
    seat = match.awaited[0]
    chance = random.Random(7)
    before = match.record()
    for move in match.legal(seat)[:10]:
        for text in misspellings(move.text, chance):
            refused = match.why_not(seat, text)
            if refused is None:
                assert game.read_move(match.state, seat, text) in game.legal_actions(
                    match.state, seat
                )
            else:
                assert_can_be_said(refused)
    assert match.record() == before


def misspellings(text: str, chance: random.Random) -> Iterable[str]:
    """A letter missing, doubled or changed; a word missing, doubled or moved."""
    words = text.split()
    for _ in range(6):
        i = chance.randrange(len(text))
        yield text[:i] + text[i + 1 :]
        yield text[:i] + text[i] + text[i:]
        yield text[:i] + chance.choice("09azAZ-+:,² é\x00") + text[i + 1 :]
        j = chance.randrange(len(words))
        yield " ".join(words[:j] + words[j + 1 :])
        yield " ".join([*words[:j], words[j], *words[j:]])
        yield " ".join(chance.sample(words, len(words)))


def half_played(table: Table) -> Match:
    """A match in the middle."""
    match = table.new_match(table.seed)
    moves = random_match(table).moves
    for seat, text in moves[: len(moves) // 2]:
        match.play(seat, text)
    return match


def test_everything_said_in_a_match_is_there_in_four_languages(table: Table, game: Game) -> None:
    match = random_match(table)
    lines: list[Line] = []
    for played in match.played:
        for before, after, actor in played.steps:
            for viewer in (played.seat, SPECTATOR, EVERYTHING):
                lines += game.narrate(before, after, actor, played.action, viewer)
    for s in some_states(match, 30):
        lines += [game.prompt(s, viewer) for viewer in [*table.viewers, EVERYTHING]]
    assert match.result is not None
    for explained in match.result.explained:
        lines += explained
    assert_all_can_be_said(lines)


def test_nobody_is_told_of_themselves_by_name(table: Table, game: Game) -> None:
    match = random_match(table)
    told: dict[str, tuple[Line, int]] = {}
    for viewer in range(table.players):
        lines = match.log(viewer)
        lines += [game.prompt(s, viewer) for s in some_states(match, 30)]
        told |= {f"{viewer} {line}": (line, viewer) for line in lines}
    for line, viewer in told.values():
        for language in LANGUAGES:
            assert_not_named(line, language, viewer)


def assert_all_can_be_said(lines: Iterable[Line]) -> None:
    """Check each different line once."""
    for line in {repr(line): line for line in lines}.values():
        assert_can_be_said(line)


def test_the_section_of_the_rules_that_matters_is_there(table: Table, game: Game) -> None:
    for section in {game.section(s) for s in some_states(random_match(table), 60)}:
        for language in LANGUAGES:  # in English where the language has no rules
            assert rules_section(game.name, language, section), f"{section} in {language}"
