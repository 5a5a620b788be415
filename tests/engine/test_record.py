"""Record files: readable text that is whole, or refused with the line that is wrong."""

from __future__ import annotations

import dataclasses
import hashlib
import os
from pathlib import Path
from typing import Any

import pytest

import tripolis
from tripolis.engine import record
from tripolis.engine.errors import BadRecord
from tripolis.engine.match import Match, replay


@pytest.fixture
def match() -> Match:
    match = tripolis.new("lanterns", players=3, seed=7)
    match.names = ["Anna", "Виктор", "Jiří „Jirka“"]
    for seat in range(3):
        match.play(seat, match.legal(seat)[0])
    return match


def sealed(*lines: str) -> str:
    body = "".join(f"{line}\n" for line in lines)
    return f'{body}end: "{hashlib.sha256(body.encode()).hexdigest()}"\n'


def lines_of(match: Match) -> list[str]:
    return match.record().splitlines()[:-1]


def changed(match: Match, number: int, line: str) -> str:
    """The record with one line changed (counted from 1) and sealed again."""
    lines = lines_of(match)
    lines[number - 1] = line
    return sealed(*lines)


def refused(text: str) -> tuple[str, Any]:
    """The complaint's key and line."""
    with pytest.raises(BadRecord) as caught:
        replay(record.parse(text))
    return caught.value.line.key, caught.value.line.args["line"]


def test_a_record_reads_like_a_score_sheet(match: Match) -> None:
    lines = match.record().splitlines()
    assert lines[:8] == [
        "Tripolis record 1",
        'game: "lanterns"',
        "rules: 1",
        "players: 3",
        'options: {"unclaimed": "stays"}',
        f'seed: "{7:064x}"',
        'names: ["Anna", "Виктор", "Jiří „Jirka“"]',
        "moves: 3",
    ]
    assert lines[8:11] == [f"{seat} {text}" for seat, text in match.moves]
    assert lines[11] == f'state: "{match.digest()}"'
    assert lines[12] == "ranks: null"
    assert lines[13].startswith('end: "')


def test_what_was_written_is_read_back(match: Match) -> None:
    told = record.parse(match.record())
    assert record.write(told) == match.record()
    assert told.moves == match.moves
    assert replay(told).names == match.names


def test_a_match_from_a_position_names_it_in_the_place_of_the_seed(match: Match) -> None:
    again = tripolis.from_position(match.position())
    assert again.record().splitlines()[5].startswith('position: {"game": "lanterns"')
    assert replay(record.parse(again.record())).digest() == match.digest()


def test_a_position_of_another_table_is_refused(match: Match) -> None:
    other = tripolis.new("lanterns", players=2, seed=7)
    position = tripolis.from_position(other.position()).record().splitlines()[5]
    assert refused(changed(match, 6, position)) == ("engine-record-value", 6)


@pytest.mark.parametrize(
    ("number", "line", "key"),
    [
        (2, 'game: "chess"', "engine-record-line"),
        (2, "game: 5", "engine-record-value"),
        (3, "rules: 0", "engine-record-older-rules"),
        (3, "rules: 2", "engine-record-newer-rules"),
        (3, "rules: true", "engine-record-value"),
        (4, "players: 17", "engine-record-line"),
        (5, 'options: {"unclaimed": "explodes"}', "engine-record-line"),
        (5, 'options: {"colour": "red"}', "engine-record-line"),
        (5, "options: [", "engine-record-value"),
        (6, 'seed: "7"', "engine-record-value"),
        (6, f'seed: "{"F" * 64}"', "engine-record-value"),
        (6, "position: {}", "engine-record-start"),
        (7, 'names: [7, "Anna"]', "engine-record-value"),
        (7, f'names: ["{"x" * 61}"]', "engine-record-value"),
        (7, 'names: ["\\ud800"]', "engine-record-value"),
        (7, "names: " + "[" * 100_000, "engine-record-value"),
        (8, "moves: x", "engine-record-value"),
        (8, "moves: -1", "engine-record-value"),
        (9, "0 fly away", "engine-record-move"),
        (9, "7 show 1", "engine-record-move"),
        (9, "zero show 1", "engine-record-value"),
        (9, "٠ show 1", "engine-record-value"),
        (9, "0", "engine-record-value"),
        (12, 'state: "0"', "engine-record-state"),
        (12, "state: null", "engine-record-value"),
        (13, "ranks: [1, 2, 3]", "engine-record-result"),
        (13, "ranks: 1", "engine-record-value"),
    ],
)
def test_a_wrong_line_is_named(match: Match, number: int, line: str, key: str) -> None:
    assert refused(changed(match, number, line)) == (key, number)


def test_too_many_or_too_few_moves_are_noticed(match: Match) -> None:
    assert refused(changed(match, 8, "moves: 2")) == ("engine-record-expected", 11)
    assert refused(changed(match, 8, "moves: 4")) == ("engine-record-value", 12)
    assert refused(changed(match, 8, "moves: 4000000"))[0] == "engine-record-value"
    assert refused(sealed(*lines_of(match), "0 show 1")) == ("engine-record-left-over", 14)


@pytest.mark.parametrize(
    ("header", "key"),
    [
        ("", "engine-record-foreign"),
        ('[Event "chess"]', "engine-record-foreign"),
        ("Tripolis record", "engine-record-foreign"),
        ("Tripolis record 0", "engine-record-foreign"),
        ("Tripolis record one", "engine-record-foreign"),
        ("Tripolis record " + "9" * 5000, "engine-record-foreign"),
        ("Tripolis record 2", "engine-record-newer"),
        ("Tripolis record 99", "engine-record-newer"),
    ],
)
def test_another_or_a_newer_kind_of_file_is_told_apart(match: Match, header: str, key: str) -> None:
    assert refused(changed(match, 1, header)) == (key, 1)


@pytest.mark.parametrize(
    "content",
    [b"", b"\n", b"\xff\xfe\x00", b"\x00" * 100, b"PK\x03\x04", "Tripolis".encode("utf-16")],
)
def test_a_file_that_is_no_text_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "match.trip"
    path.write_bytes(content)
    with pytest.raises(BadRecord) as caught:
        tripolis.load(path)
    assert caught.value.line.args["line"] == 1


def test_a_file_without_its_last_line_is_truncated(match: Match) -> None:
    lines = lines_of(match)
    assert refused("\n".join(lines) + "\n")[0] == "engine-record-truncated"
    assert refused(match.record().removesuffix("\n"))[0] == "engine-record-truncated"


def test_a_changed_letter_is_damage(match: Match) -> None:
    text = match.record().replace("Anna", "Inna")
    assert refused(text) == ("engine-record-damaged", 14)


def test_windows_line_ends_are_noticed(match: Match) -> None:
    assert refused(match.record().replace("\n", "\r\n"))[1] >= 1


def test_a_file_of_four_megabytes_is_too_large(tmp_path: Path) -> None:
    path = tmp_path / "match.trip"
    path.write_bytes(b"x" * 4_000_001)
    with pytest.raises(BadRecord) as caught:
        tripolis.load(path)
    assert caught.value.line.key == "engine-record-too-large"


def test_a_long_name_is_cut_so_that_the_file_can_be_read(match: Match) -> None:
    match.names = ["x" * 500]
    assert replay(record.parse(match.record())).names == ["x" * 60]


def test_saving_replaces_the_old_file_whole(match: Match, tmp_path: Path) -> None:
    path = tmp_path / "match.trip"
    path.write_text("an old file")
    match.save(path)
    assert path.read_text("utf-8") == match.record()
    assert [file.name for file in tmp_path.iterdir()] == ["match.trip"]


def test_saving_that_fails_leaves_the_old_file(
    match: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "match.trip"
    path.write_text("an old file")

    def full(_handle: int) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="no space left"):
        match.save(path)
    assert path.read_text() == "an old file"
    assert [file.name for file in tmp_path.iterdir()] == ["match.trip"]


def test_a_proof_of_the_deal_is_kept_and_sealed() -> None:
    plain = record.parse(tripolis.new("lanterns", players=2, seed=7).record())
    proven = record.write(dataclasses.replace(plain, proof={"seed": "ab", "nonces": ["x", ""]}))
    assert record.parse(proven).proof == {"seed": "ab", "nonces": ["x", ""]}
    assert plain.proof is None
    with pytest.raises(BadRecord):
        record.parse(proven.replace('"ab"', '"cd"'))


def test_a_proof_that_is_no_object_is_refused() -> None:
    plain = record.parse(tripolis.new("lanterns", players=2, seed=7).record())
    wrong: Any = "fair"
    with pytest.raises(BadRecord) as refused:
        record.parse(record.write(dataclasses.replace(plain, proof=wrong)))
    assert refused.value.line.key == "engine-record-value"
