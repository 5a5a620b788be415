"""`tripolis analyse`: what it tells of a finished match, and what it refuses."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

import tripolis
from tests.terminal.test_cli import Answer, refusal
from tripolis.engine.luck import below, new_luck
from tripolis.engine.match import Match
from tripolis.players.analysis import analyse
from tripolis.words import LANGUAGES

pytestmark = pytest.mark.xdist_group("lanterns")

QUICK = ("--playouts", "40", "--iterations", "30")
SVG = "{http://www.w3.org/2000/svg}"


def some_match(moves: int | None = None) -> Match:
    """A match of the example game, played at random: to its end, or so many moves."""
    match = tripolis.new("lanterns", players=3, seed=4)
    match.names = ["Anna", "<b>Viktor & Co</b>", "Łucja"]
    luck = new_luck(1)
    while not match.over and (moves is None or len(match.played) < moves):
        seat = match.awaited[0]
        legal = match.legal(seat)
        match.play(seat, legal[below(luck, len(legal))])
    return match


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "match.trip"
    some_match().save(path)
    return path


def test_every_move_is_told_with_what_each_seat_could_know_and_the_truth(file: Path) -> None:
    match = tripolis.load(file)
    answer = Answer("analyse", str(file), *QUICK, COLUMNS="160")
    assert answer.code == 0, answer.err
    for number, (_, move) in enumerate(match.moves, 1):
        assert any(str(number) in line and move in line for line in answer.out.splitlines())
    assert "Turning points" in answer.out
    result = match.result
    assert result is not None
    last = [line for line in answer.out.splitlines() if " / " in line][-1]
    assert last.count("100 / 100") == (1 if len(result.winners) == 1 else 0)


def test_the_figures_are_json_and_the_same_on_one_thread_or_many(file: Path) -> None:
    told = json.loads(Answer("analyse", str(file), "--json", *QUICK).out)
    match = tripolis.load(file)
    assert told["game"] == "lanterns"
    assert [moment["move"] for moment in told["moments"][1:]] == [move for _, move in match.moves]
    alone = list(analyse(match, playouts=40, iterations=30))
    assert [tuple(moment["true_chances"]) for moment in told["moments"]] == [
        moment.true_chances for moment in alone
    ]
    assert [tuple(moment["own_chances"]) for moment in told["moments"]] == [
        moment.own_chances for moment in alone
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_plot_has_two_lines_and_a_name_for_each_seat(file: Path, language: str) -> None:
    plot = file.with_name("plot.svg")
    answer = Answer("analyse", str(file), "--plot", str(plot), "--language", language, *QUICK)
    assert answer.code == 0, answer.err
    assert str(plot) in answer.out.replace("\n", "")
    drawn = ElementTree.fromstring(plot.read_text("utf-8"))
    lines = [line for line in drawn.iter(f"{SVG}polyline") if "key" not in line.get("class", "")]
    moves = len(tripolis.load(file).moves)
    assert len(lines) == 6
    assert all(len(line.get("points", "").split()) == moves + 1 for line in lines)
    names = [text.text for text in drawn.iter(f"{SVG}text") if "name" in text.get("class", "")]
    assert sorted(map(str, names)) == sorted(["Anna", "<b>Viktor & Co</b>", "Łucja"])


def test_the_page_holds_the_plot_and_runs_and_fetches_nothing(file: Path) -> None:
    page = file.with_name("page.html")
    assert Answer("analyse", str(file), "--plot", str(page), "--json", *QUICK).code == 0
    text = page.read_text("utf-8")
    assert text.count("<svg") == 1
    assert "default-src 'none'" in text
    assert "<b>Viktor" not in text
    assert "<script" not in text


def test_what_cannot_be_analysed_is_refused_in_one_sentence(tmp_path: Path, file: Path) -> None:
    begun = tmp_path / "begun.trip"
    some_match(2).save(begun)
    assert "is not over" in refusal("analyse", str(begun), code=1)
    assert "nowhere" in refusal("analyse", str(tmp_path / "nowhere.trip"), code=1)
    assert ".svg or .html" in refusal("analyse", str(file), "--plot", "plot.png", code=2)
    nowhere = tmp_path / "match.trip" / "plot.svg"
    refusal("analyse", str(file), "--plot", str(nowhere), code=1)
    refusal("analyse", str(file), "--playouts", "0", code=2)
