"""A record is replayed as it was played, or refused with the line that is wrong."""

from __future__ import annotations

import hashlib
import random
from pathlib import Path

import pytest

from tests.conformance.saying import assert_can_be_said
from tests.conformance.tables import Table, random_match
from tripolis import Match, load
from tripolis.engine.errors import BadRecord

JUNK = (
    "",
    "null",
    "true",
    "-1",
    "0",
    "99",
    "1e999",
    '"x"',
    "[]",
    "{}",
    '["x"]',
    "[[[",
    "x",
    "9" * 99,
)
HARMLESS = ("names: []", 'names: ["x"]', "options: {}")
"""Names are for people and may be anything; an option that is left out has its default."""

SHORT = 12


def short_record(table: Table) -> str:
    """The record of a match that has just begun: quick to replay."""
    match = table.new_match(table.seed)
    for seat, text in random_match(table).moves[:SHORT]:
        match.play(seat, text)
    return match.record()


def sealed(lines: list[str]) -> str:
    """Lines with the last line that belongs to them, as if they had been written so."""
    body = "\n".join(lines) + "\n"
    return body + f'end: "{hashlib.sha256(body.encode()).hexdigest()}"\n'


def assert_refused(content: bytes | str, tmp_path: Path) -> BadRecord:
    """Loading fails with a line number, whatever is wrong."""
    path = tmp_path / "match.trip"
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    with pytest.raises(BadRecord) as refused:
        load(path)
    line = refused.value.line
    assert line.args["line"] >= 1
    if line.key not in _SAID:
        assert_can_be_said(line)
        _SAID.add(line.key)
    return refused.value


_SAID: set[str] = set()
"""The keys of complaints that need not be looked at again."""


def test_a_saved_match_is_loaded_again(table: Table, tmp_path: Path) -> None:
    match = random_match(table)
    path = tmp_path / "match.trip"
    match.save(path)
    assert load(path).record() == match.record() == path.read_text("utf-8")


def test_a_match_from_a_position_is_saved_and_loaded_again(table: Table, tmp_path: Path) -> None:
    whole = random_match(table)
    half = len(whole.played) // 2
    truth = whole.position() | {"state": table.game.position(whole.played[half].before)}
    match = Match.from_position(truth)
    match.names = ["Żaneta", "Ярослав"]
    for seat, text in whole.moves[half:]:
        match.play(seat, text)
    match.save(tmp_path / "match.trip")
    assert load(tmp_path / "match.trip").record() == match.record()


def test_a_flipped_bit_is_noticed(table: Table, tmp_path: Path) -> None:
    content = random_match(table).record().encode()
    chance = random.Random(5)
    for _ in range(40):
        place = chance.randrange(len(content))
        flipped = bytearray(content)
        flipped[place] ^= 1 << chance.randrange(8)
        assert_refused(bytes(flipped), tmp_path)


def test_a_truncated_file_is_noticed(table: Table, tmp_path: Path) -> None:
    content = short_record(table).encode()
    for length in range(0, len(content), 7):
        assert_refused(content[:length], tmp_path)


def test_a_missing_doubled_or_moved_line_is_noticed(table: Table, tmp_path: Path) -> None:
    lines = short_record(table).splitlines()
    for i in range(len(lines)):
        assert_refused("\n".join(lines[:i] + lines[i + 1 :]) + "\n", tmp_path)
    lines = lines[:-1]
    for i in range(len(lines)):
        assert_refused(sealed(lines[:i] + lines[i + 1 :]), tmp_path)
        assert_refused(sealed([*lines[:i], lines[i], *lines[i:]]), tmp_path)
        if i + 1 < len(lines) and not (are_moves(lines[i : i + 2])):
            assert_refused(sealed([*lines[:i], lines[i + 1], lines[i], *lines[i + 2 :]]), tmp_path)


def are_moves(lines: list[str]) -> bool:
    """Two choices made at once may be told in either order."""
    return all(line[0].isdecimal() for line in lines)


def test_junk_in_a_record_is_refused_even_if_its_seal_is_good(table: Table, tmp_path: Path) -> None:
    lines = short_record(table).splitlines()[:-1]
    chance = random.Random(table.seed)
    for i, line in enumerate(lines):
        name, colon, _ = line.partition(": ")
        for junk in chance.sample(JUNK, 5):
            changed = name + colon + junk if colon else junk
            if changed != line and changed not in HARMLESS:
                assert_refused(sealed([*lines[:i], changed, *lines[i + 1 :]]), tmp_path)


def test_another_seed_is_another_match(table: Table, tmp_path: Path) -> None:
    lines = short_record(table).splitlines()[:-1]
    assert lines[5].startswith("seed: ")
    lines[5] = f'seed: "{"f" * 64}"'
    assert_refused(sealed(lines), tmp_path)


def test_a_record_of_newer_rules_is_refused(table: Table, tmp_path: Path) -> None:
    lines = short_record(table).splitlines()[:-1]
    lines[2] = f"rules: {table.game.rules_version + 1}"
    refused = assert_refused(sealed(lines), tmp_path)
    assert refused.line.key == "engine-record-newer-rules"
    assert refused.line.args["line"] == 3
