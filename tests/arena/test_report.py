"""The report tells everything, in four languages, and needs nothing but itself."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.arena.conftest import MakeBot, tournament_of
from tripolis.arena.play import Forfeit, Outcome
from tripolis.arena.plots import bin_width, bins_of, round_step, scale_for
from tripolis.arena.program import KINDS
from tripolis.arena.report import figures, page, write_report
from tripolis.arena.run import hold
from tripolis.arena.standings import Standings, standings_of
from tripolis.arena.tournament import Tournament
from tripolis.words import LANGUAGES, keys

PACKAGE = Path(__file__).parents[2] / "tripolis"


def made_up(names: str, players: int = 3, forfeits: bool = False) -> tuple[Tournament, Standings]:
    """A tournament with invented results."""
    tournament = tournament_of(names, matches=30, players=players)
    outcomes = []
    for fixture in tournament.schedule:
        scores = tuple(20 + 3 * who + fixture.number % 7 for who in fixture.seats)
        ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
        kind = KINDS[fixture.number % len(KINDS)]
        lost = (Forfeit(0, kind, "<b>oops</b>", 5),) if forfeits else ()
        moves = 50 + fixture.number % 11
        outcomes.append(
            Outcome(fixture.number, fixture.deal, fixture.seats, ranks, scores, moves, lost)
        )
    return tournament, standings_of(tournament, outcomes)


class Page(HTMLParser):
    """A page taken apart: its text, its tags, and whether they close in order."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.open: list[str] = []
        self.addresses: list[str] = []
        self.text = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href")]
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_names_everybody_in_every_language(language: str) -> None:
    tournament, standings = made_up("random,greedy,newcomer,<i>evil</i> & co=regular")
    shown = Page(page(tournament, standings, language))
    assert shown.open == []
    for contestant in tournament.contestants:
        assert shown.text.count(contestant.label) >= 4
    assert "arena-" not in shown.text
    assert "i" not in shown.tags
    assert {"svg", "circle", "rect", "table"} <= set(shown.tags)


def test_a_report_needs_nothing_from_elsewhere() -> None:
    text = page(*made_up("random,greedy,newcomer"), "en")
    shown = Page(text)
    assert shown.addresses == []
    assert {"script", "link", "img", "iframe", "object"}.isdisjoint(shown.tags)
    assert not re.search(r"https?:|url\(|@import", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_says_what_programs_did_wrong(language: str) -> None:
    names = "random,greedy,mine=program:mine,yours=program:yours"
    shown = Page(page(*made_up(names, forfeits=True), language))
    assert "<b>oops</b>" in shown.text
    assert "arena-" not in shown.text
    assert "\0" not in shown.text
    flawless = Page(page(*made_up(names), language))
    assert "oops" not in flawless.text
    assert flawless.tags.count("section") == shown.tags.count("section") + 2


def test_a_tournament_of_failures_only_still_gets_its_report(
    make_bot: MakeBot, tmp_path: Path
) -> None:
    entries = ["os._exit(1)", "say('?')", "say({'number': asked, 'move': 'x'})"]
    tournament = tournament_of(",".join(make_bot(entry) for entry in entries), matches=6)
    outcomes = hold(tournament)
    assert len(outcomes) == 6
    standings = standings_of(tournament, outcomes)
    assert standings.lengths == []
    written = write_report(tmp_path / "new" / "folder", tournament, standings, "en")
    text = written.read_text("utf-8")
    for name in ("bot0", "bot1", "bot2"):
        assert name in text
    figures = json.loads((written.parent / "arena.json").read_text("utf-8"))
    kinds = {row["label"]: row["forfeits"] for row in figures["standings"]}
    assert kinds == {"bot0": {"crash": 4}, "bot1": {"nonsense": 4}, "bot2": {"illegal": 4}}


def test_the_figures_agree_with_the_standings(tmp_path: Path) -> None:
    tournament, standings = made_up("random,greedy,newcomer,regular")
    write_report(tmp_path, tournament, standings, "en")
    figures = json.loads((tmp_path / "arena.json").read_text("utf-8"))
    assert [row["label"] for row in figures["standings"]] == [row.label for row in standings.rows]
    assert figures["standings"][0]["rating"] == standings.rows[0].mu
    assert len(figures["head_to_head"]) == 4 * 3
    assert figures["matches"] == len(tournament.schedule)
    assert figures["terms"] == json.loads(json.dumps(tournament.terms()))


def test_every_word_of_the_arena_exists() -> None:
    """Keys are written without their catalogue's name where a `Speech` says them."""
    known = keys("arena", "en")
    used = set()
    commands = [PACKAGE / "terminal" / f"{name}.py" for name in ("arena", "benchmark")]
    for path in [*(PACKAGE / "arena").glob("*.py"), *commands]:
        text = path.read_text("utf-8")
        used |= {
            f"arena-{key}" for key in re.findall(r'(?:says|self)\(\s*[\'"]([a-z-]+)[\'"]', text)
        }
        used |= set(re.findall(r'"(arena-[a-z-]+)"', text))
    used |= {f"arena-forfeit-{kind}" for kind in KINDS}
    columns = ("contestant", "rating", "interval", "elo", "firsts", "firsts-interval")
    used |= {f"arena-{key}" for key in (*columns, "mean-place", "mean-points", "time")}
    columns = ("setup", "opponent", "benchmark-matches", "reward", "processor")
    used |= {f"arena-{key}" for key in columns}
    used |= {f"arena-method-{part}" for part in ("schedule", "rating", "elo")}
    used |= {"arena-forfeits-about", "arena-forfeits-none"}
    assert used == known


def test_marks_stand_at_round_numbers() -> None:
    assert [round_step(wanted) for wanted in (0.3, 1, 1.5, 3, 7, 40)] == [0.5, 1, 2, 5, 10, 50]
    scale = scale_for([12.4, 37.9])
    assert scale.ticks == [15, 20, 25, 30, 35]
    assert scale_for([5, 5]).ticks
    assert scale.low < 12.4
    assert scale.high > 37.9


def test_a_histogram_counts_everything_once() -> None:
    values = [3, 4, 4, 9, -1, 30]
    bins = bins_of(values, 5)
    assert bins.counts == {-5: 1, 0: 3, 5: 1, 30: 1}
    assert bin_width([0, 100], 30) == 5
    assert bin_width([7, 7], 30) == 1


def test_strength_is_shown_against_the_time_of_a_move() -> None:
    tournament = tournament_of("random,greedy,newcomer", matches=6, players=3)
    outcomes = [
        Outcome(
            fixture.number,
            fixture.deal,
            fixture.seats,
            (1, 2, 3),
            (3, 2, 1),
            60,
            (),
            (20, 20, 20),
            tuple(0.02 * 10**who for who in fixture.seats),
        )
        for fixture in tournament.schedule
    ]
    standings = standings_of(tournament, outcomes)
    times = {row.label: row.time_a_move for row in standings.rows}
    assert times == pytest.approx({"random": 0.001, "greedy": 0.01, "newcomer": 0.1})
    told = figures(tournament, standings)["standings"]
    assert {row["label"]: row["seconds_a_move"] for row in told} == times
    shown = page(tournament, standings, "en")
    assert "Strength against time" in shown
    assert "newcomer: Elo" in shown
    without = standings_of(tournament, [replace(one, seconds=(), decisions=()) for one in outcomes])
    assert "Strength against time" not in page(tournament, without, "en")
