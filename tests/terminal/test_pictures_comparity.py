"""The picture of Comparity: it fits, it marks what matters, and it gives nothing away."""

import io
import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import tripolis
from tripolis.engine.match import Match
from tripolis.engine.viewer import EVERYTHING, SPECTATOR
from tripolis.games.comparity import picture as comparity
from tripolis.games.comparity.picture.zone import Zone, number, short_name
from tripolis.players.levels import find_mind
from tripolis.terminal.table import Seating
from tripolis.terminal.table.frame import Frame
from tripolis.terminal.table.picture import find_picture
from tripolis.terminal.table.playing import PlayApp
from tripolis.terminal.table.sitting import Sitting
from tripolis.words import LANGUAGES

NAMES = ["Anna", "Viktor", "Maria", "Jan", "Константин Константинопольский"]
DRAWINGS = (comparity.draw, comparity.draw_middle, comparity.draw_small)
TABLES = [
    (players, mode, moves)
    for mode in ("height", "year")
    for players, moves in ((2, 0), (2, 23), (3, 12), (4, 31), (5, 40))
]


@cache
def table(players: int, mode: str, moves: int) -> Match:
    """A match in the middle, played at random."""
    match = tripolis.new("comparity", players=players, seed=moves, mode=mode)
    choice = random.Random(moves)
    while not match.over and len(match.played) < moves:
        seat = match.awaited[0]
        action = choice.choice(match.game.legal_actions(match.state, seat))
        match.play(seat, match.game.write_move(match.state, seat, action))
    return match


def lines_of(drawing: Any, width: int) -> list[str]:
    console = Console(width=1000, color_system=None, file=io.StringIO())
    options = console.options.update_width(width)
    return [
        "".join(part.text for part in line)
        for line in console.render_lines(drawing, options, pad=False)
    ]


def in_the_zone(view: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """A view in which the zone and what is said of it are others."""
    return view | {"violations": [], "check": None, "played": None} | changes


def card(name: str, x: int, y: int, height: float | None = None) -> dict[str, Any]:
    shown = height is not None
    sides = {"height": height, "year": 1900 if shown else None, "open": shown}
    return {"card": name, "kind": "tower", "approximate": False, "x": x, "y": y, "by": 0} | sides


@pytest.mark.parametrize("width", [78, 100, 118, 160])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_drawing_fits_its_width(language: str, width: int) -> None:
    for players, mode, moves in TABLES:
        match = table(players, mode, moves)
        viewer = (0, players - 1, SPECTATOR, EVERYTHING)[(moves + width) % 4]
        view = match.game.view(match.state, viewer)
        seat = viewer if viewer >= 0 else None
        for draw in DRAWINGS:
            lines = lines_of(draw(view, seat, language, NAMES, width), width)
            assert all(len(line) <= width for line in lines)


def hidden_numbers(match: Match, mode: str, language: str) -> Iterator[str]:
    """The numbers that nobody may see, as they would be written."""
    everything = match.game.view(match.state, EVERYTHING)
    rows = [card for seat in everything["seats"] for card in seat["row"]]
    cards = [*everything["zone"], *everything["discarded"], *rows]
    known = {number(card, mode, language) for card in cards if card["open"]}
    for card in cards:
        written = number(card, mode, language)
        if not card["open"] and written not in known:
            yield written if mode == "height" else str(abs(card["year"]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_of_a_closed_card_is_drawn(language: str) -> None:
    found = 0
    for players, mode, moves in TABLES:
        match = table(players, mode, moves)
        hidden = set(hidden_numbers(match, mode, language))
        hidden = {text for text in hidden if len(text) > 2}
        found += len(hidden)
        for draw in DRAWINGS:
            drawing = lines_of(draw(match.view(0), 0, language, NAMES, 160), 160)
            words = {word.strip("().,≈◆▸✗ ") for line in drawing for word in line.split("  ")}
            assert not hidden & (words | {word for line in drawing for word in line.split()})
    assert found > 100


def test_open_cards_have_their_number_and_closed_ones_their_name() -> None:
    zone = [card("eiffel_tower", 0, 0), card("big_ben", 1, 0, 96.3)]
    view = in_the_zone(table(2, "height", 0).view(0), zone=zone)
    for lines in (1, 2, 3):
        drawn = "\n".join(line.plain for line in Zone(view, "pl", 100, lines).draw())
        assert "Wieża Eiffla" in drawn
        assert "96,3" in drawn


def test_years_before_our_era_read_well_in_every_language() -> None:
    ancient = card("great_pyramid_of_giza", 0, 0, 138.5) | {"year": -2560, "approximate": True}
    view = in_the_zone(table(2, "year", 0).view(0), zone=[ancient])
    eras = {"en": "BC", "ru": "до н. э.", "pl": "p.n.e.", "cs": "př. n. l."}
    for language, era in eras.items():
        drawn = "\n".join(line.plain for line in Zone(view, language, 100, 3).draw())
        assert f"≈2560 {era}" in drawn


def test_cells_are_marked_with_the_cards_they_touch_and_bear_the_coordinates_of_moves() -> None:
    zone = [card("eiffel_tower", 0, 0), card("big_ben", 1, 1), card("gherkin", 1, 0)]
    view = in_the_zone(table(2, "height", 0).view(0), zone=zone)
    drawn = Zone(view, "en", 60, 1)
    assert drawn.free == {
        (-1, 0): 1, (0, -1): 1, (1, -1): 1, (2, 0): 1, (2, 1): 1, (1, 2): 1, (0, 1): 2,
    }  # fmt: skip
    lines = [line.plain for line in drawn.draw()]
    assert [line[:4].strip() for line in lines] == ["2", "1", "0", "-1", "↗"]
    assert lines[-1].split() == ["↗", "-1", "0", "1", "2"]
    assert "+2" in lines[1]


def test_the_marked_cells_are_those_a_card_may_be_laid_into() -> None:
    for players, mode, moves in TABLES:
        match = table(players, mode, moves)
        seat = match.awaited[0] if match.awaited else None
        cells = {
            (move.parts["x"], move.parts["y"])
            for move in (match.legal(seat) if seat is not None else [])
            if move.parts["kind"] == "lay"
        }
        if cells:
            assert set(Zone(match.view(seat), "en", 100, 1).free) == cells


def test_a_zone_that_fell_apart_marks_only_cells_that_join_it() -> None:
    zone = [card("eiffel_tower", 0, 0), card("big_ben", 2, 0)]
    view = in_the_zone(table(2, "height", 0).view(0), zone=zone, phase="reconnect")
    assert Zone(view, "en", 60, 1).free == {(1, 0): 2}


def test_violations_are_marked_by_a_sign_too() -> None:
    zone = [card("eiffel_tower", 0, 0, 324.0), card("big_ben", 1, 0, 96.0)]
    view = in_the_zone(table(2, "height", 0).view(0), zone=zone)
    view["violations"] = [["eiffel_tower", "big_ben"]]
    for draw in DRAWINGS:
        text = "\n".join(lines_of(draw(view, 0, "en", NAMES, 90), 90))
        assert text.count("✗") == 3  # the two cards, and what the sign means


def test_of_a_wide_zone_the_part_around_the_last_card_is_shown_and_the_rest_can_be_reached() -> (
    None
):
    names = [
        name["card"] for seat in table(5, "height", 0).view(0)["seats"] for name in seat["row"]
    ]
    zone = [card(name, x, 0) for x, name in enumerate(names[:30])]
    view = in_the_zone(table(2, "height", 0).view(0), zone=zone, played=names[15])
    shown = Zone(view, "en", 78, 1).columns.shown
    assert 15 in shown
    assert len(shown) == 7
    assert Zone(view, "en", 78, 1, sideways=2).columns.shown == [x + 2 for x in shown]
    assert Zone(view, "en", 78, 1, sideways=-100).columns.shown[0] == -1
    assert Zone(view, "en", 78, 1, sideways=100).columns.shown[-1] == 30
    axis = Zone(view, "en", 78, 1).draw()[-1].plain
    assert axis.startswith(" ◂◂")
    assert axis.endswith("▸▸")


@pytest.mark.parametrize(
    ("name", "where", "width", "lines", "short"),
    [
        ("Taj Mahal", "Agra", 9, 1, ["Taj Mahal"]),
        ("Eiffel Tower", "Paris", 9, 1, ["Eif. Tow."]),
        ("Eiffel Tower", "Paris", 9, 2, ["Eiffel", "Tower"]),
        ("Elizabeth Tower (Big Ben)", "London", 16, 1, ["Elizabeth Tower"]),
        ("Panthéon (Paris)", "Paris, France", 16, 1, ["Panthéon Paris"]),
        ("Hallgrímskirkja", "Reykjavík", 9, 1, ["Hallgrím…"]),
    ],
)
def test_long_names_are_shortened_so_that_they_can_be_told_apart(
    name: str, where: str, width: int, lines: int, short: list[str]
) -> None:
    assert short_name(name, where, width, lines) == short


async def test_on_a_small_screen_a_wide_zone_is_looked_at_sideways(tmp_path: Path) -> None:
    match = tripolis.new("comparity", players=2, seed=3)
    seats = [Seating("Anna", None), Seating("Bot", find_mind("greedy"))]
    app = PlayApp(Sitting(match, seats, tmp_path / "match.trip"), "en", 3600.0, 0.0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, Frame)
        names = [name["card"] for seat in match.view(0)["seats"] for name in seat["row"]]
        zone = [card(name, x, 0) for x, name in enumerate(names)]
        screen.show_picture(in_the_zone(match.view(0), zone=zone, played=names[0]), 0)

        def axis() -> list[str]:
            lines = ["".join(part.text for part in line) for line in screen._picture_lines]
            return next(line.split() for line in lines if line.startswith((" ◂◂", "  ↗")))

        assert axis()[1] == "-1"
        await pilot.press("ctrl+left")  # there is nothing more on the left
        await pilot.press("ctrl+right")
        assert axis()[1] == "0"
        await pilot.press(*["ctrl+right"] * 40, "ctrl+left")
        assert axis()[-1] == "▸▸"


def test_a_check_is_shown_step_by_step() -> None:
    assert find_picture("comparity").steps_to_show == 3
    assert find_picture("kosmopolis").steps_to_show == 4
