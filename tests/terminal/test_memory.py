"""`tripolis play comparity --memory FILE`: what a room has seen, from match to match."""

import json
import random
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import tripolis
from tripolis.engine.match import Match
from tripolis.players.levels import find_mind
from tripolis.terminal import play
from tripolis.terminal.table import Seating
from tripolis.terminal.table.playing import farewell
from tripolis.terminal.table.sitting import Sitting
from tripolis.words import LANGUAGES

from .test_cli import Answer, refusal

SEATS = [Seating("Anna", None), Seating("Bot", find_mind("greedy"))]
SEEN = ["big_ben", "eiffel_tower"]


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[tuple[Any, ...]]:
    """What a table would have been called with."""
    told: list[tuple[Any, ...]] = []
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(play, "need_a_terminal", lambda command: None)
    monkeypatch.setattr("tripolis.terminal.table.play_at_table", lambda *words: told.append(words))
    return told


def memory_file(folder: Path, seen: list[str]) -> Path:
    path = folder / "memory.json"
    path.write_text(json.dumps({"game": "comparity", "seen": seen}), "utf-8")
    return path


@cache
def finished(*seen: str) -> Match:
    match = tripolis.new("comparity", players=2, seed=1, seen=list(seen))
    choice = random.Random(1)
    while not match.over:
        seat = match.awaited[0]
        action = choice.choice(match.game.legal_actions(match.state, seat))
        match.play(seat, match.game.write_move(match.state, seat, action))
    return match


def shown_in(match: Match) -> set[str]:
    """What lay open in the match; a view of its end turns all the others over."""
    position = match.game.position(match.state)
    return {card["card"] for card in position["zone"] if card["open"]} | {*position["discarded"]}


def test_a_memory_file_becomes_an_option_of_the_match(
    calls: list[tuple[Any, ...]], tmp_path: Path
) -> None:
    path = memory_file(tmp_path, SEEN)
    assert Answer("play", "comparity", "--memory", str(path)).code == 0
    match, memory = calls[0][0], calls[0][4]
    assert match.options["seen"] == SEEN
    assert memory == path


def test_before_the_first_match_there_is_no_file(
    calls: list[tuple[Any, ...]], tmp_path: Path
) -> None:
    assert Answer("play", "comparity", "--memory", str(tmp_path / "new.json")).code == 0
    assert calls[0][0].options["seen"] == []
    assert not (tmp_path / "new.json").exists()


@pytest.mark.parametrize(
    "content",
    [
        "", "{", "[]", "null", '{"game": "comparity"}', '{"game": "kosmopolis", "seen": []}',
        '{"game": "comparity", "seen": ["atlantis"]}', '{"game": "comparity", "seen": [[]]}',
        '{"game": "comparity", "seen": "big_ben"}', '{"game": "comparity", "seen": [], "x": 1}',
        "[" * 50_000,
    ],
)  # fmt: skip
def test_a_damaged_memory_file_is_refused_in_one_sentence_and_left_as_it_is(
    calls: list[tuple[Any, ...]], tmp_path: Path, content: str
) -> None:
    path = tmp_path / "memory.json"
    path.write_text(content, "utf-8")
    for language in LANGUAGES:
        refusal("play", "comparity", "--memory", str(path), "--language", language, code=1)
    assert path.read_text("utf-8") == content
    assert calls == []


def test_a_game_that_remembers_nothing_refuses_a_memory(
    calls: list[tuple[Any, ...]], tmp_path: Path
) -> None:
    refusal("play", "kosmopolis", "--memory", str(tmp_path / "memory.json"), code=2)
    assert calls == []


def test_a_memory_that_cannot_be_written_is_refused_before_the_first_move(
    calls: list[tuple[Any, ...]], tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    refusal("play", "comparity", "--memory", str(tmp_path / "file" / "memory.json"), code=1)
    refusal("play", "comparity", "--memory", str(tmp_path), code=1)
    assert calls == []


def test_a_finished_match_is_remembered_in_the_file_and_by_the_next_match(tmp_path: Path) -> None:
    path = memory_file(tmp_path, SEEN)
    match = finished(*SEEN)
    sitting = Sitting(match, SEATS, tmp_path / "match.trip", path)
    assert sitting.keep_memory() is None
    seen = json.loads(path.read_text("utf-8"))["seen"]
    assert set(seen) == set(SEEN) | shown_in(match)
    assert len(seen) > len(SEEN)
    again = sitting.again()
    assert again.match.options["seen"] == seen
    assert again.memory == path


def test_the_next_match_remembers_without_a_file_too(tmp_path: Path) -> None:
    match = finished()
    again = Sitting(match, SEATS, tmp_path / "match.trip").again()
    assert set(again.match.options["seen"]) == shown_in(match)


def test_a_match_that_was_left_is_not_remembered_yet(tmp_path: Path) -> None:
    path = tmp_path / "memory.json"
    match = tripolis.new("comparity", players=2, seed=1)
    farewell(Sitting(match, SEATS, tmp_path / "match.trip", path))
    assert not path.exists()


def test_a_disk_that_takes_no_memory_is_told_and_the_old_one_kept(tmp_path: Path) -> None:
    sitting = Sitting(finished(), SEATS, tmp_path / "match.trip", tmp_path / "gone" / "memory.json")
    assert farewell(sitting).key == "table-memory-failed"
