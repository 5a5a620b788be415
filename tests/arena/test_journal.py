"""The journal keeps what was played, and nothing that was not."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.arena.conftest import tournament_of
from tripolis.arena.errors import BadJournal
from tripolis.arena.journal import Journal, read_terms
from tripolis.arena.play import Forfeit, Outcome
from tripolis.arena.run import hold
from tripolis.arena.tournament import Tournament


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "journal.jsonl"


def a_tournament(**more: object) -> Tournament:
    return tournament_of("random,greedy", matches=8, **more)


def outcome(number: int) -> Outcome:
    """An outcome that fits the schedule."""
    fixture = a_tournament().schedule[number]
    forfeits = (Forfeit(1, "crash", "„ouch“", 4),) if number % 2 else ()
    return Outcome(number, fixture.deal, fixture.seats, (1, 2), (30, -2), 60, forfeits)


def write(path: Path, *numbers: int) -> None:
    with Journal(path, a_tournament(), resume=False) as journal:
        for number in numbers:
            journal.add([outcome(number)])


def read(path: Path) -> list[Outcome]:
    with Journal(path, a_tournament(), resume=True) as journal:
        return journal.played


def test_what_was_written_is_read_back(path: Path) -> None:
    write(path, 3, 0, 5)
    assert read(path) == [outcome(3), outcome(0), outcome(5)]


def test_a_torn_last_line_is_cut_off_and_the_rest_is_kept(path: Path) -> None:
    write(path, 0, 1, 2)
    whole = path.read_bytes()
    last = whole.rindex(b"\n", 0, -1) + 1
    for cut in (1, 20, len(whole) - last - 1):
        path.write_bytes(whole[: last + cut])
        with Journal(path, a_tournament(), resume=True) as journal:
            assert journal.played == [outcome(0), outcome(1)]
            journal.add([outcome(2)])
        assert path.read_bytes() == whole


def test_a_torn_first_line_means_that_nothing_was_played(path: Path) -> None:
    write(path)
    header = path.read_bytes()
    for cut in (0, 5, 40, len(header) - 1):
        path.write_bytes(header[:cut])
        assert read(path) == []
        assert path.read_bytes() == header


def test_a_finished_tournament_is_not_played_again(path: Path) -> None:
    tournament = a_tournament()
    outcomes = hold(tournament, path)
    before = path.read_bytes()
    assert hold(tournament, path, resume=True) == outcomes
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("change", "name"),
    [
        ({"seed": 8}, "its seed is “7” and not “8”"),
        ({"matches": 10}, "its matches is “8” and not “10”"),
        ({"contestants": "greedy,random"}, "is “random,greedy” and not “greedy,random”"),
        ({"contestants": "random,greedy=random"}, '"label": "greedy"'),
        ({"options": {"edition": "pl"}}, "edition=ru"),
        ({"move_seconds": 3.0}, "its move-seconds is “10.0” and not “3.0”"),
    ],
)
def test_another_tournament_is_refused_in_one_sentence(
    path: Path, change: dict[str, object], name: str
) -> None:
    write(path, 0)
    before = path.read_bytes()
    other = tournament_of(**{"contestants": "random,greedy", "matches": 8} | change)  # type: ignore[arg-type]
    with pytest.raises(BadJournal) as problem:
        Journal(path, other, resume=True)
    assert name in str(problem.value)
    assert "\n" not in str(problem.value)
    assert path.read_bytes() == before


def test_a_journal_is_not_begun_over_another(path: Path) -> None:
    write(path, 0)
    with pytest.raises(BadJournal, match="Add --resume"):
        Journal(path, a_tournament(), resume=False)
    assert read(path) == [outcome(0)]


def test_two_arenas_cannot_write_to_one_journal(path: Path) -> None:
    with (
        Journal(path, a_tournament(), resume=False),
        pytest.raises(BadJournal, match="another arena"),
    ):
        Journal(path, a_tournament(), resume=True)


@pytest.mark.parametrize("content", [b"Tripolis record 1\n", b"{}\n", b"notes", b"\xff\n", b"[]\n"])
def test_a_file_that_is_no_journal_is_left_alone(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(BadJournal, match="is not a journal"):
        Journal(path, a_tournament(), resume=True)
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    "line",
    [
        "nonsense",
        "{}",
        json.dumps(outcome(4).to_json() | {"seats": [0, 0]}),
        json.dumps(outcome(4).to_json() | {"number": 400}),
        json.dumps(outcome(4).to_json() | {"number": "x"}),
        json.dumps(outcome(4).to_json() | {"forfeits": [{"seat": 1}]}),
        json.dumps(outcome(0).to_json()),
    ],
)
def test_a_damaged_line_is_named(path: Path, line: str) -> None:
    write(path, 0, 1)
    with open(path, "a") as file:
        file.write(line + "\n" + json.dumps(outcome(2).to_json()) + "\n")
    with pytest.raises(BadJournal, match="Line 4 of the journal"):
        read(path)


def test_the_terms_can_be_read_without_opening_the_journal(path: Path) -> None:
    assert read_terms(path) == {}
    write(path)
    assert read_terms(path)["seed"] == "7"
