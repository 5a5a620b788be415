"""The picture of Splendor: it shows what the view shows, at every width and in every language."""

import random
import re
from functools import cache
from itertools import chain, combinations
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

import tripolis
from tripolis.engine.match import Match
from tripolis.engine.viewer import EVERYTHING
from tripolis.terminal.table.picture import find_picture
from tripolis.words import LANGUAGES

MODULES = ("cities", "strongholds", "trading_posts", "orient")
MODULE_SETS = list(chain.from_iterable(combinations(MODULES, n) for n in range(len(MODULES) + 1)))
WIDTHS = (78, 100, 118, 160)
NAMES = ("Anna", "Viktor", "Bot 1", "Bot 2")
PICTURE = find_picture("splendor")


@cache
def middle_of_a_match(modules: tuple[str, ...], players: int = 4, moves: int = 70) -> Match:
    """A match some way on, by players who buy when they can and else do anything."""
    match = tripolis.new("splendor", players=players, seed=5, modules=list(modules))
    chance = random.Random(3)
    for _ in range(moves):
        seat = match.acting[0]
        choices = match.legal(seat)
        bought = [move for move in choices if move.text.startswith(("buy", "tower put"))]
        match.play(seat, chance.choice(bought or choices))
    return match


def drawn(view: dict[str, Any], seat: int | None, width: int, language: str, small: bool) -> str:
    """A picture as plain text."""
    draw = PICTURE.draw_small if small else PICTURE.draw
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(draw(view, seat, language, NAMES, width))
    return capture.get()


@pytest.mark.parametrize("small", [False, True])
@pytest.mark.parametrize("modules", MODULE_SETS, ids="+".join)
def test_every_table_fits_every_width_in_every_language(
    modules: tuple[str, ...], small: bool
) -> None:
    match = middle_of_a_match(modules)
    for seat, languages in ((0, LANGUAGES), (None, ("en",))):
        view = match.view(seat)
        for width in WIDTHS:
            for language in languages:
                picture = drawn(view, seat, width, language, small)
                assert max(cell_len(line) for line in picture.splitlines()) <= width
                assert "splendor-picture" not in picture


@pytest.mark.parametrize("small", [False, True])
@pytest.mark.parametrize("modules", MODULE_SETS, ids="+".join)
def test_all_that_lies_on_the_table_is_in_the_picture(
    modules: tuple[str, ...], small: bool
) -> None:
    view = middle_of_a_match(modules).view(0)
    picture = drawn(view, 0, 118, "en", small)
    for card in view["face_up"]:
        assert re.search(rf"\b{card['slot']}\b", picture)
    for deck in view["decks"]:
        assert deck in picture
    for sign, tiles in (("♛", "nobles"), ("⌂", "cities"), ("⚑", "posts")):
        for tile in view[tiles]:
            assert f"{sign}{tile['number']} " in picture
    for seat in view["seats"]:
        assert NAMES[seat["seat"]] in picture
        assert f"●{seat['token_count']} ▯{seat['cards']}" in picture
    assert ("3e" in picture) == ("orient" in modules)
    towers = sum(card["towers"] for card in view["face_up"])
    assert picture.count("♜") >= towers


def test_what_you_can_buy_is_ticked_and_what_you_lack_is_named() -> None:
    view = middle_of_a_match(()).view(0)
    view["face_up"] = view["face_up"][:1]
    view["nobles"] = []
    view["seats"][0]["reserved"] = []
    card = view["face_up"][0]
    card |= {"affordable": True, "missing": {}}
    assert "✓ You can buy it" in drawn(view, 0, 118, "en", small=False)
    assert "✓" in drawn(view, 0, 80, "en", small=True)
    card |= {"affordable": False, "missing": {"white": 2, "black": 1}}
    assert "−2W 1K" in drawn(view, 0, 118, "en", small=False)
    assert "−2W1K" in drawn(view, 0, 80, "en", small=True)
    assert "✓" not in drawn(view, 0, 80, "en", small=True)


def test_a_card_you_cannot_buy_for_another_reason_is_crossed_out() -> None:
    view = middle_of_a_match(()).view(0)
    view["face_up"][0] |= {"affordable": False, "missing": {}}
    assert "✗" in drawn(view, 0, 80, "en", small=True)


def test_a_spectator_is_told_nothing_about_buying() -> None:
    match = middle_of_a_match(MODULES)
    for small in (False, True):
        picture = drawn(match.view(None), None, 118, "en", small)
        assert not {"✓", "✗", "−"} & set(picture)


@pytest.mark.parametrize("small", [False, True])
def test_of_a_card_reserved_unseen_others_see_the_back(small: bool) -> None:
    match = tripolis.new("splendor", players=2, seed=5)
    match.play(match.acting[0], "reserve deck3")
    owner = match.played[0].seat
    other = 1 - owner
    card = match.game.view(match.state, EVERYTHING)["seats"][owner]["reserved"][0]
    row = next(
        line
        for line in drawn(match.view(other), other, 118, "en", small).splitlines()
        if f" {NAMES[owner]} " in line
    )
    assert "deck3" in row
    assert f"3{card['bonus'][0].upper()}" not in row
    assert "r1 3" in drawn(match.view(owner), owner, 118, "en", small)


def test_a_table_of_two_with_orient_fits_a_small_terminal() -> None:
    view = middle_of_a_match(("orient",), players=2, moves=40).view(0)
    assert len(drawn(view, 0, 80, "en", small=True).splitlines()) <= 15


def test_a_tower_says_whose_it_is_even_where_names_begin_alike() -> None:
    view = middle_of_a_match(("strongholds",)).view(0)
    view["face_up"][0] |= {"towers": 2, "tower_owner": 3}
    assert "♜♜2" in drawn(view, 0, 80, "en", small=True)
    assert "♜♜ Bot 2" in drawn(view, 0, 118, "en", small=False)


def test_gems_in_moves_and_sentences_are_painted_and_words_are_not() -> None:
    assert len(PICTURE.paint("take WUG").spans) == 3
    assert len(PICTURE.paint("take RR+G").spans) == 3
    assert len(PICTURE.paint("The noble 4R 4K visits Anna.").spans) == 2
    assert not PICTURE.paint("buy 2c").spans
    assert not PICTURE.paint("Gra toczy się W Krakowie.").spans


def test_the_last_round_is_announced() -> None:
    view = middle_of_a_match(()).view(0)
    assert PICTURE.moment(view, "en") == f"round {view['round']}"
    view["final_round"] = True
    assert PICTURE.moment(view, "en") == "the last round"
    assert "Last round" in drawn(view, 0, 80, "en", small=True)
